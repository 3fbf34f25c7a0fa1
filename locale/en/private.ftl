### What is private: what is kept about somebody, whom he avoids.
### Button labels have 25 characters at most.

## Privacy

privacy-title = Your data
privacy-text =
    To run games I keep: your Discord id, the name shown at the table, your seats, moves, votes and plans, who was invited or watches, and what you choose or write for yourself: a language, reminders, quiet hours with your time zone, absences (for a year), notes, whom you avoid, how far you are in a lesson, and your practice game (both for 30 days). I keep the ids of the server, the channel and the board message as well.
    I do not read messages, and I give nothing to anybody. Records of finished games carry no names.
    Backups are kept for 30 days at most. If you have your data deleted, I remember that for as long, as a hash instead of your id, so that they are deleted again should a backup be restored.
    With the buttons below you can have all of it as a file, or deleted, at any time.
privacy-kept =
    { $games ->
        [0] At present nothing about you is kept.
        [one] At present you have a seat in one game.
       *[other] At present you have seats in { $games } games.
    }
privacy-reminders = You have chosen how you are reminded.
privacy-quiet = You have quiet hours.
privacy-absences =
    { $count ->
        [one] One absence of the past year is noted.
       *[other] { $count } absences of the past year are noted.
    }
privacy-delete = Delete my data
privacy-delete-confirm = Delete your id and your name from all games, and all that you have chosen and written? In running games a computer takes your seat. This cannot be undone.
privacy-deleted = Done. Nothing in these games identifies you any more.
# Shown instead of the name of a player who had his data deleted.
privacy-name = Former player

## Whom somebody avoids

# A page, and the button that opens it.
avoid-title = People I avoid
avoid-text = People on this list cannot take a seat in a lobby of which you are the host. They are told kindly that this table has no seat for them, never why. The list is yours alone, and nobody hears of it. Where you sit together already, nothing changes.
avoid-none = Nobody is on your list.
# A list of people and who they are for Discord follows.
avoid-there = On your list:
avoid-full = Your list is full. Before you add somebody, take somebody off it.
avoid-add = Add somebody …
avoid-remove = Take somebody off …
avoid-back = Back to my data
error-avoid-nobody = Neither you nor a bot can be on this list. Please choose other people.
error-avoids-full = So many do not fit on your list. Choose fewer, or take somebody off it first.
# Whoever is avoided by the host is told this; it gives no reason, and must not hint at one.
error-not-at-this-table = You cannot sit down at this table. { COMMAND("games") } shows others.

## What is kept, kind by kind: each line only where there is something
# What is counted are numbers from 1, unless another line says otherwise.

about-games = **At tables**
# How many of the tables have not begun, are under way, are over; 0 is possible.
about-statuses = Tables: { $lobbies } not begun, { $running } running, { $over } over
about-left = Seats that you gave up: { $count }
about-moves = Your moves: { $count }. They are noted by seat and lead to nobody once your name is gone.
about-votes = Your votes: { $count }
about-plans = Your plans: { $count }
about-notes = Your notes: { $count }
# A seat is offered to him, he wants an open one, or wants to be the host.
about-motions = Questions to others about a seat for you, or about the host: { $count }
# He is invited, sits down if nobody else does, or is told when it starts.
about-guests = Lobbies with which you have to do without a seat: { $count }
about-invited = People whom you have invited there: { $count }
# How many invitations he sent lately and was sent; 0 is possible.
about-invitations = Invitations: { $sent } sent, { $received } received
about-watches = Tables that you watch: { $count }
about-chosen = **What you have chosen**
about-uninvited = You want no invitations.
about-avoided = People whom you avoid: { $count }
about-learning = **What you learn**
about-lesson-offered = You were told once that there is a lesson.
# How many steps of the lesson he has done or passed over; 0 is possible.
about-lesson = Lesson for { $game }, steps behind you: { $count }
about-practice = Practice game of { $game }, moves so far: { $count }
about-others = Others have such lists as well. Whether you are on one nobody is told; what stands there about you is deleted with your data.

## All of it as a file

export-button = My data as a file
export-ready = Here is all that is kept about you, as a JSON file. Nothing in it is hidden from you at a table, but others do not know your plans and notes: it is for you alone.
