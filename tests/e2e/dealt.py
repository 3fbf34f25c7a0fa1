"""The bot as it is, with deals that are the same in every run."""

from __future__ import annotations

import os

from bot.__main__ import main
from tests.deals import ANEW, VARIABLE, same_deals

if __name__ == "__main__":
    with same_deals(os.environ.get(VARIABLE, ANEW)):
        main()
