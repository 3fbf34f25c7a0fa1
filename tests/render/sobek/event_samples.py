"""Events of Sobek, each with words that its sentence has."""

from __future__ import annotations

from engine.game import Event, Outcome
from engine.sobek import events
from engine.sobek.cards import Back, Good, Token
from engine.sobek.events import RoundScored
from engine.sobek.score_track import Symbol
from engine.sobek.scores import LaidSet
from tests.render.sobek.samples import (
    AMULET,
    CORRUPT,
    COURTESAN,
    FISH,
    FISH0,
    QUEEN,
    SCRIBE,
    THIEF,
    WHEAT0,
    card,
    seat_score,
)

SAMPLES: tuple[tuple[Event, str], ...] = (
    (events.RoundDealt(2, (None, (FISH0, WHEAT0)), (FISH, None)), "starting hand: Fish and Wheat"),
    (events.RoundDealt(2, (None, None), (FISH, None)), "Round 2 begins."),
    (events.StarterNamed(1, None, 0), "drawn by lot: Anna"),
    (events.StarterNamed(2, 1, 1), "by their own choice: Bob"),
    (events.StarterNamed(2, 1, 0), "chosen by Bob: Anna"),
    (events.CardTaken(0, 1, FISH, Back.BEIGE, ()), "Anna took Fish 1."),
    (
        events.CardTaken(0, 3, None, Back.ORANGE, (FISH, None)),
        "Anna took a face-down character. Corruption: Fish 1 and face-down character.",
    ),
    (events.Delivered((FISH,) * 9, 18), "delivery of 9 cards lies on the quays. 18 cards are left"),
    (events.Delivered((FISH,), 0), "one card lies on the quays. The deck is empty"),
    (events.SetPlayed(0, Good.FISH, False, (FISH, FISH, THIEF), 3), "a set (Fish): 2 × Fish 1 and Thief"),
    (events.SetPlayed(0, Good.FISH, True, (FISH, FISH, THIEF), 6), "(Fish, now 6 cards)"),
    (events.SetPlayed(0, None, False, (AMULET,) * 3, 3), "a set (amulets alone): 3 × Amulet"),
    (events.TokensSeen(0, ()), "Anna looked through"),
    (events.TokensSeen(0, (Token.FLOOD, Token.CURSE)), "Flood and Curse"),
    (events.TokensSeen(0, (Token.FLOOD,)), "Only one event token is left: Flood"),
    (
        events.EventChosen(0, Token.GUILD_EYE, True, target=1),
        "Guild (eye) and sent back: Bob",
    ),
    (events.EventChosen(0, Token.GUILD_EYE, True), "no marker to send back"),
    (events.EventChosen(0, Token.FLOOD, True), "another turn"),
    (events.EventChosen(0, Token.CURSE, True, target=1), "Curse for Bob: 2 more corruption"),
    (events.EventChosen(0, Token.PROSPERITY, True, good=Good.FISH), "a set (Fish)"),
    (events.EventChosen(0, Token.PROSPERITY, True), "a set (amulets alone)"),
    (events.EventChosen(0, Token.PROSPERITY, False), "had no effect and was discarded"),
    (events.EventChosen(0, Token.EMBALMING, True), "chose Embalming"),
    (events.EventChosen(0, Token.DECEIT, True), "chose Deceit"),
    (events.MarkerMoved(0, Symbol.ANKH, 52, 57), "Anna gained 5 points: from 52 to 57"),
    (events.MarkerMoved(1, Symbol.ANKH, 57, 52), "Bob lost 5 points: from 57 to 52"),
    (events.PileEmbalmed(0, (Back.BEIGE, Back.ORANGE), None), "2 cards went from the corruption pile"),
    (
        events.PileEmbalmed(0, (Back.BEIGE,), (FISH,)),
        "One card went from the corruption pile to the hand of Anna: Fish",
    ),
    (events.PileCounted(0, 1), "one card under their corruption tile and scored 1 point"),
    (events.PileCounted(0, 5), "5 cards under their corruption tile and scored 5 points"),
    (events.CharacterPlayed(0, QUEEN, True), "Queen (ivory) to draw"),
    (events.CharacterPlayed(0, card("vizier"), True, target=1), "the corruption pile of Bob"),
    (events.CharacterPlayed(0, THIEF, True, target=1, back=Back.BEIGE), "to steal from Bob"),
    (events.CharacterPlayed(0, card("merchant"), True, place=5), "any card"),
    (events.CharacterPlayed(0, COURTESAN, True), "to add to a set"),
    (events.CharacterPlayed(0, card("priest"), True, good=Good.IVORY), "to clear Ivory"),
    (events.CharacterPlayed(0, card("priestess"), True, good=Good.IVORY), "to clear Ivory"),
    (events.CharacterPlayed(0, SCRIBE, True), "6 cards at most"),
    (events.CharacterPlayed(0, SCRIBE, False), "just discarded"),
    (events.CardsDrawn(0, (Back.BEIGE, Back.BEIGE, Back.ORANGE), None), "drew 3 cards: 2 × beige back and orange back"),
    (events.CardsDrawn(0, (Back.BEIGE,), (FISH,)), "drew one card: Fish 1"),
    (events.CardStolen(0, 1, Back.GREEN, None), "stole a card from Bob: green back"),
    (events.CardStolen(0, 1, Back.BEIGE, FISH), "stole a card from Bob: Fish 1"),
    (events.PileSeen(0, 1, None), "looking through the corruption pile of Bob"),
    (events.PileSeen(0, 1, (FISH, FISH)), "holds: 2 × Fish 1"),
    (events.CardReclaimed(0, 1, Back.BEIGE, None), "of Bob: beige back"),
    (events.CardReclaimed(0, 1, Back.BEIGE, FISH), "of Bob: Fish 1"),
    (events.CardBought(0, 7, None, Back.ORANGE), "took a face-down character, without corruption"),
    (events.PileCleared(0, Good.FISH, (FISH, THIEF)), "discarded 2 cards"),
    (events.PileCleared(0, Good.FISH, (FISH,)), "discarded one card"),
    (events.SetExtended(0, Good.FISH, (FISH,), 4), "(Fish, now 4 cards): Fish 1"),
    (events.CardsGiven(0, (Back.BEIGE, Back.GREEN), None), "put 2 cards under their corruption tile: beige back"),
    (events.CardsGiven(0, (Back.BEIGE,), (FISH,)), "put one card under their corruption tile: Fish"),
    (events.ChoiceMade(0, (FISH,)), "Chosen: Fish 1"),
    (events.ChoiceMade(0, ()), "complete"),
    (
        events.SetsLaid(0, (LaidSet(Good.FISH, (FISH, FISH, FISH0)), LaidSet(None, (AMULET,) * 3))),
        "Fish (2 × Fish 1 and Fish) and amulets alone (3 × Amulet)",
    ),
    (events.RoundEnded(0), "the last card"),
    (events.DeckCounted(29, 7), "In the deck: 29 goods cards, 7 characters."),
    (
        RoundScored(2, (CORRUPT, seat_score(0, 7))),
        "Anna: 23 points from sets, from 38 to 61. Most corrupt: 2 steps back",
    ),
    (RoundScored(2, (CORRUPT, seat_score(0, 7))), "Bob: no points from sets, still at 7."),
    (RoundScored(2, (seat_score(1, 7, corrupt=True),)), "from 7 to 8. Most corrupt, but with fewer than 10 points"),
    (events.GameEnded(Outcome((70, 120), (1,))), "Winner with 120 points: Bob."),
    (events.GameEnded(Outcome((120, 120), (0, 1))), "Anna and Bob share the victory, with 120 points each."),
)
