"""Registration of the commands with Discord: only when they differ from what is registered."""

from __future__ import annotations

import logging
from typing import Any

from discord import app_commands

log = logging.getLogger(__name__)

_COMPARED = {
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "choices",
    "type",
    "required",
    "autocomplete",
    "min_value",
    "max_value",
    "value",
}


async def sync_commands(tree: app_commands.CommandTree[Any]) -> int | None:
    """Register the commands with Discord if they differ from what is there; return the id of the first."""
    there = await tree.fetch_commands()
    translator = tree.translator
    wanted = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    if len(there) == len(wanted) and all(
        _covers(_plain(old.to_dict()), new) for old, new in zip(there, wanted, strict=True)
    ):
        log.info("the commands are as registered")
        return there[0].id if there else None
    log.info("registering the commands")
    synced = await tree.sync()
    return synced[0].id if synced else None


def _plain(value: Any) -> Any:
    """Return data with enumerations and locales as the plain values that are sent."""
    if isinstance(value, dict):
        return {str(getattr(key, "value", key)): _plain(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(one) for one in value]
    return getattr(value, "value", value)


def _covers(there: Any, wanted: Any) -> bool:
    """Whether what is registered says all that is wanted; what is left out there counts as empty."""
    wanted = _plain(wanted)
    if isinstance(wanted, dict) and isinstance(there, dict):
        return (
            all(
                _covers(there.get(key), value) if there.get(key) is not None else value in (None, [], {}, False, "")
                for key, value in wanted.items()
                if key in _COMPARED
            )
            if any(key in _COMPARED for key in wanted)
            else there == wanted
        )
    if isinstance(wanted, list) and isinstance(there, list):
        return len(there) == len(wanted) and all(_covers(a, b) for a, b in zip(there, wanted, strict=True))
    return bool(there == wanted)
