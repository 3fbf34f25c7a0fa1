### Les tables qui attendent des jours : qui vient s’il manque quelqu’un, qui est prévenu, quand elles se ferment.

## Avant la partie

closing-spare = Je viens si besoin
closing-told = Me prévenir au début
closing-spares = S’il manque quelqu’un : { $names }.
closing-line-start = Si personne ne la lance, la partie commence { $when } avec les personnes présentes.
closing-line-fill = Si personne ne la lance, la partie commence { $when }, avec des ordinateurs aux places libres.
closing-too-few = Le moment venu, il n’y avait pas assez de monde pour une partie : cette table est donc fermée. Pour en ouvrir une nouvelle : { COMMAND("new") }.
closing-told-on = Je te préviendrai quand la partie commencera. Appuie de nouveau si tu ne le veux plus.
closing-told-off = Je ne te préviendrai pas quand la partie commencera.
closing-begun = { $mentions }, comme demandé : la partie a commencé.
error-many-guests = La liste est pleine : je ne peux plus noter personne.

## Le moment de la fermeture

closing-pace-button = Rythme et fermeture
closing-title = Fermeture de cette table
closing-choose-when = Changer le moment
closing-in-1h = Dans 1 heure
closing-in-8h = Dans 8 heures
closing-in-24h = Dans 24 heures
closing-in-3d = Dans 3 jours
closing-in-14d = Dans 14 jours
closing-choose-then = Ce qui se passe alors
closing-then-start = Commencer tel quel
closing-then-fill = Ajouter des ordinateurs
closing-then-close = Fermer la table
closing-only-host = Seul l’hôte peut changer cela.

## Dans la liste de ses tables

closing-games-spare = Tu viens s’il manque quelqu’un.
closing-open-lobbies = Tables ouvertes sur ce serveur
closing-open-seats = Places libres sur ce serveur
closing-seat-of = Un ordinateur remplace { $names }.
