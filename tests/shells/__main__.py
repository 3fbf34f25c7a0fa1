"""The bot with Shells beside its own games."""

from __future__ import annotations

import os

from bot.__main__ import main
from bot.i18n.messages import words_folder
from tests.deals import ANEW, VARIABLE, same_deals
from tests.shells import LOCALE, WITH_SHELLS

if __name__ == "__main__":
    with same_deals(os.environ.get(VARIABLE, ANEW)):
        main(WITH_SHELLS, (words_folder(), LOCALE))
