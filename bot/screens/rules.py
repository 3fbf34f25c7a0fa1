"""The pages of the rules: one for each topic, with its picture, in one ephemeral message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import IN_SELECT, MAIN, QUIET, Layout, PictureFile, button, select
from bot.screens.legend import has_legend, legend_button
from bot.screens.lessons import learn_button, learn_buttons
from bot.tables import Table
from engine.game import Label

PICTURE: Final = "rules.png"
_STOP: Final = "."
# Two buttons may lead to one topic, but Discord refuses two components with one custom id.
_BACK, _NEXT, _OTHER = 1000, 1001, 1002


def parse_topic(arg: str, values: Sequence[object]) -> tuple[str, str]:
    """Return the game and the topic that a press asks for, by the value of its select or by its button."""
    kind, _, topic = arg.partition(_STOP)
    return kind, str(values[0]) if values else topic


async def rules_page(
    app: App, kind: str, table: Table | None, seat: int | None, language: str, topic: str = ""
) -> Screen:
    """Return a topic of the rules, what the reader is asked now, and links to other topics and games.

    Args:
        app: the bot.
        kind: the game.
        table: the table of this game at which they are read, None without one.
        seat: the reader's seat there.
        language: the reader's.
        topic: its code; the first topic if there is no such topic.
    """
    players = app.seating(table, language) if table is not None else ()
    speech = app.words.speech(language, kind, players, markdown=True)
    face = app.games[kind].face
    topics = list(face.topics())
    topic = topic if topic in topics else topics[0]
    layout = Layout()
    if table is not None and has_legend(app, table):
        layout.buttons([legend_button(table, speech)])
    layout.text(f"## {speech.say('rules-title', game=speech.say(f'{kind}-title'))}")
    page = speech.say("rules-page", page=topics.index(topic) + 1, pages=len(topics))
    layout.text(f"### {speech.say(f'{kind}-help-{topic}-title')}\n-# {page}\n{_text(app, kind, table, speech, topic)}")
    teaches = face.teaches
    if teaches is not None:
        picture = await app.draw(teaches.rules_picture, topic, app.words.speech(language, kind))
        if picture is not None:
            layout.picture(PictureFile(PICTURE, picture.data, picture.alt))
    seen = table.seen_by(seat) if table is not None else None
    decision = seen.decision if seen is not None else None
    if seen is not None and decision is not None:
        layout.text(speech.say("rules-now", what=face.ask(decision, seen.view, speech)))
    number = table.id if table is not None else 0
    _add_page_buttons(layout, speech, topics, number, topic)
    _add_topics(layout, speech, topics, number, speech.say("rules-choose"), topic)
    others = [
        button(app.words.speech(language, code).say(f"{code}-title"), PressId(0, _OTHER, Verb.TOPIC, code))
        for code in app.games
        if code != kind
    ]
    learn = [learn_button(app, kind, language, QUIET)] if app.games[kind].lesson is not None else []
    layout.buttons([*others, *learn])
    return layout.screen()


def all_rules_page(app: App, language: str) -> Screen:
    """Return links to the topics of all games, for a channel in which no table decides the game."""
    speech = app.words.speech(language, markdown=True)
    layout = Layout()
    layout.text(f"## {speech.say('rules-title', game=tuple(Label(kind, 'title') for kind in app.games))}")
    layout.buttons(
        button(app.words.speech(language, kind).say(f"{kind}-title"), PressId(0, _OTHER, Verb.TOPIC, kind), MAIN)
        for kind in app.games
    )
    for kind, game in app.games.items():
        own = app.words.speech(language, kind)
        choose = own.say("labelled", name=own.say(f"{kind}-title"), text=own.say("rules-choose"))
        _add_topics(layout, own, game.face.topics(), 0, choose)
    layout.buttons(learn_buttons(app, language))
    return layout.screen()


def _text(app: App, kind: str, table: Table | None, speech: BoundSpeech, topic: str) -> str:
    """Return what the table's version of the rules, or the newest, says about a topic."""
    message = f"{kind}-help-{topic}"
    rules = app.games[kind].rules if table is None else app.rules(table)
    teaches = app.games[kind].face.teaches
    facts: Mapping[str, object] = teaches.rules_numbers() if teaches is not None else {}
    # If older rules differ in a topic, it has another message for them.
    return speech.find(f"{message}-rules-{rules.version}", **facts) or speech.say(message, **facts)


def _add_page_buttons(layout: Layout, speech: BoundSpeech, topics: Sequence[str], table: int, topic: str) -> None:
    """Add the buttons to the page before and after."""
    page = topics.index(topic)

    def to(number: int, which: int) -> PressId:
        code = topics[min(max(number, 0), len(topics) - 1)]
        return PressId(table, which, Verb.TOPIC, f"{speech.game}{_STOP}{code}")

    layout.buttons(
        [
            button(speech.say("rules-back"), to(page - 1, _BACK), disabled=page == 0),
            button(speech.say("rules-next"), to(page + 1, _NEXT), MAIN, disabled=page == len(topics) - 1),
        ]
    )


def _add_topics(
    layout: Layout, speech: BoundSpeech, topics: Sequence[str], table: int, choose: str, chosen: str = ""
) -> None:
    """Add selects for the topics of a game; `table` is the id of the table at which they are read, or 0."""
    # The topics are spread evenly, so that no select has only a few.
    each = -(-len(topics) // -(-len(topics) // IN_SELECT))
    for start in range(0, len(topics), each):
        part = topics[start : start + each]
        layout.select(
            select(
                [(speech.say(f"{speech.game}-help-{code}-title"), code, None) for code in part],
                PressId(table, start, Verb.TOPIC, speech.game),
                choose,
                chosen=[position for position, code in enumerate(part) if code == chosen],
            )
        )
