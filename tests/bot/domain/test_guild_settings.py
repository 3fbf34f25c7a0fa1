"""What follows from a server's settings: where tables may stand, who may open them, which role can be called."""

from __future__ import annotations

import pytest

from bot.domain.guild_settings import NO_SETTINGS, Openers, PingedRole, Settings, Uncallable, uncallable

HERE, THERE, GONE, THREAD = 10**17, 10**17 + 1, 10**17 + 2, 10**17 + 3
PLAYERS, LOST = 10**17 + 4, 10**17 + 5
CHANNELS, ROLES = (HERE, THERE), (PLAYERS,)


def test_tables_stand_in_the_chosen_channels_and_their_threads() -> None:
    """And everywhere where none is chosen."""
    chosen = Settings(channels=(HERE,))
    assert chosen.may_stand((HERE,), CHANNELS)
    assert chosen.may_stand((THREAD, HERE), CHANNELS)
    assert not chosen.may_stand((THERE,), CHANNELS)
    assert not chosen.may_stand((THREAD, THERE), CHANNELS)
    assert NO_SETTINGS.may_stand((THERE,), CHANNELS)


def test_channels_that_are_gone_do_not_count() -> None:
    """Where no other was chosen, tables stand everywhere."""
    assert Settings(channels=(GONE, HERE)).allowed_channels(CHANNELS) == (HERE,)
    assert not Settings(channels=(GONE, HERE)).may_stand((THERE,), CHANNELS)
    assert Settings(channels=(GONE,)).may_stand((THERE,), CHANNELS)


@pytest.mark.parametrize(
    ("settings", "own", "manages", "may"),
    [
        (NO_SETTINGS, (), False, True),
        (Settings(openers=Openers.ROLE, opener_role=PLAYERS), (PLAYERS,), False, True),
        (Settings(openers=Openers.ROLE, opener_role=PLAYERS), (HERE,), False, False),
        (Settings(openers=Openers.ROLE, opener_role=PLAYERS), (), True, True),
        (Settings(openers=Openers.MANAGE), (PLAYERS,), False, False),
        (Settings(openers=Openers.MANAGE), (), True, True),
        # The role is gone, or none has been chosen yet.
        (Settings(openers=Openers.ROLE, opener_role=LOST), (LOST,), False, False),
        (Settings(openers=Openers.ROLE), (PLAYERS,), False, False),
        (Settings(openers=Openers.ROLE), (), True, True),
        # A role that was chosen earlier, while everybody may.
        (Settings(opener_role=PLAYERS), (), False, True),
    ],
)
def test_who_may_open_tables(settings: Settings, own: tuple[int, ...], manages: bool, may: bool) -> None:
    """Everybody, who has a role, who manages the server: who does may always."""
    assert settings.may_open(own, ROLES, manages=manages) is may


@pytest.mark.parametrize(
    ("role", "may_mention", "why"),
    [
        (PingedRole(everyone=False, bot=False, mentionable=True), False, None),
        (PingedRole(everyone=False, bot=False, mentionable=False), True, None),
        (PingedRole(everyone=False, bot=False, mentionable=False), False, Uncallable.SILENT),
        (PingedRole(everyone=True, bot=False, mentionable=True), True, Uncallable.EVERYONE),
        (PingedRole(everyone=False, bot=True, mentionable=True), True, Uncallable.BOT),
        (None, True, Uncallable.GONE),
    ],
)
def test_a_role_that_cannot_be_called_has_a_reason(
    role: PingedRole | None, may_mention: bool, why: Uncallable | None
) -> None:
    """Everybody's and a bot's never can be, nor one that is gone; others if they or the bot may be so."""
    assert uncallable(role, may_mention=may_mention) is why
