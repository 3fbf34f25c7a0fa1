"""Pictures and files shown by components: `attachment://` becomes the address of the file."""

from __future__ import annotations

import copy
from typing import Any

from sandbox.components import children
from sandbox.errors import Json

_SCHEME = "attachment://"
_KEYS = ("url", "proxy_url", "width", "height", "content_type")


def with_files(components: list[Json], files: dict[str, Json]) -> list[Json]:
    """Return a message's components as Discord tells of them.

    Args:
        components: as they were sent.
        files: the JSON of the message's attachments by name.
    """
    shown = copy.deepcopy(components)
    for component in shown:
        _fill(component, files)
    return shown


def _fill(component: Json, files: dict[str, Json]) -> None:
    places: list[Any] = [component.get("media"), component.get("file")]
    places += [item["media"] for item in component.get("items", ())]
    for media in places:
        if isinstance(media, dict) and media["url"].startswith(_SCHEME):
            file = files.get(media["url"].removeprefix(_SCHEME))
            if file is not None:
                media["attachment_id"] = file["id"]
                media |= {key: file[key] for key in _KEYS if key in file}
    for _, child in children(component):
        _fill(child, files)
