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

## In pictures. Of the cards that follow, or of so many cards, this many are really there

sobek-known-some = { $count } parmi
sobek-known-folded = { $count } parmi { $of }
