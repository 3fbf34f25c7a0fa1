"""Recorded games and readable playthroughs under version control: a change of rules or of what is seen shows there."""

from tests.engine.golden.games import Golden, label
from tests.engine.golden.playthrough import digest, plain

__all__ = ["Golden", "digest", "label", "plain"]
