"""Draws every card, token, icon and screen into docs/gallery: the one place to judge the style."""

from __future__ import annotations

import argparse
import io
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NamedTuple

from PIL import Image

from bench.gallery_duel import duel_screens, tiles_sheet
from bench.gallery_emojis import emojis_sheet
from bench.gallery_open import open_screens
from bot.games import GAMES
from bot.i18n.messages import Words
from engine.duel.tiles import PIROGUES, Power
from engine.game import Event
from engine.sobek import RULES
from engine.sobek.cards import BACKS, CARDS, TOKENS, Card, Good
from engine.sobek.views import SobekView
from render import icons
from render.canvas import drawn_sprites
from render.canvas.canvas import Canvas
from render.canvas.highlight import framed, framed_alt
from render.canvas.theme import BACKS as BACK_COLOURS
from render.canvas.theme import FIELDS, INK, PANEL, SAND, SEATS, Colour
from render.ladder import LadderRow, LadderSheet, NearlyThere, draw_ladder
from render.presentation import Offer, Picture, Seating, Speech, Standing
from render.sobek import FACE
from render.sobek import sprites as cards

_PLAYERS = (
    Seating("Anna"),
    Seating("Bartholomew of Thebes", Standing.MASTER),
    Seating("Chloé", Standing.APPRENTICE),
    Seating("Djed", Standing.MERCHANT),
)
_RANKED = (
    *(("Clara", 1712, 18, 64), ("Bartholomew of Thebes", 1689, -9, 41), ("Émile", 1640, 0, 38)),
    *(("سوبك", 1602, 44, 30), ("Jörg", 1597, -12, 22), ("Noor", 1551, 3, 19), ("Zofia", 1498, None, 11)),
    *(("Ben", 1459, 27, 9), ("Anna", 1430, None, 7)),
)
# What is framed on some of the screens, as in a lesson.
_FRAMED = {"board-middle": ("row-2", "track"), "hand": ("hand",), "duel-board-middle": ("line", "pile")}
_SEED = "gallery"
_CARD = 118
# Discord's dark and light grounds, and how wide a picture is in a message 400 pixels wide, as on a phone.
_DARK, _LIGHT = (49, 51, 56), (255, 255, 255)
_PHONE = 311

# How eyes that lack one kind of cone see red, green and blue (after Machado, Oliveira and Fernandes, 2009).
_EYES = {
    "protanopia": (0.152, 1.053, -0.205, 0, 0.115, 0.786, 0.099, 0, -0.004, -0.048, 1.052, 0),
    "deuteranopia": (0.367, 0.861, -0.228, 0, 0.280, 0.673, 0.047, 0, -0.012, 0.043, 0.969, 0),
    "tritanopia": (1.256, -0.077, -0.179, 0, -0.078, 0.931, 0.148, 0, 0.005, 0.691, 0.304, 0),
    "greyscale": (0.299, 0.587, 0.114, 0, 0.299, 0.587, 0.114, 0, 0.299, 0.587, 0.114, 0),
}


def draw_screens(words: Words, language: str = "en") -> dict[str, Picture]:
    """Return every picture of a screen by the name of its file, without the sheets that are made of them."""
    screens = dict(_screens(words.speech(language, "sobek", _PLAYERS)))
    screens |= open_screens(words.speech(language, "sobek", _PLAYERS))
    screens |= duel_screens(words.speech(language, "duel", _PLAYERS[1::2]))
    screens["ladder"] = draw_ladder(_ladder(), words.speech(language))
    for name, signs in _FRAMED.items():
        kind = "duel" if name.startswith("duel") else "sobek"
        frames, speech = GAMES[kind].face.frames, words.speech(language, kind, _PLAYERS)
        if frames is not None:
            screens[f"{name}-framed"] = framed(screens[name], signs, framed_alt(frames, signs, speech))
    return screens


def _ladder() -> LadderSheet:
    """Return a page of a ladder whose reader is on the next one."""
    rows = [
        LadderRow(index, name, games, index + 1, number, games < 10, moved)
        for index, (name, number, moved, games) in enumerate(_RANKED)
    ]
    own = replace(rows[-1], own=True)
    nearly = NearlyThere(9, "Dan", 4, 5), NearlyThere(10, "Eve", 3, 5)
    return LadderSheet("Sobek", "Nile Club", len(rows), 212, tuple(rows[:-1]), pinned=own, nearly=nearly)


