"""The pictures and sentences of Sobek: 2 Players under one name, as `render.presentation.Face` asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.duel.views import DuelView
from engine.game import Action, Decision, Event, Named
from render.duel import area_names, emojis, final_hands, hand, legend, move_reasons, rules_pages, sentences, set_value
from render.duel import lesson_variables as lesson_terms
from render.duel.board import board
from render.duel.preload import preload_sprites
from render.duel.scoring import scoring, strip
from render.emojis import draw_plates
from render.presentation import (
    Advises,
    AnnotatedPicture,
    Annotates,
    DrawsIcons,
    Explains,
    Face,
    Frames,
    Offer,
    OffersThings,
    Picture,
    ScoresRounds,
    ShowsHands,
    Speech,
    Teaches,
    ValuesSets,
)

_ROUND = 1


class DuelFace(Face[DuelView, Event]):
    """What Sobek: 2 Players shows of itself; every method is a pure function of what it is handed.

    It has no open variant, so `shows_known` is None.
    """

    @property
    def shows_hands(self) -> ShowsHands[DuelView]:
        """Return this face."""
        return self

    @property
    def offers_things(self) -> OffersThings[DuelView]:
        """Return this face."""
        return self

    @property
    def annotates(self) -> Annotates:
        """Return this face."""
        return self

    @property
    def frames(self) -> Frames:
        """The signs of the parts of its pictures."""
        return area_names.AREAS

    @property
    def teaches(self) -> Teaches[DuelView, Event]:
        """Return this face."""
        return self

    @property
    def values_sets(self) -> ValuesSets[DuelView]:
        """Return this face."""
        return self

    @property
    def advises(self) -> Advises[DuelView]:
        """Return this face."""
        return self

    @property
    def explains(self) -> Explains[DuelView]:
        """Return this face."""
        return self

    @property
    def scores_rounds(self) -> ScoresRounds[DuelView]:
        """Return this face."""
        return self

    @property
    def draws_icons(self) -> DrawsIcons:
        """Return this face."""
        return self

    def board(self, view: DuelView, speech: Speech, news: Sequence[Event] = ()) -> Picture:
        """Draw the table's board, with what changed by `news` marked."""
        return board(view, speech, news)

    def hand(self, view: DuelView, speech: Speech) -> Picture:
        """Draw the viewer's own hand, corruption and what else only they see."""
        return hand.hand(view, speech)

    def hands(self, views: Sequence[DuelView], speech: Speech) -> Picture:
        """Draw what several seats held, each view being one seat's own."""
        return final_hands.hands_picture(views, speech)

    def hands_text(self, views: Sequence[DuelView], speech: Speech) -> str:
        """Return the same in words."""
        return final_hands.hands_text(views, speech)

    def offer(self, offer: Offer, view: DuelView, speech: Speech) -> Picture | None:
        """Draw things to choose among with their numbers, None if one cannot be drawn."""
        return hand.offer(offer, view, speech)

    def label(self, thing: Named, view: DuelView, speech: Speech, *, held: bool = False) -> str | None:
        """Return a square with its tile, and a tile of the hand without its mark; None for all else."""
        return hand.label(thing, view, speech, held=held)

    def set_value(self, thing: Named, picked: Sequence[Named], view: DuelView, speech: Speech) -> str | None:
        """Return the value of a set with the picked things, None for what is no set."""
        return set_value.of_set(thing, picked, view, speech)

    def set_gain(self, thing: Named, picked: Sequence[Named], view: DuelView) -> int | None:
        """Return how many points more the picked things make, None for what is no set."""
        return set_value.gain(thing, picked, view)

    def move_reason(self, action: Action, view: DuelView, speech: Speech) -> str | None:
        """Return one sentence with the reasons for a move, None where there are none."""
        return move_reasons.move_reason(action, view, speech)

    def tell(self, event: Event, speech: Speech) -> str | None:
        """Return the lines that tell an event, None for one that needs no words."""
        return sentences.tell(event, speech)

    def ask(self, decision: Decision, view: DuelView, speech: Speech) -> str:
        """Return the question that a decision puts to the viewer."""
        return sentences.ask(decision, view, speech)

    def question(self, decision: Decision, view: DuelView) -> str:
        """Return the code of a question for its line of help: its kind, or what is special about the turn."""
        return sentences.question(decision, view)

    def explain(self, thing: Named, speech: Speech, view: DuelView | None = None) -> str | None:
        """Return one sentence on what a tile, token or choice does, None where its name says it all."""
        return sentences.explain(thing, speech, view)

    def status(self, view: DuelView, speech: Speech) -> str:
        """Return one short line on where the game stands."""
        return sentences.status(view, speech)

    def why_over(self, view: DuelView, speech: Speech) -> str | None:
        """Return who ended the game and how, None while it is not scored."""
        return sentences.why_over(view, speech)

    def text_board(self, view: DuelView, speech: Speech) -> str:
        """Return the board in words, for screen readers."""
        return sentences.text_board(view, speech)

    def scores(self, view: DuelView, speech: Speech, limit: int = sentences.LIMIT) -> str:
        """Return how the scores came about so far, in at most `limit` characters."""
        return sentences.scores(view, speech, limit)

    def rounds(self, view: DuelView) -> Sequence[int]:
        """Return the one round of a game that is over."""
        return [] if view.scored is None else [_ROUND]

    def totals(self, view: DuelView, speech: Speech) -> str:
        """Return the points of all players so far, or the final ranking, in a line for each."""
        return sentences.totals(view, speech)

    def round_scores(self, view: DuelView, speech: Speech, number: int, limit: int = sentences.LIMIT) -> str:
        """Return how the points of a round came about, in at most `limit` characters."""
        return sentences.round_scores(view, speech, limit)

    def round_points(self, view: DuelView, number: int) -> Sequence[int]:
        """Return the points of each player at the end."""
        return [] if view.scored is None else [seat.points for seat in view.scored.seats]

    def scoring(self, view: DuelView, speech: Speech, number: int) -> Picture:
        """Draw the scoring sheet of the end."""
        return scoring(view, speech)

    def round_strip(self, view: DuelView, speech: Speech) -> Picture | None:
        """Draw the sums of the end, wide and low; None before it."""
        return None if view.scored is None else strip(view, speech)

    def topics(self) -> Sequence[str]:
        """Return the codes of the rules help's topics."""
        return sentences.topics()

    def icons(self) -> Mapping[str, bytes]:
        """Draw all icons for messages, by their codes."""
        return draw_plates(emojis.plates())

    def icon_of(self, thing: Named) -> str | None:
        """Return the code of the icon that stands for a named thing, None where there is none."""
        return emojis.icon_of(thing)

    def rules_numbers(self) -> Mapping[str, int]:
        """Return the numbers that the texts of the topics ask for."""
        return rules_pages.rules_numbers()

    def lesson_terms(self, before: DuelView, events: Sequence[Event], after: DuelView) -> Mapping[str, object]:
        """Return the terms in which a lesson explains a move."""
        return lesson_terms.lesson_terms(before, events, after)

    def rules_picture(self, topic: str, speech: Speech) -> Picture | None:
        """Draw the picture of a topic, None for one that has none."""
        return rules_pages.rules_picture(topic, speech)

    def annotated(self, picture: Picture, speech: Speech, page: int = 0) -> AnnotatedPicture:
        """Put letters at the signs of a picture, and tell what they mean."""
        return legend.annotated(picture, speech, page)

    def preload(self) -> None:
        """Draw the sprites once, so that no player waits for them."""
        preload_sprites()


FACE = DuelFace()
