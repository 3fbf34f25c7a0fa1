### Names of all things in Sobek: 2 Players, as the rulebook prints them. They stand alone or after a colon, never inflected.
### The marks ─ │ ╱ ╲ are drawn on the tiles: along them the Ankh lies once it has taken the tile's place.

## Tiles: the full names, for the market and for lists to be heard. In parentheses the tile's mark:
## the row, the column, the diagonal that rises to the right, the one that falls to the right.

duel-card-ivory-v3 = Kość słoniowa (3 skarabeusze, kolumna)
duel-card-ivory-f3 = Kość słoniowa (3 skarabeusze, skos w górę)
duel-card-ivory-b3 = Kość słoniowa (3 skarabeusze, skos w dół)
duel-card-ivory-f0 = Kość słoniowa (bez skarabeuszy, skos w górę)
duel-card-ivory-bd = Kość słoniowa (symbol debenów, skos w dół)
duel-card-ivory-h0s = Kość słoniowa (płytka startowa, rząd)
duel-card-ebony-h2 = Heban (2 skarabeusze, rząd)
duel-card-ebony-v2 = Heban (2 skarabeusze, kolumna)
duel-card-ebony-f2 = Heban (2 skarabeusze, skos w górę)
duel-card-ebony-b2 = Heban (2 skarabeusze, skos w dół)
duel-card-ebony-f0 = Heban (bez skarabeuszy, skos w górę)
duel-card-ebony-vd = Heban (symbol debenów, kolumna)
duel-card-ebony-h0s = Heban (płytka startowa, rząd)
duel-card-marble-h2 = Marmur (2 skarabeusze, rząd)
duel-card-marble-v2 = Marmur (2 skarabeusze, kolumna)
duel-card-marble-b2 = Marmur (2 skarabeusze, skos w dół)
duel-card-marble-v0 = Marmur (bez skarabeuszy, kolumna)
duel-card-marble-b0 = Marmur (bez skarabeuszy, skos w dół)
duel-card-marble-fd = Marmur (symbol debenów, skos w górę)
duel-card-marble-h0s = Marmur (płytka startowa, rząd)
duel-card-livestock-h1 = Bydło (1 skarabeusz, rząd)
duel-card-livestock-v1 = Bydło (1 skarabeusz, kolumna)
duel-card-livestock-f1 = Bydło (1 skarabeusz, skos w górę)
duel-card-livestock-b1 = Bydło (1 skarabeusz, skos w dół)
duel-card-livestock-f0 = Bydło (bez skarabeuszy, skos w górę)
duel-card-livestock-bd = Bydło (symbol debenów, skos w dół)
duel-card-livestock-h0s = Bydło (płytka startowa, rząd)
duel-card-livestock-v0s = Bydło (płytka startowa, kolumna)
duel-card-fish-h1 = Ryby (1 skarabeusz, rząd)
duel-card-fish-v1 = Ryby (1 skarabeusz, kolumna)
duel-card-fish-f1 = Ryby (1 skarabeusz, skos w górę)
duel-card-fish-b1 = Ryby (1 skarabeusz, skos w dół)
duel-card-fish-f0 = Ryby (bez skarabeuszy, skos w górę)
duel-card-fish-b0 = Ryby (bez skarabeuszy, skos w dół)
duel-card-fish-vd = Ryby (symbol debenów, kolumna)
duel-card-fish-h0s = Ryby (płytka startowa, rząd)
duel-card-fish-v0s = Ryby (płytka startowa, kolumna)
duel-card-wheat-h1 = Pszenica (1 skarabeusz, rząd)
duel-card-wheat-v1 = Pszenica (1 skarabeusz, kolumna)
duel-card-wheat-f1 = Pszenica (1 skarabeusz, skos w górę)
duel-card-wheat-b1 = Pszenica (1 skarabeusz, skos w dół)
duel-card-wheat-f0 = Pszenica (bez skarabeuszy, skos w górę)
duel-card-wheat-b0 = Pszenica (bez skarabeuszy, skos w dół)
duel-card-wheat-fd = Pszenica (symbol debenów, skos w górę)
duel-card-wheat-h0s = Pszenica (płytka startowa, rząd)
duel-card-wheat-v0s = Pszenica (płytka startowa, kolumna)
duel-card-wheat-f0s = Pszenica (płytka startowa, skos w górę)
duel-card-statue-h = Posąg Sobka (rząd)
duel-card-statue-v = Posąg Sobka (kolumna)
duel-card-statue-f = Posąg Sobka (skos w górę)
duel-card-statue-b = Posąg Sobka (skos w dół)
duel-card-queen = Królowa Sobek Neferou (kość słoniowa)
duel-card-vizier = Wezyr (bydło)
duel-card-thief = Złodziej (ryby)
duel-card-merchant = Kupiec (pszenica)
duel-card-courtesan = Kurtyzana (pszenica)
duel-card-priest = Arcykapłan (heban)
duel-card-priestess = Arcykapłanka (marmur)
duel-card-scribe-livestock = Skryba (bydło)
duel-card-scribe-fish = Skryba (ryby)
duel-card-architect = Architekt (dowolne dobro)
# A tile of the market whose face the reader may not know: only characters lie face down.
duel-card-hidden = zakryta postać
duel-own-list-hidden = { duel-card-hidden }

