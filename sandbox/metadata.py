"""What a message tells of the interaction that it answers: who did what, and where it began."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.commands import GROUP, SUBCOMMAND
from sandbox.errors import Json
from sandbox.payloads import Payloads

if TYPE_CHECKING:
    from sandbox.interaction import Interaction

_COMMAND, _COMPONENT, _MODAL = 2, 3, 5


def metadata_of(interaction: Interaction, payloads: Payloads) -> Json:
    """Return the `interaction_metadata` of an answer; of a modal's with the command or press that opened the modal."""
    kind = int(interaction.kind)
    metadata: Json = {
        "id": str(interaction.id),
        "type": kind,
        "user": payloads.user(interaction.user),
        "authorizing_integration_owners": interaction.owners,
    }
    if kind == _COMMAND:
        metadata["name"] = _full_name(interaction.data)
        metadata |= _target(interaction)
    if kind == _COMPONENT and interaction.source is not None:
        metadata["interacted_message_id"] = str(interaction.source.id)
    if kind == _MODAL and interaction.opened_by is not None:
        metadata["triggering_interaction_metadata"] = metadata_of(interaction.opened_by, payloads)
    return metadata


def is_menu(metadata: Json) -> bool:
    """Return whether the answer is to a command of a person's or a message's menu."""
    return "target_user" in metadata or "target_message_id" in metadata


def _target(interaction: Interaction) -> Json:
    target = interaction.data.get("target_id")
    match interaction.data["type"]:
        case 2:
            return {"target_user": interaction.data["resolved"]["users"][target]}
        case 3:
            return {"target_message_id": target}
    return {}


def _full_name(data: Json) -> str:
    names = [data["name"]]
    while data.get("options") and data["options"][0]["type"] in (SUBCOMMAND, GROUP):
        data = data["options"][0]
        names.append(data["name"])
    return " ".join(names)
