"""The command `sobek-bot`. It is as light as can be: every worker that searches loads what the bot was started by."""

from __future__ import annotations

from importlib import import_module


def main() -> None:
    """Run the bot until it is stopped."""
    import_module("bot.__main__").main()
