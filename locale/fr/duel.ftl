### What the game of Sobek: 2 Players says: events, questions, the text board, the scoring.
### $seat and $target are players' names as they are. No "de" or "que" before a name: it would need an elision.
### Names of tiles and pirogues stand after a colon, in parentheses, or after "la tuile" and "la pirogue".
### Beside every named thing there is its code: $good-code, $tile-code and so on, for selectors. Lists have $tiles-count.
### [one] is 0 and 1 in French: write the number there, not "un", unless [0] stands before it. "Deben" has no plural.

duel-title = Sobek 2 joueurs

## The market and the Ankh

duel-market-filled = { $seat } remplit le marché.
# Why that was, and what came of it.
duel-market-filled-why =
    Aucune tuile sur la ligne de l’Ânkh, qui quitte donc le marché. { $laid ->
        [one] { $laid } nouvelle tuile
       *[other] { $laid } nouvelles tuiles
    }, { $pile ->
        [0] et la pioche est maintenant vide
       *[other] encore { $pile } dans la pioche
    }.
duel-tile-taken =
    { $tile-code ->
        [hidden] { $seat } prend un personnage face cachée.
        [hidden-gold] { $seat } prend une tuile Pharaon face cachée.
       *[other] { $seat } prend la tuile { $tile }.
    }
duel-tile-taken-passing =
    { $tile-code ->
        [hidden] { $seat } prend un personnage face cachée. Corruption : { $passed }.
        [hidden-gold] { $seat } prend une tuile Pharaon face cachée. Corruption : { $passed }.
       *[other] { $seat } prend la tuile { $tile }. Corruption : { $passed }.
    }
duel-tile-taken-passing-short =
    { $tile-code ->
        [hidden] { $seat } prend un personnage face cachée.
        [hidden-gold] { $seat } prend une tuile Pharaon face cachée.
       *[other] { $seat } prend la tuile { $tile }.
    }
duel-ankh-turned = { $seat } oriente l’Ânkh : { $line }.
duel-tile-kept = { $seat } garde la tuile plutôt que de piocher un deben : { $tile }.
duel-tile-traded = { $seat } défausse la tuile pour piocher un deben : { $tile }.
duel-tile-traded-short = { $seat } l’échange contre un deben.
duel-deben-drawn = { $seat } pioche un deben. Sa valeur reste secrète jusqu’à la fin.
# For the drawer alone.
duel-deben-drawn-own = Tu pioches un deben de valeur { $kept }. Personne d’autre ne la connaît avant la fin.
duel-deben-drawn-own-two = Tu pioches 2 deben, de valeur { $first } et { $second }, et tu gardes celui de valeur { $kept }.
# Told to everybody when the game is over.
duel-deben-drawn-own-after = { $seat } pioche un deben de valeur { $kept }.
duel-deben-drawn-own-two-after = { $seat } pioche 2 deben, de valeur { $first } et { $second }, et garde celui de valeur { $kept }.

## Sales and pirogues

duel-set-sold = { $seat } vend un lot ({ $good }) : { $tiles }.
duel-set-sold-short = { $seat } vend un lot ({ $good }).
duel-set-joined =
    { $total ->
        [one] { $seat } complète un lot par une vente ({ $good }, maintenant { $total } tuile) : { $tiles }.
       *[other] { $seat } complète un lot par une vente ({ $good }, maintenant { $total } tuiles) : { $tiles }.
    }
duel-set-joined-short = { $seat } complète un lot par une vente ({ $good }).
duel-set-extended =
    { $total ->
        [one] { $seat } complète un lot ({ $good }, maintenant { $total } tuile) : { $tiles }.
       *[other] { $seat } complète un lot ({ $good }, maintenant { $total } tuiles) : { $tiles }.
    }
