"""The bot as it is, but it looks after its database more often, and waits for a server for a shorter while."""

from __future__ import annotations

import os
from typing import Final
from unittest.mock import patch

from bot.__main__ import main
from tests.deals import ANEW, VARIABLE, same_deals

LOOK: Final = 0.2
"""Seconds between two looks at the session that holds the database."""
ANSWER: Final = 2.0
"""Seconds for which that session may not answer."""

if __name__ == "__main__":
    with (
        same_deals(os.environ.get(VARIABLE, ANEW)),
        patch("bot.store.lease.CHECK_SECONDS", LOOK),
        patch("bot.store.lease.ANSWER_SECONDS", ANSWER),
        patch("bot.store.database.ANSWER_SECONDS", ANSWER * 2),
    ):
        main()
