"""Writes records of randomly played games: `python -m bench.records --game sobek --seats 4 --count 200 --out DIR`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.games import GAMES, options_of
from bench.play import play_many
from bot.domain.game_options import with_expansion
from engine.rules import AnyRules


def write_records(
    rules: AnyRules, seats: int, options: Mapping[str, str], count: int, seed: str, out: Path
) -> list[Path]:
    """Play `count` games with some options and write one JSON file for each into the folder `out`; return the files.

    The same arguments write the same files, and a longer run begins with the files of a shorter one.
    """
    out.mkdir(parents=True, exist_ok=True)
    kind = "-".join((rules.code, *options.values()))
    files = []
    for number, played in enumerate(play_many(rules, seats, options, seed, count)):
        data = rules.record(seats, options, played.seed, played.moves)
        file = out / f"{kind}-{seats}-seed{seed}-{number:05d}.json"
        file.write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="ascii")
        files.append(file)
    return files


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and write the records."""
    parser = argparse.ArgumentParser(prog="bench.records", description="Write records of randomly played games.")
    parser.add_argument("--game", choices=sorted(GAMES), default="sobek")
    parser.add_argument("--seats", type=int, help="default: the most that the game has")
    parser.add_argument("--variant", help="default: the game's first")
    parser.add_argument("--expansion", help="default: none")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", default="1", help="any ASCII word; the same one writes the same games")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(arguments)
    rules = GAMES[given.game]
    seats = rules.seats[-1] if given.seats is None else given.seats
    variant = next(iter(rules.variants), None) if given.variant is None else given.variant
    if seats not in rules.seats:
        parser.error(f"{rules.code} has {rules.seats[0]} to {rules.seats[-1]} seats")
    if variant is not None and variant not in rules.variants:
        parser.error(f"{rules.code} can be played {' or '.join(rules.variants) or 'without a variant'}")
    if given.expansion not in (None, *rules.expansions):
        parser.error(f"{rules.code} has no expansion {given.expansion}")
    if given.count < 0:
        parser.error("a count cannot be negative")
    if not (given.seed.isascii() and given.seed.isalnum()):
        parser.error("a seed is one ASCII word")
    options = with_expansion(rules, options_of(variant), given.expansion)
    files = write_records(rules, seats, options, given.count, given.seed, given.out)
    print(f"{len(files)} records of {rules.code} for {seats} seats in {given.out}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
