"""A program that says how much of the words it has to read and how many of the bot's modules it has to import."""

from __future__ import annotations

import sys
from unittest.mock import patch

from fluent.syntax import FluentParser

if __name__ == "__main__":
    before = set(sys.modules)
    import bot.__main__  # noqa: F401
    from bot.i18n.messages import Words

    read, made = FluentParser.parse, FluentParser.parse_entry
    with (
        patch.object(FluentParser, "parse", autospec=True, side_effect=read) as reading,
        patch.object(FluentParser, "parse_entry", autospec=True, side_effect=made) as making,
    ):
        Words.load().text("en", "error-unknown")
    print(len(set(sys.modules) - before), reading.call_count + making.call_count)  # noqa: T201
