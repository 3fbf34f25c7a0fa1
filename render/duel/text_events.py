"""What happened in Sobek: 2 Players, told in sentences out of events that were already filtered for their reader."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, assert_never

from engine.duel import events as happened
from engine.duel.tiles import Back, Tile
from engine.game import Event, Label, Named, Seat
from render.duel.tile_names import face_down_code, unmarked_name
from render.presentation import Speech
from render.text_parts import BriefSpeech

DuelEvent: TypeAlias = (
    happened.MarketFilled
    | happened.TileTaken
    | happened.AnkhTurned
    | happened.TileKept
    | happened.TileTraded
    | happened.DebenDrawn
    | happened.DebenLost
    | happened.RoyalDrawn
    | happened.RoyalDiscarded
    | happened.SetSold
    | happened.PiroguesSeen
    | happened.PirogueUsed
    | happened.CorruptionReclaimed
    | happened.CharacterPlayed
    | happened.TilesDrawn
    | happened.CorruptionSeen
    | happened.TileReclaimed
    | happened.TileStolen
    | happened.TileBought
    | happened.CorruptionCleared
    | happened.SetExtended
    | happened.ChoiceMade
    | happened.TilesGiven
    | happened.GameScored
    | happened.GameEnded
)


def tell(event: Event, speech: Speech) -> str | None:
    """Return one or several lines that tell an event; None where it needs no words or is none of this game."""
    return _tell(event, brief(speech)) if isinstance(event, DuelEvent) else None


def brief(speech: Speech) -> BriefSpeech:
    """Return a speech that calls tiles by their short names, without the marks: those mean nothing off the market."""
    return BriefSpeech(speech, _short)


def marked(tile: Tile | None, back: Back = Back.RED) -> Label:
    """Return the short name of a tile of the market, with the mark that turns the Ankh; None lies face down."""
    return Label("card", face_down_code(back)) if tile is None else Label("short", tile.code)


def added_up(values: Iterable[int], speech: Speech) -> str:
    """Return the values of some deben as a sum: "3 + 5"."""
    first, *rest = [str(value) for value in values]
    for value in rest:
        first = speech.say("duel-score-sum", first=first, second=value)
    return first


def _short(value: object) -> object:
    return unmarked_name(value) if isinstance(value, Tile) else value


def _tell(event: DuelEvent, speech: Speech) -> str | None:
    say = speech.say
    match event:
        case happened.GameScored():
            return _game_scored(event, speech)
        case happened.GameEnded(outcome=outcome):
            tie = len(outcome.winners) == 1 and len(set(outcome.scores)) == 1
            winners = tuple(Seat(seat) for seat in outcome.winners)
            return say("duel-game-ended-tie" if tie else "duel-game-ended", winners=winners, score=max(outcome.scores))
        case (
            happened.MarketFilled()
            | happened.TileTaken()
            | happened.AnkhTurned()
            | happened.TileKept()
            | happened.TileTraded()
            | happened.DebenDrawn()
            | happened.DebenLost()
            | happened.RoyalDrawn()
            | happened.RoyalDiscarded()
            | happened.TileBought()
        ):
            return _tell_market(event, speech)
        case (
            happened.SetSold()
            | happened.SetExtended()
            | happened.PiroguesSeen()
            | happened.PirogueUsed()
            | happened.CharacterPlayed()
        ):
            return _tell_play(event, speech)
        case (
            happened.CorruptionReclaimed()
            | happened.TilesDrawn()
            | happened.CorruptionSeen()
            | happened.TileReclaimed()
            | happened.TileStolen()
            | happened.CorruptionCleared()
            | happened.ChoiceMade()
            | happened.TilesGiven()
        ):
            return _tell_tiles(event, speech)
        case _:
            assert_never(event)


def _tell_market(
    event: happened.MarketFilled
    | happened.TileTaken
    | happened.AnkhTurned
    | happened.TileKept
    | happened.TileTraded
    | happened.DebenDrawn
    | happened.DebenLost
    | happened.RoyalDrawn
    | happened.RoyalDiscarded
    | happened.TileBought,
    speech: Speech,
) -> str:
    say, seat = speech.say, Seat(event.seat)
    match event:
        case happened.MarketFilled(laid=laid, pile=pile):
            # The reason gives way where room is short: that the market was filled explains what the board shows.
            return f"{say('duel-market-filled', seat=seat)}\n{say('duel-market-filled-why', laid=laid, pile=pile)}"
        case happened.TileTaken(tile=tile, back=back, passed=passed):
            message = "duel-tile-taken-passing" if passed else "duel-tile-taken"
            return say(message, seat=seat, tile=marked(tile, back), passed=_passed(event))
        case happened.AnkhTurned(line=line):
            return say("duel-ankh-turned", seat=seat, line=line)
        case happened.TileKept(tile=tile):
            return say("duel-tile-kept", seat=seat, tile=marked(tile))
        case happened.TileTraded(tile=tile):
            return say("duel-tile-traded", seat=seat, tile=marked(tile))
        case happened.DebenDrawn(kept=None):
            return say("duel-deben-drawn", seat=seat)
        case happened.DebenDrawn(kept=kept_value, drawn=(first, second)):
            return say("duel-deben-drawn-own-two", seat=seat, first=first, second=second, kept=kept_value)
        case happened.DebenDrawn(kept=kept_value):
            return say("duel-deben-drawn-own", seat=seat, kept=kept_value)
        case happened.DebenLost(value=None):
            return say("duel-deben-lost", seat=seat)
        case happened.DebenLost(value=value):
            return say("duel-deben-lost-own", seat=seat, value=value)
        case happened.RoyalDrawn(value=None):
            return say("duel-royal-drawn", seat=seat)
        case happened.RoyalDrawn(value=value):
            return say("duel-royal-drawn-own", seat=seat, value=value)
        case happened.RoyalDiscarded(value=None):
            return say("duel-royal-discarded", seat=seat)
        case happened.RoyalDiscarded(value=value):
            return say("duel-royal-discarded-own", seat=seat, value=value)
        case happened.TileBought(tile=tile, back=back):
            return say("duel-tile-bought", seat=seat, tile=marked(tile, back))
        case _:
            assert_never(event)


def _passed(event: happened.TileTaken) -> tuple[Tile | Label, ...]:
    """Name the tiles that were passed; of those face down their backs, which are told where they may differ."""
    backs = event.passed_backs or (Back.RED,) * len(event.passed)
    return tuple(tile or marked(None, back) for tile, back in zip(event.passed, backs, strict=True))


def _tell_play(
    event: happened.SetSold
    | happened.SetExtended
    | happened.PiroguesSeen
    | happened.PirogueUsed
    | happened.CharacterPlayed,
    speech: Speech,
) -> str:
    say, seat, target = speech.say, Seat(event.seat), Seat(1 - event.seat)
    match event:
        case happened.SetSold(good=good, joined=joined, tiles=tiles, total=total):
            message = "duel-set-joined" if joined else "duel-set-sold"
            return say(message, seat=seat, good=good, tiles=tiles, total=total)
        case happened.SetExtended(good=good, tiles=tiles, total=total):
            return say("duel-set-extended", seat=seat, good=good, tiles=tiles, total=total)
        case happened.PiroguesSeen(architect=architect, pirogues=pirogues):
            message = "duel-pirogues-seen" if pirogues else "duel-pirogues-looked"
            if architect:
                message = "duel-pirogues-seen-architect" if pirogues else "duel-pirogues-looked-architect"
            return say(message, seat=seat, pirogues=pirogues)
        case happened.PirogueUsed(pirogue=pirogue, good=good, square=square):
            kind = pirogue.code if event.effect else "none"
            return say(f"duel-pirogue-used-{kind}", seat=seat, target=target, pirogue=pirogue, good=good, square=square)
        case happened.CharacterPlayed(tile=tile, effect=False, copied=None):
            return say("duel-character-played-none", seat=seat, tile=tile)
        case happened.CharacterPlayed(tile=tile, effect=False, copied=copied):
            return say("duel-character-copied-none", seat=seat, tile=tile, copied=copied)
        case happened.CharacterPlayed(tile=tile, good=good, copied=copied):
            message = f"duel-character-played-{tile.power}"
            return say(message, seat=seat, target=target, tile=tile, good=good, copied=copied)
        case _:
            assert_never(event)


def _tell_tiles(
    event: happened.CorruptionReclaimed
    | happened.TilesDrawn
    | happened.CorruptionSeen
    | happened.TileReclaimed
    | happened.TileStolen
    | happened.CorruptionCleared
    | happened.ChoiceMade
    | happened.TilesGiven,
    speech: Speech,
) -> str | None:
    say, seat = speech.say, Seat(event.seat)
    match event:
        case happened.CorruptionReclaimed(backs=backs, tiles=tiles):
            return say("duel-corruption-reclaimed", seat=seat, count=len(backs), tiles=_known(tiles, backs))
        case happened.TilesDrawn(backs=backs, tiles=tiles):
            return say("duel-tiles-drawn", seat=seat, count=len(backs), tiles=_known(tiles, backs))
        case happened.CorruptionSeen(tiles=None):
            return None  # the event of playing the vizier has already said this
        case happened.CorruptionSeen(target=target, tiles=tiles):
            return say("duel-corruption-seen", target=Seat(target), tiles=tiles)
        case happened.TileReclaimed(target=target, back=back, tile=tile):
            return say("duel-tile-reclaimed", seat=seat, target=Seat(target), tile=tile or back)
        case happened.TileStolen(target=target, back=back, tile=tile):
            return say("duel-tile-stolen", seat=seat, target=Seat(target), tile=tile or back)
        case happened.CorruptionCleared(tiles=tiles):
            return say("duel-corruption-cleared", seat=seat, tiles=tiles)
        case happened.ChoiceMade(tiles=None):
            return None  # the board shows who is choosing; a sentence would only be noise
        case happened.ChoiceMade(tiles=tiles):
            message = "duel-choice-made" if tiles else "duel-choice-finished"
            return say(message, seat=seat, tiles=tiles)
        case happened.TilesGiven(backs=backs, tiles=tiles):
            return say("duel-tiles-given", seat=seat, count=len(backs), tiles=_known(tiles, backs))
        case _:
            assert_never(event)


def _known(tiles: tuple[Tile, ...] | None, backs: tuple[Back, ...]) -> tuple[Named, ...]:
    return backs if tiles is None else tiles


def _game_scored(event: happened.GameScored, speech: Speech) -> str:
    say = speech.say
    lines = [say("duel-game-scored", seat=Seat(event.ended_by))]
    for seat, score in enumerate(event.seats):
        if score.removed:
            lines.append(say("duel-game-scored-removed", seat=Seat(seat), tiles=score.removed))
    for seat, score in enumerate(event.seats):
        line = say("duel-game-scored-seat", seat=Seat(seat), points=score.points, corruption=score.corruption)
        if score.drawn:
            line += " " + say("duel-game-scored-drawn", count=len(score.drawn))
        lines.append(line)
    return "\n".join(lines)
