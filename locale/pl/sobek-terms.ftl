### Names of all things in Sobek, as the rulebook prints them. They stand alone or after a colon, never inflected.

## Cards: the full names, for sentences and lists

sobek-card-ivory3 = Kość słoniowa (3 skarabeusze)
sobek-card-ivory0 = Kość słoniowa (bez skarabeuszy)
sobek-card-ivory0g = Kość słoniowa (bez skarabeuszy, zielony rewers)
sobek-card-ebony2 = Heban (2 skarabeusze)
sobek-card-ebony0 = Heban (bez skarabeuszy)
sobek-card-ebony0g = Heban (bez skarabeuszy, zielony rewers)
sobek-card-marble2 = Marmur (2 skarabeusze)
sobek-card-marble0 = Marmur (bez skarabeuszy)
sobek-card-marble0g = Marmur (bez skarabeuszy, zielony rewers)
sobek-card-cattle1 = Bydło (1 skarabeusz)
sobek-card-cattle0 = Bydło (bez skarabeuszy)
sobek-card-cattle0g = Bydło (bez skarabeuszy, zielony rewers)
sobek-card-fish1 = Ryby (1 skarabeusz)
sobek-card-fish0 = Ryby (bez skarabeuszy)
sobek-card-fish0g = Ryby (bez skarabeuszy, zielony rewers)
sobek-card-wheat1 = Pszenica (1 skarabeusz)
sobek-card-wheat0 = Pszenica (bez skarabeuszy)
sobek-card-wheat0g = Pszenica (bez skarabeuszy, zielony rewers)
sobek-card-amulet = Amulet
sobek-card-queen = Królowa Sobek Neferou (kość słoniowa)
sobek-card-vizier = Wezyr (bydło)
sobek-card-thief = Złodziej (ryby)
sobek-card-merchant = Kupiec (pszenica)
sobek-card-courtesan = Kurtyzana (pszenica)
sobek-card-priest = Arcykapłan (heban)
sobek-card-priestess = Arcykapłanka (marmur)
sobek-card-scribe-cattle = Skryba (bydło)
sobek-card-scribe-fish = Skryba (ryby)
# A card of the row whose face the reader may not know: only characters lie face down.
sobek-card-hidden = zakryta postać
sobek-own-list-hidden = { sobek-card-hidden }

## Cards: short names, for buttons and lists to choose from

sobek-short-ivory3 = Kość słoniowa 3
sobek-short-ivory0 = Kość słoniowa
sobek-short-ivory0g = Kość słoniowa (start)
sobek-short-ebony2 = Heban 2
sobek-short-ebony0 = Heban
sobek-short-ebony0g = Heban (start)
sobek-short-marble2 = Marmur 2
sobek-short-marble0 = Marmur
sobek-short-marble0g = Marmur (start)
sobek-short-cattle1 = Bydło 1
sobek-short-cattle0 = Bydło
sobek-short-cattle0g = Bydło (start)
sobek-short-fish1 = Ryby 1
sobek-short-fish0 = Ryby
sobek-short-fish0g = Ryby (start)
sobek-short-wheat1 = Pszenica 1
sobek-short-wheat0 = Pszenica
sobek-short-wheat0g = Pszenica (start)
sobek-short-amulet = Amulet
sobek-short-queen = Królowa (kość słoniowa)
sobek-short-vizier = Wezyr (bydło)
sobek-short-thief = Złodziej (ryby)
sobek-short-merchant = Kupiec (pszenica)
sobek-short-courtesan = Kurtyzana (pszenica)
sobek-short-priest = Arcykapłan (heban)
sobek-short-priestess = Arcykapłanka (marmur)
sobek-short-scribe-cattle = Skryba (bydło)
sobek-short-scribe-fish = Skryba (ryby)
sobek-short-hidden = Zakryta postać

## Goods, and the sets made of them

sobek-good-ivory = Kość słoniowa
sobek-good-ebony = Heban
sobek-good-marble = Marmur
sobek-good-cattle = Bydło
sobek-good-fish = Ryby
sobek-good-wheat = Pszenica

sobek-set-ivory = Kość słoniowa
sobek-set-ebony = Heban
sobek-set-marble = Marmur
sobek-set-cattle = Bydło
sobek-set-fish = Ryby
sobek-set-wheat = Pszenica
# A set that has no good yet, because only amulets lie in it.
sobek-set-amulets = same amulety

## What may be done with a set, as labels of buttons

