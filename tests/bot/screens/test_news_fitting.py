"""Which sentences of turns fit on a board, in a hand and in a quotation: moves and losses first, and none is cut."""

from __future__ import annotations

from dataclasses import replace

from bot.app_context import App
from bot.screens.news_fitting import TurnLog, brief_text, fits_losses, quote_turns
from tests.bot.screens.event_games import turn

MORE = "… more in “My hand” and “More”"
THERE = "What happened is in “My hand” and “More”."
ANNA, BO = turn(0, "Anna took fish.", "A delivery.", laid=1), turn(1, "Bo took wheat.")
CLEO = turn(2, "Cleo played a set.", "Cleo chose an event.")


def test_in_a_quotation_the_oldest_turns_give_way() -> None:
    turns = [ANNA, BO, CLEO]
    assert quote_turns(turns, 200).count("\n") == 4
    assert quote_turns(turns, 80) == "> …\n> Bo took wheat.\n> Cleo played a set.\n> Cleo chose an event."
    assert len(quote_turns([turn(0, *["Anna took fish."] * 9)], 60)) <= 60
    assert quote_turns([], 60) == ""


async def test_of_what_happened_a_board_keeps_what_three_lines_of_a_phone_hold(app: App) -> None:
    """The newest stays; an icon counts as what it shows, however long its name is."""
    speech, wide = app.words.speech("en"), "Anna took <:sobek_fish_1a2b3c:1234567890123456789>\u00a0fish."
    whole = "-# Anna took fish. A delivery.\n-# Bo took wheat.\n-# Cleo played a set. Cleo chose an event."
    assert brief_text([ANNA, BO, CLEO], speech, 3) == brief_text([ANNA, BO, CLEO], speech, 9) == whole
    assert brief_text([ANNA, BO, CLEO], speech, 1) == "-# Bo took wheat. Cleo played a set. …"
    assert brief_text([turn(0, "w" * 43), turn(1, "w" * 43)], speech, 1) == f"-# {THERE}", "never an ellipsis alone"
    assert brief_text([ANNA, BO, CLEO], speech, 0) == ""
    assert brief_text([turn(seat, wide) for seat in range(3)], speech, 3) == "\n".join([f"-# {wide}"] * 3)
    again = f"-# {' '.join(['Anna took fish.'] * 7)}\n-# {MORE}"
    assert brief_text([turn(0, *["Anna took fish."] * 9)], speech, 4) == again
    assert brief_text([turn(0, "w" * 400, "x")], speech, 4) == f"-# {THERE}", "a sentence is never cut"
    assert brief_text([], speech, 4) == ""


async def test_the_move_of_each_seats_last_turn_has_all_the_room_that_there_is(app: App) -> None:
    """Anything else has three lines, and what was laid out gives way first."""
    speech, long = app.words.speech("en"), "took fish. Corruption: wheat, ivory and an amulet."
    bo, cleo = turn(1, f"Bo {long}"), turn(2, f"Cleo {long}", "A delivery.", laid=1)
    assert brief_text([bo, cleo], speech, 9) == f"-# Bo {long}\n-# Cleo {long}\n-# {MORE}"
    assert brief_text([bo, cleo], speech, 4) == f"-# Bo {long}\n-# Cleo {long} …", "rather than where the rest is told"
    assert brief_text([bo, cleo], speech, 3) == f"-# Bo {long} Cleo {long} …", "one paragraph takes less room"
    assert brief_text([bo, cleo], speech, 2) == f"-# {THERE}"
    assert brief_text([ANNA, BO, CLEO], speech, 2) == "-# Anna took fish. Bo took wheat. Cleo played a set. …"
    earlier = [turn(2, "Cleo took ivory."), turn(2, "Cleo discarded a card.", moved=False)]
    assert brief_text([*earlier, bo, cleo], speech, 9) == f"-# Bo {long}\n-# Cleo {long}\n-# {MORE}"
    laid_first = turn(0, "Anna filled the market with 12 tiles.", f"Anna {long}", laid=0)
    assert brief_text([BO, laid_first], speech, 3) == f"-# Bo took wheat.\n-# {laid_first.sentences[1]} …"


async def test_short_sentences_make_room_for_what_was_done(app: App) -> None:
    """On a board only, and not for what came of it; what the sentences leave out is told elsewhere."""
    speech, listed = app.words.speech("en"), " Corruption: wheat, ivory and an amulet."
    took = turn(1, f"Bo took fish.{listed}", "Bo discarded the tile to draw a deben: fish.")
    took = replace(took, short={0: "Bo took fish.", 1: "Bo traded it for a deben."})
    assert brief_text([took], speech, 2) == "-# Bo took fish. Bo traded it for a deben.\n-# " + MORE
    assert brief_text([took], speech, 1) == "-# Bo took fish. Bo traded it for a deben. …"
    assert brief_text([took], speech, 3) == f"-# {' '.join(took.sentences)}"
    assert brief_text([took], speech, 2, board=False, where=False) == f"-# {took.sentences[0]}"
    sold = turn(1, f"Bo sold a set (ebony): {'ebony, ' * 20}.", short={0: "Bo sold a set (ebony)."})
    assert brief_text([sold], speech, 1) == "-# Bo sold a set (ebony). …", "rather than only where it is told"
    assert brief_text([sold], speech, 2) == f"-# Bo sold a set (ebony).\n-# {MORE}"
    effect = replace(took, short={0: "Bo took fish."})
    assert brief_text([effect], speech, 2) == f"-# {effect.sentences[0]} …"


