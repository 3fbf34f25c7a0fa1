"""Icons beside words: every thing that has one has the right one, and they are what Discord takes."""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Iterator

import pytest
from PIL import Image

from bot.games import GAMES
from bot.i18n.loader import read_language
from bot.i18n.messages import words_folder
from engine.duel import tiles
from engine.duel.market import Line, Square
from engine.game import Label, Named, Seat
from engine.sobek import cards
from render.presentation import AnyFace, DrawsIcons

FACES = {code: game.face for code, game in GAMES.items()}
CODE = re.compile(r"[a-z][a-z0-9_]{1,16}")
# Messages that begin like names of sets, but tell what happened to one.
SENTENCES = {"played", "sold", "joined", "extended"}
GROUNDS = ((49, 51, 56), (255, 255, 255))


def of(game: str) -> DrawsIcons:
    """Return what draws a game's icons."""
    face = FACES[game].draws_icons
    assert face is not None
    return face


@pytest.fixture(scope="module")
def drawn() -> dict[str, dict[str, bytes]]:
    """All icons of all games."""
    return {game: dict(of(game).icons()) for game in FACES}


def named(game: str) -> Iterator[Named]:
    """Yield everything that has an icon of its own."""
    yield from map(Seat, range(6))
    if game == "sobek":
        yield from (*cards.CARDS, *cards.Good, *cards.Power, *cards.Token, *cards.Back, cards.HIDDEN_CARD)
    else:
        yield from (*tiles.TILES, *tiles.Good, *tiles.Power, *tiles.Pirogue, *tiles.Back, *Line)
        yield from (Label("card", "hidden"), Label("card", "hidden-gold"), Label("deben-choice", "trade"))
    # What a message names by a label of its own: the sets, and tiles without their marks.
    english = read_language(words_folder() / "en")
    for term in ("set", "new-set", "join-set", "fix-set", "lay-set", "plain", "royal"):
        prefix = f"{game}-{term}-"
        codes = (one.removeprefix(prefix) for one in english if one.startswith(prefix))
        yield from (Label(term, code) for code in codes if term != "set" or code.partition("-")[0] not in SENTENCES)


@pytest.mark.parametrize("game", FACES)
def test_every_thing_has_an_icon_that_is_drawn(game: str, drawn: dict[str, dict[str, bytes]]) -> None:
    """Cards and tiles, characters, events and pirogues, backs, lines, sets and seats."""
    things = list(named(game))
    assert {thing for thing in things if of(game).icon_of(thing) not in drawn[game]} == set()


def test_icons_say_what_their_things_are() -> None:
    """A good with its scarabs, a character by its power, what lies face down by its back."""
    sobek, duel = of("sobek").icon_of, of("duel").icon_of
    card, tile = cards.CARDS[cards.KIND["ivory3"]], tiles.TILES[tiles.KIND["livestock-h1"]]
    assert (sobek(card), sobek(cards.CARDS[cards.KIND["fish0g"]])) == ("ivory3", "fish")
    assert sobek(cards.CARDS[cards.KIND["scribe-fish"]]) == sobek(cards.Power.SCRIBE) == "scribe"
    assert sobek(cards.HIDDEN_CARD) == sobek(cards.Back.ORANGE) == "back_orange"
    assert sobek(Label("join-set", "amulets")) == "amulet"
    assert (duel(tile), duel(Label("plain", "livestock0s"))) == ("cattle1", "cattle")
    assert (duel(Label("card", "hidden-gold")), duel(Line.RISING)) == ("back_gold", "line_rising")
    assert sobek(Label("choice", "give")) == duel(Label("choice", "give")) == "corruption"
    assert duel(Label("choice", "take")) == "ankh"
    assert sobek(Seat(0)) == duel(Seat(0)) == "seat1"
    assert sobek(Label("choice", "take")) is duel(Square(0, 0)) is None


@pytest.mark.parametrize("game", FACES)
def test_icons_are_what_discord_takes(game: str, drawn: dict[str, dict[str, bytes]]) -> None:
    """128 pixels a side with something behind nothing, small files, short codes."""
    for code, data in drawn[game].items():
        image = Image.open(io.BytesIO(data))
        assert CODE.fullmatch(code), code
        assert (image.size, image.mode, image.format) == ((128, 128), "RGBA", "PNG")
        assert len(data) < 20_000, code
        assert image.getchannel("A").getextrema() == (0, 255), code


def test_icons_are_the_same_each_time(drawn: dict[str, dict[str, bytes]]) -> None:
    """Their names depend on their bytes: what changes without a reason would be sent again at each start."""
    again = of("sobek").icons()
    assert {code: hashlib.sha256(data).hexdigest() for code, data in again.items()} == {
        code: hashlib.sha256(data).hexdigest() for code, data in drawn["sobek"].items()
    }


def test_what_both_games_have_is_one_icon(drawn: dict[str, dict[str, bytes]]) -> None:
    """Goods, characters and seats are drawn alike, so they are sent once; nothing else shares a code."""
    sobek, duel = drawn.values()
    both = sobek.keys() & duel.keys()
    assert {"ivory3", "queen", "seat4", "corruption"} <= both
    assert all(sobek[code] == duel[code] for code in both)
    everything = {**sobek, **duel}
    assert len(set(everything.values())) == len(everything) < 100


@pytest.mark.parametrize("ground", GROUNDS)
def test_icons_stand_out_from_the_ground(ground: tuple[int, int, int], drawn: dict[str, dict[str, bytes]]) -> None:
    """At 22 pixels, a quarter of each is far from the ground in light or colour, be it dark or light."""
    for code, data in {**drawn["sobek"], **drawn["duel"]}.items():
        small = Image.open(io.BytesIO(data)).resize((22, 22), Image.Resampling.BOX)
        sheet = Image.new("RGBA", small.size, (*ground, 255))
        sheet.alpha_composite(small)
        far = sum(
            max(abs(a - b) for a, b in zip(pixel, ground, strict=True)) > 60
            for pixel in zip(*[iter(sheet.convert("RGB").tobytes())] * 3, strict=True)
        )
        assert far > 22 * 22 / 4, code


@pytest.mark.parametrize("game", FACES)
def test_every_icon_stands_for_something(game: str, drawn: dict[str, dict[str, bytes]]) -> None:
    """What nothing is known by would be sent for nothing."""
    labels = [Label("choice", "take"), Label("choice", "give")]
    assert {of(game).icon_of(thing) for thing in (*named(game), *labels)} >= drawn[game].keys()


def test_a_game_needs_no_icons() -> None:
    """A face that says nothing of them has none."""

    class Bare(AnyFace):
        pass

    assert Bare.draws_icons.fget is not None
    assert Bare.draws_icons.fget(object()) is None
