"""The face of Sobek: 2 Players: its pictures and its sentences under one name, as `render.face.Face` asks for."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.views import DuelView
from engine.game import Decision, Event, Named
from render.duel import hand, hands, text
from render.duel.board import board
from render.duel.scoring import scoring
from render.duel.warmth import warm
from render.face import Offer, Picture, Speech

_ROUND = 1


class DuelFace:
    """What Sobek: 2 Players shows of itself; every method is a pure function of what it is handed."""

    def board(self, view: DuelView, speech: Speech, news: Sequence[Event] = ()) -> Picture:
        """Draw the table's board, with what changed by `news` marked."""
        return board(view, speech, news)

    def hand(self, view: DuelView, speech: Speech) -> Picture:
        """Draw the viewer's own hand, corruption and what else only he sees."""
        return hand.hand(view, speech)

    def hands(self, views: Sequence[DuelView], speech: Speech) -> Picture:
        """Draw what several seats held, each view being one seat's own."""
        return hands.hands_picture(views, speech)

    def hands_text(self, views: Sequence[DuelView], speech: Speech) -> str:
        """Return the same in words."""
        return hands.hands_text(views, speech)

    def offer(self, offer: Offer, view: DuelView, speech: Speech) -> Picture | None:
        """Draw things to choose among with their numbers, None if one cannot be drawn."""
        return hand.offer(offer, view, speech)

    def label(self, thing: Named, view: DuelView, speech: Speech, *, held: bool = False) -> str | None:
        """Return a square with its tile, and a tile of the hand without its mark; None for all else."""
        return hand.label(thing, view, speech, held=held)

    def tell(self, event: Event, speech: Speech) -> str | None:
        """Return the lines that tell an event, None for one that needs no words."""
        return text.tell(event, speech)

    def ask(self, decision: Decision, view: DuelView, speech: Speech) -> str:
        """Return the question that a decision puts to the viewer."""
        return text.ask(decision, view, speech)

    def explain(self, thing: Named, speech: Speech) -> str | None:
        """Return one sentence on what a tile, token or choice does, None where its name says it all."""
        return text.explain(thing, speech)

    def status(self, view: DuelView, speech: Speech) -> str:
        """Return one short line on where the game stands."""
        return text.status(view, speech)

    def text_board(self, view: DuelView, speech: Speech) -> str:
        """Return the board in words, for screen readers."""
        return text.text_board(view, speech)

    def tells_known(self, view: DuelView) -> bool:
        """Never: this game is played one way, in which what was seen is to be remembered."""
        return False

    def known(self, view: DuelView, speech: Speech) -> Picture | None:
        """Return None: this game has no open way (see `tells_known`)."""
        return None

    def known_text(self, view: DuelView, speech: Speech) -> str | None:
        """Return None, as `known` does."""
        return None

    def secrets(self, view: DuelView, speech: Speech) -> str | None:
        """Return None: what a player knows beyond the board is not worked out for this game."""
        return None

    def scores(self, view: DuelView, speech: Speech, limit: int = text.LIMIT) -> str:
        """Return how the scores came about so far, in at most `limit` characters."""
        return text.scores(view, speech, limit)

    def rounds(self, view: DuelView) -> Sequence[int]:
        """Return the one round of a game that is over."""
        return [] if view.scored is None else [_ROUND]

    def scoring(self, view: DuelView, speech: Speech, number: int) -> Picture:
        """Draw the scoring sheet of the end."""
        return scoring(view, speech)

    def topics(self) -> Sequence[str]:
        """Return the codes of the rules help's topics."""
        return text.topics()

    def warm(self) -> None:
        """Draw the sprites once, so that no player waits for them."""
        warm()


FACE = DuelFace()
