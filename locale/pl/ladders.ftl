### Ladders: who stands where in a server after its rated games, and why a person is not on it yet.
### $name is a player. A rating is the number of a person on a ladder.

## What a ladder is called

# $game is a game's title, $variant its variant, as in "Sobek hidden".
ladder-name = { $game } { $variant }

## The picture, and the same in words

ladder-counts = { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
   *[many] { $people } osób
}, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
# A person whose name the picture cannot show.
ladder-player = Osoba { $number }
# Heads of columns; short. The first is above the change of the rating in the last 30 days.
ladder-head-change = 30 dni
ladder-head-rating = Ranking
ladder-head-games = Gry
ladder-head-wins = Wygrane
ladder-head-best = Rekord
# At the foot of the picture, if nobody is nearly there.
ladder-provisional = ~ tymczasowy, poniżej 10 gier
# $people are those who will soon have a rating, each with one of the next two messages.
ladder-nearly = Już blisko: { $people }
ladder-nearly-games = { $name } { $games } z { $needed }
ladder-nearly-people = { $name }: brakuje { $count ->
    [one] { $count } rywala
   *[other] { $count } rywali
}
# $told is what the ladder tells of the player: a rating and games, or games and wins.
ladder-row = { $name } { $told }
ladder-row-own = { $name } (ty) { $told }
ladder-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
ladder-tally = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $wins ->
    [0] bez wygranej
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}, rekord { $best }
