### Changes of a lobby by its host: its game, number of seats, variant and expansion; what else its options say.
### Button labels have 25 characters at most. $name is the host, $mentions are people as Discord shows them.

## Selects on the page of options; each shows what is set

setup-game = Game: { $game }
setup-seats = Seats: { $seats }
setup-variant = Variant: { $variant }
setup-expansion = Expansion: { $expansion }
setup-no-expansion = No expansion
# Instead of a choice, should there be none.
setup-choose = What is played

## In the lobby

# What the host has changed since others came; $changes is a list of what follows.
setup-changed = **Changed by the host:** { $changes }
setup-changed-game = { $before } → { $after }
setup-changed-seats = { $before } → { $after } seats
setup-changed-variant = variant { $before } → { $after }
# Also in a phone’s notification.
setup-wanted =
    { $count ->
        [one] { $mentions }, { $name } would like to play { $game } with { $seats } seats here. Would you give up your seat for that? You would be the first to get a free one.
       *[other] { $mentions }, { $name } would like to play { $game } with { $seats } seats here. Would you give up your seats for that? You would be the first to get free ones.
    }
setup-give-seat = Give up my seat
setup-keep-seat = Keep my seat
setup-declined = Not everybody wants to give up a seat, so this stays { $game } with { $seats } seats.
# Near a Join that cannot be pressed.
setup-join-asked = Nobody can join until that is answered.
setup-join-held =
    { $count ->
        [one] The free seat is held for an invitation, so nobody else can join.
       *[other] The free seats are held for invitations, so nobody else can join.
    }

## On the page of options

# $names would have no seat.
setup-question =
    { $count ->
        [one] { $game } with { $seats } seats has no seat for { $names }. I can ask whether they would give up theirs. Until then nothing changes.
       *[other] { $game } with { $seats } seats has no seats for { $names }. I can ask whether they would give up theirs. Until then nothing changes.
    }
setup-ask = Ask for it
setup-asking =
    { $count ->
        [one] You have asked for { $game } with { $seats } seats. That comes as soon as { $names } agrees. Nobody can join until then.
       *[other] You have asked for { $game } with { $seats } seats. That comes as soon as { $names } agree. Nobody can join until then.
    }
setup-withdraw = Ask no more
# Before the table is called off.
cancel-question =
    { $count ->
        [one] One person has a seat here. Call off this table?
       *[other] { $count } people have a seat here. Call off this table?
    }
# Instead of the options, when the game has begun.
options-begun = The game has begun, so nothing can be set here any more.
closing-untold = Do not tell me
fair-title = Fair play
fair-page = Chance is fixed before anybody joins. These hashes prove it: the record of the finished game shows what they were made of. The lobby shows the first { $digits } characters of each.
fair-secret = SHA-256 of the secret:
fair-salts = SHA-256 of the list of salts:
fair-word = Hash of the word of { $name }:

## When something is not possible

error-lobby-changed = This table has changed since this was shown. Here is how it stands now.
error-held-beyond = Somebody who is invited would have no seat then. Take the invitation back first, or wait for the answer.
error-no-seat-question = That is not asked of you, or not any more. Your seat stays yours.
error-seats-asked = People here are asked for their seats just now. Until they have answered, nobody can sit down.

## A table that is in the way

# A button below error-table-exists.
thread-open = Open it in a thread
# Below error-table-exists, instead of the button.
thread-lacking = In a thread I cannot open it, for I am not allowed here: { $permissions }.
# When the button is pressed again.
thread-is-open = Your table is open already.
thread-being-opened = Your table is being opened.
