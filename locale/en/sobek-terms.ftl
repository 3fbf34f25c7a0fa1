### Names of all things in Sobek, as the rulebook prints them. They stand alone or after a colon, never inflected.

## Cards: the full names, for sentences and lists

sobek-card-ivory3 = Ivory with 3 scarabs
sobek-card-ivory0 = Ivory without scarabs
sobek-card-ivory0g = Ivory without scarabs (green back)
sobek-card-ebony2 = Ebony with 2 scarabs
sobek-card-ebony0 = Ebony without scarabs
sobek-card-ebony0g = Ebony without scarabs (green back)
sobek-card-marble2 = Marble with 2 scarabs
sobek-card-marble0 = Marble without scarabs
sobek-card-marble0g = Marble without scarabs (green back)
sobek-card-cattle1 = Cattle with 1 scarab
sobek-card-cattle0 = Cattle without scarabs
sobek-card-cattle0g = Cattle without scarabs (green back)
sobek-card-fish1 = Fish with 1 scarab
sobek-card-fish0 = Fish without scarabs
sobek-card-fish0g = Fish without scarabs (green back)
sobek-card-wheat1 = Wheat with 1 scarab
sobek-card-wheat0 = Wheat without scarabs
sobek-card-wheat0g = Wheat without scarabs (green back)
sobek-card-amulet = Amulet
sobek-card-queen = Queen Sobek Neferou (ivory)
sobek-card-vizier = Vizier (cattle)
sobek-card-thief = Thief (fish)
sobek-card-merchant = Merchant (wheat)
sobek-card-courtesan = Courtesan (wheat)
sobek-card-priest = High Priest (ebony)
sobek-card-priestess = High Priestess (marble)
sobek-card-scribe-cattle = Scribe (cattle)
sobek-card-scribe-fish = Scribe (fish)
# A card of the row whose face the reader may not know: only characters lie face down.
sobek-card-hidden = face-down character
sobek-own-list-hidden = { sobek-card-hidden }

## Cards: short names, for buttons and lists to choose from

sobek-short-ivory3 = Ivory 3
sobek-short-ivory0 = Ivory
sobek-short-ivory0g = Ivory (green)
sobek-short-ebony2 = Ebony 2
sobek-short-ebony0 = Ebony
sobek-short-ebony0g = Ebony (green)
sobek-short-marble2 = Marble 2
sobek-short-marble0 = Marble
sobek-short-marble0g = Marble (green)
sobek-short-cattle1 = Cattle 1
sobek-short-cattle0 = Cattle
sobek-short-cattle0g = Cattle (green)
sobek-short-fish1 = Fish 1
sobek-short-fish0 = Fish
sobek-short-fish0g = Fish (green)
sobek-short-wheat1 = Wheat 1
sobek-short-wheat0 = Wheat
sobek-short-wheat0g = Wheat (green)
sobek-short-amulet = Amulet
sobek-short-queen = Queen (ivory)
sobek-short-vizier = Vizier (cattle)
sobek-short-thief = Thief (fish)
sobek-short-merchant = Merchant (wheat)
sobek-short-courtesan = Courtesan (wheat)
sobek-short-priest = High Priest (ebony)
sobek-short-priestess = High Priestess (marble)
sobek-short-scribe-cattle = Scribe (cattle)
sobek-short-scribe-fish = Scribe (fish)
sobek-short-hidden = Face down

## Goods, and the sets made of them

sobek-good-ivory = Ivory
sobek-good-ebony = Ebony
sobek-good-marble = Marble
sobek-good-cattle = Cattle
sobek-good-fish = Fish
sobek-good-wheat = Wheat

sobek-set-ivory = Ivory
sobek-set-ebony = Ebony
sobek-set-marble = Marble
sobek-set-cattle = Cattle
sobek-set-fish = Fish
sobek-set-wheat = Wheat
# A set that has no good yet, because only amulets lie in it.
sobek-set-amulets = amulets alone

## What may be done with a set, as labels of buttons

