### The two ways to play, and what is known of cards in the open one.
### Lists of cards have their number beside them, as in all files of the game.

## The ways: name, what a lobby says of it, and the button that chooses it

sobek-way-hidden = verdeckt
sobek-way-hidden-shows = Handkarten und Bestechungsstapel sind geheim, und was zu sehen war, muss man sich selbst merken.
sobek-way-hidden-choose = Zur verdeckten Spielweise
sobek-way-open = offen
sobek-way-open-shows = Allen wird gezeigt, was ein perfektes Gedächtnis über Handkarten, Bestechungsstapel und Nachziehstapel wüsste: fair bei Partien über Tage.
sobek-way-open-choose = Zur offenen Spielweise
# A part of the line about the game.
sobek-status-way = offene Spielweise

## In pictures. Of the cards that follow, or of so many cards, this many are really there

sobek-known-some = { $count } von
sobek-known-folded = { $count } von { $of }
