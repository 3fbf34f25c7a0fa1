### Names of all things in Sobek: 2 Players, as the rulebook prints them. They stand alone or after a colon, never inflected.
### The marks ─ │ ╱ ╲ are drawn on the tiles: along them the Ankh lies once it has taken the tile's place.

## Tiles: the full names, for the market and for lists to be heard. In parentheses the tile's mark:
## the row, the column, the diagonal that rises to the right, the one that falls to the right.

duel-card-ivory-v3 = Ivory with 3 scarabs (column)
duel-card-ivory-f3 = Ivory with 3 scarabs (rising)
duel-card-ivory-b3 = Ivory with 3 scarabs (falling)
duel-card-ivory-f0 = Ivory without scarabs (rising)
duel-card-ivory-bd = Ivory with a deben icon (falling)
duel-card-ivory-h0s = Ivory, starting tile (row)
duel-card-ebony-h2 = Ebony with 2 scarabs (row)
duel-card-ebony-v2 = Ebony with 2 scarabs (column)
duel-card-ebony-f2 = Ebony with 2 scarabs (rising)
duel-card-ebony-b2 = Ebony with 2 scarabs (falling)
duel-card-ebony-f0 = Ebony without scarabs (rising)
duel-card-ebony-vd = Ebony with a deben icon (column)
duel-card-ebony-h0s = Ebony, starting tile (row)
duel-card-marble-h2 = Marble with 2 scarabs (row)
duel-card-marble-v2 = Marble with 2 scarabs (column)
duel-card-marble-b2 = Marble with 2 scarabs (falling)
duel-card-marble-v0 = Marble without scarabs (column)
duel-card-marble-b0 = Marble without scarabs (falling)
duel-card-marble-fd = Marble with a deben icon (rising)
duel-card-marble-h0s = Marble, starting tile (row)
duel-card-livestock-h1 = Livestock with 1 scarab (row)
duel-card-livestock-v1 = Livestock with 1 scarab (column)
duel-card-livestock-f1 = Livestock with 1 scarab (rising)
duel-card-livestock-b1 = Livestock with 1 scarab (falling)
duel-card-livestock-f0 = Livestock without scarabs (rising)
duel-card-livestock-bd = Livestock with a deben icon (falling)
duel-card-livestock-h0s = Livestock, starting tile (row)
duel-card-livestock-v0s = Livestock, starting tile (column)
duel-card-fish-h1 = Fish with 1 scarab (row)
duel-card-fish-v1 = Fish with 1 scarab (column)
duel-card-fish-f1 = Fish with 1 scarab (rising)
duel-card-fish-b1 = Fish with 1 scarab (falling)
duel-card-fish-f0 = Fish without scarabs (rising)
duel-card-fish-b0 = Fish without scarabs (falling)
duel-card-fish-vd = Fish with a deben icon (column)
duel-card-fish-h0s = Fish, starting tile (row)
duel-card-fish-v0s = Fish, starting tile (column)
duel-card-wheat-h1 = Wheat with 1 scarab (row)
duel-card-wheat-v1 = Wheat with 1 scarab (column)
duel-card-wheat-f1 = Wheat with 1 scarab (rising)
duel-card-wheat-b1 = Wheat with 1 scarab (falling)
duel-card-wheat-f0 = Wheat without scarabs (rising)
duel-card-wheat-b0 = Wheat without scarabs (falling)
duel-card-wheat-fd = Wheat with a deben icon (rising)
duel-card-wheat-h0s = Wheat, starting tile (row)
duel-card-wheat-v0s = Wheat, starting tile (column)
duel-card-wheat-f0s = Wheat, starting tile (rising)
duel-card-statue-h = Sobek Statue (row)
duel-card-statue-v = Sobek Statue (column)
duel-card-statue-f = Sobek Statue (rising)
duel-card-statue-b = Sobek Statue (falling)
duel-card-queen = Queen Sobek Neferou (ivory)
duel-card-vizier = Vizier (livestock)
duel-card-thief = Thief (fish)
duel-card-merchant = Merchant (wheat)
duel-card-courtesan = Courtesan (wheat)
duel-card-priest = High Priest (ebony)
duel-card-priestess = High Priestess (marble)
duel-card-scribe-livestock = Scribe (livestock)
duel-card-scribe-fish = Scribe (fish)
duel-card-architect = Architect (wild)
# A tile of the market whose face the reader may not know: only characters lie face down.
duel-card-hidden = face-down character
duel-own-list-hidden = { duel-card-hidden }

