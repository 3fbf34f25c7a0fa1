### Changements d’une table par son hôte, avant la partie : jeu, nombre de places, variante, extension ; et ses options.
### Les boutons ont 25 caractères au plus. $name est l’hôte, $mentions des personnes comme Discord les montre.

## Menus de la page d’options ; chacun montre ce qui est réglé

setup-game = Jeu : { $game }
setup-seats = Places : { $seats }
setup-variant = Variante : { $variant }
setup-expansion = Extension : { $expansion }
setup-no-expansion = Sans extension
# À la place d’un choix, s’il n’y en avait aucun.
setup-choose = Ce qu’on joue

## À la table avant la partie

# Ce que l’hôte a changé depuis que d’autres sont là ; $changes est une liste de ce qui suit.
setup-changed = **Changé par l’hôte :** { $changes }
setup-changed-game = { $before } → { $after }
setup-changed-seats = { $before } → { $after } places
setup-changed-variant = variante { $before } → { $after }
# Aussi dans la notification d’un téléphone.
setup-wanted =
    { $count ->
        [one] { $mentions }, { $name } aimerait jouer ici à { $game } ({ $seats } places). Laisserais-tu ta place ? La première qui se libère serait pour toi.
       *[other] { $mentions }, { $name } aimerait jouer ici à { $game } ({ $seats } places). Laisseriez-vous vos places ? Les premières qui se libèrent seraient pour vous.
    }
setup-give-seat = Laisser ma place
setup-keep-seat = Garder ma place
setup-declined = Tout le monde n’est pas d’accord : on en reste à { $game } ({ $seats } places).
# Près d’un bouton pour rejoindre qui ne marche pas.
setup-join-asked = Personne ne peut rejoindre la table avant la réponse.
setup-join-held =
    { $count ->
        [one] La place libre est réservée à une personne invitée : personne d’autre ne peut la prendre.
       *[other] Les places libres sont réservées à des personnes invitées : personne d’autre ne peut les prendre.
    }

## Sur la page d’options

# $names n’auraient pas de place.
setup-question =
    { $count ->
        [one] { $game } ({ $seats } places) : il n’y aurait plus de place pour { $names }. Je peux lui demander de laisser la sienne. D’ici là, rien ne change.
       *[other] { $game } ({ $seats } places) : il n’y aurait plus de place pour { $names }. Je peux leur demander de laisser la leur. D’ici là, rien ne change.
    }
setup-ask = Demander
setup-asking =
    { $count ->
        [one] Tu as demandé { $game } ({ $seats } places). { $names } doit encore donner son accord. D’ici là, personne ne peut rejoindre la table.
       *[other] Tu as demandé { $game } ({ $seats } places). { $names } doivent encore donner leur accord. D’ici là, personne ne peut rejoindre la table.
    }
setup-withdraw = Retirer ma demande
# Avant que la table soit annulée.
cancel-question =
    { $count ->
        [one] Une personne a une place ici. Annuler cette table ?
       *[other] { $count } personnes ont une place ici. Annuler cette table ?
    }
# À la place des options, quand la partie a commencé.
options-begun = La partie a commencé : il n’y a plus rien à régler ici.
closing-untold = Ne plus me prévenir
fair-title = Tirage vérifiable
fair-page = Le secret du tirage est fixé dès l’ouverture de la table. Ces empreintes le prouvent : le journal de la partie finie montre d’où elles viennent. La table montre les { $digits } premiers caractères de chacune, dans cet ordre.
fair-secret = SHA-256 du secret :
fair-salts = SHA-256 de la liste des sels :
fair-word = Empreinte du mot ({ $name }) :

## Quand quelque chose n’est pas possible

error-lobby-changed = Cette table a changé depuis cet affichage. Voici où elle en est.
error-held-beyond = Une personne invitée n’aurait alors plus de place. Retire d’abord l’invitation, ou attends la réponse.
error-no-seat-question = Cette question ne s’adresse pas à toi, ou n’est plus ouverte. Tu gardes ta place.
error-seats-asked = On demande à des personnes d’ici si elles laissent leur place. Avant leur réponse, personne ne peut prendre place.
error-table-decides = Seules les personnes assises à cette table en décident.

## Une autre table occupe le salon

# Un bouton sous error-table-exists.
thread-open = L’ouvrir dans un fil
# Sous error-table-exists, à la place du bouton.
thread-lacking = Je ne peux pas l’ouvrir dans un fil. Il me manque ici : { $permissions }.
# Quand on appuie encore sur le bouton.
thread-is-open = Ta table est déjà ouverte.
thread-being-opened = Ta table est en train de s’ouvrir.
