"""A game written out: how it begins, then of each action what is told of it, what it changes and what is legal then."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.game import AnyGame, Event
from engine.rules import Rules
from tests.engine.golden.writing import changes, layered, outline, parts, text

# By viewer, None for the table.
Views = Mapping[int | None, object]


def playthrough(rules: Rules[Any, Any, Any], hidden: Callable[[Any], object], recorded: Mapping[str, Any]) -> str:
    """Return the text of a recorded game; `hidden` returns by name what nobody sees of a game."""
    seats, options, seed = recorded["seats"], recorded["options"], recorded["seed"]
    everybody = (None, *range(seats))
    game = rules.new(seats, options, seed)
    secrets, views = hidden(game), {viewer: game.view(viewer) for viewer in everybody}
    lines = [f"{rules.code.capitalize()}, {seats} seats, {text(options)}, seed {seed}", "", "[start]"]
    lines += [f"  hidden {line}" for line in outline(secrets)]
    lines += begun(views)
    lines += legal(game)
    for number, (seat, code) in enumerate(recorded["moves"], start=1):
        lines += ["", f"[{number}] {seat} does {code}"]
        for event in game.apply(seat, rules.parse(code)):
            lines += told(everybody, event)
        before, secrets = secrets, hidden(game)
        lines += [f"  hidden {line}" for line in changes(before, secrets)]
        earlier, views = views, {viewer: game.view(viewer) for viewer in everybody}
        lines += followed(earlier, views)
        lines += legal(game)
    return "\n".join([*lines, "", f"outcome {text(game.outcome)}"]) + "\n"


def begun(views: Views) -> list[str]:
    """Return views without any before them: that of the table in full, and what each seat sees otherwise."""
    table = views[None]
    lines = [f"  table: {type(table).__name__}", *(f"    {line}" for line in outline(table))]
    return lines + alike({viewer: changes(table, view) for viewer, view in views.items()})


def followed(before: Views, views: Views) -> list[str]:
    """Return what changed in each view; views of another kind begin afresh."""
    if any(type(before[viewer]) is not type(view) for viewer, view in views.items()):
        return begun(views)
    return alike({viewer: changes(before[viewer], view) for viewer, view in views.items()})


def told(everybody: Sequence[int | None], event: Event) -> list[str]:
    """Return an event as it happened, and what of it is otherwise for those who see less."""
    named = parts(event)
    assert named is not None
    if any(map(layered, named.values())):
        lines = [f"  {event.code}", *(f"    {line}" for line in outline(event))]
    else:
        lines = [f"  {text(event)}"]
    lines += [f"  {line}" for line in alike({viewer: changes(event, event.seen(viewer)) for viewer in everybody})]
    if event.reveals:
        lines.append("    cannot be taken back")
    return lines


def legal(game: AnyGame) -> list[str]:
    """Return what each seat that is waited for may do."""
    return [f"  legal {seat}: {' '.join(action.code for action in game.legal(seat))}" for seat in game.waiting]


def alike(lines: Mapping[int | None, Sequence[str]]) -> list[str]:
    """Return lines by viewer as one list, in which a line stands once, behind all those for whom it does."""
    viewers: dict[str, list[str]] = {}
    for viewer, its in lines.items():
        for line in its:
            viewers.setdefault(line, []).append("table" if viewer is None else str(viewer))
    return [f"  {'all' if len(names) == len(lines) else ','.join(names)}: {line}" for line, names in viewers.items()]
