review-button = Analyser ma partie
review-title = Ta partie
review-waiting = J’analyse d’abord une autre partie…
review-looking = Analyse de tes coups : { $done } sur { $count }…
review-weighing = Je regarde de plus près les coups marquants…
review-meanwhile = Cela prend une minute. Tu peux fermer ce message : le même bouton montrera le résultat.
review-moment = Moment { $place } sur { $count }
review-made = Toi : **{ $move }**
review-better = Mieux : **{ $move }**
review-other = un autre coup
review-gain =
    { $points ->
        [one] En moyenne **environ { $points } point** de plus, à { $error } près. Sur 10 scénarios, mieux dans { $better }, moins bien dans { $worse }.
       *[other] En moyenne **environ { $points } points** de plus, à { $error } près. Sur 10 scénarios, mieux dans { $better }, moins bien dans { $worse }.
    }
review-gain-always =
    { $points ->
        [one] En moyenne **environ { $points } point** de plus, à { $error } près. Mieux dans tous les scénarios.
       *[other] En moyenne **environ { $points } points** de plus, à { $error } près. Mieux dans tous les scénarios.
    }
review-how = Personne d’autre ne voit ceci. Un scénario est une répartition possible de ce que tu ne voyais pas. J’en ai joué { $count }, jusqu’au décompte suivant.
review-none =
    { $count ->
        [0] Tu n’avais rien à décider dans cette partie.
        [one] Tu avais { $count } décision à prendre, et pour autant qu’un maître puisse en juger, rien n’aurait été nettement meilleur.
       *[other] Tu avais { $count } décisions à prendre, et pour autant qu’un maître puisse en juger, rien n’y aurait été nettement meilleur.
    }
review-fewer =
    { $count ->
        [one] Rien d’autre à signaler sur ta seule décision.
       *[other] Rien d’autre à signaler sur tes { $count } décisions.
    }
review-luck =
    { $count ->
        [one] Chance : sur 10 tirages (joués par des compagnons), le tien en battait { $rounds }.
       *[other] Chance, manche par manche : sur 10 tirages (joués par des compagnons), le tien en battait { $rounds }.
    }
review-mark =
    { $points ->
        [one] 🔎 En moyenne, un autre coup rapportait environ { $points } point de plus.
       *[other] 🔎 En moyenne, un autre coup rapportait environ { $points } points de plus.
    }
review-jump =
    { $points ->
        [one] 🔎 Ton coup : −{ $points } point
       *[other] 🔎 Ton coup : −{ $points } points
    }
error-review-not-yours = Seules les personnes présentes à cette table en fin de partie peuvent analyser leur partie.
error-review-none = Pas d’analyse de parties ici : sur ce bot, les maîtres jouent comme des compagnons.
error-review-busy = J’analyse déjà beaucoup de parties. Redemande dans quelques minutes.
error-review-failed = Je n’ai pas pu finir l’analyse de ta partie cette fois. Redemande dans un moment.
