"""Sobek's face: its pictures and its sentences under one name, as `render.presentation.Face` asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.game import Action, Choice, Decision, Event, Named
from engine.pending import TURN
from engine.sobek.views import OpenView, SobekView
from render.emojis import draw_plates
from render.presentation import (
    Advises,
    AnnotatedPicture,
    Annotates,
    DrawsIcons,
    Explains,
    Face,
    ForetellsScores,
    Frames,
    Offer,
    OffersThings,
    Picture,
    ScoreChange,
    ScoresRounds,
    ShowsHands,
    ShowsKnown,
    Speech,
    Teaches,
    ValuesSets,
)
from render.sobek import (
    area_names,
    emojis,
    final_hands,
    hand,
    legend,
    move_reasons,
    rules_pages,
    score_changes,
    sentences,
    set_value,
)
from render.sobek import lesson_variables as lesson_terms
from render.sobek.board import board
from render.sobek.open_variant import known_cards_picture, known_text
from render.sobek.preload import preload_sprites
from render.sobek.scoring import scoring, strip


class SobekFace(Face[SobekView, Event]):
    """What Sobek shows of itself; every method is a pure function of what it is handed."""

    @property
    def shows_hands(self) -> ShowsHands[SobekView]:
        """Return this face."""
        return self

    @property
    def offers_things(self) -> OffersThings[SobekView]:
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
    def teaches(self) -> Teaches[SobekView, Event]:
        """Return this face."""
        return self

    @property
    def values_sets(self) -> ValuesSets[SobekView]:
        """Return this face."""
        return self

    @property
    def foretells_scores(self) -> ForetellsScores[SobekView]:
        """Return this face."""
        return self

    @property
    def advises(self) -> Advises[SobekView]:
        """Return this face."""
        return self

    @property
    def explains(self) -> Explains[SobekView]:
        """Return this face."""
        return self

    @property
    def shows_known(self) -> ShowsKnown[SobekView]:
        """Return this face."""
        return self

    @property
    def scores_rounds(self) -> ScoresRounds[SobekView]:
        """Return this face."""
        return self

    @property
    def draws_icons(self) -> DrawsIcons:
        """Return this face."""
        return self

    def board(self, view: SobekView, speech: Speech, news: Sequence[Event] = ()) -> Picture:
        """Draw the table's board, with what changed by `news` marked."""
        return board(view, speech, news)

    def hand(self, view: SobekView, speech: Speech) -> Picture:
        """Draw the viewer's own hand, pile and what else only they see."""
        return hand.hand(view, speech)

    def hands(self, views: Sequence[SobekView], speech: Speech) -> Picture:
        """Draw what several seats held, each view being one seat's own."""
        return final_hands.hands_picture(views, speech)

    def hands_text(self, views: Sequence[SobekView], speech: Speech) -> str:
        """Return the same in words."""
        return final_hands.hands_text(views, speech)

    def offer(self, offer: Offer, view: SobekView, speech: Speech) -> Picture | None:
        """Draw things to choose among with their numbers, None if one cannot be drawn."""
        return hand.offer(offer, view, speech)

    def label(self, thing: Named, view: SobekView, speech: Speech, *, held: bool = False) -> str | None:
        """Return None: every thing's short name tells it from others."""
        return None

    def set_value(self, thing: Named, picked: Sequence[Named], view: SobekView, speech: Speech) -> str | None:
        """Return the value of a set with the picked things, None for what is no set."""
        return set_value.of_set(thing, picked, view, speech)

    def set_gain(self, thing: Named, picked: Sequence[Named], view: SobekView) -> int | None:
        """Return how many points more the picked things make, None for what is no set."""
        return set_value.gain(thing, picked, view)

    def score_change(self, choice: Choice, view: SobekView) -> ScoreChange | None:
        """Return the score that changes by a choice at once, None where none does."""
        return score_changes.of_choice(choice, view)

    def move_reason(self, action: Action, view: SobekView, speech: Speech) -> str | None:
        """Return one sentence with the reasons for a move, None where there are none."""
        return move_reasons.move_reason(action, view, speech)

    def tell(self, event: Event, speech: Speech) -> str | None:
        """Return the lines that tell an event, None for one that needs no words."""
        return sentences.tell(event, speech)

    def ask(self, decision: Decision, view: SobekView, speech: Speech) -> str:
        """Return the question that a decision puts to the viewer."""
        return sentences.ask(decision, view, speech)

    def question(self, decision: Decision, view: SobekView) -> str:
        """Return the code of a question for its line of help: its kind, or that the round is about to end."""
        return "turn-last" if decision.kind == TURN and view.deck == 0 else decision.kind

    def explain(self, thing: Named, speech: Speech, view: SobekView | None = None) -> str | None:
        """Return one sentence on what a card, token or choice does, None where its name says it all."""
        return sentences.explain(thing, speech)

    def status(self, view: SobekView, speech: Speech) -> str:
        """Return one short line on where the game stands."""
        return sentences.status(view, speech)

    def text_board(self, view: SobekView, speech: Speech) -> str:
        """Return the board in words, for screen readers."""
        return sentences.text_board(view, speech)

    def has_known(self, view: SobekView) -> bool:
        """Return whether the game is played in the open variant and is not over."""
        return isinstance(view, OpenView)

    def known_picture(self, view: SobekView, speech: Speech) -> Picture | None:
        """Draw all that the viewer knows of hidden cards; None in the hidden variant and after the end."""
        return known_cards_picture.known_picture(view, speech) if isinstance(view, OpenView) else None

    def known_text(self, view: SobekView, speech: Speech) -> str | None:
        """Return the same as text, None where `known_picture` is."""
        return known_text.known_text(view, speech) if isinstance(view, OpenView) else None

    def secrets(self, view: SobekView, speech: Speech) -> str | None:
        """Return what the viewer knows and not everybody does, None where `known_picture` is and for the table."""
        if not isinstance(view, OpenView) or view.viewer is None:
            return None
        return known_text.secrets_text(view, speech)

    def scores(self, view: SobekView, speech: Speech, limit: int = sentences.LIMIT) -> str:
        """Return how the scores came about so far, in at most `limit` characters."""
        return sentences.scores(view, speech, limit)

    def rounds(self, view: SobekView) -> Sequence[int]:
        """Return the numbers of the rounds that have been scored, the oldest first."""
        return [scored.round for scored in view.history]

    def totals(self, view: SobekView, speech: Speech) -> str:
        """Return the points of all players so far, or the final ranking, in a line for each."""
        return sentences.totals(view, speech)

    def round_scores(self, view: SobekView, speech: Speech, number: int, limit: int = sentences.LIMIT) -> str:
        """Return how the points of a round came about, in at most `limit` characters."""
        return sentences.round_scores(view, speech, number, limit)

    def round_points(self, view: SobekView, number: int) -> Sequence[int]:
        """Return how many points each player has gained in a round, what they lost taken off."""
        return sentences.round_points(view, number)

    def scoring(self, view: SobekView, speech: Speech, number: int) -> Picture:
        """Draw the scoring sheet of a round."""
        return scoring(next(scored for scored in view.history if scored.round == number), speech)

    def round_strip(self, view: SobekView, speech: Speech) -> Picture | None:
        """Draw the sums of the latest scored round, wide and low; None before the first ends."""
        return strip(view.history[-1], speech) if view.history else None

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

    def lesson_terms(self, before: SobekView, events: Sequence[Event], after: SobekView) -> Mapping[str, object]:
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


FACE = SobekFace()
