"""The life of an interaction: delivered to the bot, answered within three seconds, good for fifteen minutes."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Any

from sandbox import editing, installs, messages, own_emojis
from sandbox.answers import check_answer, check_completions, check_deferral, check_opened
from sandbox.checks import Way
from sandbox.commands import STRING
from sandbox.components import numbered
from sandbox.errors import Json, Refusal, unknown
from sandbox.gateway import Gateway
from sandbox.interaction import Callback, Interaction, Kind
from sandbox.metadata import metadata_of
from sandbox.payloads import EPHEMERAL, LOADING, Payloads
from sandbox.things import Channel, Message, User
from sandbox.uploads import Body
from sandbox.world import World

FIRST_ANSWER = 3.0
TOKEN_LIFE = 15 * 60.0
_MOST_KEPT = 5000


class Interactions:
    """All interactions that are still good for something.

    Args:
        world: where answers are posted.
        payloads: writes the JSON.
        gateway: delivers to the bot.
    """

    def __init__(self, world: World, payloads: Payloads, gateway: Gateway) -> None:
        self._world = world
        self._payloads = payloads
        self._gateway = gateway
        self._known: OrderedDict[str, Interaction] = OrderedDict()
        self.first_answer = FIRST_ANSWER
        self.repeats = 0  # so many interactions to come are delivered twice
        self.delivered = 0

    def create(
        self,
        kind: Kind,
        user: User,
        channel: Channel,
        data: Json,
        *,
        owners: Json | None = None,
        source: Message | None = None,
        opened_by: Interaction | None = None,
        caller: Any = None,
        option_kind: int = STRING,
    ) -> Interaction:
        """Send an interaction to the bot and return it; it fails if no answer comes in time.

        Args:
            kind: what was done.
            user: who did it.
            channel: where.
            data: what Discord tells of it.
            owners: by whose installations; if not told, by those of the modal or message that it was done on.
            source: the message it was done on.
            opened_by: what opened the modal.
            caller: who is told of the answer.
            option_kind: the type of the option that completions are asked for.
        """
        world = self._world
        if owners is None:
            above = opened_by.owners if opened_by is not None else None
            owners = installs.owners_of_message(world, source, user, channel) if above is None else above
        interaction = Interaction(
            id=world.clock.fresh(),
            token=secrets.token_urlsafe(48),
            kind=kind,
            user=user,
            channel=channel,
            data=data,
            created=world.clock.now(),
            owners=owners,
            source=source,
            opened_by=opened_by,
            caller=caller,
            option_kind=option_kind,
        )
        self._known[interaction.token] = interaction
        while len(self._known) > _MOST_KEPT:
            self._known.popitem(last=False)
        if not self._gateway.reachable(world.guild_of(channel)) or not owners:
            self._fail(interaction)
            return interaction
        body = self._payloads.interaction(user, channel, owners)
        body |= {"id": str(interaction.id), "token": interaction.token, "type": int(kind), "data": data}
        if source is not None:
            body["message"] = self._payloads.message(source)
        asyncio.get_running_loop().call_later(self.first_answer, self._late, interaction)
        twice = self.repeats > 0
        self.repeats -= twice
        for _ in range(1 + twice):
            self.delivered += 1
            self._gateway.dispatch("INTERACTION_CREATE", body)
        return interaction

    def by_id(self, interaction_id: int) -> Interaction | None:
        """Find one that is still remembered, None for an old or unknown one."""
        return next((one for one in self._known.values() if one.id == interaction_id), None)

    def respond(self, interaction_id: int, token: str, body: Body) -> Interaction:
        """Take the bot's first answer.

        Raises:
            Refusal: 10062 for an unknown or late one, 40060 for a second answer, 50035 for a bad form.
        """
        interaction = self._known.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise unknown("interaction")
        if interaction.acknowledged:
            raise Refusal(400, 40060, "Interaction has already been acknowledged.")
        if interaction.state == "failed":
            raise unknown("interaction")
        self._world.channel(interaction.channel.id)
        callback, data = check_answer(interaction, body)
        inner = Body(data, body.files)
        match callback:
            case Callback.MESSAGE:
                self._keep_original(interaction, self._post(interaction, inner, Way.ANSWER))
            case Callback.DEFER_MESSAGE:
                reader = interaction.user if check_deferral(data) & EPHEMERAL else None
                metadata = self._metadata(interaction)
                place = messages.thinking(self._world, interaction.channel, reader, metadata, interaction.source)
                self._keep_original(interaction, place)
            case Callback.DEFER_UPDATE:
                interaction.original = interaction.source
            case Callback.UPDATE:
                source = self._source(interaction)
                self._keep_original(
                    interaction, editing.edit(self._world, interaction.channel, source, inner, Way.UPDATE)
                )
            case Callback.CHOICES:
                interaction.choices = check_completions(interaction, data)
            case Callback.MODAL:
                check_opened(data, self._world.emojis)
                data["components"] = numbered(data["components"])
                own_emojis.name_in(self._world, data["components"])
                interaction.modal = {**data, "interaction_id": str(interaction.id)}
        interaction.callback = callback
        deferred = callback in (Callback.DEFER_MESSAGE, Callback.DEFER_UPDATE)
        self._settle(interaction, "deferred" if deferred else "ok")
        return interaction

    def by_token(self, token: str) -> Interaction:
        """Find the interaction whose token the bot uses as a webhook.

        Raises:
            Refusal: 10015 for an unknown or unanswered one, 50027 for one older than fifteen minutes.
        """
        interaction = self._known.get(token)
        if interaction is None or not interaction.acknowledged:
            raise unknown("Webhook")
        if self._world.clock.now() - interaction.created > TOKEN_LIFE:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        return interaction

    def follow_up(self, interaction: Interaction, body: Body) -> Message:
        """Post a follow-up; the first one after a deferral takes the place-holder's place.

        Raises:
            Refusal: a bad form.
        """
        original = interaction.original
        if original is not None and original.flags & LOADING:
            return self.edit(interaction, original, body, Way.FOLLOWUP)
        message = self._post(interaction, body, Way.FOLLOWUP)
        self._settle(interaction, "ok")
        return message

    def find(self, interaction: Interaction, message_id: str) -> Message:
        """Find a message that an interaction's token reaches: its answers, and the message it came from.

        Raises:
            Refusal: 10008, there is none or it is out of reach.
        """
        own = [*interaction.messages, *([interaction.source] if interaction.source else [])]
        if message_id == "@original":
            own = [interaction.original] if interaction.original else []
        for message in own:
            if message_id in ("@original", str(message.id)) and self._world.exists(message):
                return message
        raise unknown("Message")

    def edit(self, interaction: Interaction, message: Message, body: Body, way: Way = Way.HOOK_EDIT) -> Message:
        """Edit a message with an interaction's token.

        Raises:
            Refusal: a bad form, an archived thread.
        """
        editing.edit(self._world, interaction.channel, message, body, way)
        if message not in interaction.messages:
            interaction.messages.append(message)
        self._settle(interaction, "ok")
        return message

    def delete(self, interaction: Interaction, message: Message) -> None:
        """Delete a message with an interaction's token.

        Raises:
            Refusal: an archived thread.
        """
        if self._world.quirks.originals_stay and message is interaction.source:
            raise unknown("Message")
        editing.take_back(self._world, interaction.channel, message)
        self._settle(interaction, "ok")

    def receipt(self, interaction: Interaction) -> Json:
        """Return what Discord answers to a first answer sent with `with_response`."""
        original = interaction.original
        told: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
        receipt: Json = {"interaction": told}
        if interaction.callback is not None and interaction.callback not in (Callback.CHOICES, Callback.MODAL):
            receipt["resource"] = {"type": int(interaction.callback)}
        if original is not None and interaction.callback is not Callback.DEFER_UPDATE:
            told |= {
                "response_message_id": str(original.id),
                "response_message_loading": bool(original.flags & LOADING),
                "response_message_ephemeral": original.ephemeral,
            }
            receipt["resource"]["message"] = self._payloads.message(original)
        return receipt

    def _source(self, interaction: Interaction) -> Message:
        if interaction.source is None or not self._world.exists(interaction.source):
            raise unknown("Message")
        return interaction.source

    def _post(self, interaction: Interaction, body: Body, way: Way) -> Message:
        flags = body.json.get("flags") if isinstance(body.json, dict) else 0
        reader = interaction.user if isinstance(flags, int) and flags & EPHEMERAL else None
        first = interaction.original if way is Way.FOLLOWUP else None
        metadata = self._metadata(interaction)
        message = messages.answer(
            self._world, interaction.channel, body, way, reader, metadata, first, interaction.source
        )
        interaction.messages.append(message)
        return message

    def _keep_original(self, interaction: Interaction, message: Message) -> None:
        interaction.original = message
        if message not in interaction.messages:
            interaction.messages.append(message)

    def _metadata(self, interaction: Interaction) -> Json:
        return metadata_of(interaction, self._payloads)

    def _settle(self, interaction: Interaction, state: str) -> None:
        interaction.state = state
        self._world.tell("interaction", interaction)

    def _fail(self, interaction: Interaction) -> None:
        self._settle(interaction, "failed")

    def _late(self, interaction: Interaction) -> None:
        if interaction.state == "waiting":
            self._fail(interaction)
