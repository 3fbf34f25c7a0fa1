## Labels inside the pictures of Sobek: 2 Players: one or two words each.

# "Nachziehstapel", shortened: the whole word would run into the label beside it.
duel-picture-pile = Ziehstapel
duel-picture-bag = Beutel
duel-picture-pirogues = Pirogen
duel-picture-discard = Aus dem Spiel
duel-picture-corruption = Bestechung
duel-picture-deben = Deben
duel-picture-scoring = Abrechnung
duel-picture-hand = Hand
duel-picture-looked-at = Die Bestechung, die du durchsiehst
duel-picture-put-aside = Beiseitegelegt
duel-picture-values = Deine Deben
duel-picture-pirogues-known = Übrige Pirogen
duel-picture-drawn = Pirogen zur Wahl
duel-picture-returned = Zurückgelegt
# A title above tiles, with how many there are.
duel-picture-count = { $title }: { $count }
# The name below a thing to choose.
duel-picture-name = { $thing }
# A tile of the market, with the code of its square, as a label of a button.
duel-choice-square = { $tile }, { $square-code }

## What is special about a turn, beside the market: two or three short words.

# The tile shown beside these words may be kept or traded for a deben.
duel-picture-offered = Behalten oder Deben?
duel-picture-fingered = Nimm dieses Plättchen
duel-picture-again = Noch ein Zug
duel-picture-centre = Nimm aus der Mitte
duel-picture-turning = Drehe das Anch
duel-picture-fill = Linie leer: auffüllen

## Alt texts. A board's must fit into 1024 characters: keep these short.

# Behind all else, where there is room: the sentences that tell what happened since the last picture.
duel-alt-news = Gerade eben: { $news }
duel-alt-ankh = Anch auf { $square }. { $line }.
duel-alt-ankh-turning = Anch auf { $square }, wird gedreht.
duel-alt-ankh-off = Das Anch ist nicht auf dem Markt.
# Tiles to take, separated by semicolons.
duel-alt-takeable = Zu nehmen: { $tiles }.
# One of them: its number, its square and what it is; the tiles that are passed on the way become corruption.
duel-alt-take =
    { $passed ->
        [0] { $place } { $square } { $tile }
       *[other] { $place } { $square } { $tile }, Bestechung { $passed }
    }
# A pharaoh tile, which also brings royal corruption.
duel-alt-take-royal =
    { $passed ->
        [0] { $place } { $square } { $tile }, königliche Bestechung
       *[other] { $place } { $square } { $tile }, Bestechung { $passed }, königliche Bestechung
    }
duel-alt-fill = Die Linie ist leer: Der Markt kann aufgefüllt werden.
duel-alt-finger = Der Zeigefinger liegt auf { $square }.
duel-alt-offered = { $tile }: behalten oder Deben ziehen.
duel-alt-again = Noch ein Zug.
duel-alt-market = Markt. { $rows }
# A row of the market: its squares from the left, separated by commas.
duel-alt-row = Zeile { $row }: { $tiles }.
# A square with nothing on it.
duel-alt-empty = leer
# A tile that lies face down.
duel-alt-hidden = Figur
# The good of a tile, which `duel-alt-lying` goes on from.
duel-alt-good = { $good }
# A tile of the market: good, scarabs or deben icon, mark (a line in its direction; none for a character).
duel-alt-lying =
    { $kind ->
        [deben] { $good } (Deben) { $mark }
        [scarabs] { $good } { $scarabs } { $mark }
       *[plain] { $good } { $mark }
    }
duel-alt-stock = Nachziehstapel { $pile }, Beutel { $bag }, übrige Pirogen { $pirogues }.
duel-alt-used = Verbraucht: { $tokens }.
duel-alt-discard = Aus dem Spiel: { $tiles }.
duel-alt-discard-count =
    { $count ->
        [one] { $count } Plättchen ist aus dem Spiel.
       *[other] { $count } Plättchen sind aus dem Spiel.
    }
