"""Recorded games of computers, shown to people who do not know the games yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bot.lessons.lesson import Scene, written
from engine.game import Event, View
from engine.replay import replay, steps
from engine.rules import AnyRules


@dataclass(frozen=True, slots=True)
class Sample:
    """A recorded game, with the number of moves in its film and the number of moves before its picture."""

    scene: Scene
    filmed: int
    pictured: int


SAMPLES: Final[Mapping[str, Sample]] = {
    "sobek": Sample(
        Scene(
            seats=3,
            options={},
            seed="sample 1",
            moves=written(
                """
        0:t.1 1:t.3 2:t.3 0:t.1 1:t.1 2:t.3 0:t.2 1:t.3 2:t.1 0:t.2 1:t.1 2:t.2 0:t.3 1:t.1
        2:s.new.ivory.ivory3,ivory0,amulet 2:e.deceit 0:t.2 1:s.new.ebony.ebony2,ebony2,ebony0 1:e.guild-eye.2 2:t.1
        0:s.new.ivory.ivory3,ivory3,amulet 0:e.flood 0:s.new.cattle.cattle1,cattle1,cattle1,cattle0g
        0:e.prosperity.cattle 1:t.1 2:t.3 0:t.1 1:s.new.cattle.cattle1,cattle0,scribe-cattle 1:e.curse.0 2:t.1 0:t.3
        1:t.1 2:t.4 0:s.new.marble.marble2,marble0,marble0g 1:c.queen 2:s.new.wheat.wheat1,wheat1,wheat1,wheat0g
        0:t.1 1:c.vizier.0 1:v.ebony2 2:t.1 0:t.1 1:t.3 2:c.scribe-fish 0:t.1 1:l.ebony.ebony2,ebony0,amulet
        1:l.fish.fish1,fish0g,fish0g 2:n.2 2:t.2 0:t.2 1:t.1 2:t.1 0:t.1 1:t.1 2:t.1 0:t.2 1:t.2 2:t.1 0:t.1 1:t.3
        2:t.1 0:t.1 1:t.1 2:t.2 0:t.1 1:s.new.fish.fish1,fish1,amulet 1:e.prosperity.fish
        2:s.new.cattle.cattle1,cattle1,cattle1,cattle0g 2:e.curse.0 0:s.new.wheat.wheat0,wheat0g,merchant
        0:e.guild-lotus.1 1:t.1 2:t.1 0:t.1 1:t.1
                """
            ),
        ),
        filmed=46,
        pictured=74,
    ),
    "duel": Sample(
        Scene(
            seats=2,
            options={},
            seed="sample 6",
            moves=written(
                """
        1:t.3 0:t.4 0:a.f 1:t.4 1:a.f 0:t.2 0:d.trade 1:c.queen 0:t.1 0:a.b 1:s.fish.fish-h0s,fish-v0s,scribe-fish
        1:p.two-deben 0:c.priestess.wheat 1:c.thief.red 0:t.1 1:t.1 0:t.2 0:a.f
        1:s.livestock.livestock-b1,livestock-v0s,scribe-livestock 1:p.scarabs.livestock 0:t.1 0:a.v 1:t.3 1:d.trade
        0:t.1 1:f 1:t.1 0:s.ebony.ebony-f2,ebony-f0,priest 0:p.mummy 1:t.1 0:t.1 1:t.4 0:t.1 0:d.trade 1:t.1
        0:c.vizier 0:v.architect 1:t.1 0:f 0:t.1
        1:s.livestock.livestock-v1,livestock-f1,livestock-f1,livestock-f0,statue-b 1:p.horus 0:t.1 0:a.h 1:t.3
        0:c.merchant.d5
                """
            ),
        ),
        filmed=46,
        pictured=40,
    ),
}
"""By the codes of games: the first round of Sobek and the beginning of the second, and a whole game of the duel."""


def pictured(rules: AnyRules, sample: Sample) -> View:
    """Return the public view at the moment of a sample's picture.

    Raises:
        IllegalAction: the rules no longer allow this game.
    """
    scene = sample.scene
    return replay(rules, scene.seats, scene.options, scene.seed, scene.moves[: sample.pictured]).view(None)


def filmed(rules: AnyRules, sample: Sample) -> Iterator[tuple[View, int, tuple[Event, ...]]]:
    """Yield the deal and each move of a sample's film: the public view after it, its seat, its public events.

    The deal has seat 0 and no events.

    Raises:
        IllegalAction: the rules no longer allow this game.
    """
    scene = sample.scene
    game = rules.new(scene.seats, scene.options, scene.seed)
    yield game.view(None), 0, ()
    for seat, _, events in steps(game, rules.parse, scene.moves[: sample.filmed]):
        yield game.view(None), seat, tuple(event.seen(None) for event in events)
