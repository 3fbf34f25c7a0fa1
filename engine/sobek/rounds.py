"""Setting up a round, deliveries, and what happens at its end: laying, scoring, penalty (S1, S4, S24 to S28)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.game import Event, Outcome
from engine.sobek.cards import (
    ALL_TOKENS,
    CARDS,
    DECK_CARDS,
    GOODS,
    GREEN_CARDS,
    SCARABS,
    Card,
    Good,
    cards_of,
)
from engine.sobek.events import Delivered, GameEnded, RoundDealt, RoundEnded, RoundScored, SetsLaid, StarterNamed
from engine.sobek.score_track import POINTS_A_STEP, penalised, symbol_at
from engine.sobek.scores import CORRUPTION_A_CURSE, SCARABS_A_PROSPERITY, LaidSet, SeatScore, SetScore
from engine.sobek.sets import layable
from engine.sobek.state import Laying, NamingStarter, State

ROUNDS = 3
DELIVERY = 9
# How many cards of the row can be taken, from its first place on (S2).
REACH = 4
STARTING_HAND = 2
TOKENS_A_ROUND = 5
ENOUGH = 100
_SHOWN = tuple(card if card.power is None else None for card in CARDS)
_SET_GOODS: tuple[Good | None, ...] = (*GOODS, None)


# Scores of sets are values and much alike, so the common ones are made once.
_set_score = lru_cache(maxsize=1024)(SetScore)


def deal(state: State) -> list[Event]:
    """Set up the next round (S1, S27) and return what happened."""
    if state.round:  # a new state is clear
        state.clear()
    state.round += 1
    green, deck, tokens = state.chance.shuffled(GREEN_CARDS, DECK_CARDS, ALL_TOKENS)
    for seat in range(state.seats):
        state.hands[seat] = sorted(green[STARTING_HAND * seat : STARTING_HAND * (seat + 1)])
    if state.seats == 2:
        state.removed = [deck.pop() for _ in range(DELIVERY)]
    state.deck = deck
    lay_out(state)
    state.tokens = tokens[:TOKENS_A_ROUND]
    events: list[Event] = [RoundDealt(state.round, tuple(cards_of(hand) for hand in state.hands), shown(state.row))]
    if state.round == 1:
        events.append(start(state, None, state.chance.below(state.seats)))
    else:
        fewest = min(state.scores)
        lowest = [seat for seat in range(state.seats) if state.scores[seat] == fewest]
        namer = lowest[state.chance.below(len(lowest))] if len(lowest) > 1 else lowest[0]
        state.starter = None
        state.turn = namer
        state.pending = NamingStarter(namer)
    return events


def start(state: State, by: int | None, seat: int) -> StarterNamed:
    """Let `seat` begin the round."""
    state.starter = seat
    state.turn = seat
    state.pending = None
    tied = by is not None and state.scores.count(min(state.scores)) > 1
    return StarterNamed(state.round, by, seat, tied)


def lay_out(state: State) -> None:
    """Lay a delivery of up to 9 cards out on the empty quays, from the temple on (S4); where places begin, S2 says."""
    deck = state.deck
    state.row = deck[-DELIVERY:]
    if state.rules.from_temple:
        state.row.reverse()
    del deck[-DELIVERY:]


def shown(row: list[int]) -> tuple[Card | None, ...]:
    """Return a row as everybody sees it: characters lie face down."""
    return tuple(map(_SHOWN.__getitem__, row))


def after_row_emptied(state: State, seat: int) -> list[Event]:
    """Deliver, or end the round where the deck is empty; return what happened (S4)."""
    if state.deck:
        lay_out(state)
        return [Delivered(shown(state.row), len(state.deck))]
    events: list[Event] = [RoundEnded(seat)]
    able = tuple([other for other, hand in enumerate(state.hands) if layable(hand)])
    laying = Laying(able, [[] for _ in range(state.seats)])
    state.pending = laying
    if not able:
        events += finish_round(state, laying)
    return events


def still_layable(rest: list[int], laid: list[tuple[int, tuple[int, ...]]]) -> list[int]:
    """Return the goods of which a further horizontal set can be laid from what remains of a hand (S24)."""
    goods = layable(rest)
    if laid:
        done = {good for good, _ in laid}
        return [good for good in goods if good not in done]
    return goods


def remaining(hand: list[int], laid: list[tuple[int, tuple[int, ...]]]) -> list[int]:
    """Return a hand without the cards that have been laid."""
    rest = list(hand)
    for _, kinds in laid:
        for kind in kinds:
            rest.remove(kind)
    return rest


def finish_round(state: State, laying: Laying) -> list[Event]:
    """Reveal what was laid, move the other cards to the piles, score, and go on (S24 to S28)."""
    state.pending = None
    events: list[Event] = []
    for seat, sets in enumerate(laying.laid):
        if sets:
            events.append(SetsLaid(seat, tuple(LaidSet(_SET_GOODS[good], cards_of(kinds)) for good, kinds in sets)))
        state.piles[seat] += remaining(state.hands[seat], sets)
        state.hands[seat] = []
    scored = _score(state, laying)
    state.history = (*state.history, scored)
    state.scores = [seat.after for seat in scored.seats]
    events.append(scored)
    if state.round == ROUNDS or (state.round == ROUNDS - 1 and max(state.scores) > ENOUGH):
        best = max(state.scores)
        winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
        state.outcome = Outcome(tuple(state.scores), winners)
        state.turn = -1
        events.append(GameEnded(state.outcome))
    else:
        events += deal(state)
    return events


def most_corrupt(piles: list[list[int]], curses: list[int]) -> tuple[list[int], list[int]]:
    """Return the corrupt seats, and those that were tied for the most before scarabs were counted (S25)."""
    counts = [len(pile) + CORRUPTION_A_CURSE * curse for pile, curse in zip(piles, curses, strict=True)]
    most = max(counts)
    if most == 0:
        return [], []
    tied = [seat for seat, count in enumerate(counts) if count == most]
    if len(tied) == 1:
        return tied, tied
    scarabs = {seat: scarabs_on(piles[seat]) for seat in tied}
    return [seat for seat in tied if scarabs[seat] == max(scarabs.values())], tied


def scarabs_on(kinds: Sequence[int]) -> int:
    """Return the scarabs on some cards."""
    return sum(map(SCARABS.__getitem__, kinds))


def _score(state: State, laying: Laying) -> RoundScored:
    corrupt, tied = most_corrupt(state.piles, state.curses)
    return RoundScored(
        state.round, tuple([_seat_score(state, seat, laid, corrupt, tied) for seat, laid in enumerate(laying.laid)])
    )


def _seat_score(
    state: State, seat: int, laid: list[tuple[int, tuple[int, ...]]], corrupt: list[int], tied: list[int]
) -> SeatScore:
    sets = _set_scores(state, seat, laid)
    points = sum([one.points for one in sets])
    before, pile = state.scores[seat], state.piles[seat]
    reached = after = before + points
    steps = 0
    if seat in corrupt:
        steps, after = points // POINTS_A_STEP, penalised(reached, points)
    shown = scarabs_on(pile) if len(tied) > 1 and seat in tied else None
    symbol, curses = symbol_at(reached), state.curses[seat]
    return SeatScore(sets, points, before, reached, symbol, len(pile), curses, shown, seat in corrupt, steps, after)


def _set_scores(state: State, seat: int, laid: list[tuple[int, tuple[int, ...]]]) -> tuple[SetScore, ...]:
    scores = []
    for good, kinds in enumerate(state.sets[seat]):
        if kinds:
            tokens = state.prosperity[seat][good]
            scarabs = scarabs_on(kinds) + SCARABS_A_PROSPERITY * tokens
            scores.append(_set_score(_SET_GOODS[good], len(kinds), scarabs, tokens, False))
    for good, chosen in laid:
        scores.append(_set_score(_SET_GOODS[good], len(chosen), scarabs_on(chosen), 0, True))
    return tuple(scores)