def main() -> None:
    """Draw the gallery; `--out` is another folder than docs/gallery."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parents[1] / "docs" / "gallery")
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    screens = draw_screens(Words.load())
    for name, picture in screens.items():
        (out / f"{name}.png").write_bytes(picture.data)
        print(f"{name}: {picture.width} x {picture.height}, {len(picture.data)} bytes\n  {picture.alt}")
    (out / "cards.png").write_bytes(_cards_sheet())
    (out / "duel-tiles.png").write_bytes(tiles_sheet())
    (out / "icons.png").write_bytes(_icons_sheet())
    _save(emojis_sheet(game.face for game in GAMES.values()), out / "emojis.png")
    for prefix, board, phone, others in (
        ("", "board-late", ("board-news", "round-strip", "board-open"), ("scoring", "choice", "choice-set")),
        (
            "duel-",
            "duel-board-middle",
            ("duel-board-middle", "duel-round-strip"),
            ("duel-scoring", "duel-choice", "duel-choice-set"),
        ),
    ):
        _save(_eyes_sheet(screens[board]), out / f"{prefix}eyes.png")
        _save(_eyes_sheet(*(screens[name] for name in others)), out / f"{prefix}eyes-choices.png")
        _save(_phone_sheet([screens[name] for name in (*phone, f"{prefix}hand")]), out / f"{prefix}phone.png")
        _save(_phone_sheet([screens[name] for name in others]), out / f"{prefix}phone-choices.png")


def _screens(speech: Speech) -> Iterator[tuple[str, Picture]]:
    """Draw screens out of games that computers play."""
    yield "board-opening", _board(_pick(2, _any), speech)
    yield (
        "board-middle",
        _board(_pick(3, lambda view: len(view.row) == 5 and view.round == 2 and view.deck < 20), speech),
    )
    yield (
        "board-late",
        _board(_most(4, lambda view: sum(len(seat.sets) for seat in view.seats) if len(view.row) == 4 else 0), speech),
    )
    yield "board-news", _board(max(_moments(4, None), key=_newsworthy), speech)
    final = _pick(3, lambda view: view.outcome is not None)
    yield "board-final", _board(final, speech)
    yield "scoring", FACE.scoring(final.view, speech, FACE.rounds(final.view)[-1])
    if (strip := FACE.round_strip(final.view, speech)) is not None:
        yield "round-strip", strip
    full = _most(4, lambda view: min(len(view.seats[0].hand or ()), 12) + len(view.seats[0].pile or ()), viewer=0)
    yield "hand", FACE.hand(full.view, speech)
    yield from _offers(speech)
    yield (
        "vizier",
        FACE.hand(_pick(4, lambda view: bool(view.looked_at) and len(view.looked_at or ()) > 3, viewer=0).view, speech),
    )


def _offers(speech: Speech) -> Iterator[tuple[str, Picture]]:
    """Draw what players choose among: an event, cards of a set with some picked, a card of a pile that is looked at."""
    wanted: tuple[tuple[str, Callable[[SobekView], bool]], ...] = (
        ("choice", lambda view: view.asked == "event" and view.turn == 0 and len(view.tokens or ()) == 5),
        ("choice-set", lambda view: view.asked == "turn" and view.turn == 0 and len(_goods(view)) > 5),
        ("choice-vizier", lambda view: len(view.looked_at or ()) > 3),
    )
    for name, fits in wanted:
        view = _pick(4, fits, viewer=0).view
        offer = {
            "choice": Offer(view.tokens or ()),
            "choice-set": Offer(_goods(view), (0, 2, 3), held=True),
            "choice-vizier": Offer(tuple(dict.fromkeys(view.looked_at or ()))),
        }[name]
        picture = FACE.offer(offer, view, speech)
        if picture is not None:
            yield name, picture


def _goods(view: SobekView) -> tuple[Card, ...]:
    """Return the cards of the viewer's hand that could be one set, with amulets."""
    hand = view.seats[0].hand or ()
    best = max(Good, key=lambda good: sum(card.good is good for card in hand))
    return tuple(card for card in hand if card.good is best or card.good is None)


class _Moment(NamedTuple):
    """A position, and what happened in the last turn of each seat."""

    view: SobekView
    news: tuple[Event, ...]


def _board(moment: _Moment, speech: Speech) -> Picture:
    return FACE.board(moment.view, speech, moment.news)


def _any(view: SobekView) -> bool:
    return True


def _newsworthy(moment: _Moment) -> int:
    """How many different things happened, but for a new round, which clears the table."""
    codes = {event.code for event in moment.news}
    return 0 if "round-dealt" in codes or moment.view.outcome else len(codes)


def _moments(seats: int, viewer: int | None) -> Iterator[_Moment]:
    for number in range(40):
        game = RULES.new(seats, {}, f"{_SEED}/{number}")
        random = Random(number)
        turns: deque[tuple[Event, ...]] = deque(maxlen=seats)
        yield _Moment(game.view(viewer), ())
        while waiting := game.waiting:
            seat = waiting[0]
            legal = game.legal(seat)
            action = random.choice(legal) if random.random() < 0.3 else RULES.choose(game.view(seat), legal)
            turns.append(game.apply(seat, action))
            yield _Moment(game.view(viewer), tuple(event.seen(viewer) for turn in turns for event in turn))


