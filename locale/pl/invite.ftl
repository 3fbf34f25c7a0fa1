### Invitations to a table, and the role that a new table calls.
### Button labels have 25 characters at most. $person and $role are shown as names by Discord.

## The lobby

# $when is a moment as Discord shows it, such as "in 24 hours".
invite-held = Zarezerwowane: { $person }; znów wolne { $when }
invite-choose = Zaproś kogoś
invite-choose-again = Zaproś kogoś albo cofnij zaproszenie
invite-accept = Przyjmij zaproszenie
invite-decline = Odrzuć zaproszenie
invite-role = { $role }: stół jest otwarty, są wolne miejsca.
# The private answer to whoever has opened a table that calls somebody.
invite-opened = Twój stół jest otwarty.
invite-taken-back = Zaproszenie cofnięte: { $person }. Miejsce jest znów wolne.

## Why somebody is not invited, told to the one who wanted to

invite-not-self = Masz już tu miejsce, zaproszenie nie jest potrzebne.
invite-not-bot = { $person } to bot i nie może zająć miejsca. Gospodarz może dodać komputer.
invite-not-seated = { $person } ma już tu miejsce.
invite-not-again = Zaproszenie do tego stołu już dziś wysłano: { $person }. Wolne miejsce można zająć przyciskiem „Dołącz”.
invite-not-room = Nie ma już wolnego miejsca dla tej osoby: { $person }.
invite-not-many = W ciągu doby wysłano już sześć twoich zaproszeń, więc { $person } nie dostaje kolejnego. Jutro znów możesz zapraszać.
invite-not-closed = { $person } nie przyjmuje teraz zaproszeń.

## Whether somebody takes invitations, on the page of reminders

invitations-taken = Można cię zapraszać do stołów, najwyżej sześć razy na dobę.
invitations-none = Nie przyjmujesz zaproszeń. Do każdego stołu możesz dołączyć jak dotąd.
invitations-off = Bez zaproszeń
invitations-on = Znów przyjmuj zaproszenia

## When something is not possible

error-seats-held = Wolne jeszcze miejsca są zarezerwowane dla zaproszonych. Jeśli ktoś nie przyjdzie, jego miejsce zwolni się najpóźniej po dobie.
error-not-invited = Żadne miejsce nie jest tu teraz dla ciebie zarezerwowane. Jeśli jakieś jest wolne, zajmiesz je przyciskiem „Dołącz”.

## Options of the command that opens a table

# There are several, with numbers from 1.
cmd-new-invite-name = gość{ $number }
cmd-new-invite-description =
    { $number ->
        [1] Osoba, dla której będzie zarezerwowane miejsce
       *[other] Kolejna osoba, dla której będzie zarezerwowane miejsce
    }