## Tiles: short names with their marks, for buttons, for what is taken from the market, for lists to choose from

duel-short-ivory-v3 = Kość słoniowa 3 │
duel-short-ivory-f3 = Kość słoniowa 3 ╱
duel-short-ivory-b3 = Kość słoniowa 3 ╲
duel-short-ivory-f0 = Kość słoniowa ╱
duel-short-ivory-bd = Kość słoniowa ╲ deben
duel-short-ivory-h0s = Kość słoniowa ─ start
duel-short-ebony-h2 = Heban 2 ─
duel-short-ebony-v2 = Heban 2 │
duel-short-ebony-f2 = Heban 2 ╱
duel-short-ebony-b2 = Heban 2 ╲
duel-short-ebony-f0 = Heban ╱
duel-short-ebony-vd = Heban │ deben
duel-short-ebony-h0s = Heban ─ start
duel-short-marble-h2 = Marmur 2 ─
duel-short-marble-v2 = Marmur 2 │
duel-short-marble-b2 = Marmur 2 ╲
duel-short-marble-v0 = Marmur │
duel-short-marble-b0 = Marmur ╲
duel-short-marble-fd = Marmur ╱ deben
duel-short-marble-h0s = Marmur ─ start
duel-short-livestock-h1 = Bydło 1 ─
duel-short-livestock-v1 = Bydło 1 │
duel-short-livestock-f1 = Bydło 1 ╱
duel-short-livestock-b1 = Bydło 1 ╲
duel-short-livestock-f0 = Bydło ╱
duel-short-livestock-bd = Bydło ╲ deben
duel-short-livestock-h0s = Bydło ─ start
duel-short-livestock-v0s = Bydło │ start
duel-short-fish-h1 = Ryby 1 ─
duel-short-fish-v1 = Ryby 1 │
duel-short-fish-f1 = Ryby 1 ╱
duel-short-fish-b1 = Ryby 1 ╲
duel-short-fish-f0 = Ryby ╱
duel-short-fish-b0 = Ryby ╲
duel-short-fish-vd = Ryby │ deben
duel-short-fish-h0s = Ryby ─ start
duel-short-fish-v0s = Ryby │ start
duel-short-wheat-h1 = Pszenica 1 ─
duel-short-wheat-v1 = Pszenica 1 │
duel-short-wheat-f1 = Pszenica 1 ╱
duel-short-wheat-b1 = Pszenica 1 ╲
duel-short-wheat-f0 = Pszenica ╱
duel-short-wheat-b0 = Pszenica ╲
duel-short-wheat-fd = Pszenica ╱ deben
duel-short-wheat-h0s = Pszenica ─ start
duel-short-wheat-v0s = Pszenica │ start
duel-short-wheat-f0s = Pszenica ╱ start
duel-short-statue-h = Posąg ─
duel-short-statue-v = Posąg │
duel-short-statue-f = Posąg ╱
duel-short-statue-b = Posąg ╲
duel-short-queen = Królowa (kość słoniowa)
duel-short-vizier = Wezyr (bydło)
duel-short-thief = Złodziej (ryby)
duel-short-merchant = Kupiec (pszenica)
duel-short-courtesan = Kurtyzana (pszenica)
duel-short-priest = Arcykapłan (heban)
duel-short-priestess = Arcykapłanka (marmur)
duel-short-scribe-livestock = Skryba (bydło)
duel-short-scribe-fish = Skryba (ryby)
duel-short-architect = Architekt (dowolne dobro)
duel-short-hidden = Zakryta postać

