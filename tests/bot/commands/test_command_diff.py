"""Commands are compared by their content, in any form in which Discord returns it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from bot.commands.command_diff import entry_points_to_send, is_same

Json = dict[str, Any]

WANTED: Json = {
    "name": "toy",
    "description": "A toy",
    "type": 1,
    "nsfw": False,
    "dm_permission": False,
    "default_member_permissions": None,
    "contexts": [0],
    "integration_types": [0],
    "name_localizations": {"de": "spielzeug", "en-US": "toy"},
    "description_localizations": {},
    "options": [
        {
            "name": "new",
            "description": "Begin",
            "type": 1,
            "name_localizations": {"de": "neu"},
            "description_localizations": {"de": "Beginnen"},
            "options": [
                {
                    "name": "way",
                    "description": "Which way",
                    "type": 3,
                    "required": False,
                    "choices": [
                        {"name": "Open", "value": "open", "name_localizations": {"de": "Offen"}},
                        {"name": "Hidden", "value": "hidden"},
                    ],
                },
                {"name": "seats", "description": "How many", "type": 4, "required": False, "min_value": 2},
            ],
        },
        {"name": "end", "description": "End", "type": 1, "options": []},
    ],
}
OTHER: Json = {"name": "other", "description": "Another", "type": 1}
ENTRY: Json = {
    "id": "9",
    "application_id": "1",
    "version": "3",
    "type": 4,
    "name": "launch",
    "name_localizations": {"de": "start"},
    "description": "",
    "description_localizations": None,
    "handler": 2,
    "integration_types": [0, 1],
    "contexts": [0, 1, 2],
    "default_member_permissions": "8",
    "dm_permission": True,
    "nsfw": False,
}


def registered() -> Json:
    """Give the wanted command as Discord tells of it: defaults spelled out or left out, keys of its own."""
    there = deepcopy(WANTED)
    there |= {"id": "5", "application_id": "1", "version": "2", "description_localizations": None}
    there["name_localizations"].pop("en-US")
    new, end = there["options"]
    end.pop("options")
    for option in new["options"]:
        option.pop("required")
        option |= {"name_localizations": None, "description_localizations": None}
    new["options"][0]["choices"][1]["name_localizations"] = None
    new["options"][1]["min_value"] = 2.0
    return there


def test_equal_commands_are_equal_in_any_form() -> None:
    """Otherwise each start would register, and 200 of them a day are all that Discord allows."""
    assert is_same([registered()], [WANTED])
    assert is_same([OTHER, registered()], [WANTED, OTHER])


def changed(key: str, value: Any, *path: str | int) -> Any:
    there: Any = registered()
    part = there
    for step in path:
        part = part[step]
    part[key] = value
    return there


OPTION = ("options", 0, "options", 0)


@pytest.mark.parametrize(
    "there",
    [
        changed("description", "A tool"),
        changed("name_localizations", None),
        changed("name_localizations", {"de": "tand"}),
        changed("name_localizations", {"de": "spielzeug", "fr": "jouet"}),
        changed("description_localizations", {"de": "Ein Spielzeug"}),
        changed("contexts", None),
        changed("contexts", [0, 1]),
        changed("integration_types", [0, 1]),
        changed("default_member_permissions", "8"),
        changed("nsfw", True),
        changed("options", []),
        changed("name_localizations", {}, "options", 0),
        changed("description", "Start", "options", 0),
        changed("required", True, *OPTION),
        changed("autocomplete", True, *OPTION),
        changed("type", 4, *OPTION),
        changed("max_length", 5, *OPTION),
        changed("choices", [], *OPTION),
        changed("value", "closed", *OPTION, "choices", 0),
        changed("name_localizations", {"de": "Auf"}, *OPTION, "choices", 0),
        changed("min_value", 3, "options", 0, "options", 1),
        changed("choices", [{"name": "2", "value": 2}], "options", 0, "options", 1),
    ],
)
def test_every_difference_that_people_could_notice_is_one(there: Json) -> None:
    """In both directions: what is there and not wanted any more counts as well."""
    assert not is_same([there], [WANTED])
    assert not is_same([WANTED], [there])


def test_a_command_too_many_or_too_few_is_a_difference() -> None:
    """A foreign command of this application is replaced, like a removed command of ours."""
    assert not is_same([registered(), OTHER], [WANTED])
    assert not is_same([], [WANTED])


def test_an_entry_point_is_no_difference_and_is_sent_as_it_is() -> None:
    """Without what Discord alone decides, and without what says nothing."""
    assert is_same([registered(), ENTRY], [WANTED])
    assert entry_points_to_send([registered(), ENTRY]) == [
        {
            "type": 4,
            "name": "launch",
            "name_localizations": {"de": "start"},
            "handler": 2,
            "integration_types": [0, 1],
            "contexts": [0, 1, 2],
            "default_member_permissions": 8,
        }
    ]
