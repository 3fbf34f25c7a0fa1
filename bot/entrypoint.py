"""The command `sobek-bot`. It imports no more than what the command line asks for."""

from __future__ import annotations

import sys
from importlib import import_module


def main() -> None:
    """Run the bot until it is stopped, or what the command line says."""
    if sys.argv[1:]:
        import_module("bot.ops.cli").main(sys.argv[1:])
    else:
        import_module("bot.__main__").main()
