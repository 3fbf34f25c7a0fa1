"""The pages of the rules: one for each topic, with its picture, in one ephemeral message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import IN_SELECT, MAIN, QUIET, Layout, PictureFile, button, select
from bot.screens.header_and_footer import back_to_table
from bot.screens.legend import has_legend, legend_button
from bot.screens.lessons import FROM_LESSON, back_to_lesson, learn_button
from bot.tables import Table

PICTURE: Final = "rules.png"
MORE: Final = "more"
"""The value of the select of topics that shows its other topics."""
_STOP: Final = "."
# Two parts may lead to one topic, but Discord refuses two components with one custom id.
_BACK, _NEXT, _GAMES = 1000, 1001, 1003


@dataclass(frozen=True, slots=True)
class TopicRequest:
    """What a press on the rules asks for.

    Args:
        kind: the game.
        topic: the code of the topic, empty for the first.
        start: the position of the first topic in the select; None for those around the topic.
        from_lesson: whether the rules were opened in a lesson.
    """

    kind: str
    topic: str
    start: int | None = None
    from_lesson: bool = False


def parse_topic(press: PressId, values: Sequence[object]) -> TopicRequest:
    """Return what a press asks for, by the value of its select or by its button."""
    from_lesson = press.arg.endswith(FROM_LESSON)
    kind, _, topic = press.arg.removesuffix(FROM_LESSON).partition(_STOP)
    value = str(values[0]) if values else ""
    if not kind:
        return TopicRequest(value, "", from_lesson=from_lesson)
    if value == MORE:
        return TopicRequest(kind, topic, press.version, from_lesson)
    return TopicRequest(kind, value or topic, from_lesson=from_lesson)


async def rules_page(
    app: App,
    kind: str,
    table: Table | None,
    seat: int | None,
    language: str,
    topic: str = "",
    start: int | None = None,
    *,
    from_lesson: bool = False,
) -> Screen:
    """Return a topic of the rules, what the reader is asked now, and the ways to other topics and games.

    Args:
        app: the bot.
        kind: the game.
        table: the table at which they are read, None without one; it may be one of another game.
        seat: the reader's seat there.
        language: the reader's.
        topic: its code; the first topic if there is no such topic.
        start: the position of the first topic in the select; None for those around the topic.
        from_lesson: whether the reader comes from a lesson, and the way back leads there.
    """
    own = table if table is not None and table.kind == kind else None
    players = app.seating(own, language) if own is not None else ()
    speech = app.words.speech(language, kind, players, markdown=True)
    face = app.games[kind].face
    topics = list(face.topics())
    topic = topic if topic in topics else topics[0]
    layout = Layout()
    if own is not None and has_legend(app, own):
        layout.buttons([legend_button(own, speech)])
    layout.text(f"## {speech.say('rules-title', game=speech.say(f'{kind}-title'))}")
    page = speech.say("rules-page", page=topics.index(topic) + 1, pages=len(topics))
    layout.text(f"### {_title(speech, topic)}\n-# {page}\n{_text(app, kind, own, speech, topic)}")
    teaches = face.teaches
    if teaches is not None:
        picture = await app.draw(teaches.rules_picture, topic, app.words.speech(language, kind))
        if picture is not None:
            layout.picture(PictureFile(PICTURE, picture.data, picture.alt))
    seen = own.seen_by(seat) if own is not None else None
    decision = seen.decision if seen is not None else None
    if seen is not None and decision is not None:
        layout.text(speech.say("rules-now", what=face.ask(decision, seen.view, speech)))
    number = table.id if table is not None else 0
    origin = FROM_LESSON if from_lesson else ""
    _add_page_buttons(layout, speech, topics, number, topic, origin)
    _add_games(layout, app, speech, number, origin)
    _add_topics(layout, speech, topics, number, topic, start, origin)
    if from_lesson:
        layout.buttons([back_to_lesson(app, kind, speech)])
    else:
        learn = [learn_button(app, kind, language, QUIET)] if app.games[kind].lesson is not None else []
        layout.buttons([*learn, *([back_to_table(table, speech)] if table is not None else [])])
    return layout.screen()


def _title(speech: BoundSpeech, topic: str) -> str:
    return speech.say(f"{speech.game}-help-{topic}-title")


def _text(app: App, kind: str, table: Table | None, speech: BoundSpeech, topic: str) -> str:
    """Return what the table's version of the rules, or the newest, says about a topic."""
    message = f"{kind}-help-{topic}"
    rules = app.games[kind].rules if table is None else app.rules(table)
    teaches = app.games[kind].face.teaches
    facts: Mapping[str, object] = teaches.rules_numbers() if teaches is not None else {}
    # If older rules differ in a topic, it has another message for them.
    return speech.find(f"{message}-rules-{rules.version}", **facts) or speech.say(message, **facts)


def _add_page_buttons(
    layout: Layout, speech: BoundSpeech, topics: Sequence[str], table: int, topic: str, origin: str
) -> None:
    """Add the buttons to the page before and after."""
    page = topics.index(topic)

    def to(number: int, which: int) -> PressId:
        code = topics[min(max(number, 0), len(topics) - 1)]
        return PressId(table, which, Verb.TOPIC, f"{speech.game}{_STOP}{code}{origin}")

    layout.buttons(
        [
            button(speech.say("rules-back"), to(page - 1, _BACK), disabled=page == 0),
            button(speech.say("rules-next"), to(page + 1, _NEXT), MAIN, disabled=page == len(topics) - 1),
        ]
    )


def _add_games(layout: Layout, app: App, speech: BoundSpeech, table: int, origin: str) -> None:
    """Add the select of the games; its custom id names none."""
    options = [(app.words.speech(speech.language, code).say(f"{code}-title"), code, None) for code in app.games]
    named = speech.say("rules-choose-game", game=speech.say(f"{speech.game}-title"))
    layout.select(select(options, PressId(table, _GAMES, Verb.TOPIC, origin), named))


def _add_topics(
    layout: Layout, speech: BoundSpeech, topics: Sequence[str], table: int, topic: str, start: int | None, origin: str
) -> None:
    """Add the select of a game's topics.

    If they do not fit into one select, it has those of a part, the one from `start` or the one with the topic, and a
    last option that shows the next part.
    """
    each = len(topics)
    if each > IN_SELECT:
        # The topics are spread evenly, so that no part has only a few.
        each = -(-each // -(-each // (IN_SELECT - 1)))
    first = (topics.index(topic) if start is None else start % len(topics)) // each * each
    following = first + each if first + each < len(topics) else 0
    options = [(_title(speech, code), code, None) for code in topics[first : first + each]]
    if each < len(topics):
        options.append((speech.say("rules-more"), MORE, None))
    press = PressId(table, following, Verb.TOPIC, f"{speech.game}{_STOP}{topic}{origin}")
    layout.select(select(options, press, speech.say("rules-choose", topic=_title(speech, topic))))
