"""Effects: what a character, token or pirogue does; each is one small class in the folder `effects` of its game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import ClassVar, Final, Generic, Protocol, TypeAlias, TypeVar

from engine.effects.aim_types import UNAIMED, Aim, Steps, Unaimed
from engine.game import Action, Choice, Code, Event, IllegalAction, Named, TurnAction
from engine.json_value import Json

S = TypeVar("S")
A = TypeVar("A", bound=Aim)
A_co = TypeVar("A_co", bound=Aim, covariant=True)
K = TypeVar("K", bound=Enum)
V = TypeVar("V")

# So many actions of one effect are kept: more than there are but for sets with their cards.
_KEPT: Final = 1024


class Aiming(Action, Protocol):
    """An action that aims an effect; its code is a head, and the aim's code after a full stop."""

    @property
    def aim(self) -> Aim:
        """At what."""


# An aim, and an action whose code ends with that of the aim.
Leaf: TypeAlias = tuple[Aim, Action]
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

    def branches(self, state: S, seat: int, head: str, leaves: Sequence[Leaf]) -> tuple[Choice, ...]:
        """Return the choices below the one whose code is `head`; `leaves` are all that its aims come to."""
        return ()

    @abstractmethod
    def written(self, aim: Aim, effect: bool, events: Sequence[Event]) -> dict[str, Json]:
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

    def written(self, aim: Aim, effect: bool, events: Sequence[Event]) -> dict[str, Json]:
        """Add the details of an effect."""
        return {"effect": effect, **(self.details(events) if effect else {})}

    def details(self, events: Sequence[Event]) -> dict[str, Json]:
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
    def act(self, state: S, seat: int, aim: A) -> list[Event] | None:
        """Change the state; return what happened, None where there was nothing to apply after all."""

    def act_unaimed(self, state: S, seat: int) -> list[Event] | None:
        """Do what happens without an aim: nothing."""
        return None

    def branches(self, state: S, seat: int, head: str, leaves: Sequence[Leaf]) -> tuple[Choice, ...]:
        """Return a tree by the steps to each aim."""
        return grown(head, [(self.steps(state, aim), action) for aim, action in leaves if isinstance(aim, self.kind)])

    def steps(self, state: S, aim: A) -> Steps:
        """Return the steps to an aim in the tree of choices."""
        return aim.steps

    def written(self, aim: Aim, effect: bool, events: Sequence[Event]) -> dict[str, Json]:
        """Add the details of what was aimed."""
        return {"effect": effect, **(self.details(aim, events) if isinstance(aim, self.kind) else {})}

    def details(self, aim: A, events: Sequence[Event]) -> dict[str, Json]:
        """Return what the record says of what it was aimed at and what came of it."""
        return {}


def aim_of(effect: Effect[S, A_co] | None, parts: Sequence[str]) -> A_co | Unaimed:
    """Return the aim that the parts of a code stand for, where no part is no aim.

    `effect` is None of a card that is no character: it can be named too, and is refused later, but never aimed.

    Raises:
        ValueError: none, ever. KeyError is as good.
    """
    if not parts:
        return UNAIMED
    if effect is None:
        raise ValueError(parts)
    return effect.read(parts)


def used(effect: Effect[S, A_co], state: S, seat: int, action: W, tell: Callable[[int, W, bool], Event]) -> list[Event]:
    """Apply an effect as an action aims it, which was checked; return what happened, that it was used before all else.

    `tell` makes the event for that, which says whether there was an effect.
    """
    follow = effect.apply(state, seat, action.aim)
    return [tell(seat, action, follow is not None), *(follow or [])]


class AimedActions(Generic[S, A, W]):
    """All actions that aim one effect; actions are values, so each common one is made once.

    `make` makes the action out of an aim; `label` names what is played.
    """

    def __init__(self, effect: Effect[S, A], make: Callable[[A | Unaimed], W], label: Named) -> None:
        self.effect = effect
        self._make = make
        self._label = label
        self._plain = make(UNAIMED)
        # By the identity of the aim, which is found more quickly than its value: an action holds its aim, so as long as
        # it is kept nothing else has that identity.
        self._made: dict[int, W] = {}

    def __len__(self) -> int:
        """Return how many are kept."""
        return len(self._made)

    def now(self, state: S, seat: int) -> list[W]:
        """Return the actions that are open to a seat now; where there is nothing to aim at, the one without an aim."""
        made = self._made.get
        return [made(id(aim)) or self._new(aim) for aim in self.effect.aims(state, seat)] or [self._plain]

    def _new(self, aim: A) -> W:
        if len(self._made) == _KEPT:
            self._made.clear()
        action = self._made[id(aim)] = self._make(aim)
        return action

    def choice(self, state: S, seat: int) -> Choice:
        """Return the choice to use the effect, with all ways to do so below it."""
        head, aims = self._plain.code, self.effect.aims(state, seat)
        if not aims:
            return Choice(head, self._label, action=self._plain)
        leaves = list(zip(aims, self.now(state, seat), strict=True))
        role = self._plain.role if isinstance(self._plain, TurnAction) else None
        return Choice(head, self._label, choices=self.effect.branches(state, seat, head, leaves), role=role)


def grown(head: str, leaves: Iterable[tuple[Steps, Action]]) -> tuple[Choice, ...]:
    """Return a tree of choices out of actions and the steps that lead to each from `head`."""
    tree: dict[str, tuple[Named, list[tuple[Steps, Action]]]] = {}
    for ((code, label), *further), action in leaves:
        tree.setdefault(code, (label, []))[1].append((further, action))
    choices = []
    for code, (label, below) in tree.items():
        steps, action = below[0]
        if steps:
            choices.append(Choice(f"{head}.{code}", label, choices=grown(head, below)))
        else:
            choices.append(Choice(action.code, label, action=action))
    return tuple(choices)


def complete(members: type[K], entries: Mapping[K, V]) -> Mapping[K, V]:
    """Return entries that have one for every member of an enum, such as effects for all characters.

    Raises:
        LookupError: it names the members that have none.
    """
    missing = [member.name for member in members if member not in entries]
    if missing:
        raise LookupError(f"{members.__name__} without an entry: {', '.join(missing)}")
    return entries
