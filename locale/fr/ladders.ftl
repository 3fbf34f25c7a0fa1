### Ladders: who stands where in a server after its rated games, and why a person is not on it yet.
### $name is a player. A rating is the number of a person on a ladder.

## What a ladder is called

# $game is a game's title, $variant its variant, as in "Sobek hidden".
ladder-name = { $game } { $variant }

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
# At the foot of the picture, if nobody is nearly there.
ladder-provisional = ~ provisoire, moins de 10 parties
# $people are those who will soon have a rating, each with one of the next two messages.
ladder-nearly = Presque classés : { $people }
ladder-nearly-games = { $name } { $games } sur { $needed }
ladder-nearly-people = { $name } : encore { $count ->
    [one] { $count } adversaire
   *[other] { $count } adversaires
}
# $told is what the ladder tells of the player: a rating and games, or games and wins.
ladder-row = { $name } { $told }
ladder-row-own = { $name } (toi) { $told }
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
