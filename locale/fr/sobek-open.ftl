### The two ways to play, and what is known of cards in the open one.
### Lists of cards have their number beside them, as in all files of the game.

## The ways: name, what a lobby says of it, and the button that chooses it

sobek-way-hidden = cachée
sobek-way-hidden-shows = Les mains et les piles de corruption sont secrètes, et ce qu’on a pu voir est à retenir soi-même.
sobek-way-hidden-choose = Passer à la manière cachée
sobek-way-open = ouverte
sobek-way-open-shows = On montre à tout le monde ce qu’une mémoire parfaite saurait des mains, des piles de corruption et de la pioche : équitable sur plusieurs jours.
sobek-way-open-choose = Passer à la manière ouverte
# A part of the line about the game.
sobek-status-way = manière ouverte

## An event of this way: the deck's backs are counted when a round begins

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

## In pictures. Of the cards that follow, or of so many cards, this many are really there

sobek-known-some = { $count } parmi
sobek-known-folded = { $count } parmi { $of }
# Above the cards of a hand: how many, and how many of them not everybody knows.
sobek-picture-count-secret = { $title } : { $count }, dont pas connues de tous : { $secret }
sobek-picture-secret = Pas connues de tous
sobek-picture-secret-of = { $name } : pas connues de tous

## The same in words. Places with their number of cards; $cards of some is what may be there

sobek-known-hand = Main ({ $count })
sobek-known-pile = Pile de corruption ({ $count })
sobek-known-deck = Pioche ({ $count } ; marchandises : { $goods }, personnages : { $characters })
sobek-known-row = Face cachée sur les quais ({ $count })
sobek-known-removed = Hors de cette manche ({ $count })
sobek-known-place = { $place } : { $cards }
sobek-known-cards = { $cards }
sobek-known-secret = pas connu de tous : { $cards }
sobek-known-these = { $count } parmi : { $cards }
sobek-known-many = { $count } parmi { $of } possibles ({ $back })
# Cards that may be in several places are a group with a letter, named once below.
sobek-known-of-group = { $count } parmi { $group }
sobek-known-group = { $group } = { $cards }
sobek-known-joint = { $first } ; { $second }
sobek-known-nothing = rien
sobek-known-alt = Toutes les cartes connues ; le texte ci-dessous les nomme.
sobek-known-elsewhere = Le bouton « { board-cards } » dit ce qu’on sait des mains et des piles.

## What a player knows that not everybody knows, below the own hand

sobek-beyond-own-hand = Dans ta main : { $cards }
sobek-beyond-own-pile = Dans ta pile de corruption : { $cards }
sobek-beyond-hand = Main ({ $seat }) : { $cards }
sobek-beyond-pile = Pile de corruption ({ $seat }) : { $cards }
sobek-beyond-nothing = Tout ce que tu sais, tout le monde le sait.
sobek-beyond-title = Ce que tu sais et que tout le monde ne sait pas :
