### Games over days: paces, time that is up, votes, reminders, absences.
### $when is a moment as Discord shows it, such as "in 2 days", or a day; $name is a player.

## Paces: what a table is played at

pace-live = Live
pace-relaxed = Relaxed
pace-slow = Slow
pace-untimed = No clock
# How much time there is for a decision.
pace-live-means = 10 minutes for each decision
pace-relaxed-means = two days for each decision
pace-slow-means = a week for each decision
pace-untimed-means = as much time as you need
# The same below a choice, with what happens meanwhile.
pace-live-choice = { pace-live-means }; reminders after 3 and 8 minutes
pace-relaxed-choice = { pace-relaxed-means }; reminders after 8 and 24 hours
pace-slow-choice = { pace-slow-means }; reminders after one and three days
pace-untimed-choice = { pace-untimed-means }, no reminders; after 14 days of silence, the others can vote
# What happens when somebody's time is up, as an answer to that question.
fallback-ask = the others decide what to do
fallback-move = a computer makes that one move
fallback-takeover = a computer plays until the person returns
fallback-wait = the table simply waits
# Below the choice that a computer makes one move.
fallback-move-choice = After three such moves in a row, it plays until the player returns.
# The line of the lobby.
pace-line = Pace: **{ $pace }**, { $means }.
pace-line-fallback = Pace: **{ $pace }**, { $means }. When the time is up: { $fallback }.
pace-button = Pace
pace-title = The pace of this table
pace-choose = Choose a pace
pace-choose-fallback = When the time is up
pace-alone = Alone against computers, you never have a deadline. The game closes if nobody presses anything for 30 days.
# At a table whose decisions take days.
pace-pauses = The clock stops while Discord is down, or I am. A deadline in a player's quiet hours moves to two hours after they end.
# At a table without a clock.
pace-silent = Without a clock I remind only players who have chosen reminders. After 14 days without a sign from a player, the others can vote on how to go on.
pace-agree-all = It changes when everybody at the table agrees.
pace-proposed = Proposed. It changes as soon as everybody agrees.
# Below it, while a game runs.
pace-proposed-told = The board tells what comes of it.
pace-proposal = { $name } proposes another pace.
pace-proposal-agreed = Agreed so far: { $names }.
pace-agree = Agree
pace-decline = Keep it as it is

error-no-pace = There is no such pace. Choose one from the list.
cmd-new-pace-name = pace
cmd-new-pace-description = Time for each decision; if left out, the usual pace of this server

## Time on the board

board-time = Time for this runs out { $when }.
board-silent = From { $when } on, the others can decide how to go on without { $name }.
board-away = { $name } is away until { $when }. The table waits.
board-away-computer = { $name } is away until { $when }. A computer plays for now.
board-absent = A computer is playing for { $name } until they press any button here.
board-closed = I could not send { $name } a direct message, so the ping is here.
board-reminded =
    { $count ->
        [one] { $names } has been reminded often enough. No more reminders for this decision.
       *[other] { $names } have been reminded often enough. No more reminders for this decision.
    }
# Before what a computer did for a player.
board-stood-in = A computer moved for { $name }.
# After the name of a player who is away, so that the table waits, and of one for whom a computer plays until the return.
player-away = { $name } { away-mark }
player-stood-in = { $name } { stood-in-mark }
away-mark = (away)
stood-in-mark = (computer for now)

## When somebody's time is up

vote-title = Time is up for { $name }. What should the table do?
vote-asked = { $mentions }, please choose.
vote-ends = The vote ends as soon as all have voted, at the latest { $when }. More than half must agree; otherwise a computer makes this one move.
# A button with the number of those who have chosen it.
vote-choice =
    { $count ->
        [0] { $choice }
       *[other] { $choice } ({ $count })
    }
vote-wait-live = Wait 10 more minutes
vote-wait-relaxed = Wait another day
vote-wait-slow = Wait another day
vote-wait-untimed = Wait another week
vote-move = Computer moves once
vote-takeover = Computer takes over
vote-end = End the game
vote-open = Open the seat
# What the choices do; each stands after the name of its choice and a colon.
vote-move-means = only for this decision, then the player decides again
vote-takeover-means = it plays until the player presses any button here
vote-open-means = a computer plays, and anybody here can take the seat
vote-end-means = for everybody, without a winner, if more than half want it
# A question with the button vote-end, and what is said after a vote.
vote-end-confirm = Vote to end this game? If more than half agree, it ends for everybody without a winner, and this cannot be undone.
vote-given = Your vote: { $choice }.
# To the late player on the board, and in a direct message or notification.
vote-late = { $mention }, your move ends the vote.
vote-about-you = The others are voting on how to go on. Your move ends the vote.
# The same at a table without a clock, about a player of whom there was no sign for long; $when is a day.
silent-vote-title = There has been no sign of { $name } for a while. How should the game go on?
silent-vote-ends = More than half must agree; from { $when } on, more than half of the votes given are enough.
silent-vote-late = { $mention }, any button you press here ends the vote.
silent-vote-about-you = The others are voting on how to go on without you. Press any button here, and the vote is over.
# To the player whose press has ended that vote.
silent-back = Good to see you! The others were asked how to go on without you. That vote is cancelled, and your seat stays yours.
# To the player whose press has given the seat back, for which a computer played.
seat-back = You are back. Your seat is yours again.
# What a vote about a late player, or the host, has decided.
decided-wait = The table voted: it waits longer for { $name }.
decided-move = After the vote, a computer made this move for { $name }.
decided-move-alone = The vote had no majority, so a computer made this move for { $name }.
decided-takeover = The table voted: a computer takes over for { $name }.
decided-open = The table voted: { $name }'s seat is open.
decided-opened-host = The host has opened { $name }'s seat.
decided-pace-refused = The pace stays as it is: { $name }'s proposal was declined.
decided-pace-live = New pace: { pace-live }, { pace-live-means }.
decided-pace-relaxed = New pace: { pace-relaxed }, { pace-relaxed-means }.
decided-pace-slow = New pace: { pace-slow }, { pace-slow-means }.
decided-pace-untimed = New pace: { pace-untimed }, { pace-untimed-means }.
decided-pace-ask = When the time is up: { fallback-ask }.
decided-pace-move = When the time is up: { fallback-move }.
decided-pace-takeover = When the time is up: { fallback-takeover }.
decided-pace-wait = When the time is up: { fallback-wait }.
error-no-vote = This is already decided, or the move was made.
error-own-vote = The others decide this. Just make your move, and the vote is cancelled.
error-no-proposal = This proposal is no longer open.

## Reminders

# A direct message. $place is a channel, $since a moment such as "5 hours ago".
letter-call = It is your turn in { $place } ({ $game }).
letter-reminder = The table in { $place } ({ $game }) is waiting for you. You were first pinged { $since }.
# What a phone's notification says; $place is a server and a channel by name.
ping-reminder =
    { $count ->
        [one] { $mentions }, the table is still waiting for you.
       *[other] { $mentions }, the table is still waiting for you.
    }
ping-invited =
    { $count ->
        [one] { $mentions }, you are invited to a game of { $game }.
       *[other] { $mentions }, you are invited to a game of { $game }.
    }
ping-letter-reminder = The table in { $place } ({ $game }) is waiting for you.
# Small print on a board that reminds.
board-reminder = Reminder: you were asked { $when }.
# The placeholder of a select of moments.
snooze-later = Remind me later
snooze-4h = Remind me in 4 hours
snooze-morning = Tomorrow morning
snooze-done = All right, I will remind you again { $when }.
error-not-asked = Only players who have to decide right now can use these buttons.

## Endings

stopped-idle = Nobody has pressed anything here for 30 days, so I have closed this game. It ends without a winner.
stopped-voted =
    { $rounds ->
        [0] The table decided to end this game. It ends without a winner.
        [one] The table decided to end this game. It ends after one round, without a winner.
       *[other] The table decided to end this game. It ends after { $rounds } rounds, without a winner.
    }
