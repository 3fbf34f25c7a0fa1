"""Searching off the event loop: a pool of processes that judge what a seat can do by what the seat knows alone."""

from bot.search.pool import PATIENCE, Searching
from bot.search.worker import Thought

__all__ = ["PATIENCE", "Searching", "Thought"]