duel-alt-seat = { $name }: { $facts }.
duel-alt-turn = am Zug
duel-alt-waiting = wählt gerade
duel-alt-winner = Sieg
duel-alt-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
duel-alt-tiles =
    { $count ->
        [0] keine Plättchen
        [one] { $count } Plättchen ({ $backs })
       *[other] { $count } Plättchen ({ $backs })
    }
duel-alt-grey = { $count } grau
duel-alt-black = { $count } schwarz
duel-alt-red = { $count } rot
duel-alt-deben = { $count } Deben
# Tiles times scarabs are points.
duel-alt-set = { $good } { $tiles }×{ $scarabs }={ $points }
duel-alt-set-scarabs = { $good } { $tiles }×{ $scarabs }={ $points } (Skarabäen-Pirogen: { $count })
duel-alt-set-short = { $good } { $points }
duel-alt-tokens = { $tokens }

## Alt text of the final scores

duel-alt-over = Die Partie ist zu Ende.
duel-alt-deben-points =
    { $points ->
        [0] keine Deben
       *[other] Deben { $points } ({ $values })
    }
duel-alt-pirogue-points = Pirogen { $points } ({ $tokens })
duel-alt-corruption-points =
    { $snakes ->
        [0] Bestechung { $points }
       *[other] Bestechung { $tiles } + { $snakes } = { $points }
    }
duel-alt-drawn-last = für weniger Bestechung gezogen ({ $values })
duel-alt-removed = unverkauft: { $tiles }
duel-alt-removed-count = unverkauft: { $count } Plättchen

## Alt texts of a hand and of a choice

duel-alt-item = { $place } { $tile }
# Which of the numbered things are picked so far.
duel-alt-picked = Ausgewählt: { $places }.
duel-alt-hand =
    { $count ->
        [one] Deine Hand, { $count } Plättchen: { $tiles }.
       *[other] Deine Hand, { $count } Plättchen: { $tiles }.
    }
duel-alt-hand-none = Deine Hand ist leer.
duel-alt-pile-own =
    { $count ->
        [one] Deine Bestechung, { $count } Plättchen: { $tiles }.
       *[other] Deine Bestechung, { $count } Plättchen: { $tiles }.
    }
duel-alt-pile-own-none = Du hast keine Bestechung.
duel-alt-looked-at =
    { $count ->
        [one] Die Bestechung, die du durchsiehst, { $count } Plättchen: { $tiles }.
       *[other] Die Bestechung, die du durchsiehst, { $count } Plättchen: { $tiles }.
    }
duel-alt-put-aside =
    { $count ->
        [one] Beiseitegelegt, { $count } Plättchen: { $tiles }.
       *[other] Beiseitegelegt, { $count } Plättchen: { $tiles }.
    }
duel-alt-values = Deine Deben: { $values } (zusammen { $points }).
duel-alt-pirogues-known = Übrige Pirogen: { $tokens }.
duel-alt-drawn = Du hast gezogen: { $tokens }.
duel-alt-returned = Zurückgelegt: { $tokens }.

## With the expansion Treasures of the Pharaoh

duel-picture-royal = Deine königliche Bestechung
duel-alt-hidden-gold = Pharaoplättchen
duel-alt-gold = { $count } gold
duel-alt-royal = königliche Bestechung { $count }
duel-alt-royal-own = Deine königliche Bestechung: { $values } (zusammen { $points }).
# Corruption tiles, snakes and royal corruption, added up.
duel-alt-corruption-royal-points = Bestechung { $tiles } + { $snakes } + königliche { $royal } = { $points }

## Heads of the scoring table, one word each: sold sets, tiles that were not sold, the deben drawn for the least corruption, and all points.

duel-picture-sets = Sätze
duel-picture-unsold = Übrig
duel-picture-gained = Gezogen
duel-picture-total = Gesamt

## The picture of a game that is over

duel-alt-stopped = Die Partie wurde abgebrochen.
