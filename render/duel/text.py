"""The text half of the face of Sobek: 2 Players: what happened, what is asked, how things stand, the help's topics."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.tiles import Pirogue, Power, Tile
from engine.duel.views import DuelView
from engine.effects import complete
from engine.game import CHARACTER, SET, TAKE, Decision, Label, Named
from render.duel.text_board import status, text_board
from render.duel.text_events import brief, marked, tell
from render.duel.text_scores import scores
from render.face import Speech
from render.telling import LIMIT, branches

__all__ = ["LIMIT", "ask", "explain", "scores", "status", "tell", "text_board", "topics"]

# Pirogues that are much alike have one topic of the help.
_TOPIC_OF = complete(
    Pirogue,
    {
        Pirogue.PYRAMID: "pyramid",
        Pirogue.SCARABS: "scarabs",
        Pirogue.MUMMY: "mummy",
        Pirogue.SNAKE1: "snake",
        Pirogue.SNAKE2: "snake",
        Pirogue.SEVEN: "points",
        Pirogue.TWO_DEBEN: "points",
        Pirogue.HORUS: "points",
        Pirogue.FINGER: "finger",
    },
)
_TOPICS = (
    "goal",
    "turn",
    "take",
    "ankh",
    "corruption",
    "deben",
    "sell",
    "pirogues",
    *dict.fromkeys(_TOPIC_OF[pirogue] for pirogue in Pirogue),
    *(power.code for power in Power),
    "end",
    "scoring",
)
# The choices that are explained, beside characters and pirogues.
_EXPLAINED = frozenset({Label("choice", "fill"), Label("deben-choice", "keep"), Label("deben-choice", "trade")})
_FILL = "f"


def topics() -> Sequence[str]:
    """Return the codes of the help's topics; `duel-help-<code>-title` and `duel-help-<code>` are their messages."""
    return _TOPICS


def ask(decision: Decision, view: DuelView, speech: Speech) -> str:
    """Return the question that a decision puts to the viewer, with what he has chosen of it so far."""
    say = brief(speech).say
    match decision.kind:
        case "turn":
            return "\n".join(_turn(decision, view, speech))
        case "deben":
            return say("duel-ask-deben", tile=None if view.offered is None else marked(view.offered))
        case "vizier":
            return say("duel-ask-vizier", tiles=view.looked_at or ())
        case "scribe":
            owed = sum(choice.gather.least for choice in branches(decision.choices) if choice.gather is not None)
            lines = [say("duel-ask-scribe", count=owed)]
            if view.put_aside:
                lines.append(say("duel-ask-scribe-chosen", tiles=view.put_aside))
            return "\n".join(lines)
        case kind:
            return say(f"duel-ask-{kind}")


def explain(thing: Named, speech: Speech) -> str | None:
    """Return one sentence on what a character, a pirogue or a choice does; None for a thing that needs none."""
    if isinstance(thing, Pirogue) or thing in _EXPLAINED:
        return speech.say(f"duel-explain-{thing.code}")
    if isinstance(thing, Tile) and thing.power is not None:
        return speech.say(f"duel-explain-{thing.power.code}")
    return None


def _turn(decision: Decision, view: DuelView, speech: Speech) -> list[str]:
    """Return the question of a turn, after what makes this turn special."""
    if view.finger is not None:
        return _fingered(view, speech)
    heads = {choice.code.partition(".")[0] for choice in branches(decision.choices)}
    if TAKE in heads and view.ankh is None:
        take = "centre"
    else:
        take = "-".join(word for head, word in ((TAKE, "line"), (_FILL, "fill")) if head in heads) or "none"
    more = "-".join(word for head, word in ((CHARACTER, "character"), (SET, "set")) if head in heads) or "none"
    question = speech.say("duel-ask-turn", take=take, more=more)
    # The market may be filled within a pyramid's turn: then the Ankh cannot be turned any more.
    return [speech.say("duel-ask-again"), question] if view.again and view.ankh is not None else [question]


def _fingered(view: DuelView, speech: Speech) -> list[str]:
    lines = []
    for one in view.takeable:
        lying = view.at(one.square)
        tile = None if lying is None else lying.tile
        lines.append(
            brief(speech).say("duel-ask-fingered", tile=marked(tile), square=one.square),
        )
        if one.passed:
            lines.append(speech.say("duel-ask-fingered-passing", passed=len(one.passed)))
    return lines
