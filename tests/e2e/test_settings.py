"""A server's settings: chosen on one private panel, by those who manage it, and kept by every new table."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from bot.interactions.custom_id import Verb
from sandbox.guilds import Guild
from sandbox.person import Answer, Person, components_of
from sandbox.roles import MODERATORS, PLAYERS, role_id
from sandbox.server import Sandbox
from tests.e2e.conftest import People
from tests.e2e.harness import Bot, Json, Table, ids, labels

pytestmark = pytest.mark.asyncio(loop_scope="module")

_NUMBERS = itertools.count(1)


class Place:
    """A server with channels, roles, somebody who manages it, and guests."""

    def __init__(self, bot: Bot, guild: Guild, channels: list[str], manager: Person, guest: Person) -> None:
        self.bot = bot
        self.guild = guild
        self.channels = [f"{guild.name}/{channel}" for channel in channels]
        self.numbers = [bot.sandbox.channel(channel).id for channel in self.channels]
        self.manager = manager
        self.guest = guest

    @property
    def row(self) -> dict[str, Any] | None:
        """What is stored of the server."""
        found = self.bot.rows("SELECT * FROM guilds WHERE guild = ?", self.guild.id)
        return {key: value for key, value in dict(found[0]).items() if value is not None} if found else None

    def role(self, name: str) -> int:
        """The number of one of its roles."""
        return role_id(self.guild.id, name)

    async def panel(self, page: str = "") -> Answer:
        """Let the panel be opened, and turned to a page."""
        answer = await self.manager.command(self.channels[0], "sobek settings")
        return await self.press(answer, page) if page else answer

    async def press(self, panel: Answer, button: str) -> Answer:
        """Press a button of the panel."""
        return await self.manager.press(panel.message, button)

    async def choose(self, panel: Answer, part: str, *values: object) -> Answer:
        """Choose in a select of the panel."""
        return await self.manager.select(panel.message, f"s:0:0:ss:{part}", [str(value) for value in values])

    async def new(self, person: Person, channel: int = 0, **options: Any) -> Answer:
        """Let somebody open a table."""
        return await person.command(self.channels[channel], "sobek new", seats=2, **options)


@pytest.fixture
def place(bot: Bot, sandbox: Sandbox, people: People) -> Place:
    """Give a server of its own."""
    names = ["hall", "garden", "cellar"]
    guild = sandbox.add_guild(f"Nile {next(_NUMBERS)}", *names)
    manager, guest = people(2)
    manager.permit(manage_guild=True)
    return Place(bot, guild, names, manager, guest)


def marked(panel: Answer | Json, part: str) -> list[str]:
    """Return what a select of the panel shows as chosen."""
    message = panel.message if isinstance(panel, Answer) else panel
    (found,) = [one for one in components_of(message) if one.get("custom_id") == f"s:0:0:ss:{part}"]
    chosen = [option["value"] for option in found.get("options", ()) if option.get("default")]
    return chosen + [one["id"] for one in found.get("default_values", ())]


async def test_a_server_says_where_tables_stand_and_what_is_usual(bot: Bot, place: Place) -> None:
    """Each choice is kept at once and shown; a new table has it, and another channel is refused by names."""
    panel = await place.panel()
    assert panel.ephemeral
    assert marked(panel, "pace") == ["relaxed"]
    assert marked(panel, "channels") == []
    panel = await place.choose(panel, "channels", place.numbers[1], place.numbers[2])
    assert "Saved." in panel.text
    panel = await place.choose(panel, "pace", "slow")
    panel = await place.choose(panel, "fallback", "takeover")
    panel = await place.choose(panel, "threads", "on")
    panel = await place.choose(panel, "language", "pl")
    assert marked(panel, "channels") == [str(number) for number in place.numbers[1:]]
    assert [marked(panel, part) for part in ("pace", "fallback", "threads", "language")] == [
        ["slow"],
        ["takeover"],
        ["on"],
        ["pl"],
    ]
    turned = await place.press(panel, "People and quiet hours")
    assert turned.message["id"] == panel.message["id"], "a page is turned in its place"
    answer = await place.new(place.guest)
    assert answer.ephemeral
    assert f"<#{place.numbers[1]}>" in answer.text
    assert f"<#{place.numbers[2]}>" in answer.text
    answer = await place.new(place.guest, 1)
    assert not answer.ephemeral
    inside = Table(bot, str(answer.message["id"]), place.guest)
    await bot.sandbox.wait_for(lambda: int(inside.channel) in bot.sandbox.world.channels and inside.lobby)
    row = inside.row
    assert (row["pace"], row["fallback"], row["language"]) == ("slow", "takeover", "pl")


async def test_who_chooses_a_channel_where_the_bot_may_not_post_is_warned(bot: Bot, place: Place) -> None:
    """The choice is kept, for permissions change."""
    sandbox = bot.sandbox
    sandbox.permit(place.channels[1], send_messages=False, attach_files=False)
    panel = await place.choose(await place.panel(), "channels", *place.numbers[:2])
    warning = f"I cannot play in <#{place.numbers[1]}> without: Attach Files and Send Messages."
    assert warning in panel.text
    assert f"<#{place.numbers[0]}> without" not in panel.text
    assert marked(panel, "channels") == [str(number) for number in place.numbers[:2]]
    sandbox.permit(place.channels[1], send_messages=True, attach_files=True)
    assert "without" not in (await place.choose(panel, "channels", place.numbers[1])).text


async def test_threads_of_their_own_need_more_permissions(bot: Bot, place: Place) -> None:
    bot.sandbox.permit(place.channels[1], create_public_threads=False)
    panel = await place.choose(await place.panel(), "channels", place.numbers[1])
    assert "without" not in panel.text
    panel = await place.choose(panel, "threads", "on")
    assert "Create Public Threads" in (await place.choose(panel, "channels", place.numbers[1])).text


async def test_what_is_chosen_for_a_table_goes_before_what_is_usual(bot: Bot, place: Place) -> None:
    """Pace and thread; and a thread of an allowed channel is as good as the channel."""
    panel = await place.choose(await place.panel(), "threads", "on")
    await place.choose(panel, "pace", "slow")
    answer = await place.new(place.guest, thread=False, pace="live")
    assert not answer.ephemeral
    table = Table(bot, place.channels[0], place.guest)
    assert table.row["channel"] == place.numbers[0]
    assert table.row["pace"] == "live"
    thread = bot.sandbox.world.add_thread(
        bot.sandbox.channel(place.channels[1]), "corner", place.guest.id, 10080, 7_000_000 + place.numbers[1]
    )
    await place.choose(await place.panel(), "channels", place.numbers[1])
    inside = await place.guest.command(thread, "sobek new", seats=2)
    assert not inside.ephemeral
    assert len(inside.messages) == 1, "nobody asked for a thread here, so nothing is said of it"


async def test_a_role_that_cannot_be_called_is_refused_with_the_reason(sandbox: Sandbox, place: Place) -> None:
    """It is taken as soon as it, or the bot, is allowed more; and shown as silent when that is taken away."""
    panel = await place.panel("People and quiet hours")
    for name, reason in (
        (MODERATORS, "I may not mention"),
        (sandbox.world.bot.name, "belongs to a bot"),
        ("@everyone", "ping everybody"),
    ):
        number = place.guild.id if name == "@everyone" else place.role(name)
        panel = await place.choose(panel, "role", number)
        assert reason in panel.text
        assert f"<@&{number}>" in panel.text
        assert marked(panel, "role") == []
    assert place.row is None
    panel = await place.choose(panel, "role", place.role(PLAYERS))
    assert marked(panel, "role") == [str(place.role(PLAYERS))]
    panel = await place.choose(panel, "role", place.role(MODERATORS))
    assert "I did not set" in panel.text
    assert place.row == {"guild": place.guild.id, "role": place.role(PLAYERS)}
    sandbox.permit(place.channels[0], mention_everyone=True)
    panel = await place.choose(panel, "role", place.role(MODERATORS))
    assert "Saved." in panel.text
    sandbox.permit(place.channels[0], mention_everyone=False)
    panel = await place.panel("People and quiet hours")
    assert "I may not mention" in panel.text
    assert marked(panel, "role") == [str(place.role(MODERATORS))]
    panel = await place.choose(panel, "role")
    assert place.row is None


async def test_who_may_open_tables_is_kept_for_commands_and_rematches(bot: Bot, place: Place) -> None:
    """Who may not is told who may; at tables that are open everybody can sit down."""
    table = Table(bot, place.channels[0], place.guest, place.manager)
    await table.start(2)
    assert (await place.guest.command(place.channels[0], "sobek stop")).ephemeral
    question = await place.guest.command(place.channels[0], "sobek stop")
    await place.guest.press(question.message, "Stop the game")
    await bot.sandbox.wait_for(lambda: table.row["status"] == "stopped" and "Rematch" in labels(table.board))

    panel = await place.panel("People and quiet hours")
    panel = await place.choose(panel, "openers", "role")
    assert "Choose the role." in panel.text
    assert "only server managers" in (await place.new(place.guest, 1)).text
    panel = await place.choose(panel, "opener", place.role(PLAYERS))
    assert marked(panel, "opener") == [str(place.role(PLAYERS))]
    for refused in (await place.new(place.guest, 1), await place.guest.press(table.board, "Rematch")):
        assert refused.ephemeral
        assert f"<@&{place.role(PLAYERS)}>" in refused.text
    place.guest.join(place.role(PLAYERS))
    assert not (await place.new(place.guest, 1)).ephemeral
    place.guest.leave(place.role(PLAYERS))
    panel = await place.choose(panel, "openers", "manage")
    assert "only server managers" in (await place.guest.press(table.board, "Rematch")).text
    assert not (await place.new(place.manager, 2)).ephemeral
    rematch = await place.manager.press(table.board, "Rematch")
    assert not rematch.ephemeral
    lobby = rematch.message
    assert {one.verb for one in ids(lobby)} >= {Verb.JOIN}
    await place.guest.press(lobby["id"], "Join")
    assert len(bot.rows("SELECT * FROM seats WHERE game = ?", table.row["id"])) == 2


async def test_channels_and_roles_that_are_gone_count_no_more(bot: Bot, sandbox: Sandbox, place: Place) -> None:
    """They are told as gone; where no channel is left it is everywhere, without the role who manages the server."""
    panel = await place.choose(await place.panel(), "channels", *place.numbers[1:])
    panel = await place.press(panel, "People and quiet hours")
    panel = await place.choose(panel, "role", place.role(PLAYERS))
    panel = await place.choose(panel, "openers", "role")
    await place.choose(panel, "opener", place.role(PLAYERS))
    place.guest.join(place.role(PLAYERS))
    sandbox.delete_channel(place.channels[1])
    panel = await place.panel()
    assert "One of the chosen channels is gone" in panel.text
    assert marked(panel, "channels") == [str(place.numbers[2])]
    assert f"<#{place.numbers[2]}>" in (await place.new(place.guest)).text
    sandbox.delete_channel(place.channels[2])
    assert "None of the chosen channels is left" in (await place.panel()).text
    sandbox.delete_role(place.role(PLAYERS))
    panel = await place.panel("People and quiet hours")
    assert "The chosen role is gone" in panel.text
    assert "nobody is pinged" in panel.text
    assert marked(panel, "role") == marked(panel, "opener") == []
    assert "only server managers" in (await place.new(place.guest)).text
    assert not (await place.new(place.manager)).ephemeral


async def test_quiet_hours_of_a_server_are_told_to_those_who_have_none(bot: Bot, place: Place) -> None:
    """A line, a city, an hour; on the page of reminders it stands for those without their own."""
    panel = await place.panel("People and quiet hours")
    assert "they may be pinged day or night" in panel.text
    lines = await place.press(panel, "Set quiet hours")
    assert "The time zone of this server" in lines.text
    (hours,) = [one for one in components_of(lines.message) if one.get("custom_id") == "s:0:0:ss:zone.hours"]
    cities = await place.choose(lines, "zone.hours", hours["options"][12]["value"])
    (city,) = [one for one in components_of(cities.message) if "city." in one.get("custom_id", "")]
    first = city["options"][0]
    panel = await place.manager.select(cities.message, city["custom_id"], [first["value"]])
    assert f"Time zone: {first['label']}" in panel.text
    panel = await place.choose(panel, "quiet.from", 23 * 60)
    panel = await place.choose(panel, "quiet.to", 7 * 60)
    assert "they get no pings" in panel.text
    row = place.row
    assert row is not None
    assert (row["quiet_start"], row["quiet_end"], row["zone"]) == (23 * 60, 7 * 60, first["value"])

    away = await place.guest.command(place.channels[0], "sobek away")
    page = await place.guest.press(away.message, "Reminders and quiet hours")
    assert "This server has quiet hours" in page.text
    elsewhere = await place.guest.press(
        (await place.guest.command("table-one", "sobek away")).message, "Reminders and quiet hours"
    )
    assert "I may ping you day or night" in elsewhere.text
    panel = await place.press(panel, "No quiet hours")
    assert "they may be pinged day or night" in panel.text


async def test_only_who_manages_the_server_sets_anything_asked_at_each_press(bot: Bot, place: Place) -> None:
    """Nobody else opens the panel, nor presses on one that was found, nor goes on after the permission is lost."""
    assert "Only server managers" in (await place.guest.command(place.channels[0], "sobek settings")).text
    panel = await place.panel()
    table = Table(bot, place.channels[1], place.guest)
    lobby = await table.open(2)
    forged = await place.guest.press(lobby, "s:0:0:ss:pace", stale=True)
    assert "Only server managers" in forged.text
    place.manager.permit(manage_guild=False)
    refused = await place.choose(panel, "pace", "slow")
    assert refused.ephemeral
    assert "Only server managers" in refused.text
    assert place.row is None


async def test_results_ladders_and_announcements_are_chosen_on_their_page(bot: Bot, place: Place) -> None:
    """All off at first. A channel where the bot may not post is kept and named until it may; another one is not."""
    panel = await place.panel("Results")
    assert [marked(panel, part) for part in ("results-shown", "ladders", "announcements")] == [["off"], ["off"], []]
    panel = await place.choose(panel, "results-shown", "on")
    panel = await place.choose(panel, "ladders", "rated")
    bot.sandbox.permit(place.channels[2], send_messages=False)
    panel = await place.choose(panel, "announcements", place.numbers[2])
    warning = (
        f"I cannot announce anything in <#{place.numbers[2]}> without: Attach Files, Embed Links and Send Messages."
    )
    assert warning in panel.text
    assert "cannot play" not in panel.text
    shown = [marked(panel, part) for part in ("results-shown", "ladders", "announcements")]
    assert shown == [["on"], ["rated"], [str(place.numbers[2])]]
    chosen = {"results": 1, "ladders": "rated", "announcements": place.numbers[2]}
    assert place.row == {"guild": place.guild.id, **chosen}
    assert warning in (await place.panel("Results")).text
    bot.sandbox.permit(place.channels[2], send_messages=True)
    assert warning not in (await place.panel("Results")).text
    panel = await place.choose(panel, "announcements")
    panel = await place.choose(panel, "ladders", "off")
    panel = await place.choose(panel, "results-shown", "off")
    assert place.row is None


async def test_ladders_are_managed_from_that_page_by_those_who_manage_the_server(place: Place) -> None:
    """Each press asks again who may; all is private."""
    panel = await place.panel("Results")
    assert "Manage the ladders" not in labels(panel.message)
    panel = await place.choose(panel, "ladders", "unrated")
    pages = await place.press(panel, "Manage the ladders")
    assert pages.ephemeral
    assert "No rated game has ended here yet" in pages.text
    for page in ("People", "Start anew", "Log", "One-sided pairs", "Games"):
        pages = await place.press(pages, page)
    pages = await place.press(pages, "People")
    question = await place.manager.select(pages.message, "s:0:0:mla:exclude", [str(place.guest.user.id)])
    place.manager.permit(manage_guild=False)
    refused = await place.press(question, "Exclude")
    assert "Only server managers" in refused.text
    place.manager.permit(manage_guild=True)
    done = await place.press(question, "Exclude")
    assert f"(<@{place.guest.user.id}>)" in done.text
    assert "excluded" in (await place.press(done, "Log")).text
    assert place.bot.sandbox.warnings == []


async def test_two_who_set_something_at_once_lose_nothing(place: Place, people: People) -> None:
    """Each page shows what the other has chosen as soon as it is pressed on."""
    (other,) = people(1)
    other.permit(manage_guild=True)
    mine = await place.panel()
    theirs = await other.command(place.channels[0], "sobek settings")
    await place.choose(mine, "pace", "slow")
    answer = await other.select(theirs.message, "s:0:0:ss:fallback", ["move"])
    assert marked(answer, "pace") == ["slow"]
    await place.choose(mine, "fallback", "wait")
    assert place.row == {"guild": place.guild.id, "pace": "slow", "fallback": "wait"}


async def test_the_language_of_the_server_is_one_and_the_same(place: Place) -> None:
    """By the command of old or on the panel; neither loses what else is set."""
    await place.choose(await place.panel(), "pace", "slow")
    await place.manager.command(place.channels[0], "sobek language", language="fr", **{"for": "server"})
    panel = await place.panel()
    assert (marked(panel, "language"), marked(panel, "pace")) == (["fr"], ["slow"])
    await place.choose(panel, "language", "de")
    assert "Deutsch" in (await place.manager.command(place.channels[0], "sobek language")).text
    await place.choose(panel, "language", "auto")
    assert place.row == {"guild": place.guild.id, "pace": "slow"}


async def test_there_are_no_settings_where_there_is_no_server(sandbox: Sandbox, place: Place) -> None:
    """Nor in one that does not have the bot: a kind answer, as for all that belongs to servers."""
    place.manager.install()
    answer = await place.manager.command(place.manager.direct(), "sobek settings")
    assert "Tables live in server channels" in answer.text
    sandbox.remove_bot(place.guild)
    answer = await place.manager.command(place.channels[0], "sobek settings")
    assert "have not been added to this server yet" in answer.text
    sandbox.invite_bot(place.guild)


async def test_presses_that_no_panel_of_ours_has_get_a_kind_word(place: Place) -> None:
    """Made up or of another age: nothing is stored, nothing breaks."""
    panel = await place.panel()
    for arg in (
        "",
        ":what",
        ":pace",
        ":fallback",
        ":threads",
        ":openers",
        ":quiet.from",
        ":quiet.x",
        ":zone.hours",
        ":city.7|0",
        ":city",
    ):
        answer = await place.manager.press(panel.message, f"s:0:0:ss{arg}", stale=True)
        assert "out of date" in answer.text, arg
    assert place.row is None


async def test_a_server_that_removed_the_bot_loses_its_ladders_after_30_days(bot: Bot, place: Place) -> None:
    """Whether the bot hears of it or was off; and not if it is back in time."""
    sandbox = bot.sandbox
    panel = await place.choose(await place.panel(), "pace", "slow")
    await place.choose(await place.press(panel, "Results"), "ladders", "rated")

    def gone() -> bool:
        return "gone" in (place.row or {})

    await sandbox.wait_for(lambda: "ready as" in bot.log)
    starts = bot.log.count("ready as")
    sandbox.remove_bot(place.guild)
    await sandbox.wait_for(gone)
    sandbox.invite_bot(place.guild)
    await _hours_until(sandbox, lambda: not gone())
    assert await bot.stop() == 0
    sandbox.remove_bot(place.guild)
    await bot.start()
    await sandbox.wait_for(lambda: bot.log.count("ready as") > starts)
    sandbox.move_clock(61)
    await sandbox.wait_for(gone)
    assert (place.row or {})["ladders"] == "rated"
    sandbox.move_clock(31 * 86400)
    await _hours_until(sandbox, lambda: place.row == {"guild": place.guild.id, "pace": "slow"})
    sandbox.invite_bot(place.guild)


async def _hours_until(sandbox: Sandbox, predicate: Callable[[], bool]) -> None:
    """Let hours pass until it is so.

    One hour is not enough if time moves while the bot still ends its last look: it sleeps for an hour after that.
    """
    for _ in range(24):
        sandbox.move_clock(3700)
        with suppress(TimeoutError):
            await sandbox.wait_for(predicate, 5.0)
            return
    assert predicate()
