"""`python -m tests.engine.sobek.golden` writes the golden files anew out of the recorded games.

With --new it first plays other games; without, a recorded game that no longer fits the rules stops it.
"""

import sys

from tests.engine.sobek.golden import GOLDEN

GOLDEN.main(sys.argv[1:])
