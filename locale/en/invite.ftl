### Invitations to a table, and the role that a new table pings.
### Button labels have 25 characters at most. $person and $role are shown as names by Discord.

## The lobby

# $when is a moment as Discord shows it, such as "in 24 hours".
invite-held = Held for { $person }, free again { $when }
invite-choose = Invite a player
# Where somebody is invited already.
invite-choose-again = Invite a player, or choose one again to take the invitation back
invite-accept = Accept the invitation
invite-decline = Decline the invitation
invite-role = { $role }, a table is open here.
# The private answer to the player who has opened a table that pings people.
invite-opened = Your table is open.
# The private answer to the player who has chosen the same person again.
invite-taken-back = You have taken back the invitation for { $person }, and the seat is free again.

## Why somebody is not invited, told to the one who wanted to

invite-not-self = You already have a seat, so nobody needs to invite you.
invite-not-bot = { $person } is a bot and cannot take a seat. The host can add a computer.
invite-not-seated = { $person } already has a seat here.
invite-not-again = { $person } has already been invited to this table today. Wherever a seat is free, they can press Join.
invite-not-room = There is no seat left for { $person }.
invite-not-many = You have sent six invitations within a day, so { $person } was not invited. You can invite again tomorrow.
invite-not-closed = { $person } does not accept invitations at the moment.

## Whether somebody takes invitations, on the page of reminders

invitations-taken = People can invite you to their tables, up to six times a day.
invitations-none = Nobody can invite you. You can still join any open table.
invitations-off = No invitations
invitations-on = Allow invitations again

## When something is not possible

error-seats-held = The seats that are still free are held for invited players. If they do not come, the seats are free again within a day.
error-not-invited = No seat is held for you here right now. If one is free, press Join.

## Options of the command that opens a table

# There are several, with numbers from 1.
cmd-new-invite-name = invite{ $number }
cmd-new-invite-description =
    { $number ->
        [1] A player to hold a seat for
       *[other] One more player to hold a seat for
    }
