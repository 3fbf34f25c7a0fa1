### Rated tables: games that count on a ladder of their server, and why a lobby's game does not count.
### $name is a player.

## In the lobby, and in the note of its start

rated-on = **Gewertet**: Diese Partie zählt für eine Rangliste des Servers.
rated-off = Ohne Wertung: Diese Partie zählt für keine Rangliste.
# $reasons is a list of what follows.
rated-not-now = **Vorerst ohne Wertung**, denn { $reasons }.
rated-not = **Ohne Wertung**, denn { $reasons }.
rated-why-off = dieser Server hat keine Ranglisten
rated-why-computer = ein Computer spielt mit
rated-why-untimed = es gibt keine Uhr
rated-why-waiting = auf Säumige wird gewartet, solange es dauert
rated-why-hints = der Tisch gibt Tipps
rated-why-young = ein Discord-Konto ist jünger als { $days } Tage ({ $name })
rated-why-excluded = { $name } kann auf diesem Server nicht gewertet spielen
# $other is another player.
rated-why-day = { $name } und { $other } haben in 24 Stunden schon { $count } gewertete Partien miteinander begonnen
rated-why-month = { $name } und { $other } haben in { $days } Tagen schon { $count } gewertete Partien miteinander begonnen

## A change for which all must agree

# On a select of the host’s page of options.
setup-choose-rated = Gewertet: ja
setup-choose-unrated = Gewertet: nein
# In a list of changes.
setup-rated-rated = Gewertet
setup-rated-unrated = Ohne Wertung
setup-changed-rated = { $before } → { $after }
# Also in a phone’s notification; $changes is a list, as “Unrated → Rated”.
rated-wanted =
    { $count ->
        [one] { $mentions }, { $name } möchte an diesem Tisch etwas ändern: { $changes }. Bist du einverstanden?
       *[other] { $mentions }, { $name } möchte an diesem Tisch etwas ändern: { $changes }. Seid ihr einverstanden?
    }
rated-declined = Nicht alle sind mit der Änderung einverstanden, deshalb bleibt der Tisch, wie er ist.
# To the host; $names are players.
rated-question =
    { $count ->
        [one] Dieser Änderung muss { $names } zustimmen: { $changes }. Soll ich fragen? Bis dahin ändert sich nichts.
       *[other] Dieser Änderung müssen alle zustimmen ({ $names }): { $changes }. Soll ich fragen? Bis dahin ändert sich nichts.
    }
rated-asking =
    { $count ->
        [one] Du hast um diese Änderung gebeten: { $changes }. Sie gilt, sobald { $names } zustimmt. Bis dahin kann niemand dazukommen.
       *[other] Du hast um diese Änderung gebeten: { $changes }. Sie gilt, sobald alle zustimmen ({ $names }). Bis dahin kann niemand dazukommen.
    }

## A rated game ends early only if all agree

rated-stop-wanted = { $name } möchte diese gewertete Partie abbrechen.
rated-stop-ends = Die Abstimmung endet { $when }. Alle Gefragten müssen zustimmen.
rated-stop-question = Diese Partie ist gewertet: Vorzeitig endet sie nur, wenn alle anderen zustimmen. Soll ich sie fragen?
# A button.
rated-stop-ask = Die anderen fragen
decided-stop-refused = Der Tisch hat Nein gesagt: Die Partie geht weiter, entgegen der Bitte von { $name }.
decided-stop-dropped = Die Partie geht weiter: Die Bitte von { $name }, sie abzubrechen, hat sich erledigt.
stopped-agreed = Alle haben zugestimmt, diese Partie abzubrechen. Sie endet ohne Sieg.
rated-leave = Diese Partie ist gewertet: Wer aussteigt, belegt darin den letzten Platz.

## When it cannot be

error-rated-pace = Diese Partie ist gewertet und behält deshalb ihre Uhr. Wähle ein anderes Tempo oder etwas anderes für den Fall, dass die Zeit um ist.
error-rated-stop = Diese Partie ist gewertet. Vorzeitig endet sie nur, wenn alle am Tisch zustimmen oder Leute von der Moderation sie abbrechen, die hier nie einen Platz hatten.
error-stop-again = Du hast heute schon gefragt, ob diese Partie abgebrochen wird. Morgen kannst du wieder fragen.
error-not-rated = Dafür brauchst du die anderen nicht: Diese Partie ist nicht gewertet, oder ihr Ergebnis steht schon fest.
