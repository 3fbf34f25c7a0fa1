## Labels inside the pictures of Sobek: 2 Players: one or two words each.

duel-picture-pile = Stos
duel-picture-bag = Woreczek
duel-picture-pirogues = Pirogi
duel-picture-discard = Poza grą
duel-picture-corruption = Korupcja
duel-picture-deben = Debeny
duel-picture-scoring = Punktowanie
duel-picture-hand = Ręka
duel-picture-looked-at = Przeglądana korupcja
duel-picture-put-aside = Odłożone
duel-picture-values = Twoje debeny
duel-picture-pirogues-known = Pozostałe pirogi
duel-picture-drawn = Pirogi do wyboru
duel-picture-returned = Odłożone z powrotem
# A title above tiles, with how many there are.
duel-picture-count = { $title }: { $count }
# The name below a thing to choose.
duel-picture-name = { $thing }
# A tile of the market, with the code of its square, as a label of a button.
duel-choice-square = { $tile }, { $square-code }

## What is special about a turn, beside the market: two or three short words.

# The tile shown beside these words may be kept or traded for a deben.
duel-picture-offered = Płytka czy deben?
duel-picture-fingered = Tę płytkę trzeba wziąć
duel-picture-again = Jeszcze jedna tura
duel-picture-centre = Weź płytkę ze środka
duel-picture-turning = Obróć pionek Ankh
duel-picture-fill = Pusta linia: uzupełnij

## Alt texts. A board's must fit into 1024 characters: keep these short.

# Behind all else, where there is room: the sentences that tell what happened since the last picture.
duel-alt-news = Przed chwilą: { $news }
duel-alt-ankh = Pionek Ankh: { $square }. { $line }.
duel-alt-ankh-turning = Pionek Ankh: { $square }, do obrócenia.
duel-alt-ankh-off = Pionek Ankh jest poza targiem.
# Tiles to take, separated by semicolons.
duel-alt-takeable = Do wzięcia: { $tiles }.
# One of them: its number, its square and what it is; the tiles that are passed on the way become corruption.
duel-alt-take =
    { $passed ->
        [0] { $place } { $square } { $tile }
       *[other] { $place } { $square } { $tile }, korupcja { $passed }
    }
# A pharaoh tile, which also brings royal corruption.
duel-alt-take-royal =
    { $passed ->
        [0] { $place } { $square } { $tile }, korupcja królewska
       *[other] { $place } { $square } { $tile }, korupcja { $passed }, korupcja królewska
    }
duel-alt-fill = Linia jest pusta: można uzupełnić targ.
duel-alt-finger = Palec wskazuje { $square }.
duel-alt-offered = { $tile }: zachować czy wymienić na żeton debenów?
duel-alt-again = Jeszcze jedna tura.
duel-alt-market = Targ. { $rows }
# A row of the market: its squares from the left, separated by commas.
duel-alt-row = Rząd { $row }: { $tiles }.
# A square with nothing on it.
duel-alt-empty = puste
# A tile that lies face down.
duel-alt-hidden = postać
# The good of a tile, which `duel-alt-lying` goes on from.
duel-alt-good = { $good }
# A tile of the market: good, scarabs or deben icon, mark (a line in its direction; none for a character).
duel-alt-lying =
    { $kind ->
        [deben] { $good } (deben) { $mark }
        [scarabs] { $good } { $scarabs } { $mark }
       *[plain] { $good } { $mark }
    }
duel-alt-stock = Stos { $pile }, woreczek { $bag }, pozostałe pirogi { $pirogues }.
duel-alt-used = Użyte: { $tokens }.
duel-alt-discard = Poza grą: { $tiles }.
duel-alt-discard-count =
    { $count ->
        [one] Poza grą { $count } płytka.
        [few] Poza grą { $count } płytki.
        [many] Poza grą { $count } płytek.
       *[other] Poza grą { $count } płytki.
    }
duel-alt-seat = { $name }: { $facts }.
duel-alt-turn = teraz gra
duel-alt-waiting = decyduje
duel-alt-winner = zwycięstwo
duel-alt-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
duel-alt-tiles =
    { $count ->
        [0] brak płytek
        [one] { $count } płytka ({ $backs })
        [few] { $count } płytki ({ $backs })
        [many] { $count } płytek ({ $backs })
       *[other] { $count } płytki ({ $backs })
    }
duel-alt-grey =
    { $count ->
        [one] { $count } szara
        [few] { $count } szare
        [many] { $count } szarych
       *[other] { $count } szarej
    }
duel-alt-black =
    { $count ->
        [one] { $count } czarna
        [few] { $count } czarne
        [many] { $count } czarnych
       *[other] { $count } czarnej
    }
