"""`python -m tests.bot.faults`: every scenario broken at every place, then the machine until the time is over."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import logging
import tempfile
import time
import traceback
from pathlib import Path
from random import SystemRandom

from tests.bot.faults.breaking import Breaker
from tests.bot.faults.closing import CLOSING
from tests.bot.faults.forgetting import FORGETTING
from tests.bot.faults.inviting import INVITING
from tests.bot.faults.overtime import OVERTIME
from tests.bot.faults.planning import PLANS
from tests.bot.faults.scenarios import SCENARIOS, Scenario
from tests.bot.faults.seats import SEATS
from tests.bot.faults.seeded import run_machine
from tests.bot.faults.settings import SETTINGS
from tests.bot.faults.watching import WATCHING

LINE = 25
"""After how many seeds of the machine a line tells how it goes."""
TOLD = 3
"""How many of a scenario's failures are told."""


async def break_everywhere(scenario: Scenario) -> int:
    """Break a scenario at every place; return how many times it was not healed."""
    began, wrong = time.monotonic(), 0
    with tempfile.TemporaryDirectory() as folder:
        breaker = Breaker(scenario, Path(folder))
        try:
            places = await breaker.prepare()
        except Exception:
            print(f"{scenario.name}: NOT RIGHT without any fault\n{traceback.format_exc()}", flush=True)
            await breaker.give_up()
            return 1
        for place in places:
            try:
                await breaker.at(place)
            except Exception as error:
                _let_go()
                wrong += 1
                if wrong <= TOLD:
                    print(f"  NOT HEALED: {error} | {_reason(error)}", flush=True)
                await breaker.give_up()
    seconds = time.monotonic() - began
    print(f"{scenario.name}: {len(places)} places, {wrong} not healed, {seconds:.1f} s", flush=True)
    return wrong


async def run_seed(seed: int, steps: int) -> bool:
    """Let the machine run once; return whether all was right, and tell seed, reason and trail if it was not."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            await run_machine(seed, steps, Path(folder))
        except Exception as error:
            _let_go()
            print(f"  NOT HEALED: --seed {seed} --steps {steps} | {_reason(error)}{error}", flush=True)
            return False
    return True


async def run_seeds(until: float, steps: int) -> int:
    """Let the machine run with ever new seeds until a moment of the monotonic clock; return how many went wrong."""
    began, wrong = time.monotonic(), 0
    first = SystemRandom().randrange(1_000_000, 1_000_000_000)
    for count, seed in enumerate(itertools.count(first)):
        over = count > 0 and time.monotonic() >= until
        if count and (over or count % LINE == 0):
            minutes = (time.monotonic() - began) / 60
            print(f"machine: {count} seeds from {first} on, {wrong} not healed, {minutes:.1f} min", flush=True)
        if over:
            return wrong
        wrong += not await run_seed(seed, steps)
    return wrong


async def run(given: argparse.Namespace) -> int:
    """Do what the command line asks for; return how many times something was not healed."""
    if given.seed is not None:
        good = await run_seed(given.seed, given.steps)
        print(f"machine: seed {given.seed}, {given.steps} steps: {'all is right' if good else 'not healed'}")
        return not good
    end, wrong = time.monotonic() + 60 * given.minutes, 0
    if given.only in (None, "scenarios"):
        every = (*SCENARIOS, *OVERTIME, *FORGETTING, *INVITING, *PLANS, *SEATS, *WATCHING, *CLOSING, *SETTINGS)
        for scenario in every:
            if given.scenario in scenario.name:
                wrong += await break_everywhere(scenario)
    if given.only in (None, "machine") and not given.scenario:
        wrong += await run_seeds(end, given.steps)
    return wrong


def _reason(error: Exception) -> str:
    return f"{error.__cause__!r:.900}"


def _let_go() -> None:
    """End if that is what was asked for: Ctrl-C looks like any other failure to what is being tested."""
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


def main() -> int:
    """Run it and return the exit code: 1 if anything was not healed, 130 after Ctrl-C."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.faults", description=__doc__)
    parser.add_argument("--only", choices=("scenarios", "machine"), help="leave the other out")
    parser.add_argument("--scenario", default="", help="only scenarios whose names have this in them, no machine")
    parser.add_argument("--minutes", type=float, default=60, help="how long in all; scenarios are always ended")
    parser.add_argument("--seed", type=int, help="one run of the machine, with this seed")
    parser.add_argument("--steps", type=int, default=60, help="how many things are done in a run of the machine")
    given = parser.parse_args()
    logging.disable(logging.CRITICAL)
    try:
        wrong = asyncio.run(run(given))
    except KeyboardInterrupt:
        return 130
    if wrong:
        print(f"{wrong} not healed")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
