### What the bot says around any game: lobby, board, hand, errors, commands.
### Names of players come ready to be shown. Button labels have 25 characters at most, so that a phone shows them whole.
### Spaces before ":" and inside « » are U+00A0, those before ";", "!" and "?" U+202F; the apostrophe is U+2019.
### [one] is 0 and 1 in French: write the number there, not "un", unless [0] stands before it.
### COMMAND("new") is a command that can be pressed, shown by each client in its own language, or its words: "/sobek new".

language-name = Français

## How lists are built: "a, b et c", with "2 × a" for equal things

list-two = { $first } et { $second }
list-middle = { $first }, { $second }
list-last = { $first } et { $second }
list-counted = { $count } × { $name }
# A thing with what there is to say about it.
labelled = { $name } : { $text }
list-empty = rien
# A thing in a list that the reader may not know.
list-hidden = quelque chose de caché
# Stands between the parts of a line about the game.
status-joint = { $first } · { $second }
# The last line of a text that had to be cut.
text-cut = …
# A player whose name is not known, by the place at the table.
player-number = Place { $number }
# A player that is a computer, by how well it plays; the second is what stands in for people, too.
player-apprentice = { $name } { apprentice-mark }
player-computer = { $name } { merchant-mark }
player-master = { $name } { master-mark }
# The place of a card on the table, where a game has no word of its own for it.
place = Place { $code }

## The lobby

lobby-title = Une partie de { $game }
# A game played with an expansion, as a title.
title-expanded = { $game } + { $expansion }
lobby-seats =
    { $taken ->
        [one] { $taken } place prise sur { $total }
       *[other] { $taken } places prises sur { $total }
    }
lobby-seat-open = Place libre
lobby-seat-taken = { $name }
# "Hôte" is for everybody.
lobby-host = { $name } (hôte)
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-add-computer = Ajouter un ordinateur
lobby-remove-computer = Retirer un ordinateur
# A select of what follows: the computer of a name plays so from now on.
lobby-levels = Niveau des ordinateurs
lobby-level-apprentice = { $name } en apprenti
lobby-level-merchant = { $name } en compagnon
lobby-level-master = { $name } en maître
# What each level means, below its choice.
lobby-level-apprentice-means = joue comme un compagnon, mais se trompe parfois
lobby-level-merchant-means = pèse ce que rapporte chaque coup
lobby-level-master-means = essaie de nombreuses suites possibles avant chaque coup
# In small print, where there is a master and no search.
lobby-no-masters = À cette table, les maîtres jouent comme des compagnons.
lobby-start = Commencer
lobby-cancel = Annuler la table
# The question before that.
lobby-options = Options
lobby-options-host = Seul l’hôte règle la façon de jouer.
lobby-waiting =
    { $missing ->
        [0] Tout le monde est là. L’hôte peut lancer la partie.
        [one] Il reste { $missing } place, à prendre ou à confier à un ordinateur.
       *[other] Il reste { $missing } places, à prendre ou à confier à des ordinateurs.
    }
lobby-cancelled = Cette table a été annulée. Pour en ouvrir une nouvelle : { COMMAND("new") }.
lobby-expired = Personne n’a lancé la partie à temps : cette table est donc fermée. Pour en ouvrir une nouvelle : { COMMAND("new") }.
lobby-started = La partie a commencé.
lobby-hint = Appuie sur « { lobby-join } » pour prendre place. L’hôte ajoute des ordinateurs, ou attend d’autres joueurs.
# What is shown in the variant that was chosen.
lobby-variant = Variante : **{ $variant }**. { $shows }
lobby-variant-name = Variante : **{ $variant }**
# The expansion that was chosen, and what it adds.
lobby-expansion = Extension : **{ $expansion }**. { $adds }
# $when is a moment as Discord shows it, such as "in 14 days".
lobby-closes = Se ferme { $when } si personne ne lance la partie.
# The last line of a lobby, in small print: the beginnings of the hashes that bind the deal.
lobby-commitment = { fair-title } : { $digests }
lobby-word = Ajouter mon mot au tirage
word-title = Ton mot pour le tirage
word-label = N’importe quel mot ; personne ne le verra
word-stored = Ton mot précédent (empreinte : `{ $digest }`)
word-taken =
    Ton mot est mêlé au tirage. Je ne le garde pas. Si tu veux vérifier le journal plus tard, note ce sel, que je ne donne qu’à toi : `{ $salt }`
    SHA-256 du sel suivi du mot, montré à tout le monde : `{ $digest }`
