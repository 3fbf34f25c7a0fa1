### Names of all things in Sobek: 2 Players, as the rulebook prints them. They stand alone or after a colon, never inflected.
### The marks ─ │ ╱ ╲ are drawn on the tiles: along them the Ankh lies once it has taken the tile's place.

## Tiles: the full names, for the market and for lists to be heard. In parentheses the tile's mark:
## the row, the column, the diagonal that rises to the right, the one that falls to the right.

duel-card-ivory-v3 = Elfenbein mit 3 Skarabäen (Spalte)
duel-card-ivory-f3 = Elfenbein mit 3 Skarabäen (steigend)
duel-card-ivory-b3 = Elfenbein mit 3 Skarabäen (fallend)
duel-card-ivory-f0 = Elfenbein ohne Skarabäen (steigend)
duel-card-ivory-bd = Elfenbein mit Deben-Symbol (fallend)
duel-card-ivory-h0s = Elfenbein, Startplättchen (Zeile)
duel-card-ebony-h2 = Ebenholz mit 2 Skarabäen (Zeile)
duel-card-ebony-v2 = Ebenholz mit 2 Skarabäen (Spalte)
duel-card-ebony-f2 = Ebenholz mit 2 Skarabäen (steigend)
duel-card-ebony-b2 = Ebenholz mit 2 Skarabäen (fallend)
duel-card-ebony-f0 = Ebenholz ohne Skarabäen (steigend)
duel-card-ebony-vd = Ebenholz mit Deben-Symbol (Spalte)
duel-card-ebony-h0s = Ebenholz, Startplättchen (Zeile)
duel-card-marble-h2 = Marmor mit 2 Skarabäen (Zeile)
duel-card-marble-v2 = Marmor mit 2 Skarabäen (Spalte)
duel-card-marble-b2 = Marmor mit 2 Skarabäen (fallend)
duel-card-marble-v0 = Marmor ohne Skarabäen (Spalte)
duel-card-marble-b0 = Marmor ohne Skarabäen (fallend)
duel-card-marble-fd = Marmor mit Deben-Symbol (steigend)
duel-card-marble-h0s = Marmor, Startplättchen (Zeile)
duel-card-livestock-h1 = Vieh mit 1 Skarabäus (Zeile)
duel-card-livestock-v1 = Vieh mit 1 Skarabäus (Spalte)
duel-card-livestock-f1 = Vieh mit 1 Skarabäus (steigend)
duel-card-livestock-b1 = Vieh mit 1 Skarabäus (fallend)
duel-card-livestock-f0 = Vieh ohne Skarabäen (steigend)
duel-card-livestock-bd = Vieh mit Deben-Symbol (fallend)
duel-card-livestock-h0s = Vieh, Startplättchen (Zeile)
duel-card-livestock-v0s = Vieh, Startplättchen (Spalte)
duel-card-fish-h1 = Fisch mit 1 Skarabäus (Zeile)
duel-card-fish-v1 = Fisch mit 1 Skarabäus (Spalte)
duel-card-fish-f1 = Fisch mit 1 Skarabäus (steigend)
duel-card-fish-b1 = Fisch mit 1 Skarabäus (fallend)
duel-card-fish-f0 = Fisch ohne Skarabäen (steigend)
duel-card-fish-b0 = Fisch ohne Skarabäen (fallend)
duel-card-fish-vd = Fisch mit Deben-Symbol (Spalte)
duel-card-fish-h0s = Fisch, Startplättchen (Zeile)
duel-card-fish-v0s = Fisch, Startplättchen (Spalte)
duel-card-wheat-h1 = Weizen mit 1 Skarabäus (Zeile)
duel-card-wheat-v1 = Weizen mit 1 Skarabäus (Spalte)
duel-card-wheat-f1 = Weizen mit 1 Skarabäus (steigend)
duel-card-wheat-b1 = Weizen mit 1 Skarabäus (fallend)
duel-card-wheat-f0 = Weizen ohne Skarabäen (steigend)
duel-card-wheat-b0 = Weizen ohne Skarabäen (fallend)
duel-card-wheat-fd = Weizen mit Deben-Symbol (steigend)
duel-card-wheat-h0s = Weizen, Startplättchen (Zeile)
duel-card-wheat-v0s = Weizen, Startplättchen (Spalte)
duel-card-wheat-f0s = Weizen, Startplättchen (steigend)
duel-card-statue-h = Sobek-Statue (Zeile)
duel-card-statue-v = Sobek-Statue (Spalte)
duel-card-statue-f = Sobek-Statue (steigend)
duel-card-statue-b = Sobek-Statue (fallend)
duel-card-queen = Königin Sobek-Neferu (Elfenbein)
duel-card-vizier = Wesir (Vieh)
duel-card-thief = Dieb (Fisch)
duel-card-merchant = Händler (Weizen)
duel-card-courtesan = Kurtisane (Weizen)
duel-card-priest = Hohepriester (Ebenholz)
duel-card-priestess = Hohepriesterin (Marmor)
duel-card-scribe-livestock = Schreiber (Vieh)
duel-card-scribe-fish = Schreiber (Fisch)
duel-card-architect = Architekt (Joker)
# A tile of the market whose face the reader may not know: only characters lie face down.
duel-card-hidden = verdecktes Figurenplättchen
duel-own-list-hidden = { duel-card-hidden }