## Tiles without their marks, which mean nothing once a tile has left the market: for hands, sets, corruption

duel-plain-ivory3 = Kość słoniowa 3
duel-plain-ivory0 = Kość słoniowa
duel-plain-ivory0s = Kość słoniowa (start)
duel-plain-ebony2 = Heban 2
duel-plain-ebony0 = Heban
duel-plain-ebony0s = Heban (start)
duel-plain-marble2 = Marmur 2
duel-plain-marble0 = Marmur
duel-plain-marble0s = Marmur (start)
duel-plain-livestock1 = Bydło 1
duel-plain-livestock0 = Bydło
duel-plain-livestock0s = Bydło (start)
duel-plain-fish1 = Ryby 1
duel-plain-fish0 = Ryby
duel-plain-fish0s = Ryby (start)
duel-plain-wheat1 = Pszenica 1
duel-plain-wheat0 = Pszenica
duel-plain-wheat0s = Pszenica (start)
duel-plain-statue = Posąg

## Goods, and the sets made of them

duel-good-ivory = Kość słoniowa
duel-good-ebony = Heban
duel-good-marble = Marmur
duel-good-livestock = Bydło
duel-good-fish = Ryby
duel-good-wheat = Pszenica
duel-good-statue = Posąg Sobka

duel-set-ivory = Kość słoniowa
duel-set-ebony = Heban
duel-set-marble = Marmur
duel-set-livestock = Bydło
duel-set-fish = Ryby
duel-set-wheat = Pszenica

## What may be sold, as labels of buttons

duel-new-set-ivory = Sprzedaj: Kość słoniowa
duel-new-set-ebony = Sprzedaj: Heban
duel-new-set-marble = Sprzedaj: Marmur
duel-new-set-livestock = Sprzedaj: Bydło
duel-new-set-fish = Sprzedaj: Ryby
duel-new-set-wheat = Sprzedaj: Pszenica

duel-join-set-ivory = Dołóż: Kość słoniowa
duel-join-set-ebony = Dołóż: Heban
duel-join-set-marble = Dołóż: Marmur
duel-join-set-livestock = Dołóż: Bydło
duel-join-set-fish = Dołóż: Ryby
duel-join-set-wheat = Dołóż: Pszenica

## Other choices, as labels of buttons

duel-choice-take = Weź płytkę
duel-choice-fill = Uzupełnij targ
duel-deben-choice-keep = Zachowaj płytkę
duel-deben-choice-trade = Wymień na żeton debenów

## Characters by their power

duel-power-queen = Królowa Sobek Neferou
duel-power-vizier = Wezyr
duel-power-thief = Złodziej
duel-power-merchant = Kupiec
duel-power-courtesan = Kurtyzana
duel-power-priest = Arcykapłan
duel-power-priestess = Arcykapłanka
duel-power-scribe = Skryba
duel-power-architect = Architekt

## Pirogue tokens

duel-pirogue-pyramid = Piramida
duel-pirogue-scarabs = Skarabeusze
duel-pirogue-mummy = Mumia
duel-pirogue-snake1 = Wąż (+1)
duel-pirogue-snake2 = Wąż (+2)
duel-pirogue-seven = Siódemka
duel-pirogue-two-deben = Dwa + deben
duel-pirogue-horus = Oko Horusa
duel-pirogue-finger = Wskazujący palec
# The snakes without a number, as a topic of the help.
duel-pirogue-snake = Węże

## The backs of tiles

duel-back-grey = szary rewers
duel-back-black = czarny rewers
duel-back-red = czerwony rewers

## The lines along which the Ankh can lie: buttons, and after a colon

duel-line-h = Rząd ─
duel-line-v = Kolumna │
duel-line-f = Skos w górę ╱
duel-line-b = Skos w dół ╲

## Squares of the market: columns a to f from the left, rows 1 to 6 from the top

duel-square = pole { $code }
# A column, to be chosen before the square.
duel-column = Kolumna { $code }
