"""Automatic answers: the only possible answer to a question that a press has led to is given with the press.

An answer is automatic if

- the seat that pressed is the only one asked, and is asked to go on with what it has begun: a turn is never taken
  automatically, as its player looks at the table first;
- there is exactly one action;
- everybody can see that (`Decision.open`, or all choices are public): otherwise the missing question would tell what
  the seat hides;
- it reveals nothing hidden and leads to no question that tells something, so that it can be taken back.

It is an action like any other in log, record and replay, and a press of its own there: the press before it has often
revealed something, and is not taken back with it. Once it is taken back, it is asked like any other question.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import Entry
from bot.tables.game.session import GameSession
from engine.game import Action, AnyGame


def auto_answer(game: AnyGame, seat: int) -> Action | None:
    """Return the automatic answer of a seat, as far as can be seen before it is given."""
    decision = game.decision(seat) if game.waiting == (seat,) else None
    if decision is None or decision.turn or decision.telling:
        return None
    if not (decision.open or all(choice.public for choice in decision.choices)):
        return None
    legal = game.legal(seat)
    return legal[0] if len(legal) == 1 else None


def play_with_auto_answers(
    game_session: GameSession, seat: int, actions: Sequence[Action]
) -> tuple[GameSession, tuple[int, ...]]:
    """Return the game session after a press and its automatic answers, and the numbers of these.

    Raises:
        IllegalAction: an action of the press is against the rules.
    """
    now = game_session.play(Entry.PLAY, seat, actions)
    numbers: list[int] = []
    while (action := auto_answer(now.game, seat)) is not None:
        after = now.play(Entry.PLAY, seat, [action])
        if after.take_back_refusal(seat) is not None:
            break
        now = after
        numbers.append(now.version)
    return now, tuple(numbers)
