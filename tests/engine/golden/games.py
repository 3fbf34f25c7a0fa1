"""The recorded games of one game: choosing, storing and reading them."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.play import play_one
from engine.replay import replay
from engine.rules import Rules
from tests.engine.golden.playthrough import playthrough
from tests.engine.judging import Json


@dataclass(frozen=True)
class Golden:
    """What is recorded of one game.

    `scores` tells what a played game came to, `rarities` what rare things a record has in it, and `hidden` returns by
    name what nobody sees of a game. `each` is the number of recorded games of each size; `options` are those of which
    games are recorded, beside those that have only what is `given` to all of them. `candidates` is of how many games
    new ones are picked.
    """

    rules: Rules[Any, Any, Any]
    folder: Path
    scores: Callable[[Any], list[Any]]
    rarities: Callable[[Json], set[str]]
    hidden: Callable[[Any], Json]
    each: int
    options: tuple[tuple[int, dict[str, str]], ...] = ()
    given: dict[str, str] = field(default_factory=dict)
    candidates: int = 120

    @property
    def variants(self) -> tuple[tuple[int, dict[str, str]], ...]:
        """Return the numbers of seats and the options of which games are recorded."""
        return (*((seats, self.given) for seats in self.rules.seats), *self.options)

    def stored(self) -> list[Json]:
        """Return the recorded games with their moves as pairs."""
        games = json.loads((self.folder / "games.json").read_text(encoding="ascii"))
        return [{**game, "moves": moves_of(game["moves"])} for game in games]

    def playthroughs(self, games: Iterable[Json]) -> dict[str, str]:
        """Return the golden texts by file name: the first recorded game of each variant, written out."""
        texts: dict[str, str] = {}
        for game in games:
            name = file_name(game["seats"], game["options"])
            if name not in texts:
                texts[name] = playthrough(self.rules, self.hidden, game)
        return texts

    def results(self, game: Json) -> Json:
        """Return what a recorded game comes to when it is played again: scores and winners."""
        played = replay(self.rules, game["seats"], game["options"], game["seed"], game["moves"])
        winners = list(played.outcome.winners) if played.outcome else None
        return {"scores": self.scores(played), "winners": winners}

    def write(self, games: Sequence[Json]) -> None:
        """Store games, with what they come to now, and the texts of their playthroughs."""
        lines = []
        for game in games:
            moves = " ".join(f"{seat}:{code}" for seat, code in game["moves"])
            lines.append(json.dumps({**game, "moves": moves, **self.results(game)}))
        (self.folder / "games.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="ascii")
        for name, text in self.playthroughs(games).items():
            (self.folder / name).write_text(text, encoding="ascii")

    def fresh(self) -> list[Json]:
        """Return newly played games in which as many rare things happen as can be found among some candidates."""
        games = []
        for seats, options in self.variants:
            found = {}
            for number in range(self.candidates):
                played = play_one(self.rules, seats, options, f"golden/{number}")
                found[number] = played, self.rarities(self.rules.record(seats, options, played.seed, played.moves))
            known: set[str] = set()
            for _ in range(self.each):
                best = max(found, key=lambda number: (len(found[number][1] - known), -number))
                played, rare = found.pop(best)
                known |= rare
                games.append({"seats": seats, "options": options, "seed": played.seed, "moves": list(played.moves)})
        return games

    def main(self, arguments: Sequence[str]) -> None:
        """Write the golden files again; --new plays other games first."""
        self.write(self.fresh() if "--new" in arguments else self.stored())

    def differences(self, seats: int, options: dict[str, str]) -> list[tuple[int, str | None, str | None]]:
        """Return the lines in which a playthrough differs from the text under version control."""
        name = file_name(seats, options)
        texts = self.playthroughs([one for one in self.stored() if (one["seats"], one["options"]) == (seats, options)])
        now: list[str | None] = [*texts[name].splitlines()]
        then: list[str | None] = [*(self.folder / name).read_text(encoding="ascii").splitlines()]
        length = max(len(now), len(then))
        pairs = zip(now + [None] * (length - len(now)), then + [None] * (length - len(then)), strict=True)
        return [(number, new, old) for number, (new, old) in enumerate(pairs, start=1) if new != old]


def file_name(seats: int, options: Mapping[str, str]) -> str:
    """Return the name of a playthrough's file."""
    return "-".join([str(seats), "seats", *options.values()]) + ".txt"


def label(game: Json) -> str:
    """Return a short name of a recorded game."""
    return "-".join([str(game["seats"]), *game["options"].values(), game["seed"][:6]])


def moves_of(text: str) -> list[tuple[int, str]]:
    """Read moves written as "seat:code seat:code ..."."""
    pairs = [move.split(":", 1) for move in text.split()]
    return [(int(seat), code) for seat, code in pairs]
