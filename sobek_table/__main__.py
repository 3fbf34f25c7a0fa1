"""The commands `sobek-bot`, also as `python -m sobek_table`, and `sobek-play`.

It imports no more than what the command line asks for.
"""

from __future__ import annotations

import sys
from importlib import import_module


def main() -> None:
    """Run the bot until it is stopped, or what the command line says."""
    if sys.argv[1:]:
        import_module("bot.ops.cli").main(sys.argv[1:])
    else:
        import_module("bot.__main__").main()


def play() -> None:
    """Run the bot beside a Discord of its own, or with a token alone."""
    import_module("sandbox.__main__").main()


if __name__ == "__main__":
    main()
