"""Random games to walk through, leaning towards the rare, and what must hold after each step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from engine.game import Event
from engine.sobek.actions import SobekAction, Take
from engine.sobek.cards import ALL_TOKENS, BACK_OF, BACKS, CARDS, COPIES, GREEN_CARDS, Back, Card
from engine.sobek.game import Sobek
from engine.sobek.rules_versions import Version

DECK = Counter({kind: COPIES[kind] for kind, card in enumerate(CARDS) if card.back is not Back.GREEN})
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


def walk(number: int) -> tuple[Sobek, Random, float]:
    """Return a new game for 2, 3 or 4 seats under one of the rules, chance for its players, and how they lean."""
    game = Sobek.new(2 + number % 3, {}, f"walk {number}", VERSIONS[number // 15 % len(VERSIONS)])
    return game, Random(number), LEANINGS[number // 3 % len(LEANINGS)]


def _leaning(game: Sobek, legal: list[SobekAction], random: Random, lean: float) -> list[SobekAction]:
    takes: list[SobekAction] = [action for action in legal if type(action) is Take]
    if lean == FOND_OF_AMULETS:
        row = game.view(None).row
        fond = [action for action in legal if "amulet" in action.code and action.code.startswith(_OF_AMULETS)]
        fond = fond or [action for action in takes if isinstance(action, Take) and _is_amulet(row[action.place - 1])]
        if fond or random.random() < 0.8:
            return fond or takes or legal
        return legal
    others = [action for action in legal if type(action) is not Take]
    return others if others and (not takes or random.random() < lean) else takes or others


_OF_AMULETS = ("s.new.-", "s.amulets", "l.-", "c.courtesan.amulets")


def _is_amulet(card: Card | None) -> bool:
    return card is not None and card.good is None


def check_whole(game: Sobek) -> None:
    """Fail unless every card and token is exactly once in the game, and the game waits exactly till it is over."""
    places = [game.row, game.deck, game.removed, game.discard, *game.hands, *game.piles]
    places += [kinds for sets in game.sets for kinds in sets]
    cards: Counter[int] = Counter()
    for place in places:
        cards.update(place)
    green = Counter({kind: count for kind, count in cards.items() if BACKS[BACK_OF[kind]] is Back.GREEN})
    laid = game.outcome is not None and not any(game.hands)
    if not laid:  # horizontal sets of the last round have left the table with its hands
        assert cards - green == DECK
        assert green.total() == 2 * game.seats
    assert green <= GREEN
    assert cards - green <= DECK
    tokens = Counter(game.tokens) + Counter(game.used)
    assert tokens.total() == 5
    assert tokens <= TOKENS
    assert (not game.waiting) == (game.outcome is not None)
    assert all(score >= 0 for score in game.scores)
    assert all(hand == sorted(hand) for hand in game.hands)
