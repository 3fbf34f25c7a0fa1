### Notes that people make for themselves, watching a table, and the hands of a game that is over.
### Button labels have 25 characters at most; what stands in a form has 45 at most.

## Notes: one text for each person and table

note-button = My note
note-title = My note on this table
note-label = Only you can read it
note-hint = Who collects what? What do you want to do next?
note-kept = Your note is saved. Only you can read it.
note-deleted = Your note is deleted.
note-none = You have no note on this table.
note-delete = Delete my note
# What was sent, where otherwise a note stands.
note-sent-empty = An empty form, which deletes your note.

## Watching

watch-button = Watch
watch-title = Watching this table
watch-none = You are not watching this table. If you do, { COMMAND("games") } lists it, and you see what everybody at the table sees, never a hand.
watch-letters-now = You are watching this table. I will send you a direct message when a round or the game ends.
watch-listed-now = You are watching this table. { COMMAND("games") } lists it; I do not message you.
watch-closed = I could not send you a direct message. Allow direct messages from this server, then choose again.
watch-letters = Message after each round
watch-listed = Only list it
watch-stop = Stop watching
watch-stopped = You are no longer watching this table.
# A direct message. $place is a channel.
watch-told-round = { $place } ({ $game }): a round is over.
watch-told-end = { $place } ({ $game }): the game is over.
# A heading in the list of one's own tables.
games-watched = You are watching
error-watch-seated = You play at this table, so you are told everything anyway.
error-watch-full = So many people are watching this table that I cannot message anyone else. You can still look at the board.

## The hands of a game that is over, in its history

hands-choose = Show hands …
hands-none = The board only
hands-all = All hands
# An entry of a list in which a player is chosen: that player's hand and corruption pile.
hands-of = Hand: { $name }
# $title is such as "Hand" or "Corruption", $things the cards that are there.
hands-held = { $title } ({ $count }): { $things }
hands-held-none = { $title }: nothing
# Above things in a picture.
hands-counted = { $title }: { $count }
