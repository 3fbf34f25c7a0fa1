"""Our own flat icons; importing this package enters them all under their names."""

from render.icons import characters, events, goods, pirogues, royal, signs, symbols

__all__ = ["characters", "events", "goods", "pirogues", "royal", "signs", "symbols"]
