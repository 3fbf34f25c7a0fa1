"""App emojis: a picture, and how it is sent."""

from __future__ import annotations

import base64
from typing import Any

from sandbox.server import Sandbox
from tests.sandbox.page.stub import png
from tests.sandbox.rest import Rest

PNG = png(128, 128, b"\x7a\x4f\x9a")


def uri(data: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


def place(sandbox: Sandbox) -> str:
    return f"/applications/{sandbox.world.application_id}/emojis"


async def made(rest: Rest, name: str = "fish", image: str | None = None) -> Any:
    status, emoji = await rest("POST", place(rest.sandbox), {"name": name, "image": image or uri(PNG)})
    assert status == 201, emoji
    return emoji
