"""Hatchling's hook: put compiled simulations into a wheel if they can be compiled, else make it pure Python."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parents[1]))  # hatchling loads a hook by its path alone

from wheels.compile_simulations import compile_simulations, lacking, no_compiler, verify


class SimulationHook(BuildHookInterface[BuilderConfig]):
    """Puts the compiled modules beside their sources."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return the packages that compiling needs; none if there is no compiler."""
        return [] if no_compiler() else self.metadata.core.optional_dependencies["compiled"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is built; an editable install gets nothing."""
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
        compile_simulations(folder)
        verify(folder)
    except RuntimeError as error:
        return str(error)
    return None
