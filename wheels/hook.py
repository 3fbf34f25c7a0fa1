"""Hatchling's hook: a wheel has compiled lean paths where they can be compiled, and is pure Python elsewhere."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parents[1]))  # a hook is loaded by its path alone

from wheels.lean import compile_lean, lacking, no_compiler, verify


class LeanHook(BuildHookInterface[BuilderConfig]):
    """Puts the compiled modules beside their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what has to be there to compile, nothing where no compiler is."""
        return [] if no_compiler() else self.metadata.core.optional_dependencies["compiled"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together; what can be edited afterwards stays as it is."""
        if version == "editable":
            return
        self._folder = TemporaryDirectory()
        folder = Path(self._folder.name)
        if reason := lacking() or _failure(folder):
            self.app.display_warning(f"The wheel is pure Python: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in folder.rglob("*.*"):
            if file.is_file():
                build_data["force_include"][str(file)] = f"sobek_table/_app/{file.relative_to(folder).as_posix()}"


def _failure(folder: Path) -> str | None:
    try:
        compile_lean(folder)
        verify(folder)
    except RuntimeError as error:
        return str(error)
    return None
