### Invitations to a table, and the role that a new table calls.
### Button labels have 25 characters at most. $person and $role are shown as names by Discord.

## The lobby

# $when is a moment as Discord shows it, such as "in 24 hours".
invite-held = Reserviert für { $person }, wieder frei { $when }
invite-choose = Jemanden einladen
invite-choose-again = Einladen; erneut wählen nimmt die Einladung zurück
invite-accept = Einladung annehmen
invite-decline = Einladung ablehnen
invite-role = { $role }, hier ist ein Tisch offen.
# The private answer to whoever has opened a table that calls somebody.
invite-opened = Dein Tisch ist eröffnet.
invite-taken-back = Die Einladung an { $person } ist zurückgenommen, der Platz ist wieder frei.

## Why somebody is not invited, told to the one who wanted to

invite-not-self = Du hast schon einen Platz, dich muss niemand einladen.
invite-not-bot = { $person } ist ein Bot und kann nicht mitspielen. Der Host kann einen Computer hinzufügen.
invite-not-seated = { $person } hat hier schon einen Platz.
invite-not-again = { $person } wurde heute schon an diesen Tisch eingeladen. Einen freien Platz bekommt man mit „{ lobby-join }“.
invite-not-room = Für { $person } ist kein Platz mehr frei.
invite-not-many = Du hast innerhalb eines Tages sechs Einladungen verschickt, darum wurde { $person } nicht eingeladen. Morgen kannst du wieder einladen.
invite-not-closed = { $person } nimmt zurzeit keine Einladungen an.

## Whether somebody takes invitations, on the page of reminders

invitations-taken = Andere können dich an ihre Tische einladen, bis zu sechsmal am Tag.
invitations-none = Du nimmst keine Einladungen an. An jedem Tisch kannst du wie bisher mitspielen.
invitations-off = Keine Einladungen
invitations-on = Wieder einladen lassen

## When something is not possible

error-seats-held = Die noch freien Plätze sind für Eingeladene reserviert. Kommen sie nicht, sind die Plätze nach einem Tag wieder frei.
error-not-invited = Für dich ist hier gerade kein Platz reserviert. Ist noch einer frei, bekommst du ihn mit „{ lobby-join }“.

## Options of the command that opens a table

# There are several, with numbers from 1.
cmd-new-invite-name = gast{ $number }
cmd-new-invite-description =
    { $number ->
        [1] Person, für die ein Platz reserviert wird
       *[other] Noch eine Person, für die ein Platz reserviert wird
    }