async def test_the_newest_effects_of_moves_are_told_before_older_ones_and_none_without_its_move(app: App) -> None:
    speech, more = app.words.speech("en"), "So that is what came of it in the end."
    bo, cleo = turn(1, "Bo played the queen.", more), turn(2, "Cleo played the thief.", more)
    assert brief_text([bo, cleo], speech, 9) == f"-# Bo played the queen.\n-# Cleo played the thief. {more}\n-# {MORE}"
    stood_in = turn(1, "A computer moved for Bo.", "Bo took fish. Corruption: wheat and ivory and an amulet.", intro=1)
    assert brief_text([stood_in, cleo], speech, 3) == f"-# {stood_in.sentences[1]}\n-# {cleo.sentences[0]} …"
    assert brief_text([turn(0, "w" * 90), turn(1, "A computer moved for Bo.", "x" * 190, intro=1)], speech, 4) == (
        f"-# {'w' * 90}\n-# {MORE}"
    )


async def test_what_a_player_lost_is_never_left_out_of_a_board_and_after_the_moves_told_in_a_hand(app: App) -> None:
    speech, long = app.words.speech("en"), "took fish. Corruption: wheat, ivory and an amulet."
    guild = turn(1, "Bo played a set.", "Bo looked through tokens.", "Bo chose Guild.", "Cleo lost 8 points: 20 to 12.")
    guild = replace(guild, lost=frozenset({3}), leading=frozenset({2}))
    dan = turn(3, f"Dan {long}")
    one = "-# Bo played a set. Bo chose Guild. Cleo lost 8 points: 20 to 12."
    assert brief_text([guild, dan], speech, 5) == f"{one}\n-# Dan {long}\n-# {MORE}"
    assert brief_text([guild, dan], speech, 4) == f"{one}\n-# Dan {long} …"
    assert brief_text([guild, dan], speech, 2) == f"-# Cleo lost 8 points: 20 to 12.\n-# {MORE}"
    assert brief_text([guild, dan], speech, 1) == "-# Cleo lost 8 points: 20 to 12. …"
    in_hand = brief_text([guild, dan], speech, 2, board=False, where=False)
    assert in_hand == f"-# Cleo lost 8 points: 20 to 12. Dan {long}", "no move without what the loss came of"
    assert [fits_losses([guild, dan], lines) for lines in (0, 1)] == [False, True]
    assert fits_losses([dan], 0)


async def test_all_that_a_seat_did_as_its_turn_is_told_the_first_before_the_rest(app: App) -> None:
    """As where the market is filled before a tile is taken; what came of a move gives way, and then the later move."""
    speech = app.words.speech("en")
    filled = turn(1, "Bo filled the market.", "No tile lay there, so it was full of new ones.", "Bo took fish, scarab.")
    filled = replace(filled, further=frozenset({2}))
    assert filled.moves == [0, 2]
    assert brief_text([filled], speech, 9) == f"-# {' '.join(filled.sentences)}"
    assert brief_text([filled], speech, 2) == "-# Bo filled the market. Bo took fish, scarab. …"
    assert brief_text([filled], speech, 1) == "-# Bo filled the market. …"


async def test_no_move_stands_without_what_let_the_seat_go_on_or_what_a_loss_came_of(app: App) -> None:
    """Else a second move would be against the rules, and a loss would seem to come of the move before it."""
    speech, laid = app.words.speech("en"), "A delivery of many cards that the picture shows."
    flood = turn(1, "Bo played a set.", "Bo chose Flood.", "Bo took fish.", laid, laid=3)
    flood = replace(flood, further=frozenset({2}), leading=frozenset({1}))
    assert flood.reasons_of(0) == frozenset()
    assert flood.reasons_of(2) == {1}
    assert brief_text([flood], speech, 2) == "-# Bo played a set. Bo chose Flood. Bo took fish. …"
    assert brief_text([flood], speech, 1) == "-# Bo played a set. …"
    guild = turn(1, "Bo took fish.", laid, "Bo chose Guild.", "Cleo lost 8 points: 20 to 12.", laid=1)
    guild = replace(guild, lost=frozenset({3}), leading=frozenset({2}))
    assert guild.reasons_of(0) == {2}
    assert brief_text([guild], speech, 2) == "-# Bo took fish. Bo chose Guild. Cleo lost 8 points: 20 to 12. …"
    assert brief_text([guild], speech, 1) == "-# Cleo lost 8 points: 20 to 12. …"
    without = replace(guild, lost=frozenset())
    assert without.reasons_of(0) == frozenset()


async def test_that_somebody_leaves_is_told_before_any_move(app: App) -> None:
    speech, leaves = app.words.speech("en"), TurnLog(("Anna leaves the table.",))
    cleo, bo = turn(2, "Cleo took fish."), turn(1, "Bo took ivory, and the boat is empty.", "A delivery.", laid=1)
    told = f"-# Anna leaves the table.\n-# Cleo took fish.\n-# {bo.sentences[0]}"
    assert brief_text([leaves, cleo, bo], speech, 4) == f"{told}\n-# {MORE}"
    assert brief_text([leaves, cleo, bo], speech, 3) == f"{told} …"
    assert brief_text([leaves, turn(2, "w" * 90)], speech, 2) == f"-# Anna leaves the table.\n-# {MORE}"
    assert brief_text([leaves, cleo], speech, 4) == "-# Anna leaves the table.\n-# Cleo took fish."
