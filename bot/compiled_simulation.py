"""The simulations that `make compiled` has compiled: workers import them only if compiled from these sources."""

from __future__ import annotations

import hashlib
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parents[1]
_SUFFIX: Final = EXTENSION_SUFFIXES[0]


class _Finder(MetaPathFinder):
    """Finds modules in given files."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self._files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a module, None if it is not among the files."""
        file = self._files.get(fullname)
        return None if file is None else spec_from_file_location(fullname, file)


def compiled_folder(root: Path = ROOT) -> Path:
    """Return the folder for the compiled simulations of a checkout's present engine.

    Its name is a digest of the engine's sources and of the running Python, so modules that were compiled from other
    sources are never found.
    """
    digest = hashlib.sha256(f"{sysconfig.get_config_var('SOABI')} {sys.version}".encode())
    for path in sorted((root / "engine").rglob("*.py")):
        content = path.read_bytes()
        digest.update(f"\n{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return root / "build" / "compiled" / digest.hexdigest()[:32]


def compiled_modules(folder: Path) -> dict[str, Path]:
    """Return the compiled modules in a folder by their names."""
    files = sorted(folder.rglob(f"*{_SUFFIX}"))
    return {".".join(file.relative_to(folder).parts).removesuffix(_SUFFIX): file for file in files}


def prefer_compiled(folder: Path | None = None) -> None:
    """Import the compiled modules of a folder from now on, by default those of this checkout's engine.

    If one of them is already imported as Python, nothing changes: all are compiled or none.
    """
    if folder is not None or (ROOT / "build" / "compiled").is_dir():
        found = compiled_modules(folder or compiled_folder())
        if found.keys().isdisjoint(sys.modules):
            sys.meta_path.insert(0, _Finder(found))


def is_compiled() -> bool:
    """Return whether workers run compiled simulations, of this checkout or installed with the bot."""
    spec = find_spec("engine.simulation.rng")
    installed = spec is not None and str(spec.origin).endswith(_SUFFIX)
    return installed or bool(compiled_modules(compiled_folder()))
