"""The pictures of Sobek's rules pages: its cards and tokens in numbers, what taking costs, sets, the track."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.sobek.cards import AMULET, CARDS, COPIES, GOODS, KIND, TOKENS, Back, Card, Token
from engine.sobek.rules_figures import EXAMPLE, FACTS
from engine.sobek.score_track import POINTS_A_STEP, TRACK, Symbol, back
from engine.sobek.views import COSTS
from render import pieces, rules_page
from render.canvas import drawn_sprites
from render.canvas.theme import LINE, STONE
from render.presentation import Picture, Speech
from render.rules_page import GROUND, CaptionedThing, ThingRow
from render.sobek import sprites as cards

_CARD: Final = 84
_LARGE: Final = 112
_TOKEN: Final = 92
_SPACE: Final = 52
# A worked set: three cards of a good and an amulet.
_SET: Final = ("cattle1", "cattle1", "cattle1", "amulet")
# So many spaces of the track stand in a row of the picture.
_ACROSS: Final = 5


def _drawers() -> Mapping[str, Callable[[Speech], tuple[ThingRow, ...]]]:
    """Return what draws the rows of each topic that has a picture."""
    return {
        "cards": _all_cards,
        "take": _take,
        "character": _characters,
        "set": _set,
        "scoring": _set,
        "tokens": _tokens,
        "track": _track,
        "penalty": _penalty,
    }


def rules_picture(topic: str, speech: Speech) -> Picture | None:
    """Return the picture of a topic of the rules, None for one that has none."""
    rows = _drawers().get(topic)
    if rows is None:
        return None
    title = speech.say(f"sobek-help-{topic}-title")
    return rules_page.draw_rules_page(rows(speech), speech.say("rules-picture", title=title))


def _card(code: str, width: int = _CARD, caption: str = "", number: int = 0) -> CaptionedThing:
    return CaptionedThing(cards.front(CARDS[KIND[code]], width, GROUND), caption, number=number)


def _counted(card: Card) -> CaptionedThing:
    return _card(card.code, caption=f"× {COPIES[CARDS.index(card)]}")


def _all_cards(speech: Speech) -> tuple[ThingRow, ...]:
    """Return two goods in a row, each with its three sorts of cards, then the amulets and the backs."""
    sorts = {good: [_counted(card) for card in CARDS if card.good is good and card.power is None] for good in GOODS}
    rows = [ThingRow((*sorts[first], *sorts[second])) for first, second in zip(GOODS[::2], GOODS[1::2], strict=True)]
    numbers = {Back.GREEN: FACTS["green"], Back.BEIGE: FACTS["beige"], Back.ORANGE: FACTS["characters"]}
    backs = (CaptionedThing(cards.back(back_, _CARD, GROUND), f"× {count}") for back_, count in numbers.items())
    return (*rows, ThingRow((_counted(CARDS[AMULET]), *backs)))


def _take(speech: Speech) -> tuple[ThingRow, ...]:
    """Return the cards that can be taken, numbered from the end away from the temple, and what each costs."""
    shown = ("wheat1", "ebony2", "", "ivory3")
    things = []
    for cost, code in zip(COSTS, shown, strict=True):
        sprite = cards.front(CARDS[KIND[code]], _LARGE, GROUND) if code else cards.back(Back.ORANGE, _LARGE, GROUND)
        free = not cost
        caption = speech.say("rules-free") if free else f"+{cost}"
        things.append(CaptionedThing(sprite, caption, "" if free else "corruption", number=cost + 1, good=free))
    return (ThingRow(tuple(things)),)


def _characters(speech: Speech) -> tuple[ThingRow, ...]:
    """Return all characters; the good that each belongs to stands on the card."""
    all_ = [_card(card.code, _LARGE) for card in CARDS if card.power is not None]
    return (ThingRow(tuple(all_[:5])), ThingRow(tuple(all_[5:])))


def _set(speech: Speech) -> tuple[ThingRow, ...]:
    """Return a set of four with what it is worth."""
    chosen = [CARDS[KIND[code]] for code in _SET]
    scarabs = sum(card.scarabs for card in chosen)
    worth = f"{len(chosen)} × {scarabs} = {len(chosen) * scarabs}"
    return (ThingRow(tuple(_card(card.code) for card in chosen), worth),)


def _tokens(speech: Speech) -> tuple[ThingRow, ...]:
    """Return all event tokens with how many there are of each."""
    guilds = [token for token in TOKENS if token.code.startswith("guild")]
    others = [token for token in TOKENS if token not in guilds]
    return (ThingRow(tuple(_token(token, 1) for token in guilds)), ThingRow(tuple(map(_token, others))))


def _token(token: Token, count: int = 0) -> CaptionedThing:
    return CaptionedThing(cards.token(token, _TOKEN, GROUND), f"× {count or FACTS[f'token-{token}']}")


def _track(speech: Speech) -> tuple[ThingRow, ...]:
    """Return the first spaces of the track, with their numbers below them."""
    return tuple(_spaces(start) for start in range(0, 4 * _ACROSS, _ACROSS))


def _penalty(speech: Speech) -> tuple[ThingRow, ...]:
    """Return the stretch of the track over which the penalty of the example leads: the places it comes to stand out."""
    start, points = EXAMPLE
    trodden = [start]
    for _ in range(points // POINTS_A_STEP):
        trodden.append(back(trodden[-1], TRACK[start]) or 0)
    first = trodden[-1] // _ACROSS * _ACROSS
    rows = range(first, start + 1, _ACROSS)
    return tuple(_spaces(row, trodden) for row in rows)


def _spaces(start: int, marked: list[int] | None = None) -> ThingRow:
    spaces = range(start, start + _ACROSS)
    return ThingRow(
        tuple(CaptionedThing(_space(space), str(space), marked=space in (marked or ())) for space in spaces)
    )


def _space(space: int) -> drawn_sprites.Sprite:
    """Return the symbol of a space; a bare stone where a number stands."""
    symbol = TRACK[space]
    if symbol is Symbol.NUMBER:
        return pieces.badge(_SPACE, LINE, STONE, GROUND)
    return drawn_sprites.icon_sprite(symbol.code, _SPACE, GROUND)


def rules_numbers() -> Mapping[str, int]:
    """Return the numbers that the texts of the topics ask for."""
    return FACTS
