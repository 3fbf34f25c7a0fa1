"""What the checker knows of the components, written down from the list of tiles, apart from the engine's own tables."""

from collections import Counter

GOODS = ("ivory", "ebony", "marble", "livestock", "fish", "wheat")
CHARACTERS = {
    "queen": "ivory",
    "vizier": "livestock",
    "thief": "fish",
    "merchant": "wheat",
    "courtesan": "wheat",
    "priest": "ebony",
    "priestess": "marble",
    "scribe-livestock": "livestock",
    "scribe-fish": "fish",
    "architect": "statue",
}
_STARTING = """
livestock-h0s livestock-v0s wheat-f0s wheat-h0s wheat-v0s
ebony-h0s ivory-h0s marble-h0s fish-h0s fish-v0s
"""
STARTING = Counter(_STARTING.split())
_TILES = """
livestock-bd livestock-b1 livestock-f0 livestock-f1 livestock-f1 livestock-v1 livestock-h1
fish-b0 fish-f0 fish-h1 fish-v1 fish-f1 fish-b1 fish-b1 fish-vd
wheat-fd wheat-b0 wheat-h1 wheat-h1 wheat-f1 wheat-b1 wheat-v1 wheat-f0
marble-h2 marble-fd marble-v0 marble-b0 marble-v2 marble-b2
ebony-h2 ebony-v2 ebony-vd ebony-f0 ebony-f2 ebony-b2
ivory-bd ivory-f0 ivory-f3 ivory-b3 ivory-v3
statue-v statue-h statue-f statue-b statue-b
"""
PILE = Counter(_TILES.split()) + Counter(list(CHARACTERS))
_PIROGUES = """
pyramid pyramid scarabs scarabs mummy snake1
snake2 seven two-deben two-deben horus finger finger
"""
PIROGUES = Counter(_PIROGUES.split())
ASIDE = 8
BAG = Counter([3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9])
