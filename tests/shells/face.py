"""The face of Shells, drawn plainly by what the house has for every game: sheets of things, lists, cut texts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.events import GameEnded
from engine.game import Decision, Event, Named, Seat
from render import card_sheet, final_hands
from render.alt_text_fitting import cut
from render.canvas import drawn_sprites
from render.canvas.drawn_sprites import Pen, Sprite
from render.canvas.theme import BRONZE, CREAM, INK, PANEL, ROSE, SAND, Colour
from render.card_sheet import Section
from render.final_hands import HeldThings, Holder
from render.player_names import drawable
from render.presentation import Face, Offer, OffersThings, Picture, ShowsHands, Speech
from render.text_parts import LIMIT, fit, name_with_standing, one_line
from tests.shells.game import Drawn, Shell, ShellsView, Taken


class ShellsFace(Face[ShellsView, Event]):
    """What Shells shows of itself."""

    @property
    def shows_hands(self) -> ShowsHands[ShellsView]:
        return self

    @property
    def offers_things(self) -> OffersThings[ShellsView]:
        return self

    def board(self, view: ShellsView, speech: Speech, news: Sequence[Event] = ()) -> Picture:
        parts = [Section("felucca", speech.say("shells-row"), view.row, 148, SAND, numbered=bool(view.row))]
        for seat, held in enumerate(view.hands):
            name = drawable(speech.seating[seat]).text or speech.say("player-number", number=seat + 1)
            parts.append(Section(f"seat-{seat}", name_with_standing(seat, name, speech), held, 74, PANEL))
        return card_sheet.draw_sheet(parts, cut(" ".join(self._lines(view, speech))), shell)

    def hand(self, view: ShellsView, speech: Speech) -> Picture:
        return card_sheet.draw_sheet(
            [self._own(view, speech)], speech.say("shells-hand", shells=self._held(view)), shell
        )

    def hands(self, views: Sequence[ShellsView], speech: Speech) -> Picture:
        return final_hands.draw_hands([self._holder(view, speech) for view in views], speech, shell)

    def hands_text(self, views: Sequence[ShellsView], speech: Speech) -> str:
        return final_hands.hands_text([self._holder(view, speech) for view in views], speech)

    def offer(self, offer: Offer, view: ShellsView, speech: Speech) -> Picture | None:
        if not all(isinstance(thing, Shell) for thing in offer.things):
            return None
        things = Section("", "", offer.things, 148, SAND, numbered=True, picked=frozenset(offer.picked))
        parts = [things] if offer.held else [things, self._own(view, speech)]
        return card_sheet.draw_sheet(parts, speech.say("shells-offer", shells=offer.things), shell)

    def label(self, thing: Named, view: ShellsView, speech: Speech, *, held: bool = False) -> str | None:
        return None

    def tell(self, event: Event, speech: Speech) -> str | None:
        match event:
            case Taken(seat, taken):
                return speech.say("shells-taken", seat=Seat(seat), shell=taken)
            case Drawn(seat, thrown, drawn):
                return speech.say("shells-drawn", seat=Seat(seat), thrown=thrown, drawn=drawn)
            case GameEnded(outcome):
                return "\n".join(
                    speech.say("shells-points", seat=Seat(s), points=p) for s, p in enumerate(outcome.scores)
                )
        return None

    def ask(self, decision: Decision, view: ShellsView, speech: Speech) -> str:
        return speech.say("shells-ask")

    def status(self, view: ShellsView, speech: Speech) -> str:
        if view.turn is None:
            return speech.say("shells-over")
        return one_line(
            [speech.say("shells-left", count=view.left), speech.say("shells-turn", seat=Seat(view.turn))], speech
        )

    def text_board(self, view: ShellsView, speech: Speech) -> str:
        return fit(self._lines(view, speech), speech)

    def scores(self, view: ShellsView, speech: Speech, limit: int = LIMIT) -> str:
        if view.outcome is None:
            return speech.say("shells-none-yet")
        return fit((self.tell(GameEnded(view.outcome), speech) or "").splitlines(), speech, limit)

    def topics(self) -> Sequence[str]:
        return ("turn", "end")

    def preload(self) -> None:
        shell(None, 74, PANEL)

    def _lines(self, view: ShellsView, speech: Speech) -> list[str]:
        held = [speech.say("shells-held", seat=Seat(seat), shells=hand) for seat, hand in enumerate(view.hands)]
        return [self.status(view, speech), speech.say("shells-lying", shells=view.row), *held]

    def _held(self, view: ShellsView) -> tuple[Shell | None, ...]:
        return () if view.viewer is None else view.hands[view.viewer]

    def _own(self, view: ShellsView, speech: Speech) -> Section:
        return Section("hand", speech.say("shells-yours"), self._held(view), 148, PANEL)

    def _holder(self, view: ShellsView, speech: Speech) -> Holder:
        held = tuple(one for one in self._held(view) if one is not None)
        return Holder(view.viewer or 0, (HeldThings("hand", speech.say("shells-yours"), held, held),))


@lru_cache(maxsize=128)
def shell(one: Shell | None, width: int, ground: Colour) -> Sprite:
    """Draw a shell with its number; one that is not known without."""
    pen = Pen(100, 100, width * 3 / 100)
    pen.oval(50, 50, 50, 50, INK)
    pen.oval(50, 50, 46, 46, CREAM if one else BRONZE)
    for angle in range(-60, 61, 30):
        pen.line([(50, 92), drawn_sprites.around(50, 92, 24, angle)], 3, ROSE)
    if one is not None:
        pen.letters(one.code, 50, 44, 50, INK)
    return drawn_sprites.to_sprite(drawn_sprites.shrink(pen.image, width, width), ground)


FACE = ShellsFace()
