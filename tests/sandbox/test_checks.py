"""Everything that Discord refuses in a message, a modal or a command is refused here, by the sandbox's own checks."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.checks import Way, check_body
from sandbox.commands import check_commands
from sandbox.component_checks import check_modal
from sandbox.errors import Form, Refusal
from sandbox.payloads import V2
from sandbox.things import Attachment, Message

Json = dict[str, Any]


def text(words: str = "x") -> Json:
    return {"type": 10, "content": words}


def button(custom_id: str = "a", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "x", "custom_id": custom_id, **more}


def row(*inside: Json) -> Json:
    return {"type": 1, "components": list(inside)}


def option(value: str = "a", **more: Any) -> Json:
    return {"label": "x", "value": value, **more}


def select(*options: Json, **more: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": list(options) or [option()], **more}


def gallery(url: str = "https://example.org/a.png", **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": url}, **more}]}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


GOOD: dict[str, Json] = {
    "plain text": {"content": "x" * 2000, "tts": False},
    "a legacy row of five": {"content": "x", "components": [row(*(button(str(n)) for n in range(5)))]},
    "forty components": v2({"type": 17, "components": [text() for _ in range(39)]}),
    "four thousand characters": v2(text("x" * 2000), text("y" * 2000)),
    "a select of twenty-five": v2(row(select(*(option(str(n)) for n in range(25)), max_values=25))),
    "the longest alt text": v2(gallery(description="x" * 1024)),
    "the longest custom id and label": v2(row(button("x" * 100, label="y" * 80))),
    "an emoji alone": v2(row({"type": 2, "style": 2, "custom_id": "a", "emoji": {"name": "🐊"}})),
    "a link": v2(row({"type": 2, "style": 5, "url": "https://example.org", "label": "x"})),
    "a section": v2({"type": 9, "components": [text()], "accessory": button()}),
}

BAD: dict[str, Json] = {
    "content of 2001": {"content": "x" * 2001},
    "unknown flags": {"content": "x", "flags": 1 << 20},
    "an ephemeral flag outside an interaction": {"content": "x", "flags": 64},
    "41 components": v2({"type": 17, "components": [text() for _ in range(40)]}),
    "41 components with a section's counted": v2(
        *({"type": 9, "components": [text()], "accessory": button(str(n))} for n in range(13)), text(), text()
    ),
    "4001 characters": v2(text("x" * 2000), text("y" * 2001)),
    "an empty text": v2(text("")),
    "a blank text": v2(text("  ")),
    "duplicate custom ids": v2(row(button("a")), row(button("a"))),
    "duplicate component ids": v2({**text(), "id": 3}, {**text(), "id": 3}),
    "content beside the flag": v2(text(), content="x"),
    "embeds beside the flag": v2(text(), embeds=[{"title": "x"}]),
    "V2 components without the flag": {"components": [text()]},
    "an attachment that is not there": v2(gallery("attachment://board.png")),
    "a file that is not attached": v2({"type": 13, "file": {"url": "https://example.org/a.txt"}}),
    "a picture over ftp": v2(gallery("ftp://example.org/a.png")),
    "alt text of 1025": v2(gallery(description="x" * 1025)),
    "an empty alt text": v2(gallery(description="")),
    "eleven pictures": v2({"type": 12, "items": [{"media": {"url": "https://example.org"}} for _ in range(11)]}),
    "six buttons in a row": v2(row(*(button(str(n)) for n in range(6)))),
    "six legacy rows": {"content": "x", "components": [row(button(str(n))) for n in range(6)]},
    "two selects in a row": v2(row(select(), {**select(), "custom_id": "t"})),
    "a button beside a select": v2(row(select(), button())),
    "an empty row": v2(row()),
    "a text in a row": v2(row(text())),
    "a container in a container": v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
    "an empty container": v2({"type": 17, "components": []}),
    "a section without accessory": v2({"type": 9, "components": [text()]}),
    "a section of four texts": v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
    "a text input in a message": v2(row({"type": 4, "custom_id": "a", "style": 1})),
    "an unknown component": v2({"type": 99}),
    "a custom id of 101": v2(row(button("x" * 101))),
    "no custom id": v2(row({"type": 2, "style": 1, "label": "x"})),
    "a label of 81": v2(row(button(label="x" * 81))),
    "neither label nor emoji": v2(row({"type": 2, "style": 1, "custom_id": "a"})),
    "a link with a custom id": v2(row(button(style=5, url="https://example.org"))),
    "a link without url": v2(row({"type": 2, "style": 5, "label": "x"})),
    "a button with a url": v2(row(button(url="https://example.org"))),
    "an unknown style": v2(row(button(style=9))),
    "an empty emoji": v2(row(button(emoji={}))),
    "26 options": v2(row(select(*(option(str(n)) for n in range(26))))),
    "no options": v2(row({"type": 3, "custom_id": "s", "options": []})),
    "duplicate option values": v2(row(select(option(), option()))),
    "an option label of 101": v2(row(select(option(label="x" * 101)))),
    "an option value of 101": v2(row(select(option("x" * 101)))),
    "an option description of 101": v2(row(select(option(description="x" * 101)))),
    "a placeholder of 151": v2(row(select(placeholder="x" * 151))),
    "more to choose than options": v2(row(select(max_values=2))),
    "least above most": v2(row(select(option("a"), option("b"), min_values=2, max_values=1))),
    "too many chosen already": v2(row(select(option("a", default=True), option("b", default=True)))),
    "eleven embeds": {"embeds": [{"title": "x"}] * 11},
    "an embed title of 257": {"embeds": [{"title": "x" * 257}]},
    "6001 characters of embeds": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "an empty embed": {"embeds": [{"color": 1}]},
    "mentions both parsed and listed": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    "an unknown kind of mention": {"content": "x", "allowed_mentions": {"parse": ["cats"]}},
    "101 people to mention": {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}},
    "a description without a file": {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
    "a reply to nothing": {"content": "x", "message_reference": {"channel_id": "1"}},
    "a body that is a list": [],  # type: ignore[dict-item]
}


@pytest.mark.parametrize("body", GOOD.values(), ids=GOOD)
def test_what_discord_takes_is_taken(body: Json) -> None:
    check_body(body, Way.CREATE, {})


@pytest.mark.parametrize("body", BAD.values(), ids=BAD)
def test_what_discord_refuses_is_refused(body: Json) -> None:
    with pytest.raises(Refusal) as refused:
        check_body(body, Way.CREATE, {})
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert refused.value.body()["errors"]


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": " \n"}, {"content": None}, v2()])
def test_a_message_without_anything_is_refused(body: Json) -> None:
    with pytest.raises(Refusal) as refused:
        check_body(body, Way.CREATE, {})
    assert refused.value.code == 50006


def test_a_fault_is_told_at_its_place() -> None:
    with pytest.raises(Refusal) as refused:
        check_body(v2(text(), row(button(label="x" * 81))), Way.CREATE, {})
    place = refused.value.body()["errors"]["components"]["1"]["components"]["0"]["label"]
    assert place["_errors"][0]["code"] == "BASE_TYPE_BAD_LENGTH"


def test_an_attachment_may_be_shown_under_its_name() -> None:
    body = v2(gallery("attachment://b.png"), attachments=[{"id": 0, "filename": "b.png", "description": "x" * 1024}])
    draft = check_body(body, Way.CREATE, {0: "b.png"})
    assert draft.described == {0: ("x" * 1024, "b.png")}


def test_a_description_of_1025_is_refused() -> None:
    body = {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]}
    with pytest.raises(Refusal):
        check_body(body, Way.CREATE, {0: "b.png"})


def old(flags: int = 0, *, name: str | None = None) -> Message:
    message = Message(1, 2, 3, 0.0, content="" if flags else "x", flags=flags, components=[text()] if flags else [])
    if name:
        message.attachments = [Attachment(9, 2, name, b"", "image/png")]
    return message


def test_the_v2_flag_is_never_removed() -> None:
    with pytest.raises(Refusal):
        check_body({"flags": 0}, Way.EDIT, {}, old(V2))
    assert check_body({"components": [text()]}, Way.EDIT, {}, old(V2)).flags == V2


def test_old_content_stands_in_the_way_of_the_v2_flag() -> None:
    with pytest.raises(Refusal):
        check_body(v2(text()), Way.EDIT, {}, old())
    assert check_body(v2(text(), content=None), Way.EDIT, {}, old()).content == ""


def test_an_edit_keeps_the_files_it_names_and_no_others() -> None:
    shown = v2(gallery("attachment://b.png"))
    assert check_body(shown, Way.EDIT, {}, old(V2, name="b.png")).kept == (9,)
    assert check_body({**shown, "attachments": [{"id": "9"}]}, Way.EDIT, {}, old(V2, name="b.png")).kept == (9,)
    with pytest.raises(Refusal):
        check_body({**shown, "attachments": []}, Way.EDIT, {}, old(V2, name="b.png"))


def label(component: Json, words: str = "x") -> Json:
    return {"type": 18, "label": words, "component": component}


def box(custom_id: str = "a", **more: Any) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1, **more}


def modal(*parts: Json, **more: Any) -> Json:
    return {"custom_id": "m", "title": "x", "components": list(parts), **more}


GOOD_MODALS: dict[str, Json] = {
    "five parts": modal(*(label(box(str(n))) for n in range(5))),
    "choices": modal(
        text(), label({"type": 21, "custom_id": "r", "options": [option("a"), option("b")]}), label(select())
    ),
    "boxes": modal(
        label({"type": 22, "custom_id": "c", "options": [option("a")]}), label({"type": 23, "custom_id": "d"})
    ),
}
BAD_MODALS: dict[str, Json] = {
    "six parts": modal(*(label(box(str(n))) for n in range(6))),
    "no parts": modal(),
    "no title": {"custom_id": "m", "components": [label(box())]},
    "a title of 46": modal(label(box()), title="x" * 46),
    "a label of 46": modal(label(box(), "x" * 46)),
    "duplicate custom ids": modal(label(box()), label(box())),
    "a button": modal(row(button())),
    "a radio group of one": modal(label({"type": 21, "custom_id": "r", "options": [option("a")]})),
    "a radio group of eleven": modal(
        label({"type": 21, "custom_id": "r", "options": [option(str(n)) for n in range(11)]})
    ),
    "a checkbox group of eleven": modal(
        label({"type": 22, "custom_id": "r", "options": [option(str(n)) for n in range(11)]})
    ),
    "a value longer than allowed": modal(label(box(value="xxx", max_length=2))),
}


@pytest.mark.parametrize("data", GOOD_MODALS.values(), ids=GOOD_MODALS)
def test_good_modals_are_taken(data: Json) -> None:
    form = Form()
    check_modal(data, form, ())
    form.close()


@pytest.mark.parametrize("data", BAD_MODALS.values(), ids=BAD_MODALS)
def test_bad_modals_are_refused(data: Json) -> None:
    form = Form()
    check_modal(data, form, ())
    with pytest.raises(Refusal):
        form.close()


def command(**more: Any) -> Json:
    return {"name": "sobek", "description": "x", "type": 1, **more}


def argument(name: str = "card", **more: Any) -> Json:
    return {"name": name, "description": "x", "type": 3, **more}


def sub(name: str = "new", *options: Json) -> Json:
    return {"name": name, "description": "x", "type": 1, "options": list(options)}


GOOD_COMMANDS: dict[str, list[Json]] = {
    "translated": [command(name_localizations={"fr": "départ", "pl": "świątynia"})],
    "25 subcommands": [command(options=[sub(f"s{n}") for n in range(25)])],
    "a group": [command(options=[{"name": "g", "description": "x", "type": 2, "options": [sub("a", argument())]}])],
    "a context menu": [{"name": "Look Here", "type": 3}],
}
BAD_COMMANDS: dict[str, list[Json]] = {
    "an upper-case name": [command(name="Sobek")],
    "permissions that are none": [command(default_member_permissions="all")],
    "a name with a blank": [command(name="so bek")],
    "a name of 33": [command(name="x" * 33)],
    "no name": [{"description": "x"}],
    "no description": [{"name": "sobek"}],
    "an empty description": [command(description="")],
    "a description of 101": [command(description="x" * 101)],
    "a bad translated name": [command(name_localizations={"de": "Neu Beginnen"})],
    "a bad translated description": [command(description_localizations={"de": "x" * 101})],
    "an unknown language": [command(name_localizations={"en": "sobek"})],
    "the same name twice": [command(), command()],
    "26 options": [command(options=[argument(f"a{n}") for n in range(26)])],
    "26 choices": [command(options=[argument(choices=[{"name": f"c{n}", "value": f"{n}"} for n in range(26)])])],
    "a choice's name of 101": [command(options=[argument(choices=[{"name": "x" * 101, "value": "1"}])])],
    "a choice's translated name of 101": [
        command(options=[argument(choices=[{"name": "x", "value": "1", "name_localizations": {"de": "x" * 101}}])])
    ],
    "a choice's value of 101": [command(options=[argument(choices=[{"name": "x", "value": "x" * 101}])])],
    "a number's choice that is a text": [command(options=[argument(type=4, choices=[{"name": "x", "value": "1"}])])],
    "choices beside autocompletion": [
        command(options=[argument(autocomplete=True, choices=[{"name": "x", "value": "1"}])])
    ],
    "autocompletion of a person": [command(options=[argument(type=6, autocomplete=True)])],
    "an option's bad name": [command(options=[argument("The Card")])],
    "two options of one name": [command(options=[argument(), argument()])],
    "two options of one translated name": [
        command(
            options=[
                argument("a", name_localizations={"de": "karte"}),
                argument("b", name_localizations={"de": "karte"}),
            ]
        )
    ],
    "required after optional": [command(options=[argument("a"), argument("b", required=True)])],
    "a subcommand beside an option": [command(options=[sub(), argument()])],
    "a group in a group": [
        command(
            options=[
                {
                    "name": "g",
                    "description": "x",
                    "type": 2,
                    "options": [{"name": "h", "description": "x", "type": 2, "options": [sub()]}],
                }
            ]
        )
    ],
    "a subcommand in a subcommand": [command(options=[sub("a", sub("b"))])],
    "least above most": [command(options=[argument(type=4, min_value=3, max_value=2)])],
    "8001 characters": [
        command(
            options=[
                sub(f"s{n}", *(argument(f"option-number-{m}", description="x" * 100) for m in range(3)))
                for n in range(25)
            ]
        )
    ],
}


@pytest.mark.parametrize("commands", GOOD_COMMANDS.values(), ids=GOOD_COMMANDS)
def test_good_commands_are_taken(commands: list[Json]) -> None:
    check_commands(commands)


@pytest.mark.parametrize("commands", BAD_COMMANDS.values(), ids=BAD_COMMANDS)
def test_bad_commands_are_refused(commands: list[Json]) -> None:
    with pytest.raises(Refusal):
        check_commands(commands)
