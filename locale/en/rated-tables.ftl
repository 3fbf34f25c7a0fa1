### Rated tables: games that count on a ladder of their server, and why a lobby's game does not count.
### $name is a player.

## In the lobby, and in the note of its start

rated-on = **Rated**: this game counts on a ladder of this server.
rated-off = Unrated: this game counts on no ladder.
# $reasons is a list of what follows.
rated-not-now = **Unrated for now**: { $reasons }.
rated-not = **Unrated**: { $reasons }.
rated-why-off = this server has no ladders
rated-why-computer = a computer has a seat
rated-why-untimed = there is no clock
rated-why-waiting = the table waits for late players as long as it takes
rated-why-hints = the table gives hints
rated-why-young = { $name }'s Discord account is younger than { $days } days
rated-why-excluded = { $name } cannot play rated games in this server
# $other is another player.
rated-why-day = { $name } and { $other } have started { $count } rated games together within 24 hours
rated-why-month = { $name } and { $other } have started { $count } rated games together within { $days } days

## A change for which all must agree

# On a select of the host’s page of options.
setup-choose-rated = Rated: yes
setup-choose-unrated = Rated: no
# In a list of changes.
setup-rated-rated = Rated
setup-rated-unrated = Unrated
setup-changed-rated = { $before } → { $after }
# Also in a phone’s notification; $changes is a list, as “Unrated → Rated”.
rated-wanted =
    { $count ->
        [one] { $mentions }, { $name } would like to change this table: { $changes }. Do you agree?
       *[other] { $mentions }, { $name } would like to change this table: { $changes }. Do you agree?
    }
rated-declined = Not everybody agrees to the change, so the table stays as it is.
# To the host; $names are players.
rated-question =
    { $count ->
        [one] For this change { $names } must agree: { $changes }. Shall I ask? Nothing changes until they agree.
       *[other] For this change { $names } must agree: { $changes }. Shall I ask them? Nothing changes until all of them agree.
    }
rated-asking =
    { $count ->
        [one] You have asked for this change: { $changes }. It comes as soon as { $names } agrees. Nobody can join until then.
       *[other] You have asked for this change: { $changes }. It comes as soon as { $names } agree. Nobody can join until then.
    }

## A rated game ends early only if all agree

rated-stop-wanted = { $name } would like to stop this rated game.
rated-stop-ends = This vote ends { $when }. All who are asked must agree.
rated-stop-question = This game is rated: it ends early only if all the others agree. Shall I ask them?
# A button.
rated-stop-ask = Ask the others
decided-stop-refused = The table said no to { $name }'s request: the game goes on.
decided-stop-dropped = The game goes on: { $name }'s request to stop it was dropped.
stopped-agreed = The players have agreed to stop this game. It ends without a winner.
# Before a player resigns, and before they offer their seat.
rated-leave = This game is rated: whoever leaves comes last in it.

## When it cannot be

error-rated-pace = This game is rated, so it keeps its clock. Please choose another pace, or something else for when the time is up.
error-rated-stop = This game is rated. It ends early only if all its players agree, or if a moderator who never had a seat here stops it.
error-stop-again = You have already asked today to stop this game. You can ask again tomorrow.
error-not-rated = You do not need the others for that: this game is not rated, or its result already stands.