sobek-new-set-ivory = Nowy układ: Kość słoniowa
sobek-new-set-ebony = Nowy układ: Heban
sobek-new-set-marble = Nowy układ: Marmur
sobek-new-set-cattle = Nowy układ: Bydło
sobek-new-set-fish = Nowy układ: Ryby
sobek-new-set-wheat = Nowy układ: Pszenica
sobek-new-set-amulets = Nowy układ: same amulety

sobek-join-set-ivory = Dołóż: Kość słoniowa
sobek-join-set-ebony = Dołóż: Heban
sobek-join-set-marble = Dołóż: Marmur
sobek-join-set-cattle = Dołóż: Bydło
sobek-join-set-fish = Dołóż: Ryby
sobek-join-set-wheat = Dołóż: Pszenica
sobek-join-set-amulets = Dołóż do amuletów

sobek-fix-set-ivory = Amulety → Kość słoniowa
sobek-fix-set-ebony = Amulety → Heban
sobek-fix-set-marble = Amulety → Marmur
sobek-fix-set-cattle = Amulety → Bydło
sobek-fix-set-fish = Amulety → Ryby
sobek-fix-set-wheat = Amulety → Pszenica

sobek-lay-set-ivory = Wyłóż: Kość słoniowa
sobek-lay-set-ebony = Wyłóż: Heban
sobek-lay-set-marble = Wyłóż: Marmur
sobek-lay-set-cattle = Wyłóż: Bydło
sobek-lay-set-fish = Wyłóż: Ryby
sobek-lay-set-wheat = Wyłóż: Pszenica
sobek-lay-set-amulets = Wyłóż same amulety

# What a priest clears out of the pile where characters of the good may stay, and which of them do.
sobek-clear-ivory = { sobek-good-ivory }: wszystkie
sobek-clear-ebony = { sobek-good-ebony }: wszystkie
sobek-clear-marble = { sobek-good-marble }: wszystkie
sobek-clear-cattle = { sobek-good-cattle }: wszystkie
sobek-clear-fish = { sobek-good-fish }: wszystkie
sobek-clear-wheat = { sobek-good-wheat }: wszystkie
sobek-clear-queen = Kość słon. bez Królowej
sobek-clear-vizier = { sobek-good-cattle } bez Wezyra
sobek-clear-thief = { sobek-good-fish } bez Złodzieja
sobek-clear-merchant = { sobek-good-wheat } bez Kupca
sobek-clear-courtesan = { sobek-good-wheat } bez Kurtyzany
sobek-clear-priest = { sobek-good-ebony } bez Arcykapłana
sobek-clear-priestess = { sobek-good-marble } bez Arcykapłanki
sobek-clear-scribe-cattle = { sobek-good-cattle } bez Skryby
sobek-clear-scribe-fish = { sobek-good-fish } bez Skryby
sobek-clear-vizier-scribe-cattle = { sobek-good-cattle } bez postaci
sobek-clear-thief-scribe-fish = { sobek-good-fish } bez postaci
sobek-clear-merchant-courtesan = { sobek-good-wheat } bez postaci

# The choices of a turn, where they are named as a whole.
sobek-choice-take = Weź kartę

## Characters by their power

sobek-power-queen = Królowa Sobek Neferou
sobek-power-vizier = Wezyr
sobek-power-thief = Złodziej
sobek-power-merchant = Kupiec
sobek-power-courtesan = Kurtyzana
sobek-power-priest = Arcykapłan
sobek-power-priestess = Arcykapłanka
sobek-power-scribe = Skryba

## Event tokens

sobek-token-guild-ankh = Bractwo (ankh)
sobek-token-guild-eye = Bractwo (oko)
sobek-token-guild-feather = Bractwo (pióro)
sobek-token-guild-lotus = Bractwo (lotos)
# The guild without a symbol, as a topic of the help.
sobek-token-guild = Bractwo
sobek-token-flood = Wylew rzeki
sobek-token-curse = Klątwa
sobek-token-prosperity = Dobrobyt
sobek-token-embalming = Balsamowanie
sobek-token-deceit = Oszustwo

## The backs of cards, and the symbols of the scoring track

sobek-back-green = zielony rewers
sobek-back-beige = beżowy rewers
sobek-back-orange = pomarańczowy rewers

sobek-symbol-ankh = ankh
sobek-symbol-eye = oko
sobek-symbol-feather = pióro
sobek-symbol-lotus = lotos
sobek-symbol-number = liczba
