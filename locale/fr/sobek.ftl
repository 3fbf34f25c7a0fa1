### What the game of Sobek says: events, questions, the text board, the scoring.
### $seat, $by and $target are players' names as they are. No "de" or "que" before a name: it would need an elision.
### Names of cards, goods and tokens stand after a colon, in parentheses, or after "la carte" and "le jeton".
### Beside every named thing there is its code: $set-code, $card-code and so on, for selectors. Lists have $cards-count.
### [one] is 0 and 1 in French: write the number there, not "un", unless [0] stands before it.

sobek-title = Sobek

## Rounds and deliveries

sobek-round-dealt = La manche { $round } commence.
sobek-round-dealt-hand = La manche { $round } commence. Ta main de départ : { $cards }.
sobek-starter-lot = { $seat } commence la manche { $round } : le sort en a décidé.
sobek-starter-self = { $seat } choisit de commencer la manche { $round }.
sobek-starter-named = { $by } a choisi qui commence la manche { $round } : { $seat }.
# Behind the sentence before, where several had the fewest points.
sobek-starter-tied = Plusieurs avaient le moins de points : le sort a donné le choix à { $by }.
sobek-delivered =
    { $count ->
        [one] Nouvel arrivage sur les quais : { $count } carte.
       *[other] Nouvel arrivage sur les quais : { $count } cartes.
    } { $deck ->
        [0] La pioche est vide : c’est le dernier.
        [one] Il reste { $deck } carte dans la pioche.
       *[other] Il reste { $deck } cartes dans la pioche.
    }
sobek-round-ended = { $seat } prend la dernière carte : la manche est finie.

## Taking cards

sobek-card-taken =
    { $card-code ->
        [hidden] { $seat } prend un personnage face cachée.
       *[other] { $seat } prend la carte { $card }.
    }
sobek-card-taken-skipping =
    { $card-code ->
        [hidden] { $seat } prend un personnage face cachée. Corruption : { $skipped }.
       *[other] { $seat } prend la carte { $card }. Corruption : { $skipped }.
    }

## Sets and event tokens

sobek-set-played = { $seat } pose un lot ({ $set }) : { $cards }.
sobek-set-played-short = { $seat } pose un lot ({ $set }).
sobek-set-joined =
    { $total ->
        [one] { $seat } complète un lot ({ $set }, maintenant { $total } carte) : { $cards }.
       *[other] { $seat } complète un lot ({ $set }, maintenant { $total } cartes) : { $cards }.
    }
sobek-set-joined-short = { $seat } complète un lot ({ $set }).
sobek-tokens-looked = { $seat } regarde les jetons événement restants.
sobek-tokens-seen =
    { $tokens-count ->
        [one] Dernier jeton événement : { $tokens }.
       *[other] Les jetons événement restants : { $tokens }.
    }
sobek-event-chosen-none = { $seat } choisit le jeton { $token }. Sans effet, il est défaussé.
sobek-event-chosen-guild = { $seat } choisit le jeton { $token } et fait reculer { $target }.
sobek-event-chosen-guild-alone = { $seat } choisit le jeton { $token }. Il n’y a aucun marqueur à faire reculer.
sobek-event-chosen-flood = { $seat } choisit le jeton { $token } et rejoue aussitôt.
sobek-event-chosen-curse = { $seat } choisit le jeton { $token } pour { $target } : +2 en corruption.
sobek-event-chosen-prosperity = { $seat } choisit le jeton { $token } pour un lot ({ $set }), qui gagne 2 scarabées.
sobek-event-chosen-embalming = { $seat } choisit le jeton { $token }.
sobek-event-chosen-deceit = { $seat } choisit le jeton { $token }.
sobek-marker-forward =
    { $points ->
        [one] { $seat } gagne { $points } point : de { $before } à { $after }.
       *[other] { $seat } gagne { $points } points : de { $before } à { $after }.
    }
sobek-marker-back =
    { $points ->
        [one] { $seat } perd { $points } point : de { $before } à { $after }.
       *[other] { $seat } perd { $points } points : de { $before } à { $after }.
    }
