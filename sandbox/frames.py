"""What goes over the gateway's socket: JSON with a number that says what it is."""

from __future__ import annotations

import json
from enum import IntEnum
from typing import Any

from sandbox.entry import Closed, Code
from sandbox.errors import Json


class Op(IntEnum):
    """The gateway's opcodes: what a frame asks for or tells."""

    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    ACK = 11
    REQUEST_SOUNDS = 31


def frame(op: Op, data: Any = None) -> Json:
    """Make a payload that is no event."""
    return {"op": int(op), "s": None, "t": None, "d": data}


def read(data: str | bytes) -> tuple[int, Any]:
    """Read what the bot sends: what it is, and with what.

    Raises:
        Closed: 4002, it is no payload.
    """
    try:
        payload = json.loads(data)
    except ValueError:
        raise Closed(Code.DECODE_ERROR) from None
    if not isinstance(payload, dict) or not isinstance(payload.get("op"), int):
        raise Closed(Code.DECODE_ERROR)
    return payload["op"], payload.get("d")