word-salt-listed = Le SHA-256 de ton sel est à la ligne { $number } de la liste, sous « { lobby-options } ». Tu le gardes si tu changes de mot.
# Above a list of 16 hashes; $given is how many salts are given out.
options-salts =
    { $given ->
        [0] Le mot de chaque joueur reçoit un de ces 16 sels, dans cet ordre. Leurs SHA-256 :
        [one] Le mot de chaque joueur reçoit un de ces 16 sels, dans cet ordre ; { $given } est déjà attribué. Leurs SHA-256 :
       *[other] Le mot de chaque joueur reçoit un de ces 16 sels, dans cet ordre ; { $given } sont déjà attribués. Leurs SHA-256 :
    }

## The board

board-turn = À { $name } de jouer
board-waiting = On attend { $names }
board-your-turn = { $mention }, à toi de jouer.
# The same on a board with buttons, where the player can act from their hand too; $takes says whether one can take.
board-turn-here = { $mention }, à toi de jouer : choisis ici ou dans « { board-hand } ».
# The same in one line, where a picture leaves little room.
board-turn-brief = { $mention }, choisis ici ou dans « { board-hand } ».
# The same where no button fits on the board.
board-turn-in-hand = { $mention }, à toi de jouer : choisis dans « { board-hand } ».
# The same where no card or tile can be taken.
board-no-take = { $mention }, il n’y a rien à prendre. « { board-hand } » montre ce que tu peux faire.
board-your-choice = { $mention }, à toi de choisir maintenant.
# The same where the choice is not on the board.
board-choice-in-hand = { $mention }, le choix se fait dans « { board-hand } ».
board-asked-lay =
    { $count ->
        [one] { $mention }, pose tes derniers lots dans « { board-hand } ».
       *[other] { $mention }, posez vos derniers lots dans « { board-hand } ».
    }
# Between two rounds.
board-asked-starter = { $mention }, choisis qui commence la prochaine manche.
board-hand = Ma main
board-text = Plateau en texte
board-rules = Règles
board-scores = Points
# A button that shows the scoring sheet of a round.
scores-round = Manche { $round }
# Shows what is known of cards that do not lie open.
board-cards = Ce qu’on sait
board-take-back = Annuler mon coup
board-since = Depuis ton dernier tour
board-since-start = Depuis le début de la partie
# A line of what happened that only some players are told like this.
board-since-told = { $text } *(tout le monde ne le voit pas)*

## What is known of cards, by its own button

known-title = Ce qu’on sait
known-yours = Ce que tu sais : ce que sait tout le monde, et ce que tu as vu en plus.
known-all = Ce que tout le monde sait. Chaque joueur de cette table voit ici, en plus, ce qu’il a vu lui-même.

## The hand, seen only by its owner

# A vote, a motion or a proposed pace waits for the answer of the reader, whose turn it is not.
hand-questioned = La table te pose une question : réponds sous le plateau. Pour jouer, on attend { $names }.
hand-not-your-turn = Tu n’as rien à faire. On attend { $names }.
# Stands alone above the selects that say what can be done, where there is no room for more.
hand-your-turn = À toi de jouer
hand-game-over = La partie est finie.
hand-refresh = Actualiser
# Opens all that happened since the reader's last turn, of which the panel has the latest.
hand-happened = Ce qui s’est passé
# Small print below what happened, where not all of it is told there.
hand-news-more = … la suite dans « { hand-happened } »
hand-happened-nothing = Il ne s’est rien passé depuis.
# Below it: who took what from whom, as only the two of them know.
hand-happened-earlier = Plus tôt : { $text }
# Shows what others did since the reader's last turn as an animation.
hand-film = En animation
hand-back = Retour
# Beside the red button of a question about something that cannot be undone; it leads back.
confirm-no = Non
hand-confirm = Confirmer
hand-choose-cards =
    { $least ->
        [0] Choisis-en jusqu’à { $most }
       *[other] { $most ->
            [one] Choisis-en { $most }
           *[other] { $gap ->
                [1] Choisis-en { $least } ou { $most }
               *[other] Choisis-en de { $least } à { $most }
            }
        }
    }
hand-choose-exactly = Choisis-en { $count }
hand-missing = Encore à choisir : { $count }
hand-chosen = { $count } choix
hand-play-cards = Confirmer ({ $count })

## What a choice does, where the thing chosen has no name of its own

# A card to be taken, with its place: the label of a button.
choice-take = { $place } : { $card }
choice-done = C’est tout

## My games: all tables of one person
# $channel is a channel as Discord shows it, $when a moment such as "il y a 5 heures".

games-title = Mes parties
games-asked = On t’attend ici
games-others = On attend quelqu’un d’autre
games-lobbies = Pas encore commencées
games-table = **{ $game }** dans { $channel }
games-asked-you = Question posée { $when }.
games-also = On attend aussi { $names }.
games-waits = On attend { $names } (question posée { $when }).
# A button that opens the hand at the table that has waited longest.
games-next = Table suivante
# Told after a move, where another table waits.
games-next-is = Ensuite : on t’attend dans { $channel }. Question posée { $when }.
# A button that opens the hand at that other table.
games-there = Ma main à cette table
# The table stands in a server that another process looks after.
games-later = Ce que tu fais ici se voit sur le plateau en moins d’une minute.
games-nothing = Rien ne t’attend en ce moment.
games-none = Tu n’as de place à aucune table en ce moment. Ouvres-en une avec { COMMAND("new") }, ou appuie sur « { lobby-join } » là où quelqu’un en a ouvert une.
# Where no table can be opened, such as in a direct message.
games-none-here = Tu n’as de place à aucune table en ce moment. Sur un serveur qui m’a ajouté, { COMMAND("new") } en ouvre une. Là où quelqu’un d’autre en a ouvert une, appuie sur « { lobby-join } ».
games-page = Page { $page } sur { $pages }

## Taking back

take-back-done = Ton dernier coup est annulé.
take-back-refused-acted = Quelqu’un a joué depuis : tu ne peux plus annuler ton coup.
take-back-refused-revealed = Quelque chose de caché a été dévoilé depuis : tu ne peux plus annuler ton coup.
take-back-refused-nothing = Tu n’as aucun coup à annuler.

## The end of a game

result-title = La partie est finie
result-winner =
    { $count ->
        [one] Victoire : { $names }. Félicitations !
       *[other] Victoire partagée : { $names }. Félicitations !
    }