sobek-new-set-ivory = New set: Ivory
sobek-new-set-ebony = New set: Ebony
sobek-new-set-marble = New set: Marble
sobek-new-set-cattle = New set: Cattle
sobek-new-set-fish = New set: Fish
sobek-new-set-wheat = New set: Wheat
sobek-new-set-amulets = New set: amulets alone

sobek-join-set-ivory = Add to set: Ivory
sobek-join-set-ebony = Add to set: Ebony
sobek-join-set-marble = Add to set: Marble
sobek-join-set-cattle = Add to set: Cattle
sobek-join-set-fish = Add to set: Fish
sobek-join-set-wheat = Add to set: Wheat
sobek-join-set-amulets = Add to your amulets

sobek-fix-set-ivory = Amulets → Ivory
sobek-fix-set-ebony = Amulets → Ebony
sobek-fix-set-marble = Amulets → Marble
sobek-fix-set-cattle = Amulets → Cattle
sobek-fix-set-fish = Amulets → Fish
sobek-fix-set-wheat = Amulets → Wheat

sobek-lay-set-ivory = Lay a set: Ivory
sobek-lay-set-ebony = Lay a set: Ebony
sobek-lay-set-marble = Lay a set: Marble
sobek-lay-set-cattle = Lay a set: Cattle
sobek-lay-set-fish = Lay a set: Fish
sobek-lay-set-wheat = Lay a set: Wheat
sobek-lay-set-amulets = Lay amulets alone

# What a priest clears out of the pile where characters of the good may stay, and which of them do.
sobek-clear-ivory = { sobek-good-ivory }: all cards
sobek-clear-ebony = { sobek-good-ebony }: all cards
sobek-clear-marble = { sobek-good-marble }: all cards
sobek-clear-cattle = { sobek-good-cattle }: all cards
sobek-clear-fish = { sobek-good-fish }: all cards
sobek-clear-wheat = { sobek-good-wheat }: all cards
sobek-clear-queen = { sobek-good-ivory }: Queen stays
sobek-clear-vizier = { sobek-good-cattle }: Vizier stays
sobek-clear-thief = { sobek-good-fish }: Thief stays
sobek-clear-merchant = { sobek-good-wheat }: Merchant stays
sobek-clear-courtesan = { sobek-good-wheat }: Courtesan stays
sobek-clear-priest = { sobek-good-ebony }: Priest stays
sobek-clear-priestess = { sobek-good-marble }: Priestess stays
sobek-clear-scribe-cattle = { sobek-good-cattle }: Scribe stays
sobek-clear-scribe-fish = { sobek-good-fish }: Scribe stays
sobek-clear-vizier-scribe-cattle = { sobek-good-cattle }: characters stay
sobek-clear-thief-scribe-fish = { sobek-good-fish }: characters stay
sobek-clear-merchant-courtesan = { sobek-good-wheat }: characters stay

# The choices of a turn, where they are named as a whole.
sobek-choice-take = Take a card

## Characters by their power

sobek-power-queen = Queen Sobek Neferou
sobek-power-vizier = Vizier
sobek-power-thief = Thief
sobek-power-merchant = Merchant
sobek-power-courtesan = Courtesan
sobek-power-priest = High Priest
sobek-power-priestess = High Priestess
sobek-power-scribe = Scribe

## Event tokens

sobek-token-guild-ankh = Guild (ankh)
sobek-token-guild-eye = Guild (eye)
sobek-token-guild-feather = Guild (feather)
sobek-token-guild-lotus = Guild (lotus)
# The guild without a symbol, as a topic of the help.
sobek-token-guild = Guild
sobek-token-flood = Flood
sobek-token-curse = Curse
sobek-token-prosperity = Prosperity
sobek-token-embalming = Embalming
sobek-token-deceit = Deceit

## The backs of cards, and the symbols of the scoring track

sobek-back-green = green back
sobek-back-beige = beige back
sobek-back-orange = orange back

sobek-symbol-ankh = ankh
sobek-symbol-eye = eye
sobek-symbol-feather = feather
sobek-symbol-lotus = lotus
sobek-symbol-number = number
