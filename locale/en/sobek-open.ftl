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

## In pictures. Of the cards that follow, or of so many cards, this many are really there

sobek-known-some = { $count } of
sobek-known-folded = { $count } of { $of }
