"""The benchmark of ladders: rank correlation, calibration, what the limits leave to farming, and its figures."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice

import pytest

from bench import ladders
from bench.ladders import ACTIVITY, PAIR_IN_MONTH, WAYS, Field, calibration, cost, gap, spearman
from bot.domain.ratings import START, LadderState, Rating


def test_the_rank_correlation_goes_by_order_alone() -> None:
    assert spearman([1, 2, 3, 4], [10, 20, 30, 4000]) == pytest.approx(1)
    assert spearman([1, 2, 3, 4], [4, 3, 2, 1]) == pytest.approx(-1)
    # By hand: ranks 1, 2.5, 2.5, 4 against 1, 3, 2, 4.
    assert spearman([5, 7, 7, 9], [1, 3, 2, 4]) == pytest.approx(4.5 / (4.5 * 5) ** 0.5)
    assert spearman([1, 1, 1], [1, 2, 3]) == 0


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    once, again, other = (list(islice(Field(seed).games(), 50)) for seed in (1, 1, 2))
    assert once == again != other


def test_stronger_people_finish_before_weaker_ones_and_some_play_far_more() -> None:
    field = Field(3, people=40)
    games = list(islice(field.games(), 4000))
    assert {len(game.seats) for game in games} == {2, 3, 4}
    ahead = [field.strengths[game.seats[0].user or 0] > field.strengths[game.seats[-1].user or 0] for game in games]
    assert 0.7 < sum(ahead) / len(ahead) < 0.95
    played = Counter(seat.user for game in games for seat in game.seats)
    assert len(played) == 40
    assert ACTIVITY / 2 < max(played.values()) / min(played.values()) < 2 * ACTIVITY


def test_predictions_are_compared_with_results_in_bins() -> None:
    bins = calibration([(0.12, False), (0.18, True), (0.9, True), (1.0, True)])
    assert bins == [(0.15, 0.5, 2), (0.95, 1.0, 2)]
    assert gap(bins) == pytest.approx((0.35 + 0.05) / 2)


def test_what_rate_assumes_of_equals_is_the_same_chance_for_all() -> None:
    for way in (ladders.predicted, ladders.assumed):
        assert way([START] * 4) == pytest.approx([0.25] * 4)
        strong, weak = way([Rating(30, 1), Rating(25, 1)])
        assert strong + weak == pytest.approx(1)
        assert strong > 0.7


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("accounts", [1, 2, 5, 20])
def test_every_way_of_losing_keeps_to_the_limits_and_uses_them_up(way, accounts: int) -> None:
    """Each account meets the owner as often as it may, and nobody meets anybody more often."""
    met = Counter(pair for order in way(0, range(1, accounts + 1)) for pair in combinations(sorted(order), 2))
    assert max(met.values()) <= PAIR_IN_MONTH
    assert [met[0, account] for account in range(1, accounts + 1)] == [PAIR_IN_MONTH] * accounts


def test_more_accounts_bring_more() -> None:
    owner = Rating(25, 1.5)
    one, five = (ladders.farmed(owner, accounts) for accounts in (1, 5))
    assert 0 < one < five


def test_both_ways_to_compute_are_timed() -> None:
    spent = cost(list(islice(Field(1).games(), 200)))
    assert spent.ladder > 0
    assert spent.rate > 0


def test_a_short_run_gives_every_figure_and_knows_the_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladders, "ACCOUNTS", (1, 5))
    figures = ladders.run(seeds=[1], people=30, results=100)
    assert set(ladders.PROMISED) < set(figures)
    assert min(figures["rank_10"], figures["rank_40"]) > 0.7
    assert figures["farmed_by_5"] > figures["farmed_by_1"] > 0
    field, state = Field(1, people=30), LadderState()
    for result in field.played(10, state):
        state.add(result)
    assert 10 <= sum(one.games for one in state.standings()) / len(field.strengths) < 10.1
