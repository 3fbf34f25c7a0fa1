"""The program read as what it says, for tests about how it is written."""

import ast
import gc
from functools import cache
from pathlib import Path


@cache
def parsed(path: Path) -> ast.Module:
    """Return what a file of the program says; whoever reads it changes nothing in it.

    Nothing is collected meanwhile: what a test before has left may tell of itself when it is, with a traceback, for
    which Python reads a program, too, and of two that are read at once it loses count (cpython#106905).
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    finally:
        if collects:
            gc.enable()
