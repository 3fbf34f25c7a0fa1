### The two variants, and what is known of cards in the open one.
### Lists of cards have their number beside them, as in all files of the game.

## The variants: name, and what a lobby says of it

sobek-variant-hidden = hidden
sobek-variant-hidden-shows = Hands and corruption piles are secret, and remembering what you have seen is up to you.
sobek-variant-open = open
sobek-variant-open-shows = Everyone sees what they could have remembered of hands, corruption piles and deck; best for games over several days.
# A part of the line about the game.
sobek-status-variant = open variant

## An event of this variant: the deck's backs are counted when a round begins

sobek-deck-counted =
    { $goods ->
        [one] In the deck: 1 goods card, { $characters ->
            [one] 1 character
           *[other] { $characters } characters
        }.
       *[other] In the deck: { $goods } goods cards, { $characters ->
            [one] 1 character
           *[other] { $characters } characters
        }.
    }

## In pictures. Of the cards that follow, this many are really there

sobek-known-some = { $count } of
# Above the cards of a hand: how many, and how many of them not everybody knows.
sobek-picture-count-secret = { $title }: { $count }, { $secret } of them secret
sobek-picture-secret = Secret
sobek-picture-secret-of = Secret cards: { $name }

## The same in words. Places with their number of cards; $cards of some is what may be there

sobek-known-hand = Hand ({ $count })
sobek-known-pile = Corruption pile ({ $count })
sobek-known-deck = Deck ({ $count }; goods: { $goods }, characters: { $characters })
sobek-known-row = Face down on the quays ({ $count })
sobek-known-removed = Out of this round ({ $count })
sobek-known-place = { $place }: { $cards }
sobek-known-cards = { $cards }
sobek-known-secret = secret: { $cards }
sobek-known-these = { $count } of these: { $cards }
sobek-known-many = { $count } of { $of } possible cards ({ $back })
# Cards that may be in several places are a group with a letter, named once below.
sobek-known-of-group = { $count } of { $group }
sobek-known-group = { $group } = { $cards }
sobek-known-joint = { $first }; { $second }
sobek-known-nothing = nothing
sobek-known-alt = All cards that are known; the text below names them.
sobek-known-elsewhere = The button “{ sobek-own-board-cards }” shows what is known of hands and piles.

## What a player knows that not everybody knows, below the own hand

sobek-beyond-own-hand = In your hand: { $cards }
sobek-beyond-own-pile = In your corruption pile: { $cards }
sobek-beyond-hand = In { $seat }'s hand: { $cards }
sobek-beyond-pile = In { $seat }'s corruption pile: { $cards }
sobek-beyond-nothing = Everyone knows everything that you know.
sobek-beyond-title = What you know, but not everyone does:
