"""Changes of a lobby's setup: the host's selects, the questions to others, and what the lobby says of both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord.ui import Select

from bot.app_context import App
from bot.domain.game_options import expansion_of, has_variants, titled, variant_of
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import MAIN, Layout, button, mention, select
from bot.screens.rated_tables import offers_rated
from bot.tables import RATED, UNRATED, Setup, SetupChange, SetupPart, Table, needs_agreement
from engine.game import Seat

NONE: Final = "-"
"""The value of the option for no expansion, which must not be empty."""
WITHDRAW: Final = "stop"
"""The argument of the button with which the host asks nobody for a seat any more."""
ASK: Final = "ask"
"""Begins the argument of the button with which the host asks for seats; a part and its value follow."""
GIVE: Final = "give"
KEEP: Final = "keep"
AGREE: Final = "agree"
"""Begin the arguments of the answers of people who are asked about a change; the version of the question follows."""


def setup_selects(app: App, table: Table, speech: BoundSpeech) -> Iterator[Select[Any]]:
    """Yield a select for each part of the setup in which the host has a choice."""
    game = app.games.get(table.kind)
    if game is None:
        return
    rules = game.rules
    kinds = [(speech.say("setup-game", game=speech.say(f"{kind}-title")), kind) for kind in app.games]
    seats = [(speech.say("setup-seats", seats=size), str(size)) for size in rules.seats]
    variants = [
        (speech.say("setup-variant", variant=speech.say(f"{table.kind}-variant-{name}")), name)
        for name in (rules.variants if has_variants(rules) else ())
    ]
    expansions = [
        (speech.say("setup-expansion", expansion=speech.say(f"{table.kind}-expansion-{name}")), name)
        for name in rules.expansions
    ]
    rated = [(speech.say(f"setup-choose-{value}"), value) for value in (UNRATED, RATED) if offers_rated(app, table)]
    for part, options, chosen in (
        (SetupPart.GAME, kinds, table.kind),
        (SetupPart.SEATS, seats, str(table.size)),
        (SetupPart.VARIANT, variants, variant_of(rules, table.options)),
        (SetupPart.EXPANSION, [(speech.say("setup-no-expansion"), NONE), *expansions], expansion_of(table.options)),
        (SetupPart.RATED, rated, RATED if table.rated else UNRATED),
    ):
        if len(options) > 1:
            values = [value for _, value in options]
            yield select(
                [(label, value, None) for label, value in options],
                PressId(table.id, table.version, Verb.SETUP, part.code),
                speech.say("setup-choose"),
                chosen=[values.index(chosen or NONE)],
            )


def changed_line(app: App, table: Table, speech: BoundSpeech) -> str:
    """Return what the host of a lobby has changed since others came; empty if it is as they knew it."""
    before = table.changed_from
    if before is None:
        return ""
    changes = _differences(app, before, table.setup, speech)
    return speech.say("setup-changed", changes=speech.join(changes)) if changes else ""


def declined_line(table: Table, speech: BoundSpeech) -> str:
    """Return the line that a player was asked to give up their seat and keeps it; empty if no player said so."""
    if table.wanted is None or not table.wanted.declined:
        return ""
    if needs_agreement(table.setup, table.wanted.setup):
        return speech.say("rated-declined")
    return speech.say("setup-declined", **_named(table.setup, speech))


def wanted_line(table: Table, users: Sequence[int], speech: BoundSpeech) -> str:
    """Return the question to these users for their seats; empty if nobody is asked."""
    asks = table.asks_for_change
    if asks is None or not users or table.host is None:
        return ""
    mentions = speech.join([mention(user) for user in users])
    host = Seat(table.seat_of(table.host) or 0)
    return speech.say("setup-wanted", mentions=mentions, count=len(users), name=host, **_named(asks.setup, speech))


def agreement_line(app: App, table: Table, users: Sequence[int], speech: BoundSpeech) -> str:
    """Return the question to these users whether they agree to a change; empty if nobody is asked."""
    asks = table.asks_for_change
    if asks is None or not users or table.host is None:
        return ""
    mentions, host = speech.join([mention(user) for user in users]), Seat(table.seat_of(table.host) or 0)
    changes = speech.join(_differences(app, table.setup, asks.setup, speech))
    return speech.say("rated-wanted", mentions=mentions, count=len(users), name=host, changes=changes)


def add_change_questions(layout: Layout, app: App, table: Table, speech: BoundSpeech) -> None:
    """Add the questions to those who are asked for their seats or to agree, each with its two answers."""
    asks = table.asks_for_change
    if asks is None:
        return
    seats = wanted_line(table, table.asked_for_seats, speech)
    agreement = agreement_line(app, table, table.asked_to_agree, speech)
    for line, answers in (
        (seats, (("setup-give-seat", GIVE), ("setup-keep-seat", KEEP))),
        (agreement, (("seats-agree", AGREE), ("seats-disagree", KEEP))),
    ):
        if line:
            layout.text(line)
            layout.buttons(
                button(speech.say(label), PressId(table.id, table.version, Verb.GIVE_SEAT, f"{answer}|{asks.version}"))
                for label, answer in answers
            )


def add_asking(layout: Layout, app: App, table: Table, speech: BoundSpeech) -> None:
    """Add for the host what they have asked for, and a button that asks no more."""
    asks = table.asks_for_change
    if asks is None:
        layout.text(declined_line(table, speech))
        return
    if table.asked_for_seats:
        layout.text(speech.say("setup-asking", **_whom(table, table.asked_for_seats), **_named(asks.setup, speech)))
    if table.asked_to_agree:
        changes = speech.join(_differences(app, table.setup, asks.setup, speech))
        layout.text(speech.say("rated-asking", **_whom(table, table.asked_to_agree), changes=changes))
    layout.buttons([button(speech.say("setup-withdraw"), PressId(table.id, table.version, Verb.SETUP, WITHDRAW))])


def change_question(app: App, change: SetupChange, part: SetupPart, value: str, speech: BoundSpeech) -> Screen:
    """Return the question to the host whether to ask those who would have no seat, or who must agree."""
    table, layout = change.table, Layout()
    if change.unseated:
        said = {**_whom(table, change.unseated), **_named(change.requested, speech)}
        layout.text(speech.say("setup-question", **said))
    if change.must_agree:
        changes = speech.join(_differences(app, table.setup, change.requested, speech))
        layout.text(speech.say("rated-question", **_whom(table, change.must_agree), changes=changes))
    ask = PressId(table.id, table.version, Verb.SETUP, f"{ASK}|{part.code}|{value or NONE}")
    no = PressId(table.id, table.version, Verb.OPTIONS)
    layout.buttons([button(speech.say("setup-ask"), ask, MAIN), button(speech.say("confirm-no"), no)])
    return layout.screen()


def join_hint(table: Table, speech: BoundSpeech) -> str:
    """Return why nobody else can join although not all seats are taken; empty if they can, or all are."""
    if table.room or len(table.players) >= table.size:
        return ""
    if table.asks_for_change is not None:
        return speech.say("setup-join-asked")
    return speech.say("setup-join-held", count=len(table.held_guests))


def _named(setup: Setup, speech: BoundSpeech) -> dict[str, Any]:
    return {"game": titled(setup.kind, setup.options, speech), "seats": setup.size}


def _whom(table: Table, users: Sequence[int]) -> dict[str, Any]:
    seats = table.seats_of(users)
    return {"names": [Seat(seat) for seat in seats], "count": len(seats)}


def _differences(app: App, before: Setup, after: Setup, speech: BoundSpeech) -> list[str]:
    """Return how two setups differ, a text for each part; the variant only within one game."""
    old, new = (_parts(app, setup, speech) for setup in (before, after))
    # Variants of different games cannot be compared.
    shared = [part for part in new if old[part] != new[part] and (part != "variant" or before.kind == after.kind)]
    return [speech.say(f"setup-changed-{part}", before=old[part], after=new[part]) for part in shared]


def _parts(app: App, setup: Setup, speech: BoundSpeech) -> dict[str, object]:
    """Return the parts of a setup in words or numbers, in the order in which they are told."""
    rules = app.games[setup.kind].rules
    variant = speech.say(f"{setup.kind}-variant-{variant_of(rules, setup.options)}") if has_variants(rules) else ""
    rated = speech.say(f"setup-rated-{RATED if setup.rated else UNRATED}")
    return {
        "game": titled(setup.kind, setup.options, speech),
        "seats": setup.size,
        "variant": variant,
        "rated": rated,
    }
