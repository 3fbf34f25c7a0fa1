### Changes of a lobby by its host: its game, number of seats, variant and expansion; what else its options say.
### Button labels have 25 characters at most. $name is the host, $mentions are people as Discord shows them.

## Selects on the page of options; each shows what is set

setup-game = Game: { $game }
setup-seats = Seats: { $seats }
setup-variant = Variant: { $variant }
setup-expansion = Expansion: { $expansion }
setup-no-expansion = No expansion
# Instead of a choice, should there be none.
setup-choose = What to play

## In the lobby

# What the host has changed since others came; $changes is a list of what follows.
setup-changed = **Changed by the host:** { $changes }
setup-changed-game = { $before } → { $after }
setup-changed-seats = { $before } → { $after } seats
setup-changed-variant = variant { $before } → { $after }
# Also in a phone’s notification.
setup-wanted =
    { $count ->
        [one] { $mentions }, { $name } would like to play { $game } with { $seats } seats here. Would you give up your seat for that? You would be first in line for a free one.
       *[other] { $mentions }, { $name } would like to play { $game } with { $seats } seats here. Would you give up your seats for that? You would be first in line for free ones.
    }
setup-give-seat = Give up my seat
setup-keep-seat = Keep my seat
setup-declined = Not everybody wants to give up their seat, so this stays { $game } with { $seats } seats.
# Near a Join that cannot be pressed.
setup-join-asked = Nobody can join until everybody asked has answered.
setup-join-held =
    { $count ->
        [one] The free seat is held for an invitation, so nobody else can join.
       *[other] The free seats are held for invitations, so nobody else can join.
    }

## On the page of options

# $names would have no seat.
setup-question =
    { $count ->
        [one] { $game } with { $seats } seats has no seat for { $names }. I can ask them to give theirs up. Nothing changes until they agree.
       *[other] { $game } with { $seats } seats has no seats for { $names }. I can ask them to give theirs up. Nothing changes until they agree.
    }
setup-ask = Ask them
setup-asking =
    { $count ->
        [one] You have asked for { $game } with { $seats } seats. The change comes as soon as { $names } agrees. Nobody can join until then.
       *[other] You have asked for { $game } with { $seats } seats. The change comes as soon as { $names } agree. Nobody can join until then.
    }
setup-withdraw = Stop asking
# Before the table is cancelled.
cancel-question =
    { $count ->
        [one] One person has a seat here. Cancel this table?
       *[other] { $count } people have a seat here. Cancel this table?
    }
# Instead of the options, when the game has begun.
options-begun = The game has begun, so you can no longer change these options.
closing-untold = Do not ping me
fair-title = Fair deal
fair-page = The secret behind the deal is fixed before anybody joins. These hashes prove it: the record of the finished game shows what they were made of. The lobby shows the first { $digits } characters of each, in this order.
fair-secret = SHA-256 of the secret:
fair-salts = SHA-256 of the list of salts:
fair-word = Hash of { $name }'s word:

## When something is not possible

error-lobby-changed = This table has changed since this was shown. Here is how it stands now.
error-held-beyond = An invited player would have no seat then. Take the invitation back first, or wait for the answer.
error-no-seat-question = This question is not for you, or no longer open. You keep your seat.
error-seats-asked = Some players are being asked to give up their seats. Nobody can join until they have answered.
# To a person without a seat who answers a question to the players.
error-table-decides = Only those who have a seat at this table decide that.

## A table that is in the way

# A button below error-table-exists.
thread-open = Open it in a thread
# Below error-table-exists, instead of the button.
thread-lacking = I cannot open it in a thread, because I lack these permissions here: { $permissions }.
# When the button is pressed again.
thread-is-open = Your table is already open.
thread-being-opened = Your table is being opened.
