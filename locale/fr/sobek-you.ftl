### Ce qui s’est passé dans Sobek, dit à la personne qui l’a fait ou à qui c’est arrivé : comme sobek.ftl, en disant « tu ».
### Un message en « -you » s’adresse à qui lit à la place de $seat, un message en « -target-you » à la place de $target, etc.
### S’il n’y en a pas, le nom reste. Les listes comptent elles-mêmes leurs éléments : aucun nombre n’est nécessaire à côté.

sobek-starter-lot-you = Tu commences la manche { $round } : le sort en a décidé.
sobek-starter-self-you = Tu choisis de commencer la manche { $round }.
sobek-starter-named-you = { $by } te fait commencer la manche { $round }.
sobek-starter-named-by-you = Tu as choisi qui commence la manche { $round } : { $seat }.
sobek-starter-tied-by-you = Vous étiez plusieurs à avoir le moins de points : le sort t’a donné le choix.
sobek-round-ended-you = Tu prends la dernière carte : la manche est finie.
sobek-card-taken-you = Tu prends la carte { $card }.
sobek-card-taken-skipping-you = Tu prends la carte { $card }. Dans ta corruption : { $skipped }.
sobek-set-played-you = Tu poses un lot ({ $set }) : { $cards }.
sobek-set-joined-you = Tu complètes ton lot ({ $set }, maintenant { $total } cartes) : { $cards }.
sobek-tokens-looked-you = Tu regardes les jetons événement restants.
sobek-event-chosen-none-you = Tu choisis le jeton { $token }. Sans effet, il est défaussé.
sobek-event-chosen-guild-you = Tu choisis le jeton { $token } et fais reculer { $target }.
sobek-event-chosen-guild-target-you = { $seat } choisit le jeton { $token } et te fait reculer.
sobek-event-chosen-guild-alone-you = Tu choisis le jeton { $token }. Il n’y a aucun marqueur à faire reculer.
sobek-event-chosen-flood-you = Tu choisis le jeton { $token } et rejoues aussitôt.
sobek-event-chosen-curse-you = Tu choisis le jeton { $token } pour { $target } : +2 en corruption.
sobek-event-chosen-curse-target-you = { $seat } choisit le jeton { $token } pour toi : +2 en corruption.
sobek-event-chosen-prosperity-you = Tu choisis le jeton { $token } pour ton lot ({ $set }), qui gagne 2 scarabées.
sobek-event-chosen-embalming-you = Tu choisis le jeton { $token }.
sobek-event-chosen-deceit-you = Tu choisis le jeton { $token }.
sobek-marker-forward-you =
    { $points ->
        [one] Tu gagnes { $points } point : de { $before } à { $after }.
       *[other] Tu gagnes { $points } points : de { $before } à { $after }.
    }
sobek-marker-back-you =
    { $points ->
        [one] Tu perds { $points } point : de { $before } à { $after }.
       *[other] Tu perds { $points } points : de { $before } à { $after }.
    }
sobek-pile-embalmed-you = Tu reprends en main ta pile de corruption : { $cards }.
sobek-pile-counted-you = Cartes sous ta plaquette corruption : { $points }. Tu marques autant de points.
sobek-character-played-none-you = Tu joues la carte { $card }. Son pouvoir est sans effet : la carte est seulement défaussée.
sobek-character-played-queen-you = Tu joues la carte { $card } pour piocher.
sobek-character-played-vizier-you = Tu joues la carte { $card } pour fouiller une pile de corruption ({ $target }).
sobek-character-played-vizier-target-you = { $seat } joue la carte { $card } pour fouiller ta pile de corruption.
sobek-character-played-thief-you = Tu joues la carte { $card } pour voler une carte à { $target }.
sobek-character-played-thief-target-you = { $seat } joue la carte { $card } pour te voler une carte.
sobek-character-played-merchant-you = Tu joues la carte { $card } pour choisir n’importe quelle carte des quais.
sobek-character-played-courtesan-you = Tu joues la carte { $card } pour compléter un lot.
sobek-character-played-priest-you = Tu joues la carte { $card } pour alléger ta pile de corruption. Marchandise défaussée : { $good }.
sobek-character-played-priestess-you = Tu joues la carte { $card } pour alléger ta pile de corruption. Marchandise défaussée : { $good }.
sobek-character-played-scribe-you = Tu joues la carte { $card } : les autres gardent 6 cartes au plus.
sobek-cards-drawn-you = Tu pioches : { $cards }.
sobek-card-stolen-you = Tu voles une carte à { $target } : { $card }.
sobek-card-stolen-target-you = { $seat } te vole une carte : { $card }.
sobek-pile-looked-you = Tu regardes une pile de corruption ({ $target }).
sobek-pile-looked-target-you = { $seat } regarde ta pile de corruption.
sobek-pile-seen-target-you = Ta pile de corruption : { $cards }.
sobek-card-reclaimed-you = Tu prends une carte dans une pile de corruption ({ $target }) : { $card }.
sobek-card-reclaimed-target-you = { $seat } prend une carte dans ta pile de corruption : { $card }.
sobek-card-bought-you = Tu prends la carte { $card }, sans corruption.
sobek-pile-cleared-you = Tu défausses de ta pile de corruption : { $cards }.
sobek-set-extended-you = Tu complètes ton lot ({ $set }, maintenant { $total } cartes) : { $cards }.
sobek-cards-given-you = Tu mets sous ta plaquette corruption : { $cards }.
sobek-sets-laid-you = Tu poses en fin de manche : { $sets }.
sobek-round-scored-seat-you =
    { $points ->
        [0] Toi : aucun point pour les lots, ton score reste à { $reached }.
        [one] Toi : { $points } point pour les lots, de { $before } à { $reached }.
       *[other] Toi : { $points } points pour les lots, de { $before } à { $reached }.
    }
# $winners : les autres qui ont gagné aussi.
sobek-game-ended-winners-you =
    { $winners-count ->
        [0] La partie est finie. Tu gagnes avec { $score ->
            [one] { $score } point
           *[other] { $score } points
        } !
        [one] La partie est finie. Victoire partagée avec { $score ->
            [one] { $score } point
           *[other] { $score } points
        } : toi et { $winners }.
       *[other] La partie est finie. Victoire partagée avec { $score ->
            [one] { $score } point
           *[other] { $score } points
        } : toi, { $winners }.
    }
