"""Request bodies: plain JSON, or a form with JSON and files; and the size of a picture from its first bytes."""

from __future__ import annotations

import base64
import json
import mimetypes
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from sandbox.errors import Refusal
from sandbox.things import ATTACHMENT_LIMIT, Attachment, Channel
from sandbox.world import World

_FIELD = re.compile(r"^files\[(\d+)\]$")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file in a request."""

    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Body:
    """A request's JSON and its files by number."""

    json: Any
    files: dict[int, Upload] = field(default_factory=dict)

    @property
    def names(self) -> dict[int, str]:
        """The files' names by number."""
        return {number: upload.filename for number, upload in self.files.items()}


async def read_body(request: web.Request) -> Body:
    """Read a request.

    Raises:
        Refusal: 50109 for what is no JSON, 40005 for too large a file.
    """
    if not request.content_type.startswith("multipart/"):
        raw = await request.read()
        return Body(_json(raw) if raw else None)
    form = await request.post()
    payload: Any = {}
    files: dict[int, Upload] = {}
    for name, value in form.items():
        if name == "payload_json":
            payload = _json(value.file.read() if isinstance(value, web.FileField) else value)
        elif (match := _FIELD.match(name)) and isinstance(value, web.FileField):
            data = value.file.read()
            if len(data) > ATTACHMENT_LIMIT:
                raise Refusal(413, 40005, "Request entity too large")
            files[int(match[1])] = Upload(safe_name(value.filename), data)
    return Body(payload, files)


def from_page(value: Any) -> Any:
    """Return the file that the page sends as its name and its bytes in base 64; anything else as it is.

    Raises:
        ValueError: that is no base 64.
    """
    if not isinstance(value, dict):
        return value
    return Upload(safe_name(str(value["filename"])), base64.b64decode(value["data"], validate=True))


def keep_file(
    world: World, channel: Channel, upload: Upload, *, name: str | None = None, description: str | None = None
) -> Attachment:
    """Keep a file in the world, under a name of its own and with an alt text if there are any."""
    size = picture_size(upload.data)
    attachment = Attachment(
        id=world.clock.fresh(),
        channel_id=channel.id,
        filename=name or upload.filename,
        data=upload.data,
        content_type=content_type(name or upload.filename),
        width=size[0] if size else None,
        height=size[1] if size else None,
        description=description,
    )
    world.attachments.keep(attachment)
    return attachment


def safe_name(name: str) -> str:
    """Return a file's name as Discord keeps it: letters, digits, dot, dash and underscore."""
    return re.sub(r"[^\w.-]+", "_", name).strip("_") or "unknown"


def content_type(filename: str) -> str:
    """Guess a file's type from its name."""
    return mimetypes.guess_type(filename)[0] or "application/octet-stream"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Read width and height of a PNG, GIF or WebP; nothing for other files."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and data[12:16] == b"IHDR":
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data[:6] in (b"GIF87a", b"GIF89a"):
        return int.from_bytes(data[6:8], "little"), int.from_bytes(data[8:10], "little")
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp(data)
    return None


def _webp(data: bytes) -> tuple[int, int] | None:
    match data[12:16]:
        case b"VP8X":
            return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
        case b"VP8L":
            packed = int.from_bytes(data[21:25], "little")
            return (packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1
        case b"VP8 ":
            return int.from_bytes(data[26:28], "little") & 0x3FFF, int.from_bytes(data[28:30], "little") & 0x3FFF
    return None


def _json(raw: str | bytes | bytearray) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise Refusal(400, 50109, "The request body contains invalid JSON.") from None