## Tiles: short names with their marks, for buttons, for what is taken from the market, for lists to choose from

duel-short-ivory-v3 = Elfenbein 3 │
duel-short-ivory-f3 = Elfenbein 3 ╱
duel-short-ivory-b3 = Elfenbein 3 ╲
duel-short-ivory-f0 = Elfenbein ╱
duel-short-ivory-bd = Elfenbein ╲ (Deben)
duel-short-ivory-h0s = Elfenbein ─ (grau)
duel-short-ebony-h2 = Ebenholz 2 ─
duel-short-ebony-v2 = Ebenholz 2 │
duel-short-ebony-f2 = Ebenholz 2 ╱
duel-short-ebony-b2 = Ebenholz 2 ╲
duel-short-ebony-f0 = Ebenholz ╱
duel-short-ebony-vd = Ebenholz │ (Deben)
duel-short-ebony-h0s = Ebenholz ─ (grau)
duel-short-marble-h2 = Marmor 2 ─
duel-short-marble-v2 = Marmor 2 │
duel-short-marble-b2 = Marmor 2 ╲
duel-short-marble-v0 = Marmor │
duel-short-marble-b0 = Marmor ╲
duel-short-marble-fd = Marmor ╱ (Deben)
duel-short-marble-h0s = Marmor ─ (grau)
duel-short-livestock-h1 = Vieh 1 ─
duel-short-livestock-v1 = Vieh 1 │
duel-short-livestock-f1 = Vieh 1 ╱
duel-short-livestock-b1 = Vieh 1 ╲
duel-short-livestock-f0 = Vieh ╱
duel-short-livestock-bd = Vieh ╲ (Deben)
duel-short-livestock-h0s = Vieh ─ (grau)
duel-short-livestock-v0s = Vieh │ (grau)
duel-short-fish-h1 = Fisch 1 ─
duel-short-fish-v1 = Fisch 1 │
duel-short-fish-f1 = Fisch 1 ╱
duel-short-fish-b1 = Fisch 1 ╲
duel-short-fish-f0 = Fisch ╱
duel-short-fish-b0 = Fisch ╲
duel-short-fish-vd = Fisch │ (Deben)
duel-short-fish-h0s = Fisch ─ (grau)
duel-short-fish-v0s = Fisch │ (grau)
duel-short-wheat-h1 = Weizen 1 ─
duel-short-wheat-v1 = Weizen 1 │
duel-short-wheat-f1 = Weizen 1 ╱
duel-short-wheat-b1 = Weizen 1 ╲
duel-short-wheat-f0 = Weizen ╱
duel-short-wheat-b0 = Weizen ╲
duel-short-wheat-fd = Weizen ╱ (Deben)
duel-short-wheat-h0s = Weizen ─ (grau)
duel-short-wheat-v0s = Weizen │ (grau)
duel-short-wheat-f0s = Weizen ╱ (grau)
duel-short-statue-h = Statue ─
duel-short-statue-v = Statue │
duel-short-statue-f = Statue ╱
duel-short-statue-b = Statue ╲
duel-short-queen = Königin (Elfenbein)
duel-short-vizier = Wesir (Vieh)
duel-short-thief = Dieb (Fisch)
duel-short-merchant = Händler (Weizen)
duel-short-courtesan = Kurtisane (Weizen)
duel-short-priest = Hohepriester (Ebenholz)
duel-short-priestess = Hohepriesterin (Marmor)
duel-short-scribe-livestock = Schreiber (Vieh)
duel-short-scribe-fish = Schreiber (Fisch)
duel-short-architect = Architekt (Joker)
duel-short-hidden = Verdeckt

