### Parties sur plusieurs jours : rythmes, temps écoulé, votes, rappels, absences.
### $when est un moment tel que Discord l'affiche, comme « dans 2 jours », ou un jour ; $name est un joueur.

## Rythmes : ce à quoi une table se joue

pace-live = En direct
pace-relaxed = Tranquille
pace-slow = Lent
pace-untimed = Sans limite
# Combien de temps il y a pour une décision.
pace-live-means = 10 minutes par décision
pace-relaxed-means = deux jours par décision
pace-slow-means = une semaine par décision
pace-untimed-means = tout le temps qu’il faut
# The same below a choice, with what happens meanwhile.
pace-live-choice = { pace-live-means } ; rappels après 3 et 8 minutes
pace-relaxed-choice = { pace-relaxed-means } ; rappels après 8 et 24 heures
pace-slow-choice = { pace-slow-means } ; rappels après un et trois jours
pace-untimed-choice = { pace-untimed-means }, sans rappels ; après 14 jours sans signe de vie, les autres peuvent voter
# Ce qui se passe quand le temps de quelqu'un est écoulé.
fallback-ask = les autres décident quoi faire
fallback-move = un ordinateur joue ce seul coup
fallback-takeover = un ordinateur joue jusqu’au retour
fallback-wait = la table attend, tout simplement
# Below the choice that a computer makes one move.
fallback-move-choice = Après trois coups de suite, il joue jusqu’au retour du joueur.
# La ligne du salon d'attente.
pace-line = Rythme : **{ $pace }**, { $means }.
pace-line-fallback = Rythme : **{ $pace }**, { $means }. Temps écoulé : { $fallback }.
pace-button = Rythme
pace-title = Le rythme de cette table
pace-choose = Choisir un rythme
pace-choose-fallback = Quand le temps est écoulé
pace-alone = Contre des ordinateurs seulement, pas de limite de temps. Si personne n’appuie sur un bouton pendant 30 jours, la partie est fermée.
# At a table whose decisions take days.
pace-pauses = Le temps s’arrête quand Discord ou moi sommes en panne. Un délai qui expire pendant les heures calmes d’un joueur est reporté à deux heures après leur fin.
# At a table without a clock.
pace-silent = Sans limite de temps, je n’envoie de rappels qu’à qui en a choisi. Après 14 jours sans signe de vie d’un joueur, les autres peuvent voter sur la suite.
pace-agree-all = Il change quand tout le monde à la table est d’accord.
pace-proposed = Proposé. Il change dès que tout le monde est d’accord.
# Below it, while a game runs.
pace-proposed-told = La réponse de la table s’affichera sur le plateau.
pace-proposal = { $name } propose un autre rythme.
pace-proposal-agreed = D’accord jusqu’ici : { $names }.
pace-agree = D’accord
pace-decline = Garder tel quel
error-no-pace = Ce rythme n’existe pas. Choisis-en un dans la liste.
cmd-new-pace-name = rythme
cmd-new-pace-description = Temps par décision (par défaut : le rythme du serveur)

## Le temps sur le plateau

board-time = Le délai pour ce choix expire { $when }.
board-silent = À partir du { $when }, les autres pourront décider comment continuer sans { $name }.
board-away = { $name } s’absente jusqu’au { $when }. La table attend.
board-away-computer = { $name } s’absente jusqu’au { $when }. Un ordinateur joue en attendant.
board-absent = Un ordinateur joue pour { $name }, qui reprend sa place en appuyant sur un bouton.
board-closed = Je n’ai pas pu écrire en privé à { $name } ; le ping est donc ici.
board-reminded =
    { $count ->
        [one] { $names } a reçu assez de rappels ; il n’y en aura plus pour cette décision.
       *[other] { $names } ont reçu assez de rappels ; il n’y en aura plus pour cette décision.
    }
# Avant ce qu'un ordinateur a fait à la place de quelqu'un.
board-stood-in = Un ordinateur a joué pour { $name }.
# Après le nom de qui est absent et que la table attend, et de qui un ordinateur remplace jusqu'au retour.
player-away = { $name } { away-mark }
player-stood-in = { $name } { stood-in-mark }
away-mark = (absence)
stood-in-mark = (ordinateur pour l’instant)

## Quand le temps de quelqu'un est écoulé

vote-title = Temps écoulé pour { $name }. Que fait la table ?
vote-asked = { $mentions }, le vote est ouvert.
vote-ends = Le vote se termine dès que toutes les voix sont données, au plus tard { $when }. Il faut l’accord de plus de la moitié ; sinon un ordinateur joue ce seul coup.
# Un bouton avec le nombre de ceux qui l'ont choisi.
vote-choice =
    { $count ->
        [0] { $choice }
       *[other] { $choice } ({ $count })
    }
