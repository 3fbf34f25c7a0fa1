### Invitations to a table, and the role that a new table calls.
### Button labels have 25 characters at most. $person and $role are shown as names by Discord.

## The lobby

# $when is a moment as Discord shows it, such as "in 24 hours".
invite-held = Held for { $person }, free again { $when }
invite-choose = Invite somebody
# Where somebody is invited already.
invite-choose-again = Invite somebody, or choose somebody again to take the invitation back
invite-accept = Accept the invitation
invite-decline = Decline the invitation
invite-role = { $role }, a table is open here.
# The private answer to whoever has opened a table that calls somebody.
invite-opened = Your table is open.
# The private answer to whoever has chosen somebody again.
invite-taken-back = The invitation for { $person } is taken back, and the seat is free again.

## Why somebody is not invited, told to the one who wanted to

invite-not-self = You have a seat already, so nobody needs to invite you.
invite-not-bot = { $person } is a program and takes no seat. The host can add a computer.
invite-not-seated = { $person } has a seat here already.
invite-not-again = { $person } has been invited to this table today. Wherever a seat is free, Join takes it.
invite-not-room = There is no seat left for { $person }.
invite-not-many = You have sent six invitations within a day, so { $person } was not invited. Tomorrow you can invite again.
invite-not-closed = { $person } takes no invitations at the moment.

## Whether somebody takes invitations, on the page of reminders

invitations-taken = People can invite you to their tables, up to six times a day.
invitations-none = You take no invitations. You can sit down at any table as before.
invitations-off = No invitations
invitations-on = Take invitations again

## When something is not possible

error-seats-held = The seats that are still free are held for people who have been invited. Those who do not come free them again within a day.
error-not-invited = No seat is held for you here just now. If one is free, Join takes it.

## Options of the command that opens a table

# There are several, with numbers from 1.
cmd-new-invite-name = invite{ $number }
cmd-new-invite-description =
    { $number ->
        [1] Somebody for whom a seat is held
       *[other] One more person for whom a seat is held
    }
