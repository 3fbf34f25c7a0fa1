"""Deciding in advance, as it is read: chosen as in the turn itself, said in words, shown to nobody else."""

from __future__ import annotations

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app_context import App
from bot.deadlines.table_deadlines import NOTHING
from bot.domain.ping_recipient import Seat
from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.board import board_screen
from bot.screens.choices.codec import find_branch, write_mask
from bot.screens.choices.labels import own_label
from bot.screens.components import button, link_button
from bot.screens.direct_messages import letter_screen
from bot.screens.hand import hand_screen
from bot.screens.header_and_footer import Frame
from bot.screens.plans import draft_page, plan_buttons, plan_page
from bot.store import PlanRow
from bot.tables import ChannelRef, DraftMode, PlanChoice, PlanView, ShownState, Table, TableSpec, VisibleGame, Wait
from bot.tables.plan_validity import EvaluatedPlan, PlanBody
from engine.game import Label, walk
from engine.planning.base_planner import PlanConditions
from engine.planning.contract import Plan, Void, Wish
from tests.bot.message_limits import check, every, full_game, table_of
from tests.bot.screens.throwaway import LANGUAGE, never_looked_up
from tests.depth import first_of

NAMES = ("Anna", "Bo")
LANGUAGES = [*Words.load().languages, LANGUAGE]
LONGEST_ID = 100  # what Discord takes


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """Have pictures painted: they are looked at."""


async def begun(app: App, kind: str = "sobek") -> tuple[Table, int]:
    """Return a game of two, and the seat that is not asked."""
    table = await app.tables.lobbies.create(TableSpec(ChannelRef(1, 2), kind, 2, {}, "en"), 1, "Anna")
    await app.tables.lobbies.join(table.id, 2, "Bo")
    table = await app.tables.lobbies.start(table.id, 1)
    return table, 1 - table.waiting[0]


def seen_by(table: Table, seat: int) -> VisibleGame:
    seen = table.seen_by(seat)
    assert seen is not None
    return seen


def user_of(table: Table, seat: int) -> int:
    user = table.players[seat].user
    assert user is not None
    return user


async def drafted(
    app: App, table: Table, seat: int, code: str, kind: str = "turn", drafting: DraftMode = DraftMode.FIRST
) -> PlanView:
    mark = seen_by(table, seat).mark
    table = await app.tables.plans.draft(table.id, user_of(table, seat), kind, mark, code, drafting=drafting)
    return next(one for one in seen_by(table, seat).plans if one.draft and one.kind == kind)


async def planned(app: App, table: Table, seat: int, *codes: str) -> Table:
    for place, code in enumerate(codes):
        draft = await drafted(app, table, seat, code, drafting=DraftMode.ELSE if place else DraftMode.FIRST)
    return await app.tables.plans.confirm(table.id, user_of(table, seat), "turn", draft.stamp)


def texts(screen: Screen | None) -> str:
    assert screen is not None
    return "\n".join(part["content"] for part in every(components(screen)) if part["type"] == 10)


def components(screen: Screen) -> Any:
    return screen.view.to_components()


def presses(screen: Screen | None) -> list[PressId]:
    assert screen is not None
    ids = [part["custom_id"] for part in every(components(screen)) if "custom_id" in part]
    assert len(set(ids)) == len(ids)
    assert all(len(one) <= LONGEST_ID for one in ids)
    found = [PressId.parse(one) for one in ids]
    assert None not in found
    return [one for one in found if one is not None]


async def test_a_card_is_planned_in_three_presses_from_the_hand(app: App) -> None:
    """Plan, the card, save: each button is on the page that the one before shows."""
    table, seat = await begun(app)
    hand = presses(await hand_screen(app, table, seat, "en"))
    plan = next(one for one in hand if one.verb is Verb.PLAN)
    assert plan.arg == "turn.f"
    chosen = presses(await plan_page(app, table, seat, "en", "turn", DraftMode.FIRST))
    assert PressId(table.id, seen_by(table, seat).mark, Verb.PLAN, "turn.f|t.1") in chosen
    draft = await drafted(app, table, seat, "t.1")
    table = await app.tables.get(table.id)
    page = presses(draft_page(app, table, seat, "en", "turn"))
    assert next(one for one in page if one.verb is Verb.PLAN_MAKE).arg == f"turn|{draft.stamp}"


