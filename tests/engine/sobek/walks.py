"""Random games to walk through, leaning towards the rare, and what must hold after each step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random

from engine.game import Event
from engine.sobek import FIRST, SECOND
from engine.sobek import events as events_module
from engine.sobek.actions import AMULETS, NEW, Lay, PlayCharacter, PlaySet, SobekAction, Take
from engine.sobek.cards import ALL_TOKENS, CARDS, COPIES, GREEN_CARDS, Back, Card, Power
from engine.sobek.events import DeckCounted, RoundDealt, RoundScored
from engine.sobek.game import Sobek
from engine.sobek.rules_versions import Version
from tests.engine.walks import Deal, Walks, event_codes, true_of

DECK = Counter({kind: COPIES[kind] for kind, card in enumerate(CARDS) if card.back is not Back.GREEN})
WHOLE_DECK = sorted(DECK.elements())
GREEN = Counter(GREEN_CARDS)
TOKENS = Counter(ALL_TOKENS)
VERSIONS = tuple(Version)


# How players lean: the chance that something else than taking is preferred (a low one makes hands and piles long),
# or a fondness for amulets, which makes the sets of amulets alone that are rare otherwise.
FOND_OF_AMULETS = -1.0
LEANINGS = (0.1, 0.3, 0.6, 0.9, FOND_OF_AMULETS)


def steps(game: Sobek, random: Random, lean: float = 0.5) -> Iterator[tuple[int, SobekAction, tuple[Event, ...]]]:
    """Play a game to its end, yielding each action after it was made."""
    while game.waiting:
        waiting = game.waiting
        seat = waiting[int(random.random() * len(waiting))]
        pool = _leaning(game, game.legal(seat), random, lean)
        action = pool[int(random.random() * len(pool))]
        yield seat, action, game.apply(seat, action)


def deal(number: int) -> Deal:
    """Return how a walk begins: with 2, 3 or 4 seats, under one of the rules."""
    return Deal((FIRST, SECOND)[number // 15 % 2], 2 + number % 3, {}, f"walk {number}")


def walk(number: int) -> tuple[Sobek, Random, float]:
    """Return a new game, chance for its players, and how they lean."""
    return deal(number).game(), Random(number), LEANINGS[number // 3 % len(LEANINGS)]


def _leaning(game: Sobek, legal: list[SobekAction], random: Random, lean: float) -> list[SobekAction]:
    takes: list[SobekAction] = [action for action in legal if type(action) is Take]
    others = [action for action in legal if type(action) is not Take]
    if lean == FOND_OF_AMULETS:
        row = game.view(None).row
        fond = [action for action in others if _of_amulets(action)]
        fond = fond or [action for action in takes if isinstance(action, Take) and _is_amulet(row[action.place - 1])]
        if fond or random.random() < 0.8:
            return fond or takes or legal
        return legal
    return others if others and (not takes or random.random() < lean) else takes or others


def _of_amulets(action: SobekAction) -> bool:
    match action:
        case PlaySet():
            return action.onto == AMULETS or (action.onto == NEW and action.good is None)
        case Lay():
            return action.good is None
        case PlayCharacter():
            return action.card.power is Power.COURTESAN and action.code.startswith("c.courtesan.amulets")
        case _:
            return False


def _is_amulet(card: Card | None) -> bool:
    return card is not None and card.good is None


def check_whole(game: Sobek) -> None:
    """Fail unless every card and token is there exactly once and the game waits till it is over."""
    places = [game.row, game.deck, game.removed, game.discard, *game.hands, *game.piles]
    places += [kinds for sets in game.sets for kinds in sets]
    cards = sorted(chain(*places))
    green, others = [kind for kind in cards if kind in GREEN], [kind for kind in cards if kind not in GREEN]
    laid = game.outcome is not None and not any(game.hands)
    if laid:  # horizontal sets of the last round have left the table with its hands
        assert _among(others, DECK)
    else:
        assert others == WHOLE_DECK
        assert len(green) == 2 * game.seats
    assert _among(green, GREEN)
    tokens = [*game.tokens, *game.used]
    assert len(tokens) == 5
    assert _among(tokens, TOKENS)
    assert (not game.waiting) == (game.outcome is not None)
    assert all(score >= 0 for score in game.scores)
    assert all(hand == sorted(hand) for hand in game.hands)


def _among(some: Sequence[int], every: Counter[int]) -> bool:
    return all(some.count(one) <= every[one] for one in set(some))


def check_over(game: Sobek, told: Sequence[tuple[Event, ...]]) -> None:
    """Fail unless a game ended after two or three rounds, each of which was dealt and scored."""
    rounds = 1 + sum(isinstance(event, RoundDealt) for events in told for event in events)
    assert rounds == game.round == len(game.history)
    assert rounds in (2, 3)
    assert game.outcome is not None
    assert list(game.outcome.scores) == game.scores


def rare(game: Sobek, action: SobekAction, events: tuple[Event, ...]) -> set[str]:
    """Return what is rare about an action and the position after it."""
    scored = [seat for event in events if isinstance(event, RoundScored) for seat in event.seats]
    return true_of(
        amulets_alone=action.code.startswith(("s.new.-", "l.-")),
        amulets_joined=action.code.startswith("s.amulets"),
        long_hand=max(map(len, game.hands)) > 12,
        tied=any(seat.pile_scarabs is not None for seat in scored),
    )


# The deck is counted in the open variant alone.
WANTED = event_codes(events_module) - {DeckCounted.code} | {"amulets_alone", "amulets_joined", "long_hand", "tied"}
WALKS = Walks(deal, walk, steps, check_whole, check_over, rare, WANTED, enough=120, public="tn")
