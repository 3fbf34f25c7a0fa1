"""A game written out: each state, what each seat sees, what is legal, what is done and what is told of it."""

import hashlib
from dataclasses import fields, is_dataclass

from engine.game import Event
from engine.sobek import CARDS, RULES
from engine.sobek.cards import BACK_OF, BACKS, TOKENS


def playthrough(seats, options, seed, moves):
    """Return the text of a game, line by line reviewable."""
    game = RULES.new(seats, options, seed)
    lines = [f"Sobek, {seats} seats, {plain(options)}, seed {seed}", ""]
    for number, (seat, code) in enumerate(moves, start=1):
        lines += state(number, game)
        for one in game.waiting:
            lines.append(f"  legal {one}: {' '.join(action.code for action in game.legal(one))}")
        lines.append(f"> {seat} does {code}")
        for event in game.apply(seat, RULES.parse(code)):
            lines += told(seats, event)
        lines.append("")
    lines += state("end", game)
    lines.append(f"outcome: {plain(game.outcome)}")
    return "\n".join(lines) + "\n"


def state(number, game):
    """Return a state in short, hidden things included, then what is each seat's own and a digest of its whole view."""
    view = game.view(None)
    lines = [
        f"[{number}] round {view.round}, turn of {view.turn}, asked {view.asked}, waiting {plain(view.waiting)}, "
        f"table {digest(view)}",
        f"  row {names(game.row)} | as seen {plain(view.row)}",
        f"  deck {view.deck}, top {plain(view.deck_top)}: {' '.join(letters(game.deck[::-1]))}",
        f"  tokens {plain([TOKENS[index] for index in game.tokens])}, used {plain(view.tokens_used)}, "
        f"discard {plain(view.discard)}",
    ]
    for one in view.seats:
        own = game.view(one.seat)
        mine = own.seats[one.seat]
        backs = f"{one.backs.green}+{one.backs.beige}+{one.backs.orange}"
        sets = " ".join(f"{plain(s.good)}{plain(s.cards)}" + "*" * s.prosperity for s in one.sets)
        extra = "".join(
            f", {name} {plain(value)}"
            for name, value in (
                ("tokens", own.tokens),
                ("looks at", own.looked_at),
                ("aside", own.put_aside),
                ("laid", own.laid),
            )
            if value
        )
        lines.append(
            f"  {one.seat}: {one.score} points, {one.curses} curses, backs {backs}, sets {sets or '-'} | "
            f"hand {plain(mine.hand)}, pile {plain(mine.pile)}{extra} | view {digest(own)}"
        )
    return lines


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


def names(kinds):
    return plain([CARDS[kind] for kind in kinds])


def letters(kinds):
    """Return cards of the deck by the first letters of their backs: the record of the deal names them."""
    return [BACKS[BACK_OF[kind]].code[0] for kind in kinds]
