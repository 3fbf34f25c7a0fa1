## Labels inside the pictures of Sobek: 2 Players: one or two words each.

duel-picture-pile = Pioche
duel-picture-bag = Sac
duel-picture-pirogues = Pirogues
duel-picture-discard = Hors de la partie
duel-picture-corruption = Corruption
duel-picture-deben = Deben
duel-picture-scoring = Décompte
duel-picture-hand = Main
duel-picture-looked-at = La corruption que tu regardes
duel-picture-put-aside = Mises de côté
duel-picture-values = Deben
duel-picture-pirogues-known = Pirogues restantes
duel-picture-drawn = Pirogues au choix
duel-picture-returned = Remises
# A title above tiles, with how many there are.
duel-picture-count = { $title } : { $count }
# The name below a thing to choose.
duel-picture-name = { $thing }
# A tile of the market, with the code of its square, as a label of a button.
duel-choice-square = { $tile }, { $square-code }

## What is special about a turn, beside the market: two or three short words.

# The tile shown beside these words may be kept or traded for a deben.
duel-picture-offered = Garder ou échanger ?
duel-picture-fingered = Cette tuile est imposée
duel-picture-again = Encore un tour
duel-picture-centre = Prendre au centre
duel-picture-turning = Orienter l’Ânkh
duel-picture-fill = Ligne vide : remplir

## Alt texts. A board's must fit into 1024 characters: keep these short.

# Behind all else, where there is room: the sentences that tell what happened since the last picture.
duel-alt-news = À l’instant : { $news }
duel-alt-ankh = Ânkh en { $square }. { $line }.
duel-alt-ankh-turning = Ânkh en { $square }, à orienter.
duel-alt-ankh-off = L’Ânkh est hors du marché.
# Tiles to take, separated by semicolons.
duel-alt-takeable = À prendre : { $tiles }.
# One of them: its number, its square and what it is; the tiles that are passed on the way become corruption.
duel-alt-take =
    { $passed ->
        [0] { $place } { $square } { $tile }
       *[other] { $place } { $square } { $tile }, corruption { $passed }
    }
# A pharaoh tile, which also brings royal corruption.
duel-alt-take-royal =
    { $passed ->
        [0] { $place } { $square } { $tile }, corruption royale
       *[other] { $place } { $square } { $tile }, corruption { $passed }, corruption royale
    }
duel-alt-fill = La ligne est vide : le marché peut être rempli.
duel-alt-finger = Le doigt désigne { $square }.
duel-alt-offered = { $tile } : à garder, ou un deben.
duel-alt-again = Encore un tour.
duel-alt-market = Marché. { $rows }
# A row of the market: its squares from the left, separated by commas.
duel-alt-row = Rangée { $row } : { $tiles }.
# A square with nothing on it.
duel-alt-empty = vide
# A tile that lies face down.
duel-alt-hidden = personnage
# The good of a tile, which `duel-alt-lying` goes on from.
duel-alt-good =
    { $good-code ->
        [statue] Statue
       *[other] { $good }
    }
# A tile of the market: good, scarabs or deben icon, mark (a line in its direction; none for a character).
duel-alt-lying =
    { $kind ->
        [deben] { $good } (deben) { $mark }
        [scarabs] { $good } { $scarabs } { $mark }
       *[plain] { $good } { $mark }
    }
duel-alt-stock = Pioche { $pile }, sac { $bag }, pirogues restantes { $pirogues }.
duel-alt-used = Utilisées : { $tokens }.
duel-alt-discard = Hors de la partie : { $tiles }.
duel-alt-discard-count =
    { $count ->
        [one] { $count } tuile est hors de la partie.
       *[other] { $count } tuiles sont hors de la partie.
    }
duel-alt-seat = { $name } : { $facts }.
duel-alt-turn = son tour
duel-alt-waiting = réfléchit
duel-alt-winner = victoire
duel-alt-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
duel-alt-tiles =
    { $count ->
        [0] aucune tuile
        [one] { $count } tuile ({ $backs })
       *[other] { $count } tuiles ({ $backs })
    }
duel-alt-grey =
    { $count ->
        [one] { $count } grise
       *[other] { $count } grises
    }
duel-alt-black =
    { $count ->
        [one] { $count } noire
       *[other] { $count } noires
    }
duel-alt-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
duel-alt-deben = { $count } deben
# Tiles times scarabs are points.
duel-alt-set = { $good } { $tiles }×{ $scarabs }={ $points }
duel-alt-set-scarabs = { $good } { $tiles }×{ $scarabs }={ $points } (pirogues Scarabées : { $count })
duel-alt-set-short = { $good } { $points }
duel-alt-tokens = { $tokens }

## Alt text of the final scores

duel-alt-over = La partie est finie.
duel-alt-deben-points =
    { $points ->
        [0] aucun deben
       *[other] deben { $points } ({ $values })
    }
duel-alt-pirogue-points = pirogues { $points } ({ $tokens })
duel-alt-corruption-points =
    { $snakes ->
        [0] corruption { $points }
       *[other] corruption { $tiles } + { $snakes } = { $points }
    }
duel-alt-drawn-last = deben gagnés par la plus faible corruption : { $values }
duel-alt-removed = lots invendus : { $tiles }
duel-alt-removed-count =
    { $count ->
        [one] lots invendus : { $count } tuile
       *[other] lots invendus : { $count } tuiles
    }

## Alt texts of a hand and of a choice

duel-alt-item = { $place } { $tile }
# Which of the numbered things are picked so far.
duel-alt-picked = Sélection : { $places }.
duel-alt-hand =
    { $count ->
        [one] Ta main, { $count } tuile : { $tiles }.
       *[other] Ta main, { $count } tuiles : { $tiles }.
    }
duel-alt-hand-none = Ta main est vide.
duel-alt-pile-own =
    { $count ->
        [one] Ta corruption, { $count } tuile : { $tiles }.
       *[other] Ta corruption, { $count } tuiles : { $tiles }.
    }
duel-alt-pile-own-none = Tu n’as pas de corruption.
duel-alt-looked-at =
    { $count ->
        [one] La corruption que tu regardes, { $count } tuile : { $tiles }.
       *[other] La corruption que tu regardes, { $count } tuiles : { $tiles }.
    }
duel-alt-put-aside =
    { $count ->
        [one] Mise de côté, { $count } tuile : { $tiles }.
       *[other] Mises de côté, { $count } tuiles : { $tiles }.
    }
duel-alt-values = Tes deben : { $values } (total : { $points }).
duel-alt-pirogues-known = Pirogues restantes : { $tokens }.
duel-alt-drawn = Tu as pioché : { $tokens }.
duel-alt-returned = Remises : { $tokens }.

## With the expansion Treasures of the Pharaoh

duel-picture-royal = Ta corruption royale
duel-alt-hidden-gold = tuile Pharaon
duel-alt-gold =
    { $count ->
        [one] { $count } dorée
       *[other] { $count } dorées
    }
duel-alt-royal = corruption royale { $count }
duel-alt-royal-own = Ta corruption royale : { $values } (total : { $points }).
# Corruption tiles, snakes and royal corruption, added up.
duel-alt-corruption-royal-points = corruption { $tiles } + { $snakes } + royale { $royal } = { $points }

## Heads of the scoring table, one word each: sold sets, tiles that were not sold, the deben drawn for the least corruption, and all points.

duel-picture-sets = Lots
duel-picture-unsold = Invendu
duel-picture-gained = Tirés
duel-picture-total = Total

## The picture of a game that is over

duel-alt-stopped = La partie a été interrompue.
