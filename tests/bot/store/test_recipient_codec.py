"""Recipients as they are stored: the integers of always, for what is stored was written by older bots as well."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.ping_recipient import Recipient, Role, Seat, User, Voter
from bot.store.recipient_codec import number_of, recipient_of

SEATS = st.integers(0, 99)
DISCORD = st.integers(10**6, 2**63 - 1)
RECIPIENTS = st.one_of(
    st.builds(Seat, SEATS), st.builds(Voter, SEATS), st.builds(User, DISCORD), st.builds(Role, DISCORD)
)


@given(RECIPIENTS)
def test_a_recipient_comes_back_as_it_was(recipient: Recipient) -> None:
    assert recipient_of(number_of(recipient)) == recipient


@given(st.one_of(st.integers(-100, 99), DISCORD, DISCORD.map(lambda number: -number)))
def test_a_stored_number_is_written_again_as_it_was(number: int) -> None:
    assert number_of(recipient_of(number)) == number


@pytest.mark.parametrize(
    ("recipient", "number"),
    [
        (Seat(0), 0),
        (Seat(3), 3),
        (Voter(0), -1),
        (Voter(3), -4),
        (User(80351110224678912), 80351110224678912),
        (Role(41771983423143936), -41771983423143936),
    ],
)
def test_each_kind_has_the_numbers_that_it_always_had(recipient: Recipient, number: int) -> None:
    assert (number_of(recipient), recipient_of(number)) == (number, recipient)


@given(st.lists(RECIPIENTS, unique=True))
def test_two_recipients_never_share_a_number(recipients: list[Recipient]) -> None:
    assert len({number_of(each) for each in recipients}) == len(recipients)
