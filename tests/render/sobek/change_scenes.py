"""News made by hand for Sobek's scenes: what a table may see of some turns, each kind of event once."""

from __future__ import annotations

from engine.game import Event
from engine.sobek import events as happened
from engine.sobek.cards import Back, Good, Token
from engine.sobek.score_track import Symbol
from engine.sobek.scores import LaidSet
from tests.render.sobek.samples import card
from tests.render.sobek.scenes import cards, row, scored


def turns() -> tuple[Event, ...]:
    """Three turns in a row: a card with corruption, a new set with its event, a character."""
    return (
        happened.CardTaken(0, 3, card("ivory3"), Back.BEIGE, (card("fish0"), None)),
        happened.SetPlayed(1, Good.WHEAT, True, cards("wheat1", "wheat0"), 4),
        happened.TokensSeen(1, ()),
        happened.EventChosen(1, Token.GUILD_EYE, True, 0),
        happened.MarkerMoved(1, Symbol.EYE, 42, 48),
        happened.MarkerMoved(0, Symbol.EYE, 64, 61),
        happened.SetPlayed(2, Good.FISH, False, cards("fish1", "fish1", "thief"), 3),
        happened.CharacterPlayed(2, card("queen"), True),
        happened.CardsDrawn(2, (Back.BEIGE, Back.BEIGE, Back.ORANGE), None),
        happened.Delivered(row("marble2", "?", "ebony0"), 18),
    )


# Each adds a mark of its own to the board.
SINGLE: dict[str, tuple[Event, ...]] = {
    "taken": (happened.CardTaken(0, 1, card("ivory3"), Back.BEIGE, ()),),
    "taken-face-down": (happened.CardTaken(0, 1, None, Back.ORANGE, ()),),
    "corruption": (happened.CardTaken(0, 2, card("ivory3"), Back.BEIGE, (None,)),),
    "bought": (happened.CardBought(0, 1, card("fish0"), Back.BEIGE),),
    "drawn": (happened.CardsDrawn(0, (Back.BEIGE,) * 3, None),),
    "many": (happened.CardsDrawn(0, (Back.BEIGE,) * 9 + (Back.GREEN,), None),),
    "stolen": (happened.CardStolen(0, 1, Back.GREEN, None),),
    "reclaimed": (happened.CardReclaimed(0, 1, Back.GREEN, None),),
    "embalmed": (happened.PileEmbalmed(0, (Back.BEIGE, Back.ORANGE), None),),
    "given": (happened.CardsGiven(0, (Back.BEIGE, Back.ORANGE), None),),
    "cleared": (happened.PileCleared(0, Good.FISH, cards("fish0", "fish1")),),
    "character": (happened.CharacterPlayed(0, card("merchant"), True),),
    "new-set": (happened.SetPlayed(0, Good.IVORY, False, cards("ivory3", "ivory3", "ivory0"), 3),),
    "joined-set": (happened.SetPlayed(0, Good.IVORY, True, cards("ivory3"), 4),),
    "extended-set": (happened.SetExtended(1, None, cards("amulet", "amulet"), 3),),
    "prosperity": (happened.EventChosen(1, Token.PROSPERITY, True, None, Good.WHEAT),),
    "curse": (happened.EventChosen(0, Token.CURSE, True, 1),),
    "guild": (happened.MarkerMoved(0, Symbol.EYE, 64, 61),),
    "deceit": (happened.PileCounted(2, 4),),
    "delivery": (happened.Delivered(row("marble2"), 3),),
    "round": (happened.RoundDealt(2, (None, None, None), row("marble2")),),
    "scored": (scored(),),
}
# These are told, and change nothing that a board shows.
QUIET: tuple[Event, ...] = (
    happened.TokensSeen(0, ()),
    happened.PileSeen(0, 1, None),
    happened.ChoiceMade(0, None),
    happened.SetsLaid(0, (LaidSet(Good.FISH, cards("fish0", "fish1", "fish1")),)),
    happened.RoundEnded(0),
    happened.StarterNamed(2, 0, 1),
)
