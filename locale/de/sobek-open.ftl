### The two variants, and what is known of cards in the open one.
### Lists of cards have their number beside them, as in all files of the game.

## The variants: name, and what a lobby says of it

sobek-variant-hidden = verdeckt
sobek-variant-hidden-shows = Handkarten und Bestechungsstapel sind geheim, und was zu sehen war, muss man sich selbst merken.
sobek-variant-open = offen
sobek-variant-open-shows = Alle sehen, was sie sich von Händen, Bestechungsstapeln und Nachziehstapel hätten merken können; am besten für Partien über mehrere Tage.
# A part of the line about the game.
sobek-status-variant = offene Variante

## An event of this variant: the deck's backs are counted when a round begins

sobek-deck-counted =
    { $goods ->
        [one] Im Nachziehstapel: 1 Warenkarte, { $characters ->
            [one] 1 Figurenkarte
           *[other] { $characters } Figurenkarten
        }.
       *[other] Im Nachziehstapel: { $goods } Warenkarten, { $characters ->
            [one] 1 Figurenkarte
           *[other] { $characters } Figurenkarten
        }.
    }

## In pictures. Of the cards that follow, this many are really there

sobek-known-some = { $count } von
# Above the cards of a hand: how many, and how many of them not everybody knows.
sobek-picture-count-secret = { $title }: { $count }, davon { $secret } geheim
sobek-picture-secret = Geheim
sobek-picture-secret-of = Geheime Karten: { $name }

## The same in words. Places with their number of cards; $cards of some is what may be there

sobek-known-hand = Hand ({ $count })
sobek-known-pile = Bestechungsstapel ({ $count })
sobek-known-deck = Nachziehstapel ({ $count }; Waren: { $goods }, Figuren: { $characters })
sobek-known-row = Verdeckt an den Kais ({ $count })
sobek-known-removed = Aus dieser Runde ausgeschieden ({ $count })
sobek-known-place = { $place }: { $cards }
sobek-known-cards = { $cards }
sobek-known-secret = geheim: { $cards }
sobek-known-these = { $count } von diesen: { $cards }
sobek-known-many = { $count } von { $of } möglichen ({ $back })
# Cards that may be in several places are a group with a letter, named once below.
sobek-known-of-group = { $count } von { $group }
sobek-known-group = { $group } = { $cards }
sobek-known-joint = { $first }; { $second }
sobek-known-nothing = nichts
sobek-known-alt = Alle bekannten Karten; der Text darunter nennt sie.
sobek-known-elsewhere = Was über Handkarten und Stapel bekannt ist, zeigt der Button „{ sobek-own-board-cards }“.

## What a player knows that not everybody knows, below the own hand

sobek-beyond-own-hand = Deine Handkarten: { $cards }
sobek-beyond-own-pile = Dein Bestechungsstapel: { $cards }
sobek-beyond-hand = Handkarten ({ $seat }): { $cards }
sobek-beyond-pile = Bestechungsstapel ({ $seat }): { $cards }
sobek-beyond-nothing = Alles, was du weißt, ist allen bekannt.
sobek-beyond-title = Was du weißt, aber nicht alle:
