"""The recorded games: choosing, storing and reading them."""

import json
from pathlib import Path

from engine.duel import RULES
from engine.duel.events import CharacterPlayed, GameScored, PirogueUsed
from engine.replay import replay, steps
from tests.engine.duel import walks
from tests.engine.duel.golden.playthrough import playthrough

FOLDER = Path(__file__).parent
GAMES = FOLDER / "games.json"
PLAYTHROUGH = FOLDER / "playthrough.txt"
RECORDED = 8
CANDIDATES = 200


def stored():
    """Return the recorded games with their moves as pairs."""
    games = json.loads(GAMES.read_text(encoding="ascii"))
    return [{**game, "moves": moves_of(game["moves"])} for game in games]


def written(games):
    """Return the golden text: the first recorded game, written out."""
    return playthrough(games[0]["seed"], games[0]["moves"])


def results(game):
    """Return what a recorded game comes to when it is played again: corruption, scores and winners."""
    played = replay(RULES, 2, {}, game["seed"], game["moves"])
    return {
        "corruption": [seat.corruption for seat in played.scored.seats],
        "scores": list(played.outcome.scores),
        "winners": list(played.outcome.winners),
    }


def write(games):
    """Store games, with what they come to now, and the text of the playthrough."""
    lines = []
    for game in games:
        moves = " ".join(f"{seat}:{code}" for seat, code in game["moves"])
        lines.append(json.dumps({"seed": game["seed"], "moves": moves, **results(game)}))
    GAMES.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="ascii")
    PLAYTHROUGH.write_text(written(games), encoding="ascii")


def fresh():
    """Return newly played games in which as many rare things happen as can be found among some candidates."""
    found = {}
    for number in range(CANDIDATES):
        game, random, lean = walks.walk(number)
        moves = [(seat, action.code) for seat, action, _ in walks.steps(game, random, lean)]
        played = {"seed": f"walk {number}", "moves": moves}
        found[number] = played, rarities(played)
    games, known = [], set()
    for _ in range(RECORDED):
        best = max(found, key=lambda number: (len(found[number][1] - known), -number))
        played, rare = found.pop(best)
        known |= rare
        games.append(played)
    return games


def rarities(played):
    """Return what happens in a game: kinds of events, pirogues and characters with and without effect."""
    happened = set()
    for _, _, events in steps(RULES.new(2, {}, played["seed"]), RULES.parse, played["moves"]):
        for event in events:
            happened.add(event.code)
            if isinstance(event, PirogueUsed):
                happened.add((event.pirogue, event.effect))
            elif isinstance(event, CharacterPlayed):
                happened.add((event.tile.code, event.effect))
            elif isinstance(event, GameScored):
                happened.add(("removed", any(seat.removed for seat in event.seats)))
    return happened


def moves_of(text):
    """Read moves written as "seat:code seat:code ..."."""
    pairs = [move.split(":", 1) for move in text.split()]
    return [(int(seat), code) for seat, code in pairs]
