"""Our own flat icons; importing this package enters them all under their names."""

from render.icons import characters, event_tokens, goods, pirogues, status_icons, track_symbols, treasures_expansion

__all__ = ["characters", "event_tokens", "goods", "pirogues", "status_icons", "track_symbols", "treasures_expansion"]
