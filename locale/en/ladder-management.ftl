### The pages on which managers of a server look after its ladders.
### $players are names, $ladder is the name of a ladder, $when a day as Discord shows it. Buttons have 25 characters at most.

manage-title = The ladders of this server
# Shown instead of the name of a person who is hidden, or had their data deleted.
manage-a-player = a player
manage-someone = someone
manage-done-before = That was done already, so nothing changes.
manage-back = Back to the settings
# Two buttons that turn the page of a list with the latest first.
manage-later = Newer
manage-earlier = Older

## Rated games

manage-games = Games
manage-games-text = The rated games, latest first. A struck game counts for nobody.
manage-games-none = No rated game has ended here yet.
manage-games-choose = Choose a game
# Before the date of a game in a list.
manage-struck = struck
manage-game-title = { $ladder }, { $when }
manage-game-of = { $players } ({ $ladder }, { $when })
manage-game-gone = a game that is no longer stored
# A place in the result of a game, as in "1. Clara". The backslash keeps Discord from counting the places anew.
manage-placed = { $place }\. { $name }
manage-placed-points = { $place }\. { $name }, { $points }
# After a player for whom this game does not count.
manage-not-for-them = does not count
manage-game-struck = Struck on { $when }: this game counts for nobody.
manage-game-before = The ladder was started anew after this game began, so it does not count.
manage-strike = Strike this game
manage-strike-question = Strike this game?
manage-strike-means = It then counts for nobody. The ladder is computed without it, so other ratings may change as well. The log says that it was you. You can let it count again.
manage-restore = Count it again
manage-restore-question = Let this game count again?
manage-restore-means = The ladder is computed with it, so other ratings may change as well. The log says that it was you.

## People

manage-people = People
manage-people-text = People whom you exclude play no rated games and stand on no ladder here. I do not tell them, but a lobby where they sit says why it is unrated.
manage-people-none = Nobody is excluded.
manage-people-add = Exclude someone …
manage-exclude = Exclude
manage-exclude-question = Exclude { $person } from the ladders?
manage-exclude-means = New games with this person are unrated, and they stand on no ladder here. Rated games that have begun still count. The log says that it was you. You can readmit them.
manage-readmit = Readmit

## Starting anew

manage-anew = Start anew
manage-anew-text = Choose the ladder that starts anew. I ask before anything happens.
manage-anew-choose = Choose a ladder
manage-restart = Start the ladder anew
manage-restart-question = Start **{ $ladder }** anew?
manage-restart-means =
    { $count ->
        [0] No game that has begun by now counts any more, and everybody begins afresh. This cannot be undone.
        [one] The one game that counts now, and all that have begun, do not count any more, and everybody begins afresh. This cannot be undone.
       *[other] The { $count } games that count now, and all that have begun, do not count any more, and everybody begins afresh. This cannot be undone.
    }

## What managers did. $who did it, to a $person, a $game or a $ladder

manage-log = Log
manage-log-text = What server managers did with the ladders, the latest first.
manage-log-none = Nobody has changed anything about the ladders yet.
manage-log-strike = { $who } struck a game: { $game }.
manage-log-restore = { $who } let a game count again: { $game }.
manage-log-exclude = { $who } excluded { $person }.
manage-log-readmit = { $who } readmitted { $person }.
manage-log-restart = { $who } started { $ladder } anew.

## One-sided pairs

manage-pairs = One-sided pairs
manage-pairs-text = In each of these pairs, one player finished ahead of the other in nine of ten rated games or more. That alone proves nothing: have a look at their games.
manage-pairs-none = No pair is one-sided: nobody finished ahead of the same person in nine of ten rated games or more.
manage-pair = { $first } finished ahead of { $second } in { $ahead } of { $games } games.

## What is refused

error-manage-nobody = Please choose a person, not a bot.
error-manage-game-gone = This game is no longer stored as a rated game of this server.
