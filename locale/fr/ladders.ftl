### Ladders: who stands where in a server after its rated games, and why a person is not on it yet.
### $name is a player. A rating is the number of a person on a ladder.

## What a ladder is called

# $game is a game's title, $variant its variant, as in "Sobek variante cachée".
ladder-name = { $game } variante { $variant }

## The picture, and the same in words

ladder-counts = { $people ->
    [one] { $people } joueur
   *[other] { $people } joueurs
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
# A person whose name the picture cannot show.
ladder-player = Joueur { $number }
# Heads of columns; short. The first is above the change of the rating in the last 30 days.
ladder-head-change = 30 jours
ladder-head-rating = Cote
ladder-head-games = Parties
ladder-head-wins = Gagnées
ladder-head-best = Record
# At the foot of the picture if nobody is nearly there, else below it.
ladder-provisional = ~ provisoire, moins de 10 parties
# $people are those who will soon have a rating, each with one of the next two messages.
ladder-nearly = Bientôt une cote : { $people }
ladder-nearly-games = { $name } : { $games } sur { $needed }
ladder-nearly-people = { $name } : encore { $count ->
    [one] { $count } adversaire
   *[other] { $count } adversaires
}
# $told is what the ladder tells of the player: a rating and games, or games and wins.
ladder-row = { $name } : { $told }
ladder-row-own = { $name } (toi) : { $told }
ladder-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
ladder-tally = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune gagnée
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}, meilleur score { $best }

# Below the picture.
ladder-low = Une nouvelle cote est basse exprès : tant que je connais peu un joueur, je compte avec prudence.
# Fewer than four people have a rating.
ladder-few = Dès que quatre personnes ont une cote, le classement paraît ici. Il faut 5 parties classées contre 3 personnes différentes pour avoir une cote.
ladder-none = Aucune partie classée n’est encore terminée dans ce classement.
ladder-nobody = Personne n’apparaît ici pour l’instant : qui n’a pas joué de partie classée depuis 90 jours n’est plus affiché.
ladder-struck = { $count ->
    [one] Une partie a été annulée
   *[other] { $count } parties ont été annulées
} par les personnes qui gèrent ce serveur.
# $when is a date.
ladder-restarted = Ce classement est reparti de zéro le { $when }.

## What the reader alone is told

ladder-you-hidden = Ton nom est masqué : personne d’autre ne voit ta ligne. { COMMAND("privacy") } permet de changer cela.
ladder-you-excluded = Tu n’es pas dans ce classement : les personnes qui gèrent ce serveur ne te laissent pas jouer de parties classées.
ladder-you-left-off = Tu n’apparais pas, car ta dernière partie classée date de plus de 90 jours. La prochaine te ramène dans le classement.
ladder-you-games = Pour une cote, il te faut au moins { $count ->
    [one] encore une partie classée
   *[other] encore { $count } parties classées
}.
ladder-you-people = Joue des parties classées contre { $count ->
    [one] une autre personne
   *[other] { $count } autres personnes
}, et tu auras une cote.
ladder-you-total = Toi, sur tous les serveurs : { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}, dont { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}. Personne d’autre ne le voit.

## Without a server: one's own games

ladder-total-title = Tes parties classées sur tous les serveurs
ladder-total = { $ladder } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, dont { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
ladder-total-none = Tu n’as pas encore terminé de partie classée.
ladder-total-where = Chaque serveur a ses propres classements : demande-les là-bas avec { COMMAND("ladder") }. Personne d’autre ne voit cette liste.

## Buttons, a select, what is refused

ladder-mine = Ma place
ladder-show = Montrer ici
ladder-as-text = En texte
ladder-as-picture = En image
ladder-choose = Classement
error-ladders-off = Ce serveur n’a pas de classement. Les personnes qui le gèrent peuvent l’activer : { COMMAND("settings") }, page **Résultats**.

cmd-ladder-name = classement
cmd-ladder-description = Qui est le meilleur marchand de ce serveur ? Le classement de ses parties classées

## What a server is told of all its games, rated or not

statistics-title = Les parties de ce serveur
# $people is how many people played them, $lately how many games ended in the last 30 days.
statistics-games = Parties : { $games } (ces 30 derniers jours : { $lately }) · Joueurs : { $people }
# $ladder is a game and its variant.
statistics-favourite = Jeu favori : { $ladder } ({ $games })
# $when is a day.
statistics-longest = Partie la plus longue : { $turns } tours ({ $ladder }, { $when })
statistics-best = Record, { $ladder } : { $points } · { $name }, { $when }
# The same where the player is not named.
statistics-score = Record, { $ladder } : { $points } · { $when }