vote-wait-live = Attendre 10 minutes
vote-wait-relaxed = Attendre un jour
vote-wait-slow = Attendre un jour
vote-wait-untimed = Attendre une semaine
vote-move = Ordinateur, une fois
vote-takeover = Ordinateur remplaçant
vote-end = Terminer la partie
vote-open = Libérer la place
# What the choices do; each stands after the name of its choice and a colon.
vote-move-means = il joue seulement ce qui est demandé maintenant, puis c’est de nouveau à la personne de jouer
vote-takeover-means = il joue jusqu’à ce que la personne appuie sur un bouton ici
vote-open-means = un ordinateur joue, et n’importe qui ici peut prendre la place
vote-end-means = pour tout le monde, sans victoire, si plus de la moitié le veut
# A question with the button vote-end, and what is said after a vote.
vote-end-confirm = Voter pour la fin de cette partie ? Si plus de la moitié le choisit, elle se termine pour tout le monde, sans victoire, et c’est définitif.
vote-given = Ton vote : { $choice }.
# To the late player on the board, and in a direct message or notification.
vote-late = { $mention }, ton coup met fin au vote.
vote-about-you = Les autres votent sur la suite. Ton coup met fin au vote.
# De même à une table sans limite de temps, quand quelqu’un n’a pas donné signe de vie depuis longtemps ; $when est un jour.
silent-vote-title = { $name } ne donne plus signe de vie. Comment continuer la partie ?
silent-vote-ends = Il faut l’accord de plus de la moitié ; à partir du { $when }, plus de la moitié des voix exprimées suffit.
silent-vote-late = { $mention }, il te suffit d’appuyer sur un bouton ici pour mettre fin au vote.
silent-vote-about-you = Les autres votent sur la suite sans toi. Appuie sur un bouton ici, et le vote prend fin.
# À qui vient de mettre fin à ce vote en appuyant sur un bouton.
silent-back = Te revoilà ! On demandait aux autres comment continuer sans toi. C’est terminé, et ta place reste à toi.
seat-back = Te revoilà. Ta place est de nouveau à toi.
# Ce qu’un vote sur un joueur en retard, ou l’hôte, a décidé.
decided-wait = La table a voté : elle attend encore { $name }.
decided-move = Après le vote, un ordinateur a joué ce coup pour { $name }.
decided-move-alone = Le vote est resté sans majorité : un ordinateur a joué ce coup pour { $name }.
decided-takeover = La table a voté : un ordinateur remplace { $name }.
decided-open = La table a voté pour libérer la place occupée par { $name }.
decided-opened-host = L’hôte a libéré la place occupée par { $name }.
decided-pace-refused = Le rythme ne change pas : la proposition faite par { $name } a été refusée.
decided-pace-live = Nouveau rythme : { pace-live }, { pace-live-means }.
decided-pace-relaxed = Nouveau rythme : { pace-relaxed }, { pace-relaxed-means }.
decided-pace-slow = Nouveau rythme : { pace-slow }, { pace-slow-means }.
decided-pace-untimed = Nouveau rythme : { pace-untimed }, { pace-untimed-means }.
decided-pace-ask = Quand le temps est écoulé : { fallback-ask }.
decided-pace-move = Quand le temps est écoulé : { fallback-move }.
decided-pace-takeover = Quand le temps est écoulé : { fallback-takeover }.
decided-pace-wait = Quand le temps est écoulé : { fallback-wait }.
error-no-vote = C’est déjà décidé, ou le coup a été joué.
error-own-vote = Ce sont les autres qui répondent. Joue simplement ton coup, et la question disparaît.
error-no-proposal = Cette proposition n’existe plus.

## Rappels

# A direct message. $place is a channel, $since a moment such as "5 hours ago".
letter-call = À toi de jouer dans { $place } ({ $game }).
letter-reminder = On t’attend dans { $place } ({ $game }). Premier ping : { $since }.
# Ce que dit la notification d’un téléphone ; $place nomme le serveur et le salon.
ping-reminder =
    { $count ->
        [one] { $mentions }, la table t’attend toujours.
       *[other] { $mentions }, la table vous attend toujours.
    }
ping-invited =
    { $count ->
        [one] { $mentions }, on t’invite à une partie de { $game }.
       *[other] { $mentions }, on vous invite à une partie de { $game }.
    }
ping-letter-reminder = On t’attend dans { $place } ({ $game }).
board-reminder = Rappel : question posée { $when }.
snooze-later = Rappel plus tard
snooze-4h = Rappel dans 4 heures
snooze-morning = Rappel demain matin
snooze-done = Entendu. Prochain rappel : { $when }.
error-not-asked = Seule la personne qu’on attend peut utiliser ces boutons.

## Fins

stopped-idle = Personne n’a appuyé sur un bouton ici depuis 30 jours : je ferme donc cette partie. Elle se termine sans victoire.
stopped-voted =
    { $rounds ->
        [0] La table a décidé de terminer cette partie. Elle se termine sans victoire.
        [one] La table a décidé de terminer cette partie. Elle se termine après une manche, sans victoire.
       *[other] La table a décidé de terminer cette partie. Elle se termine après { $rounds } manches, sans victoire.
    }
