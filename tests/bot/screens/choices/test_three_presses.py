"""Every action takes at most three presses from the board; an action that a set opens takes two more."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

import pytest

from bot.app_context import App
from bot.games import GAMES
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.board import board_screen
from bot.screens.choices.codec import CHOSEN, EVERYTHING, find_branch, read_mask, write_mask
from bot.screens.choices.flat_list import set_candidates
from bot.screens.choices.labels import legal_of
from bot.screens.components import IN_SELECT
from bot.screens.hand import hand_screen
from bot.tables import Player, Table
from bot.tables.seat_history import SeatHistory
from engine.game import Decision
from render import card_sheet
from render.presentation import Picture
from tests.bot.message_limits import every, table_of
from tests.depth import first_of

_GAMES = (
    ("sobek", 2, {}),
    ("sobek", 3, {"way": "open"}),
    ("sobek", 4, {}),
    ("duel", 2, {}),
    ("duel", 2, {"expansion": "treasures"}),
)
_PRESSES, _MORE = 3, 2
# What a set opens is asked in the panel that is there already.
_OPENED = frozenset({"event", "pirogue", "architect", "lay"})


@dataclass(frozen=True, slots=True)
class Press:
    """One touch on a screen: what it carries, and the values of a select's options that are picked."""

    id: PressId
    values: tuple[str, ...] = ()


