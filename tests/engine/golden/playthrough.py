"""A game written out: each state, what each seat sees, what is legal, what is done and what is told of it."""

import hashlib
from dataclasses import fields, is_dataclass

from engine.game import Event


def playthrough(rules, state, recorded):
    """Return the text of a game, line by line reviewable; `state` writes one state down."""
    seats, options, seed = recorded["seats"], recorded["options"], recorded["seed"]
    game = rules.new(seats, options, seed)
    lines = [f"{rules.code.capitalize()}, {seats} seats, {plain(options)}, seed {seed}", ""]
    for number, (seat, code) in enumerate(recorded["moves"], start=1):
        lines += state(number, game)
        for one in game.waiting:
            lines.append(f"  legal {one}: {' '.join(action.code for action in game.legal(one))}")
        lines.append(f"> {seat} does {code}")
        for event in game.apply(seat, rules.parse(code)):
            lines += told(seats, event)
        lines.append("")
    lines += state("end", game)
    lines.append(f"outcome: {plain(game.outcome)}")
    return "\n".join(lines) + "\n"


def told(seats, event):
    """Return an event as it happened, and as those see it who see less."""
    whole = plain(event)
    lines = [f"  {whole}"]
    less = {}
    for viewer in (None, *range(seats)):
        seen = plain(event.seen(viewer))
        if seen != whole:
            less.setdefault(seen, []).append("table" if viewer is None else str(viewer))
    lines += [f"    {','.join(viewers)} see {seen}" for seen, viewers in less.items()]
    if event.reveals:
        lines.append("    cannot be taken back")
    return lines


def plain(value):
    """Return a value as short text that depends on nothing but its meaning."""
    if value is None:
        return "-"
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}={plain(one)}" for key, one in value.items()) + "}"
    if isinstance(value, (tuple, list)):
        return "[" + " ".join(plain(one) for one in value) + "]"
    if isinstance(value, Event) or (is_dataclass(value) and not hasattr(value, "code")):
        name = getattr(value, "code", type(value).__name__)
        return name + "(" + " ".join(f"{one.name}={plain(getattr(value, one.name))}" for one in fields(value)) + ")"
    return str(getattr(value, "code", value))


def digest(view):
    """Return a short digest of all that a view holds."""
    return hashlib.sha256(plain(view).encode()).hexdigest()[:10]
