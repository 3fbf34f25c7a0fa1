"""How a state of Sobek is written down."""

from collections import Counter

from engine.sobek import CARDS, OpenView
from engine.sobek.cards import BACK_OF, BACKS, TOKENS
from tests.engine.golden import digest, plain


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
    return [*lines, *known(view)]


def known(view):
    """Return what everybody knows of the hidden cards in a game that is played the open way."""
    if not isinstance(view, OpenView):
        return []
    known = view.known
    places = [(f"hand {seat}", one) for seat, one in enumerate(known.hands)]
    places += [(f"pile {seat}", one) for seat, one in enumerate(known.piles)]
    places += [("row", known.row), ("deck", known.deck), ("removed", known.removed)]
    return [f"  known {name}: {holding(one)}" for name, one in places if one.backs.total]


def holding(one):
    backs = f"{one.backs.green}+{one.backs.beige}+{one.backs.orange}"
    return f"{backs}, certain {counted(one.sure)}, possible {counted(one.maybe)}"


def counted(cards):
    """Return cards with their numbers."""
    numbers = Counter(card.code for card in cards)
    return plain([code if count == 1 else f"{count}x{code}" for code, count in numbers.items()])


def names(kinds):
    return plain([CARDS[kind] for kind in kinds])


def letters(kinds):
    """Return cards of the deck by the first letters of their backs: the record of the deal names them."""
    return [BACKS[BACK_OF[kind]].code[0] for kind in kinds]
