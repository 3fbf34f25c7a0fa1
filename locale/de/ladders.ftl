### Ladders: who stands where in a server after its rated games, and why a person is not on it yet.
### $name is a player. A rating is the number of a person on a ladder.

## What a ladder is called

# $game is a game's title, $variant its variant, as in "Sobek hidden".
ladder-name = { $game } { $variant }

## The picture, and the same in words

ladder-counts = { $people } Spieler, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
# A person whose name the picture cannot show.
ladder-player = Person { $number }
# Heads of columns; short. The first is above the change of the rating in the last 30 days.
ladder-head-change = 30 Tage
ladder-head-rating = Wertungszahl
ladder-head-games = Partien
ladder-head-wins = Siege
ladder-head-best = Rekord
# At the foot of the picture, if nobody is nearly there.
ladder-provisional = ~ vorläufig, unter 10 Partien
# $people are those who will soon have a rating, each with one of the next two messages.
ladder-nearly = Fast dabei: { $people }
ladder-nearly-games = { $name } { $games } von { $needed }
ladder-nearly-people = { $name }: noch { $count } Gegner
# $told is what the ladder tells of the player: a rating and games, or games and wins.
ladder-row = { $name } { $told }
ladder-row-own = { $name } (du) { $told }
ladder-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
ladder-tally = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins ->
    [0] kein Sieg
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}, Rekord { $best }
