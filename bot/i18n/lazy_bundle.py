"""The messages of a language: each stays text until its first use, and is a syntax tree from then on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.i18n.loader import TERM, parse_message


class Bundle(FluentBundle):
    """The messages of one language; as trees they take seven times the memory, and most are seldom used.

    Painters format messages in threads: what two threads prepare at once is prepared twice, with the same result.

    Args:
        language: its code.
        sources: each message as it is written, terms under their names with a dash (`read_language`).
        functions: the functions that messages may call.
        unreadable: is called at least once with the name of each message or term that is needed and cannot be read.
    """

    def __init__(
        self,
        language: str,
        sources: Mapping[str, str],
        functions: Mapping[str, Callable[..., Any]],
        unreadable: Callable[[str], object],
    ) -> None:
        super().__init__([language], functions=dict(functions), use_isolating=False)
        self._sources = sources
        self._unreadable = unreadable
        self._calling: dict[str, bool] = {}

    def has_message(self, message_id: str) -> bool:
        """Return whether there is a message of this id that can be read."""
        if message_id not in self._sources or message_id.startswith(TERM):
            return False
        if message_id not in self._calling:
            self._prepare(message_id)
        return super().has_message(message_id)

    def calls(self, message_id: str) -> bool:
        """Return whether a message, or one that it refers to, calls a function; the message must exist."""
        if message_id not in self._calling:
            self._prepare(message_id)
        return self._calling[message_id]

    def get_message(self, message_id: str) -> Any:
        """Return a message, ready to be formatted.

        Raises:
            LookupError: there is none of this id.
        """
        if message_id not in self._calling:
            self._prepare(message_id)
        return super().get_message(message_id)

    def _prepare(self, message_id: str) -> None:
        """Add a message and everything that it refers to, as far as it exists."""
        found: dict[str, ast.Message | ast.Term] = {}
        pending, calling = [message_id], False
        while pending:
            name = pending.pop()
            if name not in found and name in self._sources:
                entry = parse_message(self._sources[name])
                if not isinstance(entry, ast.Message | ast.Term):
                    self._unreadable(name)
                    continue
                found[name] = entry
                references = _References()
                references.visit(entry)
                pending += references.names
                calling = calling or references.calls
        self.add_resource(ast.Resource(list(found.values())))
        self._calling[message_id] = calling


class _References(Visitor):
    """Collects what an entry refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.calls = False

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(TERM + node.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.calls = True
        self.generic_visit(node)
