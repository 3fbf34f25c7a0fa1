"""The routes of Discord's HTTP interface that bots use, a file a subject."""

from sandbox.routes.table import add_routes

__all__ = ["add_routes"]
