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

## In pictures. Of the cards that follow, or of so many cards, this many are really there

sobek-known-some = { $count } z
sobek-known-folded = { $count } z { $of }
