### Ce que je dis à un serveur qui vient de m’ajouter, ce que je peux faire dans un salon, et l’aide courte.
### Le texte d’un bouton a 25 caractères au plus.

## À un serveur qui vient d’ajouter le bot

welcome-title = Bonjour ! J’anime des jeux de société dans vos salons
# $games are the titles of all games.
welcome-text =
    On peut jouer ici, avec d’autres ou des ordinateurs, d’une traite ou sur plusieurs jours : { $games }.
    - { COMMAND("learn") } enseigne un jeu en quelques minutes, en privé.
    - { COMMAND("new") } ouvre une table dans le salon où tu l’écris.
    - { COMMAND("settings") } s’adresse aux personnes qui gèrent ce serveur, et dit ce que je peux faire dans un salon.
# Above lines such as "lacking-attach-files".
welcome-lacking = **Ce que je n’ai pas encore le droit de faire dans ce salon**
# A button: the same in the language of the person who presses.
welcome-language = Dans ma langue

## Ce que le bot peut faire dans un salon

settings-permissions = Mes permissions ici
# $channel is shown by Discord as a link.
permissions-title = Ce que je peux faire dans { $channel }
permissions-enough = J’ai tout ce qu’il me faut pour des tables ici.
permissions-lacking = Il me manque des permissions pour tenir des tables ici. Les personnes qui gèrent ce serveur peuvent les accorder à mon rôle, ou dans les paramètres de ce salon.
# What does not work without a permission. Each is also the answer to a command that fails for it, before "error-permission".
lacking-view-channel = Sans « **{ permission-view-channel }** », je ne vois pas ce salon.
lacking-send-messages = Sans « **{ permission-send-messages }** », je ne peux rien écrire ici.
lacking-send-messages-in-threads = Sans « **{ permission-send-messages-in-threads }** », aucune table n’est possible dans un fil.
lacking-attach-files = Sans « **{ permission-attach-files }** », il n’y a pas de plateau.
lacking-embed-links = Sans « **{ permission-embed-links }** », une partie de mes messages pourrait rester cachée : je ne joue donc pas.
lacking-read-message-history = Sans « **{ permission-read-message-history }** », je ne retrouve pas mes propres plateaux : je ne joue donc pas.
lacking-create-public-threads = Sans « **{ permission-create-public-threads }** », une table ne peut pas avoir son propre fil.
lacking-manage-threads = Sans « **{ permission-manage-threads }** », je ne peux pas ouvrir de table dans un fil verrouillé.
lacking-mention-everyone = Sans « **{ permission-mention-everyone }** », une nouvelle table ne peut mentionner que les rôles que tout le monde peut mentionner.

## L’aide courte

help-short =
    - { COMMAND("learn") } enseigne un jeu en quelques minutes, en privé.
    - { COMMAND("new") } ouvre une table dans ce salon.
    - { COMMAND("games") } montre tes tables, d’abord celle qui t’attend depuis le plus longtemps.
help-all = Toutes les commandes
