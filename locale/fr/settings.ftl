### Ce qu’un serveur fixe pour toutes ses tables : où elles se trouvent, qui les ouvre, ce qui y est habituel.
### Les boutons ont 25 caractères au plus. Discord montre les salons et les rôles comme des liens.

settings-title = Réglages de ce serveur
settings-text = Ils valent pour toutes les tables du serveur. Chaque choix est enregistré aussitôt.
settings-tables = Tables
settings-people = Membres et heures calmes

## Tables

settings-channels = **Salons** où l’on peut ouvrir une table, avec leurs fils
settings-channels-none = Partout
settings-channels-gone =
    { $count ->
        [one] Un des salons choisis n’existe plus et ne compte plus.
       *[other] { $count } des salons choisis n’existent plus et ne comptent plus.
    }
settings-channels-all-gone = Aucun des salons choisis n’existe plus : on peut donc ouvrir une table partout.
settings-channels-closed = Je ne peux pas jouer dans { $channels } sans ces permissions : { $permissions }.
settings-threads = **Lieu** d’une nouvelle table
settings-threads-off = Dans le salon même
settings-threads-on = Dans son propre fil
settings-pace = **Rythme** des nouvelles tables
settings-fallback = **Quand le temps est écoulé**
settings-language = **Langue** des nouvelles tables
settings-each = Le fil et le rythme peuvent toujours être choisis table par table.

## People

settings-openers = **Qui peut ouvrir des tables**
settings-openers-all = Tout le monde
settings-openers-role = Membres avec un rôle
settings-openers-manage = Gestion du serveur
settings-openers-always = Les personnes qui gèrent ce serveur le peuvent toujours.
settings-opener = Choisir le rôle
settings-opener-missing = Choisis le rôle. D’ici là, seules les personnes qui gèrent ce serveur le peuvent.
settings-opener-gone = Le rôle choisi n’existe plus. Tant que tu n’en choisis pas un autre, seules les personnes qui gèrent ce serveur le peuvent.
settings-role = **Rôle à mentionner** à l’ouverture d’une table, au plus une fois toutes les six heures
settings-role-none = Aucun rôle
settings-role-refused = Je n’ai pas retenu { $role }.
settings-role-everyone = Cela mentionnerait tout le serveur.
settings-role-bot = Ce rôle est celui d’un bot : personne ne verrait la mention.
settings-role-silent = Je n’ai pas le droit de mentionner ce rôle. Permets à tout le monde de le mentionner, dans les paramètres du rôle, ou permets-moi de mentionner tous les rôles.
settings-role-gone = Le rôle choisi n’existe plus : personne n’est mentionné.
settings-quiet = **Heures calmes** pour les personnes qui n’en ont pas
settings-quiet-now = De { $start } à { $end }, les pings des tables de ce serveur sont retenus et arrivent ensuite.
settings-quiet-none = Il n’y en a pas : un ping peut arriver de jour comme de nuit.
settings-quiet-live = Les heures calmes ne s’appliquent ni aux tables en direct, ni aux personnes en train de jouer.
settings-quiet-zone = Fuseau horaire : { $city }
settings-quiet-zone-gone = Je ne connais plus le fuseau horaire { $zone } : ces heures ne s’appliquent donc pas. Choisis-en un autre.
settings-zone-title = Le fuseau horaire de ce serveur
settings-zone-text = Ses heures calmes suivent l’heure d’un seul endroit. Si c’est le tien, laquelle de ces lignes indique **22:00** ?
habits-quiet-server = Ce serveur a des heures calmes de { $start } à { $end }. Elles valent aussi pour toi à ses tables, tant que tu n’as pas les tiennes.

## Results

settings-results = Résultats
settings-results-shown = **Résultats**
settings-results-shown-does = Une ligne de cotes sous le plateau final d’une partie classée, et les statistiques de ce serveur.
settings-results-off = Non affichés
settings-results-on = Affichés
settings-ladders = **Classements**
settings-ladders-does = Les parties classées y comptent. À chaque table, l’hôte choisit si sa partie est classée. Si tu désactives les classements, les parties classées déjà commencées comptent encore.
settings-ladders-off = Pas de classement
settings-ladders-unrated = Nouvelles tables non classées
settings-ladders-rated = Nouvelles tables classées
settings-announcements = **Annonces**
settings-announcements-does = Un message silencieux pour chaque table ouverte, et un autre pour son résultat.
settings-announcements-none = Aucun salon
settings-announcements-gone = Le salon choisi n’existe plus : rien n’est annoncé.
settings-announcements-closed = Je ne peux rien annoncer dans { $channel } sans ces permissions : { $permissions }.
# A button.
settings-manage-ladders = Gérer les classements

## What is refused

error-settings = Pour changer les réglages de ce serveur, il faut pouvoir le gérer.
error-opening-channel =
    { $count ->
        [one] Sur ce serveur, les tables s’ouvrent dans { $channels }.
       *[other] Sur ce serveur, les tables s’ouvrent dans ces salons : { $channels }.
    }
error-opening-role = Sur ce serveur, pour ouvrir une table, il faut avoir le rôle { $role }. Tu peux prendre place à toute table ouverte.
error-opening-manage = Sur ce serveur, pour ouvrir une table, il faut pouvoir le gérer. Tu peux prendre place à toute table ouverte.

cmd-settings-name = réglages
cmd-settings-description = Fixer ce qui vaut pour toutes les tables de ce serveur, si tu peux le gérer
