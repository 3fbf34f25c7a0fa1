"""How fast a board is drawn and how large it is, beside python-chess's board drawn by resvg in the same run."""

from __future__ import annotations

import importlib
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from bot.games import GAMES
from bot.i18n.messages import Words
from bot.tables.game.turn_boundaries import round_end_index
from engine.game import Event
from render.canvas.highlight import framed
from render.presentation import Seating

_SEEDS = ("picture/warm", "picture/1", "picture/2")
_PLAYERS = tuple(map(Seating, ("Anna", "Bartholomew of Thebes", "Chloé", "Djed")))
_SEATS = {"sobek": (2, 3, 4), "duel": (2,)}
_CHESS_BOARDS = 12
# What a lesson frames on a board.
_FRAMED = {"sobek": ("row-1", "row-2", "row-3", "track"), "duel": ("line", "sets-0")}
_COLD = (
    "import time; t = time.perf_counter(); from render.{} import FACE; FACE.preload(); print(time.perf_counter() - t)"
)


def run() -> dict[str, Any]:
    """Return milliseconds and bytes of boards and hands, seconds of a cold start, and milliseconds of the comparison.

    Boards are those of whole games played by computers, each position drawn for the first time, with what happened
    since the turn before of who is to move, and its alt text. The figures of Sobek's open variant have names that begin
    with `open_`, those of Sobek: 2 Players with `duel_`.
    """
    for kind in GAMES:
        GAMES[kind].face.preload()
    sobek, opened, duel = _drawn("sobek", "hidden"), _drawn("sobek", "open"), _drawn("duel", "hidden")
    chess = _chess()
    return {
        "benchmark": "picture",
        **sobek,
        **{f"open_{name}": value for name, value in opened.items()},
        **{f"duel_{name}": value for name, value in duel.items()},
        "cold_s": round(_cold("sobek"), 2),
        "duel_cold_s": round(_cold("duel"), 2),
        "chess_ms": None if chess is None else round(chess, 2),
        "times_faster": None if chess is None else round(chess / sobek["board_ms"], 1),
        "duel_times_faster": None if chess is None else round(chess / duel["board_ms"], 1),
    }


def _drawn(kind: str, variant: str) -> dict[str, Any]:
    """Return the figures of boards, and of what one player sees: the hand, in the open variant all known cards."""
    words = Words.load()
    face = GAMES[kind].face
    known = face.shows_known
    own_picture = known.known_picture if variant == "open" and known is not None else face.hand
    boards: list[float] = []
    hands: list[float] = []
    sizes: list[int] = []
    framings: list[float] = []
    framed_sizes: list[int] = []
    for seats in _SEATS[kind]:
        speech = words.speech("en", kind, _PLAYERS[:seats])
        for seed in _SEEDS:
            for number, (table, own, news) in enumerate(_positions(kind, seats, seed, variant)):
                picture, spent = _timed(face.board, table, speech, news)
                if seed == _SEEDS[0]:
                    continue
                boards.append(spent)
                sizes.append(len(picture.data))
                if number % 8 == 0:
                    dimmed, spent = _timed(framed, picture, _FRAMED[kind], "")
                    framings.append(spent)
                    framed_sizes.append(len(dimmed.data))
                    hands.append(_timed(own_picture, own, speech)[1])
    return {
        "boards": len(boards),
        "board_ms": round(statistics.median(boards), 2),
        "board_ms_99": round(statistics.quantiles(boards, n=100)[98], 2),
        "board_bytes": round(statistics.median(sizes)),
        "board_bytes_most": max(sizes),
        "framed_ms": round(statistics.median(framings), 2),
        "framed_bytes": round(statistics.median(framed_sizes)),
        "page_ms" if variant == "open" else "hand_ms": round(statistics.median(hands), 2),
    }


def _positions(kind: str, seats: int, seed: str, variant: str) -> Iterator[tuple[Any, Any, tuple[Event, ...]]]:
    """Play a game by computers; yield each position as the table and as the seat to move see it, and what it missed.

    That is what has happened since its turn before, as a board tells it.
    """
    rules = GAMES[kind].rules
    game = rules.new(seats, {"way": variant} if kind == "sobek" else {}, f"{seed}/{seats}")
    random = Random(seed)
    missed: dict[int, list[Event]] = {seat: [] for seat in range(seats)}
    mover = None
    while waiting := game.waiting:
        seat = waiting[int(random.random() * len(waiting))]
        own = game.view(seat)
        if mover not in (None, seat):
            missed[mover].clear()
        mover = seat
        yield game.view(None), own, tuple(missed[seat])
        events = tuple(event.seen(None) for event in game.apply(seat, rules.choose(own, game.legal(seat))))
        for some in missed.values():
            if round_end_index(events) is not None:
                some.clear()
            some += events


def _chess() -> float | None:
    """Return the median ms of python-chess's board through resvg to 1200 by 1200, None where not installed."""
    try:
        chess = importlib.import_module("chess")
        svg = importlib.import_module("chess.svg")
        resvg = importlib.import_module("resvg_py")
    except ImportError:
        return None

    def drawn(board: Any) -> Any:
        return resvg.svg_to_bytes(svg_string=svg.board(board, size=1200), width=1200, height=1200)

    random = Random("chess")
    board = chess.Board()
    spent = []
    for _ in range(_CHESS_BOARDS):
        spent.append(_timed(drawn, board)[1])
        board.push(random.choice(sorted(board.legal_moves, key=str)))
    return statistics.median(spent)


def _cold(kind: str) -> float:
    """Return the seconds that a fresh interpreter needs to import a game's pictures and draw all their sprites."""
    done = subprocess.run([sys.executable, "-c", _COLD.format(kind)], check=True, capture_output=True, text=True)
    return float(done.stdout)


def _timed(work: Callable[..., Any], *given: Any) -> tuple[Any, float]:
    """Return what `work` returns and the milliseconds that it took."""
    start = time.perf_counter()
    result = work(*given)
    return result, (time.perf_counter() - start) * 1000


def main() -> None:
    """Print the figures as one JSON line and as a table."""
    figures = run()
    print(json.dumps(figures))
    rows = (
        ("board, ms (median; promise 8)", "board_ms"),
        ("board, ms (99th percentile)", "board_ms_99"),
        ("board, bytes (median; promise 50,000)", "board_bytes"),
        ("board, bytes (largest)", "board_bytes_most"),
        ("framed on a finished board, ms (median)", "framed_ms"),
        ("framed board, bytes (median)", "framed_bytes"),
        ("hand, ms (median)", "hand_ms"),
        ("known cards, ms (median)", "page_ms"),
        ("cold start, s (promise 1.5)", "cold_s"),
        ("times faster (promise 10)", "times_faster"),
    )
    for title, prefix in (("Sobek", ""), ("Sobek, the open variant", "open_"), ("Sobek: 2 Players", "duel_")):
        print(title)
        for label, name in rows:
            if prefix + name in figures:
                value = figures[prefix + name]
                print(f"  {label:40}{'not installed' if value is None else value}")
    chess = figures["chess_ms"]
    print(f"{'python-chess through resvg, ms':42}{'not installed' if chess is None else chess}")


if __name__ == "__main__":
    main()
