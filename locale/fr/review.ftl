review-button = Revoir ma partie
review-title = Ta partie
review-waiting = Une autre partie passe d’abord…
review-looking = Tes coups sont examinés : { $done } sur { $count }…
review-weighing = Ceux qui se remarquent sont examinés de plus près…
review-meanwhile = Cela prend une minute. Tu peux fermer ceci : le résultat est gardé, le même bouton le montre.
review-moment = Moment { $place } sur { $count }
review-made = Toi : **{ $move }**
review-better = Mieux : **{ $move }**
review-other = autre chose
review-gain =
    { $points ->
        [one] **Environ { $points } point** de mieux, à { $error } près ; mieux dans { $better } mondes sur 10, moins bien dans { $worse }.
       *[other] **Environ { $points } points** de mieux, à { $error } près ; mieux dans { $better } mondes sur 10, moins bien dans { $worse }.
    }
review-gain-always =
    { $points ->
        [one] **Environ { $points } point** de mieux, à { $error } près, et cela dans tous les mondes.
       *[other] **Environ { $points } points** de mieux, à { $error } près, et cela dans tous les mondes.
    }
review-how = Un monde est une répartition possible de ce que tu ne voyais pas. { $count } ont été essayés, jusqu’au décompte suivant.
review-none =
    { $count ->
        [0] Tu n’avais rien à décider dans cette partie.
        [one] Tu avais { $count } décision à prendre, et pour autant qu’un maître puisse en juger, rien n’aurait été nettement meilleur.
       *[other] Tu avais { $count } décisions à prendre, et pour autant qu’un maître puisse en juger, rien n’y aurait été nettement meilleur.
    }
review-fewer =
    { $count ->
        [one] Pour ta seule décision, rien d’autre n’était nettement meilleur.
       *[other] Sur tes { $count } décisions, rien d’autre n’était nettement meilleur.
    }
review-luck =
    { $count ->
        [one] Chance, si des marchands jouaient : tirage plus favorable pour toi que { $rounds } sur 10.
       *[other] Chance par manche, si des marchands jouaient : tirage plus favorable pour toi que { $rounds } sur 10.
    }
review-mark =
    { $points ->
        [one] 🔎 Autre chose valait environ { $points } point de plus.
       *[other] 🔎 Autre chose valait environ { $points } points de plus.
    }
review-jump =
    { $points ->
        [one] 🔎 Ton coup : −{ $points } point
       *[other] 🔎 Ton coup : −{ $points } points
    }
error-review-not-yours = Seules les personnes assises à cette table à la fin de la partie peuvent revoir leur partie.
error-review-none = On ne peut pas revoir de parties ici : sur ce bot, les maîtres jouent comme des marchands.
error-review-busy = Beaucoup de parties sont examinées en ce moment. Redemande dans quelques minutes.
error-review-failed = Je ne suis pas arrivé au bout de ta partie cette fois. Redemande dans un moment.
