### Gewertete Tische: Partien, die für eine Rangliste des Servers zählen, und warum die einer Lobby nicht zählt.
### $name ist jemand am Tisch.

## Eine gewertete Partie endet nur vorzeitig, wenn alle einverstanden sind

rated-stop-wanted = { $name } möchte diese gewertete Partie abbrechen.
rated-stop-ends = Das endet { $when }. Alle Gefragten müssen zustimmen.
rated-stop-question = Diese Partie ist gewertet: Sie endet nur vorzeitig, wenn alle anderen zustimmen. Soll ich sie fragen?
# A button.
rated-stop-ask = Die anderen fragen
stopped-agreed = Alle haben zugestimmt, diese Partie abzubrechen. Sie endet ohne Sieg.

## When it cannot be

error-rated-pace = Diese Partie ist gewertet und behält deshalb ihre Uhr. Wähle ein anderes Tempo oder etwas anderes für den Fall, dass die Zeit um ist.
error-rated-stop = Diese Partie ist gewertet. Sie endet nur vorzeitig, wenn alle am Tisch zustimmen oder jemand von der Moderation sie abbricht, der hier nie einen Platz hatte.
error-stop-again = Du hast heute schon gefragt, ob diese Partie abgebrochen wird. Morgen kannst du wieder fragen.
error-not-rated = Dafür brauchst du die anderen nicht: Diese Partie ist nicht gewertet, oder ihr Ergebnis steht schon fest.
