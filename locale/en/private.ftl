### What is private: what is kept about a person, whom they avoid.
### Button labels have 25 characters at most.

## Privacy

privacy-title = Your data
privacy-text =
    To run games I keep: your Discord id, the name shown at the table, your seats, moves, votes and plans, your invitations and the tables you watch, and what you choose or write for yourself: a language, reminders, quiet hours with your time zone, absences (for a year), notes, whom you avoid, how far you are in a lesson, and your practice game (both for 30 days). I also keep the ids of the server, the channel and the board message.
    I do not read messages, and I share nothing with anyone. Records of finished games carry no names.
    Backups are kept for 30 days at most. If you have your data deleted, I remember that for 30 days too, as a hash instead of your id, so that it is deleted again if a backup is restored.
    With the buttons below you can get all of it as a file, or delete it, at any time.
privacy-kept =
    { $games ->
        [0] At present I keep nothing about you.
        [one] Your seat in one game is stored.
       *[other] Your seats in { $games } games are stored.
    }
privacy-reminders = You have chosen how you are reminded.
privacy-quiet = You have quiet hours.
privacy-absences =
    { $count ->
        [one] One absence of the past 12 months is stored.
       *[other] { $count } absences of the past 12 months are stored.
    }
privacy-delete = Delete my data
privacy-delete-confirm = Delete your id and your name from all games, and everything you have chosen and written? In running games a computer takes your seat. This cannot be undone. Ladders that somebody has posted, and messages in channels that I can no longer see, keep your name.
privacy-deleted = Done. Nothing in these games identifies you any more. Your name will disappear from old messages little by little.
# Shown instead of the name of a player who had their data deleted.
privacy-name = Former player

## Whom a person avoids

# A page, and the button that opens it.
avoid-title = People I avoid
avoid-text = People on this list cannot take a seat in a lobby that you host. They are only told that this table has no seat for them, never why. Only you see the list, and nobody is told about it. At tables you already share, nothing changes.
avoid-none = Nobody is on your list.
# A list of people and who they are for Discord follows.
avoid-there = On your list:
avoid-full = Your list is full. Remove someone before you add anyone else.
avoid-add = Add someone …
avoid-remove = Remove someone …
avoid-back = Back to my data
error-avoid-nobody = Neither you nor a bot can be on this list. Please choose other people.
error-avoids-full = That is too many for your list. Choose fewer, or remove someone first.
# People whom the host avoids are told this; it gives no reason, and must not hint at one.
error-not-at-this-table = You cannot take a seat at this table. { COMMAND("games") } shows others.

## What is kept, kind by kind: each line only where there is something
# What is counted are numbers from 1, unless another line says otherwise.

about-games = **At tables**
# How many of the tables have not begun, are under way, are over; 0 is possible.
about-statuses = Tables: { $lobbies } not begun, { $running } running, { $over } over
about-left = Seats that you gave up: { $count }
about-moves = Your moves: { $count }. They are stored by seat and cannot be traced to you once your name is gone.
about-votes = Your votes: { $count }
about-plans = Your plans: { $count }
about-notes = Your notes: { $count }
# A seat is offered to them, they want an open one, or want to be the host.
about-motions = Questions about a seat for you, or about you as the host: { $count }
# They are invited, join if nobody else does, or are told when it starts.
about-guests = Tables where you are invited, on standby or waiting for the start: { $count }
about-invited = People you have invited there: { $count }
# How many invitations they sent lately and were sent; 0 is possible.
about-invitations = Invitations: { $sent } sent, { $received } received
about-watches = Tables you watch: { $count }
about-chosen = **What you have chosen**
about-uninvited = You do not accept invitations.
about-avoided = People you avoid: { $count }
about-learning = **What you are learning**
about-lesson-offered = You were told once that there is a lesson.
# How many steps of the lesson they have done or skipped; 0 is possible.
about-lesson = Lesson for { $game }, steps done: { $count }
about-practice = Practice game of { $game }, moves so far: { $count }
about-others = Others can put you on their list of people they avoid. Nobody is told whether they are on one; what it says about you is deleted with your data.

## All of it as a file

export-button = My data as a file
export-ready = Here is everything I keep about you, as a JSON file. It shows nothing that is hidden from you at a table, but it holds your plans and notes, which others do not know, so keep it to yourself.
