### What people choose for themselves: reminders, quiet hours with a time zone, absences.
### Button labels have 25 characters at most; what stands in a form has 45 at most.

## Reminders and quiet hours

habits-title = Erinnerungen und Ruhezeiten
habits-text = Wenn ein Tisch schon eine Weile auf dich wartet, erinnere ich dich. Wähle, wie es dir passt; es gilt für alle deine Tische.
habits-interval = Wie oft ich dich erinnere
habits-interval-table = Nach Tempo des Tisches
habits-interval-off = Nie, ein Ping genügt
habits-interval-hours = Alle { $hours } Stunden
habits-where = Wo ich dich erinnere
habits-where-table = Am Tisch
habits-where-direct = Per Direktnachricht
habits-where-both = Am Tisch und direkt
# $start and $end are shown as times by Discord.
habits-quiet-now = Ruhezeit: von { $start } bis { $end }. Dann pinge ich dich nicht, sondern erst danach.
habits-quiet-none = Du hast keine Ruhezeiten und kannst auch nachts gepingt werden.
habits-quiet-live = Ruhezeiten gelten nicht an Tischen, an denen live gespielt wird, und nicht, während du spielst.
habits-quiet-from = Ruhe ab …
habits-quiet-to = Ruhe bis …
# $time is such as "22:00".
habits-quiet-from-time = ab { $time }
habits-quiet-to-time = bis { $time }
habits-quiet-set = Ruhezeiten festlegen
habits-quiet-off = Keine Ruhezeiten
habits-zone-now = Deine Zeitzone: { $city }
habits-zone-change = Andere Zeitzone
habits-button = Erinnern und Ruhezeiten
habits-saved = Gespeichert.

## Finding the time zone

zone-title = Deine Zeitzone
zone-text = Discord verrät mir nicht, wie spät es bei dir ist. In welcher dieser Zeilen liest du **22:00**?
zone-parts = In keiner? Dann vielleicht in einer von diesen:
zone-letter = Der Buchstabe der Zeile mit 22:00
zone-number = Oder die Zahl der Zeile mit 22:00
# $time is shown by Discord as the reader's own clock.
zone-cities = Bei dir ist es jetzt { $time }. Welche dieser Städte hat das ganze Jahr über deine Zeit? Nimm die nächstgelegene in deinem Land.
zone-city = Deine Stadt
zone-more = Weitere Städte …
zone-again = Andere Zeile wählen
zone-done = Deine Zeitzone ist die von { $city }.

## Away

away-title = Abwesenheit
# $when is shown as a moment by Discord.
away-now = Du bist abwesend bis { $when }, oder bis du an einem Tisch etwas drückst.
away-none = Du bist nicht als abwesend gemeldet. Wenn du einige Tage keine Zeit hast, sag es den anderen hier.
away-computer = Computer darf spielen
away-wait = Bitte wartet auf mich
away-computer-now = In der Zwischenzeit darf ein Computer für dich spielen.
away-wait-now = In der Zwischenzeit werden die anderen gebeten, auf dich zu warten.
away-left =
    { $days ->
        [one] Von den { $all } Tagen im Jahr, an denen die anderen warten, bleibt dir einer.
       *[other] Von den { $all } Tagen im Jahr, an denen die anderen warten, bleiben dir { $days }.
    }
away-short = Die anderen warten bis { $when }; danach gilt, was am Tisch vereinbart ist.
away-back = Ich bin wieder da
away-back-done = Willkommen zurück!
# To the player whose press has ended their absence; by the second it also gave the seat back, for which a computer played.
away-over = Schön, dass du wieder da bist! Deine Abwesenheit ist beendet.
away-over-seat = Schön, dass du wieder da bist! Deine Abwesenheit ist beendet, und dein Platz gehört wieder dir.
away-set = Ich bin abwesend bis …
away-change = Anderer Tag
away-form-title = Ich bin abwesend bis …
away-form-day = Der letzte Tag
away-form-choose = Wähle einen Tag
away-form-date = Oder ein Datum, etwa 24.12.2026
away-form-day-help = Wähle hier einen Tag oder schreibe unten ein Datum. Eins von beiden ist nötig.
away-form-date-help = Nicht nötig, wenn du oben einen Tag wählst.
away-form-who = In der Zwischenzeit
away-choice = Bis { $when }: { $meanwhile }
# $date is such as "Monday, 24 November 2026".
away-day = { $date }
away-day-today = Heute, { $date }
away-day-tomorrow = Morgen, { $date }
away-day-monday = Nächsten Montag: { $date }
away-day-weeks =
    { $weeks ->
        [one] In einer Woche: { $date }
       *[other] In { $weeks } Wochen: { $date }
    }
error-away-missing = Der letzte Tag fehlt. Wähle ihn aus der Liste oder schreibe ihn so: 24.12.2026.
error-away-unreadable = Diesen Tag konnte ich nicht lesen. Wähle einen aus der Liste oder schreibe ihn als Tag, Monat und Jahr: 24.12.2026.
error-away-past = Dieser Tag ist schon vorbei. Wähle heute oder einen späteren.
error-away-far = Das ist sehr weit weg. Du kannst höchstens 60 Tage abwesend sein und dich danach wieder abwesend melden.

cmd-away-name = abwesend
cmd-away-description = Deinen Tischen sagen, dass du einige Tage abwesend oder wieder da bist
cmd-away-until-name = bis
cmd-away-until-description = Bis zu welchem Tag; wähle einen oder schreibe ihn als 24.12.2026
cmd-away-meanwhile-name = vertretung
cmd-away-meanwhile-description = Ob ein Computer für dich spielen darf oder die anderen warten sollen

## Ob in Texten, die nur die lesende Person sieht, Icons vor Wörtern stehen; auf der Seite der Erinnerungen

icons-shown = In Texten, die nur du siehst, stehen Icons vor manchen Wörtern. Vorleseprogramme lesen ihre Namen mit vor.
icons-none = In Texten, die nur du siehst, stehen keine Icons; die Buttons behalten ihre.
icons-off = Keine Icons in Texten
icons-on = Wieder Icons in Texten
about-no-icons = Du möchtest keine Icons in deinen Texten.