@pytest.fixture(autouse=True)
def _no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw nothing: only what can be pressed matters here."""
    monkeypatch.setattr(card_sheet, "draw_sheet", lambda parts, alt, *rest: Picture(b"", 1, 1, alt))


def positions(kind: str, seats: int, options: dict[str, str], seed: int) -> Iterator[Table]:
    """Play a game with a liking for full hands, and give each position as a table."""
    chance, rules = Random(seed), GAMES[kind].rules
    game = rules.new(seats, options, str(seed))
    players = tuple(Player(seat, seat + 1, f"P{seat}") for seat in range(seats))
    while game.waiting:
        table = table_of(game, "en")
        yield replace(table, kind=kind, rules=rules, size=seats, options=options, seat_history=SeatHistory(players))
        seat = chance.choice(game.waiting)
        legal = list(game.legal(seat))
        sparing = [action for action in legal if not action.code.startswith(("s.", "c."))]
        game.apply(seat, chance.choice(sparing if sparing and chance.random() < 0.7 else legal))


def presses(screen: Screen) -> Iterator[Press]:
    """Yield what can be pressed on a screen; of a select for a single option, each option apart."""
    for part in every(screen.view.to_components()):  # type: ignore[arg-type]
        press = PressId.parse(part.get("custom_id") or "")
        if press is not None and not part.get("disabled"):
            if "options" not in part:
                yield Press(press)
            elif part["max_values"] == 1 and press.verb in (Verb.ACT, Verb.BRANCH):
                yield from (Press(press, (option["value"],)) for option in part["options"])
            else:
                yield Press(press, tuple(option["value"] for option in part["options"]))


class Walker:
    """Presses through the screens of one seat and notes with how few presses each action is done."""

    def __init__(self, app: App, table: Table, seat: int) -> None:
        self.app, self.table, self.seat = app, table, seat
        decision = table.seen_by(seat).decision  # type: ignore[union-attr]
        assert decision is not None
        self.decision: Decision = decision
        self.least: dict[str, int] = {}
        self.touches = 0

    async def walk(self) -> dict[str, int]:
        """Return the fewest presses for the actions of this decision."""
        if len(self.table.waiting) == 1:
            for press in presses(await board_screen(self.app, self.table)):
                self.note(press, 1)
        root = await self.shown()
        found = list(presses(root))
        for press in found:
            self.note(press, 2)
        for press in found:
            if press.id.verb is Verb.BRANCH:
                page = list(presses(await self.shown(branch=press.values[0] if press.values else press.id.arg)))
                for below in page:
                    self.note(below, 3)
            elif press.id.verb is Verb.PICK:
                await self.pick(press)
        return self.least

    async def pick(self, press: Press) -> None:
        """Pick what each action that takes longer needs, in one go, and press what that offers."""
        code, mask, part = press.id.arg.rsplit("|", 2)
        start = int(part) * IN_SELECT
        for action in self.table.seen_by(self.seat).legal:  # type: ignore[union-attr]
            things = action.code.rpartition(".")[2].split(",")
            if self.least.get(action.code, 9) <= _PRESSES or not action.code.startswith(("s.", "l.", "g")):
                continue
            values = await self.values(things, press)
            if values is None:
                continue
            kept = [place for place in read_mask(mask, 64) if not start <= place < start + IN_SELECT]
            page = await self.shown(branch=code, picked=write_mask([*kept, *values]))
            before = len(self.least)
            for below in presses(page):
                self.note(below, 3)
            if len(self.least) > before:
                self.touches = max(self.touches, len(values) + 2)

    async def values(self, things: Sequence[str], press: Press) -> list[int] | None:
        """Return the options by which things are picked: their places in what the select offers."""
        items = self.items(press)
        places: list[int] = []
        for thing in things:
            place = next((n for n, item in enumerate(items) if item == thing and n not in places), None)
            if place is None:
                return None
            places.append(place)
        # Where so many have to be given, others are given with it.
        others = [place for place in range(len(items)) if place not in places]
        places += others[: max(0, self.least_of(press) - len(places))]
        return places if all(str(place) in press.values for place in places) else None

    def least_of(self, press: Press) -> int:
        """Return how many things have to be picked in what a select belongs to."""
        code = press.id.arg.rsplit("|", 2)[0]
        choice = find_branch(self.decision, code) if code else None
        return choice.gather.least if choice is not None and choice.gather is not None else 0

    def items(self, press: Press) -> list[str]:
        """Return the codes of what a select of things offers, in the order of its options."""
        code = press.id.arg.rsplit("|", 2)[0]
        choice = find_branch(self.decision, code) if code else None
        if choice is not None and choice.gather is not None:
            return [item.code for item in choice.gather.items]
        speech = self.app.speech(self.table, "en")
        seen = self.table.seen_by(self.seat)
        assert seen is not None
        return [item.code for item in set_candidates(self.decision, legal_of(self.app, self.table, seen, speech)).items]

    async def shown(self, branch: str = "", picked: str | None = None) -> Screen:
        """Return what the panel shows after a press."""
        return await hand_screen(self.app, self.table, self.seat, "en", branch=branch, picked=picked)

    def note(self, press: Press, count: int) -> None:
        """Note what a press does as `PressRouter` would do it."""
        for code in self.done(press):
            self.least[code] = min(self.least.get(code, 9), count)
            if press.values:
                self.touches = max(self.touches, 2)

    def done(self, press: Press) -> list[str]:
        """Return the actions that a press makes."""
        match press.id.verb:
            case Verb.ACT if press.id.arg.startswith(CHOSEN):
                return [press.values[0]]
            case Verb.ACT:
                return [press.id.arg]
            case Verb.PLAY:
                code, mask = press.id.arg.rsplit("|", 1)
                if code == EVERYTHING:
                    return []
                choice = find_branch(self.decision, code)
                assert choice is not None
                assert choice.gather is not None
                items = choice.gather.items
                picked = [items[place].code for place in read_mask(mask, len(items))]
                return [action.code for action in GAMES[self.table.kind].rules.compose(choice.code, picked)]
        return []


@first_of(("kind", "seats", "options"), _GAMES, 2)
async def test_every_action_takes_three_presses_at_most(
    app: App, kind: str, seats: int, options: dict[str, str]
) -> None:
    """My hand counts as one, a select with all that is picked in it as one; what a set opened is asked in the panel."""
    touches, seen = 0, 0
    for seed in range(2):
        for number, table in enumerate(positions(kind, seats, options, seed)):
            seat = table.waiting[0]
            walker = Walker(app, table, seat)
            plain = walker.decision.kind in ("turn", "turn-ankh", "deben", "starter")
            if plain and number % 4:
                continue
            least = await walker.walk()
            actions = {action.code for action in table.seen_by(seat).legal}  # type: ignore[union-attr]
            far = {code: least.get(code) for code in actions if least.get(code, 9) > _PRESSES}
            assert not far, (walker.decision.kind, far)
            if walker.decision.kind in _OPENED:
                assert all(least[code] - 1 <= _MORE for code in actions)
            touches, seen = max(touches, walker.touches), seen + len(actions)
    sys.stdout.write(f"\n{kind}, {seats} seats, {options}: {seen} actions, {touches} touches in a select at most\n")
    assert seen > 100
