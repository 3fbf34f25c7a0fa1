"""Our own flat icons; importing this package enters them all under their names."""

from render.icons import characters, events, goods, marks, pirogues, symbols

__all__ = ["characters", "events", "goods", "marks", "pirogues", "symbols"]
