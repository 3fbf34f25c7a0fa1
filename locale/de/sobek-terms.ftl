### Names of all things in Sobek, as the rulebook prints them. They stand alone or after a colon, never inflected.

## Cards: the full names, for sentences and lists

sobek-card-ivory3 = Elfenbein mit 3 Skarabäen
sobek-card-ivory0 = Elfenbein ohne Skarabäen
sobek-card-ivory0g = Elfenbein ohne Skarabäen (grüner Rücken)
sobek-card-ebony2 = Ebenholz mit 2 Skarabäen
sobek-card-ebony0 = Ebenholz ohne Skarabäen
sobek-card-ebony0g = Ebenholz ohne Skarabäen (grüner Rücken)
sobek-card-marble2 = Marmor mit 2 Skarabäen
sobek-card-marble0 = Marmor ohne Skarabäen
sobek-card-marble0g = Marmor ohne Skarabäen (grüner Rücken)
sobek-card-cattle1 = Vieh mit 1 Skarabäus
sobek-card-cattle0 = Vieh ohne Skarabäen
sobek-card-cattle0g = Vieh ohne Skarabäen (grüner Rücken)
sobek-card-fish1 = Fisch mit 1 Skarabäus
sobek-card-fish0 = Fisch ohne Skarabäen
sobek-card-fish0g = Fisch ohne Skarabäen (grüner Rücken)
sobek-card-wheat1 = Weizen mit 1 Skarabäus
sobek-card-wheat0 = Weizen ohne Skarabäen
sobek-card-wheat0g = Weizen ohne Skarabäen (grüner Rücken)
sobek-card-amulet = Amulett
sobek-card-queen = Königin Sobek-Neferu (Elfenbein)
sobek-card-vizier = Wesir (Vieh)
sobek-card-thief = Dieb (Fisch)
sobek-card-merchant = Händler (Weizen)
sobek-card-courtesan = Kurtisane (Weizen)
sobek-card-priest = Hohepriester (Ebenholz)
sobek-card-priestess = Hohepriesterin (Marmor)
sobek-card-scribe-cattle = Schreiber (Vieh)
sobek-card-scribe-fish = Schreiber (Fisch)
# A card of the row whose face the reader may not know: only characters lie face down.
sobek-card-hidden = verdeckte Figurenkarte
sobek-own-list-hidden = { sobek-card-hidden }

## Cards: short names, for buttons and lists to choose from

sobek-short-ivory3 = Elfenbein 3
sobek-short-ivory0 = Elfenbein
sobek-short-ivory0g = Elfenbein (grün)
sobek-short-ebony2 = Ebenholz 2
sobek-short-ebony0 = Ebenholz
sobek-short-ebony0g = Ebenholz (grün)
sobek-short-marble2 = Marmor 2
sobek-short-marble0 = Marmor
sobek-short-marble0g = Marmor (grün)
sobek-short-cattle1 = Vieh 1
sobek-short-cattle0 = Vieh
sobek-short-cattle0g = Vieh (grün)
sobek-short-fish1 = Fisch 1
sobek-short-fish0 = Fisch
sobek-short-fish0g = Fisch (grün)
sobek-short-wheat1 = Weizen 1
sobek-short-wheat0 = Weizen
sobek-short-wheat0g = Weizen (grün)
sobek-short-amulet = Amulett
sobek-short-queen = Königin (Elfenbein)
sobek-short-vizier = Wesir (Vieh)
sobek-short-thief = Dieb (Fisch)
sobek-short-merchant = Händler (Weizen)
sobek-short-courtesan = Kurtisane (Weizen)
sobek-short-priest = Hohepriester (Ebenholz)
sobek-short-priestess = Hohepriesterin (Marmor)
sobek-short-scribe-cattle = Schreiber (Vieh)
sobek-short-scribe-fish = Schreiber (Fisch)
sobek-short-hidden = Verdeckt

## Goods, and the sets made of them

sobek-good-ivory = Elfenbein
sobek-good-ebony = Ebenholz
sobek-good-marble = Marmor
sobek-good-cattle = Vieh
sobek-good-fish = Fisch
sobek-good-wheat = Weizen

sobek-set-ivory = Elfenbein
sobek-set-ebony = Ebenholz
sobek-set-marble = Marmor
sobek-set-cattle = Vieh
sobek-set-fish = Fisch
sobek-set-wheat = Weizen
# A set that has no good yet, because only amulets lie in it.
sobek-set-amulets = nur Amulette

## What may be done with a set, as labels of buttons

