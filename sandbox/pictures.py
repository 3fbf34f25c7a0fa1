"""Pictures sent as text, `data:image/png;base64,...`, and whether they are pictures at all."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from dataclasses import dataclass
from typing import Any

from sandbox.errors import Form, Path
from sandbox.uploads import picture_size

_TEXT = re.compile(r"^data:(image/(?:png|jpeg|jpg|gif|webp));base64,([A-Za-z0-9+/=\s]+)$")
_SIZES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})  # the JPEG markers that tell width and height


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture's bytes, what they are, and whether they move."""

    data: bytes
    content_type: str
    animated: bool


def read_picture(text: Any, path: Path, form: Form, most: int) -> Picture | None:
    """Read a picture out of a data URI.

    Args:
        text: the URI.
        path: where in the body it stands.
        form: takes the faults.
        most: so many bytes at most.

    Returns:
        The picture, or nothing if there is a fault.
    """
    if text is None:
        return None
    found = _TEXT.match(text) if isinstance(text, str) else None
    try:
        data = base64.b64decode("".join(found[2].split()), validate=True) if found else b""
    except binascii.Error:
        data = b""
    kind = _kind(data)
    if kind is None:
        form.add(path, "IMAGE_INVALID", "Invalid image data")
        return None
    if len(data) > most:
        form.add(path, "BINARY_TYPE_MAX_SIZE", f"File cannot be larger than {most / 1024} kb.")
        return None
    return Picture(data, kind, _moves(data))


def _kind(data: bytes) -> str | None:
    # What the bytes say counts, not what the URI calls them.
    if data.startswith(b"\x89PNG"):
        return "image/png" if _whole_png(data) else None
    if data.startswith(b"\xff\xd8"):
        return "image/jpeg" if _jpeg_has_size(data) else None
    size = picture_size(data)
    if size is None or 0 in size:
        return None
    if data.startswith(b"GIF8"):
        return "image/gif" if data.endswith(b"\x3b") else None
    return "image/webp" if int.from_bytes(data[4:8], "little") + 8 <= len(data) + 1 else None


def _whole_png(data: bytes) -> bool:
    size = picture_size(data)
    if size is None or 0 in size:
        return False
    at, seen = 8, set()
    while at + 12 <= len(data):
        length, name = int.from_bytes(data[at : at + 4], "big"), data[at + 4 : at + 8]
        end = at + 12 + length
        if zlib.crc32(data[at + 4 : end - 4]) != int.from_bytes(data[end - 4 : end], "big"):
            return False
        seen.add(name)
        at = end
        if name == b"IEND":
            break
    return {b"IHDR", b"IDAT", b"IEND"} <= seen


def _jpeg_has_size(data: bytes) -> bool:
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        if data[at + 1] in _SIZES:
            return data[at + 5 : at + 7] != b"\0\0" and data[at + 7 : at + 9] != b"\0\0"
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return False


def _moves(data: bytes) -> bool:
    if data.startswith(b"GIF8"):
        return data.count(b"\x21\xf9\x04") > 1
    return b"ANIM" in data[:64] if data.startswith(b"RIFF") else b"acTL" in data[:128]
