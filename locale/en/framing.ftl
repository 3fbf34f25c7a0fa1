### What is framed on a picture of a lesson: named in its alt text, before what the picture shows.

framing-framed = Framed: { $areas }.
# An area of a player's: “sets (Anna)”.
framing-of = { $area } ({ $name })

## Sobek

sobek-area-row = the quays
sobek-area-row-one = card { $thing } on the quays
sobek-area-deck = the deck
sobek-area-discard = the discard pile
sobek-area-tokens = the event tokens
sobek-area-track = the scoring track with the markers
sobek-area-round = the round
sobek-area-hand = your hand
sobek-area-hand-one = { $thing } in your hand
sobek-area-corruption = your corruption pile
sobek-area-put-aside = the cards put aside
sobek-area-laid = the cards laid
sobek-area-looked-at = the pile you are looking through
# These stand before a name in brackets.
sobek-area-panel = player area
sobek-area-score = points
sobek-area-symbol = symbol of the space
sobek-area-backs = hand cards
sobek-area-marker = marker on the track
sobek-area-sets = sets
sobek-area-set-one = set: { $thing }

## Sobek: 2 Players

duel-area-market = the market
duel-area-ankh = the Ankh
duel-area-line = the Ankh's line
duel-area-pile = the pile
duel-area-bag = the bag of deben
duel-area-pirogues = pirogues
duel-area-now = what is special about this turn
duel-area-discard = the tiles out of the game
duel-area-hand = your hand
duel-area-hand-one = { $thing } in your hand
duel-area-corruption = corruption
duel-area-values = your deben
duel-area-royal = royal corruption
duel-area-put-aside = the tiles put aside
duel-area-looked-at = the corruption you are looking at
duel-area-drawn = the pirogues to choose from
duel-area-returned = the pirogues put back
duel-area-pirogues-known = the pirogues left
duel-area-square-one = { $thing }
# These stand before a name in brackets.
duel-area-panel = player area
duel-area-score = points
duel-area-backs = hand tiles
duel-area-deben = deben
duel-area-sets = sold sets
duel-area-set-one = set: { $thing }