## Tiles: short names with their marks, for buttons, for what is taken from the market, for lists to choose from

duel-short-ivory-v3 = Ivory 3 │
duel-short-ivory-f3 = Ivory 3 ╱
duel-short-ivory-b3 = Ivory 3 ╲
duel-short-ivory-f0 = Ivory ╱
duel-short-ivory-bd = Ivory ╲ (deben)
duel-short-ivory-h0s = Ivory ─ (grey)
duel-short-ebony-h2 = Ebony 2 ─
duel-short-ebony-v2 = Ebony 2 │
duel-short-ebony-f2 = Ebony 2 ╱
duel-short-ebony-b2 = Ebony 2 ╲
duel-short-ebony-f0 = Ebony ╱
duel-short-ebony-vd = Ebony │ (deben)
duel-short-ebony-h0s = Ebony ─ (grey)
duel-short-marble-h2 = Marble 2 ─
duel-short-marble-v2 = Marble 2 │
duel-short-marble-b2 = Marble 2 ╲
duel-short-marble-v0 = Marble │
duel-short-marble-b0 = Marble ╲
duel-short-marble-fd = Marble ╱ (deben)
duel-short-marble-h0s = Marble ─ (grey)
duel-short-livestock-h1 = Livestock 1 ─
duel-short-livestock-v1 = Livestock 1 │
duel-short-livestock-f1 = Livestock 1 ╱
duel-short-livestock-b1 = Livestock 1 ╲
duel-short-livestock-f0 = Livestock ╱
duel-short-livestock-bd = Livestock ╲ (deben)
duel-short-livestock-h0s = Livestock ─ (grey)
duel-short-livestock-v0s = Livestock │ (grey)
duel-short-fish-h1 = Fish 1 ─
duel-short-fish-v1 = Fish 1 │
duel-short-fish-f1 = Fish 1 ╱
duel-short-fish-b1 = Fish 1 ╲
duel-short-fish-f0 = Fish ╱
duel-short-fish-b0 = Fish ╲
duel-short-fish-vd = Fish │ (deben)
duel-short-fish-h0s = Fish ─ (grey)
duel-short-fish-v0s = Fish │ (grey)
duel-short-wheat-h1 = Wheat 1 ─
duel-short-wheat-v1 = Wheat 1 │
duel-short-wheat-f1 = Wheat 1 ╱
duel-short-wheat-b1 = Wheat 1 ╲
duel-short-wheat-f0 = Wheat ╱
duel-short-wheat-b0 = Wheat ╲
duel-short-wheat-fd = Wheat ╱ (deben)
duel-short-wheat-h0s = Wheat ─ (grey)
duel-short-wheat-v0s = Wheat │ (grey)
duel-short-wheat-f0s = Wheat ╱ (grey)
duel-short-statue-h = Statue ─
duel-short-statue-v = Statue │
duel-short-statue-f = Statue ╱
duel-short-statue-b = Statue ╲
duel-short-queen = Queen (ivory)
duel-short-vizier = Vizier (livestock)
duel-short-thief = Thief (fish)
duel-short-merchant = Merchant (wheat)
duel-short-courtesan = Courtesan (wheat)
duel-short-priest = High Priest (ebony)
duel-short-priestess = High Priestess (marble)
duel-short-scribe-livestock = Scribe (livestock)
duel-short-scribe-fish = Scribe (fish)
duel-short-architect = Architect (wild)
duel-short-hidden = Face down

