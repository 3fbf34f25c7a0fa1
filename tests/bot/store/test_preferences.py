"""Habits in the store: chosen one by one, read for several people at once, gone with a person's data."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import text

from bot.domain.preferences import NO_PREFERENCES, YEAR, Absence, Preferences, QuietHours, ReminderTarget
from bot.store import EditConflict, PersonalData, SeatRow, Settled, ShownState, Status, Store, TableChange
from tests.bot.store.new_table import NEW

ANA, BEN, CLEO = 1001, 1002, 1003
NIGHT = QuietHours(1320, 420, "Europe/Berlin")
AT = 1_800_000_000
DAY = 86_400


async def habits(store: Store, user: int = ANA) -> Preferences:
    """Return the stored preferences of a user."""
    return (await store.preferences.of([user]))[user]


async def rows(store: Store, table: str) -> int:
    """Return how many rows a table has."""
    async with store._database.reading() as connection:
        return int(await connection.scalar(text(f"SELECT count(*) FROM {table}")) or 0)


async def test_each_habit_is_chosen_by_itself(store: Store) -> None:
    """A language, reminders, quiet hours and an absence leave each other alone."""
    await store.people.choose_language(ANA, "pl")
    await store.preferences.choose_reminders(ANA, 7200, ReminderTarget.BOTH)
    await store.preferences.choose_quiet(ANA, NIGHT)
    await store.preferences.go_away(ANA, Absence(AT, AT + DAY, stand_in=True))
    chosen = Preferences(7200, ReminderTarget.BOTH, NIGHT, (Absence(AT, AT + DAY, stand_in=True),), NIGHT.zone)
    assert await habits(store) == chosen
    await store.people.choose_language(ANA, "de")
    assert await habits(store) == chosen
    assert (await store.people.reading(ANA))[0] == "de"
    await store.people.choose_language(ANA, None)
    assert await habits(store) == chosen


async def test_whoever_wants_no_invitations_says_so_by_itself(store: Store) -> None:
    """Nothing is stored of a user who takes them again and has chosen nothing else."""
    await store.preferences.choose_invitations(ANA, True)
    assert await habits(store) == Preferences(uninvited=True)
    await store.preferences.choose_reminders(ANA, 0, ReminderTarget.TABLE)
    await store.preferences.choose_invitations(ANA, False)
    assert await habits(store) == Preferences(interval=0)
    await store.preferences.choose_reminders(ANA, None, ReminderTarget.TABLE)
    assert await rows(store, "people") == 0


async def test_whoever_wants_no_icons_says_so_by_itself(store: Store) -> None:
    """It is read with the language; nothing is stored of a user who wants them again."""
    await store.people.choose_icons(ANA, True)
    assert await habits(store) == Preferences(no_icons=True)
    assert await store.people.reading(ANA) == (None, True)
    await store.people.choose_language(ANA, "fr")
    assert await store.people.reading(ANA) == ("fr", True)
    await store.people.choose_language(ANA, None)
    await store.people.choose_icons(ANA, False)
    assert await store.people.reading(ANA) == (None, False)
    assert await rows(store, "people") == 0


async def test_habits_of_several_people_come_at_once(store: Store) -> None:
    """Those who have chosen nothing have no habits, and those who are not asked about are not told of."""
    await store.preferences.choose_reminders(ANA, 0, ReminderTarget.TABLE)
    await store.preferences.go_away(BEN, Absence(AT, AT + DAY, stand_in=False))
    await store.preferences.choose_zone(CLEO, "Asia/Kathmandu")
    assert await store.preferences.of([ANA, BEN, 7]) == {
        ANA: Preferences(interval=0),
        BEN: Preferences(absences=(Absence(AT, AT + DAY, stand_in=False),)),
        7: NO_PREFERENCES,
    }
    assert await store.preferences.of([]) == {}


async def test_the_zone_outlives_the_quiet_hours(store: Store) -> None:
    """Hours that are given up leave the zone, and another zone moves the hours."""
    await store.preferences.choose_quiet(ANA, NIGHT)
    await store.preferences.choose_zone(ANA, "Europe/London")
    assert await habits(store) == Preferences(quiet=replace(NIGHT, zone="Europe/London"), zone="Europe/London")
    await store.preferences.choose_quiet(ANA, None)
    assert await habits(store) == Preferences(zone="Europe/London")


async def test_a_row_without_anything_in_it_is_not_kept(store: Store) -> None:
    """A user who takes back all preferences is not known any more."""
    await store.people.choose_language(ANA, "pl")
    await store.preferences.choose_reminders(ANA, 7200, ReminderTarget.DIRECT)
    await store.people.choose_language(ANA, None)
    assert await rows(store, "people") == 1
    await store.preferences.choose_reminders(ANA, None, ReminderTarget.TABLE)
    assert await rows(store, "people") == 0


async def test_an_absence_of_the_same_kind_goes_on(store: Store) -> None:
    """Another day changes only when it ends."""
    await store.preferences.go_away(ANA, Absence(AT, AT + 9 * DAY, stand_in=False))
    await store.preferences.go_away(ANA, Absence(AT + DAY, AT + 3 * DAY, stand_in=False))
    assert (await habits(store)).absences == (Absence(AT, AT + 3 * DAY, stand_in=False),)


async def test_an_absence_of_another_kind_takes_the_place_of_the_one_under_way(store: Store) -> None:
    """What was waited until then still counts; one of the same second never was."""
    await store.preferences.go_away(ANA, Absence(AT, AT + 9 * DAY, stand_in=False))
    await store.preferences.go_away(ANA, Absence(AT + DAY, AT + 3 * DAY, stand_in=True))
    await store.preferences.go_away(ANA, Absence(AT + DAY, AT + 4 * DAY, stand_in=False))
    assert (await habits(store)).absences == (
        Absence(AT, AT + DAY, stand_in=False),
        Absence(AT + DAY, AT + 4 * DAY, stand_in=False),
    )


async def test_an_absence_that_was_not_seen_is_not_overwritten(store: Store) -> None:
    """Unless it is the same, or has ended; and the one that was seen is."""
    first, second = Absence(AT, AT + 9 * DAY, stand_in=False), Absence(AT + DAY, AT + 3 * DAY, stand_in=True)
    third = Absence(AT + DAY, AT + 4 * DAY, stand_in=True)
    assert len({0, first.revision, second.revision, third.revision}) == 4
    await store.preferences.go_away(ANA, first, 0)
    await store.preferences.go_away(ANA, second, first.revision)
    for seen in (0, first.revision):
        with pytest.raises(EditConflict):
            await store.preferences.go_away(ANA, third, seen)
        await store.preferences.go_away(ANA, second, seen)
    assert (await habits(store)).away(AT + DAY) == second
    await store.preferences.come_back(ANA, AT + 2 * DAY)
    await store.preferences.go_away(ANA, replace(third, since=AT + 2 * DAY), second.revision)
    assert (await habits(store)).away(AT + 2 * DAY) == replace(third, since=AT + 2 * DAY)


async def test_an_absence_that_lies_ahead_because_the_clock_was_set_back_is_no_more(store: Store) -> None:
    """What is said now counts, not what was said at a moment that is still to come."""
    await store.preferences.go_away(ANA, Absence(AT + DAY, AT + 9 * DAY, stand_in=True))
    await store.preferences.go_away(ANA, Absence(AT, AT + 2 * DAY, stand_in=False))
    assert (await habits(store)).absences == (Absence(AT, AT + 2 * DAY, stand_in=False),)


async def test_who_comes_back_is_away_no_more(store: Store) -> None:
    """The absence ends then; one that has just begun was none, and one that is over stays as it was."""
    await store.preferences.go_away(ANA, Absence(AT, AT + 9 * DAY, stand_in=False))
    await store.preferences.come_back(ANA, AT + DAY)
    await store.preferences.come_back(ANA, AT + 2 * DAY)
    assert (await habits(store)).absences == (Absence(AT, AT + DAY, stand_in=False),)
    await store.preferences.go_away(ANA, Absence(AT + 3 * DAY, AT + 9 * DAY, stand_in=False))
    await store.preferences.come_back(ANA, AT + 3 * DAY)
    assert (await habits(store)).absences == (Absence(AT, AT + DAY, stand_in=False),)


async def test_absences_are_forgotten_after_a_year(store: Store) -> None:
    """Nobody's allowance asks for them any longer."""
    await store.preferences.go_away(BEN, Absence(AT, AT + DAY, stand_in=False))
    await store.preferences.go_away(ANA, Absence(AT + YEAR, AT + YEAR + DAY, stand_in=False))
    assert (await habits(store, BEN)).absences != ()
    await store.preferences.come_back(ANA, AT + YEAR)
    await store.preferences.go_away(ANA, Absence(AT + YEAR + DAY, AT + YEAR + 2 * DAY, stand_in=False))
    assert (await habits(store, BEN)).absences == ()


