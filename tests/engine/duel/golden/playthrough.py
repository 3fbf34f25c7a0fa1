"""A game written out: each state, what each seat sees, what is legal, what is done and what is told of it."""

from engine.duel import RULES, TILES
from engine.duel.tiles import PIROGUES
from tests.engine.sobek.golden.playthrough import digest, plain, told

WIDTH = 16


def playthrough(seed, moves):
    """Return the text of a game, line by line reviewable."""
    game = RULES.new(2, {}, seed)
    lines = [f"Sobek: 2 Players, seed {seed}", ""]
    for number, (seat, code) in enumerate(moves, start=1):
        lines += state(number, game)
        for one in game.waiting:
            lines.append(f"  legal {one}: {' '.join(action.code for action in game.legal(one))}")
        lines.append(f"> {seat} does {code}")
        for event in game.apply(seat, RULES.parse(code)):
            lines += told(2, event)
        lines.append("")
    lines += state("end", game)
    lines.append(f"outcome: {plain(game.outcome)}")
    return "\n".join(lines) + "\n"


def state(number, game):
    """Return a state in short, hidden things included, then what is each seat's own and a digest of its whole view."""
    view = game.view(None)
    ankh = "off" if view.ankh is None else f"{view.ankh.square.code} {plain(view.ankh.line)}"
    takeable = " ".join(f"{reach.square.code}{'+' * len(reach.passed)}" for reach in view.takeable)
    lines = [
        f"[{number}] turn of {view.turn}{' again' if view.again else ''}, asked {view.asked}, "
        f"waiting {plain(view.waiting)}, table {digest(view)}",
        f"  ankh {ankh}, takeable {takeable or '-'}, can fill {view.can_fill}, finger {plain(view.finger)}, "
        f"offered {plain(view.offered)}",
        *market(game),
        f"  pile {view.pile}, bag {sorted(game.bag)}, pirogues {pirogues(game.tokens)}, aside {pirogues(game.aside)}, "
        f"used {plain(view.pirogues_used)}, discard {plain(view.discard)}",
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
                ("drawn", own.drawn),
                ("returned", own.returned),
                ("looks at", own.looked_at),
                ("aside", own.put_aside),
            )
            if value
        )
        lines.append(
            f"  {one.seat}: backs {backs}, corruption {one.corruption}, deben {one.deben}, "
            f"lying {plain(one.pirogues)}, sets {sets or '-'} | hand {plain(mine.hand)}, pile {plain(mine.pile)}, "
            f"values {plain(mine.values)}{extra} | view {digest(own)}"
        )
    return lines


def market(game):
    """Return the market's rows; what lies face down is in brackets."""
    lines = []
    for row in range(6):
        kinds = game.market[6 * row : 6 * row + 6]
        words = [
            "." if kind < 0 else TILES[kind].code if TILES[kind].mark else f"({TILES[kind].code})" for kind in kinds
        ]
        lines.append(("  " + "".join(word.ljust(WIDTH) for word in words)).rstrip())
    return lines


def pirogues(indexes):
    return plain([PIROGUES[index] for index in indexes])
