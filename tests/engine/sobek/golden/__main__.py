"""`python -m tests.engine.sobek.golden` writes the golden files again out of the recorded games.

With --new it first plays other games under the newest rules; those of the first ones are never played again. Without, a
recorded game that no longer fits its rules stops it.
"""

import sys

from tests.engine.sobek.golden import GOLDEN, GOLDEN_2

GOLDEN.main([])
GOLDEN_2.main(sys.argv[1:])
