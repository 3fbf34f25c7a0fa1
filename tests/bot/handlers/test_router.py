"""Every verb is declared once, beside its handler; the router reads all that it knows of a press from there."""

from __future__ import annotations

import ast
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import bot.handlers
from bot.handlers.features import declarations
from bot.handlers.router import ResponseKind, Scope, declared, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import InteractionResponse, ResponseMode

HANDLERS = Path(bot.handlers.__file__).parent


def serving(*verbs: Verb) -> type:
    """Return a feature that serves verbs."""

    def method(verb: Verb) -> Any:
        async def serve(self: Any, response: InteractionResponse, press: PressId) -> None: ...

        return press(verb, response=ResponseKind.UPDATE, scope=Scope.TABLE)(serve)

    return type("Feature", (), {f"serve_{verb.value}": method(verb) for verb in verbs})


OTHERS = serving(*set(Verb) - {Verb.ACT, Verb.JOIN})


class Playing:
    """A feature that serves one of the two."""

    @press(Verb.ACT, response=ResponseKind.UPDATE, scope=Scope.OWN_SEAT)
    async def _act(self, response: InteractionResponse, press: PressId) -> None: ...


class Joining:
    """A feature that serves the other one."""

    @press(Verb.JOIN, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _join(self, response: InteractionResponse, press: PressId) -> None: ...


def test_every_verb_has_exactly_one_declaration_in_the_source() -> None:
    """Whether or not its feature is one that the bot builds."""
    written = [
        ast.unparse(decorator.args[0])
        for path in HANDLERS.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.AsyncFunctionDef)
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "press"
    ]
    assert sorted(written) == sorted(f"Verb.{verb.name}" for verb in Verb)


def test_the_features_that_the_bot_builds_declare_every_verb() -> None:
    assert set(declarations()) == set(Verb)


def test_a_verb_without_a_declaration_is_named() -> None:
    with pytest.raises(ValueError, match=r"exactly once: JOIN$"):
        declared([OTHERS, Playing])


def test_a_verb_that_two_features_declare_is_named() -> None:
    with pytest.raises(ValueError, match=r"exactly once: ACT$"):
        declared([OTHERS, Playing, Joining, Playing])


def test_what_stands_beside_a_handler_is_what_is_known_of_its_verb() -> None:
    found = declared([OTHERS, Playing, Joining])
    assert set(found) == set(Verb)
    assert found[Verb.JOIN].scope is Scope.LOBBY
    assert found[Verb.ACT].handler == "_act"


@pytest.mark.parametrize("private", [False, True])
def test_a_page_takes_the_place_of_a_private_one_and_is_a_message_of_its_own_elsewhere(private: bool) -> None:
    pressed: Any = SimpleNamespace(message=SimpleNamespace(flags=SimpleNamespace(ephemeral=private)))
    assert ResponseKind.PAGE.of(pressed) is (ResponseMode.UPDATE if private else ResponseMode.PRIVATE)
    assert ResponseKind.UPDATE.of(pressed) is ResponseMode.UPDATE
    assert ResponseKind.PRIVATE.of(pressed) is ResponseMode.PRIVATE
    assert ResponseKind.PUBLIC.of(pressed) is ResponseMode.PUBLIC


def test_the_router_names_no_feature() -> None:
    """So a new button does not touch it."""
    tree = ast.parse((HANDLERS / "router.py").read_text())
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not {name for name in imported if name and name.startswith("bot.handlers")}
    assert not [
        node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Verb"
    ]
