## Son tour dans « Ma main »

worth-set = { $count } × { $scarabs } = { $points }
worth-joined = { $count } × { $scarabs } = { $points }, contre { $before } jusqu’ici (+{ $gain })
worth-across = { $points } (scarabées seulement)

turn-pick = Ou choisis de quoi former un lot
turn-no-set = Cela ne forme aucun lot : il en faut au moins trois d’une même marchandise.
turn-more = { $first } à { $last }
turn-forced-line = { $text } (rien d’autre n’était possible)

turn-choose = Choisis
turn-sets = Poser un lot
turn-lay = Poser un dernier lot
turn-characters = Jouer un personnage
turn-plays = Jouer un personnage ou poser un lot
choice-gain = { $name } · +{ $gain }
choice-score = { $name } · { $before } → { $after }
choice-own-score = Toi : { $before } → { $after }
choice-wasted = Pour l’instant, ce serait sans effet. { $text }
choice-lay =
    { $count ->
        [one] { $name } · { $count } carte · +{ $gain }
       *[other] { $name } · { $count } cartes · +{ $gain }
    }
turn-lay-all = Tout poser · +{ $gain }
turn-laid-together = Tout ce qui va ensemble : { $sets }
choice-done-left = C’est tout · { $count } encore à poser