duel-pirogues-looked = { $seat } regarde les pirogues restantes.
duel-pirogues-looked-architect = { $seat } pioche parmi les pirogues mises de côté au départ.
# For the one who looks alone.
duel-pirogues-seen =
    { $pirogues-count ->
        [one] Dernière pirogue : { $pirogues }.
       *[other] Les pirogues restantes : { $pirogues }.
    }
duel-pirogues-seen-architect = Les pirogues que tu as piochées : { $pirogues }.
duel-pirogues-seen-architect-after = { $seat } pioche ces pirogues parmi celles mises de côté : { $pirogues }.
duel-pirogue-used-none = { $seat } choisit la pirogue { $pirogue }. Sans effet, elle est défaussée.
duel-pirogue-used-pyramid = { $seat } choisit la pirogue { $pirogue } et rejoue aussitôt.
duel-pirogue-used-scarabs = { $seat } choisit la pirogue { $pirogue } pour un lot vendu ({ $good }), qui gagne 2 scarabées.
duel-pirogue-used-mummy = { $seat } choisit la pirogue { $pirogue }.
duel-pirogue-used-snake1 = { $seat } choisit la pirogue { $pirogue } : { $target } aura 1 point de corruption en plus à la fin.
duel-pirogue-used-snake2 = { $seat } choisit la pirogue { $pirogue } : { $target } aura 2 points de corruption en plus à la fin.
duel-pirogue-used-seven = { $seat } choisit la pirogue { $pirogue } : 7 points à la fin.
duel-pirogue-used-two-deben = { $seat } choisit la pirogue { $pirogue } : 2 points à la fin, et un deben s’il en reste dans le sac.
duel-pirogue-used-horus = { $seat } choisit la pirogue { $pirogue } pour piocher le meilleur de 2 deben.
duel-pirogue-used-finger = { $seat } choisit la pirogue { $pirogue } : { $target } doit prendre la tuile en { $square-code }, avec sa corruption.
duel-corruption-reclaimed =
    { $count ->
        [one] { $seat } reprend en main { $count } tuile de sa corruption : { $tiles }.
       *[other] { $seat } reprend en main { $count } tuiles de sa corruption : { $tiles }.
    }

## Characters

duel-character-played-none = { $seat } joue la tuile { $tile }. Son pouvoir est sans effet : la tuile est seulement défaussée.
duel-character-played-queen = { $seat } joue la tuile { $tile } pour piocher.
duel-character-played-vizier = { $seat } joue la tuile { $tile } pour fouiller la corruption ({ $target }).
duel-character-played-thief = { $seat } joue la tuile { $tile } pour voler une tuile à { $target }.
duel-character-played-merchant = { $seat } joue la tuile { $tile } pour choisir n’importe quelle tuile du marché.
duel-character-played-courtesan = { $seat } joue la tuile { $tile } pour compléter un lot vendu.
duel-character-played-priest = { $seat } joue la tuile { $tile } pour alléger sa corruption. À retirer : { $good }.
duel-character-played-priestess = { $seat } joue la tuile { $tile } pour alléger sa corruption. À retirer : { $good }.
duel-character-played-scribe = { $seat } joue la tuile { $tile } : { $target } garde 6 tuiles au plus.
duel-character-played-architect = { $seat } joue la tuile { $tile } pour utiliser une pirogue mise de côté.
duel-tiles-drawn =
    { $count ->
        [one] { $seat } pioche { $count } tuile : { $tiles }.
       *[other] { $seat } pioche { $count } tuiles : { $tiles }.
    }
duel-corruption-seen = Corruption ({ $target }) : { $tiles }.
duel-tile-reclaimed = { $seat } prend une tuile de la corruption ({ $target }) : { $tile }.
duel-tile-stolen = { $seat } vole une tuile à { $target } : { $tile }.
duel-tile-bought =
    { $tile-code ->
        [hidden] { $seat } prend un personnage face cachée, sans corruption. L’Ânkh ne bouge pas.
        [hidden-gold] { $seat } prend une tuile Pharaon face cachée, sans corruption. L’Ânkh ne bouge pas.
       *[other] { $seat } prend la tuile { $tile }, sans corruption. L’Ânkh ne bouge pas.
    }