## Tiles without their marks, which mean nothing once a tile has left the market: for hands, sets, corruption

duel-plain-ivory3 = Ivory 3
duel-plain-ivory0 = Ivory
duel-plain-ivory0s = Ivory (grey)
duel-plain-ebony2 = Ebony 2
duel-plain-ebony0 = Ebony
duel-plain-ebony0s = Ebony (grey)
duel-plain-marble2 = Marble 2
duel-plain-marble0 = Marble
duel-plain-marble0s = Marble (grey)
duel-plain-livestock1 = Livestock 1
duel-plain-livestock0 = Livestock
duel-plain-livestock0s = Livestock (grey)
duel-plain-fish1 = Fish 1
duel-plain-fish0 = Fish
duel-plain-fish0s = Fish (grey)
duel-plain-wheat1 = Wheat 1
duel-plain-wheat0 = Wheat
duel-plain-wheat0s = Wheat (grey)
duel-plain-statue = Statue

## Goods, and the sets made of them

duel-good-ivory = Ivory
duel-good-ebony = Ebony
duel-good-marble = Marble
duel-good-livestock = Livestock
duel-good-fish = Fish
duel-good-wheat = Wheat
duel-good-statue = Sobek Statue

duel-set-ivory = Ivory
duel-set-ebony = Ebony
duel-set-marble = Marble
duel-set-livestock = Livestock
duel-set-fish = Fish
duel-set-wheat = Wheat

## What may be sold, as labels of buttons

duel-new-set-ivory = Sell a set: Ivory
duel-new-set-ebony = Sell a set: Ebony
duel-new-set-marble = Sell a set: Marble
duel-new-set-livestock = Sell a set: Livestock
duel-new-set-fish = Sell a set: Fish
duel-new-set-wheat = Sell a set: Wheat

duel-join-set-ivory = Add to set: Ivory
duel-join-set-ebony = Add to set: Ebony
duel-join-set-marble = Add to set: Marble
duel-join-set-livestock = Add to set: Livestock
duel-join-set-fish = Add to set: Fish
duel-join-set-wheat = Add to set: Wheat

## Other choices, as labels of buttons

duel-choice-take = Take a tile
duel-choice-fill = Fill the market
duel-deben-choice-keep = Keep the tile
duel-deben-choice-trade = Trade it for a deben

## Characters by their power

duel-power-queen = Queen Sobek Neferou
duel-power-vizier = Vizier
duel-power-thief = Thief
duel-power-merchant = Merchant
duel-power-courtesan = Courtesan
duel-power-priest = High Priest
duel-power-priestess = High Priestess
duel-power-scribe = Scribe
duel-power-architect = Architect

## Pirogue tokens

duel-pirogue-pyramid = Pyramid
duel-pirogue-scarabs = Scarabs
duel-pirogue-mummy = Mummy
duel-pirogue-snake1 = Snake (+1)
duel-pirogue-snake2 = Snake (+2)
duel-pirogue-seven = Seven
duel-pirogue-two-deben = Two + deben
duel-pirogue-horus = Eye of Horus
duel-pirogue-finger = Pointing Finger
# The snakes without a number, as a topic of the help.
duel-pirogue-snake = Snakes

## The backs of tiles

duel-back-grey = grey back
duel-back-black = black back
duel-back-red = red back

## The lines along which the Ankh can lie: buttons, and after a colon

duel-line-h = Row ─
duel-line-v = Column │
duel-line-f = Rising diagonal ╱
duel-line-b = Falling diagonal ╲

## Squares of the market: columns a to f from the left, rows 1 to 6 from the top

duel-square = Square { $code }
# A column, to be chosen before the square.
duel-column = Column { $code }
