### Ladders: who stands where in a server after its rated games, and why a person is not on it yet.
### $name is a player. A rating is the number of a person on a ladder.

## What a ladder is called

# $game is a game's title, $variant its variant, as in "Sobek hidden".
ladder-name = { $game } { $variant }

## The picture, and the same in words

ladder-counts = { $people ->
    [one] { $people } player
   *[other] { $people } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# A person whose name the picture cannot show.
ladder-player = Player { $number }
# Heads of columns; short. The first is above the change of the rating in the last 30 days.
ladder-head-change = 30 days
ladder-head-rating = Rating
ladder-head-games = Games
ladder-head-wins = Wins
ladder-head-best = Best
# At the foot of the picture, if nobody is nearly there.
ladder-provisional = ~ provisional, below 10 games
# $people are those who will soon have a rating, each with one of the next two messages.
ladder-nearly = Nearly there: { $people }
ladder-nearly-games = { $name } { $games } of { $needed }
ladder-nearly-people = { $name }: { $count ->
    [one] { $count } more opponent
   *[other] { $count } more opponents
}
# $told is what the ladder tells of the player: a rating and games, or games and wins.
ladder-row = { $name } { $told }
ladder-row-own = { $name } (you) { $told }
ladder-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
ladder-tally = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [0] no wins
    [one] { $wins } win
   *[other] { $wins } wins
}, best score { $best }
