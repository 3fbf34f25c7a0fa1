### Names of all things in Sobek: 2 Players, as the rulebook prints them. They stand alone or after a colon, never inflected.
### Spaces before ":" and inside « » are U+00A0, those before ";", "!" and "?" U+202F; the apostrophe is U+2019. "Deben" has no plural.
### The marks ─ │ ╱ ╲ are drawn on the tiles: along them the Ankh lies once it has taken the tile's place.

## Tiles: the full names, for the market and for lists to be heard. In parentheses the tile's mark:
## the row, the column, the diagonal that rises to the right, the one that falls to the right.

duel-card-ivory-v3 = Ivoire avec 3 scarabées (colonne)
duel-card-ivory-f3 = Ivoire avec 3 scarabées (montante)
duel-card-ivory-b3 = Ivoire avec 3 scarabées (descendante)
duel-card-ivory-f0 = Ivoire sans scarabée (montante)
duel-card-ivory-bd = Ivoire avec icône deben (descendante)
duel-card-ivory-h0s = Ivoire, tuile de départ (rangée)
duel-card-ebony-h2 = Ébène avec 2 scarabées (rangée)
duel-card-ebony-v2 = Ébène avec 2 scarabées (colonne)
duel-card-ebony-f2 = Ébène avec 2 scarabées (montante)
duel-card-ebony-b2 = Ébène avec 2 scarabées (descendante)
duel-card-ebony-f0 = Ébène sans scarabée (montante)
duel-card-ebony-vd = Ébène avec icône deben (colonne)
duel-card-ebony-h0s = Ébène, tuile de départ (rangée)
duel-card-marble-h2 = Marbre avec 2 scarabées (rangée)
duel-card-marble-v2 = Marbre avec 2 scarabées (colonne)
duel-card-marble-b2 = Marbre avec 2 scarabées (descendante)
duel-card-marble-v0 = Marbre sans scarabée (colonne)
duel-card-marble-b0 = Marbre sans scarabée (descendante)
duel-card-marble-fd = Marbre avec icône deben (montante)
duel-card-marble-h0s = Marbre, tuile de départ (rangée)
duel-card-livestock-h1 = Bétail avec 1 scarabée (rangée)
duel-card-livestock-v1 = Bétail avec 1 scarabée (colonne)
duel-card-livestock-f1 = Bétail avec 1 scarabée (montante)
duel-card-livestock-b1 = Bétail avec 1 scarabée (descendante)
duel-card-livestock-f0 = Bétail sans scarabée (montante)
duel-card-livestock-bd = Bétail avec icône deben (descendante)
duel-card-livestock-h0s = Bétail, tuile de départ (rangée)
duel-card-livestock-v0s = Bétail, tuile de départ (colonne)
duel-card-fish-h1 = Poisson avec 1 scarabée (rangée)
duel-card-fish-v1 = Poisson avec 1 scarabée (colonne)
duel-card-fish-f1 = Poisson avec 1 scarabée (montante)
duel-card-fish-b1 = Poisson avec 1 scarabée (descendante)
duel-card-fish-f0 = Poisson sans scarabée (montante)
duel-card-fish-b0 = Poisson sans scarabée (descendante)
duel-card-fish-vd = Poisson avec icône deben (colonne)
duel-card-fish-h0s = Poisson, tuile de départ (rangée)
duel-card-fish-v0s = Poisson, tuile de départ (colonne)
duel-card-wheat-h1 = Blé avec 1 scarabée (rangée)
duel-card-wheat-v1 = Blé avec 1 scarabée (colonne)
duel-card-wheat-f1 = Blé avec 1 scarabée (montante)
duel-card-wheat-b1 = Blé avec 1 scarabée (descendante)
duel-card-wheat-f0 = Blé sans scarabée (montante)
duel-card-wheat-b0 = Blé sans scarabée (descendante)
duel-card-wheat-fd = Blé avec icône deben (montante)
duel-card-wheat-h0s = Blé, tuile de départ (rangée)
duel-card-wheat-v0s = Blé, tuile de départ (colonne)
duel-card-wheat-f0s = Blé, tuile de départ (montante)
duel-card-statue-h = Statue de Sobek (rangée)
duel-card-statue-v = Statue de Sobek (colonne)
duel-card-statue-f = Statue de Sobek (montante)
duel-card-statue-b = Statue de Sobek (descendante)
duel-card-queen = Reine Sobek Neferou (ivoire)
duel-card-vizier = Vizir (bétail)
duel-card-thief = Voleur (poisson)
duel-card-merchant = Marchand (blé)
duel-card-courtesan = Courtisane (blé)
duel-card-priest = Grand Prêtre (ébène)
duel-card-priestess = Grande Prêtresse (marbre)
duel-card-scribe-livestock = Scribe (bétail)
duel-card-scribe-fish = Scribe (poisson)
duel-card-architect = Architecte (joker)
# A tile of the market whose face the reader may not know: only characters lie face down.
duel-card-hidden = personnage face cachée
duel-own-list-hidden = { duel-card-hidden }

