"""How a state of Sobek: 2 Players is written down."""

from engine.duel.tiles import PIROGUES, TILES
from tests.engine.golden import digest, plain


def state(number, game):
    """Return a state in short, hidden things included, then what is each seat's own and a digest of its whole view."""
    view = game.view(None)
    lines = [
        f"[{number}] turn of {plain(view.turn)}{' again' * view.again}, asked {plain(view.asked)}, "
        f"waiting {plain(view.waiting)}, table {digest(view)}"
    ]
    lines += [f"    {'  '.join(square(view, row, column) for column in range(6))}".rstrip() for row in range(6)]
    ways = " ".join(f"{one.square.code}/{plain(one.along)}+{len(one.passed)}" for one in view.takeable)
    lines += [
        f"  takeable {ways or '-'}{', or fill' * view.can_fill}, finger {plain(view.finger)}",
        f"  pile {view.pile}: {plain(tiles(game.pile[::-1][:4]))} on top, bag {plain(sorted(game.bag))}",
        f"  pirogues {tokens(game.tokens)}, used {plain(view.pirogues_used)}, aside {tokens(game.aside)}, "
        f"discard {plain(view.discard)}",
    ]
    for one in view.seats:
        own = game.view(one.seat)
        mine = own.seats[one.seat]
        backs = f"{one.backs.grey}+{one.backs.black}+{one.backs.red}"
        sets = " ".join(f"{plain(s.good)}{plain(s.tiles)}" + "*" * s.pirogues for s in one.sets)
        extra = "".join(
            f", {name} {plain(value)}"
            for name, value in (
                ("pirogues", own.pirogues),
                ("draws", own.drawn),
                ("returned", own.returned),
                ("looks at", own.looked_at),
                ("aside", own.put_aside),
            )
            if value
        )
        lines.append(
            f"  {one.seat}: corruption {one.corruption}, deben {one.deben}, pirogues {plain(one.pirogues)}, "
            f"backs {backs}, sets {sets or '-'} | hand {plain(mine.hand)}, pile {plain(mine.pile)}, "
            f"values {plain(mine.values)}{extra} | view {digest(own)}"
        )
    return lines


def square(view, row, column):
    """Return a square in a column's width: its tile, a back, the Ankh with its line, or nothing."""
    lying = view.market[row][column]
    if lying is not None:
        text = lying.back.code if lying.tile is None else lying.tile.code
    elif view.ankh is not None and (view.ankh.square.row, view.ankh.square.column) == (row, column):
        text = f"ANKH {plain(view.ankh.line)}"
    else:
        text = "."
    return f"{text:<13}"


def tiles(kinds):
    return [TILES[kind] for kind in kinds]


def tokens(indexes):
    return plain([PIROGUES[index] for index in indexes])
