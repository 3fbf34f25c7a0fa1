"""Bodies judged by a published description: it must not refuse what Discord takes."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.errors import Refusal
from sandbox.schema import Schema

BODY = {
    "type": "object",
    "properties": {
        "user_id": {"$ref": "#/components/schemas/SnowflakeType"},
        "permissions": {"type": ["integer", "null"], "maximum": 100},
        "emoji": {"oneOf": [{"type": "null"}, {"$ref": "#/components/schemas/ComponentEmojiForRequest"}]},
    },
    "additionalProperties": False,
}
DOCUMENT = {
    "components": {
        "schemas": {
            "SnowflakeType": {"type": "string", "pattern": "^(0|[1-9][0-9]*)$"},
            "ComponentEmojiForRequest": {"type": "object", "required": ["name"], "properties": {}},
        }
    },
    "paths": {"/x": {"post": {"requestBody": {"content": {"application/json": {"schema": BODY}}}}}},
}


@pytest.mark.parametrize(
    "body",
    [
        {"user_id": "12"},
        {"user_id": 12},
        {"colour": 1},
        {"permissions": "8"},
        {"permissions": None},
        {"emoji": {"id": "5"}},
    ],
)
def test_what_discord_takes_is_taken(body: dict[str, Any]) -> None:
    """Ids as numbers, numbers as text, unknown keys and an emoji by its id alone pass."""
    Schema(DOCUMENT).check("POST", "/x", body)


@pytest.mark.parametrize("body", [{"user_id": "x"}, {"user_id": True}, {"permissions": "101"}, {"permissions": "many"}])
def test_what_is_wrong_is_still_refused(body: dict[str, Any]) -> None:
    """Leniency ends where a value means nothing."""
    with pytest.raises(Refusal):
        Schema(DOCUMENT).check("POST", "/x", body)
