"""The card of a game: what the game is, for everybody in a channel, and the film of a sample game."""

from __future__ import annotations

from typing import Final

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.sample_games import SAMPLES, Sample, pictured
from bot.screens.components import GOOD, Layout, PictureFile, button
from bot.screens.lessons import learn_button
from engine.game import Label
from render.film import Film
from render.presentation import Picture, Seating, Standing

PICTURE: Final = "about.png"
FILM: Final = "watch.gif"


async def game_card_screen(app: App, kind: str, language: str) -> Screen:
    """Return the card of a game in a language; the game must have a sample."""
    speech = app.words.speech(language, kind, markdown=True)
    layout = Layout()
    layout.text(f"## {speech.say('about-title', game=Label(kind, 'title'))}\n{speech.say(f'{kind}-about')}")
    picture = await app.draw(_drawn, app, kind, SAMPLES[kind], language)
    layout.picture(PictureFile(PICTURE, picture.data, picture.alt))
    learn = [learn_button(app, kind, language)] if app.games[kind].lesson is not None else []
    layout.buttons(
        [
            *learn,
            button(speech.say("about-open"), PressId(0, 0, Verb.OPEN, kind), GOOD, emoji="🎲"),
            button(speech.say("about-watch"), PressId(0, 0, Verb.SAMPLE, kind), emoji="🎞️"),
        ]
    )
    return layout.screen()


def sample_screen(app: App, kind: str, film: Film, language: str) -> Screen:
    """Return the film of a game's sample, with the button for its lesson."""
    speech = app.words.speech(language, kind, markdown=True)
    title = speech.say("about-film", game=Label(kind, "title"), moves=SAMPLES[kind].filmed)
    layout = Layout()
    layout.text(f"### {title}")
    layout.picture(PictureFile(FILM, film.data, speech.say("about-film-alt", game=Label(kind, "title"))))
    if app.games[kind].lesson is not None:
        layout.buttons([learn_button(app, kind, language)])
    return layout.screen()


def sample_speech(app: App, kind: str, sample: Sample, language: str) -> BoundSpeech:
    """Return the words for a sample, whose players are computers, for pictures and captions."""
    names = [app.words.text(language, f"computer-name-{number}") for number in range(1, sample.scene.seats + 1)]
    return app.words.speech(language, kind, [Seating(name, Standing.MERCHANT) for name in names])


def _drawn(app: App, kind: str, sample: Sample, language: str) -> Picture:
    """Play a sample up to the moment of its picture, and draw that."""
    game = app.games[kind]
    return game.face.board(pictured(game.rules, sample), sample_speech(app, kind, sample, language))
