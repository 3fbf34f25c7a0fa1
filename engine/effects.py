"""Effects: what a character, token or pirogue does; each is one small class in the folder `effects` of its game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import ClassVar, Final, Generic, Protocol, TypeVar

from engine.aims import UNAIMED, Aim, AtSet, Steps, Unaimed
from engine.game import Action, Choice, Code, Event, Gather, IllegalAction, Named

S = TypeVar("S")
A = TypeVar("A", bound=Aim)
A_co = TypeVar("A_co", bound=Aim, covariant=True)
K = TypeVar("K", bound=Enum)
V = TypeVar("V")

# So many actions of one effect are kept: more than there are but for sets with their cards.
_KEPT: Final = 1024


class Aiming(Action, Protocol):
    """An action that aims an effect; its code is a head, and the aim's code after a full stop (`aimed_code`)."""

    @property
    def aim(self) -> Aim:
        """At what."""


W = TypeVar("W", bound=Aiming)


class Effect(ABC, Generic[S, A_co]):
    """What a card or a token does when it is used, over a game's state; a game derives `Plain` and `Aimed` of it.

    `again` tells whether its player has another turn then. `foreign` is why an aim is refused that it does not ask for.
    """

    again: ClassVar[bool] = False
    foreign: ClassVar[Code]

    def aims(self, state: S, seat: int) -> Sequence[A_co]:
        """Return all that a seat can aim it at now, in a stable order; nothing where nothing is asked for or there."""
        return ()

    def read(self, parts: Sequence[str]) -> A_co:
        """Return the aim that the parts of a code stand for.

        Raises:
            ValueError: it cannot be aimed like this, ever. KeyError is as good.
        """
        raise ValueError(parts)

    @abstractmethod
    def check(self, state: S, seat: int, aim: Aim) -> None:
        """Raise IllegalAction with the reason why it cannot be aimed like this now; nothing changes."""

    @abstractmethod
    def apply(self, state: S, seat: int, aim: Aim) -> list[Event] | None:
        """Apply it as checked, when what it stands on is out of the hand; return what happened, None for no effect."""

    def branches(self, state: S, seat: int, head: str, ways: Sequence[Aiming]) -> tuple[Choice, ...]:
        """Return the choices below the one whose code is `head`; `ways` are the actions that aim it, all of them."""
        return ()

    @abstractmethod
    def written(self, aim: Aim, effect: bool, events: Sequence[Event]) -> dict[str, object]:
        """Return what the record says of it: whether it had an effect, and which one (docs/record.md)."""


class Plain(Effect[S, A_co]):
    """An effect that asks for nothing."""

    def check(self, state: S, seat: int, aim: Aim) -> None:
        """Refuse any aim."""
        if not isinstance(aim, Unaimed):
            raise IllegalAction(self.foreign)

    def apply(self, state: S, seat: int, aim: Aim) -> list[Event] | None:
        """Apply it."""
        return self.act(state, seat)

    @abstractmethod
    def act(self, state: S, seat: int) -> list[Event] | None:
        """Change the state; return what happened, None where there was nothing to apply."""

    def written(self, aim: Aim, effect: bool, events: Sequence[Event]) -> dict[str, object]:
        """Add the details of an effect."""
        return {"effect": effect, **(self.details(events) if effect else {})}

    def details(self, events: Sequence[Event]) -> dict[str, object]:
        """Return what the record says of its effect."""
        return {}


