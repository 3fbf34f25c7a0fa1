"""Commands, buttons and turns go by what a branch or an action does, not by how its code is spelt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.commands.autocomplete import read_action_code
from bot.i18n.messages import Words
from bot.interactions.errors import Refused
from bot.interactions.locale import Languages
from bot.screens.choices.codec import is_set
from bot.screens.choices.labels import branch_label
from bot.screens.history import film_alt
from bot.services import films
from bot.store import Entry
from bot.tables import GameMoment, History
from bot.tables.game.session import begin_session
from bot.tables.game.turn_boundaries import last_turn_start
from bot.tables.spectators import scored_rounds
from engine.chance import Chance
from engine.game import Choice, Decision, EndsGame, Event, Gather, Label, Role, ScoresRound, TurnAction
from engine.sobek import CARDS
from tests.bot.toy import Do, Toy

WORDS = Words.load()
USER = 7


@dataclass(frozen=True, slots=True)
class Pick(TurnAction):
    """Something is taken; the code says nothing of the place."""

    role: ClassVar[Role] = Role.TAKE
    code: str


LEAVES = tuple(Choice(name, card, Pick(name)) for name, card in zip("xyz", CARDS, strict=False))
PICKS = Choice("pick", Label("choice", "take"), choices=LEAVES, public=True, role=Role.TAKE)
SET = Choice("meld", Label("choice", "take"), gather=Gather(CARDS, 1, 3), role=Role.SET)


@dataclass
class Asked:
    """A table at which a player must decide, as far as a command looks at it."""

    decision: Decision | None

    def seat_of(self, user: int) -> int | None:
        return 0 if user == USER else None

    def seen_by(self, seat: int) -> Any:
        return self


def meant(role: Role, text: str, *choices: Choice, turn: bool = True, user: int = USER) -> str:
    return read_action_code(Asked(Decision("ask", choices, turn=turn)), user, role, text)  # type: ignore[arg-type]


def test_a_number_is_that_of_a_thing_on_the_board_whatever_its_code_is():
    """/sobek take 2 takes the second thing of the branch that takes."""
    assert [meant(Role.TAKE, text, SET, PICKS) for text in ("1", " 3 ", "x")] == ["x", "z", "x"]


def test_a_number_that_nothing_has_is_for_the_game_to_refuse():
    """It knows why: the code that it is asked about is none of those that are offered."""
    assert meant(Role.TAKE, "4", SET, PICKS) == "pick.4"


@pytest.mark.parametrize("role", [Role.TAKE, Role.CHARACTER, Role.SET])
def test_where_a_turn_has_nothing_of_a_role_the_command_says_so(role: Role):
    """A game without characters needs no words of its own for /sobek character."""
    others = [choice for choice in (PICKS, SET) if choice.role is not role]
    with pytest.raises(Refused) as refused:
        meant(role, "1", *others)
    assert refused.value.message == f"error-no-{role}"
    for language in WORDS.languages:
        assert WORDS.text(language, refused.value.message).endswith(".")


def test_who_is_asked_something_else_or_nothing_is_answered_by_the_table():
    """What is typed goes on as it is, and is refused as any press would be."""
    assert meant(Role.CHARACTER, "3", PICKS, turn=False) == meant(Role.CHARACTER, "3", PICKS, user=8) == "3"


def test_a_thing_to_take_has_its_place_before_its_name_and_a_set_is_one_by_its_role():
    """The codes begin with no letter that anybody knows."""
    speech = WORDS.speech("en", "sobek")
    assert branch_label(LEAVES[1], speech, 2).startswith("2: ")
    assert not branch_label(replace(LEAVES[1], action=None), speech, 2).startswith("2: ")
    assert is_set(SET)
    assert not is_set(replace(SET, role=None, code="s.new"))


@dataclass(frozen=True, slots=True)
class TakesTurn(TurnAction):
    code: str


class Turned(Toy):
    """The toy, in which some of what is done takes a turn and the rest answers something."""

    def apply(self, seat: int, action: Any) -> tuple[Event, ...]:
        return super().apply(seat, Do(action.code))

    def copy(self) -> Turned:
        same = super().copy()
        return Turned(same.seats, same.chance, same.left, same.turn, same.scores, same.votes)


def test_a_turn_begins_with_an_action_that_takes_one():
    """What a seat was asked in the turns of others belongs to its turn before; nothing before that does."""
    course = begin_session(Turned(2, Chance("turns"), 12, scores=[0, 0]), 1)
    did = "0k+ 0p 1p+ 0k+ 0p 1p+ 0p 1p+"
    for one in did.split():
        course = course.play(Entry.PLAY, int(one[0]), [TakesTurn(one[1]) if one.endswith("+") else Do(one[1])])
    assert [step.turn for step in course.steps] == [one.endswith("+") for one in did.split()]
    assert last_turn_start(course.steps, 0) == course.steps[3].number


@pytest.fixture
def app() -> Iterator[App]:
    app = App(WORDS, None, Languages(WORDS, None))
    yield app
    app.drawing_threads.shutdown()


def test_a_game_that_scores_no_round_has_one_and_its_film_ends_with_its_end(app: App):
    """A game needs none of the roles: nothing breaks where its events have only some of them, or none."""
    for lacking, closes in ((ScoresRound, True), ((ScoresRound, EndsGame), False)):
        table = finished("duel", 2)
        steps = [
            replace(step, events=tuple(event for event in step.events if not isinstance(event, lacking)))
            for step in table._game_session.steps
        ]
        table = replace(table, _game_session=replace(table._game_session, steps=tuple(steps)))
        history, last = History.of(table), len(steps)
        assert (history.rounds, history.span(1), scored_rounds(table)) == (1, (0, last), 0)
        moments = [
            GameMoment(view, history.players(number), history.move(number) if number == last else None)
            for number, view in enumerate(history.views(last - 1, last), start=last - 1)
        ]
        frames = list(films._frames(films._reel(app, table, "en", "so it began", films._tell_all), moments))
        assert (frames[-1].milliseconds == films._CLOSING) is closes
        assert film_alt(app, history, 1, "en")
