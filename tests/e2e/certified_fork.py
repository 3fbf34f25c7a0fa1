"""Run the bot or one of its commands in a fork, with the certificates that SSL_CERT_FILE names.

The process of which it is a fork has read other ones.
"""

from __future__ import annotations

import os
import shlex
import sys
from typing import Final
from unittest.mock import patch

import aiohttp.connector

from bot.__main__ import main
from bot.ops.cli import main as commands
from tests.deals import ANEW, VARIABLE, same_deals

COMMAND: Final = "TEST_COMMAND"
"""The variable that says which command is run with which arguments, none for the bot itself."""

if __name__ == "__main__":
    connector = aiohttp.connector
    with (
        same_deals(os.environ.get(VARIABLE, ANEW)),
        patch.object(connector, "_SSL_CONTEXT_VERIFIED", connector._make_ssl_context(verified=True)),
    ):
        if COMMAND in os.environ:
            commands(shlex.split(os.environ[COMMAND]))
        else:
            main()
    sys.exit()
