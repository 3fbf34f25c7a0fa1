"""The text half of Sobek's face: what happened, what is asked, how things stand, and the topics of the rules help."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Decision, Named, Role, role_of, walk
from engine.sobek.cards import Card, Power, Token
from engine.sobek.views import SobekView
from render.presentation import Speech
from render.sobek.text_board import status, text_board
from render.sobek.text_events import tell, token_kind
from render.sobek.text_scores import round_points, round_scores, scores, totals
from render.text_parts import LIMIT, required_count

__all__ = [
    "LIMIT",
    "ask",
    "explain",
    "round_points",
    "round_scores",
    "scores",
    "status",
    "tell",
    "text_board",
    "topics",
    "totals",
]

_TOPICS = (
    "goal",
    "setup",
    "cards",
    "turn",
    "take",
    "character",
    "set",
    "event",
    "tokens",
    "delivery",
    "round-end",
    "scoring",
    "track",
    "corruption",
    "penalty",
    "end",
    "variants",
    # The two priests do the same and have one topic: a select holds 25.
    *(power.code for power in Power if power is not Power.PRIESTESS),
    *dict.fromkeys(token_kind(token) for token in Token),
)

# What can be done on a turn, as the question names it.
_OPTIONS = (Role.TAKE, Role.CHARACTER, Role.SET)


def topics() -> Sequence[str]:
    """Return the codes of the help's topics; `sobek-help-<code>-title` and `sobek-help-<code>` are their messages."""
    return _TOPICS


def ask(decision: Decision, view: SobekView, speech: Speech) -> str:
    """Return the question that a decision puts to the viewer, with what they have chosen so far."""
    say = speech.say
    match decision.kind:
        case "turn":
            roles = set(map(role_of, walk(decision.choices)))
            options = "-".join(role for role in _OPTIONS if role in roles)
            return say("sobek-ask-turn", options=options)
        case "vizier":
            return say("sobek-ask-vizier")
        case "scribe":
            lines = [say("sobek-ask-scribe", count=required_count(decision))]
            if view.put_aside:
                lines.append(say("sobek-ask-scribe-chosen", cards=view.put_aside))
            return "\n".join(lines)
        case "starter" if _is_lowest_tied(view):
            return say("sobek-ask-starter-tied", round=view.round)
        case kind:
            return say(f"sobek-ask-{kind}", round=view.round)


def _is_lowest_tied(view: SobekView) -> bool:
    scores = [seat.score for seat in view.seats]
    return scores.count(min(scores)) > 1


def explain(thing: Named, speech: Speech) -> str | None:
    """Return one sentence on what a character or an event token does; None for a thing that needs none."""
    if isinstance(thing, Token) or (isinstance(thing, Card) and thing.power is not None):
        return speech.say(f"sobek-explain-{thing.code}")
    return None
