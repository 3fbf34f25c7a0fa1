"""What is known of cards in the open variant, in words: place by place, the certain cards before those in doubt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.game import Label, Seat
from engine.sobek.cards import Card
from engine.sobek.views import Holding, OpenView
from render.alt_text_fitting import LIMIT as ALT
from render.alt_text_fitting import player_name
from render.name_text import isolated, shortened
from render.presentation import Speech
from render.sobek.open_variant.card_lanes import cards_in_doubt
from render.sobek.open_variant.shared_card_lists import Groups, groups, key_of
from render.text_parts import LIMIT, fit

ALL: Final = 99
# How many kinds in doubt are named, from all of them to none; the certain ones always are.
NAMED: Final = (ALL, 8, 4, 0)
_ALT_NAME: Final = 16
_NONE: Final[Groups] = {}
# The words for what only the viewer knows of a hand and a pile.
_OWN: Final = ("sobek-beyond-own-hand", "sobek-beyond-own-pile")
_OF_OTHERS: Final = ("sobek-beyond-hand", "sobek-beyond-pile")


@dataclass(frozen=True, slots=True)
class LocationText:
    """A place in words: its title, and what lies there."""

    title: str
    what: str


def known_text(view: OpenView, speech: Speech, limit: int = LIMIT) -> str:
    """Return all that the viewer knows as text; what is in doubt is shortened where it would be too long."""
    lines: list[str] = []
    for most in NAMED:
        lines = _lines(view, speech, most)
        if len("\n".join(lines)) <= limit:
            break
    return fit(lines, speech, limit)


def known_alt(view: OpenView, speech: Speech) -> str:
    """Return in words what the picture of all known cards shows; the text beside it tells the rest."""
    for most in NAMED:
        shared = shared_groups(view) if most == ALL else _NONE
        parts = [
            _alt_seat(
                player_name(seat, speech, _ALT_NAME),
                _facts(list(seat_locations(view, seat, speech, most, shared)), speech),
                speech,
            )
            for seat in range(len(view.seats))
        ]
        parts += [
            f"{line}."
            for line in (*rest_lines(view, speech, most, shared, bold=False), *group_lines(shared, speech, bold=False))
        ]
        text = " ".join(parts)
        if len(text) <= ALT:
            return text
    return speech.say("sobek-known-alt")


class LanesAltText:
    """What the board's lanes show, in words that are looked up once for all the lengths that are tried."""

    __slots__ = ("_seats", "_speech", "_view")

    def __init__(self, view: OpenView, speech: Speech) -> None:
        self._view = replace(view, known=view.common)
        self._speech = speech
        self._seats: dict[int, list[str]] = {}

    def text(self, most: int, name: int) -> str:
        """Return the words; `most` kinds in doubt are named, and `name` letters of a player.

        Where `most` is less than 0 it only says where all this can be found.
        """
        if most < 0:
            return self._speech.say("sobek-known-elsewhere")
        if most not in self._seats:
            seats = _seats(self._view, self._speech, most)
            self._seats[most] = [_facts(texts, self._speech) for texts in seats]
        # The board's own words, before these, have told who is a computer.
        return " ".join(
            _alt_seat(isolated(shortened(self._speech.seating[seat].name, name)), facts, self._speech)
            for seat, facts in enumerate(self._seats[most])
        )


def seat_locations(
    view: OpenView, seat: int, speech: Speech, most: int, shared: Groups = _NONE
) -> Iterator[LocationText]:
    """Yield what the viewer knows of a seat's hand and pile."""
    common, known = view.common, view.known
    for message, all_know, one_knows in (
        ("sobek-known-hand", common.hands[seat], known.hands[seat]),
        ("sobek-known-pile", common.piles[seat], known.piles[seat]),
    ):
        count = one_knows.backs.total
        yield LocationText(speech.say(message, count=count), holding_text(all_know, one_knows, speech, most, shared))


def holding_text(common: Holding, known: Holding, speech: Speech, most: int = ALL, shared: Groups = _NONE) -> str:
    """Return the cards in one place: those that all know, those that the viewer knows, those in doubt.

    Args:
        common: what everybody knows.
        known: what the viewer knows.
        speech: the words.
        most: how many kinds of a back in doubt are named; if there are more, only their number is told.
        shared: lists that stand elsewhere, by their letters.
    """
    say = speech.say
    secret = Counter(known.sure) - Counter(common.sure)
    certain = Counter(known.sure) - secret
    parts = [say("sobek-known-cards", cards=_short(certain))] if certain else []
    if secret:
        parts.append(say("sobek-known-secret", cards=_short(secret)))
    for back, count, possible in cards_in_doubt(known):
        kinds = Counter(possible)
        group = shared.get(key_of(back, possible))
        if group is not None:
            parts.append(say("sobek-known-of-group", count=count, group=group[0]))
        elif len(kinds) > most:
            parts.append(say("sobek-known-many", count=count, of=len(possible), back=back))
        else:
            parts.append(say("sobek-known-these", count=count, cards=_short(kinds)))
    if not parts:
        return say("sobek-known-nothing")
    text = parts[0]
    for part in parts[1:]:
        text = say("sobek-known-joint", first=text, second=part)
    return text


