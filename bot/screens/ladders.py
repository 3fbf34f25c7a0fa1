"""The ladder of a server: its picture, the same in words, and what it tells the reader alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.app_context import App
from bot.domain.game_options import has_variants, with_variant
from bot.domain.ladders import ladder_of
from bot.domain.ratings import GAMES_FOR_NUMBER
from bot.games import Playable
from bot.i18n.messages import BoundSpeech
from bot.i18n.name_sanitizer import clean_name, escape_name
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.queries.ladders import LadderPage, LadderPerson, OwnNote
from bot.queries.server_statistics import ServerStatistics
from bot.screens.components import MAIN, Layout, PictureFile, button, day, select
from bot.screens.server_statistics import statistics_text
from render.ladder import LadderRow, LadderSheet, NearlyThere, draw_ladder, ladder_lines, title_text
from render.name_text import shortened

PICTURE: Final = "ladder.png"
OWN: Final = "own"
"""The page on which the reader is, as the argument of a press."""
TEXT: Final = "t"
"""What ends the argument of a press that shows words in the picture's place."""
_NAME: Final = 16


def ladder_names(games: Mapping[str, Playable], speech: BoundSpeech) -> dict[str, str]:
    """Return the names of all ladders by their codes, in order."""
    names = {}
    for code, game in games.items():
        title = speech.say(f"{code}-title")
        if not has_variants(game.rules):
            names[ladder_of(game.rules, {})] = title
            continue
        for variant in game.rules.variants:
            named = speech.say("ladder-name", game=title, variant=speech.say(f"{code}-variant-{variant}"))
            names[ladder_of(game.rules, with_variant(game.rules, {}, variant))] = named
    return names


async def ladder_page(
    app: App,
    page: LadderPage,
    language: str,
    *,
    server: str,
    ladders: Sequence[str],
    totals: Mapping[str, tuple[int, int]],
    as_text: bool = False,
    statistics: ServerStatistics | None = None,
) -> Screen:
    """Return a page of a ladder for one reader, with its picture or the same in words.

    Args:
        app: the bot.
        page: what is on it.
        language: the reader's.
        server: the server's name.
        ladders: the codes of the ladders that the reader can choose.
        totals: the reader's games and wins of all servers, by ladder.
        as_text: whether it has words in the picture's place.
        statistics: those of the server, if it shows any; they stand where there is no picture.
    """
    speech = app.words.speech(language, markdown=True)
    layout = Layout()
    names = ladder_names(app.games, speech.without_icons)
    if page.rows and as_text:
        _add_text(app, layout, page, language, server)
    elif page.rows:
        await _add_picture(app, layout, page, language, server)
    else:
        nobody = speech.say("ladder-nobody" if page.games else "ladder-none")
        layout.text(f"### {names[page.code]}\n{nobody}")
    layout.text(statistics_text(statistics, names, speech))
    notes = [*_notes(page, speech), *_own_notes(page, speech), *_total(totals, speech)]
    layout.text("\n".join(f"-# {note}" for note in notes))
    if len({page.code, *ladders}) > 1:
        offered = [(name, code, None) for code, name in names.items() if code in ladders or code == page.code]
        chosen = [number for number, (_, code, _) in enumerate(offered) if code == page.code]
        other = PressId(0, 0, Verb.LADDER, TEXT if as_text else "")
        layout.select(select(offered, other, speech.say("ladder-choose"), chosen=chosen))
    buttons, kept = [], TEXT if as_text else ""
    if page.pages > 1:
        buttons.append(button("◀", _turn(page, page.page - 1, f"b{kept}"), disabled=page.page == 0))
        buttons.append(button("▶", _turn(page, page.page + 1, f"n{kept}"), disabled=page.page == page.pages - 1))
        if page.own_page is not None:
            here = page.own_page == page.page
            buttons.append(button(speech.say("ladder-mine"), _turn(page, OWN, kept), disabled=here))
    if page.rows:
        shown = PressId(0, 0, Verb.SHOW_LADDER, f"{page.code}.{page.page}")
        buttons.append(button(speech.say("ladder-show"), shown))
        way = _turn(page, page.page, "p" if as_text else TEXT)
        buttons.append(button(speech.say("ladder-as-picture" if as_text else "ladder-as-text"), way))
    layout.buttons(buttons)
    return layout.screen()


async def shown_ladder_screen(app: App, page: LadderPage, language: str, server: str) -> Screen:
    """Return a page of a ladder for everybody in a channel; its button leads each reader to their own place.

    Args:
        app: the bot.
        page: what is on it, of no reader.
        language: the server's.
        server: the server's name.
    """
    speech = app.words.speech(language, markdown=True)
    layout = Layout()
    await _add_picture(app, layout, page, language, server)
    layout.text("\n".join(f"-# {note}" for note in _notes(page, speech)))
    layout.buttons([button(speech.say("ladder-mine"), _turn(page, OWN), MAIN)])
    return layout.screen()


