### Les annonces : dans un salon du serveur, les tables ouvertes et les résultats des parties.

# À la place du nom de qui veut rester caché, dans les images aussi.
announcement-player = Un joueur
# $free est le nombre de places libres. L’hôte suit.
announcement-seats =
    { $taken ->
        [one] { $taken } place occupée sur { $total }
       *[other] { $taken } places occupées sur { $total }
    }{ $free ->
        [0] { "" }
        [one] , { $free } libre
       *[other] , { $free } libres
    }
announcement-variant = Variante : **{ $variant }**
announcement-rated = **Partie classée**
announcement-unrated = Partie non classée
# $names sont les vainqueurs, $points les points de chacun.
announcement-won =
    { $count ->
        [one] Victoire : **{ $names }**, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] Victoire partagée : **{ $names }**, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun.
    }

## À qui a choisi « Rejoindre » dans une annonce

announcement-joined = Tu as une place. La table est dans { $channel }.
refusal-announcement = Tu ne vois pas le salon de cette table : tu ne peux donc pas la rejoindre d’ici. Demande à quelqu’un de la table, ou à qui gère le serveur.
