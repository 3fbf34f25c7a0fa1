"""Every custom id that earlier commits have written is understood, and gets the answer that it got then."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from bot.interactions.custom_id import Verb
from bot.store import Store
from tests.bot.faults.world import World
from tests.bot.origins.announcing import announced
from tests.bot.origins.origin import DATA, ORIGINS, awake, database_of, said
from tests.bot.origins.press import Answer, Press, Stored, answer_of, do, read_answer, read_press


@cache
def written(commit: str) -> Mapping[str, Any]:
    """Return what a commit has written, and what came of pressing it."""
    found: Mapping[str, Any] = json.loads((DATA / f"custom_ids_{commit}.json").read_text(encoding="utf-8"))
    return found


class Presser:
    """Presses on what is stored as a commit has left it; each press begins with that."""

    def __init__(self, commit: str, folder: Path) -> None:
        self._database, self._folder = database_of(commit, folder), folder / "awake"
        self._folder.mkdir()
        self._migrated = False
        self._said = said(commit)
        self._stack = AsyncExitStack()
        self._world: tuple[World, Stored] | None = None

    async def press(self, before: Sequence[Press], press: Press) -> tuple[Answer, bool]:
        """Press, after something else was pressed; return what came of it, and whether the bot was just started."""
        fresh = self._world is None
        if not self._migrated:
            await (await Store.open(f"sqlite:///{self._database}")).close()
            self._migrated = True
        if self._world is None:
            world = await self._stack.enter_async_context(
                awake(self._folder, self._database, self._said["at"], self._said["messages"])
            )
            stored = Stored(world.file)
            self._stack.callback(stored.close)
            self._world = world, stored
        world, stored = self._world
        begun = stored.look()
        for one in before:
            await do(world, one)
        between = stored.look()
        answer = answer_of(await do(world, press), between, stored.look())
        if begun != stored.look():
            await self.forget()
        return answer, fresh

    async def forget(self) -> None:
        """Let the next press have everything as it was."""
        self._world = None
        await self._stack.aclose()


MANY_FORMS: Final = frozenset({Verb.TOPIC, Verb.HISTORY})
"""Pages of which there is one for each topic or move."""


PARTS: Final = 4
"""How many tests share the presses that are not done in every run, so that none takes long on a busy machine."""


def some(commit: str, part: int | None) -> Iterator[Mapping[str, Any]]:
    """Yield the presses of a commit that are done in every run, or with a part the part of all others.

    In every run each verb is pressed once; of the newest commit also each form of a custom id that stores nothing, for
    what is stored has to be put back before the next press.
    """
    known: set[str] = set()
    others = 0
    for one in written(commit)["presses"]:
        form = one["shape"].partition(" (")[0]
        verb = form.partition(" ")[0]
        quick = commit == ORIGINS[0] and not one["answer"].get("stored") and "before" not in one
        first = verb not in known or (quick and form not in known and verb not in MANY_FORMS)
        if first:
            known |= {form, verb}
            if part is None:
                yield one
        else:
            if part == others % PARTS:
                yield one
            others += 1


REPLACED: Final = {
    Verb.VARIANT: (Verb.SETUP,),
    Verb.EXPANSION: (Verb.SETUP,),
    Verb.NOTIFIED: (),
    Verb.HAND: (),
    Verb.BRANCH: (Verb.ACT,),
    Verb.TAKE_BACK: (),
    Verb.MISSED: (),
    Verb.SEAT_TO: (Verb.SEAT_ASK,),
    Verb.HOSTING: (Verb.MOTION,),
}
"""Verbs that a page need not offer any more, with those that are offered in their place.

