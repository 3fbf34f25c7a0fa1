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

from bench.games import GAMES
from bot.words import Words
from engine.game import Event
from engine.sobek.views import SobekView
from render.sobek import FACE

_SEEDS = ("picture/warm", "picture/1", "picture/2")
_NAMES = ("Anna", "Bartholomew of Thebes", "Chloé", "Djed")
_CHESS_BOARDS = 12
_COLD = (
    "import time; t = time.perf_counter(); from render.sobek import FACE; FACE.warm(); print(time.perf_counter() - t)"
)


def run() -> dict[str, Any]:
    """Return milliseconds and bytes of boards and hands, seconds of a cold start, and milliseconds of the comparison.

    Boards are those of whole games played by computers, each position drawn for the first time, with what
    changed since the one before and its alt text.
    """
    FACE.warm()
    boards, sizes, hands = _drawn("hidden")
    open_boards, open_sizes, pages = _drawn("open")
    chess = _chess()
    median = statistics.median(boards)
    return {
        "benchmark": "picture",
        "boards": len(boards),
        "board_ms": round(median, 2),
        "board_ms_99": round(statistics.quantiles(boards, n=100)[98], 2),
        "board_bytes": round(statistics.median(sizes)),
        "board_bytes_most": max(sizes),
        "hand_ms": round(statistics.median(hands), 2),
        "open_board_ms": round(statistics.median(open_boards), 2),
        "open_board_ms_99": round(statistics.quantiles(open_boards, n=100)[98], 2),
        "open_board_bytes": round(statistics.median(open_sizes)),
        "open_board_bytes_most": max(open_sizes),
        "open_page_ms": round(statistics.median(pages), 2),
        "cold_s": round(_cold(), 2),
        "chess_ms": None if chess is None else round(chess, 2),
        "times_faster": None if chess is None else round(chess / median, 1),
    }


def _drawn(way: str) -> tuple[list[float], list[int], list[float]]:
    """Return the milliseconds and bytes of boards, and the milliseconds of what one player sees.

    That is the hand in the hidden way, and the page of all known cards in the open one.
    """
    words = Words.load()
    own_picture = FACE.known if way == "open" else FACE.hand
    boards: list[float] = []
    hands: list[float] = []
    sizes: list[int] = []
    for seats in (2, 3, 4):
        speech = words.speech("en", "sobek", _NAMES[:seats])
        for seed in _SEEDS:
            for number, (table, own, news) in enumerate(_positions(seats, seed, way)):
                picture, spent = _timed(FACE.board, table, speech, news)
                if seed == _SEEDS[0]:
                    continue
                boards.append(spent)
                sizes.append(len(picture.data))
                if number % 8 == 0:
                    hands.append(_timed(own_picture, own, speech)[1])
    return boards, sizes, hands


def _positions(seats: int, seed: str, way: str) -> Iterator[tuple[SobekView, SobekView, tuple[Event, ...]]]:
    """Play a game by computers; yield each position as the table and as the seat to move see it, and what led to it."""
    rules = GAMES["sobek"]
    game = rules.new(seats, {"way": way}, f"{seed}/{seats}")
    random = Random(seed)
    news: tuple[Event, ...] = ()
    while waiting := game.waiting:
        seat = waiting[int(random.random() * len(waiting))]
        own = game.view(seat)
        yield game.view(None), own, news
        news = tuple(event.seen(None) for event in game.apply(seat, rules.choose(own, game.legal(seat))))


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


def _cold() -> float:
    """Return the seconds that a fresh interpreter needs to import the pictures and draw all sprites."""
    done = subprocess.run([sys.executable, "-c", _COLD], check=True, capture_output=True, text=True)
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
        ("board, ms (median; promise 8)", figures["board_ms"]),
        ("board, ms (99th percentile)", figures["board_ms_99"]),
        ("board, bytes (median; promise 50,000)", figures["board_bytes"]),
        ("board, bytes (largest)", figures["board_bytes_most"]),
        ("hand, ms (median)", figures["hand_ms"]),
        ("open way's board, ms (median)", figures["open_board_ms"]),
        ("open way's board, ms (99th percentile)", figures["open_board_ms_99"]),
        ("open way's board, bytes (median)", figures["open_board_bytes"]),
        ("open way's board, bytes (largest)", figures["open_board_bytes_most"]),
        ("open way's known cards, ms (median)", figures["open_page_ms"]),
        ("cold start, s (promise 1.5)", figures["cold_s"]),
        ("python-chess through resvg, ms", figures["chess_ms"]),
        ("times faster (promise 10)", figures["times_faster"]),
    )
    for label, value in rows:
        print(f"{label:42}{'not installed' if value is None else value}")


if __name__ == "__main__":
    main()