def _pick(seats: int, wanted: Callable[[SobekView], bool], viewer: int | None = None) -> _Moment:
    return next(moment for moment in _moments(seats, viewer) if wanted(moment.view))


def _most(seats: int, worth: Callable[[SobekView], int], viewer: int | None = None) -> _Moment:
    return max(_moments(seats, viewer), key=lambda moment: worth(moment.view))


def _cards_sheet() -> bytes:
    """All card fronts, backs and tokens."""
    step, tall = _CARD + 8, round(_CARD * 1.36) + 8
    canvas = Canvas(10 * step + 8, 4 * tall + _CARD + 24, SAND)
    pieces = [cards.front(card, _CARD, SAND) for card in CARDS] + [cards.back(back, _CARD, SAND) for back in BACKS]
    for number, sprite in enumerate(pieces):
        canvas.put(sprite.image, 8 + number % 10 * step, 8 + number // 10 * tall, sprite.mask)
    tokens = [cards.token(token, _CARD - 4, SAND) for token in TOKENS] + [cards.token_back(_CARD - 4, SAND)]
    for number, sprite in enumerate(tokens):
        canvas.put(sprite.image, 8 + number * step, 12 + 4 * tall, sprite.mask)
    return canvas.png()


def _icons_sheet() -> bytes:
    """All icons in three sizes, on the grounds on which they are used."""
    names = drawn_sprites.names()
    wide, high, per_row = 158, 118, 8
    canvas = Canvas(per_row * wide, -(-len(names) // per_row) * high, PANEL)
    for number, name in enumerate(names):
        ground = _ground(name)
        x, y = number % per_row * wide, number // per_row * high
        canvas.box(x + 2, y + 2, wide - 4, high - 4, ground)
        for size, dx, dy in ((96, 8, 11), (34, 112, 11), (20, 119, 62)):
            canvas.put(drawn_sprites.icon(name, size, ground), x + dx, y + dy)
    return canvas.png()


def _ground(name: str) -> Colour:
    if name in FIELDS:
        return FIELDS[name]
    if name in (Power.ADVISER, Power.SPY):
        return FIELDS["character"]
    if name in PIROGUES:
        return FIELDS["event"]
    if name == "statue":
        return FIELDS["amulet"]
    for module, field in ((icons.characters, "character"), (icons.event_tokens, "event")):
        if hasattr(module, name) or (field == "event" and name.startswith("guild")):
            return FIELDS[field]
    return FIELDS["event"] if name.endswith(("-gold", "-light")) else PANEL


def _eyes_sheet(*pictures: Picture) -> Image.Image:
    """Pictures and all colours that must be told apart, as differently coloured eyes see them."""
    small = [
        _image(one).resize((640, round(one.height * 640 / one.width)), Image.Resampling.LANCZOS) for one in pictures
    ]
    seen = Image.new("RGB", (640, sum(one.height for one in small)), INK)
    for index, one in enumerate(small):
        seen.paste(one, (0, sum(above.height for above in small[:index])))
    pieces = [seen.convert("RGB", matrix) for matrix in _EYES.values()]
    swatches = Image.new("RGB", (640, 30), SAND)
    colours = [*(FIELDS[name] for name in FIELDS), *BACK_COLOURS.values(), *SEATS]
    for number, colour in enumerate(colours):
        swatches.paste(colour, (number * 40, 4, number * 40 + 36, 26))
    sheet = Image.new("RGB", (1290, 2 * (seen.height + 40)), INK)
    for number, (piece, matrix) in enumerate(zip(pieces, _EYES.values(), strict=True)):
        place = (number % 2 * 650, number // 2 * (seen.height + 40))
        sheet.paste(piece, place)
        sheet.paste(swatches.convert("RGB", matrix), (place[0], place[1] + seen.height))
    return sheet


def _phone_sheet(pictures: Iterable[Picture]) -> Image.Image:
    """Pictures as wide as on a phone, on a dark and on a light ground."""
    small = [
        _image(one).resize((_PHONE, round(one.height * _PHONE / one.width)), Image.Resampling.LANCZOS)
        for one in pictures
    ]
    height = sum(one.height + 12 for one in small) + 12
    sheet = Image.new("RGB", (2 * (_PHONE + 24), height), _LIGHT)
    sheet.paste(_DARK, (0, 0, _PHONE + 24, height))
    for x in (12, _PHONE + 36):
        y = 12
        for one in small:
            sheet.paste(one, (x, y))
            y += one.height + 12
    return sheet


def _image(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def _save(image: Image.Image, path: Path) -> None:
    image.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE).save(path, optimize=True)


if __name__ == "__main__":
    main()
