"""A person whom tests let act: commands, presses, choices, modals, and what that person sees."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sandbox import messages, reactions
from sandbox.commands import GROUP, SUBCOMMAND
from sandbox.components import BUTTON, SELECTS, TEXT, walk
from sandbox.core import Core
from sandbox.errors import Impossible, Json
from sandbox.interaction import Callback, Interaction
from sandbox.permissions import changed
from sandbox.things import Channel, Message, User
from sandbox.threads import sees

Place = int | str | Channel
WAIT = 10.0
_EMOJI = re.compile(r"<a?:\w+:\d+>\s?")


@dataclass(frozen=True, slots=True)
class Answer:
    """What the bot answered to one thing that a person did.

    `state` is "ok", "deferred" (it said "later" and nothing came yet) or "failed" (no answer in time, or no bot).
    """

    state: str
    interaction_id: str
    messages: list[Json] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None

    @property
    def message(self) -> Json:
        """The last message answered.

        Raises:
            LookupError: there is none.
        """
        if not self.messages:
            raise LookupError(f"no message was answered ({self.state})")
        return self.messages[-1]

    @property
    def ephemeral(self) -> bool:
        """Whether the last message answered is for the person alone."""
        return bool(self.message["ephemeral"])

    @property
    def text(self) -> str:
        """All words of the messages answered."""
        return "\n".join(text_of(message) for message in self.messages)


class Person:
    """One person in the sandbox; get one with `sandbox.person("alice", locale="de")`.

    Args:
        sandbox: where.
        user: who.
    """

    def __init__(self, sandbox: Core, user: User) -> None:
        self._sandbox = sandbox
        self.user = user

    @property
    def id(self) -> int:
        """The number that the bot sees."""
        return self.user.id

    @property
    def mention(self) -> str:
        """The text that calls this person."""
        return f"<@{self.user.id}>"

    def permit(self, **changes: bool) -> None:
        """Give or take permissions in the whole guild: `permit(manage_channels=True)`."""
        self.user.permissions = changed(self.user.permissions, changes)
        self._sandbox.world.tell("commands")  # it may be other ones for this person

    def install(self, on: bool = True) -> None:
        """Install the application for oneself, for use in any place, or remove it."""
        self.user.installed = on
        self._sandbox.world.tell("people")

    def close(self, on: bool = True) -> None:
        """Take no direct messages any more, or take them again."""
        self.user.closed = on
        self._sandbox.world.tell("people")

    def direct(self, other: Person | None = None) -> Channel:
        """Return the direct conversation with a person, or with the bot."""
        world = self._sandbox.world
        return world.direct(self.user) if other is None else world.private(self.user, other.user)

    def join(self, role: int | str) -> None:
        """Take a role, by id or name.

        Raises:
            Refusal: there is none.
        """
        self.user.roles = [*dict.fromkeys([*self.user.roles, self._sandbox.world.role(role).id])]

    def leave(self, role: int | str) -> None:
        """Give a role back, by id or name.

        Raises:
            Refusal: there is none.
        """
        gone = self._sandbox.world.role(role).id
        self.user.roles = [one for one in self.user.roles if one != gone]

    async def command(self, channel: Place, command: str, *, wait: float = WAIT, **options: Any) -> Answer:
        """Use a slash command: `await alice.command("table-one", "toy new", seats=3)`.

        Args:
            channel: where.
            command: the command with its subcommands, a blank between.
            wait: for how many seconds a deferred answer may be completed.
            options: the options; people and channels by id.

        Raises:
            Impossible: Discord's client would not let this pass.
        """
        return await self._do(lambda: self._command(channel, command, options), wait)

    async def context(
        self, channel: Place, name: str, target: Person | Json | int | str, *, wait: float = WAIT
    ) -> Answer:
        """Choose a command in a menu: `await alice.context("table-one", "Wave", bob)`, or with a message for `bob`.

        Args:
            channel: where.
            name: the command.
            target: a person, or a message or its id.
            wait: for how many seconds a deferred answer may be completed.

        Raises:
            Impossible: there is no such command, or the message has no menu.
        """
        place = self._sandbox.channel(channel)
        thing = target.user if isinstance(target, Person) else self._message(target)
        return await self._do(lambda: self._sandbox.gestures.context(self.user, place, name, thing), wait)

    async def complete(
        self, channel: Place, command: str, option: str, typed: str = "", *, wait: float = WAIT, **options: Any
    ) -> Answer:
        """Ask what may be typed for an option: `await alice.complete("table-one", "toy pick", "card", "fi")`."""
        return await self._do(lambda: self._command(channel, command, {**options, option: typed}, option), wait)

    async def press(self, message: Json | int | str, button: str, *, stale: bool = False, wait: float = WAIT) -> Answer:
        """Press a button, named by custom id or by label.

        Args:
            message: the message or its id.
            button: custom id or label.
            stale: send the custom id even if it is not on the message any more, as a slow client does.
            wait: for how many seconds a deferred answer may be completed.

        Raises:
            Impossible: there is no such button, or it is disabled.
        """
        found = self._message(message)

        def act() -> Interaction:
            custom_id = button if stale else find_component(found.components, button)
            return self._sandbox.gestures.component(self.user, found, custom_id, stale=stale)

        return await self._do(act, wait)

    async def select(self, message: Json | int | str, select: str, values: list[str], *, wait: float = WAIT) -> Answer:
        """Choose in a select, named by custom id or placeholder; options by value or label.

        Raises:
            Impossible: there is no such select, or a value is not offered.
        """
        found = self._message(message)

        def act() -> Interaction:
            custom_id = find_component(found.components, select)
            part = next(one for one in walk(found.components) if one.get("custom_id") == custom_id)
            by_label = {option["label"]: option["value"] for option in part.get("options", ())}
            chosen = [by_label.get(str(value), str(value)) for value in values]
            return self._sandbox.gestures.component(self.user, found, custom_id, chosen)

        return await self._do(act, wait)

    async def submit(self, modal: Json, values: Json | None = None, *, wait: float = WAIT) -> Answer:
        """Send a modal, `answer.modal`, with values by custom id or by label.

        Raises:
            Impossible: the modal is not open, or a value does not fit.
        """

        def act() -> Interaction:
            opened = self._sandbox.interactions.by_id(int(modal["interaction_id"]))
            if opened is None:
                raise Impossible("This modal is not open any more.")
            return self._sandbox.gestures.modal(self.user, opened, values or {})

        return await self._do(act, wait)

    def say(self, channel: Place, text: str) -> Json:
        """Write a message."""
        message = messages.say(self._sandbox.world, self._sandbox.channel(channel), self.user, text)
        return self._sandbox.payloads.page_message(message)

    def react(self, message: Json | int | str, emoji: str) -> None:
        """React to a message, or take that back: with a character, or `name:id` of one of the application's emojis.

        Raises:
            Refusal: it is no emoji, or there are too many.
        """
        reactions.toggle(self._sandbox.world, self._message(message), self.user.id, emoji)

    def sees(self, channel: Place) -> list[Json]:
        """Return the messages that this person sees in a channel, oldest first, ephemeral ones among them."""
        found = self._sandbox.channel(channel)
        if not sees(self._sandbox.world, self.user, found):
            return []
        return [self._sandbox.payloads.page_message(one) for one in self._sandbox.world.visible(found, self.user.id)]

    def pings(self, channel: Place) -> list[Json]:
        """Return the messages of a channel that notified this person."""
        return [message for message in self.sees(channel) if str(self.user.id) in message["mentions"]]

    def pushes(self, channel: Place) -> list[str]:
        """Return what the person's phone showed of a channel's messages, oldest first: empty texts of Components V2."""
        found = self._sandbox.channel(channel)
        seen = self._sandbox.world.visible(found, self.user.id) if sees(self._sandbox.world, self.user, found) else ()
        return [one.pushed[self.user.id] for one in seen if self.user.id in one.pushed]

    def form_on_phone(self, modal: Json) -> Json:
        """Return the form that a phone shows where one is opened: the one that it showed first under its custom id."""
        quirks, kept = self._sandbox.quirks, self.user.forms
        if quirks.phone_keeps_no_forms:
            kept.clear()
        key = "" if quirks.phone_keeps_any_form else str(modal["custom_id"])
        return kept.setdefault(key, modal)

    def _message(self, message: Json | int | str) -> Message:
        return self._sandbox.world.message(int(message["id"] if isinstance(message, dict) else message))

    def _command(self, channel: Place, command: str, options: Json, focused: str | None = None) -> Interaction:
        name, *path = command.removeprefix("/").split()
        filled: list[Json] = [
            {"name": key, "value": value, **({"focused": True} if key == focused else {})}
            for key, value in options.items()
        ]
        for depth, word in enumerate(reversed(path)):
            filled = [{"name": word, "type": GROUP if depth else SUBCOMMAND, "options": filled}]
        place = self._sandbox.channel(channel)
        return self._sandbox.gestures.command(self.user, place, name, filled, complete=focused is not None)

    async def _do(self, act: Callable[[], Interaction], wait: float) -> Answer:
        sandbox = self._sandbox
        world = sandbox.world
        moved = False

        def hear(event: Any) -> None:
            nonlocal moved
            if event.kind in ("message", "message_update") and event.thing.author_id == world.bot.id:
                moved = moved or (interaction.acknowledged and event.thing.channel_id == interaction.channel.id)

        interaction = act()
        world.listen(hear)
        try:
            limit = sandbox.interactions.first_answer + 1
            await sandbox.wait_for(lambda: interaction.state != "waiting", limit)
            if interaction.state == "deferred":
                await sandbox.wait_for(lambda: _complete(interaction) or _moved(interaction, moved), wait)
        except TimeoutError:
            pass
        finally:
            world.ignore(hear)
        # Let the answer's own request end before the test goes on.
        await asyncio.sleep(0)
        bodies = [sandbox.payloads.page_message(one) for one in interaction.messages if world.exists(one)]
        return Answer(interaction.state, str(interaction.id), bodies, interaction.modal, interaction.choices)


def find_component(components: list[Json], name: str) -> str:
    """Find the custom id of the component with this custom id, label or placeholder.

    Raises:
        Impossible: there is none.
    """
    parts = [part for part in walk(components) if part["type"] == BUTTON or part["type"] in SELECTS]
    for key in ("custom_id", "label", "placeholder"):
        for part in parts:
            if part.get(key) == name and part.get("custom_id"):
                return str(part["custom_id"])
    offered = [part.get("label") or part.get("placeholder") or part.get("custom_id") for part in parts]
    raise Impossible(f"There is no {name!r}; there are {offered}.")


def text_of(message: Json) -> str:
    """Return all words of a message: its content and its text displays, without the pictures of custom emojis."""
    texts = [message["content"]] if message["content"] else []
    texts += [part["content"] for part in walk(message["components"]) if part["type"] == TEXT]
    return _EMOJI.sub("", "\n".join(texts))


def components_of(message: Json) -> list[Json]:
    """Return all buttons and selects of a message, in reading order."""
    return [part for part in walk(message["components"]) if part["type"] == BUTTON or part["type"] in SELECTS]


def _complete(interaction: Interaction) -> bool:
    return interaction.state != "deferred"


def _moved(interaction: Interaction, moved: bool) -> bool:
    # After "I will update" the bot may also post or edit in the channel without it.
    return moved and interaction.callback is Callback.DEFER_UPDATE