sobek-pile-embalmed =
    { $count ->
        [one] { $seat } reprend en main { $count } carte de sa pile de corruption : { $cards }.
       *[other] { $seat } reprend en main { $count } cartes de sa pile de corruption : { $cards }.
    }
sobek-pile-counted =
    { $points ->
        [one] { $seat } annonce { $points } carte sous sa plaquette corruption et marque { $points } point.
       *[other] { $seat } annonce { $points } cartes sous sa plaquette corruption et marque { $points } points.
    }

## Characters

sobek-character-played-none = { $seat } joue la carte { $card }. Son pouvoir est sans effet : la carte est seulement défaussée.
sobek-character-played-queen = { $seat } joue la carte { $card } pour piocher.
sobek-character-played-vizier = { $seat } joue la carte { $card } pour fouiller la pile de corruption ({ $target }).
sobek-character-played-thief = { $seat } joue la carte { $card } pour voler une carte à { $target }.
sobek-character-played-merchant = { $seat } joue la carte { $card } pour choisir n’importe quelle carte des quais.
sobek-character-played-courtesan = { $seat } joue la carte { $card } pour compléter un lot.
sobek-character-played-priest = { $seat } joue la carte { $card } pour alléger sa pile de corruption. Marchandise défaussée : { $good }.
sobek-character-played-priestess = { $seat } joue la carte { $card } pour alléger sa pile de corruption. Marchandise défaussée : { $good }.
sobek-character-played-scribe = { $seat } joue la carte { $card } : les autres gardent 6 cartes au plus.
sobek-cards-drawn =
    { $count ->
        [one] { $seat } pioche { $count } carte : { $cards }.
       *[other] { $seat } pioche { $count } cartes : { $cards }.
    }
sobek-card-stolen = { $seat } vole une carte à { $target } : { $card }.
sobek-pile-looked = { $seat } regarde la pile de corruption ({ $target }).
sobek-pile-seen = Pile de corruption ({ $target }) : { $cards }.
sobek-card-reclaimed = { $seat } prend une carte de la pile de corruption ({ $target }) : { $card }.
sobek-card-bought =
    { $card-code ->
        [hidden] { $seat } prend un personnage face cachée, sans corruption.
       *[other] { $seat } prend la carte { $card }, sans corruption.
    }
sobek-pile-cleared =
    { $cards-count ->
        [one] { $seat } défausse { $cards-count } carte de sa pile de corruption : { $cards }.
       *[other] { $seat } défausse { $cards-count } cartes de sa pile de corruption : { $cards }.
    }
sobek-set-extended =
    { $total ->
        [one] { $seat } complète un lot ({ $set }, maintenant { $total } carte) : { $cards }.
       *[other] { $seat } complète un lot ({ $set }, maintenant { $total } cartes) : { $cards }.
    }
sobek-cards-given =
    { $count ->
        [one] { $seat } met { $count } carte sous sa plaquette corruption : { $cards }.
       *[other] { $seat } met { $count } cartes sous sa plaquette corruption : { $cards }.
    }
sobek-choice-made = Ton choix : { $cards }.
sobek-choice-finished = Ton choix est fait.
# Told to everybody when the game is over.
sobek-choice-made-after = { $seat } choisit : { $cards }.
sobek-choice-finished-after = { $seat } a fini son choix.

## The end of a round and of the game

sobek-sets-laid = { $seat } pose en fin de manche : { $sets }.
# One set among several, as an item of a list.
sobek-laid-set = { $set } ({ $cards })
sobek-round-scored = Décompte de la manche { $round }.
sobek-round-scored-seat =
    { $points ->
        [0] { $seat } : aucun point pour les lots, le score reste à { $reached }.
        [one] { $seat } : { $points } point pour les lots, de { $before } à { $reached }.
       *[other] { $seat } : { $points } points pour les lots, de { $before } à { $reached }.
    }
# Follows the line of a player in the same line.
sobek-round-scored-corrupt =
    { $steps ->
        [0] Corruption la plus forte, mais moins de 10 points : pas de malus.
        [one] Corruption la plus forte : recul de { $steps } symbole, à { $after }, soit { $lost } points perdus.
       *[other] Corruption la plus forte : recul de { $steps } symboles, à { $after }, soit { $lost } points perdus.
    }
