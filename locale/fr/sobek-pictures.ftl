## Labels inside the pictures: one or two words each.

sobek-picture-round = Manche { $round }
sobek-picture-free = gratuit
sobek-picture-deck = Pioche
sobek-picture-discard = Défausse
sobek-picture-events = Événements
sobek-picture-hand = Main
sobek-picture-corruption = Corruption
sobek-picture-looked-at = La pile que tu regardes
sobek-picture-put-aside = Mises de côté
sobek-picture-laid = Posées
sobek-picture-tokens = Événements restants
sobek-picture-fresh = Nouvel arrivage
# A title above cards, with how many there are.
sobek-picture-count = { $title } : { $count }
# The name below a thing to choose.
sobek-picture-name = { $thing }

## Alt texts. A board's must fit into 1024 characters for four players: keep these short.

# Behind all else, where there is room: the sentences that tell what happened since the last picture.
sobek-alt-news = À l’instant : { $news }
sobek-alt-round = Manche { $round }.
# The cards are numbered; the costs belong to the first four of them.
sobek-alt-row =
    { $start ->
        [temple] Rangée depuis le temple (corruption 0, +1, +2, +3) : { $cards }.
       *[zero] Rangée depuis la carte la plus proche de la case « 0 » (corruption 0, +1, +2, +3) : { $cards }.
    }
sobek-alt-over = La partie est finie.
sobek-alt-row-empty = La rangée est vide.
sobek-alt-item = { $place } { $card }
# Which of the numbered things are picked so far.
sobek-alt-picked = Sélection : { $places }.
sobek-alt-item-hidden = { $place } personnage face cachée
sobek-alt-deck = Pioche : { $count } (dessus : { $back }).
sobek-alt-deck-empty = La pioche est vide.
sobek-alt-discard = Défausse : { $cards }.
sobek-alt-discard-count =
    { $count ->
        [0] Défausse vide.
        [one] Défausse : { $count } carte.
       *[other] Défausse : { $count } cartes.
    }
sobek-alt-events-left =
    { $count ->
        [0] Plus d’événement.
        [one] Reste { $count } événement.
       *[other] Restent { $count } événements.
    }
sobek-alt-events-used = Utilisés : { $tokens }.
sobek-alt-seat = { $name } : { $facts }.
sobek-alt-turn = son tour
sobek-alt-waiting = réfléchit
sobek-alt-starter = a commencé
sobek-alt-winner = victoire
sobek-alt-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $symbol-code ->
        [number] sur une case à nombre
       *[other] { $symbol }
    })
sobek-alt-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte ({ $backs })
       *[other] { $count } cartes ({ $backs })
    }
sobek-alt-green =
    { $count ->
        [one] { $count } verte
       *[other] { $count } vertes
    }
sobek-alt-beige =
    { $count ->
        [one] { $count } beige
       *[other] { $count } beiges
    }
# "Orange" has no plural.
sobek-alt-orange = { $count } orange
sobek-alt-curses =
    { $count ->
        [one] { $count } malédiction
       *[other] { $count } malédictions
    }
# Cards times scarabs are points.
sobek-alt-set = { $good } { $cards }×{ $scarabs }={ $points }
sobek-alt-set-prosperous =
    { $prosperity ->
        [one] { $good } { $cards }×{ $scarabs }={ $points } ({ $prosperity } prospérité)
       *[other] { $good } { $cards }×{ $scarabs }={ $points } ({ $prosperity } prospérités)
    }
sobek-alt-set-short = { $good } { $points }
sobek-alt-hand =
    { $count ->
        [one] Ta main, { $count } carte : { $cards }.
       *[other] Ta main, { $count } cartes : { $cards }.
    }
sobek-alt-hand-none = Ta main est vide.
sobek-alt-pile =
    { $count ->
        [one] Ta pile de corruption, { $count } carte : { $cards }.
       *[other] Ta pile de corruption, { $count } cartes : { $cards }.
    }
sobek-alt-pile-none = Ta pile de corruption est vide.
sobek-alt-looked-at =
    { $count ->
        [one] La pile que tu regardes, { $count } carte : { $cards }.
       *[other] La pile que tu regardes, { $count } cartes : { $cards }.
    }
sobek-alt-put-aside =
    { $count ->
        [one] Mise de côté, { $count } carte : { $cards }.
       *[other] Mises de côté, { $count } cartes : { $cards }.
    }
sobek-alt-laid = Posées : { $cards }.
sobek-alt-tokens = Événements restants : { $cards }.

## Alt text of a round's scoring sheet

# A set laid across at the end of the round, which scores its scarabs only.
sobek-alt-scored-across = { $good } { $points } (à l’horizontale)
sobek-alt-scored-nothing = aucun lot
sobek-alt-scored = { $name } : { $sets } ; { $before } + { $points } = { $reached } ; corruption { $corruption }.
sobek-alt-scored-corrupt =
    { $steps ->
        [0] { $name } : { $sets } ; { $before } + { $points } = { $reached } ; corruption { $corruption }, la plus forte : sans malus.
        [one] { $name } : { $sets } ; { $before } + { $points } = { $reached } ; corruption { $corruption }, la plus forte : recul de { $steps } symbole ({ $symbol }), à { $after }.
       *[other] { $name } : { $sets } ; { $before } + { $points } = { $reached } ; corruption { $corruption }, la plus forte : recul de { $steps } symboles ({ $symbol }), à { $after }.
    }

## Heads of the scoring table, one word each: the score before the round, its sets, the corruption's penalty, the new score.

sobek-picture-before = Avant
sobek-picture-sets = Lots
sobek-picture-penalty = Malus
sobek-picture-total = Total
sobek-picture-steps =
    { $symbol-code ->
        [number] { $steps ->
            [one] { $steps } recul vers un nombre
           *[other] { $steps } reculs vers un nombre
        }
       *[other] { $steps ->
            [one] { $steps } recul vers
           *[other] { $steps } reculs vers
        }
    }
sobek-picture-steps-why = { $steps }×10 points : { $back }

## Alt text of a game that is over

sobek-alt-stopped = La partie a été interrompue.
sobek-alt-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# What a round brought: points, those that were lost again, and the score then.
sobek-alt-brought =
    { $lost ->
        [0] manche { $round } : { $gained } = { $after }
       *[other] manche { $round } : { $gained } −{ $lost } = { $after }
    }
# What lies on the table in a round that was not scored, because the game was stopped.
sobek-alt-unscored = manche { $round } : { $points } sur la table, non comptés
