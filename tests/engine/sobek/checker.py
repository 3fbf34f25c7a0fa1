"""A second opinion on records of Sobek: checks every deal, move and score without the engine.

Also a program: `python -m tests.engine.sobek.checker FILE...`
"""

import sys
from collections import Counter
from collections.abc import Iterable, Sequence

from tests.engine.judging import Json, judge, judge_seed, judge_stand_ins, need
from tests.engine.sobek.checker_table import (
    CHARACTERS,
    DECK,
    GOODS,
    GREEN,
    PROSPEROUS,
    TOKENS,
    after_penalty,
    back_of,
    good_of,
    most_corrupt,
    next_with,
    previous_with,
    scarabs_of,
)

RECORD_KEYS = {"format", "game", "way", "rules", "seats", "seed", "seed_sha256", "rounds", "final"}
ROUND_KEYS = {"hands", "removed", "deck", "tokens", "starter", "starter_named_by", "moves", "result"}
RESULT_KEYS = {"points", "corruption", "corrupt", "scores"}


def check(record: Json) -> None:
    """Raise Wrong unless the record is that of a whole game played by the rules."""
    need(set(record) - {"stand_ins"} - judge_seed(record) == RECORD_KEYS, "keys of the record")
    need((record["format"], record["game"]) == ("sobek-record/1", "sobek"), "format")
    need(record["rules"] in ("1", "2"), "rules")
    need(record["way"] in ("hidden", "open"), "way")
    seats = record["seats"]
    need(seats in (2, 3, 4), "seats")
    scores = [0] * seats
    for number, written in enumerate(record["rounds"], start=1):
        need(number == 1 or number == 2 or max(scores) <= 100, "the game was over after round 2")
        need(number <= 3, "more than 3 rounds")
        need(set(written) == ROUND_KEYS, "keys of a round")
        scores = Round(number, seats, scores, written, record["rules"]).check()
    played = len(record["rounds"])
    need(played == 3 or (played == 2 and max(scores) > 100), "the game was not over")
    final = record["final"]
    need(set(final) == {"scores", "winners"}, "keys of the end")
    need(final["scores"] == scores, "final scores")
    winners = [seat for seat in range(seats) if scores[seat] == max(scores)]
    need(sorted(final["winners"]) == winners, "winners")
    if "stand_ins" in record:
        judge_stand_ins(record["stand_ins"], place_of, lambda entry: chose(record["rounds"], entry))


def place_of(entry: Json) -> tuple[int, int | None]:
    """Return round and move of a stand-in, no move for the naming of the starter."""
    need(set(entry) in ({"round", "move", "seat"}, {"round", "seat"}), f"keys of {entry}")
    return entry["round"], entry.get("move")


def chose(rounds: Sequence[Json], entry: Json) -> bool:
    """Whether the seat of a stand-in named the starter there, made the move, or had to give cards in it."""
    need(entry["round"] < len(rounds), f"no such round: {entry}")
    one, seat = rounds[entry["round"]], entry["seat"]
    if "move" not in entry:
        return bool(one["starter_named_by"] == seat)
    need(entry["move"] < len(one["moves"]), f"no such move: {entry}")
    move = one["moves"][entry["move"]]
    return move["seat"] == seat or str(seat) in move.get("given", {})