duel-alt-red =
    { $count ->
        [one] { $count } czerwona
        [few] { $count } czerwone
        [many] { $count } czerwonych
       *[other] { $count } czerwonej
    }
duel-alt-deben = { $count ->
        [one] { $count } żeton debenów
        [few] { $count } żetony debenów
        [many] { $count } żetonów debenów
       *[other] { $count } żetonu debenów
    }
# Tiles times scarabs are points.
duel-alt-set = { $good } { $tiles }×{ $scarabs }={ $points }
duel-alt-set-scarabs = { $good } { $tiles }×{ $scarabs }={ $points } (żetony Skarabeuszy: { $count })
duel-alt-set-short = { $good } { $points }
duel-alt-tokens = { $tokens }

## Alt text of the final scores

duel-alt-over = Koniec gry.
duel-alt-deben-points =
    { $points ->
        [0] bez debenów
       *[other] debeny { $points } ({ $values })
    }
duel-alt-pirogue-points = pirogi { $points } ({ $tokens })
duel-alt-corruption-points =
    { $snakes ->
        [0] korupcja { $points }
       *[other] korupcja { $tiles } + { $snakes } = { $points }
    }
duel-alt-drawn-last = debeny za mniejszą korupcję: { $values }
duel-alt-removed = niesprzedane układy: { $tiles }
duel-alt-removed-count =
    { $count ->
        [one] niesprzedane układy: { $count } płytka
        [few] niesprzedane układy: { $count } płytki
        [many] niesprzedane układy: { $count } płytek
       *[other] niesprzedane układy: { $count } płytki
    }

## Alt texts of a hand and of a choice

duel-alt-item = { $place } { $tile }
# Which of the numbered things are picked so far.
duel-alt-picked = Wybrane: { $places }.
duel-alt-hand =
    { $count ->
        [one] Twoja ręka, { $count } płytka: { $tiles }.
        [few] Twoja ręka, { $count } płytki: { $tiles }.
        [many] Twoja ręka, { $count } płytek: { $tiles }.
       *[other] Twoja ręka, { $count } płytki: { $tiles }.
    }
duel-alt-hand-none = Twoja ręka jest pusta.
duel-alt-pile-own =
    { $count ->
        [one] Twoja korupcja, { $count } płytka: { $tiles }.
        [few] Twoja korupcja, { $count } płytki: { $tiles }.
        [many] Twoja korupcja, { $count } płytek: { $tiles }.
       *[other] Twoja korupcja, { $count } płytki: { $tiles }.
    }
duel-alt-pile-own-none = Nie masz korupcji.
duel-alt-looked-at =
    { $count ->
        [one] Przeglądana korupcja, { $count } płytka: { $tiles }.
        [few] Przeglądana korupcja, { $count } płytki: { $tiles }.
        [many] Przeglądana korupcja, { $count } płytek: { $tiles }.
       *[other] Przeglądana korupcja, { $count } płytki: { $tiles }.
    }
duel-alt-put-aside =
    { $count ->
        [one] Odłożone, { $count } płytka: { $tiles }.
        [few] Odłożone, { $count } płytki: { $tiles }.
        [many] Odłożone, { $count } płytek: { $tiles }.
       *[other] Odłożone, { $count } płytki: { $tiles }.
    }
duel-alt-values = Twoje debeny: { $values } (razem { $points }).
duel-alt-pirogues-known = Pozostałe pirogi: { $tokens }.
duel-alt-drawn = Dobrane przez ciebie: { $tokens }.
duel-alt-returned = Odłożone z powrotem: { $tokens }.

## With the expansion Treasures of the Pharaoh

duel-picture-royal = Twoja korupcja królewska
duel-alt-hidden-gold = płytka faraona
duel-alt-gold =
    { $count ->
        [one] { $count } złota
        [few] { $count } złote
        [many] { $count } złotych
       *[other] { $count } złotej
    }
duel-alt-royal = korupcja królewska { $count }
duel-alt-royal-own = Twoja korupcja królewska: { $values } (razem { $points }).
# Corruption tiles, snakes and royal corruption, added up.
duel-alt-corruption-royal-points = korupcja { $tiles } + { $snakes } + królewska { $royal } = { $points }

## Heads of the scoring table, one word each: sold sets, tiles that were not sold, the deben drawn for the least corruption, and all points.

duel-picture-sets = Układy
duel-picture-unsold = Strata
duel-picture-gained = Wylosowane
duel-picture-total = Razem

## The picture of a game that is over

duel-alt-stopped = Gra została przerwana.
