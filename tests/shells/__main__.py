"""The bot with Shells beside its own games."""

from __future__ import annotations

from bot.__main__ import main
from bot.words import words_folder
from tests.shells import LOCALE, WITH_SHELLS

if __name__ == "__main__":
    main(WITH_SHELLS, (words_folder(), LOCALE))
