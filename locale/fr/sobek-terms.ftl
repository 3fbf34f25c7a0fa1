### Names of all things in Sobek, as the rulebook prints them. They stand alone or after a colon, never inflected.
### Spaces before ":" and inside « » are U+00A0, those before ";", "!" and "?" U+202F; the apostrophe is U+2019.

## Cards: the full names, for sentences and lists

sobek-card-ivory3 = Ivoire avec 3 scarabées
sobek-card-ivory0 = Ivoire sans scarabée
sobek-card-ivory0g = Ivoire sans scarabée (dos vert)
sobek-card-ebony2 = Ébène avec 2 scarabées
sobek-card-ebony0 = Ébène sans scarabée
sobek-card-ebony0g = Ébène sans scarabée (dos vert)
sobek-card-marble2 = Marbre avec 2 scarabées
sobek-card-marble0 = Marbre sans scarabée
sobek-card-marble0g = Marbre sans scarabée (dos vert)
sobek-card-cattle1 = Bétail avec 1 scarabée
sobek-card-cattle0 = Bétail sans scarabée
sobek-card-cattle0g = Bétail sans scarabée (dos vert)
sobek-card-fish1 = Poisson avec 1 scarabée
sobek-card-fish0 = Poisson sans scarabée
sobek-card-fish0g = Poisson sans scarabée (dos vert)
sobek-card-wheat1 = Blé avec 1 scarabée
sobek-card-wheat0 = Blé sans scarabée
sobek-card-wheat0g = Blé sans scarabée (dos vert)
sobek-card-amulet = Amulette
sobek-card-queen = Reine Sobek Neferou (ivoire)
sobek-card-vizier = Vizir (bétail)
sobek-card-thief = Voleur (poisson)
sobek-card-merchant = Marchand (blé)
sobek-card-courtesan = Courtisane (blé)
sobek-card-priest = Grand Prêtre (ébène)
sobek-card-priestess = Grande Prêtresse (marbre)
sobek-card-scribe-cattle = Scribe (bétail)
sobek-card-scribe-fish = Scribe (poisson)
# A card of the row whose face the reader may not know: only characters lie face down.
sobek-card-hidden = personnage face cachée
sobek-own-list-hidden = { sobek-card-hidden }

## Cards: short names, for buttons and lists to choose from

sobek-short-ivory3 = Ivoire 3
sobek-short-ivory0 = Ivoire
sobek-short-ivory0g = Ivoire (vert)
sobek-short-ebony2 = Ébène 2
sobek-short-ebony0 = Ébène
sobek-short-ebony0g = Ébène (vert)
sobek-short-marble2 = Marbre 2
sobek-short-marble0 = Marbre
sobek-short-marble0g = Marbre (vert)
sobek-short-cattle1 = Bétail 1
sobek-short-cattle0 = Bétail
sobek-short-cattle0g = Bétail (vert)
sobek-short-fish1 = Poisson 1
sobek-short-fish0 = Poisson
sobek-short-fish0g = Poisson (vert)
sobek-short-wheat1 = Blé 1
sobek-short-wheat0 = Blé
sobek-short-wheat0g = Blé (vert)
sobek-short-amulet = Amulette
sobek-short-queen = Reine (ivoire)
sobek-short-vizier = Vizir (bétail)
sobek-short-thief = Voleur (poisson)
sobek-short-merchant = Marchand (blé)
sobek-short-courtesan = Courtisane (blé)
sobek-short-priest = Grand Prêtre (ébène)
sobek-short-priestess = Grande Prêtresse (marbre)
sobek-short-scribe-cattle = Scribe (bétail)
sobek-short-scribe-fish = Scribe (poisson)
sobek-short-hidden = Face cachée

## Goods, and the sets made of them

sobek-good-ivory = Ivoire
sobek-good-ebony = Ébène
sobek-good-marble = Marbre
sobek-good-cattle = Bétail
sobek-good-fish = Poisson
sobek-good-wheat = Blé

sobek-set-ivory = Ivoire
sobek-set-ebony = Ébène
sobek-set-marble = Marbre
sobek-set-cattle = Bétail
sobek-set-fish = Poisson
sobek-set-wheat = Blé
# A set that has no good yet, because only amulets lie in it.
sobek-set-amulets = amulettes seules

## What may be done with a set, as labels of buttons