sobek-game-ended =
    { $winners-count ->
        [one] La partie est finie. Victoire avec { $score ->
            [one] { $score } point
           *[other] { $score } points
        } : { $winners }.
       *[other] La partie est finie. Victoire partagée avec { $score ->
            [one] { $score } point
           *[other] { $score } points
        } : { $winners }.
    }

## Questions. $options says what can be done in a turn: any of take, character and set, joined by hyphens

sobek-ask-turn =
    { $options ->
        [take] À toi de jouer. Prends une carte des quais.
        [take-character] À toi de jouer. Prends une carte ou joue un personnage.
        [take-set] À toi de jouer. Prends une carte ou pose un lot.
        [character] À toi de jouer. Joue un personnage.
        [set] À toi de jouer. Pose un lot.
        [character-set] À toi de jouer. Joue un personnage ou pose un lot.
       *[take-character-set] À toi de jouer. Prends une carte, joue un personnage ou pose un lot.
    }
sobek-ask-event = Choisis un jeton événement. Si son effet est possible, il s’applique aussitôt.
sobek-ask-vizier = Choisis la carte que tu prends dans cette pile de corruption.
sobek-ask-scribe =
    { $count ->
        [one] Le Scribe l’exige : choisis { $count } carte pour ta pile de corruption.
       *[other] Le Scribe l’exige : choisis { $count } cartes pour ta pile de corruption.
    }
sobek-ask-scribe-chosen = Ton choix jusqu’ici : { $cards }.
sobek-ask-lay = La manche est finie : pose tes derniers lots, 1 point par scarabée.
sobek-ask-starter = Tu as le moins de points : à toi de choisir qui commence la manche { $round }.
sobek-ask-starter-tied = Vous êtes plusieurs à avoir le moins de points, et le sort te donne le choix : qui commence la manche { $round } ?

## One line about the game

