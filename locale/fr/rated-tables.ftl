### Tables classées : les parties qui comptent pour un classement du serveur, et pourquoi celle d’un salon d’attente ne compte pas.
### $name est un joueur.

## Une partie classée ne s’arrête avant la fin que si tout le monde est d’accord

rated-stop-wanted = { $name } aimerait arrêter cette partie classée.
rated-stop-ends = La demande expire { $when }. Il faut l’accord de toutes les personnes interrogées.
rated-stop-question = Cette partie est classée : elle ne s’arrête avant la fin que si tous les autres sont d’accord. Leur poser la question ?
# A button.
rated-stop-ask = Demander aux autres
stopped-agreed = D’un commun accord, la table a arrêté cette partie. Elle se termine sans victoire.

## When it cannot be

error-rated-pace = Cette partie est classée et garde donc son horloge. Choisis un autre rythme, ou autre chose pour quand le temps est écoulé.
error-rated-stop = Cette partie est classée. Elle ne s’arrête avant la fin que si toute la table est d’accord, ou par une personne de la modération qui n’y a jamais eu de place.
error-stop-again = Tu as déjà demandé aujourd’hui à arrêter cette partie. Tu pourras le redemander demain.
error-not-rated = Pour cela, pas besoin des autres : cette partie n’est pas classée, ou son résultat est déjà acquis.
