"""AI workers: a pool of processes that value the actions of a seat by what it knows, off the event loop."""

from bot.ai_workers.pool import THINKING_SECONDS, WorkerPool
from bot.ai_workers.serve import Job

__all__ = ["THINKING_SECONDS", "Job", "WorkerPool"]
