"""Selects of channels and roles, in which Discord itself shows what there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import ChannelType, Object, SelectDefaultValue, SelectDefaultValueType
from discord.ui import ChannelSelect, RoleSelect

from bot.interactions.custom_id import PressId
from bot.screens.components import IN_SELECT, clip

_PLACEHOLDER: Final = 150


def channel_select(
    press: PressId, placeholder: str, chosen: Sequence[int], kinds: Sequence[ChannelType]
) -> ChannelSelect[Any]:
    """Return a select of any number of channels of some kinds; those that are chosen must be there."""
    return ChannelSelect(
        custom_id=str(press),
        placeholder=clip(placeholder, _PLACEHOLDER),
        channel_types=list(kinds),
        min_values=0,
        max_values=IN_SELECT,
        default_values=[_default(one, SelectDefaultValueType.channel) for one in chosen[:IN_SELECT]],
    )


def role_select(press: PressId, placeholder: str, chosen: int | None) -> RoleSelect[Any]:
    """Return a select of one role of the server, or none; Discord refuses a `chosen` one that is not there any more."""
    return RoleSelect(
        custom_id=str(press),
        placeholder=clip(placeholder, _PLACEHOLDER),
        min_values=0,
        default_values=[] if chosen is None else [_default(chosen, SelectDefaultValueType.role)],
    )


def _default(number: int, kind: SelectDefaultValueType) -> Object | SelectDefaultValue:
    return SelectDefaultValue(id=number, type=kind)
