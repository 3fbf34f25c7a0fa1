### The two ways to play, and what is known of cards in the open one.
### Lists of cards have their number beside them, as in all files of the game.

## The ways: name, what a lobby says of it, and the button that chooses it

sobek-way-hidden = ukryta
sobek-way-hidden-shows = Ręce i stosy korupcji są tajne, a co było widać, trzeba samemu pamiętać.
sobek-way-hidden-choose = Zmień na wersję ukrytą
sobek-way-open = otwarta
sobek-way-open-shows = Wszyscy widzą to, co doskonała pamięć wiedziałaby o rękach, stosach korupcji i talii: uczciwie w grze przez wiele dni.
sobek-way-open-choose = Zmień na wersję otwartą
# A part of the line about the game.
sobek-status-way = wersja otwarta

## An event of this way: the deck's backs are counted when a round begins

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

## In pictures. Of the cards that follow, or of so many cards, this many are really there

sobek-known-some = { $count } z
sobek-known-folded = { $count } z { $of }
# Above the cards of a hand: how many, and how many of them not everybody knows.
sobek-picture-count-secret = { $title }: { $count }, nie wszystkim znane: { $secret }
sobek-picture-secret = Nie wszystkim znane
sobek-picture-secret-of = { $name }: nie wszystkim znane

## The same in words. Places with their number of cards; $cards of some is what may be there

sobek-known-hand = Ręka ({ $count })
sobek-known-pile = Stos korupcji ({ $count })
sobek-known-deck = Talia ({ $count }; dobra: { $goods }, postacie: { $characters })
sobek-known-row = Zakryte na nabrzeżu ({ $count })
sobek-known-removed = Poza tą rundą ({ $count })
sobek-known-place = { $place }: { $cards }
sobek-known-cards = { $cards }
sobek-known-secret = nie wszystkim znane: { $cards }
sobek-known-these = { $count } z tych: { $cards }
sobek-known-many = { $count } z { $of } możliwych ({ $back })
# Cards that may be in several places are a group with a letter, named once below.
sobek-known-of-group = { $count } z { $group }
sobek-known-group = { $group } = { $cards }
sobek-known-joint = { $first }; { $second }
sobek-known-nothing = nic
sobek-known-alt = Wszystkie znane karty; tekst poniżej je wymienia.
sobek-known-elsewhere = Co wiadomo o rękach i stosach, mówi przycisk „{ board-cards }”.

## What a player knows that not everybody knows, below the own hand

sobek-beyond-own-hand = W twojej ręce: { $cards }
sobek-beyond-own-pile = W twoim stosie korupcji: { $cards }
sobek-beyond-hand = Ręka ({ $seat }): { $cards }
sobek-beyond-pile = Stos korupcji ({ $seat }): { $cards }
sobek-beyond-nothing = Wszystko, co wiesz, jest znane wszystkim.
sobek-beyond-title = Co wiesz ty, a nie wszyscy:
