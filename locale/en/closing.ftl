### Lobbies that wait for days: who joins if nobody else does, who is told, when they close and what happens then.
### $when is a moment as Discord shows it, such as "in 2 days"; $names are people. Button labels have 25 characters at
### most.

## In the lobby

closing-spare = Join if nobody else does
closing-told = Ping me when it starts
closing-spares = Joining if nobody else does: { $names }.
# When the table closes; lobby-closes says it where nothing else happens then.
closing-line-start = If nobody starts it, the game begins { $when } with the players who are here.
closing-line-fill = If nobody starts it, the game begins { $when }, with computers on the free seats.
closing-too-few = When the time came there were too few players, so this table is closed. Open a new one with { COMMAND("new") }.
closing-told-on = I will ping you when the game begins. Press again if you no longer want that.
closing-told-off = I will not ping you when the game begins.
# On the first board. $mentions are the people who wanted to know.
closing-begun = { $mentions }, the game has begun. You asked me to ping you.
error-many-guests = The list is full, so I cannot add you.

## Choosing when it closes; on the page of the pace, opened by this button

closing-pace-button = Pace and closing
closing-title = When this table closes
closing-choose-when = Change when it closes
closing-in-1h = In 1 hour
closing-in-8h = In 8 hours
closing-in-24h = In 24 hours
closing-in-3d = In 3 days
closing-in-14d = In 14 days
closing-choose-then = What happens then
closing-then-start = Begin with those here
closing-then-fill = Fill up with computers
closing-then-close = Just close the table
closing-only-host = Only the host can change this.

## In the list of one's own tables

closing-games-spare = You join if nobody else does.
closing-open-lobbies = Open tables in this server
closing-open-seats = Open seats in this server
# Seats of people who left or are away.
closing-seat-of = A computer plays for { $names }.