async def test_whoever_is_asked_is_offered_no_plan(app: App) -> None:
    table, seat = await begun(app)
    hand = presses(await hand_screen(app, table, 1 - seat, "en"))
    assert not any(one.verb is Verb.PLAN for one in hand)
    assert await plan_page(app, table, 1 - seat, "en", "turn", DraftMode.FIRST) is None
    assert draft_page(app, table, 1 - seat, "en", "turn") is None


@pytest.mark.parametrize("kind", ["sobek", "duel"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_begins_with_what_a_plan_is(app: App, kind: str, language: str) -> None:
    """Before the choices; who has a draft, or looks into a branch, has read it."""
    table, seat = await begun(app, kind)
    table = replace(table, language=language)
    screen = await plan_page(app, table, seat, language, "turn", DraftMode.FIRST)
    assert screen is not None
    first = every(screen.view.to_components())
    explained = app.speech(table, language).say("plan-text")
    assert explained in next(part["content"] for part in first if part["type"] == 10)  # type: ignore[arg-type]
    draft = await drafted(app, table, seat, "t.2" if kind == "sobek" else _first_code(table, seat))
    assert draft.draft
    table = await app.tables.get(table.id)
    more = await plan_page(app, table, seat, language, "turn", DraftMode.ELSE)
    assert explained not in texts(more)


def _first_code(table: Table, seat: int) -> str:
    """Return the code of the first thing that can be planned."""
    decision = seen_by(table, seat).plannable_decision("turn")
    assert decision is not None
    return next(choice.code for choice in walk(decision.choices) if choice.action is not None)


async def test_a_plan_says_what_is_tried_where_the_card_lies_by_now_and_what_it_may_cost(app: App) -> None:
    table, seat = await begun(app)
    row = seen_by(table, seat).view.row
    table = await planned(app, table, seat, "t.3", "t.2")
    speech = app.speech(table, "en")
    names = [speech.name(row[place] or Label("card", "hidden")) for place in (2, 1)]
    said = texts(await hand_screen(app, table, seat, "en"))
    assert f"> Take a card: {names[0]} (now at 3)" in said
    assert f"> If that fails: Take a card: {names[1]} (now at 2)" in said
    assert "at most" in said
    table = (await app.tables.play.act(table.id, user_of(table, 1 - seat), None, ["t.1"])).table
    said = texts(await hand_screen(app, table, seat, "en"))
    assert f"{names[0]} (now at 2)" in said
    assert f"{names[1]} (now at 1)" in said


async def test_while_it_waits_it_says_when_and_can_be_dropped(app: App) -> None:
    table, seat = await begun(app)
    table = await planned(app, table, seat, "t.2")
    drop = next(one for one in presses(await hand_screen(app, table, seat, "en")) if one.verb is Verb.PLAN_DROP)
    assert drop.arg == "turn"
    table = (await app.tables.play.act(table.id, user_of(table, 1 - seat), None, ["t.1"])).table
    waits = {Seat(seat): Wait(table.asked[seat], 1_800_000_000)}
    table = await app.tables.outbox.update_shown(table.id, lambda _, shown: ShownState(board=5, waits=waits))
    screen = await hand_screen(app, table, seat, "en")
    assert "It is played <t:1800000120:R>, unless you move first." in texts(screen)
    assert any(one.verb is Verb.PLAN_DROP for one in presses(screen))
    assert not any(one.verb is Verb.PLAN for one in presses(screen))


async def test_a_void_plan_is_told_with_why_in_the_hand_and_in_the_letter_alone(app: App) -> None:
    table, seat = await begun(app)
    table = await planned(app, table, seat, "t.1")
    table = (await app.tables.play.act(table.id, user_of(table, 1 - seat), None, ["t.1"])).table
    why = "Dropped: what you wanted is no longer possible."
    assert why in texts(await hand_screen(app, table, seat, "en"))
    assert why in texts(letter_screen(app, table, seat, "en", NOTHING, 0, 1, ""))
    assert "plan" not in texts(await board_screen(app, table)).casefold()
    assert "plan" not in texts(await hand_screen(app, table, 1 - seat, "en")).casefold().replace("plan my", "")
    table = await app.tables.plans.drop(table.id, user_of(table, seat), "turn")
    assert why not in texts(await hand_screen(app, table, seat, "en"))


@pytest.mark.parametrize("language", Words.load().languages)
async def test_what_a_plan_did_is_told_to_its_owner_in_his_hand_alone(app: App, language: str) -> None:
    """Above what the plan did, as for what a stand-in does."""
    table, seat = await begun(app)
    table = await planned(app, table, seat, "t.2")
    table = (await app.tables.play.act(table.id, user_of(table, 1 - seat), None, ["t.1"])).table
    table = await app.tables.plans.execute(table.id, seat, table.asked[seat])
    word = app.words.text(language, "plan-played")
    said = texts(await hand_screen(app, table, seat, language))
    before, found, after = said.partition(f"> {word}\n> ")
    assert found, said
    assert app.speech(table, language).names[1 - seat] in before
    assert after.startswith("You took "), after
    for other in (await hand_screen(app, table, 1 - seat, language), await board_screen(app, table)):
        assert word not in texts(other)
    assert presses(await hand_screen(app, table, seat, language))


async def test_the_common_board_is_the_same_with_a_plan_and_without(app: App) -> None:
    def shown(screen: Screen) -> Any:
        return components(screen), screen.files

    table, seat = await begun(app)
    before = shown(await board_screen(app, table))
    other = shown(await hand_screen(app, table, 1 - seat, "en"))
    table = await planned(app, table, seat, "t.2")
    assert shown(await board_screen(app, table)) == before
    assert shown(await hand_screen(app, table, 1 - seat, "en")) == other


async def test_a_face_down_card_is_bound_without_telling_what_it_is(app: App) -> None:
    """Among the first tables there is one with a character within reach."""
    for number in range(40):
        table = await app.tables.lobbies.create(
            TableSpec(ChannelRef(1, 100 + number), "sobek", 2, {}, "en"), 2 * number + 1, "Anna"
        )
        await app.tables.lobbies.join(table.id, 2 * number + 2, "Bo")
        table = await app.tables.lobbies.start(table.id, 2 * number + 1)
        seat = 1 - table.waiting[0]
        row = seen_by(table, seat).view.row
        if None in row[:4]:
            break
    place = row.index(None) + 1
    table = await planned(app, table, seat, f"t.{place}")
    assert [one["said"] for one in map(json.loads, [row.body for row in table._plans])] == [
        [[[[["choice", "take"], ["card", "hidden"]], [f"t.{place}"], []]]]
    ]
    said = texts(await hand_screen(app, table, seat, "en"))
    assert f"{app.speech(table, 'en').name(Label('card', 'hidden'))} (now at {place})" in said


@first_of("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_every_page_of_a_plan_keeps_the_limits_and_is_looked_up(app: App, kind: str, language: str) -> None:
    """Everything that may be decided in advance is opened and drafted."""
    table, seat = await begun(app, kind)
    seen = seen_by(table, seat)
    for what in seen.planned_kinds:
        decision = seen.plannable_decision(what)
        assert decision is not None
        for code in ("", *(choice.code for choice in walk(decision.choices) if choice.action is None)):
            screen = await plan_page(app, table, seat, language, what, DraftMode.FIRST, branch=code)
            assert screen is not None
            check(screen)
            presses(screen)
        for choice in walk(decision.choices):
            gather = choice.gather
            picked = tuple(range(gather.least)) if gather is not None else ()
            if choice.action is None and gather is None:
                continue
            user, mark = user_of(table, seat), seen.mark
            assert find_branch(decision, choice.code) is not None
            assert write_mask(picked)
            table = await app.tables.plans.draft(table.id, user, what, mark, choice.code, picked)
            page = draft_page(app, table, seat, language, what)
            assert page is not None
            check(page)
            presses(page)
            if language == LANGUAGE:
                assert never_looked_up(texts(page), NAMES) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    words = Words.load()
    if language in words.languages:
        found = {words.text(language, f"plan-void-{why}") for why in (*Void, "back")}
        assert len(found) == len(Void) + 1


async def test_a_tile_is_said_with_its_square_once(app: App) -> None:
    """In the 2-player game a tile is chosen by column and square; what is read then is the tile and the square."""
    table, seat = await begun(app, "duel")
    seen = seen_by(table, seat)
    decision = seen.plannable_decision("turn")
    assert decision is not None
    squares = [one for one in walk(decision.choices) if one.label.term == "square" and one.action is not None]
    table = await planned(app, table, seat, squares[0].code)
    said = texts(await hand_screen(app, table, seat, "en"))
    speech = app.speech(table, "en")
    assert f"> Take a tile: {own_label(app.face(table), squares[0].label, seen.view, speech)}\n" in said


async def test_sets_for_the_end_of_the_round_are_laid_together(app: App) -> None:
    """Each good once, one after the other; that nothing more is laid need not be said."""
    for number in range(200):
        lobbies, user = app.tables.lobbies, 2 * number + 1
        table = await lobbies.create(TableSpec(ChannelRef(1, 200 + number), "sobek", 2, {}, "en"), user, "Anna")
        await lobbies.join(table.id, user + 1, "Bo")
        table = await lobbies.start(table.id, user)
        for _ in range(60):
            seen = seen_by(table, table.waiting[0])
            other = 1 - table.waiting[0]
            if "lay" in seen_by(table, other).planned_kinds:
                break
            takes = [one for one in seen.legal if one.code.startswith("t.")]
            who = user_of(table, table.waiting[0])
            table = (await app.tables.play.act(table.id, who, None, [(takes or list(seen.legal))[-1].code])).table
            if not table.status.live or len(table.waiting) != 1:
                break
        else:
            continue
        if table.status.live and len(table.waiting) == 1:
            break
    decision = seen_by(table, other).plannable_decision("lay")
    assert decision is not None
    first = next(one for one in decision.choices if one.gather is not None)
    mark = seen_by(table, other).mark
    who = user_of(table, other)
    table = await app.tables.plans.draft(table.id, who, "lay", mark, first.code, (0, 1, 2))
    page = draft_page(app, table, other, "en", "lay")
    more = {one.arg for one in presses(page) if one.verb is Verb.PLAN}
    assert f"lay.{DraftMode.ELSE}" not in more
    assert (f"lay.{DraftMode.ALSO}" in more) == (sum(one.gather is not None for one in decision.choices) > 1)
    assert app.speech(table, "en").name(first.label) in texts(page)
    draft = next(one for one in seen_by(table, other).plans if one.draft)
    table = await app.tables.plans.confirm(table.id, who, "lay", draft.stamp)
    codes = json.loads(table._plans[0].body)["plan"]["wishes"][0]["codes"]
    assert codes[0].startswith(first.code)
    assert codes[1:] in ([], ["d"]), "nothing more is laid, unless nothing more could be"


@pytest.mark.parametrize("language", Words.load().languages)
async def test_the_fullest_hand_has_room_for_the_fullest_plan(app: App, language: str) -> None:
    """Four wishes of twenty cards each for every kind of decision, asked and not, elsewhere, with a note."""
    said = PlanChoice((Label("choice", "give"),), ("g.fish0",), (Label("card", "fish0"),) * 20)
    wishes = (Wish(("t.1",), "3"),) * 4

    def look(kind: str, seat: int, *actions: str) -> EvaluatedPlan:
        body = PlanBody(Plan(kind, wishes, PlanConditions((), (), 1).conditions, 9), ((said,),) * 4)
        return EvaluatedPlan(PlanRow(seat, kind, "{}", 1, 1), body, wishes, None, actions)

    table = table_of(full_game(), language)
    links = (link_button("there", "https://discord.com"), button("games", PressId(0, 0, Verb.GAMES, "0.h")))
    frame = Frame("head", links, note="n" * 400)
    seat = table.waiting[0]
    asked = replace(table, _evaluated_plans=(look("turn", seat, "t.1"),))
    check(await hand_screen(app, asked, seat, language, notice=["x" * 200] * 20, frame=frame))
    other = (seat + 1) % 4
    idle = replace(table, _evaluated_plans=tuple(look(kind, other) for kind in ("turn", "lay", "scribe")))
    check(await hand_screen(app, idle, other, language, notice=["x" * 200] * 20, frame=frame))
    for kind in seen_by(idle, other).planned_kinds:
        screen = await plan_page(app, idle, other, language, kind, DraftMode.FIRST, frame=frame)
        assert screen is not None
        check(screen)
    draft = replace(look("turn", other), row=PlanRow(other, "turn?", "{}", 1, 1, "draft"))
    screen = draft_page(app, replace(table, _evaluated_plans=(draft,)), other, language, "turn", frame)
    assert screen is not None
    check(screen)


def test_a_kind_of_decision_without_words_is_not_offered_in_advance(app: App) -> None:
    """The game says which kinds there are; those that nobody can name are asked as ever."""
    table = table_of(full_game(), "en")
    seen: Any = SimpleNamespace(planned_kinds=("turn", "barter", "scribe"), mark=1)
    pressed = [PressId.parse(str(one.custom_id)) for one in plan_buttons(table, seen, app.speech(table, "en"))]
    assert [press.arg for press in pressed if press is not None] == ["turn.f", "scribe.f"]
