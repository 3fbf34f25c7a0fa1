"""Discord's limits of a message, and the fullest table on which they are checked."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from bot.app_context import App
from bot.domain.lobby_expiry_choices import LobbyExpiryAction
from bot.domain.pace import Fallback, Pace
from bot.domain.preferences import Absence, Preferences, QuietHours, ReminderTarget
from bot.games import GAMES
from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId
from bot.interactions.locale import Languages
from bot.interactions.response import Screen
from bot.store import Status, Store
from bot.tables import ChannelRef, Player, ShownState, Table, Tables
from bot.tables.game.session import GameSession, GameStep
from bot.tables.seat_history import SeatHistory
from engine.sobek import RULES
from tests.bot.marked import WHOLE, all_icons
from tests.commands import LONGEST
from tests.engine.sobek.positions import position

LANGUAGES = Words.load().languages
NAME = "*Bartholomew_the_(third)_[Nile]*"  # 32 characters, most of them to be escaped
GOODS = ("ivory", "ebony", "marble", "cattle", "fish", "wheat")
HAND = (
    "queen vizier thief merchant courtesan priest priestess scribe-cattle scribe-fish "
    "ivory3 ivory0 ivory0g ebony2 ebony0 ebony0g marble2 marble0 marble0g marble0 cattle1 cattle0 cattle0g cattle0 "
    "fish1 fish0 fish0g fish0 wheat1 wheat0 wheat0g wheat0 amulet amulet amulet"
)
SETS = {
    **{good: f"{good}0 {good}0g {good}0 {good}0" for good in GOODS},
    "amulets": "amulet amulet amulet",
}
AT = 1_795_348_800
FULLEST = Preferences(
    interval=48 * 3600,
    where=ReminderTarget.BOTH,
    quiet=QuietHours(22 * 60, 8 * 60, "America/North_Dakota/New_Salem"),
    absences=tuple(Absence(AT + number, AT + number + 86_400 * number, stand_in=False) for number in range(1, 40)),
    zone="America/North_Dakota/New_Salem",
)


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    words = Words.load()
    words.command_id = LONGEST
    words.icons = all_icons()
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    tables = Tables(store, {code: game.rules for code, game in GAMES.items()})
    app = App(words, tables, Languages(words, tables))
    yield app
    app.drawing_threads.shutdown()
    await store.close()


def full_game(round: int = 2, row: str = "wheat1 marble0 ivory3 fish1 cattle1 amulet ebony2 queen thief") -> Any:
    """The fullest table: four seats, every set laid, more than 25 cards in each hand and pile."""
    return position(
        4,
        row=row,
        deck="" if row == "wheat1" else "ebony0 ebony2 wheat0",
        hands=[HAND] * 4,
        piles=[HAND] * 4,
        sets=[SETS] * 4,
        prosperity=[dict.fromkeys(GOODS, 2)] * 4,
        tokens="guild-ankh guild-eye flood curse prosperity",
        scores=(99, 98, 97, 96),
        curses=(3, 3, 3, 3),
        round=round,
    )


def table_of(game: Any, language: str, steps: tuple[GameStep, ...] = (), status: Status = Status.RUNNING) -> Table:
    last = steps[-1].number if steps else 60_000_000
    return Table(
        id=36**9,
        kind="sobek",
        rules=cast(Any, RULES),
        size=4,
        options={},
        status=status,
        version=last,
        channel_ref=ChannelRef(10**18, 10**18),
        host=10**18,
        language=language,
        pace=Pace.RELAXED,
        fallback=Fallback.ASK,
        proposal=None,
        changed_from=None,
        wanted=None,
        seat_history=SeatHistory(tuple(Player(seat, 10**18 + seat, NAME, word="f" * 64) for seat in range(4))),
        shown=ShownState(note=10**18, board=10**18),
        digest="f" * 64,
        words=("f" * 64,) * 4 if status is not Status.LOBBY else (),
        salts=("f" * 64,) * 16,
        salts_given=16,
        secret="f" * 32 if status is Status.FINISHED else None,
        seed="f" * 32 if status is Status.FINISHED else None,
        created=0,
        updated=0,
        finished=None,
        closes=10**10 if status is Status.LOBBY else None,
        closing=LobbyExpiryAction.CLOSE,
        role=None,
        host_seen=None,
        hints=None,
        hinted={},
        rated=None,
        unrated=(),
        ending=None,
        guests=(),
        motions=(),
        watches=(),
        actor=None,
        _begun=status is not Status.LOBBY,
        _game_session=GameSession(game, last, steps, dict.fromkeys(game.waiting, last), None),
    )


def check(screen: Screen) -> set[str]:
    """Hold a screen against Discord's limits, and give its labels."""
    parts = list(every(cast(Any, screen.view).to_components()))
    assert len(parts) <= 40
    texts = [part["content"] for part in parts if part["type"] == 10]
    assert sum(map(len, texts)) <= 4000
    assert all(texts), "no text is empty"
    ids = [part["custom_id"] for part in parts if part.get("custom_id")]
    assert len(ids) == len(set(ids)), "custom ids differ"
    assert all(1 <= len(one) <= 100 for one in ids)
    assert all(PressId.parse(one) is not None for one in ids)
    labels = {part["label"] for part in parts if part.get("label")}
    assert not any("</" in text for part in parts for text in plain(part)), "no mention where none is read"
    assert not any("<:" in text for part in parts for text in plain(part)), "nor an icon"
    assert all(text.count("<:") == len(WHOLE.findall(text)) for text in texts), "no icon is cut in two"
    assert all(len(label) <= 80 for label in labels)
    for part in parts:
        if part["type"] == 1:
            assert 1 <= len(part["components"]) <= 5
        if part["type"] == 3:
            assert 1 <= len(part["options"]) <= 25
            assert len(part.get("placeholder") or "") <= 150
            assert part["max_values"] <= len(part["options"])
            for option in part["options"]:
                assert all(1 <= len(option[key]) <= 100 for key in ("label", "value"))
                assert len(option.get("description") or "") <= 100
        for item in part.get("items", ()):
            assert 1 <= len(item["description"]) <= 1024
            assert item["media"]["url"].removeprefix("attachment://") in dict(screen.files)
    assert sum(len(data) for _, data in screen.files) < 10 * 2**20
    return labels


def plain(part: Mapping[str, Any]) -> Iterator[str]:
    """Give what is shown of a part as it is written, without Markdown."""
    yield from (part[key] for key in ("label", "placeholder") if part.get(key))
    for one in (*part.get("options", ()), *part.get("items", ())):
        yield from (one[key] for key in ("label", "description") if one.get(key))


def every(parts: list[Any]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from every(part.get("components", []))
        if accessory := part.get("accessory"):
            yield from every([accessory])
