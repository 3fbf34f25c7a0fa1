### Les pages où l’on gère les classements d’un serveur.
### $players sont des noms, $ladder le nom d’un classement, $when un jour montré par Discord. Les boutons ont 25 caractères au plus.

manage-title = Les classements de ce serveur
# Shown instead of the name of a person who is hidden, or had their data deleted.
manage-a-player = un joueur
manage-someone = quelqu’un
manage-done-before = C’était déjà fait : rien ne change.
manage-back = Retour aux réglages
# Two buttons that turn the page of a list with the latest first.
manage-later = Plus récents
manage-earlier = Plus anciens

## Rated games

manage-games = Parties
manage-games-text = Les parties classées, la dernière terminée en premier. Une partie annulée ne compte pour personne.
manage-games-none = Aucune partie classée n’est encore terminée ici.
manage-games-choose = Choisir une partie
# Before the date of a game in a list.
manage-struck = annulée
manage-game-title = { $ladder }, { $when }
manage-game-of = { $players } ({ $ladder }, { $when })
manage-game-gone = une partie qui n’est plus conservée
# A place in the result of a game, as in "1. Clara".
manage-placed = { $place }\. { $name }
manage-placed-points = { $place }\. { $name }, { $points }
# After a player for whom this game does not count.
manage-not-for-them = ne compte pas
manage-game-struck = Annulée le { $when } : cette partie ne compte pour personne.
manage-game-before = Le classement est reparti de zéro après le début de cette partie : elle ne compte donc pas.
manage-strike = Annuler cette partie
manage-strike-question = Annuler cette partie ?
manage-strike-means = Elle ne comptera plus pour personne. Le classement est calculé sans elle : d’autres cotes peuvent changer aussi. Le journal dit que c’était toi. Tu pourras la faire compter de nouveau.
manage-restore = La compter de nouveau
manage-restore-question = Faire compter de nouveau cette partie ?
manage-restore-means = Le classement est calculé avec elle : d’autres cotes peuvent changer aussi. Le journal dit que c’était toi.

## People

manage-people = Membres
manage-people-text = Les personnes exclues ne jouent pas de partie classée ici et ne figurent dans aucun classement. Je ne les préviens pas, mais là où elles attendent une partie, la table dit pourquoi elle n’est pas classée.
manage-people-none = Personne n’est exclu.
manage-people-add = Exclure quelqu’un…
manage-exclude = Exclure
manage-exclude-question = Exclure { $person } des classements ?
manage-exclude-means = Les nouvelles parties avec cette personne ne sont pas classées, et elle ne figure plus dans les classements. Les parties classées déjà commencées comptent encore. Le journal dit que c’était toi. Tu pourras la réadmettre.
manage-readmit = Réadmettre

## Starting anew

manage-anew = Repartir de zéro
manage-anew-text = Choisis le classement qui repart de zéro. Je demande avant de faire quoi que ce soit.
manage-anew-choose = Choisir un classement
manage-restart = Repartir de zéro
manage-restart-question = Faire repartir **{ $ladder }** de zéro ?
manage-restart-means =
    { $count ->
        [0] Aucune partie déjà commencée ne comptera plus, et tout le monde repart de zéro. C’est définitif.
        [one] La partie qui compte aujourd’hui et toutes celles déjà commencées ne compteront plus, et tout le monde repart de zéro. C’est définitif.
       *[other] Les { $count } parties qui comptent aujourd’hui et toutes celles déjà commencées ne compteront plus, et tout le monde repart de zéro. C’est définitif.
    }

## What managers did. $who did it, to a $person, a $game or a $ladder

manage-log = Journal
manage-log-text = Ce que les personnes qui gèrent ce serveur ont changé aux classements, le plus récent en premier.
manage-log-none = Personne n’a encore touché aux classements.
manage-log-strike = { $who } a annulé une partie : { $game }.
manage-log-restore = { $who } a fait compter de nouveau une partie : { $game }.
manage-log-exclude = { $who } a exclu { $person }.
manage-log-readmit = { $who } a réadmis { $person }.
manage-log-restart = { $who } a fait repartir de zéro { $ladder }.

## One-sided pairs

manage-pairs = Paires inégales
manage-pairs-text = Dans ces paires, l’un a fini devant l’autre dans au moins neuf parties classées sur dix. Cela seul ne prouve rien : regarde leurs parties.
manage-pairs-none = Aucune paire inégale : personne n’a fini devant la même personne dans au moins neuf parties classées sur dix.
manage-pair = { $first } a fini devant { $second } dans { $ahead } parties sur { $games }.

## What is refused

error-manage-nobody = Choisis une personne, pas un bot.
error-manage-game-gone = Cette partie n’est plus conservée comme partie classée de ce serveur.