duel-corruption-cleared =
    { $tiles-count ->
        [one] { $seat } retire { $tiles-count } tuile de sa corruption : { $tiles }.
       *[other] { $seat } retire { $tiles-count } tuiles de sa corruption : { $tiles }.
    }
duel-tiles-given =
    { $count ->
        [one] { $seat } met { $count } tuile de sa main dans sa corruption : { $tiles }.
       *[other] { $seat } met { $count } tuiles de sa main dans sa corruption : { $tiles }.
    }
duel-choice-made = Ton choix : { $tiles }.
duel-choice-finished = Ton choix est fait.
# Told to everybody when the game is over.
duel-choice-made-after = { $seat } choisit : { $tiles }.
duel-choice-finished-after = { $seat } a fini son choix.

## The end of the game

duel-game-scored = { $seat } ne peut ni prendre une tuile, ni vendre un lot, ni jouer un personnage : la partie s’arrête là.
duel-why-over = La partie est finie : la pioche est vide, et { $seat } ne pouvait ni prendre une tuile, ni vendre un lot, ni jouer un personnage.
duel-game-scored-removed =
    { $tiles-count ->
        [one] { $seat } aurait encore pu vendre { $tiles-count } tuile, qui quitte la partie sans rapporter de points : { $tiles }.
       *[other] { $seat } aurait encore pu vendre { $tiles-count } tuiles, qui quittent la partie sans rapporter de points : { $tiles }.
    }
duel-game-scored-seat =
    { $points ->
        [one] { $seat } : { $points } point, corruption { $corruption }.
       *[other] { $seat } : { $points } points, corruption { $corruption }.
    }
# Follows the line of the player with less corruption.
duel-game-scored-drawn =
    { $count ->
        [one] La plus faible corruption a rapporté { $count } deben.
       *[other] La plus faible corruption a rapporté { $count } deben.
    }
