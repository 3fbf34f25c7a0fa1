"""Everything that happens in Sobek: 2 Players is told, and nothing of what its reader may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace

import pytest

from bot.i18n.messages import BoundSpeech
from engine.duel import events
from engine.duel.market import Line
from engine.duel.tiles import Back, Good, Pirogue, Power, Tile
from engine.game import Event, Outcome
from engine.sobek import events as first_game
from render.duel.sentences import tell
from render.duel.text_events import brief
from tests.render.duel.samples import (
    C4,
    DEBEN,
    FISH,
    FISH0,
    IVORY,
    QUEEN,
    SCORED,
    SCRIBE,
    STATUE,
    THIEF,
    WHEAT0S,
    seat_score,
    tile,
)

BLACK, RED, GOLD = Back.BLACK, Back.RED, Back.GOLD
PHARAOH, SPY = tile("pharaoh-fish-ebony"), tile("spy")

SAMPLES: tuple[tuple[Event, str], ...] = (
    (events.MarketFilled(0, 17, 6), "filled: 17 new tiles. 6 tiles are left in the pile."),
    (events.MarketFilled(0, 1, 0), "1 new tile. The pile is empty now."),
    (events.TileTaken(0, C4, FISH, BLACK, None, Line.ROW, ()), "Anna took Fish 1 ─."),
    (
        events.TileTaken(0, C4, QUEEN, RED, Line.ROW, None, (FISH, THIEF)),
        "Anna took Queen (ivory). Corruption: Fish 1 and Thief (fish).",
    ),
    (
        events.TileTaken(0, C4, None, RED, Line.ROW, None, (WHEAT0S, None)),
        "Anna took a face-down character. Corruption: Wheat (grey) and face-down character.",
    ),
    (events.AnkhTurned(0, Line.FALLING), "Anna turned the Ankh: Falling diagonal ╲."),
    (events.TileKept(0, DEBEN), "Anna kept the tile instead of a deben: Marble ╱ (deben)."),
    (events.TileTraded(0, DEBEN), "discarded the tile to draw a deben: Marble ╱ (deben)."),
    (events.DebenDrawn(0, None, ()), "Anna drew a deben."),
    (events.DebenDrawn(0, 7, (7,)), "You drew a deben worth 7."),
    (events.DebenDrawn(0, 7, (7, 4)), "You drew 2 deben, worth 7 and 4, and kept the one worth 7."),
    (events.SetSold(0, Good.FISH, False, (FISH, FISH, STATUE), 3), "a set (Fish): 2 × Fish 1 and Statue."),
    (events.SetSold(0, Good.FISH, True, (FISH, FISH, FISH0), 6), "(Fish, now 6 tiles)"),
    (events.SetExtended(0, Good.FISH, (THIEF,), 4), "(Fish, now 4 tiles): Thief (fish)"),
    (events.PiroguesSeen(0, False, ()), "Anna looked through the pirogues"),
    (events.PiroguesSeen(0, True, ()), "Anna drew pirogues from those"),
    (events.PiroguesSeen(0, False, (Pirogue.MUMMY, Pirogue.HORUS)), "are left: Mummy and Eye of Horus."),
    (events.PiroguesSeen(0, False, (Pirogue.MUMMY,)), "Only one pirogue is left: Mummy."),
    (events.PiroguesSeen(0, True, (Pirogue.MUMMY,)), "that you drew: Mummy."),
    (events.PirogueUsed(0, Pirogue.FINGER, False), "had no effect and was discarded: Pointing Finger."),
    (events.PirogueUsed(0, Pirogue.PYRAMID, True), "Anna chose Pyramid and took another turn."),
    (events.PirogueUsed(0, Pirogue.SCARABS, True, good=Good.FISH), "(Fish), which gained 2 scarabs"),
    (events.PirogueUsed(0, Pirogue.MUMMY, True), "Anna chose Mummy."),
    (events.PirogueUsed(0, Pirogue.SNAKE1, True), "Snake (+1): Bob has 1 more corruption point"),
    (events.PirogueUsed(1, Pirogue.SNAKE2, True), "Snake (+2): Anna has 2 more corruption points"),
    (events.PirogueUsed(0, Pirogue.SEVEN, True), "Seven: 7 points"),
    (events.PirogueUsed(0, Pirogue.TWO_DEBEN, True), "2 points at the end, and a deben"),
    (events.PirogueUsed(0, Pirogue.HORUS, True), "the better of 2 deben"),
    (events.PirogueUsed(0, Pirogue.FINGER, True, square=C4), "Bob has to take the tile to which it points (Square c4)"),
    (events.CorruptionReclaimed(0, (BLACK, RED), None), "2 corruption tiles went back to the hand of Anna: black back"),
    (events.CorruptionReclaimed(0, (BLACK,), (FISH,)), "1 corruption tile went back to the hand of Anna: Fish 1"),
    (events.CharacterPlayed(0, QUEEN, True), "Queen (ivory) to draw"),
    (events.CharacterPlayed(0, tile("vizier"), True), "the corruption of Bob"),
    (events.CharacterPlayed(0, THIEF, True, back=BLACK), "to steal from Bob"),
    (events.CharacterPlayed(0, tile("merchant"), True, square=C4), "any tile of the market"),
    (events.CharacterPlayed(0, tile("courtesan"), True, good=Good.FISH), "add to a sold set"),
    (events.CharacterPlayed(0, tile("priest"), True, good=Good.STATUE), "to remove Sobek Statue from"),
    (events.CharacterPlayed(0, tile("priestess"), True, good=Good.FISH), "to remove Fish from"),
    (events.CharacterPlayed(0, SCRIBE, True), "Bob keeps 6 tiles at most"),
    (events.CharacterPlayed(0, tile("architect"), True), "a pirogue from those set aside"),
    (events.CharacterPlayed(0, SCRIBE, False), "only discarded"),
    (events.TilesDrawn(0, (BLACK, BLACK, RED), None), "drew 3 tiles: 2 × black back and red back"),
    (events.TilesDrawn(0, (BLACK,), (IVORY,)), "drew 1 tile: Ivory 3"),
    (events.CorruptionSeen(0, 1, (FISH, FISH)), "The corruption of Bob holds: 2 × Fish 1."),
    (events.TileReclaimed(0, 1, BLACK, None), "out of the corruption of Bob: black back"),
    (events.TileReclaimed(0, 1, BLACK, FISH), "out of the corruption of Bob: Fish 1"),
    (events.TileStolen(0, 1, RED, None), "stole a tile from Bob: red back"),
    (events.TileStolen(0, 1, RED, QUEEN), "stole a tile from Bob: Queen"),
    (events.TileBought(0, C4, None, RED), "took a face-down character, without corruption. The Ankh stays."),
    (events.TileBought(0, C4, IVORY, BLACK), "took Ivory 3 │, without corruption."),
    (
        events.CorruptionCleared(0, Good.FISH, (FISH, THIEF)),
        "removed 2 tiles from their corruption: Fish 1 and Thief",
    ),
    (events.CorruptionCleared(0, Good.FISH, (FISH,)), "removed 1 tile"),
    (events.TileTaken(0, C4, None, GOLD, Line.ROW, None, ()), "Anna took a face-down pharaoh tile."),
    (events.TileTaken(0, C4, PHARAOH, GOLD, Line.ROW, None, ()), "Anna took Fish/Ebony 2."),
    (
        events.TileTaken(0, C4, None, GOLD, Line.ROW, None, (None, FISH, None), (RED, BLACK, GOLD)),
        "pharaoh tile. Corruption: face-down character, Fish 1 and face-down pharaoh tile.",
    ),
    (events.TileBought(0, C4, None, GOLD), "took a face-down pharaoh tile, without corruption. The Ankh stays."),
    (events.SetSold(0, Good.EBONY, False, (PHARAOH, STATUE, SPY), 3), "(Ebony): Fish/Ebony 2, Statue and Spy (wild)."),
    (events.RoyalDrawn(0, None), "Anna drew a royal corruption token. Its value stays secret until the end."),
    (events.RoyalDrawn(0, 4), "You drew a royal corruption token worth 4."),
    (events.RoyalDiscarded(0, None), "Anna discarded a royal corruption token without showing its value."),
    (events.RoyalDiscarded(0, 6), "You discarded a royal corruption token worth 6."),
    (events.DebenLost(1, 0, None), "Bob lost a deben, picked at random."),
    (events.DebenLost(1, 0, 9), "You lost a deben worth 9, picked at random."),
    (events.PirogueUsed(0, Pirogue.THEFT, True), "Anna chose Theft of a deben: Bob loses one, picked at random."),
    (events.PirogueUsed(0, Pirogue.SCARABS2, True, good=Good.EBONY), "(Ebony), which gained 2 scarabs"),
    (events.CharacterPlayed(0, tile("adviser"), True), "Royal Adviser (ivory) to discard a royal corruption token."),
    (events.CharacterPlayed(0, SPY, True, copied=Power.QUEEN), "Spy (wild) to copy another character: Queen Sobek"),
    (events.CharacterPlayed(0, SPY, True, copied=Power.VIZIER), "(Vizier) and look at the corruption of Bob."),
    (events.CharacterPlayed(0, SPY, True, back=RED, copied=Power.THIEF), "(Thief) and steal from Bob."),
    (events.CharacterPlayed(0, SPY, True, copied=Power.SCRIBE), "(Scribe): Bob keeps 6 tiles at most."),
    (events.CharacterPlayed(0, SPY, False, copied=Power.SCRIBE), "(Scribe). The power had nothing to do"),
    (events.CharacterPlayed(0, SPY, False), "Anna played Spy (wild). The power had nothing to do"),
    (events.ChoiceMade(0, (FISH,)), "Chosen: Fish 1."),
    (events.ChoiceMade(0, ()), "complete"),
    (events.TilesGiven(0, (BLACK, RED), None), "added 2 tiles of their hand to their corruption: black back"),
    (events.TilesGiven(0, (BLACK,), (FISH,)), "added 1 tile of their hand to their corruption: Fish 1"),
    (SCORED, "Bob could neither take a tile, nor sell a set, nor play a character"),
    (SCORED, "Bob: 12 points, corruption 1. Less corruption brought 3 deben."),
    (events.GameScored(1, (seat_score(removed=(FISH,) * 3), SCORED.seats[1])), "without points: 3 × Fish 1."),
    (events.GameEnded(Outcome((57, 12), (0,))), "Winner with 57 points: Anna."),
    (events.GameEnded(Outcome((57, 57), (1,))), "Both have 57 points; less corruption decides. Winner: Bob."),
    (events.GameEnded(Outcome((57, 57), (0, 1))), "with 57 points, by Anna and Bob."),
)


@pytest.mark.parametrize(("event", "part"), SAMPLES, ids=lambda value: getattr(value, "code", None))
def test_every_event_is_told(event: Event, part: str, speech: BoundSpeech, caplog: pytest.LogCaptureFixture) -> None:
    told = tell(event, speech)
    assert told is not None
    assert part in told
    assert not caplog.records


def test_no_kind_of_event_is_left_out() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    kinds = {kind for kind in kinds if hasattr(kind, "code")}
    assert {type(event) for event, _ in SAMPLES} == kinds


def test_what_others_do_in_secret_needs_no_words(speech: BoundSpeech) -> None:
    assert tell(events.ChoiceMade(0, None), speech) is None
    assert tell(events.CorruptionSeen(0, 1, None), speech) is None


def test_the_first_games_events_are_not_told_here(speech: BoundSpeech) -> None:
    assert tell(first_game.RoundEnded(0), speech) is None


@pytest.mark.parametrize(("event", "_part"), SAMPLES, ids=lambda value: getattr(value, "code", None))
def test_what_the_table_may_not_see_is_not_told(event: Event, _part: str, speech: BoundSpeech) -> None:
    seen = event.seen(None)
    told = tell(seen, speech) or ""
    for hidden in set(named_in(event, speech)) - set(named_in(seen, speech)):
        assert hidden not in told


def test_a_drawn_debens_value_is_told_to_its_owner_alone(speech: BoundSpeech) -> None:
    drawn = events.DebenDrawn(0, 9, (9, 8))
    for viewer in (None, 1):
        assert not set("89") & set(tell(drawn.seen(viewer), speech) or "")


@pytest.mark.parametrize("event", [events.RoyalDrawn(0, 6), events.RoyalDiscarded(0, 6), events.DebenLost(0, 1, 6)])
def test_p5_p7_p9_the_value_of_a_token_is_told_to_one_seat_alone(event: Event, speech: BoundSpeech) -> None:
    """Who drew or discarded royal corruption, and who lost a deben: not the thief, and not the table."""
    assert "worth 6" in (tell(event.seen(0), speech) or "")
    for viewer in (None, 1):
        assert "6" not in (tell(event.seen(viewer), speech) or "6")


def named_in(event: Event, speech: BoundSpeech) -> list[str]:
    """Return the names of all tiles and pirogues in an event."""

    def walk(value: object) -> Iterator[str]:
        if isinstance(value, Tile):
            yield brief(speech).say("duel-choice-made", tiles=(value,)).removeprefix("Chosen: ")[:-1]
        elif isinstance(value, Pirogue):
            yield speech.name(value)
        elif isinstance(value, tuple):
            for one in value:
                yield from walk(one)

    return [name for field in fields(event) for name in walk(getattr(event, field.name))]  # type: ignore[arg-type]


def test_hidden_tiles_would_be_found_by_the_names_that_are_looked_for(speech: BoundSpeech) -> None:
    taken = events.TileTaken(0, C4, QUEEN, RED, Line.ROW, None, (FISH, THIEF))
    assert named_in(taken, speech) == ["Queen (ivory)", "Fish 1", "Thief (fish)"]
    assert named_in(replace(taken, tile=None, passed=()), speech) == []
