"""What happened in Sobek, told in sentences out of events that were already filtered for their reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from engine.game import Event, Label, Named, Seat
from engine.sobek import events as happened
from engine.sobek.cards import Card, Good, Token
from engine.sobek.scores import LaidSet
from render.presentation import Speech
from render.text_parts import FACE_DOWN, BriefSpeech

SobekEvent: TypeAlias = (
    happened.RoundDealt
    | happened.DeckCounted
    | happened.StarterNamed
    | happened.CardTaken
    | happened.Delivered
    | happened.SetPlayed
    | happened.TokensSeen
    | happened.EventChosen
    | happened.MarkerMoved
    | happened.PileEmbalmed
    | happened.PileCounted
    | happened.CharacterPlayed
    | happened.CardsDrawn
    | happened.CardStolen
    | happened.PileSeen
    | happened.CardReclaimed
    | happened.CardBought
    | happened.PileCleared
    | happened.SetExtended
    | happened.CardsGiven
    | happened.ChoiceMade
    | happened.SetsLaid
    | happened.RoundEnded
    | happened.RoundScored
    | happened.GameEnded
)


def tell(event: Event, speech: Speech) -> str | None:
    """Return one or several lines that tell an event; None where it needs no words or is no event of Sobek."""
    return _tell(event, BriefSpeech(speech, _short)) if isinstance(event, SobekEvent) else None


def _short(value: object) -> object:
    return Label("short", value.code) if isinstance(value, Card) else value


def set_name(good: Good | None) -> Named:
    """Return what names a set of `good`, None being amulets alone."""
    return Label("set", "amulets" if good is None else good.code)


def laid_sets(sets: Sequence[LaidSet], speech: Speech) -> list[str]:
    """Return the words for some horizontal sets, to be listed."""
    return [speech.say("sobek-laid-set", set=set_name(one.good), cards=one.cards) for one in sets]


def _tell(event: SobekEvent, speech: Speech) -> str | None:
    say = speech.say
    match event:
        case happened.RoundDealt(round=number, hands=hands):
            known = [hand for hand in hands if hand is not None]
            if len(known) == 1:
                return say("sobek-round-dealt-hand", round=number, cards=known[0])
            return say("sobek-round-dealt", round=number)
        case happened.DeckCounted(goods=goods, characters=characters):
            return say("sobek-deck-counted", goods=goods, characters=characters)
        case happened.StarterNamed(round=number, by=by, seat=seat, tied=tied):
            if by is None:
                return say("sobek-starter-lot", round=number, seat=Seat(seat))
            message = "sobek-starter-self" if by == seat else "sobek-starter-named"
            named = say(message, round=number, by=Seat(by), seat=Seat(seat))
            return f"{named} {say('sobek-starter-tied', by=Seat(by))}" if tied else named
        case happened.Delivered(row=row, deck=deck):
            return say("sobek-delivered", count=len(row), deck=deck)
        case happened.RoundEnded(seat=seat):
            return say("sobek-round-ended", seat=Seat(seat))
        case happened.RoundScored():
            return _round_scored(event, speech)
        case happened.GameEnded(outcome=outcome):
            winners = tuple(Seat(seat) for seat in outcome.winners)
            return say("sobek-game-ended", winners=winners, score=max(outcome.scores))
        case happened.SetsLaid(seat=seat, sets=sets):
            return say("sobek-sets-laid", seat=Seat(seat), sets=laid_sets(sets, speech)) if sets else None
        case (
            happened.CardTaken()
            | happened.CardBought()
            | happened.CardsDrawn()
            | happened.CardStolen()
            | happened.CardReclaimed()
            | happened.PileSeen()
            | happened.PileCleared()
            | happened.PileEmbalmed()
            | happened.PileCounted()
            | happened.CardsGiven()
            | happened.ChoiceMade()
        ):
            return _tell_cards(event, speech)
        case (
            happened.SetPlayed()
            | happened.SetExtended()
            | happened.TokensSeen()
            | happened.EventChosen()
            | happened.MarkerMoved()
            | happened.CharacterPlayed()
        ):
            return _tell_play(event, speech)
        case _:
            assert_never(event)


def _tell_cards(
    event: happened.CardTaken
    | happened.CardBought
    | happened.CardsDrawn
    | happened.CardStolen
    | happened.CardReclaimed
    | happened.PileSeen
    | happened.PileCleared
    | happened.PileEmbalmed
    | happened.PileCounted
    | happened.CardsGiven
    | happened.ChoiceMade,
    speech: Speech,
) -> str | None:
    say, seat = speech.say, Seat(event.seat)
    match event:
        case happened.CardTaken(place=number, card=card, skipped=skipped):
            message = "sobek-card-taken-skipping" if skipped else "sobek-card-taken"
            return say(message, seat=seat, place=number, card=card or FACE_DOWN, skipped=skipped)
        case happened.CardBought(place=number, card=card):
            return say("sobek-card-bought", seat=seat, place=number, card=card or FACE_DOWN)
        case happened.CardsDrawn(backs=backs, cards=cards):
            return say("sobek-cards-drawn", seat=seat, count=len(backs), cards=cards or backs)
        case happened.CardStolen(target=target, back=back, card=card):
            return say("sobek-card-stolen", seat=seat, target=Seat(target), card=card or back)
        case happened.CardReclaimed(target=target, back=back, card=card):
            return say("sobek-card-reclaimed", seat=seat, target=Seat(target), card=card or back)
        case happened.PileSeen(target=target, cards=None):
            return say("sobek-pile-looked", seat=seat, target=Seat(target))
        case happened.PileSeen(target=target, cards=cards):
            return say("sobek-pile-seen", seat=seat, target=Seat(target), cards=cards)
        case happened.PileCleared(good=good, cards=cards):
            return say("sobek-pile-cleared", seat=seat, good=good, cards=cards)
        case happened.PileEmbalmed(backs=backs, cards=cards):
            return say("sobek-pile-embalmed", seat=seat, count=len(backs), cards=cards or backs)
        case happened.PileCounted(points=points):
            return say("sobek-pile-counted", seat=seat, points=points)
        case happened.CardsGiven(backs=backs, cards=cards):
            return say("sobek-cards-given", seat=seat, count=len(backs), cards=cards or backs)
        case happened.ChoiceMade(cards=None):
            return None  # the board shows who is choosing; a sentence would only be noise
        case happened.ChoiceMade(cards=cards):
            message = "sobek-choice-made" if cards else "sobek-choice-finished"
            return say(message, seat=seat, cards=cards)
        case _:
            assert_never(event)


def _tell_play(
    event: happened.SetPlayed
    | happened.SetExtended
    | happened.TokensSeen
    | happened.EventChosen
    | happened.MarkerMoved
    | happened.CharacterPlayed,
    speech: Speech,
) -> str:
    say, seat = speech.say, Seat(event.seat)
    match event:
        case happened.SetPlayed(good=good, joined=joined, cards=cards, total=total):
            message = "sobek-set-joined" if joined else "sobek-set-played"
            return say(message, seat=seat, set=set_name(good), cards=cards, total=total)
        case happened.SetExtended(good=good, cards=cards, total=total):
            return say("sobek-set-extended", seat=seat, set=set_name(good), cards=cards, total=total)
        case happened.TokensSeen(tokens=()):
            return say("sobek-tokens-looked", seat=seat)
        case happened.TokensSeen(tokens=tokens):
            return say("sobek-tokens-seen", seat=seat, tokens=tokens)
        case happened.EventChosen():
            return _event_chosen(event, speech)
        case happened.MarkerMoved(symbol=symbol, before=before, after=after):
            message = "sobek-marker-forward" if after > before else "sobek-marker-back"
            points = abs(after - before)
            return say(message, seat=seat, symbol=symbol, points=points, before=before, after=after)
        case happened.CharacterPlayed(card=card, effect=False):
            return say("sobek-character-played-none", seat=seat, card=card)
        case happened.CharacterPlayed(card=card, target=target, good=good):
            who = None if target is None else Seat(target)
            return say(f"sobek-character-played-{card.power}", seat=seat, card=card, target=who, good=good)
        case _:
            assert_never(event)


def _event_chosen(event: happened.EventChosen, speech: Speech) -> str:
    seat, token = Seat(event.seat), event.token
    target = None if event.target is None else Seat(event.target)
    kind = token_kind(token)
    if not event.effect:
        kind = "none"
    elif kind == "guild" and target is None:
        kind = "guild-alone"
    return speech.say(f"sobek-event-chosen-{kind}", seat=seat, token=token, target=target, set=set_name(event.good))


def token_kind(token: Token) -> str:
    """Return the code of a token's kind: the four guilds are one."""
    return token.code.partition("-")[0]


def _round_scored(event: happened.RoundScored, speech: Speech) -> str:
    lines = [speech.say("sobek-round-scored", round=event.round)]
    for seat, score in enumerate(event.seats):
        line = speech.say(
            "sobek-round-scored-seat",
            seat=Seat(seat),
            points=score.points,
            before=score.before,
            reached=score.reached,
        )
        if score.corrupt:
            lost = score.reached - score.after
            line += " " + speech.say("sobek-round-scored-corrupt", steps=score.steps, lost=lost, after=score.after)
        lines.append(line)
    return "\n".join(lines)
