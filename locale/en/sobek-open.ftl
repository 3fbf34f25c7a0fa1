### The two ways to play, and what is known of cards in the open one.
### Lists of cards have their number beside them, as in all files of the game.

## The ways: name, what a lobby says of it, and the button that chooses it

sobek-way-hidden = hidden
sobek-way-hidden-shows = Hands and corruption piles are secret, and what could be seen is for everybody to remember.
sobek-way-hidden-choose = Change to the hidden way
sobek-way-open = open
sobek-way-open-shows = All are shown what a perfect memory would know of hands, corruption piles and deck: fair for games over days.
sobek-way-open-choose = Change to the open way
# A part of the line about the game.
sobek-status-way = open way

## An event of this way: the deck's backs are counted when a round begins

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

## In pictures. Of the cards that follow, or of so many cards, this many are really there

sobek-known-some = { $count } of
sobek-known-folded = { $count } of { $of }
# Above the cards of a hand: how many, and how many of them not everybody knows.
sobek-picture-count-secret = { $title }: { $count }, not known to all: { $secret }
sobek-picture-secret = Not known to all
sobek-picture-secret-of = { $name }: not known to all

## The same in words. Places with their number of cards; $cards of some is what may be there

sobek-known-hand = Hand ({ $count })
sobek-known-pile = Corruption pile ({ $count })
sobek-known-deck = Deck ({ $count }; goods: { $goods }, characters: { $characters })
sobek-known-row = Face down on the quays ({ $count })
sobek-known-removed = Out of this round ({ $count })
sobek-known-place = { $place }: { $cards }
sobek-known-cards = { $cards }
sobek-known-secret = not known to all: { $cards }
sobek-known-these = { $count } of these: { $cards }
sobek-known-many = { $count } of { $of } possible ones ({ $back })
# Cards that may be in several places are a group with a letter, named once below.
sobek-known-of-group = { $count } of { $group }
sobek-known-group = { $group } = { $cards }
sobek-known-joint = { $first }; { $second }
sobek-known-nothing = nothing
sobek-known-alt = All cards that are known; the text below names them.
sobek-known-elsewhere = What is known of hands and piles is told by the button { board-cards }.

## What a player knows that not everybody knows, below the own hand

sobek-beyond-own-hand = In your hand: { $cards }
sobek-beyond-own-pile = In your corruption pile: { $cards }
sobek-beyond-hand = In the hand of { $seat }: { $cards }
sobek-beyond-pile = In the corruption pile of { $seat }: { $cards }
sobek-beyond-nothing = All that you know is known to all.
sobek-beyond-title = What you know and not everybody does:
