"""No words are kept that nothing says: whoever translates has no work for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import bot.words
from bot.words import ENGLISH

PROGRAM = Path(bot.words.__file__).parent.parent
COMMON = PROGRAM / "locale" / ENGLISH / "bot.ftl"

# A term that has one message for all its codes, such as a place, is looked up by the value that is named.
TERMS = {"place"}
# What codes of commands, errors, refusals and labels are appended to.
COMPOSED = ("cmd-", "choice-", "computer-name-", "error-", "permission-", "refusal-", "scope-", "take-back-refused-")
_ENDINGS = "(confirm|button)"


def test_every_message_of_all_games_is_said_somewhere():
    code = "".join(path.read_text(encoding="utf-8") for folder in ("bot", "render") for path in files(folder))
    said = set(re.findall(r"[\"']([a-z0-9-]+)[\"']", code))
    text = COMMON.read_text(encoding="utf-8")
    defined = re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)
    assert len(defined) > 150
    mentioned = set(re.findall(r"\{ ([a-z][a-z0-9-]*) [}(]", text))
    left = [name for name in defined if name not in said | mentioned | TERMS and not name.startswith(COMPOSED)]
    assert [name for name in left if not re.fullmatch(rf"(stop|resign)-{_ENDINGS}", name)] == []


def files(folder: str) -> list[Path]:
    return sorted((PROGRAM / folder).rglob("*.py"))
