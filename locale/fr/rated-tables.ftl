### Rated tables: games that count on a ladder of their server, and why a lobby's game does not count.
### $name is a player.

## In the lobby, and in the note of its start

rated-on = **Classée** : cette partie compte pour un classement du serveur.
rated-off = Non classée : cette partie ne compte pour aucun classement.
# $reasons is a list of what follows.
rated-not-now = **Non classée pour l’instant** : { $reasons }.
rated-not = **Non classée** : { $reasons }.
rated-why-off = ce serveur n’a pas de classement
rated-why-computer = un ordinateur occupe une place
rated-why-untimed = le temps n’est pas limité
rated-why-waiting = la table attend les retardataires aussi longtemps qu’il faut
rated-why-hints = la table donne des conseils
rated-why-young = un compte Discord a moins de { $days } jours ({ $name })
rated-why-excluded = { $name } ne peut pas jouer de parties classées sur ce serveur
# $other is another player.
rated-why-day = { $name } et { $other } ont commencé { $count } parties classées ensemble en 24 heures
rated-why-month = { $name } et { $other } ont commencé { $count } parties classées ensemble en { $days } jours

## A change for which all must agree

# On a select of the host’s page of options.
setup-choose-rated = Partie classée : oui
setup-choose-unrated = Partie classée : non
# In a list of changes.
setup-rated-rated = Partie classée
setup-rated-unrated = Partie non classée
setup-changed-rated = { $before } → { $after }
# Also in a phone’s notification; $changes is a list, as “Unrated → Rated”.
rated-wanted =
    { $count ->
        [one] { $mentions }, { $name } aimerait changer cette table : { $changes }. Es-tu d’accord ?
       *[other] { $mentions }, { $name } aimerait changer cette table : { $changes }. Êtes-vous d’accord ?
    }
rated-declined = Tout le monde n’est pas d’accord avec le changement : la table reste comme elle est.
# To the host; $names are players.
rated-question =
    { $count ->
        [one] Pour ce changement, { $names } doit être d’accord : { $changes }. Je pose la question ? Rien ne change d’ici là.
       *[other] Pour ce changement, il faut l’accord de tout le monde ({ $names }) : { $changes }. Je pose la question ? Rien ne change d’ici là.
    }
rated-asking =
    { $count ->
        [one] Tu as demandé ce changement : { $changes }. Il aura lieu si { $names } est d’accord. D’ici là, personne ne peut rejoindre la table.
       *[other] Tu as demandé ce changement : { $changes }. Il aura lieu avec l’accord de tout le monde ({ $names }). D’ici là, personne ne peut rejoindre la table.
    }

## A rated game ends early only if all agree

rated-stop-wanted = { $name } aimerait arrêter cette partie classée.
rated-stop-ends = La demande expire { $when }. Il faut l’accord de toutes les personnes interrogées.
rated-stop-question = Cette partie est classée : elle ne s’arrête avant la fin que si tous les autres sont d’accord. Leur poser la question ?
# A button.
rated-stop-ask = Demander aux autres
decided-stop-refused = La table a dit non à { $name } : la partie continue.
decided-stop-dropped = La partie continue : la demande de l’arrêter, faite par { $name }, est close.
stopped-agreed = D’un commun accord, la table a arrêté cette partie. Elle se termine sans victoire.
rated-leave = Cette partie est classée : qui la quitte y finit à la dernière place.

## When it cannot be

error-rated-pace = Cette partie est classée : son temps doit rester limité. Choisis un autre rythme, ou autre chose sous « { pace-choose-fallback } ».
error-rated-stop = Cette partie est classée. Elle ne s’arrête avant la fin que si toute la table est d’accord, ou si une personne de la modération qui n’y a jamais eu de place l’arrête.
error-stop-again = Tu as déjà demandé aujourd’hui à arrêter cette partie. Tu pourras le redemander demain.
error-not-rated = Pour cela, pas besoin des autres : cette partie n’est pas classée, ou son résultat est déjà acquis.
