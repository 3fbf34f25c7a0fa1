"""The recorded games: choosing, storing and reading them."""

import json
from pathlib import Path

from bench.play import play_one
from engine.replay import replay
from engine.sobek import RULES
from tests.engine.sobek.golden.playthrough import playthrough
from tests.engine.sobek.rarities import rarities

FOLDER = Path(__file__).parent
GAMES = FOLDER / "games.json"
SIZES = (2, 3, 4)
GAMES_A_SIZE = 5
CANDIDATES = 120


def stored():
    """Return the recorded games with their moves as pairs."""
    games = json.loads(GAMES.read_text(encoding="ascii"))
    return [{**game, "moves": moves_of(game["moves"])} for game in games]


def playthroughs(games):
    """Return the golden texts by file name: the first recorded game of each size, written out."""
    texts = {}
    for game in games:
        name = f"{game['seats']}-seats.txt"
        if name not in texts:
            texts[name] = playthrough(game["seats"], game["options"], game["seed"], game["moves"])
    return texts


def results(game):
    """Return what a recorded game comes to when it is played again: scores after each round, and the winners."""
    played = replay(RULES, game["seats"], game["options"], game["seed"], game["moves"])
    return {
        "scores": [[seat.after for seat in one.seats] for one in played.view(None).history],
        "winners": list(played.outcome.winners) if played.outcome else None,
    }


def write(games):
    """Store games, with what they come to now, and the texts of their playthroughs."""
    lines = []
    for game in games:
        moves = " ".join(f"{seat}:{code}" for seat, code in game["moves"])
        lines.append(json.dumps({**game, "moves": moves, **results(game)}))
    GAMES.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="ascii")
    for name, text in playthroughs(games).items():
        (FOLDER / name).write_text(text, encoding="ascii")


def fresh():
    """Return newly played games in which as many rare things happen as can be found among some candidates."""
    games = []
    for seats in SIZES:
        found = {}
        for number in range(CANDIDATES):
            played = play_one(RULES, seats, {}, f"golden/{number}")
            found[number] = played, rarities(RULES.record(seats, {}, played.seed, played.moves))
        known = set()
        for _ in range(GAMES_A_SIZE):
            best = max(found, key=lambda number: (len(found[number][1] - known), -number))
            played, rare = found.pop(best)
            known |= rare
            games.append({"seats": seats, "options": {}, "seed": played.seed, "moves": list(played.moves)})
    return games


def moves_of(text):
    """Read moves written as "seat:code seat:code ..."."""
    pairs = [move.split(":", 1) for move in text.split()]
    return [(int(seat), code) for seat, code in pairs]