sobek-status-round = Manche { $round } sur { $rounds }
sobek-status-deck =
    { $count ->
        [0] pioche vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
sobek-status-tokens =
    { $count ->
        [0] plus de jeton événement
        [one] reste { $count } jeton événement
       *[other] restent { $count } jetons événement
    }
sobek-status-turn = à { $seat } de jouer
sobek-status-waiting = on attend : { $seats }
sobek-status-over = Partie finie
sobek-status-winners =
    { $winners-count ->
        [one] victoire : { $winners }
       *[other] victoire partagée : { $winners }
    }

## The table as text

sobek-board-quays =
    { $start ->
        [temple] **Les quais, depuis le temple**
       *[zero] **Les quais, depuis la carte la plus proche de la case « 0 »**
    }
sobek-board-quays-empty = Les quais sont vides.
sobek-board-place =
    { $cost ->
        [0] { $place }. { $card } : sans corruption
        [one] { $place }. { $card } : { $cost } carte de corruption
       *[other] { $place }. { $card } : { $cost } cartes de corruption
    }
sobek-board-place-far = { $place }. { $card } : hors de portée
sobek-board-deck =
    { $count ->
        [0] Pioche : vide
        [one] Pioche : { $count } carte, { $top }
       *[other] Pioche : { $count } cartes, dessus : { $top }
    }
sobek-board-discard = Défausse : { $cards }
sobek-board-discard-empty = Défausse : vide
sobek-board-discard-count =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
sobek-board-tokens =
    { $count ->
        [0] Jetons événement : il n’en reste plus
        [one] Jetons événement : il en reste { $count }
       *[other] Jetons événement : il en reste { $count }
    }
sobek-board-tokens-known = Jetons événement restants, comme tu les as vus : { $tokens }
sobek-board-tokens-used = Jetons événement utilisés : { $tokens }
sobek-board-player =
    { $score ->
        [one] **{ $seat }** : { $score } point
       *[other] **{ $seat }** : { $score } points
    }
sobek-board-player-turn =
    { $score ->
        [one] **{ $seat }** (son tour) : { $score } point
       *[other] **{ $seat }** (son tour) : { $score } points
    }
sobek-board-hand =
    { $count ->
        [0] - Main : vide
        [one] - Main : { $count } carte, { $backs }
       *[other] - Main : { $count } cartes, { $backs }
    }
sobek-board-set = - Lot ({ $set }) : { $cards }. Il vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’instant.
sobek-board-set-prosperity = - Lot ({ $set }) : { $cards }, avec { $prosperity ->
        [one] { $prosperity } jeton Prospérité
       *[other] { $prosperity } jetons Prospérité
    }. Il vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’instant.
# The same in few words, where the text would grow too long.
sobek-board-set-brief =
    { $scarabs ->
        [one] - Lot ({ $set }) : { $cards } cartes, { $scarabs } scarabée
       *[other] - Lot ({ $set }) : { $cards } cartes, { $scarabs } scarabées
    }
sobek-board-no-sets = - Pas encore de lot
sobek-board-curses =
    { $count ->
        [one] - { $count } Malédiction : { $corruption } cartes de corruption en plus
       *[other] - { $count } Malédictions : { $corruption } cartes de corruption en plus
    }
sobek-board-own-hand =
    { $cards-count ->
        [0] **Ta main** : vide
        [one] **Ta main**, { $cards-count } carte : { $cards }
       *[other] **Ta main**, { $cards-count } cartes : { $cards }
    }
sobek-board-own-pile =
    { $cards-count ->
        [0] **Ta pile de corruption** : vide
        [one] **Ta pile de corruption**, { $cards-count } carte : { $cards }
       *[other] **Ta pile de corruption**, { $cards-count } cartes : { $cards }
    }
sobek-board-looked-at = La pile de corruption que tu regardes : { $cards }
sobek-board-put-aside = Choisi pour ta pile de corruption : { $cards }
sobek-board-laid = Déjà posé, visible uniquement par toi : { $sets }

## How the scores came about

sobek-score-none = Aucune manche n’a encore été décomptée.
sobek-score-final = **Classement final**
# The same before the end.
sobek-score-so-far = **Points jusqu’ici**
sobek-score-rank =
    { $score ->
        [one] { $rank }. { $seat } : { $score } point
       *[other] { $rank }. { $seat } : { $score } points
    }
sobek-score-round = **Manche { $round }**
sobek-score-seat = **{ $seat }**
sobek-score-events = - Guilde et Fourberie pendant la manche : de { $from } à { $to }
sobek-score-no-sets = - Aucun lot, aucun point
sobek-score-set = - Lot ({ $set }) : { $cards } cartes × { $scarabs ->
        [one] { $scarabs } scarabée
       *[other] { $scarabs } scarabées
    } = { $points }
sobek-score-set-prosperity = - Lot ({ $set }) : { $cards } cartes × { $scarabs ->
        [one] { $scarabs } scarabée
       *[other] { $scarabs } scarabées
    } (dont { $extra } grâce à Prospérité) = { $points }
sobek-score-set-horizontal = - Posé en fin de manche ({ $set }) : { $scarabs ->
        [0] aucun scarabée, aucun point
        [one] { $scarabs } scarabée = { $points }
       *[other] { $scarabs } scarabées = { $points }
    }
sobek-score-sum = - Total des lots : { $points }. Marqueur de { $before } à { $reached }
sobek-score-corruption =
    { $curses ->
        [0] - Corruption : { $corruption }
        [one] - Corruption : { $corruption } ({ $pile ->
            [one] { $pile } carte
           *[other] { $pile } cartes
        } et { $extra } pour une Malédiction)
       *[other] - Corruption : { $corruption } ({ $pile ->
            [one] { $pile } carte
           *[other] { $pile } cartes
        } et { $extra } pour { $curses } Malédictions)
    }
# Only for players tied for the most corruption; follows the line above.
sobek-score-tie =
    { $scarabs ->
        [one] - Égalité pour la plus forte corruption ; { $scarabs } scarabée sur ces cartes
       *[other] - Égalité pour la plus forte corruption ; { $scarabs } scarabées sur ces cartes
    }
sobek-score-corrupt-free = - Corruption la plus forte, mais moins de 10 points : pas de malus
sobek-score-penalty =
    - Malus corruption : { $points } points de lots font reculer { $steps } fois, une par tranche complète de 10, chaque fois jusqu’à la case précédente { $symbol-code ->
        [number] avec un nombre
       *[other] avec le même symbole ({ $symbol })
    } : de { $reached } à { $after }, soit { $lost } points perdus
sobek-score-brief = - { $seat } : { $points } pour les lots, corruption { $corruption }, score { $after }
sobek-score-brief-corrupt = - { $seat } : { $points } pour les lots, corruption { $corruption } (la plus forte, malus de { $lost }), score { $after }

## Refusals: what cannot be done, and what to do instead

sobek-refusal-no-such-place = Il n’y a pas de carte à prendre à cette place. Prends l’une des quatre premières ; seul le Marchand va plus loin.
sobek-refusal-not-in-hand = Tu n’as pas toutes ces cartes. Ouvre ta main pour voir ce que tu as maintenant.
sobek-refusal-not-a-character = Seules les cartes personnage ont un pouvoir. Les marchandises et les amulettes se posent en lots.
sobek-refusal-too-few-cards = Il faut au moins 3 cartes pour un lot, même pour en compléter un. Choisis-en davantage.
sobek-refusal-too-many-cards = La Courtisane ajoute 1 ou 2 cartes, pas plus. Choisis-en moins.
sobek-refusal-mixed-goods = Toutes les cartes d’un lot sont de la même marchandise ; les amulettes vont avec tout. Retire ce qui ne va pas.
sobek-refusal-needs-good = Des amulettes seules ne suffisent pas pour un lot d’une marchandise. Ajoute une carte de cette marchandise, ou pose-les comme amulettes seules.
sobek-refusal-set-stands = Tu as déjà un lot de cette marchandise. Ajoute-lui plutôt tes cartes.
sobek-refusal-no-such-set = Tu n’as pas de lot de ce genre sur la table. Commences-en un nouveau, ou choisis-en un autre.
sobek-refusal-not-prosperous = Prospérité ne va qu’avec le bétail, le poisson et le blé. Choisis un lot ou des cartes de ces marchandises.
sobek-refusal-no-such-token = Ce jeton événement n’est pas parmi ceux qui restent. Choisis-en un autre.
sobek-refusal-no-such-target = Ce choix n’est pas possible contre cette personne en ce moment. Choisis quelqu’un d’autre.
sobek-refusal-needs-target = Il manque une précision : dis pour qui ou pour quoi.
sobek-refusal-not-in-pile = Cette carte n’est pas dans la pile de corruption. Choisis-en une qui s’y trouve.
sobek-refusal-already-laid = Tu as déjà posé un lot de cette marchandise, et chacune ne forme qu’un lot. Pose une autre marchandise, ou termine.

## Ce qui se dit dans tous les jeux, avec les mots de celui-ci

sobek-own-board-turn-here = { $mention }, prends une carte ici. Lots et personnages : « { board-hand } ».
sobek-own-board-cards = Cartes connues
sobek-own-known-title = Cartes connues
sobek-own-hand-choose-cards =
    { $least ->
        [0] { $most ->
            [one] Choisis jusqu’à { $most } carte
           *[other] Choisis jusqu’à { $most } cartes
        }
       *[other] { $most ->
            [one] Choisis { $most } carte
           *[other] { $gap ->
                [1] Choisis { $least } ou { $most } cartes
               *[other] Choisis de { $least } à { $most } cartes
            }
        }
    }
sobek-own-hand-choose-exactly =
    { $count ->
        [one] Choisis { $count } carte
       *[other] Choisis { $count } cartes
    }
sobek-own-hand-chosen =
    { $count ->
        [one] { $count } carte choisie
       *[other] { $count } cartes choisies
    }
sobek-own-hand-play-cards =
    { $count ->
        [one] Confirmer { $count } carte
       *[other] Confirmer { $count } cartes
    }
sobek-choice-give = Pour ta corruption
