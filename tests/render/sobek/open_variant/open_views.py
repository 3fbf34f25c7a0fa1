"""Views of the open variant, made by hand and played, and a speech that remembers what it was handed."""

from __future__ import annotations

import io
from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

from PIL import Image

from bot.i18n.messages import BoundSpeech, Words
from engine.game import Label
from engine.sobek import OpenSobek
from engine.sobek.cards import CARDS, KIND, Back, Card
from engine.sobek.views import BackCount, Holding, Known, OpenView, SobekView
from render.presentation import Picture, Seating, Speech
from tests.engine.sobek import walks
from tests.render.sobek.scenes import PLAYERS, cards, crowded

WORDS = Words.load()
LANGUAGES = WORDS.languages
ORANGE = tuple(card.code for card in CARDS if card.power)
GREEN = tuple(card.code for card in CARDS if card.back is Back.GREEN)
BEIGE = tuple(card.code for card in CARDS if card.back is Back.BEIGE)


def speech(language: str = "en", players: tuple[Seating, ...] = PLAYERS) -> BoundSpeech:
    return WORDS.speech(language, "sobek", players)


def holding(
    sure: tuple[Card, ...] = (), maybe: tuple[Card, ...] = (), doubtful: tuple[int, int, int] = (0, 0, 0)
) -> Holding:
    """Return a holding with so many doubtful cards of each back beside the certain ones."""
    backs = Counter(card.back for card in sure)
    counts = (extra + backs[back] for extra, back in zip(doubtful, (Back.GREEN, Back.BEIGE, Back.ORANGE), strict=True))
    return Holding(sure, maybe, BackCount(*counts))


EVERYTHING = cards(*(card.code for card in CARDS))
HOLDINGS = {
    "empty": holding(),
    "sure": holding(cards("ivory3", "fish1", "fish1", "amulet", "queen")),
    "doubtful": holding((), cards("queen", "thief"), (0, 0, 1)),
    "folded": holding((), cards(*GREEN, *ORANGE), (2, 0, 1)),
    "mixed": holding(
        cards("ivory0g", "wheat1", "wheat1"), cards("fish1", "fish1", "ebony2", *ORANGE, "fish0g"), (1, 2, 3)
    ),
    "all backs unfolded": holding((), cards("fish0g", "wheat0g", "fish1", "ebony2", "queen", "thief"), (1, 1, 1)),
    "hoard": holding(cards(*["ivory3"] * 3, *["fish1"] * 5, *["cattle1"] * 5, *BEIGE)),
    "full": holding(EVERYTHING, cards(*["fish1"] * 4, *["wheat1"] * 4, *BEIGE, *GREEN), (3, 6, 0)),
}


def known(one: Holding, seats: int) -> Known:
    return Known((one,) * seats, (one,) * seats, row=holding(), deck=HOLDINGS["mixed"], removed=one)


def view_of(name: str, base: SobekView | None = None) -> OpenView:
    base = base or crowded()
    all_know = known(HOLDINGS[name], len(base.seats))
    return OpenView.of(replace(base, variant="open"), all_know, all_know)


@cache
def played(seats: int, number: int, steps: int, lean: float) -> OpenSobek:
    game = OpenSobek.new(seats, {"way": "open"}, f"walk {number}")
    for place, _ in enumerate(walks.steps(game, Random(number), lean)):
        if place >= steps and game.outcome is None:
            break
    return game


GAMES = [(2, 1, 30, 0.6), (3, 3, 48, 0.6), (3, 7, 20, 0.3), (4, 3, 48, 0.6), (4, 2, 75, 0.1), (4, 9, 44, 0.05)]


def pixels(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    assert image.size == (picture.width, picture.height)
    return image.convert("RGB")


class Spy:
    """A speech that remembers which cards it was handed, and which messages it said."""

    def __init__(self, inner: Speech) -> None:
        self.inner = inner
        self.names = inner.names
        self.seating = inner.seating
        self.said: set[str] = set()
        self.told: Counter[str] = Counter()

    def say(self, message: str, /, **values: object) -> str:
        self.said.add(message)
        for value in values.values():
            if isinstance(value, tuple):
                self.told.update(one.code for one in value if isinstance(one, (Label, Card)) and one.code in KIND)
        return self.inner.say(message, **values)
