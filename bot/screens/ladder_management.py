"""The private pages on which managers of a server look after its ladders: games, people, restarts, log, odd pairs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final

from discord.ui import UserSelect

from bot.domain.ladders import LadderChange
from bot.domain.preferences.absence_days import format_day
from bot.domain.ratings import OneSided
from bot.i18n.messages import BoundSpeech
from bot.i18n.name_sanitizer import clean_name, escape_name
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import (
    DANGER,
    IN_SELECT,
    Layout,
    button,
    clip,
    clip_lines,
    confirm_page,
    day,
    mention,
    select,
)
from bot.tables import LadderChangeRow, RatedGame, RatedPlayer
from render.name_text import isolated, shortened

GAMES_ON_PAGE: Final = IN_SELECT
PEOPLE_ON_PAGE: Final = 6
CHANGES_ON_PAGE: Final = 5
PAIRS_ON_PAGE: Final = 8
"""With so many, each page stays below the height of a phone."""
CARRIED_NAME: Final = 20
"""So many characters of a name stand in the custom id of the answer to a question."""
_NAME_LENGTH: Final = 40
_PLAYERS_LENGTH: Final = 160


class Part(StrEnum):
    """The page, or the request, that a press is about."""

    GAMES = "games"
    PEOPLE = "people"
    ANEW = "anew"
    LOG = "log"
    PAIRS = "pairs"
    GAME = "game"
    """A game that is chosen in the select, or shown again."""
    STRIKE = "strike"
    RESTORE = "restore"
    EXCLUDE = "exclude"
    READMIT = "readmit"
    RESTART = "restart"


TABS: Final = (Part.GAMES, Part.PEOPLE, Part.ANEW, Part.LOG, Part.PAIRS)
"""The pages to which each page leads; the message `manage-<part>` is the label."""
YES: Final = "yes"
"""The part of an argument that does what was asked before."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads a page: their words, their locale for days, and how people are named.

    `names` are those of each ladder, told apart; whoever has none there has the name under which they began a game. The
    `hidden` are named to nobody.
    """

    speech: BoundSpeech
    locale: str
    hidden: Collection[int] = ()
    names: Mapping[str, Mapping[int, str]] = field(default_factory=dict)

    def name(self, game: RatedGame, player: RatedPlayer, *, plain: bool = False) -> str:
        """Return the name of a player for a message, or `plain` for a select; "a player" if they are not named."""
        if player.user is None or player.user in self.hidden:
            return self.speech.say("manage-a-player")
        name = self.names.get(game.ladder, {}).get(player.user, player.name)
        name = shortened(clean_name(name), _NAME_LENGTH)
        return isolated(name) if plain else escape_name(name)

    def players(self, game: RatedGame, *, plain: bool = False) -> str:
        """Return the names of those who began a game."""
        return self.speech.join([self.name(game, player, plain=plain) for player in game.players])


def pressed(part: Part, *rest: object) -> PressId:
    """Return the press on a page, or for a request."""
    return PressId(0, 0, Verb.MANAGE_LADDERS, ".".join((part.value, *map(str, rest))))


def games_page(
    reader: Reader, ladders: Mapping[str, str], games: Sequence[RatedGame], page: int, *, more: bool
) -> Screen:
    """Return the rated games of a server to choose one, those that ended last first.

    Args:
        reader: who reads it.
        ladders: the names of ladders by their codes.
        games: those of the page.
        page: which page it is, from 0.
        more: whether there is another one after it.
    """
    speech = reader.speech
    layout = _begun(speech, speech.say("manage-games-text" if games else "manage-games-none"))
    if games:
        options = [
            (reader.players(game, plain=True), str(game.game), _described(reader, ladders, game)) for game in games
        ]
        layout.select(select(options, pressed(Part.GAME, page), speech.say("manage-games-choose")))
    _add_turns(layout, speech, Part.GAMES, page, more=more)
    return _ended(layout, speech, Part.GAMES)


def game_page(
    reader: Reader, ladders: Mapping[str, str], game: RatedGame, *, restarted: bool, notice: str = ""
) -> Screen:
    """Return what there is to know of a rated game, with the button that strikes it or lets it count again.

    Args:
        reader: who reads it.
        ladders: the names of ladders by their codes.
        game: the game.
        restarted: whether its ladder was restarted since it began.
        notice: what has just been done.
    """
    speech = reader.speech
    when = day(game.settled or game.started)
    lines = [f"### {speech.say('manage-game-title', ladder=ladders.get(game.ladder, game.ladder), when=when)}"]
    lines += [
        _placed(reader, game, player) for player in sorted(game.players, key=lambda one: (one.place or 0, one.seat))
    ]
    if game.struck is not None:
        lines.append(speech.say("manage-game-struck", when=day(game.struck)))
    if restarted:
        lines.append(speech.say("manage-game-before"))
    layout = _begun(speech, notice)
    layout.text("\n".join(lines))
    if game.struck is None:
        layout.buttons([button(speech.say("manage-strike"), pressed(Part.STRIKE, game.game), DANGER)])
    else:
        layout.buttons([button(speech.say("manage-restore"), pressed(Part.RESTORE, game.game))])
    return _ended(layout, speech)


def game_question(reader: Reader, ladders: Mapping[str, str], game: RatedGame, part: Part) -> Screen:
    """Return the question before a game is struck, or counts again."""
    speech = reader.speech
    ladder, when = ladders.get(game.ladder, game.ladder), day(game.settled or game.started)
    about = speech.say("manage-game-of", players=reader.players(game), ladder=ladder, when=when)
    question = f"{speech.say(f'manage-{part}-question')}\n{about}\n-# {speech.say(f'manage-{part}-means')}"
    yes = pressed(part, game.game, YES)
    return confirm_page(speech, question, speech.say(f"manage-{part}"), yes, pressed(Part.GAME, game.game))


def people_page(speech: BoundSpeech, excluded: Mapping[int, str], page: int, notice: str = "") -> Screen:
    """Return the people who are excluded from the ladders of a server, with a select to exclude another.

    Args:
        speech: the reader's words.
        excluded: the names of all of them.
        page: which page of them, from 0; the last one if there are fewer.
        notice: what has just been done.
    """
    pages = max(1, -(-len(excluded) // PEOPLE_ON_PAGE))
    page = min(page, pages - 1)
    layout = _begun(speech, notice or speech.say("manage-people-text"))
    add = speech.say("manage-people-add")
    layout.select(UserSelect[Any](custom_id=str(pressed(Part.EXCLUDE)), placeholder=add, min_values=1, max_values=1))
    if not excluded:
        layout.text(speech.say("manage-people-none"))
    for user, name in list(excluded.items())[page * PEOPLE_ON_PAGE : (page + 1) * PEOPLE_ON_PAGE]:
        named = f"{escape_name(clip(name, _NAME_LENGTH))} ({mention(user)})" if name else mention(user)
        layout.entry(named, button(speech.say("manage-readmit"), pressed(Part.READMIT, user)))
    _add_turns(layout, speech, Part.PEOPLE, page, more=page < pages - 1)
    return _ended(layout, speech, Part.PEOPLE)


def exclude_question(speech: BoundSpeech, user: int, name: str) -> Screen:
    """Return the question before a person is excluded."""
    lines = [
        speech.say("manage-exclude-question", person=mention(user)),
        f"-# {speech.say('manage-exclude-means')}",
    ]
    yes = pressed(Part.EXCLUDE, user, clean_name(name)[:CARRIED_NAME])
    return confirm_page(speech, "\n".join(lines), speech.say("manage-exclude"), yes, pressed(Part.PEOPLE, 0))


def anew_page(speech: BoundSpeech, ladders: Mapping[str, str], notice: str = "") -> Screen:
    """Return the page with the select of the ladder to restart."""
    layout = _begun(speech, notice or speech.say("manage-anew-text"))
    options = [(name, code, None) for code, name in ladders.items()]
    layout.select(select(options, pressed(Part.RESTART), speech.say("manage-anew-choose")))
    return _ended(layout, speech, Part.ANEW)


def restart_question(speech: BoundSpeech, ladder: str, name: str, games: int, known: int | None) -> Screen:
    """Return the question before a ladder is restarted.

    Args:
        speech: the reader's words.
        ladder: the code of the ladder.
        name: its name.
        games: how many games count on it now.
        known: the number of its last restart in the log, None if there was none.
    """
    lines = [
        speech.say("manage-restart-question", ladder=name),
        speech.say("manage-restart-means", count=games),
    ]
    yes = pressed(Part.RESTART, ladder, known or 0)
    return confirm_page(speech, "\n".join(lines), speech.say("manage-restart"), yes, pressed(Part.ANEW))


def log_page(
    reader: Reader,
    ladders: Mapping[str, str],
    changes: Sequence[LadderChangeRow],
    games: Mapping[int, RatedGame],
    page: int,
    *,
    more: bool,
) -> Screen:
    """Return what managers did to the ladders of a server, the latest first.

    Args:
        reader: who reads it.
        ladders: the names of ladders by their codes.
        changes: those of the page.
        games: the games that they are about, as far as they are kept.
        page: which page it is, from 0.
        more: whether there is another one after it.
    """
    speech = reader.speech
    layout = _begun(speech, speech.say("manage-log-text" if changes else "manage-log-none"))
    lines = (f"{day(one.at)} · {_told(reader, ladders, games, one)}" for one in changes)
    layout.text("\n".join(f"- {line}" for line in lines))
    _add_turns(layout, speech, Part.LOG, page, more=more)
    return _ended(layout, speech, Part.LOG)


def pairs_page(
    speech: BoundSpeech, pairs: Sequence[tuple[str, OneSided]], names: Mapping[str, Mapping[int, str]], page: int
) -> Screen:
    """Return the pairs of whom one nearly always finishes before the other.

    Args:
        speech: the reader's words.
        pairs: all of them, each with the name of its ladder.
        names: the names of the people who are not hidden, told apart, by the name of their ladder.
        page: which page of them, from 0; the last one if there are fewer.
    """
    pages = max(1, -(-len(pairs) // PAIRS_ON_PAGE))
    page = min(page, pages - 1)
    layout = _begun(speech, speech.say("manage-pairs-text" if pairs else "manage-pairs-none"))
    layout.text("\n".join(_pairs(speech, pairs[page * PAIRS_ON_PAGE : (page + 1) * PAIRS_ON_PAGE], names)))
    _add_turns(layout, speech, Part.PAIRS, page, more=page < pages - 1)
    return _ended(layout, speech, Part.PAIRS)


def _pairs(
    speech: BoundSpeech, pairs: Sequence[tuple[str, OneSided]], names: Mapping[str, Mapping[int, str]]
) -> Iterator[str]:
    before = None
    for ladder, pair in pairs:
        if ladder != before:
            yield f"### {ladder}"
            before = ladder
        first, second = (
            escape_name(shortened(clean_name(names[ladder][user]), _NAME_LENGTH))
            if user in names[ladder]
            else speech.say("manage-a-player")
            for user in (pair.winner, pair.loser)
        )
        yield f"- {speech.say('manage-pair', first=first, second=second, ahead=pair.ahead, games=pair.games)}"


def _placed(reader: Reader, game: RatedGame, player: RatedPlayer) -> str:
    """Return the line of a player of a game."""
    said, values = "manage-placed", {"place": player.place or 0, "name": reader.name(game, player)}
    if player.points is not None:
        said, values = "manage-placed-points", {**values, "points": player.points}
    line = reader.speech.say(said, **values)
    return line if player.counts else f"{line} · {reader.speech.say('manage-not-for-them')}"


def _described(reader: Reader, ladders: Mapping[str, str], game: RatedGame) -> str:
    """Return date and ladder of a game for a select, and whether it was struck."""
    date = format_day(datetime.fromtimestamp(game.settled or game.started, UTC).date(), reader.locale)
    parts = [date, ladders.get(game.ladder, game.ladder)]
    if game.struck is not None:
        parts.insert(0, reader.speech.say("manage-struck"))
    return " · ".join(parts)


def _told(reader: Reader, ladders: Mapping[str, str], games: Mapping[int, RatedGame], change: LadderChangeRow) -> str:
    """Return what a manager did, in words."""
    speech = reader.speech
    someone = speech.say("manage-someone")
    told = {"who": someone if change.by is None else mention(change.by)}
    match change.kind:
        case LadderChange.STRIKE | LadderChange.RESTORE:
            game = games.get(change.game or 0)
            told["game"] = speech.say("manage-game-gone")
            if game is not None:
                ladder, when = ladders.get(game.ladder, game.ladder), day(game.settled or game.started)
                about = speech.say("manage-game-of", players=reader.players(game), ladder=ladder, when=when)
                told["game"] = clip_lines(about, _PLAYERS_LENGTH)
        case LadderChange.EXCLUDE | LadderChange.READMIT:
            told["person"] = someone if change.user is None else mention(change.user)
        case LadderChange.RESTART:
            told["ladder"] = ladders.get(change.ladder or "", change.ladder or "")
    return speech.say(f"manage-log-{change.kind}", **told)


def _begun(speech: BoundSpeech, text: str) -> Layout:
    layout = Layout()
    title = f"## {speech.say('manage-title')}"
    layout.text(f"{title}\n{text}" if text else title)
    return layout


def _add_turns(layout: Layout, speech: BoundSpeech, part: Part, page: int, *, more: bool) -> None:
    """Add the buttons that turn the page, if there is another one; letters keep two buttons to one page apart."""
    if page or more:
        back, following = pressed(part, max(page - 1, 0), "b"), pressed(part, page + 1, "n")
        layout.buttons(
            (
                button(speech.say("manage-later"), back, disabled=page == 0),
                button(speech.say("manage-earlier"), following, disabled=not more),
            )
        )


def _ended(layout: Layout, speech: BoundSpeech, page: Part | None = None) -> Screen:
    """Add the way to the other pages and to the settings, and return the finished message."""
    layout.line()
    tabs = [button(speech.say(f"manage-{one}"), pressed(one), disabled=one is page) for one in TABS]
    layout.buttons([*tabs[:3]])
    layout.buttons([*tabs[3:], button(speech.say("manage-back"), PressId(0, 0, Verb.SETTINGS, "results"))])
    return layout.screen()
