### Rated tables: games that count on a ladder of their server, and why a lobby's game does not count.
### $name is a player.

## A rated game ends early only if all agree

rated-stop-wanted = { $name } would like to stop this rated game.
rated-stop-ends = This ends { $when }. All who are asked must agree.
rated-stop-question = This game is rated: it ends early only if all the others agree. Shall I ask them?
# A button.
rated-stop-ask = Ask the others
stopped-agreed = The players have agreed to stop this game. It ends without a winner.

## When it cannot be

error-rated-pace = This game is rated, so it keeps its clock. Please choose another pace, or something else for when the time is up.
error-rated-stop = This game is rated. It ends early only if all its players agree, or if a moderator who never had a seat here stops it.
error-stop-again = You have already asked today to stop this game. You can ask again tomorrow.
error-not-rated = You do not need the others for that: this game is not rated, or its result already stands.
