"""What is installed starts by two commands, and finds the project's own packages before all others."""

from __future__ import annotations

import importlib
import sys

import pytest

import sobek_table
from bot.compiled_simulation import ROOT
from sobek_table.__main__ import main, play


def test_the_bot_itself_starts_without_arguments_and_commands_with_some(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[object] = []
    monkeypatch.setattr("bot.__main__.main", lambda: started.append("bot"))
    monkeypatch.setattr("bot.ops.cli.main", started.append)
    for arguments in ([], ["check"]):
        monkeypatch.setattr(sys, "argv", ["sobek-bot", *arguments])
        main()
    assert started == ["bot", ["check"]]


def test_the_page_starts_by_a_command_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[str] = []
    monkeypatch.setattr("sandbox.__main__.main", lambda: started.append("page"))
    play()
    assert started == ["page"]


def test_the_folder_of_a_checkout_comes_first_wherever_it_stood(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where it is installed by `pip install -e`, after the packages of others."""
    monkeypatch.setattr(sys, "path", ["elsewhere", str(ROOT), "more"])
    importlib.reload(sobek_table)
    assert sys.path == [str(ROOT), "elsewhere", "more"]