class Aimed(Effect[S, A], Generic[S, A]):
    """An effect that asks for an aim of one kind, where there is any.

    `needed` is why it is refused without one where there is; `absent` why an aim is that is none of `aims` now.
    """

    kind: type[A]
    needed: ClassVar[Code]
    absent: ClassVar[Code]

    @abstractmethod
    def aims(self, state: S, seat: int) -> Sequence[A]:
        """Return all that a seat can aim it at now, in a stable order."""

    @abstractmethod
    def read(self, parts: Sequence[str]) -> A:
        """Return the aim that the parts of a code stand for; raise ValueError or KeyError for what is none, ever."""

    def check(self, state: S, seat: int, aim: Aim) -> None:
        """Let it be unaimed only where there is nothing to aim at (S8, D14)."""
        if isinstance(aim, Unaimed):
            if self.aims(state, seat):
                raise IllegalAction(self.needed)
        elif isinstance(aim, self.kind):
            self.check_aim(state, seat, aim)
        else:
            raise IllegalAction(self.foreign)

    def check_aim(self, state: S, seat: int, aim: A) -> None:
        """Raise IllegalAction unless it can be aimed like this now."""
        if aim not in self.aims(state, seat):
            raise IllegalAction(self.absent)

    def apply(self, state: S, seat: int, aim: Aim) -> list[Event] | None:
        """Apply it, aimed or not."""
        return self.act(state, seat, aim) if isinstance(aim, self.kind) else self.act_unaimed(state, seat)

    @abstractmethod
    def act(self, state: S, seat: int, aim: A) -> list[Event]:
        """Change the state; return what happened."""

    def act_unaimed(self, state: S, seat: int) -> list[Event] | None:
        """Do what happens without an aim: nothing."""
        return None

    def branches(self, state: S, seat: int, head: str, ways: Sequence[Aiming]) -> tuple[Choice, ...]:
        """Return a tree by the steps to each aim."""
        return grown(head, [(self.steps(state, way.aim), way) for way in ways if isinstance(way.aim, self.kind)])

    def steps(self, state: S, aim: A) -> Steps:
        """Return the steps to an aim in the tree of choices."""
        return aim.steps

    def written(self, aim: Aim, effect: bool, events: Sequence[Event]) -> dict[str, object]:
        """Add the details of what was aimed."""
        return {"effect": effect, **(self.details(aim, events) if isinstance(aim, self.kind) else {})}

    def details(self, aim: A, events: Sequence[Event]) -> dict[str, object]:
        """Return what the record says of what it was aimed at and what came of it."""
        return {}


def aim_of(effect: Effect[S, A_co], parts: Sequence[str]) -> A_co | Unaimed:
    """Return the aim that the parts of a code stand for, where no part is no aim.

    Raises:
        ValueError: none, ever. KeyError is as good.
    """
    return effect.read(parts) if parts else UNAIMED


def aimed_code(head: str, aim: Aim) -> str:
    """Return the code of an action that aims an effect."""
    return head if isinstance(aim, Unaimed) else f"{head}.{aim.code}"


class Ways(dict[A, W], Generic[S, A, W]):
    """All actions that aim one effect, by their aims; actions are values, so each common one is made once.

    `make` makes the action out of an aim; `label` names what is played.
    """

    def __init__(self, effect: Effect[S, A], make: Callable[[A | Unaimed], W], label: Named) -> None:
        super().__init__()
        self.effect = effect
        self._make = make
        self._label = label
        self._plain = make(UNAIMED)

    def __missing__(self, aim: A) -> W:
        if len(self) == _KEPT:
            self.clear()
        action = self[aim] = self._make(aim)
        return action

    def now(self, state: S, seat: int) -> list[W]:
        """Return the actions that are open to a seat now; where there is nothing to aim at, the one without an aim."""
        aims = self.effect.aims(state, seat)
        return list(map(self.__getitem__, aims)) if aims else [self._plain]

    def choice(self, state: S, seat: int) -> Choice:
        """Return the choice to use the effect, with all ways to do so below it."""
        head, ways = self._plain.code, self.now(state, seat)
        if ways[0] is self._plain:
            return Choice(head, self._label, action=self._plain)
        return Choice(head, self._label, choices=self.effect.branches(state, seat, head, ways))


def grown(head: str, ways: Iterable[tuple[Steps, Action]]) -> tuple[Choice, ...]:
    """Return a tree of choices out of actions and the steps that lead to each from `head`."""
    tree: dict[str, tuple[Named, list[tuple[Steps, Action]]]] = {}
    for ((code, label), *further), way in ways:
        tree.setdefault(code, (label, []))[1].append((further, way))
    choices = []
    for code, (label, below) in tree.items():
        steps, way = below[0]
        if steps:
            choices.append(Choice(f"{head}.{code}", label, choices=grown(head, below)))
        else:
            choices.append(Choice(way.code, label, action=way))
    return tuple(choices)


def gathered(head: str, onto: str, cards: Sequence[Named], most: int) -> Choice:
    """Return the choice to add at least one and at most `most` of some cards to a set: `OntoSet` in a tree."""
    ((code, label),) = AtSet(onto).steps
    return Choice(f"{head}.{code}", label, gather=Gather(tuple(cards), 1, min(most, len(cards))))


def complete(members: type[K], entries: Mapping[K, V]) -> Mapping[K, V]:
    """Return entries that have one for every member of an enum, such as effects for all characters.

    Raises:
        LookupError: it names the members that have none.
    """
    missing = [member.name for member in members if member not in entries]
    if missing:
        raise LookupError(f"{members.__name__} without an entry: {', '.join(missing)}")
    return entries
