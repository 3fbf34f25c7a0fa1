"""What a person fills into a modal, as Discord's client lets it pass."""

from __future__ import annotations

from typing import Any

from sandbox.components import CHECKBOXES, LABEL, ROW, TEXT, walk
from sandbox.errors import Impossible, Json
from sandbox.resolved import Resolved
from sandbox.things import Channel
from sandbox.uploads import from_page


def fill_part(part: Json, values: Json, resolved: Resolved, channel: Channel) -> Json:
    """Fill in one of a modal's parts, taking its value out of `values`, by custom id or by label.

    Args:
        part: a label, an old row or words.
        values: what was written, chosen or uploaded; what is used is taken out.
        resolved: where people, roles, channels and files are looked up.
        channel: where the modal is open.

    Raises:
        Impossible: the value does not fit.
    """
    answer: Json = {"type": part["type"], "id": part.get("id", 0)}
    match part["type"]:
        case 1:
            answer["components"] = [fill_part(child, values, resolved, channel) for child in part["components"]]
        case 18:
            answer["component"] = _field(part["component"], part["label"], values, resolved, channel)
        case 10:
            pass
        case _:
            return _field(part, part.get("label", ""), values, resolved, channel)
    return answer


def _field(box: Json, label: str, values: Json, resolved: Resolved, channel: Channel) -> Json:
    key = box["custom_id"] if box["custom_id"] in values else label
    given = values.pop(key, None)
    answer: Json = {"type": box["type"], "id": box.get("id", 0), "custom_id": box["custom_id"]}
    match box["type"]:
        case 4:
            answer["value"] = _text(box, label, given)
        case 23:
            answer["value"] = bool(box.get("default") if given is None else given)
        case 21:
            chosen = _chosen(box, label, given)
            answer["value"] = chosen[0] if chosen else None
        case 19:
            files = [] if given is None else given if isinstance(given, list) else [given]
            _see_enough(box, label, len(files), 1)
            answer["values"] = [resolved.attachment(file, channel) for file in files]
        case _:
            answer["values"] = _chosen(box, label, given)
            resolved.select(box, answer["values"])
    return answer


def _text(box: Json, label: str, given: Any) -> str:
    text = str(box.get("value") or "" if given is None else given)
    low, high = box.get("min_length") or 0, box.get("max_length") or 4000
    if box.get("required", True) and not text:
        raise Impossible(f"{label!r} must be filled in.")
    if text and not low <= len(text) <= high:
        raise Impossible(f"{label!r} takes {low} to {high} characters.")
    return text


def _chosen(box: Json, label: str, given: Any) -> list[str]:
    options = box.get("options", ())
    offered = [option["value"] for option in options]
    chosen = [str(value) for value in ([given] if isinstance(given, str) else given or [])]
    if given is None:
        chosen = [option["value"] for option in options if option.get("default")]
        chosen += [str(one["id"]) for one in box.get("default_values") or ()]
    _see_enough(box, label, len(chosen), len(offered) if box["type"] == CHECKBOXES else 1)
    if (offered and not set(offered).issuperset(chosen)) or len(set(chosen)) < len(chosen):
        raise Impossible(f"{label!r} takes each of {offered} once.")
    return chosen


def _see_enough(box: Json, label: str, number: int, most: int) -> None:
    low, high = box.get("min_values"), box.get("max_values") or most
    low = 1 if low is None else low
    if number == 0 and box.get("required") is False:
        return
    if not low <= number <= high:
        raise Impossible(f"{label!r} takes {low} to {high}.")


def modal_values(components: list[Json]) -> Json:
    """Read what was filled in out of a sent modal's parts, by custom id."""
    values: Json = {}
    for component in walk(components):
        if component["type"] in (ROW, LABEL, TEXT):
            continue
        value = component.get("values", component.get("value"))
        if isinstance(value, list):
            value = [from_page(one) for one in value]
        if value is not None:
            values[component["custom_id"]] = value
    return values
