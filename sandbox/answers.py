"""What a bot may answer to an interaction at first: the kinds that fit, and what is refused in each."""

from __future__ import annotations

from collections.abc import Container

from sandbox.commands import check_choices
from sandbox.component_checks import check_modal
from sandbox.errors import Form, Json
from sandbox.interaction import Callback, Interaction, Kind
from sandbox.payloads import EPHEMERAL
from sandbox.uploads import Body


def check_answer(interaction: Interaction, body: Body) -> tuple[Callback, Json]:
    """Check a first answer's kind, and give it with its data.

    Raises:
        Refusal: 50035, this kind of interaction is not answered so.
    """
    form = Form()
    answer = body.json if isinstance(body.json, dict) else {}
    form.keys(answer, (), frozenset({"type", "data"}))
    kind, data = answer.get("type"), answer.get("data")
    completing = interaction.kind is Kind.AUTOCOMPLETE
    allowed = {Callback.CHOICES} if completing else {Callback.MESSAGE, Callback.DEFER_MESSAGE}
    if interaction.source is not None:
        allowed |= {Callback.DEFER_UPDATE, Callback.UPDATE}
    if not completing and interaction.kind is not Kind.MODAL:
        allowed.add(Callback.MODAL)
    if kind not in allowed:
        names = ", ".join(str(int(one)) for one in sorted(allowed))
        form.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({names}).")
    elif kind in (4, 7, 8, 9) and not isinstance(data, dict):
        form.add(("data",), "BASE_TYPE_REQUIRED", "This field is required")
    form.close()
    return Callback(int(answer["type"])), data or {}


def check_deferral(data: Json) -> int:
    """Check what a deferred answer carries, and give its flags.

    Raises:
        Refusal: 50035, it carries more than the ephemeral flag.
    """
    form = Form()
    form.keys(data, ("data",), frozenset({"flags"}))
    flags = data.get("flags") or 0
    if form.number(flags, ("data", "flags"), 0, 2**31 - 1) and flags & ~EPHEMERAL:
        form.add(("data", "flags"), "FLAGS_INVALID", "A deferred answer can only be ephemeral.")
    form.close()
    return int(flags)


def check_completions(interaction: Interaction, data: Json) -> list[Json]:
    """Check what is offered for an option, and give it.

    Raises:
        Refusal: 50035 with all faults.
    """
    form = Form()
    form.keys(data, ("data",), frozenset({"choices"}))
    choices = form.listing(data.get("choices"), ("data", "choices"), 0, 25)
    check_choices(choices, interaction.option_kind, ("data", "choices"), form)
    form.close()
    return choices


def check_opened(data: Json, emojis: Container[int]) -> None:
    """Check a modal, with the custom emojis that exist.

    Raises:
        Refusal: 50035 with all faults.
    """
    form = Form()
    check_modal(data, form, ("data",), emojis)
    form.close()