duel-game-ended =
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
# Both have the same points, and the corruption decided.
duel-game-ended-tie = La partie est finie. Égalité à { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ; la plus faible corruption l’emporte. Victoire : { $winners }.

## Questions. $take says what a taker finds: line, line-fill (a pyramid's turn), centre, fill, none;
## $more says what else can be done: character, set, character-set, none

duel-ask-turn =
    { $take ->
        [centre] À toi de jouer. Prends l’une des tuiles du centre{ $more ->
            [character] {""} ou joue un personnage
            [set] {""} ou vends un lot
            [character-set] , joue un personnage ou vends un lot
           *[none] {""}
        }.
        [fill] À toi de jouer. Il n’y a pas de tuile sur la ligne de l’Ânkh. Remplis le marché, puis prends une tuile du centre{ $more ->
            [character] . Ou joue un personnage
            [set] . Ou vends un lot
            [character-set] . Ou bien joue un personnage, ou vends un lot
           *[none] {""}
        }.
        [line-fill] À toi de jouer. Prends une tuile sur l’une des lignes qui passent par l’Ânkh, ou remplis d’abord le marché{ $more ->
            [character] . Ou joue un personnage
            [set] . Ou vends un lot
            [character-set] . Ou bien joue un personnage, ou vends un lot
           *[none] {""}
        }.
        [none] À toi de jouer. Il n’y a pas de tuile à prendre : la ligne de l’Ânkh est vide, et la pioche aussi. { $more ->
            [set] Vends un lot.
            [character-set] Joue un personnage ou vends un lot.
           *[character] Joue un personnage.
        }
       *[line] À toi de jouer. Prends une tuile sur la ligne de l’Ânkh{ $more ->
            [character] {""} ou joue un personnage
            [set] {""} ou vends un lot
            [character-set] , joue un personnage ou vends un lot
           *[none] {""}
        }.
    }
# Comes before the question of a turn.
duel-ask-again = Grâce à la Pyramide, tu rejoues. Si tu prends une tuile, tu peux d’abord orienter l’Ânkh.
duel-ask-fingered =
    { $tile-code ->
        [hidden] Le Doigt pointé désigne, case { $square-code }, un personnage face cachée. À ce tour, tu dois le prendre ; rien d’autre n’est possible.
        [hidden-gold] Le Doigt pointé désigne, case { $square-code }, une tuile Pharaon face cachée. À ce tour, tu dois la prendre ; rien d’autre n’est possible.
       *[other] Le Doigt pointé désigne, case { $square-code }, la tuile { $tile }. À ce tour, tu dois la prendre ; rien d’autre n’est possible.
    }
duel-ask-fingered-passing =
    { $passed ->
        [one] Comme toujours, { $passed } tuile sur le chemin rejoint ta corruption.
       *[other] Comme toujours, { $passed } tuiles sur le chemin rejoignent ta corruption.
    }
duel-ask-turn-ankh = La tuile que tu as prise n’a pas de marque : tu orientes donc l’Ânkh. Si possible, il doit désigner au moins une tuile.
duel-ask-deben = Veux-tu garder la tuile { $tile }, ou la défausser maintenant pour un deben de 3 à 9 points ? Il n’y aura pas d’autre occasion.
duel-ask-pirogue = Choisis une pirogue. Si son effet est possible, il s’applique aussitôt.
duel-ask-architect = Choisis l’une de ces pirogues, mises de côté au départ. Si son effet est possible, il s’applique aussitôt.
duel-ask-vizier = Choisis la tuile que tu prends dans cette corruption.
duel-ask-scribe =
    { $count ->
        [one] Le Scribe te laisse 6 tuiles : choisis { $count } tuile pour ta corruption.
       *[other] Le Scribe te laisse 6 tuiles : choisis { $count } tuiles pour ta corruption.
    }
duel-ask-scribe-chosen = Ton choix jusqu’ici : { $tiles }.

## One line about the game

duel-status-pile =
    { $count ->
        [0] Pioche vide
        [one] { $count } tuile dans la pioche
       *[other] { $count } tuiles dans la pioche
    }
duel-status-pirogues =
    { $count ->
        [0] plus de pirogue
        [one] reste { $count } pirogue
       *[other] restent { $count } pirogues
    }
duel-status-turn = à { $seat } de jouer
duel-status-again = à { $seat } de rejouer
duel-status-waiting = on attend : { $seats }
duel-status-over = Partie finie
duel-status-winners =
    { $winners-count ->
        [one] victoire : { $winners }
       *[other] victoire partagée : { $winners }
    }

## The table as text

duel-board-own-hand =
    { $tiles-count ->
        [0] **Ta main** : vide
        [one] **Ta main**, { $tiles-count } tuile : { $tiles }
       *[other] **Ta main**, { $tiles-count } tuiles : { $tiles }
    }
duel-board-own-pile =
    { $tiles-count ->
        [0] **Ta corruption** : aucune tuile
        [one] **Ta corruption**, { $tiles-count } tuile : { $tiles }
       *[other] **Ta corruption**, { $tiles-count } tuiles : { $tiles }
    }
# $values are added up, as "3 + 5".
duel-board-own-deben =
    { $count ->
        [0] **Tes deben** : aucun
        [one] **Ton deben** : { $values }
       *[other] **Tes deben** : { $values } = { $points }
    }
duel-board-looked-at = La corruption que tu regardes : { $tiles }
duel-board-put-aside = Choisi pour ta corruption : { $tiles }
duel-board-drawn = Les pirogues que tu as piochées : { $pirogues }
duel-board-returned = Pirogues que tu as piochées puis remises : { $pirogues }
duel-board-offered = À échanger maintenant contre un deben, si tu veux : { $tile }
duel-board-takeable = **Tuiles qui peuvent être prises**
duel-board-place =
    { $cost ->
        [0] { $place }. { $tile }, { $square-code } : sans corruption
        [one] { $place }. { $tile }, { $square-code } : { $cost } tuile de corruption
       *[other] { $place }. { $tile }, { $square-code } : { $cost } tuiles de corruption
    }
# A pharaoh tile, which also brings royal corruption.
duel-board-place-royal =
    { $cost ->
        [0] { $place }. { $tile }, { $square-code } : corruption royale (1 à 6)
        [one] { $place }. { $tile }, { $square-code } : { $cost } tuile de corruption, corruption royale (1 à 6)
       *[other] { $place }. { $tile }, { $square-code } : { $cost } tuiles de corruption, corruption royale (1 à 6)
    }
duel-board-fill = Il n’y a pas de tuile sur la ligne de l’Ânkh. Pour en prendre une, il faut d’abord remplir le marché.
duel-board-market = **Marché**, colonnes a à f depuis la gauche, rangées 1 à 6 depuis le haut
# A row of the market, and each tile in it with its square; empty squares are left out.
duel-board-row = - { $tiles }
duel-board-tile = { $square-code } { $tile }
duel-board-market-empty = **Marché** : vide
duel-board-ankh = Ânkh, case { $square-code } : { $line }
duel-board-ankh-turning = Ânkh, case { $square-code } : à orienter
duel-board-ankh-off = Ânkh : hors du marché
duel-board-finger = Doigt pointé : case { $square-code }
duel-board-player =
    { $points ->
        [one] **{ $seat }** : { $points } point pour l’instant, sans les deben
       *[other] **{ $seat }** : { $points } points pour l’instant, sans les deben
    }
duel-board-player-turn =
    { $points ->
        [one] **{ $seat }** (son tour) : { $points } point pour l’instant, sans les deben
       *[other] **{ $seat }** (son tour) : { $points } points pour l’instant, sans les deben
    }
# After the end, deben included.
duel-board-player-final =
    { $points ->
        [one] **{ $seat }** : { $points } point
       *[other] **{ $seat }** : { $points } points
    }
duel-board-hand =
    { $count ->
        [0] - Main : vide
        [one] - Main : { $count } tuile, { $backs }
       *[other] - Main : { $count } tuiles, { $backs }
    }
duel-board-set = - Lot ({ $good }) : { $tiles }. Il vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
duel-board-set-scarabs = - Lot ({ $good }) : { $tiles }, avec { $pirogues ->
        [one] { $pirogues } pirogue Scarabées
       *[other] { $pirogues } pirogues Scarabées
    }. Il vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
# The same in few words, where the text would grow too long.
duel-board-set-brief =
    { $scarabs ->
        [one] - Lot ({ $good }) : { $tiles } tuiles, { $scarabs } scarabée
       *[other] - Lot ({ $good }) : { $tiles } tuiles, { $scarabs } scarabées
    }
duel-board-no-sets = - Pas encore de lot
duel-board-corruption =
    { $tiles ->
        [0] - Corruption : aucune tuile
        [one] - Corruption : { $tiles } tuile
       *[other] - Corruption : { $tiles } tuiles
    }
duel-board-deben =
    { $count ->
        [0] - Deben : aucun
        [one] - Deben : { $count }
       *[other] - Deben : { $count }
    }
duel-board-deben-open =
    { $count ->
        [one] - Deben : { $values }
       *[other] - Deben : { $values } = { $points }
    }
duel-board-pirogues = - Pirogues : { $pirogues }
duel-board-pile =
    { $count ->
        [0] Pioche : vide
        [one] Pioche : { $count } tuile
       *[other] Pioche : { $count } tuiles
    }
duel-board-bag =
    { $count ->
        [0] Sac de deben : vide
       *[other] Deben dans le sac : { $count }
    }
duel-board-pirogues-left =
    { $count ->
        [0] Pirogues : il n’en reste plus
        [one] Pirogues : il en reste { $count }
       *[other] Pirogues : il en reste { $count }
    }
duel-board-pirogues-known = Pirogues restantes, comme tu les as vues : { $pirogues }
duel-board-pirogues-used = Pirogues utilisées : { $pirogues }
duel-board-discard = Hors de la partie : { $tiles }
duel-board-discard-empty = Hors de la partie : rien
duel-board-discard-count =
    { $count ->
        [one] Hors de la partie : { $count } tuile
       *[other] Hors de la partie : { $count } tuiles
    }

## How the scores came about

duel-score-none = Pour l’instant, sans les deben ; le seul décompte vient à la fin de la partie.
duel-score-final = **Classement final**
duel-score-rank =
    { $score ->
        [one] { $rank }. { $seat } : { $score } point
       *[other] { $rank }. { $seat } : { $score } points
    }
duel-score-tie = Égalité de points : la plus faible corruption l’emporte.
duel-score-shared = Égalité de points et de corruption : la victoire est partagée.
duel-score-ended = { $seat } ne pouvait plus jouer : fin de partie
duel-score-seat =
    { $points ->
        [one] **{ $seat }** : { $points } point
       *[other] **{ $seat }** : { $points } points
    }
duel-score-no-sets = - Aucun lot, aucun point pour les ventes
duel-score-set = - Lot ({ $good }) : { $tiles } tuiles × { $scarabs ->
        [one] { $scarabs } scarabée
       *[other] { $scarabs } scarabées
    } = { $points }
duel-score-set-scarabs = - Lot ({ $good }) : { $tiles } tuiles × { $scarabs ->
        [one] { $scarabs } scarabée
       *[other] { $scarabs } scarabées
    } (dont { $extra } grâce aux pirogues) = { $points }
duel-score-deben-count =
    { $count ->
        [one] - { $count } deben, de valeur secrète jusqu’à la fin
       *[other] - { $count } deben, de valeurs secrètes jusqu’à la fin
    }
duel-score-deben =
    { $count ->
        [one] - Deben : { $values }
       *[other] - Deben : { $values } = { $points }
    }
# Several deben added up.
duel-score-sum = { $first } + { $second }
duel-score-pirogues = - Pirogues : { $pirogues } = { $points }
duel-score-corruption-tiles = - Corruption : { $tiles ->
        [0] aucune tuile
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $added ->
        [0] {""}
        [one] , dont { $added } restée en main à la fin
       *[other] , dont { $added } restées en main à la fin
    }
duel-score-corruption-snakes = - Corruption : { $tiles ->
        [0] aucune tuile
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }{ $added ->
        [0] {""}
        [one] , dont { $added } restée en main à la fin
       *[other] , dont { $added } restées en main à la fin
    }, et { $snakes } pour les Serpents = { $corruption }
duel-score-removed = - Encore vendable, mais retiré sans points : { $tiles }
duel-score-drawn = - Corruption plus faible de { $difference } : { $count ->
        [one] { $count } deben de plus, de valeur { $drawn }
       *[other] { $count } deben de plus, de valeur { $drawn }
    }
duel-score-drawn-none = - Corruption plus faible de { $difference }, mais le sac était vide
duel-score-drawn-equal = - Corruption égale : personne ne pioche de deben

## Refusals: what cannot be done, why, and what to do instead

duel-refusal-no-such-place = Cette tuile ne peut pas être prise : il faut qu’elle soit sur la ligne de l’Ânkh, d’un côté ou de l’autre. Choisis-en une qui a un numéro.
duel-refusal-nothing-on-line = Il n’y a pas de tuile sur la ligne de l’Ânkh, donc aucune à prendre pour l’instant. Remplis d’abord le marché s’il reste des tuiles dans la pioche, ou vends un lot, ou joue un personnage.
duel-refusal-pile-empty = La pioche est vide : le marché ne peut donc plus être rempli. Vends un lot ou joue un personnage.
duel-refusal-line-not-empty = Le marché n’est rempli que s’il n’y a pas de tuile sur la ligne de l’Ânkh. Prends l’une de celles qui s’y trouvent.
duel-refusal-centre-only = L’Ânkh est hors du marché : seules les quatre cases du centre comptent. Prends-y une tuile.
duel-refusal-fingered = Le Doigt pointé t’oblige à prendre à ce tour la tuile qu’il désigne ; rien d’autre n’est possible.
duel-refusal-no-such-line = Si possible, l’Ânkh doit désigner au moins une tuile, et cette ligne n’en a pas. Choisis une autre ligne.
duel-refusal-no-such-square = Il n’y a pas de tuile à choisir sur cette case. Choisis-en une dans la liste.
duel-refusal-not-in-hand = Tu n’as pas toutes ces tuiles. Ouvre ta main pour voir ce que tu as maintenant.
duel-refusal-not-a-character = Seules les tuiles personnage ont un pouvoir. Les marchandises et les statues se vendent en lots.
duel-refusal-too-few-tiles = Il faut au moins 3 tuiles pour une vente, même pour compléter un lot déjà vendu. Choisis-en davantage.
duel-refusal-too-many-tiles = La Courtisane ajoute 1 ou 2 tuiles, pas plus. Choisis-en moins.
duel-refusal-mixed-goods = Toutes les tuiles d’une vente sont de la même marchandise ; les statues et l’Architecte vont avec tout. Retire ce qui ne va pas.
duel-refusal-needs-good = Pour la première vente d’une marchandise, il faut une tuile qui la montre : tuile marchandise ou personnage. Des statues seules ne peuvent que rejoindre une marchandise déjà vendue.
duel-refusal-no-such-set = Tu n’as pas encore vendu de lot de cette marchandise. Choisis-en une autre.
duel-refusal-no-such-pirogue = Cette pirogue n’est pas parmi celles que tu peux choisir. Choisis-en une autre.
duel-refusal-no-such-target = Ce choix n’est pas possible ici. Choisis parmi les boutons ou dans la liste.
duel-refusal-needs-target = Il manque une précision : dis pour quoi.
duel-refusal-not-in-corruption = Cette tuile n’est pas dans la corruption. Choisis-en une qui s’y trouve.

## What is said in all games, in this game's words

duel-own-turn-sets = Vendre un lot
duel-own-turn-characters = Jouer un personnage
duel-own-turn-plays = Jouer un personnage ou vendre un lot
duel-own-board-turn-here =
    { $takes ->
        [no] { $mention }, remplis le marché ici. Lots et personnages : « { board-hand } ».
       *[yes] { $mention }, prends une tuile ici. Lots et personnages : « { board-hand } ».
    }
duel-own-hand-choose-cards =
    { $least ->
        [0] { $most ->
            [one] Choisis jusqu’à { $most } tuile
           *[other] Choisis jusqu’à { $most } tuiles
        }
       *[other] { $most ->
            [one] Choisis { $most } tuile
           *[other] { $gap ->
                [1] Choisis { $least } ou { $most } tuiles
               *[other] Choisis de { $least } à { $most } tuiles
            }
        }
    }
duel-own-hand-choose-exactly =
    { $count ->
        [one] Choisis { $count } tuile
       *[other] Choisis { $count } tuiles
    }
duel-own-hand-chosen =
    { $count ->
        [one] { $count } tuile choisie
       *[other] { $count } tuiles choisies
    }
duel-own-hand-play-cards =
    { $count ->
        [one] Confirmer { $count } tuile
       *[other] Confirmer { $count } tuiles
    }
duel-choice-give = Tuiles pour ta corruption
duel-own-error-no-known = Ce jeu n’a pas de liste de ce qu’on sait : regarde le plateau et ta main.
duel-own-watch-letters = M’écrire à la fin
duel-own-watch-letters-now = Tu suis cette table. Je t’écris en privé quand la partie se termine.
