## Labels inside the pictures of Sobek: 2 Players: one or two words each.

duel-picture-pile = Pile
duel-picture-bag = Bag
duel-picture-pirogues = Pirogues
duel-picture-discard = Out of the game
duel-picture-corruption = Corruption
duel-picture-deben = Deben
duel-picture-scoring = Scoring
duel-picture-hand = Hand
duel-picture-looked-at = The corruption you are looking at
duel-picture-put-aside = Put aside
duel-picture-values = Your deben
duel-picture-pirogues-known = Pirogues left
duel-picture-drawn = Pirogues to choose from
duel-picture-returned = Put back
# A title above tiles, with how many there are.
duel-picture-count = { $title }: { $count }
# The name below a thing to choose.
duel-picture-name = { $thing }
# A tile of the market, with the code of its square, as a label of a button.
duel-choice-square = { $tile }, { $square-code }

## What is special about a turn, beside the market: two or three short words.

# The tile shown beside these words may be kept or traded for a deben.
duel-picture-offered = Keep it or take a deben?
duel-picture-fingered = This tile must be taken
duel-picture-again = One more turn
duel-picture-centre = Take from the centre
duel-picture-turning = Turn the Ankh
duel-picture-fill = Empty line: fill the market

## Alt texts. A board's must fit into 1024 characters: keep these short.

# Behind all else, where there is room: the sentences that tell what happened since the last picture.
duel-alt-news = Just now: { $news }
duel-alt-ankh = Ankh on { $square }. { $line }.
duel-alt-ankh-turning = Ankh on { $square }, to be turned.
duel-alt-ankh-off = The Ankh is off the market.
# Tiles to take, separated by semicolons.
duel-alt-takeable = To take: { $tiles }.
# One of them: its number, its square and what it is; the tiles that are passed on the way become corruption.
duel-alt-take =
    { $passed ->
        [0] { $place } { $square } { $tile }
       *[other] { $place } { $square } { $tile }, corruption { $passed }
    }
# A pharaoh tile, which also brings royal corruption.
duel-alt-take-royal =
    { $passed ->
        [0] { $place } { $square } { $tile }, royal corruption
       *[other] { $place } { $square } { $tile }, corruption { $passed }, royal corruption
    }
duel-alt-fill = The line is empty: the market can be filled.
duel-alt-finger = The finger points at { $square }.
duel-alt-offered = { $tile }: keep it or take a deben.
duel-alt-again = One more turn.
duel-alt-market = Market. { $rows }
# A row of the market: its squares from the left, separated by commas.
duel-alt-row = Row { $row }: { $tiles }.
# A square with nothing on it.
duel-alt-empty = empty
# A tile that lies face down.
duel-alt-hidden = character
# The good of a tile, which `duel-alt-lying` goes on from.
duel-alt-good = { $good }
# A tile of the market: good, scarabs or deben icon, mark (a line in its direction; none for a character).
duel-alt-lying =
    { $kind ->
        [deben] { $good } (deben) { $mark }
        [scarabs] { $good } { $scarabs } { $mark }
       *[plain] { $good } { $mark }
    }
duel-alt-stock = Pile { $pile }, bag { $bag }, pirogues left { $pirogues }.
duel-alt-used = Used: { $tokens }.
duel-alt-discard = Out of the game: { $tiles }.
duel-alt-discard-count =
    { $count ->
        [one] { $count } tile is out of the game.
       *[other] { $count } tiles are out of the game.
    }
duel-alt-seat = { $name }: { $facts }.
duel-alt-turn = to move
duel-alt-waiting = deciding
duel-alt-winner = winner
duel-alt-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
duel-alt-tiles =
    { $count ->
        [0] no tiles
        [one] { $count } tile ({ $backs })
       *[other] { $count } tiles ({ $backs })
    }
duel-alt-grey = { $count } grey
duel-alt-black = { $count } black
duel-alt-red = { $count } red
duel-alt-deben = { $count } deben
# Tiles times scarabs are points.
duel-alt-set = { $good } { $tiles }×{ $scarabs }={ $points }
duel-alt-set-scarabs = { $good } { $tiles }×{ $scarabs }={ $points } (scarab pirogues: { $count })
duel-alt-set-short = { $good } { $points }
duel-alt-tokens = { $tokens }

## Alt text of the final scores

duel-alt-over = The game is over.
duel-alt-deben-points =
    { $points ->
        [0] no deben
       *[other] deben { $points } ({ $values })
    }
duel-alt-pirogue-points = pirogues { $points } ({ $tokens })
duel-alt-corruption-points =
    { $snakes ->
        [0] corruption { $points }
       *[other] corruption { $tiles } + { $snakes } = { $points }
    }
duel-alt-drawn-last = drew { $values } for less corruption
duel-alt-removed = unsold sets: { $tiles }
duel-alt-removed-count =
    { $count ->
        [one] unsold sets: { $count } tile
       *[other] unsold sets: { $count } tiles
    }

## Alt texts of a hand and of a choice

duel-alt-item = { $place } { $tile }
# Which of the numbered things are picked so far.
duel-alt-picked = Picked: { $places }.
duel-alt-hand =
    { $count ->
        [one] Your hand, { $count } tile: { $tiles }.
       *[other] Your hand, { $count } tiles: { $tiles }.
    }
duel-alt-hand-none = Your hand is empty.
duel-alt-pile-own =
    { $count ->
        [one] Your corruption, { $count } tile: { $tiles }.
       *[other] Your corruption, { $count } tiles: { $tiles }.
    }
duel-alt-pile-own-none = You have no corruption.
duel-alt-looked-at =
    { $count ->
        [one] The corruption you are looking at, { $count } tile: { $tiles }.
       *[other] The corruption you are looking at, { $count } tiles: { $tiles }.
    }
duel-alt-put-aside =
    { $count ->
        [one] Put aside, { $count } tile: { $tiles }.
       *[other] Put aside, { $count } tiles: { $tiles }.
    }
duel-alt-values = Your deben: { $values } (total { $points }).
duel-alt-pirogues-known = Pirogues left: { $tokens }.
duel-alt-drawn = You drew { $tokens }.
duel-alt-returned = Put back: { $tokens }.

## With the expansion Treasures of the Pharaoh

duel-picture-royal = Your royal corruption
duel-alt-hidden-gold = pharaoh tile
duel-alt-gold = { $count } gold
duel-alt-royal = royal corruption { $count }
duel-alt-royal-own = Your royal corruption: { $values } (total { $points }).
# Corruption tiles, snakes and royal corruption, added up.
duel-alt-corruption-royal-points = corruption { $tiles } + { $snakes } + royal { $royal } = { $points }

## Heads of the scoring table, one word each: sold sets, tiles that were not sold, the deben drawn for the least corruption, and all points.

duel-picture-sets = Sets
duel-picture-unsold = Unsold
duel-picture-gained = Drawn
duel-picture-total = Total

## The picture of a game that is over

duel-alt-stopped = The game was stopped.
