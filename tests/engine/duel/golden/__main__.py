"""`python -m tests.engine.duel.golden` writes the golden files again out of the recorded games.

With --new it first plays other games; without, a recorded game that no longer fits the rules stops it.
"""

import sys

from tests.engine.duel.golden import GOLDENS

for golden in GOLDENS:
    golden.main(sys.argv[1:])
