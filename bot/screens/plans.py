"""The ephemeral pages of plans: choose a turn in advance, confirm it, show it in the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from discord.ui import Button

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.reconciler.due_actions import plan_runs_at
from bot.screens.choices.choice_buttons import ChoicePanel, add_choices
from bot.screens.choices.codec import DONE, find_branch, is_done
from bot.screens.choices.images import draw_first, possible_offers
from bot.screens.choices.labels import Labels, own_label
from bot.screens.components import GOOD, QUIET, Layout, PictureFile, button, moment, select
from bot.screens.header_and_footer import NO_FRAME, Frame
from bot.tables import MAX_WISHES, DraftMode, PlanChoice, PlanView, Table, VisibleGame
from engine.game import Decision, Label, Role, role_of, walk
from render.presentation import AnyFace

PICTURE: Final = "plan.png"
ANY: Final = "any"
DRAFT: Final = "d"
"""Stands instead of a `Drafting`: show the draft as it is."""
MOST_CORRUPTION: Final = 9
_SQUARE: Final = "square"
_COLUMN: Final = "column"


@dataclass(frozen=True, slots=True)
class PlanIds:
    """The custom ids of choices that are made in advance: a press adds them to the draft."""

    table: Table
    mark: int
    kind: str
    drafting: DraftMode

    def act(self, code: str) -> PressId:
        """Return the custom id that adds an action to the draft."""
        return self._press(Verb.PLAN, code)

    def branch(self, code: str) -> PressId:
        """Return the custom id that shows what is below a branch and adds nothing yet."""
        return self._press(Verb.PLAN, code)

    def pick(self, code: str, mask: str, part: int) -> PressId:
        """Return the custom id of a select that marks things of a branch."""
        return self._press(Verb.PLAN_PICK, f"{code}|{mask}|{part}")

    def play(self, code: str, mask: str) -> PressId:
        """Return the custom id that adds the marked things to the draft."""
        return self._press(Verb.PLAN_PLAY, f"{code}|{mask}")

    def _press(self, verb: Verb, arg: str) -> PressId:
        return PressId(self.table.id, self.mark, verb, f"{self.kind}.{self.drafting}|{arg}")


async def plan_page(
    app: App,
    table: Table,
    seat: int,
    language: str,
    kind: str,
    drafting: DraftMode,
    *,
    branch: str = "",
    picked: str | None = None,
    frame: Frame = NO_FRAME,
) -> Screen | None:
    """Return what can be chosen for a decision that is not asked yet; None if nothing can.

    Args:
        app: the bot.
        table: one whose game is running.
        seat: the seat that plans.
        language: the reader's.
        kind: what kind of decision it is.
        drafting: what the choice does with the wishes that the draft already has.
        branch: the code of the open branch, empty for the whole decision.
        picked: the mask of the cards picked so far below that branch; None for what is suggested.
        frame: what stands above and below.
    """
    seen = table.seen_by(seat)
    decision = _offered(seen, kind, drafting) if seen is not None else None
    if seen is None or decision is None:
        return None
    speech, face, view = app.speech(table, language), app.face(table), seen.view
    choice = find_branch(decision, branch) if branch else None
    layout = Layout()
    # What a plan is stands before the first choice; who has made one knows it.
    explained = "" if choice is not None or drafting is not DraftMode.FIRST else f"-# {speech.say('plan-text')}"
    lines = (frame.head, f"**{speech.say(f'plan-title-{kind}')}**", explained)
    layout.text("\n".join(line for line in lines if line))
    offers = list(possible_offers(decision, choice, picked))
    plain = app.speech(table, language, markdown=False)
    picture, numbered = await app.draw(draw_first, face, offers, view, plain)
    layout.picture(PictureFile(PICTURE, picture.data, picture.alt))
    labels = Labels(face, view, speech, numbered=numbered)
    ids = PlanIds(table, seen.mark, kind, drafting)
    add_choices(ChoicePanel(layout, app, labels, ids), decision, choice, picked)
    if choice is not None:
        back = PressId(table.id, seen.mark, Verb.PLAN, f"{kind}.{drafting}")
    elif drafting is DraftMode.FIRST:
        back = _press(table, Verb.HAND)
    else:
        back = PressId(table.id, seen.mark, Verb.PLAN, f"{kind}.{DRAFT}")
    layout.buttons([button(speech.say("hand-back"), back, QUIET), *frame.links])
    return layout.screen()


def draft_page(app: App, table: Table, seat: int, language: str, kind: str, frame: Frame = NO_FRAME) -> Screen | None:
    """Return a draft in words, with buttons to confirm it and to add to it; None if there is no draft."""
    seen = table.seen_by(seat)
    draft = next((one for one in seen.plans if one.draft and one.kind == kind), None) if seen is not None else None
    if seen is None or draft is None:
        return None
    speech = app.speech(table, language)
    layout = Layout()
    layout.text(frame.head)
    layout.text("\n".join(_lines(draft, _Namer(app.face(table), seen, speech))))
    if draft.takes:
        layout.select(_corruption(table, draft, speech))
    layout.text(f"-# {speech.say('plan-when')}\n-# {speech.say('plan-off')}")
    save = _press(table, Verb.PLAN_MAKE, f"{kind}|{draft.stamp}")
    layout.buttons([button(speech.say("plan-save"), save, GOOD, disabled=draft.void is not None)])
    more = [
        button(speech.say(_MORE[drafting]), PressId(table.id, seen.mark, Verb.PLAN, f"{kind}.{drafting}"))
        for drafting in (DraftMode.ELSE, DraftMode.ALSO)
        if draft.void is None and len(draft.wishes) < MAX_WISHES and _offered(seen, kind, drafting) is not None
    ]
    restart = PressId(table.id, seen.mark, Verb.PLAN, f"{kind}.{DraftMode.FIRST}")
    more.append(button(speech.say("plan-anew"), restart))
    layout.buttons([*more, button(speech.say("hand-back"), _press(table, Verb.HAND), QUIET), *frame.links])
    return layout.screen()


def add_plans(layout: Layout, app: App, table: Table, seen: VisibleGame, speech: BoundSpeech) -> None:
    """Show the plans of a seat that is not asked, each with a button that drops it."""
    namer = _Namer(app.face(table), seen, speech)
    for plan in _confirmed(seen):
        layout.entry("\n".join(_lines(plan, namer)), _drop(table, plan, speech))


def plan_lines(app: App, table: Table, seen: VisibleGame, speech: BoundSpeech, asked: str) -> str:
    """Return the plans for the kind of decision that a seat is asked, and when they are executed."""
    namer, lines = _Namer(app.face(table), seen, speech), []
    for plan in _confirmed(seen, asked):
        lines += _lines(plan, namer)
        if plan.ready and seen.viewer is not None and (runs := plan_runs_at(table, seen.viewer)) is not None:
            lines.append(f"-# {speech.say('plan-soon', when=moment(runs))}")
    return "\n".join(lines)


def plan_buttons(table: Table, seen: VisibleGame, speech: BoundSpeech) -> list[Button[Any]]:
    """Return the buttons that begin a plan; a kind of decision without a message cannot be planned."""
    return [
        button(speech.say(f"plan-open-{kind}"), PressId(table.id, seen.mark, Verb.PLAN, f"{kind}.{DraftMode.FIRST}"))
        for kind in seen.planned_kinds
        if speech.find(f"plan-open-{kind}") is not None
    ]


def drop_button(table: Table, seen: VisibleGame, speech: BoundSpeech, asked: str) -> Button[Any] | None:
    """Return the button that drops the plan for the kind of decision that is asked, if there is one."""
    return next((_drop(table, plan, speech) for plan in _confirmed(seen, asked)), None)


def why_not_executed(seen: VisibleGame | None, speech: BoundSpeech) -> str | None:
    """Return why the plan for what a seat is asked is not executed, None if no such plan is void."""
    decision = seen.decision if seen is not None else None
    if seen is None or decision is None:
        return None
    why = (plan.void for plan in _confirmed(seen, decision.kind) if plan.void is not None)
    return next((speech.say(f"plan-void-{one}") for one in why), None)


_MORE: Final = {DraftMode.ELSE: "plan-else", DraftMode.ALSO: "plan-also"}


def _confirmed(seen: VisibleGame, asked: str | None = None) -> Iterator[PlanView]:
    return (plan for plan in seen.plans if not plan.draft and asked in (None, plan.kind))


def _drop(table: Table, plan: PlanView, speech: BoundSpeech) -> Button[Any]:
    label = speech.say("plan-drop" if plan.void is None else "plan-dismiss")
    return button(label, _press(table, Verb.PLAN_DROP, plan.kind), QUIET)


def _offered(seen: VisibleGame, kind: str, drafting: DraftMode) -> Decision | None:
    """Return the decision from which a drafting chooses; None if there is nothing to choose.

    Only a turn can fail because of what others do, so only a turn has an "else". Choices that are made together are
    sets that are laid one after the other: each can be laid once, and "lay no more" ends the plan.
    """
    decision = seen.plannable_decision(kind)
    if decision is None:
        return None
    # What can be taken stands at the root, as on the board, because most plans take something.
    decision = replace(
        decision, choices=tuple(replace(one, public=role_of(one) is Role.TAKE) for one in decision.choices)
    )
    if drafting is DraftMode.FIRST:
        return decision
    if drafting is DraftMode.ELSE:
        return decision if decision.turn else None
    if not any(is_done(one) for one in decision.choices):
        return None
    draft = next((one for one in seen.plans if one.draft and one.kind == kind), None)
    chosen = [said.path[-1] for wish in (draft.wishes if draft is not None else ()) for said in wish]
    names = {(str(label.term), label.code) for label in chosen}
    rest = tuple(
        one
        for one in decision.choices
        if not is_done(one) and (one.label.term, one.label.code) not in names and DONE not in names
    )
    return replace(decision, choices=rest) if rest else None


@dataclass(frozen=True, slots=True)
class _Namer:
    """Names the wishes of a plan by the labels of the choices: a square says what lies there now."""

    face: AnyFace
    seen: VisibleGame
    speech: BoundSpeech

    def wish(self, kind: str, wish: Sequence[PlanChoice], square: str | None) -> str:
        """Return a wish in words; `square` is where the thing that it takes lies now."""
        name = self.speech.join([self._said(kind, one) for one in wish])
        last = wish[-1].path[-1]
        if square is None or (last.term, last.code) == (_SQUARE, square):
            return name
        return self.speech.say("plan-place", wish=name, place=square)

    def _said(self, kind: str, said: PlanChoice) -> str:
        speech = self.speech
        first, *rest = (label for label in said.path if label.term != _COLUMN)
        name = speech.name(first)
        if rest:
            text = ", ".join(self._name(kind, label) for label in rest)
            name = speech.say("labelled", name=name, text=text)
        return speech.say("plan-wish-of", wish=name, things=said.things) if said.things else name

    def _name(self, kind: str, label: Label) -> str:
        if label.term == _SQUARE and (decision := self.seen.plannable_decision(kind)) is not None:
            things = (choice.label for choice in walk(decision.choices))
            on_square = (one for one in things if (one.term, one.code) == (label.term, label.code))
            for thing in on_square:
                return own_label(self.face, thing, self.seen.view, self.speech) or self.speech.name(label)
        return self.speech.name(label)


def _lines(plan: PlanView, namer: _Namer) -> list[str]:
    """Return a plan in words: what is tried first, what else, what it may cost, or why it is void."""
    speech = namer.speech
    lines = [f"**{speech.say(f'plan-title-{plan.kind}')}**"]
    if plan.void is not None:
        lines.append(speech.say(f"plan-void-{plan.void}"))
    for count, (wish, square) in enumerate(zip(plan.wishes, plan.places, strict=True)):
        text = namer.wish(plan.kind, wish, square if plan.void is None else None)
        lines.append(f"> {speech.say('plan-wish-else', wish=text) if count else text}")
    if plan.takes and plan.void is None:
        lines.append(f"-# {_allowed(plan.corruption, speech)}")
    return lines


def _corruption(table: Table, draft: PlanView, speech: BoundSpeech) -> Any:
    values: list[int | None] = [*range(MOST_CORRUPTION + 1), None]
    return select(
        [(_allowed(value, speech), ANY if value is None else str(value), None) for value in values],
        _press(table, Verb.PLAN_ALLOW, f"{draft.kind}|{draft.stamp}"),
        speech.say("plan-allow"),
        chosen=[values.index(draft.corruption)] if draft.corruption in values else [],
    )


def _allowed(corruption: int | None, speech: BoundSpeech) -> str:
    return speech.say("plan-allow-any") if corruption is None else speech.say("plan-allow-count", count=corruption)


def _press(table: Table, verb: Verb, arg: str = "") -> PressId:
    return PressId(table.id, table.version, verb, arg)