def totals_page(app: App, totals: Mapping[str, tuple[int, int]], language: str) -> Screen:
    """Return a reader's games and wins of all servers, by ladder, for where there is no ladder."""
    speech = app.words.speech(language, markdown=True)
    names = ladder_names(app.games, speech)
    lines = [
        f"- {speech.say('ladder-total', ladder=name, games=totals[code][0], wins=totals[code][1])}"
        for code, name in names.items()
        if code in totals
    ]
    layout = Layout()
    told = "\n".join(lines) if lines else speech.say("ladder-total-none")
    layout.text(f"### {speech.say('ladder-total-title')}\n{told}\n-# {speech.say('ladder-total-where')}")
    return layout.screen()


def ladders_off_page(
    app: App, totals: Mapping[str, tuple[int, int]], language: str, statistics: ServerStatistics | None = None
) -> Screen:
    """Return how ladders are switched on, the statistics of the server, and the reader's own games of all servers."""
    speech = app.words.speech(language, markdown=True)
    layout = Layout()
    layout.text(statistics_text(statistics, ladder_names(app.games, speech), speech))
    notes = "\n".join(f"-# {note}" for note in _total(totals, speech))
    layout.text("\n".join(filter(None, (speech.say("error-ladders-off"), notes))))
    return layout.screen()


async def _add_picture(app: App, layout: Layout, page: LadderPage, language: str, server: str) -> None:
    speech = app.words.speech(language)
    picture = await app.draw(draw_ladder, _sheet(app, page, speech, server), speech)
    layout.picture(PictureFile(PICTURE, picture.data, picture.alt))


def _add_text(app: App, layout: Layout, page: LadderPage, language: str, server: str) -> None:
    """Add what the picture tells in words; a screen reader reads the names of icons aloud, so there are none."""
    speech = app.words.speech(language, markdown=True).without_icons
    sheet = _sheet(app, page, speech, server)
    lines = (f"-# {line}" for line in ladder_lines(sheet, speech, _escaped))
    layout.text("\n".join((f"**{title_text(sheet, speech, _escaped)}**", *lines)))


def _escaped(name: str) -> str:
    return escape_name(shortened(name, _NAME))


def _sheet(app: App, page: LadderPage, speech: BoundSpeech, server: str) -> LadderSheet:
    reader = None if page.own is None else page.own.standing.user
    on_page = any(one.standing.user == reader for one in page.rows)
    return LadderSheet(
        ladder_names(app.games, speech)[page.code],
        clean_name(server) if server else "",
        page.people,
        page.games,
        tuple(_row(one, own=one.standing.user == reader) for one in page.rows),
        page.ranked,
        None if page.own is None or on_page else _row(page.own, own=True),
        tuple(
            NearlyThere(
                one.index, clean_name(one.name), one.standing.games, GAMES_FOR_NUMBER, one.standing.people_missing
            )
            for one in page.nearly
        ),
    )


def _row(one: LadderPerson, *, own: bool) -> LadderRow:
    standing = one.standing
    return LadderRow(
        one.index,
        clean_name(one.name),
        standing.games,
        one.place,
        standing.number,
        standing.provisional,
        one.moved,
        standing.wins,
        standing.best,
        own,
    )


def _notes(page: LadderPage, speech: BoundSpeech) -> Iterator[str]:
    """Yield what everybody is told about a ladder."""
    if page.rows:
        yield speech.say("ladder-low" if page.ranked else "ladder-few")
    if page.ranked and page.nearly and any(one.standing.provisional for one in page.rows):
        yield speech.say("ladder-provisional")
    if page.struck:
        yield speech.say("ladder-struck", count=page.struck)
    if page.restarted is not None:
        yield speech.say("ladder-restarted", when=day(page.restarted))


def _own_notes(page: LadderPage, speech: BoundSpeech) -> Iterator[str]:
    """Yield why the reader is not on a ladder, and how they get there."""
    match page.note:
        case None:
            return
        case OwnNote.UNRATED:
            standing = page.standing
            if standing is not None and standing.games_missing:
                yield speech.say("ladder-you-games", count=standing.games_missing)
            elif standing is not None:
                yield speech.say("ladder-you-people", count=standing.people_missing)
        case _:
            yield speech.say(f"ladder-you-{page.note}")


def _total(totals: Mapping[str, tuple[int, int]], speech: BoundSpeech) -> Iterator[str]:
    """Yield how many games of all servers the reader has played and won, if any."""
    if games := sum(games for games, _ in totals.values()):
        yield speech.say("ladder-you-total", games=games, wins=sum(wins for _, wins in totals.values()))


def _turn(page: LadderPage, to: int | str, letter: str = "") -> PressId:
    """Return the custom id of a page; its letter keeps two buttons to the same page apart."""
    number = to if isinstance(to, str) else max(to, 0)
    return PressId(0, 0, Verb.LADDER, f"{page.code}.{number}{f'.{letter}' if letter else ''}")