The variant and the expansion are chosen in selects, a seat is offered only after a question, who has asked to be the
host can withdraw that and not ask again, a host is told of the start anyway, and *Refresh* is gone where nothing can
have changed. What happened needs no button where the hand tells all of it. What a branch led to may be in a select
beside the rest, and a branch offers nothing but its choices and the ways back.
"""


def differ(commit: str, press: Press, now: Answer, then: Answer) -> bool:
    """Whether something else came of a press than once did, and was not meant to.

    A game that starts is dealt by chance, which may leave a player a single answer. `de113bc` asked nobody about silent
    players where no clock runs; two of its tables wait for some, so whatever wakes them has the others asked now. Both
    knew no choice of icons, which the page of reminders offers by now, and kept no results of games. By now the log
    says how a motion ended, and that a pace was proposed, declined or accepted. The page of a game's history leads back
    to where it was opened. A late player is pinged for the vote about them, so a board with such a vote comes anew.
    """
    now, then = _without_results(now), _without_results(then)
    if press.id.verb is Verb.START:
        now, then = _without_shared_refusal(_without_forced(now)), _without_shared_refusal(_without_forced(then))
    if press.id.verb in (Verb.MOTION, Verb.DECLINE, Verb.AGREE, Verb.PROPOSE):
        now, then = _without_motions(now), _without_motions(then)
    if press.id.verb is Verb.HISTORY:
        now, then = _without_way_back(now), _without_way_back(then)
    if press.id.verb is Verb.BALLOT and not now.ways:
        then = replace(then, ways=(), offers=())
    if commit == "de113bc":
        now, then = _without_questions(now), _without_questions(then)
    return _without_word_beside(_without_new_ways(now, then)) != _without_word_beside(then)


def _without_motions(answer: Answer) -> Answer:
    """Leave out the row of the log that says how a motion ended, or began about a pace, with what it alone changes."""
    log = tuple(
        row for row in answer.log if row.split()[1] != "motion" or ("." not in row and row.split()[-1] != "pace")
    )
    kept = answer.stored if log else tuple(name for name in answer.stored if name not in ("games", "log"))
    return replace(answer, log=log, stored=kept)


def _without_way_back(answer: Answer) -> Answer:
    return replace(answer, offers=tuple(verb for verb in answer.offers if verb != Verb.MORE))


def _without_new_ways(answer: Answer, then: Answer) -> Answer:
    """Leave out what a page offers besides all that it offered then, such as a way back."""
    if not then.ways and answer.ways == ("private",):
        # What changed nothing was answered by nothing; now the player is told that it stands as it was.
        answer = replace(answer, ways=())
    if then.ways == ("private",) and answer.ways == ("update",) and then.stored:
        # What a wish has changed is told by the page itself.
        answer = replace(answer, ways=then.ways)
    gone = {*then.offers} - {*answer.offers}
    wanted = {one for verb in gone for one in REPLACED.get(Verb(verb), (verb,))}
    return replace(answer, offers=then.offers) if wanted <= {*answer.offers} else answer


def _without_shared_refusal(answer: Answer) -> Answer:
    """Leave out the refusal of a start with too few players: it had its own message in each game, and none was read."""
    return replace(answer, refusal="") if answer.refusal == "error-not-enough" else answer


def _without_word_beside(answer: Answer) -> Answer:
    """Leave out that a player was told of another table beside the answer: that hangs on what they were told before."""
    return replace(answer, ways=tuple(way for way in answer.ways if way != "private" or len(answer.ways) == 1))


def _without_forced(answer: Answer) -> Answer:
    return replace(
        answer,
        stored=tuple(name for name in answer.stored if name != "log"),
        log=tuple(row for row in answer.log if row.split()[1] != "auto"),
    )


def _without_results(answer: Answer) -> Answer:
    return replace(answer, stored=tuple(name for name in answer.stored if name not in ("results", "placings")))


def _without_questions(answer: Answer) -> Answer:
    return replace(
        answer,
        stored=tuple(name for name in answer.stored if name not in ("games", "log")),
        log=tuple(row for row in answer.log if row.split()[1] != "ask"),
    )


@pytest.mark.parametrize("part", [None, *(pytest.param(part, marks=pytest.mark.thorough) for part in range(PARTS))])
@pytest.mark.parametrize("commit", ORIGINS)
async def test_every_custom_id_of_a_commit_gets_the_answer_that_it_got_then(
    commit: str, part: int | None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The screen, the change or the refusal: never "out of date" where it was not, never an error."""
    presser, wrong, count = Presser(commit, tmp_path), [], 0
    for kept in some(commit, part):
        expected = read_answer(kept["answer"])
        before, press = [read_press(one) for one in kept.get("before", ())], read_press(kept["press"])
        answer, fresh = await presser.press(before, press)
        if differ(commit, press, answer, expected) and not fresh:
            # It may hang on what was pressed before, as how often a film is asked for.
            await presser.forget()
            answer, _ = await presser.press(before, press)
        if differ(commit, press, answer, expected):
            wrong.append(f"{kept['shape']}: {press.custom_id}\n  then {expected}\n  now  {answer}")
        count += 1
    await presser.forget()
    assert not wrong, "\n".join([f"{len(wrong)} of {count}", *wrong])
    assert [
        record.getMessage()
        for record in caplog.records
        if record.levelname in ("ERROR", "CRITICAL") and record.name.startswith("bot.")
    ] == []


def test_every_verb_of_today_stands_in_the_newest_list() -> None:
    """Where one is missing, `python -m tests.bot.origins` has to write the list again.

    Older lists have those that no message offers any more. Some stand only on answers to commands, which that world
    does not send: the pages of languages and of ladders, a thread for a table, the question of a rated game's end.
    """
    pressed = {read_press(one["press"]).id.verb for one in written(ORIGINS[0])["presses"]}
    older = {read_press(one["press"]).id.verb for commit in ORIGINS[1:] for one in written(commit)["presses"]}
    of_commands = {Verb.LANGUAGE, Verb.LADDER, Verb.SHOW_LADDER, Verb.OPEN_THREAD, Verb.ASK_STOP}
    assert set(Verb) - pressed - of_commands == {Verb.VARIANT, Verb.EXPANSION, Verb.SEAT_TO}
    assert {Verb.VARIANT, Verb.EXPANSION, Verb.SEAT_TO} <= older


@pytest.mark.parametrize("commit", ORIGINS)
def test_no_answer_that_is_expected_is_an_error_or_calls_a_button_old(commit: str) -> None:
    """So a list that is written again takes no fault for what is right."""
    bad = {"error-old-button", "error-unknown", "error-lost-modal", "error-own-fault"}
    assert [one["shape"] for one in written(commit)["presses"] if one["answer"].get("refusal") in bad] == []


@pytest.mark.parametrize("commit", ORIGINS)
async def test_each_verb_is_answered_in_the_way_in_which_it_was_answered_then(commit: str, tmp_path: Path) -> None:
    """By an update of the pressed message, privately or for all: a deferral announces it before anything is done."""
    (tmp_path / "awake").mkdir()
    then, presses = said(commit), [read_press(one["press"]) for one in written(commit)["presses"]]
    async with awake(tmp_path / "awake", database_of(commit, tmp_path), then["at"], then["messages"]) as world:
        # A wish to be told of the start is shown by the page on which it was pressed.
        assert await announced(world, presses) == written(commit)["kinds"] | {
            Verb.NOTIFIED.value: {"channel": "private", "private": "update"}
        }
