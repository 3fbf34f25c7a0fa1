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
# At the foot of the picture if nobody is nearly there, else below it.
ladder-provisional = ~ provisional, below 10 games
# $people are those who will soon have a rating, each with one of the next two messages.
ladder-nearly = Nearly there: { $people }
ladder-nearly-games = { $name }: { $games } of { $needed }
ladder-nearly-people = { $name }: { $count ->
    [one] { $count } more opponent
   *[other] { $count } more opponents
}
# $told is what the ladder tells of the player: a rating and games, or games and wins.
ladder-row = { $name }: { $told }
ladder-row-own = { $name } (you): { $told }
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

# Below the picture.
ladder-low = A new rating is low on purpose: while I know little of a player, I count cautiously.
# Fewer than four people have a rating.
ladder-few = Once four people have a rating, this becomes a ladder. A rating takes 5 rated games against 3 different people.
ladder-none = No rated game has been played to its end on this ladder yet.
ladder-nobody = Nobody is listed here now: whoever has not played a rated game for 90 days is left off.
ladder-struck = { $count ->
    [one] One game was struck from this ladder
   *[other] { $count } games were struck from this ladder
} by people who manage this server.
# $when is a date.
ladder-restarted = This ladder was started anew on { $when }.

## What the reader alone is told

ladder-you-hidden = You are hidden: nobody but you sees your row. { COMMAND("privacy") } changes that.
ladder-you-excluded = You are not on this ladder: people who manage this server have excluded you from rated games.
ladder-you-left-off = You are not listed, because your last rated game is more than 90 days ago. Your next one brings you back.
ladder-you-games = For a rating you need at least { $count ->
    [one] one more rated game
   *[other] { $count } more rated games
}.
ladder-you-people = You get a rating after rated games against { $count ->
    [one] one more person
   *[other] { $count } more people
}.
ladder-you-total = You on all servers: { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}, { $wins } won. Only you see this.

## Without a server: one's own games

ladder-total-title = Your rated games on all servers
ladder-total = { $ladder }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
ladder-total-none = You have not finished a rated game yet.
ladder-total-where = Each server has its own ladders: ask there with { COMMAND("ladder") }. Only you see this list.

## Buttons, a select, what is refused

ladder-mine = My place
ladder-show = Show here
ladder-as-text = As text
ladder-as-picture = As a picture
ladder-choose = Ladder
error-ladders-off = This server has no ladders. People who manage it can switch them on: { COMMAND("settings") }, page **Results**.

cmd-ladder-name = ladder
cmd-ladder-description = Who is the best merchant of this server? The ladder of its rated games

## What a server is told of all its games, rated or not

statistics-title = Games of this server
# $people is how many people played them, $lately how many games ended in the last 30 days.
statistics-games = Games: { $games } (last 30 days: { $lately }) · Players: { $people }
# $ladder is a game and its variant.
statistics-favourite = Most played: { $ladder } ({ $games })
# $when is a day.
statistics-longest = Longest game: { $turns } turns ({ $ladder }, { $when })
statistics-best = Best score, { $ladder }: { $points } · { $name }, { $when }
# The same where the player is not named.
statistics-score = Best score, { $ladder }: { $points } · { $when }
