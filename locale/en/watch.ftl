### Notes that people make for themselves, watching a table, and the hands of a game that is over.
### Button labels have 25 characters at most; what stands in a form has 45 at most.

## Notes: one text for each person and table

note-button = My note
note-title = My note on this table
note-label = Only you can read it
note-hint = Who collects what? What do you want to do next?
note-kept = Your note is kept. Only you can read it.
note-deleted = Your note is deleted.
note-none = You have no note on this table.
note-delete = Delete my note
# What was sent, where a note stands else.
note-sent-empty = An empty form. It deletes your note.

## Watching

watch-button = Watch
watch-title = Watching this table
watch-none = You do not watch this table. Whoever watches finds it in { COMMAND("games") } and sees what everybody at the table sees, never a hand.
watch-letters-now = You watch this table. I write to you directly when a round ends.
watch-listed-now = You watch this table. You find it in { COMMAND("games") }; I do not write to you.
watch-closed = I could not write to you directly. Allow direct messages from this server, then choose again.
watch-letters = Write after each round
watch-listed = Only list it
watch-stop = Stop watching
watch-stopped = You no longer watch this table.
# A direct message. $place is a channel.
watch-told-round = { $place } ({ $game }): a round is over.
watch-told-end = { $place } ({ $game }): the game is over.
# A heading in the list of one's own tables.
games-watched = You are watching
error-watch-seated = You play at this table, so you are told about everything anyway.
error-watch-full = So many people are watching this table that I cannot tell any more of them. Its board is open to you all the same.

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