## Tiles: short names with their marks, for buttons, for what is taken from the market, for lists to choose from

duel-short-ivory-v3 = Ivoire 3 │
duel-short-ivory-f3 = Ivoire 3 ╱
duel-short-ivory-b3 = Ivoire 3 ╲
duel-short-ivory-f0 = Ivoire ╱
duel-short-ivory-bd = Ivoire ╲ (deben)
duel-short-ivory-h0s = Ivoire ─ (gris)
duel-short-ebony-h2 = Ébène 2 ─
duel-short-ebony-v2 = Ébène 2 │
duel-short-ebony-f2 = Ébène 2 ╱
duel-short-ebony-b2 = Ébène 2 ╲
duel-short-ebony-f0 = Ébène ╱
duel-short-ebony-vd = Ébène │ (deben)
duel-short-ebony-h0s = Ébène ─ (gris)
duel-short-marble-h2 = Marbre 2 ─
duel-short-marble-v2 = Marbre 2 │
duel-short-marble-b2 = Marbre 2 ╲
duel-short-marble-v0 = Marbre │
duel-short-marble-b0 = Marbre ╲
duel-short-marble-fd = Marbre ╱ (deben)
duel-short-marble-h0s = Marbre ─ (gris)
duel-short-livestock-h1 = Bétail 1 ─
duel-short-livestock-v1 = Bétail 1 │
duel-short-livestock-f1 = Bétail 1 ╱
duel-short-livestock-b1 = Bétail 1 ╲
duel-short-livestock-f0 = Bétail ╱
duel-short-livestock-bd = Bétail ╲ (deben)
duel-short-livestock-h0s = Bétail ─ (gris)
duel-short-livestock-v0s = Bétail │ (gris)
duel-short-fish-h1 = Poisson 1 ─
duel-short-fish-v1 = Poisson 1 │
duel-short-fish-f1 = Poisson 1 ╱
duel-short-fish-b1 = Poisson 1 ╲
duel-short-fish-f0 = Poisson ╱
duel-short-fish-b0 = Poisson ╲
duel-short-fish-vd = Poisson │ (deben)
duel-short-fish-h0s = Poisson ─ (gris)
duel-short-fish-v0s = Poisson │ (gris)
duel-short-wheat-h1 = Blé 1 ─
duel-short-wheat-v1 = Blé 1 │
duel-short-wheat-f1 = Blé 1 ╱
duel-short-wheat-b1 = Blé 1 ╲
duel-short-wheat-f0 = Blé ╱
duel-short-wheat-b0 = Blé ╲
duel-short-wheat-fd = Blé ╱ (deben)
duel-short-wheat-h0s = Blé ─ (gris)
duel-short-wheat-v0s = Blé │ (gris)
duel-short-wheat-f0s = Blé ╱ (gris)
duel-short-statue-h = Statue ─
duel-short-statue-v = Statue │
duel-short-statue-f = Statue ╱
duel-short-statue-b = Statue ╲
duel-short-queen = Reine (ivoire)
duel-short-vizier = Vizir (bétail)
duel-short-thief = Voleur (poisson)
duel-short-merchant = Marchand (blé)
duel-short-courtesan = Courtisane (blé)
duel-short-priest = Grand Prêtre (ébène)
duel-short-priestess = Grande Prêtresse (marbre)
duel-short-scribe-livestock = Scribe (bétail)
duel-short-scribe-fish = Scribe (poisson)
duel-short-architect = Architecte (joker)
duel-short-hidden = Face cachée