result-winner-computers =
    { $count ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
result-rematch = Revanche
result-record = Journal
result-history = Historique
result-seed = Graine de cette partie, à comparer avec le SHA-256 du début : `{ $seed }`
# The same where players added words of their own; docs/record.md says how to check it.
result-seed-words = Secret de cette partie, à comparer avec le SHA-256 du début : `{ $secret }` · avec les mots des joueurs, il donne la graine : `{ $seed }`
record-ready = Voici le journal de la partie : un fichier pour d’autres programmes, avec lequel chacun peut vérifier le tirage et chaque coup.
resigned = { $name } quitte la table. { $computer } { computer-mark } prend sa place.
# How a game was stopped, on its last board.
stopped-host = { $name } a arrêté cette partie. Elle se termine sans victoire.
stopped-moderator = La modération a arrêté cette partie. Elle se termine sans victoire.
stopped-deserted = Tout le monde a quitté cette partie. Elle se termine sans victoire.
stopped-gone = Cette partie a pris fin avec son salon, sans victoire.
lobby-leave-confirm = Quitter cette table ? Tu pourras reprendre une place tant qu’il en reste une.
lobby-left = Tu as quitté la table.
resign-confirm = Quitter cette partie ? Un ordinateur prend ta place, et tu ne pourras pas y revenir.
resign-button = Quitter la partie
resign-done = Tu as quitté la partie. Merci d’avoir joué.
stop-confirm = Arrêter cette partie pour tout le monde ? Elle se termine sans victoire, et c’est définitif.
stop-button = Arrêter la partie
stop-done = La partie est arrêtée.

## Looking back at a finished game

history-start = Avant le premier coup
history-move = Coup { $move } sur { $moves }
history-round = manche { $round }
# A move that no event tells.
history-quiet = { $name } fait un choix.
history-open = La partie est finie : ce qui était caché est raconté aussi.
history-open-board = La partie est finie : ce qui était caché est raconté aussi. « { hands-all } », dans la liste, montre les mains.
history-back = Précédent
history-next = Suivant
history-jump = Aller à…
history-to-start = Le début
history-to-round = Manche { $round }
history-to-end = La fin
history-animate = Animer la manche { $round }
history-animate-game = Animer la partie
film-round =
    { $moves ->
        [one] La manche { $round } en { $moves } coup
       *[other] La manche { $round } en { $moves } coups
    }
film-game =
    { $moves ->
        [one] La partie en { $moves } coup
       *[other] La partie en { $moves } coups
    }
# The alt text of an animation. $title is one of the two above.
film-alt = Animation ({ $game }). { $title }, l’un après l’autre. { $result }
# The alt text of an animation of what the reader missed. $since is board-since or board-since-start.
film-since-alt = Animation ({ $game }). { $since }, coup par coup. { $told }

## When something is not possible

error-stale = La partie a avancé depuis cet affichage. Voici où elle en est.
error-not-seated = Tu n’as pas de place à cette table. Tu peux suivre la partie, ou ouvrir une table avec { COMMAND("new") }.
error-not-your-turn = Ce n’est pas à toi de jouer en ce moment. On attend { $names }.
error-game-over = Cette partie est finie. Pour en ouvrir une autre : { COMMAND("new") } ou le bouton « { result-rematch } ».
error-no-table = Il n’y a pas de table dans ce salon. Ouvres-en une avec { COMMAND("new") }.
error-table-exists = Ce salon a déjà une table : { COMMAND("board") } la montre, son hôte peut l’arrêter avec { COMMAND("stop") }. Ou ouvre une nouvelle table dans son propre fil.
error-lobby-full = Toutes les places sont prises. Demande à quelqu’un de te laisser la sienne, ou ouvre une autre table dans un fil.
error-already-seated = Tu as déjà une place à cette table, tu n’as rien d’autre à faire.
error-not-in-lobby = Tu n’as pas encore de place ici. Appuie d’abord sur « { lobby-join } ».
error-no-salt = Les 16 sels de cette table sont tous attribués : plus personne ne peut ajouter de mot. L’hôte peut annuler la table et en ouvrir une autre.
error-not-host = Seul l’hôte de cette table peut faire cela.
error-not-enough = Il manque encore du monde. Attends que quelqu’un arrive, ou ajoute un ordinateur.
error-no-computer = Il n’y a pas d’ordinateur à retirer.
error-store = L’enregistrement n’a pas marché, donc rien n’a changé. Réessaie dans un instant.
error-unknown = Quelque chose s’est mal passé de mon côté. Rien n’est perdu ; réessaie.
# Behind what does not work, such as "lacking-attach-files".
error-permission = Demande cette permission à la modération.
error-locked = Ce fil est verrouillé : je ne peux rien y publier. Ton action est enregistrée, et le plateau suivra quand le fil sera rouvert.
error-not-shown = Discord ne me laisse pas publier le plateau là-bas. Ton action est enregistrée, et le plateau suivra dès que possible.
error-automod = L’AutoMod de ce serveur a bloqué mon message : le plateau n’est pas à jour. Ton action est enregistrée. Demande à la modération de laisser passer mes messages. Je réessaie toutes les heures, et chaque fois que tu appuies sur un bouton.
error-timed-out = La modération m’a exclu temporairement : je ne peux rien publier ici. L’exclusion prend fin { $when }. Rien n’est perdu, et le plateau suivra.
error-own-fault = Discord n’accepte pas mon message avec le plateau. C’est ma faute, pas la tienne. Ton action est enregistrée, et la personne qui m’héberge est prévenue. Tu n’as rien à faire : le plateau suivra dès que ce sera réparé.
error-thread-locked = Ce fil est verrouillé : impossible d’y ouvrir une table.
error-thread-private = Ce fil est privé et je n’en fais pas partie. Mentionne-moi ici pour m’y ajouter, puis réessaie.
error-not-allowed-stop = Pour arrêter cette partie, il faut être l’hôte ou pouvoir gérer les salons.
error-lost-modal = Ce formulaire a expiré. Ouvre-le de nouveau.
modal-changed = Cela a été modifié après l’ouverture de ce formulaire. Rien n’est encore enregistré : choisis ce que tu veux garder.
modal-stored = Enregistré
modal-sent = Ton envoi
modal-keep = Garder l’existant
modal-use = Enregistrer mon envoi
modal-unchanged = Rien n’a été modifié.
error-old-button = Ce bouton n’est plus valable. Utilise { COMMAND("board") } pour voir la partie.
error-no-record = Il n’y a pas de journal : seule une partie finie en a un.
error-running = Cette partie est en cours : ses places sont prises, et son journal viendra à la fin.
error-history-none = Aucune partie ne s’est encore terminée dans ce salon.
error-history-running = Cette partie est en cours : son historique viendra à la fin. Ce qui s’est passé depuis ton dernier tour se trouve dans « { board-hand } ».
error-history-empty = Cette partie a été arrêtée avant le premier coup : il n’y a rien à revoir.
error-history-retired = Cette partie a été jouée avec une version des règles que je ne prends plus en charge : je ne peux pas en montrer les coups.
error-film-busy = Une autre animation est en préparation. Réessaie dans quelques secondes.
error-film-nothing = Il ne s’est rien passé depuis ton dernier tour : il n’y a rien à animer.
error-too-often =
    { $seconds ->
        [one] C’était un peu rapide. Réessaie dans une seconde.
       *[other] C’était un peu rapide. Réessaie dans { $seconds } secondes.
    }
error-own-lobbies = Tu as déjà trois tables ouvertes sur ce serveur. Lances-en une ou annules-en une d’abord.
error-all-lobbies = Il y a vraiment beaucoup de tables ouvertes sur ce serveur. Rejoins-en une, ou attends que quelques parties aient commencé.
error-not-running = Cette partie n’a pas encore commencé. L’hôte la lance quand toutes les places sont prises.
error-not-over = Cette partie n’est pas encore finie. La revanche pourra suivre.
error-dm = Les tables se trouvent dans les salons des serveurs : utilise cette commande là-bas. Tes propres tables te suivent partout : { COMMAND("games") } les montre, et tu peux y jouer.
# $address is where the bot is added to a server.
error-not-added = Je ne suis pas encore sur ce serveur : aucune table n’est possible ici. Une personne qui peut le gérer peut [m’ajouter]({ $address }).
error-retired = Cette partie a commencé avec une version des règles que je ne prends plus en charge. Ouvre une nouvelle table avec { COMMAND("new") }.
error-no-game = Ce jeu n’existe pas ici. Choisis-en un dans la liste.
# $seats are numbers, such as "3 and 5".
error-seats = { $game } ne se joue pas à ce nombre. Nombres possibles : { $seats }. Tu peux aussi laisser cette option vide.
error-no-variant = Ce jeu n’a pas cette variante. Laisse cette option vide.
error-no-expansion = Ce jeu n’a pas cette extension. Laisse cette option vide.
error-no-known = Il n’y a rien à montrer : cette variante ne dit pas ce qu’on sait, ou aucune partie n’est en cours.
error-no-topic = Ce thème n’est pas dans les règles. Choisis-en un dans la liste.
error-no-take = Il n’y a rien que tu puisses prendre sur le plateau en ce moment. Ouvre ta main pour voir ce qui est possible.
error-no-character = Il n’y a pas de personnage que tu puisses jouer en ce moment. Ouvre ta main pour voir ce qui est possible.
error-no-set = Il n’y a pas de lot que tu puisses poser en ce moment. Ouvre ta main pour voir ce qui est possible.

refusal-game-over = Cette partie est finie : on ne peut plus rien y jouer.
refusal-not-waiting = Ce n’est pas à toi de jouer en ce moment. En attendant, tu peux regarder ta main.
refusal-malformed = Je n’ai pas compris. Choisis parmi les boutons ou dans la liste.
refusal-not-asked = Cela n’est pas possible en ce moment. Ouvre ta main pour voir ce qui est demandé.

## Permissions, as Discord calls them

permission-view-channel = Voir les salons
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-embed-links = Intégrer des liens
permission-read-message-history = Voir les anciens messages
permission-create-public-threads = Créer des fils publics
permission-manage-threads = Gérer les fils
# An invisible character after @, so that Discord takes it for no mention.
permission-mention-everyone = Mentionner @{ "\u2060" }everyone, @{ "\u2060" }here et tous les rôles

## Help

help-title = Des jeux à ta table
help-text =
    Joue dans ce salon, avec d’autres ou des ordinateurs, d’une traite ou sur plusieurs jours : { $games }.
    - **Commencer** : { COMMAND("new") } ouvre une table. Prends place, complète la table et appuie sur « { lobby-start } ».
    - **Jouer** : à ton tour, appuie sur un numéro du plateau pour prendre ce qui s’y trouve. Pour tout le reste, appuie sur « { board-hand } » : personne d’autre ne la voit. { COMMAND("take") }, { COMMAND("character") } et { COMMAND("set") } font la même chose sans boutons.
    - **Regarder** : { COMMAND("hand") } montre ta main, { COMMAND("board") } ramène le plateau en bas du salon, { COMMAND("score") } explique les points. Là où une variante dit ce qu’on peut savoir, { COMMAND("cards") } montre tout.
    - **Mes parties** : { COMMAND("games") } montre toutes tes tables, d’abord celle qui t’attend depuis le plus longtemps, aussi en message privé avec moi.
    - **Présenter** : { COMMAND("about") } montre un jeu au salon, avec une image et une animation.
    - **Apprendre** : { COMMAND("learn") } enseigne un jeu en quelques minutes, coup par coup, en privé.
    - **Règles** : { COMMAND("rules") } les résume, thème par thème.
    - **Partir** : { COMMAND("resign") } laisse ta place à un ordinateur, { COMMAND("stop") } arrête la partie pour tout le monde.
    - **Après coup** : { COMMAND("history") } montre une partie finie coup par coup, { COMMAND("record") } en donne le journal.
    - **Classement** : { COMMAND("ladder") } montre la place de chacun après les parties classées de ce serveur.
    - **S’absenter** : { COMMAND("away") } dit aux autres jusqu’à quand ; tu y trouves aussi les rappels et les heures calmes.
    - **Langue** : { COMMAND("language") } la change pour toi, pour la table ou pour le serveur.
    - **Serveur** : { COMMAND("settings") } règle ce qui vaut pour toutes ses tables, si tu peux le gérer.
    - **Confidentialité** : { COMMAND("privacy") } montre ce que je garde sur toi et permet de le supprimer.
rules-title = Règles : { $game }
# Two selects: what is written there now, before anything is chosen in them.
rules-choose-game = Jeu : { $game }
rules-choose = Thème : { $topic }
# The last option of the select of topics, if there are more than fit.
rules-more = Autres thèmes…
rules-now = **En ce moment.** { $what }
goto-board = Vers le plateau
# A table whose game has not begun.
goto-lobby = Vers la table
board-moved = Le plateau est ici.

## Computers that play

computer-mark = (ordinateur)
apprentice-mark = (ordinateur, apprenti)
merchant-mark = (ordinateur, compagnon)
master-mark = (ordinateur, maître)
computer-name-1 = Ptahmès
computer-name-2 = Néféret
computer-name-3 = Sennou
computer-name-4 = Mérit
computer-name-5 = Kaouab
computer-name-6 = Tiaa

thread-name = { $game } – { $names }
thread-opened = { $game } à { $seats }. La table est dans ce fil.
thread-in-thread = Ceci est déjà un fil : ta table est donc ici même.
thread-not-here = Ce type de salon n’a pas de fils : ta table est donc ici même.

## Slash commands: names lower case, 32 characters at most; descriptions 100 at most

cmd-sobek-name = sobek
cmd-sobek-description = Jouer à des jeux de société dans ce salon
cmd-new-name = ouvrir
cmd-new-description = Ouvrir une table et attendre du monde
cmd-new-game-name = jeu
cmd-new-game-description = Quel jeu
cmd-new-seats-name = places
cmd-new-seats-description = Nombre de places (selon le jeu)
cmd-new-variant-name = variante
cmd-new-variant-description = Cachée : mains et piles secrètes. Ouverte : montre ce qu’on a pu retenir, mieux sur plusieurs jours
cmd-new-expansion-name = extension
cmd-new-expansion-description = Une extension à ajouter, pour un jeu qui en a une
cmd-new-thread-name = fil
cmd-new-thread-description = Donner à la table son propre fil, pour laisser ce salon libre
cmd-games-name = parties
cmd-games-description = Toutes tes tables, d’abord celle qui t’attend depuis le plus longtemps
cmd-take-name = prendre
cmd-take-description = Prendre ce qui est sur le plateau
cmd-take-card-name = carte
cmd-take-card-description = La carte ou la tuile, d’après son numéro sur le plateau
cmd-character-name = personnage
cmd-character-description = Jouer un personnage pour son pouvoir
cmd-character-card-name = carte
cmd-character-card-description = Quel personnage, et ce qu’il fait
cmd-set-name = lot
cmd-set-description = Poser ou vendre un lot
cmd-set-cards-name = cartes
cmd-set-cards-description = Les cartes ou les tuiles du lot
cmd-hand-name = main
cmd-hand-description = Voir ta main et ce que tu peux faire ; personne d’autre ne la voit
cmd-board-name = plateau
cmd-board-description = Ramener le plateau en bas du salon
cmd-score-name = points
cmd-score-description = Expliquer d’où viennent les points
cmd-cards-name = cartes
cmd-cards-description = Montrer ce qu’on sait de ce qui est caché, là où une variante le dit
cmd-rules-name = règles
cmd-rules-description = Lire les règles en bref
cmd-rules-topic-name = thème
cmd-rules-topic-description = Ce que tu veux lire
cmd-learn-name = apprendre
cmd-learn-description = Apprendre un jeu en y jouant, en privé et en quelques minutes
cmd-learn-game-name = jeu
cmd-learn-game-description = Le jeu que tu veux apprendre
cmd-resign-name = quitter
cmd-resign-description = Quitter la partie ; un ordinateur prend ta place
cmd-stop-name = arrêter
cmd-stop-description = Arrêter pour tout le monde la partie de ce salon
cmd-record-name = journal
cmd-record-description = Recevoir le journal de la partie finie, dans un fichier
cmd-history-name = historique
cmd-history-description = Revoir la partie finie, coup par coup
cmd-privacy-name = confidentialité
cmd-privacy-description = Voir ce qui est gardé sur toi, et le faire supprimer
cmd-about-name = présentation
cmd-about-description = Présenter un jeu au salon, avec une image
cmd-about-game-name = jeu
cmd-about-game-description = Le jeu à présenter
cmd-help-name = aide
cmd-help-description = Comment jouer avec ce bot

## The language of a reader, of a table, of a server

cmd-language-name = langue
cmd-language-description = Choisir une langue pour toi, pour cette table ou pour le serveur
cmd-language-language-name = langue
cmd-language-language-description = Quelle langue ; « { language-automatic } » suit Discord
cmd-language-scope-name = pour
cmd-language-scope-description = Pour toi, pour cette table, ou pour les nouvelles tables de ce serveur
language-automatic = Automatique
scope-me = Pour moi
scope-table = Pour cette table
scope-server = Pour ce serveur
language-title = Langues
# Each variable is the name of a language in that language.
language-now-me = Ta langue ici : { $language }
language-now-table = La langue de cette table : { $language }
language-now-server = La langue des nouvelles tables de ce serveur : { $language }
language-set-me = C’est fait. Ta langue ici est maintenant : { $language }
language-set-me-automatic = C’est fait. Ta langue ici est maintenant celle de ton Discord.
language-set-table = C’est fait. La langue de cette table est maintenant : { $language }
language-set-server = C’est fait. La langue des nouvelles tables de ce serveur est maintenant : { $language }
language-set-server-automatic = C’est fait. La langue des nouvelles tables est maintenant celle du serveur.
error-language-table = Seul l’hôte peut changer la langue de cette table. La tienne, tu peux toujours la changer.
error-language-server = Pour changer la langue de ce serveur, il faut pouvoir le gérer. La tienne, tu peux toujours la changer.
error-language-unknown = Cette langue n’existe pas ici. Choisis-en une dans la liste.
error-language-automatic = Une table doit avoir une langue précise. Choisis-en une dans la liste.
