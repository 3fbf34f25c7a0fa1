"""Map each character and event token to its effect; the import fails where one is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.effects.base import complete
from engine.sobek.cards import KIND, Card, Power, Token
from engine.sobek.effects.base import Character, EventToken
from engine.sobek.effects.courtesan import Courtesan
from engine.sobek.effects.curse import Curse
from engine.sobek.effects.deceit import Deceit
from engine.sobek.effects.embalming import Embalming
from engine.sobek.effects.flood import Flood
from engine.sobek.effects.guild import GUILD_SYMBOL, Guild
from engine.sobek.effects.merchant import Merchant
from engine.sobek.effects.priests import Priest
from engine.sobek.effects.prosperity import Prosperity
from engine.sobek.effects.queen import Queen
from engine.sobek.effects.scribe import Scribe
from engine.sobek.effects.thief import Thief
from engine.sobek.effects.vizier import Vizier

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
