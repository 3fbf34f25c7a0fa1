"""How strong a player is: paired deals against another one, `python -m bench.strength --help`.

    python -m bench.strength --first merchant --second yardstick --game duel --pairs 200 --out duel.jsonl

Every deal is played once from each seat. The file has a line for what is measured and one for each deal, and a run with
the same file goes on where the last one ended; with more `--pairs` it goes further.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bench.games import GAMES, options_of
from bench.paired import PLAYERS, Deal, margin, play_deal, player, win_rate
from bench.report import show
from bot.domain.game_options import with_expansion
from engine.rules import AnyRules


class OtherQuestion(Exception):
    """A file holds the results of something else than what is asked."""


def measure(question: Mapping[str, Any], pairs: int, out: Path | None) -> list[Deal]:
    """Return the results of the first `pairs` deals of a question, played unless they stand in the file `out`.

    Raise OtherQuestion if the file answers another one.
    """
    known = [] if out is None else _read(out, question)
    deals = known[:pairs]
    for deal in _played(question, range(len(known), pairs)):
        deals.append(deal)
        if out is not None:
            with out.open("a", encoding="ascii") as file:
                file.write(json.dumps(asdict(deal)) + "\n")
    return deals


def figures(question: Mapping[str, Any], deals: Sequence[Deal]) -> dict[str, Any]:
    """Return what the deals say: win rate in percent and margin in points, each with its 95 % interval."""
    rate, ahead = win_rate(deals), margin(deals)
    return {
        "benchmark": "strength",
        **question,
        "pairs": len(deals),
        "wins_percent": round(100 * rate.mean, 1),
        "wins_interval": [round(100 * rate.low, 1), round(100 * rate.high, 1)],
        "fair_percent": round(100 / question["seats"], 1),
        "margin": round(ahead.mean, 1),
        "margin_interval": [round(ahead.low, 1), round(ahead.high, 1)],
    }


def _played(question: Mapping[str, Any], numbers: range) -> Iterator[Deal]:
    rules = GAMES[question["game"]]
    budgets = question.get("playouts", 0), question.get("simulations", 0)
    first, second = (player(rules, question[name], *budgets) for name in ("first", "second"))
    for number in numbers:
        seed = f"strength/{question['seed']}/{number}"
        yield play_deal(rules, question["seats"], question["options"], seed, first, second)


def _read(file: Path, question: Mapping[str, Any]) -> list[Deal]:
    """Return the deals of a file, which is begun if it is not there; a last line that was not finished is cut off."""
    asked = json.dumps(question, sort_keys=True)
    whole = "".join(file.read_text("ascii").rpartition("\n")[:2]) if file.exists() else ""
    head, *lines = whole.splitlines() or [asked]
    if head != asked:
        raise OtherQuestion(head)
    file.write_text("".join(f"{line}\n" for line in (head, *lines)), encoding="ascii")
    return [Deal(**json.loads(line)) for line in lines]


def _options(rules: AnyRules, variant: str | None, expansion: str | None) -> Mapping[str, str]:
    return with_expansion(rules, options_of(variant or next(iter(rules.variants), None)), expansion)


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, play, and print the figures."""
    parser = argparse.ArgumentParser(prog="bench.strength", description="Measure two players by paired deals.")
    parser.add_argument("--first", choices=PLAYERS, default="merchant", help="whose strength is measured")
    parser.add_argument("--second", choices=PLAYERS, default="yardstick", help="who sits in all other seats")
    parser.add_argument("--game", choices=sorted(GAMES), default="sobek")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--variant", help="default: the game's first")
    parser.add_argument("--expansion", help="default: none")
    parser.add_argument("--playouts", type=int, help="of a master, for each move; by default as many as in the bot")
    parser.add_argument("--simulations", type=int, default=350, help="of OpenSpiel, for each move")
    parser.add_argument("--pairs", type=int, default=100, help="deals, each played from every seat")
    parser.add_argument("--seed", default="1", help="any ASCII word; the same one deals the same cards")
    parser.add_argument("--out", type=Path, help="file of results, to go on with")
    given = parser.parse_args(arguments)
    rules = GAMES[given.game]
    if given.seats not in rules.seats:
        parser.error(f"{rules.code} has {rules.seats[0]} to {rules.seats[-1]} seats")
    if given.variant not in (None, *rules.variants):
        parser.error(f"{rules.code} can be played {' or '.join(rules.variants) or 'without a variant'}")
    if given.expansion not in (None, *rules.expansions):
        parser.error(f"{rules.code} has no expansion {given.expansion}")
    if given.pairs < 2:
        parser.error("at least two pairs are needed for an interval")
    if not (given.seed.isascii() and given.seed.isalnum()):
        parser.error("a seed is one ASCII word")
    question = {name: getattr(given, name) for name in ("first", "second", "game", "seats", "seed")}
    if "master" in (given.first, given.second):
        question["playouts"] = rules.playouts if given.playouts is None else given.playouts
        if rules.search is None or question["playouts"] < 1:
            parser.error(f"no master plays {rules.code} with {question['playouts']} playouts")
    if "openspiel" in (given.first, given.second):
        if rules.memory is None or given.simulations < 1 or find_spec("pyspiel") is None:
            parser.error(f"OpenSpiel is missing, or cannot play {rules.code} with {given.simulations} simulations")
        question["simulations"] = given.simulations
    question["options"] = dict(_options(rules, given.variant, given.expansion))
    try:
        deals = measure(question, given.pairs, given.out)
    except OtherQuestion as other:
        parser.error(f"{given.out} answers another question: {other}")
    show(figures(question, deals))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
