"""The package that is installed: the project's own packages are found by `import sobek_table` first.

In a wheel `bot`, `engine`, `render` and `sandbox` lie in a folder of this one, for others use these names, too. In a
checkout they lie beside it.
"""

import sys
from pathlib import Path

_HERE = Path(__file__).absolute().parent
_APP = _HERE / "_app"
_FOLDER = str(_APP if _APP.is_dir() else _HERE.parent)

# Before all others, even if it is there already: what else has one of these names would be taken for ours.
sys.path[:] = [_FOLDER, *(entry for entry in sys.path if entry != _FOLDER)]
