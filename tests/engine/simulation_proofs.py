"""What the proofs of the simulations share: games compared until there were so many actions, and a command line."""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.chance import Chance
from engine.simulation.rng import Rng

Transitions = Callable[[int], Iterator[str]]


class Differs(Exception):
    """The simulation says something else than the engine."""


def drawn(luck: Rng) -> int:
    """Return how often chance was drawn by a simulation that has the engine's own."""
    assert isinstance(luck, Chance)
    return luck.drawn


def compare(engine: dict[str, Any], sim: dict[str, Any]) -> None:
    """Raise Differs with what has another value in the engine than in the simulation, by its name."""
    for name, value in engine.items():
        if sim[name] != value:
            raise Differs(f"{name}: {value} in the engine, {sim[name]} in the simulation")


def prove(transitions: Transitions, first: int, actions: int) -> tuple[int, int, str | None]:
    """Play games from a number on until so many actions have been compared.

    Args:
        transitions: plays the game of a number by both at once, yields something for each action, and raises
            an error at a difference.
        first: the number of the first game.
        actions: how many are compared at least.

    Returns:
        How many games and actions were the same, and what was not, None if everything was.
    """
    same, number = 0, first
    while same < actions:
        try:
            for _ in transitions(number):
                same += 1
        except Exception as error:  # any error is reported with the game that it comes from
            return number - first, same, f"walk {number}, after {same} actions in all: {error!r}"
        number += 1
    return number - first, same, None


def main(name: str, transitions: Transitions, arguments: Sequence[str] | None = None) -> int:
    """Read the command line, play, and print one line of JSON; return 1 at the first difference.

    Args:
        name: the proof's, which the line tells.
        transitions: as for `prove`.
        arguments: the command line's, None for those of the process.
    """
    parser = argparse.ArgumentParser(description="Compare the simulation with the engine in random games.")
    parser.add_argument("--actions", type=int, default=1_000_000, help="how many are compared")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    given = parser.parse_args(arguments)
    start = time.monotonic()
    games, same, wrong = prove(transitions, given.first, given.actions)
    seconds = round(time.monotonic() - start)
    result = {"proof": name, "games": games, "actions": same, "seconds": seconds, "difference": wrong}
    sys.stdout.write(json.dumps(result) + "\n")
    return 0 if wrong is None else 1