## Tiles without their marks, which mean nothing once a tile has left the market: for hands, sets, corruption

duel-plain-ivory3 = Ivoire 3
duel-plain-ivory0 = Ivoire
duel-plain-ivory0s = Ivoire (gris)
duel-plain-ebony2 = Ébène 2
duel-plain-ebony0 = Ébène
duel-plain-ebony0s = Ébène (gris)
duel-plain-marble2 = Marbre 2
duel-plain-marble0 = Marbre
duel-plain-marble0s = Marbre (gris)
duel-plain-livestock1 = Bétail 1
duel-plain-livestock0 = Bétail
duel-plain-livestock0s = Bétail (gris)
duel-plain-fish1 = Poisson 1
duel-plain-fish0 = Poisson
duel-plain-fish0s = Poisson (gris)
duel-plain-wheat1 = Blé 1
duel-plain-wheat0 = Blé
duel-plain-wheat0s = Blé (gris)
duel-plain-statue = Statue

## Goods, and the sets made of them

duel-good-ivory = Ivoire
duel-good-ebony = Ébène
duel-good-marble = Marbre
duel-good-livestock = Bétail
duel-good-fish = Poisson
duel-good-wheat = Blé
duel-good-statue = Statue de Sobek

duel-set-ivory = Ivoire
duel-set-ebony = Ébène
duel-set-marble = Marbre
duel-set-livestock = Bétail
duel-set-fish = Poisson
duel-set-wheat = Blé

## What may be sold, as labels of buttons

duel-new-set-ivory = Vendre un lot : Ivoire
duel-new-set-ebony = Vendre un lot : Ébène
duel-new-set-marble = Vendre un lot : Marbre
duel-new-set-livestock = Vendre un lot : Bétail
duel-new-set-fish = Vendre un lot : Poisson
duel-new-set-wheat = Vendre un lot : Blé

duel-join-set-ivory = Ajouter au lot : Ivoire
duel-join-set-ebony = Ajouter au lot : Ébène
duel-join-set-marble = Ajouter au lot : Marbre
duel-join-set-livestock = Ajouter au lot : Bétail
duel-join-set-fish = Ajouter au lot : Poisson
duel-join-set-wheat = Ajouter au lot : Blé

## Other choices, as labels of buttons

duel-choice-take = Prendre une tuile
duel-choice-fill = Remplir le marché
duel-deben-choice-keep = Garder la tuile
duel-deben-choice-trade = Piocher un deben

## Characters by their power

duel-power-queen = Reine Sobek Neferou
duel-power-vizier = Vizir
duel-power-thief = Voleur
duel-power-merchant = Marchand
duel-power-courtesan = Courtisane
duel-power-priest = Grand Prêtre
duel-power-priestess = Grande Prêtresse
duel-power-scribe = Scribe
duel-power-architect = Architecte

## Pirogue tokens

duel-pirogue-pyramid = Pyramide
duel-pirogue-scarabs = Scarabées
duel-pirogue-mummy = Momie
duel-pirogue-snake1 = Serpent (+1)
duel-pirogue-snake2 = Serpent (+2)
duel-pirogue-seven = Sept
duel-pirogue-two-deben = Deux + deben
duel-pirogue-horus = Œil d’Horus
duel-pirogue-finger = Doigt pointé
# The snakes without a number, as a topic of the help.
duel-pirogue-snake = Serpents

## The backs of tiles

duel-back-grey = dos gris
duel-back-black = dos noir
duel-back-red = dos rouge

## The lines along which the Ankh can lie: buttons, and after a colon

duel-line-h = Rangée ─
duel-line-v = Colonne │
duel-line-f = Diagonale montante ╱
duel-line-b = Diagonale descendante ╲

## Squares of the market: columns a to f from the left, rows 1 to 6 from the top

duel-square = Case { $code }
# A column, to be chosen before the square.
duel-column = Colonne { $code }
