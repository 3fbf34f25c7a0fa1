"""Commands: one by one and all at once, with and without translations, and Discord's limits on them."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import registry
from sandbox.errors import Json
from sandbox.server import Sandbox
from tests.sandbox.conftest import Client
from tests.sandbox.rest import Rest

LAUNCH: Json = {"name": "launch", "type": 4, "handler": 2, "description": "Start the activity"}


def command(name: str = "play", **more: Any) -> Json:
    return {"name": name, "description": "Plays", "type": 1, **more}


def translated() -> Json:
    choice = {"name": "Fish", "value": "f", "name_localizations": {"de": "Fisch"}}
    option = {"type": 3, "name": "card", "description": "Which", "choices": [choice]}
    option |= {"name_localizations": {"de": "karte"}, "description_localizations": {"de": "Welche"}}
    names = {"name_localizations": {"de": "spielen"}, "description_localizations": {"de": "Spielt"}}
    return command(options=[{"type": 1, "name": "now", "description": "Now", **names, "options": [option]}], **names)


def keys_of(thing: Any) -> set[str]:
    if isinstance(thing, list):
        return {key for part in thing for key in keys_of(part)}
    if not isinstance(thing, dict):
        return set()
    return set(thing) | {key for part in thing.values() for key in keys_of(part)}


@pytest.fixture(params=["everywhere", "guild"])
def place(request: pytest.FixtureRequest, sandbox: Sandbox) -> str:
    application = f"/applications/{sandbox.world.application_id}"
    return f"{application}/commands" if request.param == "everywhere" else own(sandbox)


def own(sandbox: Sandbox) -> str:
    return f"/applications/{sandbox.world.application_id}/guilds/{sandbox.world.guild_id}/commands"


async def test_a_list_has_translations_only_when_they_are_asked_for(rest: Rest, place: str) -> None:
    """discord.py does not ask, so comparing what is registered with what is wanted must."""
    await rest("PUT", place, [translated()])
    _, [plain] = await rest("GET", place)
    assert not any("locali" in key for key in keys_of(plain))
    assert plain["options"][0]["options"][0]["choices"] == [{"name": "Fish", "value": "f"}]
    _, [full] = await rest("GET", f"{place}?with_localizations=true")
    assert full["name_localizations"] == {"de": "spielen"}
    assert full["options"][0]["description_localizations"] == {"de": "Spielt"}
    assert full["options"][0]["options"][0]["choices"][0]["name_localizations"] == {"de": "Fisch"}
    _, one = await rest("GET", f"{place}/{full['id']}")
    assert one == full


async def test_a_list_in_one_language_has_the_words_of_that_language(rest: Rest, place: str) -> None:
    """`X-Discord-Locale` asks for one."""
    await rest("PUT", place, [translated()])
    _, [shown] = await rest("GET", place, X_Discord_Locale="de")
    option = shown["options"][0]["options"][0]
    assert (shown["name"], shown["name_localized"], shown["description_localized"]) == ("play", "spielen", "Spielt")
    assert (option["name_localized"], option["choices"][0]["name_localized"]) == ("karte", "Fisch")
    _, [shown] = await rest("GET", place, X_Discord_Locale="pl")
    assert not any("locali" in key for key in keys_of(shown))


async def test_a_command_is_made_overwritten_changed_and_removed(rest: Rest, sandbox: Sandbox, place: str) -> None:
    """201 for a new one, 200 for one of the same type and name, which keeps its id."""
    status, made = await rest("POST", place, command())
    assert (status, made["name"], made.get("guild_id")) == (
        201,
        "play",
        str(sandbox.world.guild_id) if "guilds" in place else None,
    )
    status, again = await rest("POST", place, command(description="Plays on"))
    assert (status, again["id"], again["description"]) == (200, made["id"], "Plays on")
    status, user = await rest("POST", place, {"name": "play", "type": 2})
    assert status == 201
    assert user["id"] != made["id"]
    status, edited = await rest("PATCH", f"{place}/{made['id']}", {"name": "go"})
    assert (status, edited["name"], edited["description"], edited["id"]) == (200, "go", "Plays on", made["id"])
    status, other = await rest("POST", place, command())
    assert status == 201
    assert other["id"] != made["id"]
    assert await rest.code("PATCH", f"{place}/{other['id']}", {"name": "go"}) == (400, 50035)
    assert (await rest("DELETE", f"{place}/{made['id']}"))[0] == 204
    for method in ("GET", "PATCH", "DELETE"):
        assert await rest.code(method, f"{place}/{made['id']}", {} if method == "PATCH" else None) == (404, 10063)
    _, left = await rest("GET", place)
    assert {one["id"] for one in left} == {user["id"], other["id"]}


async def test_a_version_changes_when_a_command_does(rest: Rest, place: str) -> None:
    """And only then, however often the command is registered."""
    _, [first] = await rest("PUT", place, [command()])
    _, [second] = await rest("PUT", place, [command()])
    assert second == first
    _, third = await rest("POST", place, command())
    assert third == first
    _, fourth = await rest("PATCH", f"{place}/{first['id']}", {"description": "Plays on"})
    assert fourth["version"] != first["version"]
    _, [fifth] = await rest("PUT", place, [command(description="Plays for ever")])
    assert fifth["version"] not in (first["version"], fourth["version"])
    assert fifth["id"] == first["id"]


async def test_a_bad_command_is_a_bad_form(rest: Rest, place: str) -> None:
    """One by one as all at once."""
    _, made = await rest("POST", place, command())
    rest.sandbox.schema = None
    for bad in (command("No"), {"name": "x"}, command(type=5), command(type=4), []):
        assert await rest.code("POST", place, bad) == (400, 50035)
    assert await rest.code("PATCH", f"{place}/{made['id']}", {"description": ""}) == (400, 50035)


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
async def test_there_is_room_for_so_many_of_each_type(rest: Rest, place: str, kind: int, most: int) -> None:
    """One by one and all at once; each type has its own room."""
    words = {"description": "x"} if kind == 1 else {}
    many = [{"name": f"c{number}", "type": kind, **words} for number in range(most + 1)]
    rest.sandbox.schema = None
    assert await rest.code("PUT", place, many) == (400, 30032)
    assert (await rest("PUT", place, many[:-1]))[0] == 200
    status, answer = await rest("POST", place, many[-1])
    assert (status, answer["message"]) == (400, f"Maximum number of application commands reached ({most}).")
    assert (await rest("POST", place, many[0]))[0] == 200


async def test_two_hundred_creates_a_day_are_enough(rest: Rest, sandbox: Sandbox, place: str) -> None:
    """Only what was not there counts, and the next day is a new one."""
    for round_ in range(2):
        many = [command(f"c{round_}-{number}") for number in range(100)]
        assert (await rest("PUT", place, many))[0] == 200
    status, left = await rest("PUT", place, many)
    assert status == 200
    await rest("DELETE", f"{place}/{left[0]['id']}")
    status, answer = await rest("POST", place, command())
    assert (status, answer["code"]) == (400, 30034)
    assert answer["message"] == "Max number of daily application command creates has been reached (200)"
    assert await rest.code("PUT", place, [*many[:50], command()]) == (400, 30034)
    assert len((await rest("GET", place))[1]) == 99
    sandbox.clock.advance(24 * 3600 + 1)
    assert (await rest("POST", place, command()))[0] == 201


async def test_an_entry_point_is_not_removed_by_registering_the_others(rest: Rest, sandbox: Sandbox) -> None:
    """Discord refuses the whole set then; with the entry point in it, or after deleting it, it is taken."""
    place = f"/applications/{sandbox.world.application_id}/commands"
    launch, new = registry.upsert(sandbox.world, None, LAUNCH)
    assert new
    status, answer = await rest("PUT", place, [command()])
    assert (status, answer["code"]) == (400, 50240)
    assert answer["message"].startswith("You cannot remove this app's Entry Point command in a bulk update operation.")
    assert [one["name"] for one in (await rest("GET", place))[1]] == ["launch"]
    status, kept = await rest("PUT", place, [command(), LAUNCH])
    assert (status, kept[1]["id"], kept[1]["handler"]) == (200, launch["id"], 2)
    assert await rest.code("POST", place, {**LAUNCH, "name": "launch-two"}) == (400, 30032)
    assert await rest.code("POST", own(sandbox), LAUNCH) == (400, 50035)
    await rest("DELETE", f"{place}/{launch['id']}")
    assert (await rest("PUT", place, [command()]))[0] == 200


async def test_discord_py_fetches_changes_and_removes_commands(sandbox: Sandbox, client: Client) -> None:
    """As bots do that look before they register."""
    [found] = await client.tree.fetch_commands()
    assert found.name == "toy"
    again = await client.tree.fetch_command(found.id)
    changed = await again.edit(description="Another toy")
    assert changed.description == "Another toy"
    await changed.delete()
    assert await client.tree.fetch_commands() == []
