## Son tour dans « Ma main »

worth-set = { $count } × { $scarabs } = { $points }
worth-joined = { $count } × { $scarabs } = { $points }, contre { $before } jusqu’ici (+{ $gain })
worth-across = Ses scarabées seuls : { $points }

turn-pick = Ou choisis de quoi former un lot
turn-no-set = Cela ne forme aucun lot : il en faut au moins trois de la même sorte.
turn-more = De { $first } à { $last }
turn-forced-line = { $text } (rien d’autre n’était possible)
