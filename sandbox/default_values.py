"""What is chosen from the start in a select of people, roles or channels."""

from __future__ import annotations

from sandbox.errors import Form, Json, Path

_KINDS = {5: ("user",), 6: ("role",), 7: ("user", "role"), 8: ("channel",)}


def check_default_values(select: Json, path: Path, form: Form) -> None:
    """Note what is wrong with a select's default values: more than may be chosen, or of another kind."""
    path = (*path, "default_values")
    given = form.listing(select.get("default_values"), path, 0, 25)
    kinds = _KINDS[select["type"]]
    for index, one in enumerate(given):
        if not isinstance(one, dict):
            form.add((*path, index), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        form.required(one, (*path, index), "id", "type")
        if one.get("type") not in (None, *kinds):
            form.add((*path, index, "type"), "BASE_TYPE_CHOICES", f"Value must be one of {kinds}.")
    if len(given) > (select.get("max_values") or 1):
        message = "More is chosen from the start than may be chosen."
        form.add(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)