class Round:
    """One round while it is played again."""

    def __init__(self, number: int, seats: int, scores: Sequence[int], written: Json, rules: str) -> None:
        self.rules = rules
        self.number, self.seats, self.scores, self.written = number, seats, list(scores), written
        self.hands: list[Counter[str]] = [Counter(hand) for hand in written["hands"]]
        self.piles: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.sets: list[dict[str, list[str]]] = [{} for _ in range(seats)]
        self.laid: list[list[list[str]]] = [[] for _ in range(seats)]
        self.blessed: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.curses = [0] * seats
        self.tokens: Counter[str] = Counter(written["tokens"])
        self.deck: list[str] = list(written["deck"])
        self.row: list[str] = []

    def check(self) -> list[int]:
        """Return the scores after the round."""
        self.check_deal()
        self.deliver()
        moves = list(self.written["moves"])
        need(len(moves) >= self.seats, "moves")
        turn = self.written["starter"]
        rest = moves[: -self.seats]
        while rest:
            move = rest.pop(0)
            need(move["seat"] == turn, f"it was the turn of {turn}", move)
            need(self.row, "a turn after the end of the round", move)
            again = False
            if move["move"] == "take":
                self.take(turn, move)
            elif move["move"] == "character":
                self.character(turn, move)
            else:
                need(move["move"] == "set", "no move of a turn", move)
                self.play_set(turn, move)
                if self.tokens.total():
                    need(rest and rest[0]["move"] == "event" and rest[0]["seat"] == turn, "a set without its event")
                    again = self.event(turn, rest.pop(0))
            if not self.row:
                self.deliver()
            if not again:
                turn = (turn + 1) % self.seats
        need(not self.row and not self.deck, "the round was not over")
        for seat, move in enumerate(moves[-self.seats :]):
            need(move["seat"] == seat, "seats lay in their order")
            self.lay(seat, move)
        return self.check_result()

    def check_deal(self) -> None:
        written = self.written
        need(len(self.hands) == self.seats and all(hand.total() == 2 for hand in self.hands), "starting hands")
        need(sum(self.hands, Counter()) <= GREEN, "green cards")
        need(len(written["removed"]) == (9 if self.seats == 2 else 0), "removed cards")
        need(Counter(written["deck"]) + Counter(written["removed"]) == DECK, "cards of the deck")
        need(self.tokens.total() == 5 and self.tokens <= TOKENS, "event tokens")
        need(written["starter"] in range(self.seats), "starter")
        lowest = [seat for seat in range(self.seats) if self.scores[seat] == min(self.scores)]
        by = written["starter_named_by"]
        need(by is None if self.number == 1 else by in lowest, "who names the starter")

    def deliver(self) -> None:
        """Lay out nine cards from the temple on; by rules 2 the first place is at the other end."""
        self.row, self.deck = self.deck[:9], self.deck[9:]
        if self.rules == "2":
            self.row.reverse()

    def keys(self, move: Json, *names: str) -> None:
        need(set(move) == {"seat", "move", *names}, f"keys of {move}")

    def leave(self, seat: int, cards: Iterable[str], what: object) -> None:
        """Take cards out of a hand."""
        need(Counter(cards) <= self.hands[seat], "cards not in the hand", what)
        self.hands[seat] -= Counter(cards)

    def take(self, seat: int, move: Json) -> None:
        self.keys(move, "place", "card", "skipped")
        place = move["place"]
        need(1 <= place <= min(4, len(self.row)), "place", move)
        need(move["skipped"] == self.row[: place - 1] and move["card"] == self.row[place - 1], "cards", move)
        self.piles[seat].update(move["skipped"])
        self.hands[seat][move["card"]] += 1
        self.row = self.row[place:]

    def play_set(self, seat: int, move: Json) -> None:
        self.keys(move, "onto", "good", "cards")
        onto, good, cards = move["onto"], move["good"], move["cards"]
        need(len(cards) >= 3, "fewer than 3 cards", move)
        self.leave(seat, cards, move)
        if onto == "new":
            self.fits(good, cards, True, move)
            need((good or "amulets") not in self.sets[seat], "that set stands", move)
            self.sets[seat][good or "amulets"] = list(cards)
        else:
            self.fits(good, cards, onto == "amulets" and good is not None, move)
            self.join(seat, onto, good, cards, move)

    def fits(self, good: str | None, cards: Sequence[str], fixing: bool, move: Json) -> None:
        goods = {good_of(card) for card in cards} - {None}
        need(good is None or good in GOODS, "no good", move)
        need(goods <= {good}, "cards of other goods", move)
        need(good is None or not fixing or goods, "amulets alone have no good", move)

    def join(self, seat: int, onto: str, good: str | None, cards: Sequence[str], move: Json) -> None:
        """Add cards to a set that stands and may take a good by it."""
        need(onto in self.sets[seat], "no such set", move)
        if onto == "amulets" and good is not None:
            need(self.may_become(seat, good), f"amulets cannot become {good}", move)
            self.sets[seat][good] = self.sets[seat].pop("amulets")
            self.blessed[seat][good] = self.blessed[seat].pop("amulets", 0)
        else:
            need(onto == (good or "amulets"), "good of the set", move)
        self.sets[seat][good or "amulets"] += cards

    def may_become(self, seat: int, good: str) -> bool:
        return good not in self.sets[seat] and (good in PROSPEROUS or not self.blessed[seat]["amulets"])

    def event(self, seat: int, move: Json) -> bool:
        """Apply an event token; return whether its player has another turn."""
        token: str = move["token"]
        effect = move["effect"]
        need(self.tokens[token] > 0, "no such token", move)
        self.tokens[token] -= 1
        others = [other for other in range(self.seats) if other != seat]
        pile = self.piles[seat]
        if token.startswith("guild"):
            self.keys(move, "token", "effect", "target")
            shown, target = token.removeprefix("guild-"), move["target"]
            spaces = {other: previous_with(shown, self.scores[other]) for other in others}
            lower = {other: space for other, space in spaces.items() if space is not None}
            able = list(lower)
            need(effect is True and (target in able if able else target is None), "target", move)
            self.scores[seat] = next_with(shown, self.scores[seat])
            if able:
                self.scores[target] = lower[target]
        elif token == "curse":
            self.keys(move, "token", "effect", "target")
            need(effect is True and move["target"] in others, "target", move)
            self.curses[move["target"]] += 1
        elif token == "prosperity":
            standing = [good for good in (*PROSPEROUS, "amulets") if good in self.sets[seat]]
            need(effect is bool(standing), "effect", move)
            self.keys(move, "token", "effect", *(["onto"] if effect else []))
            if effect:
                need(move["onto"] in standing, "set", move)
                self.blessed[seat][move["onto"]] += 1
        else:
            self.keys(move, "token", "effect")
            need(effect is (token == "flood" or pile.total() > 0), "effect", move)
            if token == "embalming":
                self.hands[seat].update(pile)
                pile.clear()
            elif token == "deceit":
                self.scores[seat] += pile.total()
        return token == "flood"

    def character(self, seat: int, move: Json) -> None:
        card = move["card"]
        need(card in CHARACTERS, "no character", move)
        self.leave(seat, [card], move)
        others = [other for other in range(self.seats) if other != seat]
        power = card.split("-")[0]
        possible, told, apply = {
            "queen": (bool(self.deck), ("drawn",), self.queen),
            "vizier": (any(self.piles[other].total() for other in others), ("target", "taken"), self.vizier),
            "thief": (any(self.hands[other].total() for other in others), ("target", "back", "taken"), self.thief),
            "merchant": (bool(self.row), ("place", "taken"), self.merchant),
            "courtesan": (self.courtesan_can(seat), ("onto", "good", "cards"), self.courtesan),
            "priest": (any(good_of(held) for held in +self.piles[seat]), ("good", "discarded"), self.priest),
            "priestess": (any(good_of(held) for held in +self.piles[seat]), ("good", "discarded"), self.priest),
            "scribe": (any(self.hands[other].total() > 6 for other in others), ("given",), self.scribe),
        }[power]
        need(move["effect"] is possible, "effect", move)
        self.keys(move, "card", "effect", *(told if possible else ()))
        if possible:
            need("target" not in move or move["target"] in others, "target", move)
            apply(seat, move)

    def queen(self, seat: int, move: Json) -> None:
        need(move["drawn"] == self.deck[:3], "cards drawn", move)
        self.hands[seat].update(self.deck[:3])
        self.deck = self.deck[3:]

    def vizier(self, seat: int, move: Json) -> None:
        need(self.piles[move["target"]][move["taken"]] > 0, "not in the pile", move)
        self.piles[move["target"]][move["taken"]] -= 1
        self.hands[seat][move["taken"]] += 1

    def thief(self, seat: int, move: Json) -> None:
        need(back_of(move["taken"]) == move["back"], "back", move)
        self.leave(move["target"], [move["taken"]], move)
        self.hands[seat][move["taken"]] += 1

    def merchant(self, seat: int, move: Json) -> None:
        need(1 <= move["place"] <= len(self.row), "place", move)
        need(self.row.pop(move["place"] - 1) == move["taken"], "card", move)
        self.hands[seat][move["taken"]] += 1

    def priest(self, seat: int, move: Json) -> None:
        """Discard one good; by rules 2 characters of it may stay."""
        held = Counter({card: count for card, count in self.piles[seat].items() if good_of(card) == move["good"]})
        gone: Counter[str] = Counter(move["discarded"])
        need(move["good"] and gone.total() and gone <= held, "cards", move)
        stays = +(held - gone)
        need(not stays or (self.rules == "2" and stays.keys() <= CHARACTERS.keys()), "cards", move)
        self.piles[seat] -= gone

    def scribe(self, seat: int, move: Json) -> None:
        many = {str(s) for s in range(self.seats) if s != seat and self.hands[s].total() > 6}
        need(set(move["given"]) == many, "who gives", move)
        for other, cards in move["given"].items():
            self.leave(int(other), cards, move)
            need(self.hands[int(other)].total() == 6, "hand of 6", move)
            self.piles[int(other)].update(cards)

    def courtesan_can(self, seat: int) -> bool:
        held = {good_of(card) for card in +self.hands[seat]}
        if "amulets" in self.sets[seat] and any(good and self.may_become(seat, good) for good in held):
            return True
        return bool(self.sets[seat]) and (None in held or any(good in self.sets[seat] for good in held))

    def courtesan(self, seat: int, move: Json) -> None:
        cards = move["cards"]
        need(len(cards) in (1, 2), "1 or 2 cards", move)
        self.leave(seat, cards, move)
        self.fits(move["good"], cards, move["onto"] == "amulets", move)
        self.join(seat, move["onto"], move["good"], cards, move)

    def lay(self, seat: int, move: Json) -> None:
        need(move["move"] == "lay", "no laying", move)
        self.keys(move, "sets")
        goods = [one["good"] for one in move["sets"]]
        need(len(goods) == len(set(goods)), "two sets of a good", move)
        for one in move["sets"]:
            need(set(one) == {"good", "cards"}, "keys", move)
            need(len(one["cards"]) >= 3, "fewer than 3 cards", move)
            self.fits(one["good"], one["cards"], True, move)
            self.leave(seat, one["cards"], move)
            self.laid[seat].append(one["cards"])
        self.piles[seat].update(self.hands[seat])

    def check_result(self) -> list[int]:
        result = self.written["result"]
        need(set(result) == RESULT_KEYS, "keys of a result")
        points = []
        for seat in range(self.seats):
            upright = sum(
                len(cards) * (scarabs_of(cards) + 2 * self.blessed[seat][good])
                for good, cards in self.sets[seat].items()
            )
            points.append(upright + sum(scarabs_of(cards) for cards in self.laid[seat]))
        need(result["points"] == points, f"points: {points}")
        counts = [pile.total() + 2 * curses for pile, curses in zip(self.piles, self.curses, strict=True)]
        need(result["corruption"] == counts, f"corruption: {counts}")
        corrupt = most_corrupt(counts, [scarabs_of(pile.elements()) for pile in self.piles])
        need(len(result["corrupt"]) == len(corrupt) and set(result["corrupt"]) == corrupt, f"corrupt: {corrupt}")
        scores = [self.scores[seat] + points[seat] for seat in range(self.seats)]
        for seat in corrupt:
            scores[seat] = after_penalty(scores[seat], points[seat])
        need(result["scores"] == scores, f"scores: {scores}")
        return scores


if __name__ == "__main__":
    raise SystemExit(judge(check, sys.argv[1:]))
