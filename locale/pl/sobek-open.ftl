### The two variants, and what is known of cards in the open one.
### Lists of cards have their number beside them, as in all files of the game.

## The variants: name, and what a lobby says of it

sobek-variant-hidden = ukryty
sobek-variant-hidden-shows = Karty na rękach i stosy korupcji są tajne, a co było widać, trzeba samemu pamiętać.
sobek-variant-open = otwarty
sobek-variant-open-shows = Wszyscy widzą to, co dałoby się zapamiętać o rękach, stosach korupcji i talii; dobre do gry na wiele dni.
# A part of the line about the game.
sobek-status-variant = wariant otwarty

## An event of this variant: the deck's backs are counted when a round begins

sobek-deck-counted =
    { $goods ->
        [one] W talii: { $goods } karta dóbr, { $characters ->
            [one] { $characters } postać
            [few] { $characters } postacie
            [many] { $characters } postaci
           *[other] { $characters } postaci
        }.
        [few] W talii: { $goods } karty dóbr, { $characters ->
            [one] { $characters } postać
            [few] { $characters } postacie
            [many] { $characters } postaci
           *[other] { $characters } postaci
        }.
        [many] W talii: { $goods } kart dóbr, { $characters ->
            [one] { $characters } postać
            [few] { $characters } postacie
            [many] { $characters } postaci
           *[other] { $characters } postaci
        }.
       *[other] W talii: { $goods } karty dóbr, { $characters ->
            [one] { $characters } postać
            [few] { $characters } postacie
            [many] { $characters } postaci
           *[other] { $characters } postaci
        }.
    }

## In pictures. Of the cards that follow, this many are really there

sobek-known-some = { $count } z
# Above the cards of a hand: how many, and how many of them not everybody knows.
sobek-picture-count-secret = { $title }: { $count }, w tym tajne: { $secret }
sobek-picture-secret = Tajne
sobek-picture-secret-of = Tajne karty: { $name }

## The same in words. Places with their number of cards; $cards of some is what may be there

sobek-known-hand = Ręka ({ $count })
sobek-known-pile = Stos korupcji ({ $count })
sobek-known-deck = Talia ({ $count }; dobra: { $goods }, postacie: { $characters })
sobek-known-row = Zakryte na nabrzeżu ({ $count })
sobek-known-removed = Poza tą rundą ({ $count })
sobek-known-place = { $place }: { $cards }
sobek-known-cards = { $cards }
sobek-known-secret = tajne: { $cards }
sobek-known-these = { $count } z tych: { $cards }
sobek-known-many = { $count } z { $of } możliwych ({ $back })
# Cards that may be in several places are a group with a letter, named once below.
sobek-known-of-group = { $count } z { $group }
sobek-known-group = { $group } = { $cards }
sobek-known-joint = { $first }; { $second }
sobek-known-nothing = nic
sobek-known-alt = Wszystkie znane karty; tekst poniżej je wymienia.
sobek-known-elsewhere = Przycisk „{ sobek-own-board-cards }” pokazuje, co wiadomo o rękach i stosach.

## What a player knows that not everybody knows, below the own hand

sobek-beyond-own-hand = Na twojej ręce: { $cards }
sobek-beyond-own-pile = Na twoim stosie korupcji: { $cards }
sobek-beyond-hand = Ręka ({ $seat }): { $cards }
sobek-beyond-pile = Stos korupcji ({ $seat }): { $cards }
sobek-beyond-nothing = Wszystko, co wiesz, jest znane wszystkim.
sobek-beyond-title = Co wiesz ty, ale nie wszyscy:
