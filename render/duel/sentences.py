"""The text half of the face of Sobek: 2 Players: what happened, what is asked, how things stand, the help's topics."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.actions import Fill
from engine.duel.market import Square
from engine.duel.sets import SMALLEST_SET
from engine.duel.tiles import Back, Good, Pirogue, Power, Tile
from engine.duel.views import DuelView
from engine.effects.base import complete
from engine.game import Decision, Label, Named, Role, role_of, walk
from render.duel.text_board import status, text_board
from render.duel.text_events import brief, marked, tell
from render.duel.text_scores import round_scores, scores, totals, why_over
from render.duel.tile_names import brings_royal, face_down_code
from render.presentation import Speech
from render.text_parts import LIMIT, required_count

__all__ = [
    "LIMIT",
    "ask",
    "explain",
    "question",
    "round_scores",
    "scores",
    "status",
    "tell",
    "text_board",
    "topics",
    "totals",
    "why_over",
]

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
        Pirogue.THEFT: "theft",
        Pirogue.SCARABS2: "theft",
    },
)
# What belongs to the expansion comes last.
_EXPANSION = ("treasures", "adviser", "spy", "theft")
_TOPICS = (
    "goal",
    "setup",
    "tiles",
    "turn",
    "take",
    "ankh",
    "corruption",
    "deben",
    "sell",
    "pirogues",
    "pirogue-list",
    *(topic for topic in dict.fromkeys(_TOPIC_OF.values()) if topic not in _EXPANSION),
    *(power.code for power in Power if power.code not in _EXPANSION),
    "end",
    "scoring",
    *_EXPANSION,
)
# The choices that are explained, beside characters and pirogues.
_EXPLAINED = frozenset(
    {
        Label("card", face_down_code(Back.GOLD)),
        Label("choice", "fill"),
        Label("deben-choice", "keep"),
        Label("deben-choice", "trade"),
    }
)


def topics() -> Sequence[str]:
    """Return the codes of the help's topics; `duel-help-<code>-title` and `duel-help-<code>` are their messages."""
    return _TOPICS


def ask(decision: Decision, view: DuelView, speech: Speech) -> str:
    """Return the question that a decision puts to the viewer, with what they have chosen so far."""
    say = brief(speech).say
    match decision.kind:
        case "turn":
            return "\n".join(_turn(decision, view, speech))
        case "deben":
            return say("duel-ask-deben", tile=None if view.offered is None else marked(view.offered))
        case "vizier":
            return say("duel-ask-vizier")
        case "scribe":
            lines = [say("duel-ask-scribe", count=required_count(decision))]
            if view.put_aside:
                lines.append(say("duel-ask-scribe-chosen", tiles=view.put_aside))
            return "\n".join(lines)
        case kind:
            return say(f"duel-ask-{kind}")


def question(decision: Decision, view: DuelView) -> str:
    """Return the code of a question for its line of help: its kind, or what is special about the turn."""
    if decision.kind != "turn":
        return decision.kind
    if view.pile == 0:
        return "turn-last"
    reachable = (view.market[one.square.row][one.square.column] for one in view.takeable)
    if any(brings_royal(lying) for lying in reachable):
        return "turn-royal"
    if view.ankh is None:
        return "turn-centre"
    return "turn-set" if _holds_joiner(view) else "turn"


def _holds_joiner(view: DuelView) -> bool:
    """Return whether a hand large enough for a set has a tile that joins one: a statue or a character (D6)."""
    hand = next((seat.hand for seat in view.seats if seat.seat == view.viewer), None) or ()
    return len(hand) >= SMALLEST_SET and any(tile.good is Good.STATUE or tile.power is not None for tile in hand)


def explain(thing: Named, speech: Speech, view: DuelView | None = None) -> str | None:
    """Return one sentence on what a character, a pirogue or a choice does; None for a thing that needs none.

    Of a square in a view, say what a pharaoh tile there brings.
    """
    if isinstance(thing, Square) and view is not None and brings_royal(view.at(thing)):
        thing = Label("card", face_down_code(Back.GOLD))
    if isinstance(thing, (Pirogue, Power)) or thing in _EXPLAINED:
        return speech.say(f"duel-explain-{thing.code}")
    if isinstance(thing, Tile) and thing.power is not None:
        return speech.say(f"duel-explain-{thing.power.code}")
    return None


def _turn(decision: Decision, view: DuelView, speech: Speech) -> list[str]:
    """Return the question of a turn, after what makes this turn special."""
    if view.finger is not None:
        return _fingered(view, speech)
    choices = tuple(walk(decision.choices))
    roles = set(map(role_of, choices))
    if Role.TAKE in roles and view.ankh is None:
        take = "centre"
    else:
        fills = any(isinstance(choice.action, Fill) for choice in choices)
        take = "-".join(word for word, there in (("line", Role.TAKE in roles), ("fill", fills)) if there) or "none"
    more = "-".join(role for role in (Role.CHARACTER, Role.SET) if role in roles) or "none"
    question = speech.say("duel-ask-turn", take=take, more=more)
    # The market may be filled within a pyramid's turn: then the Ankh cannot be turned any more.
    return [speech.say("duel-ask-again"), question] if view.again and view.ankh is not None else [question]


def _fingered(view: DuelView, speech: Speech) -> list[str]:
    lines = []
    for one in view.takeable:
        lying = view.at(one.square)
        tile = marked(None) if lying is None else marked(lying.tile, lying.back)
        lines.append(
            brief(speech).say("duel-ask-fingered", tile=tile, square=one.square),
        )
        if one.passed:
            lines.append(speech.say("duel-ask-fingered-passing", passed=len(one.passed)))
    return lines
