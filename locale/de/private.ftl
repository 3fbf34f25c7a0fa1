### What is private: what is kept about somebody, whom he avoids.
### Button labels have 34 characters at most.

## Privacy

privacy-title = Deine Daten
privacy-text =
    Für ein Spiel speichere ich: deine Discord-ID, den Namen, der am Tisch zu sehen ist, deinen Platz, deine Züge und das, was du für dich auswählst: Sprache, Erinnerungen, Ruhezeiten mit deiner Zeitzone, Abwesenheiten (ein Jahr lang). Dazu kommen die IDs des Servers, des Kanals und der Nachricht mit dem Spielplan.
    Ich lese keine Nachrichten mit und gebe nichts weiter. In Protokollen beendeter Spiele stehen keine Namen.
    Mit der Schaltfläche unten kannst du deine Daten jederzeit löschen lassen.
privacy-kept =
    { $games ->
        [0] Zurzeit ist nichts über dich gespeichert.
        [one] Zurzeit hast du in einem Spiel einen Platz.
       *[other] Zurzeit hast du in { $games } Spielen einen Platz.
    }
privacy-reminders = Du hast ausgewählt, wie du erinnert wirst.
privacy-quiet = Du hast Ruhezeiten.
privacy-absences =
    { $count ->
        [one] Eine Abwesenheit aus dem vergangenen Jahr ist vermerkt.
       *[other] { $count } Abwesenheiten aus dem vergangenen Jahr sind vermerkt.
    }
privacy-delete = Meine Daten löschen
privacy-delete-confirm = Deine ID und deinen Namen aus allen Spielen löschen? In laufenden Spielen übernimmt ein Computer deinen Platz. Das lässt sich nicht rückgängig machen.
privacy-deleted = Erledigt. Von diesen Spielen führt keine Spur mehr zu dir.
# Shown instead of the name of a player whose data were deleted; stands wherever a name stands, so it must not inflect.
privacy-name = Unbekannt

## Whom somebody avoids

# A page, and the button that opens it.
avoid-title = Wen ich meide
avoid-text = Die Menschen auf dieser Liste bekommen keinen Platz an Tischen, die du leitest und an denen das Spiel noch nicht begonnen hat. Sie erfahren freundlich, dass an diesem Tisch kein Platz für sie ist, aber nie den Grund. Die Liste siehst nur du, und niemand hört davon. Wo ihr schon zusammen sitzt, ändert sich nichts.
avoid-none = Auf deiner Liste steht niemand.
# A list of people and who they are for Discord follows.
avoid-there = Auf deiner Liste:
avoid-full = Deine Liste ist voll. Nimm erst jemanden herunter, bevor du jemanden daraufsetzt.
avoid-add = Jemanden daraufsetzen …
avoid-remove = Jemanden herunternehmen …
avoid-back = Zurück zu meinen Daten
error-avoid-nobody = Weder du selbst noch ein Bot kann auf dieser Liste stehen. Wähle bitte andere aus.
error-avoids-full = So viele passen nicht auf deine Liste. Wähle weniger aus, oder nimm erst jemanden herunter.
# Whoever is avoided by the host is told this; it gives no reason, and must not hint at one.
error-not-at-this-table = An diesem Tisch kannst du nicht Platz nehmen. { COMMAND("games") } zeigt andere.
