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
