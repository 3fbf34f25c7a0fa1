"""How a command of an operator ends: its code, or its one line."""

from __future__ import annotations

import pytest

from bot.ops import cli


def ended(*arguments: str) -> str | int | None:
    """Return the exit code, or the line that is printed with code 1."""
    with pytest.raises(SystemExit) as caught:
        cli.main(arguments)
    code = caught.value.code
    assert not isinstance(code, str) or len(code.splitlines()) == 1
    return code
