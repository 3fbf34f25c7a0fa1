"""Announcements in a server's channel: an open table, which people can join from there; the result of a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from hashlib import sha256

from discord import ui

from bot.app_context import App
from bot.domain.game_options import has_variants, titled, variant_of
from bot.helpers.base36 import base36
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.reconciler import Content
from bot.screens.board import PICTURE
from bot.screens.components import MAIN, Layout, PictureFile, button, link_button, table_url
from bot.screens.event_sentences import events_of
from bot.screens.rated_tables import offers_rated
from bot.tables import AnnouncementKind, Player, Table
from engine.game import Seat
from render.presentation import Picture


class AnnouncementScreens:
    """Builds announcements in the language of their server (`bot.reconciler.announcements.AnnouncementScreens`)."""

    def __init__(self, app: App) -> None:
        self._app = app

    def mark(self, table: Table, kind: AnnouncementKind, at: int) -> str:
        """Return the custom id of the button that joins an open table, or the URL of the link to a finished one."""
        if kind is AnnouncementKind.RESULT:
            return table_url(table)
        # It is no version's button: it is found again whatever happens to the table meanwhile.
        return str(PressId(table.id, 0, Verb.JOIN, f"a{base36(at)}"))

    async def content(
        self,
        table: Table,
        kind: AnnouncementKind,
        mark: str,
        *,
        hidden: Collection[int],
        locale: str | None,
        known: str,
    ) -> Content[Screen]:
        """Return an announcement; the picture of a result is only drawn if it shows something new."""
        language = await self._app.languages.server(table.channel_ref.guild, locale)
        players = announced_players(self._app, table, hidden, language)
        speech = self._app.speech(table, language, players=players)
        if kind is AnnouncementKind.TABLE:
            screen = open_table_screen(self._app, table, speech, mark)
            hashed = _hash(screen.view)
            return Content(hashed, None if hashed == known else screen)
        hashed = _hash(result_layout(table, speech, mark).screen().view, *(player.name for player in players))
        if hashed == known:
            return Content(hashed, None)
        return Content(hashed, await result_screen(self._app, table, players, language, mark))


def announced_players(app: App, table: Table, hidden: Collection[int], language: str) -> tuple[Player, ...]:
    """Return the players of a table as they are announced: hidden people are "a player"."""
    name = app.words.text(language, "announcement-player")
    return tuple(replace(one, name=name) if one.user in hidden else one for one in table.players)


def open_table_screen(app: App, table: Table, speech: BoundSpeech, mark: str) -> Screen:
    """Return the announcement of an open table.

    Args:
        app: words and games.
        table: one whose game has not begun.
        speech: the server's language, with the players as they are announced.
        mark: the custom id of the button that joins the table.
    """
    layout = Layout()
    title = speech.say("lobby-title", game=titled(table.kind, table.options, speech))
    seats = [speech.say("announcement-seats", taken=len(table.players), total=table.size, free=table.room)]
    host = None if table.host is None else table.seat_of(table.host)
    if host is not None:
        seats.append(speech.say("lobby-host", name=Seat(host)))
    layout.text("\n".join((f"### {title}", *seats)))
    pace = speech.say("pace-line", pace=speech.say(f"pace-{table.pace}"), means=speech.say(f"pace-{table.pace}-means"))
    lines = (" · ".join(_played(app, table, speech)), pace)
    layout.text("\n".join(f"-# {line}" for line in lines if line))
    join: ui.Button[ui.LayoutView] = button(speech.say("lobby-join"), _mark_press(mark), MAIN, disabled=not table.room)
    layout.buttons([join, link_button(speech.say("goto-lobby"), table_url(table))])
    return layout.screen()


def _played(app: App, table: Table, speech: BoundSpeech) -> Iterator[str]:
    """Yield a table's variant, and whether it is rated; its title names the expansion."""
    rules = app.games[table.kind].rules
    if has_variants(rules):
        variant = speech.say(f"{table.kind}-variant-{variant_of(rules, table.options)}")
        yield speech.say("announcement-variant", variant=variant)
    if offers_rated(app, table):
        yield speech.say("announcement-rated" if table.rated and not table.unrated else "announcement-unrated")


def _mark_press(mark: str) -> PressId:
    """Return the press that the mark of an open table's announcement is.

    Raises:
        ValueError: it is none.
    """
    press = PressId.parse(mark)
    if press is None:
        raise ValueError("an open table is announced with a button")
    return press


async def result_screen(app: App, table: Table, players: tuple[Player, ...], language: str, url: str) -> Screen:
    """Return the announcement of a result: who has won with how many points, the final picture, and a link.

    Args:
        app: words, games, and threads that draw.
        table: one whose game was played to its end.
        players: its players as they are announced.
        language: the server's.
        url: where the table is.
    """
    seen = table.seen_by(None)
    if seen is None:
        raise ValueError("there is no game to show")
    plain = app.speech(table, language, players=players, markdown=False)
    picture = await app.draw(app.face(table).board, seen.view, plain, tuple(events_of(seen.missed)))
    layout = result_layout(table, app.speech(table, language, players=players), url, picture)
    return layout.screen()


def result_layout(table: Table, speech: BoundSpeech, url: str, picture: Picture | None = None) -> Layout:
    """Return the message about a result, with the picture or before it is drawn."""
    seen = table.seen_by(None)
    layout = Layout()
    if seen is not None and seen.outcome is not None:
        winners = seen.outcome.winners
        points = max(seen.outcome.scores[seat] for seat in winners)
        message = "announcement-won"
        won = speech.say(message, names=[Seat(seat) for seat in winners], count=len(winners), points=points)
        layout.text(f"### {titled(table.kind, table.options, speech)}\n{won}")
    if picture is not None:
        layout.picture(PictureFile(PICTURE, picture.data, picture.alt))
    layout.buttons([link_button(speech.say("goto-lobby"), url)])
    return layout


def _hash(view: ui.LayoutView, *more: str) -> str:
    """Return the hash of a message's components, and of what else it shows."""
    to_components: Callable[[], object] = view.to_components
    return sha256(json.dumps([to_components(), more]).encode()).hexdigest()[:32]