sobek-new-set-ivory = Nouveau lot : Ivoire
sobek-new-set-ebony = Nouveau lot : Ébène
sobek-new-set-marble = Nouveau lot : Marbre
sobek-new-set-cattle = Nouveau lot : Bétail
sobek-new-set-fish = Nouveau lot : Poisson
sobek-new-set-wheat = Nouveau lot : Blé
sobek-new-set-amulets = Nouveau lot : amulettes

sobek-join-set-ivory = Ajouter au lot : Ivoire
sobek-join-set-ebony = Ajouter au lot : Ébène
sobek-join-set-marble = Ajouter au lot : Marbre
sobek-join-set-cattle = Ajouter au lot : Bétail
sobek-join-set-fish = Ajouter au lot : Poisson
sobek-join-set-wheat = Ajouter au lot : Blé
sobek-join-set-amulets = Ajouter à tes amulettes

sobek-fix-set-ivory = Amulettes → Ivoire
sobek-fix-set-ebony = Amulettes → Ébène
sobek-fix-set-marble = Amulettes → Marbre
sobek-fix-set-cattle = Amulettes → Bétail
sobek-fix-set-fish = Amulettes → Poisson
sobek-fix-set-wheat = Amulettes → Blé

sobek-lay-set-ivory = Poser un lot : Ivoire
sobek-lay-set-ebony = Poser un lot : Ébène
sobek-lay-set-marble = Poser un lot : Marbre
sobek-lay-set-cattle = Poser un lot : Bétail
sobek-lay-set-fish = Poser un lot : Poisson
sobek-lay-set-wheat = Poser un lot : Blé
sobek-lay-set-amulets = Poser des amulettes

# What a priest clears out of the pile where characters of the good may stay, and which of them do.
sobek-clear-ivory = { sobek-good-ivory } : tout
sobek-clear-ebony = { sobek-good-ebony } : tout
sobek-clear-marble = { sobek-good-marble } : tout
sobek-clear-cattle = { sobek-good-cattle } : tout
sobek-clear-fish = { sobek-good-fish } : tout
sobek-clear-wheat = { sobek-good-wheat } : tout
sobek-clear-queen = { sobek-good-ivory } sans la Reine
sobek-clear-vizier = { sobek-good-cattle } sans le Vizir
sobek-clear-thief = { sobek-good-fish } sans le Voleur
sobek-clear-merchant = { sobek-good-wheat } sans le Marchand
sobek-clear-courtesan = { sobek-good-wheat } sans la Courtisane
sobek-clear-priest = { sobek-good-ebony } sans le Prêtre
sobek-clear-priestess = { sobek-good-marble } sans la Prêtresse
sobek-clear-scribe-cattle = { sobek-good-cattle } sans le Scribe
sobek-clear-scribe-fish = { sobek-good-fish } sans le Scribe
sobek-clear-vizier-scribe-cattle = { sobek-good-cattle } sans personnages
sobek-clear-thief-scribe-fish = { sobek-good-fish } sans personnages
sobek-clear-merchant-courtesan = { sobek-good-wheat } sans personnages

# The choices of a turn, where they are named as a whole.
sobek-choice-take = Prendre une carte

## Characters by their power

sobek-power-queen = Reine Sobek Neferou
sobek-power-vizier = Vizir
sobek-power-thief = Voleur
sobek-power-merchant = Marchand
sobek-power-courtesan = Courtisane
sobek-power-priest = Grand Prêtre
sobek-power-priestess = Grande Prêtresse
sobek-power-scribe = Scribe

## Event tokens

sobek-token-guild-ankh = Guilde (ankh)
sobek-token-guild-eye = Guilde (œil)
sobek-token-guild-feather = Guilde (plume)
sobek-token-guild-lotus = Guilde (lotus)
# The guild without a symbol, as a topic of the help.
sobek-token-guild = Guilde
sobek-token-flood = Crue
sobek-token-curse = Malédiction
sobek-token-prosperity = Prospérité
sobek-token-embalming = Embaumement
sobek-token-deceit = Fourberie

## The backs of cards, and the symbols of the scoring track

sobek-back-green = dos vert
sobek-back-beige = dos beige
sobek-back-orange = dos orange

sobek-symbol-ankh = ankh
sobek-symbol-eye = œil
sobek-symbol-feather = plume
sobek-symbol-lotus = lotus
sobek-symbol-number = nombre
