"""Recorded games and readable playthroughs under version control: a change of rules or of what is seen shows there."""

from tests.engine.golden.games import Golden, label

__all__ = ["Golden", "label"]