def secrets_text(view: OpenView, speech: Speech) -> str:
    """Return what the viewer knows that not everybody knows, of the own cards and those of others, in few lines."""
    say = speech.say
    lines = []
    for seat, (hand, pile) in enumerate(secrets_by_seat(view)):
        of_hand, of_pile = _OWN if seat == view.viewer else _OF_OTHERS
        for message, cards in ((of_hand, hand), (of_pile, pile)):
            if cards:
                lines.append(say(message, seat=Seat(seat), cards=_short(Counter(cards))))
    return "\n".join([say("sobek-beyond-title"), *lines]) if lines else say("sobek-beyond-nothing")


def seat_lines(view: OpenView, seat: int, speech: Speech, most: int, shared: Groups = _NONE) -> list[str]:
    """Return the lines that tell what the viewer knows of a seat's hand and pile."""
    return [f"- {_labelled(item, speech)}" for item in seat_locations(view, seat, speech, most, shared)]


def rest_lines(view: OpenView, speech: Speech, most: int, shared: Groups = _NONE, *, bold: bool = True) -> list[str]:
    """Return the lines that tell what the viewer knows of deck, face-down row and the cards that left the round."""
    return [_labelled(item, speech, bold=bold) for item in _common_texts(view, speech, most, shared)]


def secrets_by_seat(view: OpenView) -> list[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """Return for each seat the cards of hand and pile that the viewer is certain of and not everybody is."""

    def more(known: Sequence[Holding], common: Sequence[Holding]) -> list[tuple[Card, ...]]:
        pairs = zip(known, common, strict=True)
        return [tuple((Counter(one.sure) - Counter(all_.sure)).elements()) for one, all_ in pairs]

    common, known = view.common, view.known
    return list(zip(more(known.hands, common.hands), more(known.piles, common.piles), strict=True))


def _lines(view: OpenView, speech: Speech, most: int) -> list[str]:
    shared = shared_groups(view) if most else _NONE
    lines = []
    for seat in range(len(view.seats)):
        lines += [f"**{speech.names[seat]}**", *seat_lines(view, seat, speech, most, shared)]
    return lines + rest_lines(view, speech, most, shared) + group_lines(shared, speech)


def shared_groups(view: OpenView) -> Groups:
    """Return the lists of cards in doubt that stand in several places of what the viewer knows."""
    known = view.known
    return groups((*known.hands, *known.piles, *(known_there for _, _, known_there in common_locations(view))))


def group_lines(shared: Groups, speech: Speech, *, bold: bool = True) -> list[str]:
    """Return the lines that name the cards of each group."""
    return [
        speech.say("sobek-known-group", group=_title(letter, bold=bold), cards=_short(cards))
        for letter, cards in shared.values()
    ]


def _seats(view: OpenView, speech: Speech, most: int) -> Iterator[list[LocationText]]:
    for seat in range(len(view.seats)):
        yield list(seat_locations(view, seat, speech, most))


def _facts(texts: Sequence[LocationText], speech: Speech) -> str:
    return ". ".join(_labelled(item, speech) for item in texts)


def _alt_seat(name: str, facts: str, speech: Speech) -> str:
    return speech.say("sobek-alt-seat", name=name, facts=facts)


def _common_texts(view: OpenView, speech: Speech, most: int, shared: Groups = _NONE) -> Iterator[LocationText]:
    """Yield the places that belong to nobody, as far as cards lie there."""
    for location, common, known in common_locations(view):
        yield LocationText(location_title(location, known, speech), holding_text(common, known, speech, most, shared))


def common_locations(view: OpenView) -> Iterator[tuple[str, Holding, Holding]]:
    """Yield the places that belong to nobody, each with what all and what the viewer knows of it."""
    common, known = view.common, view.known
    yield "deck", common.deck, known.deck
    if known.row.backs.total:
        yield "row", common.row, known.row
    if known.removed.backs.total:
        yield "removed", common.removed, known.removed


def location_title(location: str, known: Holding, speech: Speech) -> str:
    """Return the title of a place that belongs to nobody; the deck's tells its goods and characters exactly."""
    backs = known.backs
    return speech.say(
        f"sobek-known-{location}", count=backs.total, goods=backs.beige + backs.green, characters=backs.orange
    )


def _labelled(item: LocationText, speech: Speech, *, bold: bool = False) -> str:
    return speech.say("sobek-known-place", place=_title(item.title, bold=bold), cards=item.what)


def _title(text: str, *, bold: bool) -> str:
    return f"**{text}**" if bold else text


def _short(kinds: Counter[Card]) -> tuple[Label, ...]:
    """Name cards by their short names: there are many."""
    return tuple(Label("short", card.code) for card in kinds.elements())