## Tiles without their marks, which mean nothing once a tile has left the market: for hands, sets, corruption

duel-plain-ivory3 = Elfenbein 3
duel-plain-ivory0 = Elfenbein
duel-plain-ivory0s = Elfenbein (grau)
duel-plain-ebony2 = Ebenholz 2
duel-plain-ebony0 = Ebenholz
duel-plain-ebony0s = Ebenholz (grau)
duel-plain-marble2 = Marmor 2
duel-plain-marble0 = Marmor
duel-plain-marble0s = Marmor (grau)
duel-plain-livestock1 = Vieh 1
duel-plain-livestock0 = Vieh
duel-plain-livestock0s = Vieh (grau)
duel-plain-fish1 = Fisch 1
duel-plain-fish0 = Fisch
duel-plain-fish0s = Fisch (grau)
duel-plain-wheat1 = Weizen 1
duel-plain-wheat0 = Weizen
duel-plain-wheat0s = Weizen (grau)
duel-plain-statue = Statue

## Goods, and the sets made of them

duel-good-ivory = Elfenbein
duel-good-ebony = Ebenholz
duel-good-marble = Marmor
duel-good-livestock = Vieh
duel-good-fish = Fisch
duel-good-wheat = Weizen
duel-good-statue = Sobek-Statue

duel-set-ivory = Elfenbein
duel-set-ebony = Ebenholz
duel-set-marble = Marmor
duel-set-livestock = Vieh
duel-set-fish = Fisch
duel-set-wheat = Weizen

## What may be sold, as labels of buttons

duel-new-set-ivory = Verkaufen: Elfenbein
duel-new-set-ebony = Verkaufen: Ebenholz
duel-new-set-marble = Verkaufen: Marmor
duel-new-set-livestock = Verkaufen: Vieh
duel-new-set-fish = Verkaufen: Fisch
duel-new-set-wheat = Verkaufen: Weizen

duel-join-set-ivory = Dazulegen: Elfenbein
duel-join-set-ebony = Dazulegen: Ebenholz
duel-join-set-marble = Dazulegen: Marmor
duel-join-set-livestock = Dazulegen: Vieh
duel-join-set-fish = Dazulegen: Fisch
duel-join-set-wheat = Dazulegen: Weizen

## Other choices, as labels of buttons

duel-choice-take = Plättchen nehmen
duel-choice-fill = Markt auffüllen
duel-deben-choice-keep = Plättchen behalten
duel-deben-choice-trade = Gegen Deben eintauschen

## Characters by their power

duel-power-queen = Königin Sobek-Neferu
duel-power-vizier = Wesir
duel-power-thief = Dieb
duel-power-merchant = Händler
duel-power-courtesan = Kurtisane
duel-power-priest = Hohepriester
duel-power-priestess = Hohepriesterin
duel-power-scribe = Schreiber
duel-power-architect = Architekt

## Pirogue tokens

duel-pirogue-pyramid = Pyramide
duel-pirogue-scarabs = Skarabäen
duel-pirogue-mummy = Mumie
duel-pirogue-snake1 = Schlange (+1)
duel-pirogue-snake2 = Schlange (+2)
duel-pirogue-seven = Sieben
duel-pirogue-two-deben = Zwei + Deben
duel-pirogue-horus = Horusauge
duel-pirogue-finger = Zeigefinger
# The snakes without a number, as a topic of the help.
duel-pirogue-snake = Schlangen

## The backs of tiles

duel-back-grey = grauer Rücken
duel-back-black = schwarzer Rücken
duel-back-red = roter Rücken

## The lines along which the Ankh can lie: buttons, and after a colon

duel-line-h = Zeile ─
duel-line-v = Spalte │
duel-line-f = Steigende Diagonale ╱
duel-line-b = Fallende Diagonale ╲

## Squares of the market: columns a to f from the left, rows 1 to 6 from the top

duel-square = Feld { $code }
# A column, to be chosen before the square.
duel-column = Spalte { $code }
