"""What a person fills into a modal, as Discord's client lets it pass."""

from __future__ import annotations

from sandbox.components import CHECKBOX, LABEL, RADIO, ROW, SELECT, TEXT, TEXT_INPUT, walk
from sandbox.errors import Impossible, Json


def fill_part(part: Json, values: Json) -> Json:
    """Fill in one of a modal's parts, taking its value out of `values`, by custom id or by label.

    Raises:
        Impossible: the value does not fit.
    """
    answer: Json = {"type": part["type"], "id": part.get("id", 0)}
    match part["type"]:
        case 1:
            answer["components"] = [fill_part(child, values) for child in part["components"]]
        case 18:
            answer["component"] = _field(part["component"], part["label"], values)
        case 10:
            pass
        case _:
            return _field(part, part.get("label", ""), values)
    return answer


def _field(box: Json, label: str, values: Json) -> Json:
    key = box["custom_id"] if box["custom_id"] in values else label
    given = values.pop(key, None)
    answer: Json = {"type": box["type"], "id": box.get("id", 0), "custom_id": box["custom_id"]}
    kind = box["type"]
    if kind == TEXT_INPUT:
        text = str(box.get("value") or "" if given is None else given)
        low, high = box.get("min_length") or 0, box.get("max_length") or 4000
        if box.get("required", True) and not text:
            raise Impossible(f"{label!r} must be filled in.")
        if text and not low <= len(text) <= high:
            raise Impossible(f"{label!r} takes {low} to {high} characters.")
        return answer | {"value": text}
    if kind == CHECKBOX:
        return answer | {"value": bool(box.get("default") if given is None else given)}
    offered = [option["value"] for option in box.get("options", ())]
    chosen = [str(value) for value in ([given] if isinstance(given, str) else given or [])]
    if given is None:
        chosen = [option["value"] for option in box.get("options", ()) if option.get("default")]
    low, high = box.get("min_values", 1), box.get("max_values", len(offered) if kind not in (RADIO, SELECT) else 1)
    low = 0 if not box.get("required", True) and not chosen else low
    if not low <= len(chosen) <= max(high, 1) or (offered and not set(offered).issuperset(chosen)):
        raise Impossible(f"{label!r} takes {low} to {high} of {offered}.")
    if kind == RADIO:
        return answer | {"value": chosen[0] if chosen else None}
    return answer | {"values": chosen}


def modal_values(components: list[Json]) -> Json:
    """Read what was filled in out of a sent modal's parts, by custom id."""
    values: Json = {}
    for component in walk(components):
        if component["type"] in (ROW, LABEL, TEXT):
            continue
        value = component.get("values", component.get("value"))
        if value is not None:
            values[component["custom_id"]] = value
    return values
