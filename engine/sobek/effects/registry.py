"""Map each character and event token to its effect; the import fails where one is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.effects.base import complete
from engine.sobek.cards import KIND, Card, Power, Token
from engine.sobek.effects.base import Character, EventToken
from engine.sobek.effects.characters.courtesan import Courtesan
from engine.sobek.effects.characters.merchant import Merchant
from engine.sobek.effects.characters.priests import Priest
from engine.sobek.effects.characters.queen import Queen
from engine.sobek.effects.characters.scribe import Scribe
from engine.sobek.effects.characters.thief import Thief
from engine.sobek.effects.characters.vizier import Vizier
from engine.sobek.effects.event_tokens.curse import Curse
from engine.sobek.effects.event_tokens.deceit import Deceit
from engine.sobek.effects.event_tokens.embalming import Embalming
from engine.sobek.effects.event_tokens.flood import Flood
from engine.sobek.effects.event_tokens.guild import GUILD_SYMBOL, Guild
from engine.sobek.effects.event_tokens.prosperity import Prosperity

CHARACTERS: Final[Mapping[Power, Character]] = complete(
    Power,
    {
        Power.QUEEN: Queen(),
        Power.VIZIER: Vizier(),
        Power.THIEF: Thief(),
        Power.MERCHANT: Merchant(),
        Power.COURTESAN: Courtesan(KIND["courtesan"]),
        Power.PRIEST: Priest(),
        Power.PRIESTESS: Priest(),
        Power.SCRIBE: Scribe(),
    },
)

EVENT_TOKENS: Final[Mapping[Token, EventToken]] = complete(
    Token,
    {
        **{token: Guild(symbol) for token, symbol in GUILD_SYMBOL.items()},
        Token.FLOOD: Flood(),
        Token.CURSE: Curse(),
        Token.PROSPERITY: Prosperity(),
        Token.EMBALMING: Embalming(),
        Token.DECEIT: Deceit(),
    },
)


def character_of(card: Card) -> Character | None:
    """Return what a character does, None for a card that is none."""
    return CHARACTERS[card.power] if card.power else None
