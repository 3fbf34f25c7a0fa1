### Notizen, die man sich macht, das Zuschauen, und die Hände einer Partie, die zu Ende ist.
### Buttons haben höchstens 25 Zeichen; was in einem Formular steht, höchstens 45.

## Notizen: ein Text für jede Person und jeden Tisch

note-button = Meine Notiz
note-title = Meine Notiz zu diesem Tisch
note-label = Nur du kannst sie lesen
note-hint = Wer sammelt was? Was hast du vor?
note-kept = Deine Notiz ist gespeichert. Nur du kannst sie lesen.
note-deleted = Deine Notiz ist gelöscht.
note-none = Du hast keine Notiz zu diesem Tisch.
note-delete = Meine Notiz löschen
note-sent-empty = Ein leeres Formular: Es löscht deine Notiz.

## Zuschauen

watch-button = Zuschauen
watch-title = An diesem Tisch zuschauen
watch-none = Du schaust an diesem Tisch nicht zu. Schaust du zu, findest du ihn unter { COMMAND("games") } und siehst, was alle am Tisch sehen, nie eine Hand.
watch-letters-now = Du schaust an diesem Tisch zu. Ich schicke dir eine Direktnachricht, wenn eine Runde oder die Partie endet.
watch-listed-now = Du schaust an diesem Tisch zu. Du findest ihn unter { COMMAND("games") }; ich schreibe dir nicht.
watch-closed = Ich konnte dir keine Direktnachricht schicken. Erlaube Direktnachrichten von diesem Server und wähle dann noch einmal.
watch-letters = Nachricht je Runde
watch-listed = Nur in meiner Liste
watch-stop = Nicht mehr zuschauen
watch-stopped = Du schaust an diesem Tisch nicht mehr zu.
watch-told-round = { $place } ({ $game }): Eine Runde ist zu Ende.
watch-told-end = { $place } ({ $game }): Die Partie ist zu Ende.
games-watched = Du schaust zu
error-watch-seated = Du spielst an diesem Tisch mit und erfährst ohnehin alles.
error-watch-full = An diesem Tisch schauen so viele zu, dass ich niemandem mehr schreiben kann. Den Spielplan kannst du trotzdem ansehen.

## Die Hände einer Partie, die zu Ende ist, in ihrem Verlauf

hands-choose = Hände zeigen …
hands-none = Nur der Spielplan
hands-all = Alle Hände
hands-of = Hand: { $name }
hands-held = { $title } ({ $count }): { $things }
hands-held-none = { $title }: nichts
hands-counted = { $title }: { $count }