sobek-new-set-ivory = Neuer Satz: Elfenbein
sobek-new-set-ebony = Neuer Satz: Ebenholz
sobek-new-set-marble = Neuer Satz: Marmor
sobek-new-set-cattle = Neuer Satz: Vieh
sobek-new-set-fish = Neuer Satz: Fisch
sobek-new-set-wheat = Neuer Satz: Weizen
sobek-new-set-amulets = Neuer Satz: nur Amulette

sobek-join-set-ivory = Dazulegen: Elfenbein
sobek-join-set-ebony = Dazulegen: Ebenholz
sobek-join-set-marble = Dazulegen: Marmor
sobek-join-set-cattle = Dazulegen: Vieh
sobek-join-set-fish = Dazulegen: Fisch
sobek-join-set-wheat = Dazulegen: Weizen
sobek-join-set-amulets = Zu deinen Amuletten legen

sobek-fix-set-ivory = Amulette → Elfenbein
sobek-fix-set-ebony = Amulette → Ebenholz
sobek-fix-set-marble = Amulette → Marmor
sobek-fix-set-cattle = Amulette → Vieh
sobek-fix-set-fish = Amulette → Fisch
sobek-fix-set-wheat = Amulette → Weizen

sobek-lay-set-ivory = Satz auslegen: Elfenbein
sobek-lay-set-ebony = Satz auslegen: Ebenholz
sobek-lay-set-marble = Satz auslegen: Marmor
sobek-lay-set-cattle = Satz auslegen: Vieh
sobek-lay-set-fish = Satz auslegen: Fisch
sobek-lay-set-wheat = Satz auslegen: Weizen
sobek-lay-set-amulets = Auslegen: nur Amulette

# What a priest clears out of the pile where characters of the good may stay, and which of them do.
sobek-clear-ivory = { sobek-good-ivory }: alle Karten
sobek-clear-ebony = { sobek-good-ebony }: alle Karten
sobek-clear-marble = { sobek-good-marble }: alle Karten
sobek-clear-cattle = { sobek-good-cattle }: alle Karten
sobek-clear-fish = { sobek-good-fish }: alle Karten
sobek-clear-wheat = { sobek-good-wheat }: alle Karten
sobek-clear-queen = { sobek-good-ivory } ohne Königin
sobek-clear-vizier = { sobek-good-cattle } ohne Wesir
sobek-clear-thief = { sobek-good-fish } ohne Dieb
sobek-clear-merchant = { sobek-good-wheat } ohne Händler
sobek-clear-courtesan = { sobek-good-wheat } ohne Kurtisane
sobek-clear-priest = { sobek-good-ebony } ohne Priester
sobek-clear-priestess = { sobek-good-marble } ohne Priesterin
sobek-clear-scribe-cattle = { sobek-good-cattle } ohne Schreiber
sobek-clear-scribe-fish = { sobek-good-fish } ohne Schreiber
sobek-clear-vizier-scribe-cattle = { sobek-good-cattle } ohne Figuren
sobek-clear-thief-scribe-fish = { sobek-good-fish } ohne Figuren
sobek-clear-merchant-courtesan = { sobek-good-wheat } ohne Figuren

# The choices of a turn, where they are named as a whole.
sobek-choice-take = Karte aufnehmen

## Characters by their power

sobek-power-queen = Königin Sobek-Neferu
sobek-power-vizier = Wesir
sobek-power-thief = Dieb
sobek-power-merchant = Händler
sobek-power-courtesan = Kurtisane
sobek-power-priest = Hohepriester
sobek-power-priestess = Hohepriesterin
sobek-power-scribe = Schreiber

## Event tokens

sobek-token-guild-ankh = Kollegium (Ankh)
sobek-token-guild-eye = Kollegium (Auge)
sobek-token-guild-feather = Kollegium (Feder)
sobek-token-guild-lotus = Kollegium (Lotus)
# The guild without a symbol, as a topic of the help.
sobek-token-guild = Kollegium
sobek-token-flood = Flut
sobek-token-curse = Fluch
sobek-token-prosperity = Wohlstand
sobek-token-embalming = Einbalsamierung
sobek-token-deceit = Schurkerei

## The backs of cards, and the symbols of the scoring track

sobek-back-green = grüner Rücken
sobek-back-beige = beiger Rücken
sobek-back-orange = orangefarbener Rücken

sobek-symbol-ankh = Ankh
sobek-symbol-eye = Auge
sobek-symbol-feather = Feder
sobek-symbol-lotus = Lotus
sobek-symbol-number = Zahl
