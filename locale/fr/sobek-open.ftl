### The two variants, and what is known of cards in the open one.
### Lists of cards have their number beside them, as in all files of the game.

## The variants: name, and what a lobby says of it

sobek-variant-hidden = cachée
sobek-variant-hidden-shows = Les mains et les piles de corruption sont secrètes, et à toi de retenir ce que tu as vu.
sobek-variant-open = ouverte
sobek-variant-open-shows = On voit ce qu’on aurait pu retenir des mains, des piles de corruption et de la pioche ; idéal pour jouer sur plusieurs jours.
# A part of the line about the game.
sobek-status-variant = variante ouverte

## An event of this variant: the deck's backs are counted when a round begins

sobek-deck-counted =
    { $goods ->
        [one] Dans la pioche : { $goods } carte marchandise, { $characters ->
            [one] { $characters } personnage
           *[other] { $characters } personnages
        }.
       *[other] Dans la pioche : { $goods } cartes marchandise, { $characters ->
            [one] { $characters } personnage
           *[other] { $characters } personnages
        }.
    }

## In pictures. Of the cards that follow, this many are really there

sobek-known-some = { $count } parmi
# Above the cards of a hand: how many, and how many of them not everybody knows.
sobek-picture-count-secret = { $title } : { $count }, dont { $secret ->
        [one] { $secret } secrète
       *[other] { $secret } secrètes
    }
sobek-picture-secret = Secrètes
sobek-picture-secret-of = Cartes secrètes : { $name }

## The same in words. Places with their number of cards; $cards of some is what may be there

sobek-known-hand = Main ({ $count })
sobek-known-pile = Pile de corruption ({ $count })
sobek-known-deck = Pioche ({ $count } ; marchandises : { $goods }, personnages : { $characters })
sobek-known-row = Face cachée sur les quais ({ $count })
sobek-known-removed = Hors de cette manche ({ $count })
sobek-known-place = { $place } : { $cards }
sobek-known-cards = { $cards }
sobek-known-secret = secret : { $cards }
sobek-known-these = { $count } parmi : { $cards }
sobek-known-many = { $count } parmi { $of } possibles ({ $back })
# Cards that may be in several places are a group with a letter, named once below.
sobek-known-of-group = { $count } parmi { $group }
sobek-known-group = { $group } = { $cards }
sobek-known-joint = { $first } ; { $second }
sobek-known-nothing = rien
sobek-known-alt = Toutes les cartes connues ; le texte ci-dessous les nomme.
sobek-known-elsewhere = Le bouton « { sobek-own-board-cards } » dit ce qu’on sait des mains et des piles.

## What a player knows that not everybody knows, below the own hand

sobek-beyond-own-hand = Dans ta main : { $cards }
sobek-beyond-own-pile = Dans ta pile de corruption : { $cards }
sobek-beyond-hand = Main ({ $seat }) : { $cards }
sobek-beyond-pile = Pile de corruption ({ $seat }) : { $cards }
sobek-beyond-nothing = Tout ce que tu sais, tout le monde le sait.
sobek-beyond-title = Ce que tu sais en plus :