@pytest.mark.parametrize("what", ["reminders", "quiet", "zone", "away", "back"])
async def test_other_habits_owe_the_running_tables_of_that_person_a_look(store: Store, what: str) -> None:
    """With other preferences, the user may have to be pinged earlier."""
    seats = (SeatRow(0, ANA, "Ana"), SeatRow(1, BEN, "Ben"))
    playing, lobby, over, others = [
        await store.create(replace(NEW, channel=channel, seats=seats if channel < 4 else seats[1:]))
        for channel in range(1, 5)
    ]
    for game, status in ((playing, Status.RUNNING), (over, Status.STOPPED), (others, Status.RUNNING)):
        await store.change(TableChange(game.id, 0, {"version": 1, "status": status}))
    for game, version in ((playing, 1), (lobby, 0), (over, 1), (others, 1)):
        await store.outbox.show(game.id, version, ShownState(), ShownState(board=5), settled=Settled(version))
    changes = {
        "reminders": store.preferences.choose_reminders(ANA, 0, ReminderTarget.TABLE),
        "quiet": store.preferences.choose_quiet(ANA, NIGHT),
        "zone": store.preferences.choose_zone(ANA, "Europe/Berlin"),
        "away": store.preferences.go_away(ANA, Absence(AT, AT + DAY, stand_in=True)),
        "back": store.preferences.come_back(ANA, AT),
    }
    change = changes.pop(what)
    for other in changes.values():
        other.close()
    assert await store.outbox.owed() == ()
    assert await change == (playing.id,)
    assert await store.outbox.owed() == (playing.id,)


async def test_habits_are_told_and_deleted_with_everything_else(store: Store) -> None:
    """The data of a user contain them until they are erased; those of others stay."""
    for user in (ANA, BEN):
        await store.preferences.choose_quiet(user, NIGHT)
        await store.preferences.go_away(user, Absence(AT, AT + DAY, stand_in=True))
    assert await store.personal_data.of(ANA) == PersonalData(preferences=await habits(store))
    await store.people.forget(ANA)
    assert await store.personal_data.of(ANA) == PersonalData()
    assert await rows(store, "people") == await rows(store, "absences") == 1
    assert (await habits(store, BEN)).quiet == NIGHT
