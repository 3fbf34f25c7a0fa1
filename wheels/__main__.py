"""`make compiled`: compile the simulations of this checkout; workers use them until the engine changes."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import mkdtemp

from bot.compiled_simulation import compiled_folder
from wheels.compile_simulations import compile_simulations, lacking, verify


def main() -> int:
    """Compile unless that was done already; return the exit code, 1 after a failure."""
    folder = compiled_folder()
    if folder.is_dir():
        print("The lean paths are compiled already.")
        return 0
    if (reason := lacking()) is not None:
        print(f"Masters think in pure Python: {reason}.", file=sys.stderr)
        return 1
    print("Compiling the lean paths: a minute or two ...", flush=True)
    shutil.rmtree(folder.parent, ignore_errors=True)
    folder.parent.mkdir(parents=True)
    made = Path(mkdtemp(dir=folder.parent))
    try:
        compile_simulations(made)
        verify(made)
    except RuntimeError as error:
        shutil.rmtree(made)
        print(f"Masters think in pure Python: {error}", file=sys.stderr)
        return 1
    if compiled_folder() != folder:
        shutil.rmtree(made)
        print("The engine was changed meanwhile; try again.", file=sys.stderr)
        return 1
    made.rename(folder)
    print("The lean paths are compiled, and come to the same scores.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
