### What is private: what is kept about a person, whom they avoid.
### Button labels have 25 characters at most.

## Privacy

privacy-title = Deine Daten
privacy-text =
    Damit du spielen kannst, speichere ich: deine Discord-ID, den Namen, der am Tisch zu sehen ist, deine Plätze, Züge, Stimmen und Pläne, deine Einladungen und wo du zuschaust, und was du für dich auswählst oder aufschreibst: Sprache, Erinnerungen, Ruhezeiten mit deiner Zeitzone, Abwesenheiten (ein Jahr lang), Notizen, wen du meidest, wie weit du in einer Einführung bist, und deine Übungspartie (beides 30 Tage lang). Dazu kommen die IDs des Servers, des Kanals und der Nachricht mit dem Spielplan.
    Ich lese keine Nachrichten mit und gebe nichts weiter. In Protokollen beendeter Partien stehen keine Namen.
    Sicherungskopien werden höchstens 30 Tage aufbewahrt. Wenn du deine Daten löschen lässt, merke ich mir das ebenso lange, als Hash statt mit deiner ID: Wird eine Kopie zurückgespielt, werden sie gleich wieder gelöscht.
    Mit den Buttons unten bekommst du alles als Datei oder lässt es löschen, jederzeit.
privacy-kept =
    { $games ->
        [0] Zurzeit ist nichts über dich gespeichert.
        [one] Dein Platz in einer Partie ist gespeichert.
       *[other] Deine Plätze in { $games } Partien sind gespeichert.
    }
privacy-reminders = Du hast ausgewählt, wie du erinnert wirst.
privacy-quiet = Du hast Ruhezeiten.
privacy-absences =
    { $count ->
        [one] Eine Abwesenheit aus dem vergangenen Jahr ist vermerkt.
       *[other] { $count } Abwesenheiten aus dem vergangenen Jahr sind vermerkt.
    }
privacy-delete = Meine Daten löschen
privacy-delete-confirm = Deine ID und deinen Namen aus allen Partien löschen, ebenso alles, was du ausgewählt und aufgeschrieben hast? In laufenden Partien übernimmt ein Computer deinen Platz. Das lässt sich nicht rückgängig machen. In Ranglisten, die jemand im Kanal gezeigt hat, und in Kanälen, die ich nicht mehr sehen kann, bleibt dein Name stehen.
privacy-deleted = Erledigt. In keiner dieser Partien weist noch etwas auf dich hin. Aus alten Nachrichten verschwindet dein Name nach und nach.
# Shown instead of the name of a player whose data were deleted; stands wherever a name stands, so it must not inflect.
privacy-name = Unbekannt

## Whom somebody avoids

# A page, and the button that opens it.
avoid-title = Wen ich meide
avoid-text = Wer auf dieser Liste steht, bekommt keinen Platz an deinen offenen Tischen (wo du Host bist) und erfährt nur, dass dort kein Platz ist, nie den Grund. Die Liste siehst nur du. An Tischen, an denen ihr schon zusammen sitzt, ändert sich nichts.
avoid-none = Auf deiner Liste steht niemand.
# A list of people and who they are for Discord follows.
avoid-there = Auf deiner Liste:
avoid-full = Deine Liste ist voll. Entferne erst jemanden, bevor du jemanden hinzufügst.
avoid-add = Jemanden hinzufügen …
avoid-remove = Jemanden entfernen …
avoid-back = Zurück zu meinen Daten
error-avoid-nobody = Du selbst und Bots können nicht auf dieser Liste stehen. Wähle bitte jemand anders.
error-avoids-full = So viele passen nicht auf deine Liste. Wähle weniger Leute, oder entferne erst jemanden.
# Whoever is avoided by the host is told this; it gives no reason, and must not hint at one.
error-not-at-this-table = An diesem Tisch kannst du leider nicht mitspielen. { COMMAND("games") } zeigt andere.

## What is kept, kind by kind: each line only where there is something
# What is counted are numbers from 1, unless another line says otherwise.

about-games = **An Tischen**
# How many of the tables have not begun, are under way, are over; 0 is possible.
about-statuses = Tische: { $lobbies } noch nicht begonnen, { $running } laufend, { $over } beendet
about-left = Plätze, die du abgegeben hast: { $count }
about-moves = Deine Züge: { $count }. Sie sind nach Plätzen vermerkt und führen zu niemandem mehr, wenn dein Name gelöscht ist.
about-votes = Deine abgegebenen Stimmen: { $count }
about-plans = Deine Pläne: { $count }
about-notes = Deine Notizen: { $count }
# A seat is offered to him, he wants an open one, or wants to be the host.
about-motions = Fragen, ob du einen Platz bekommst oder Host wirst: { $count }
# He is invited, sits down if nobody else does, or is told when it starts.
about-guests = Offene Tische, an denen du eingeladen oder vorgemerkt bist: { $count }
about-invited = Leute, die du eingeladen hast: { $count }
# How many invitations he sent lately and was sent; 0 is possible.
about-invitations = Einladungen: { $sent } verschickt, { $received } bekommen
about-watches = Tische, an denen du zuschaust: { $count }
about-chosen = **Was du ausgewählt hast**
about-uninvited = Du möchtest keine Einladungen.
about-avoided = Leute, die du meidest: { $count }
about-learning = **Was du lernst**
about-lesson-offered = Dir wurde einmal gesagt, dass es eine Einführung gibt.
about-lesson = Einführung in { $game }, erledigte Schritte: { $count }
about-practice = Übungspartie { $game }, Züge bisher: { $count }
about-others = Andere können dich auf die Liste der Leute setzen, die sie meiden. Ob du auf einer stehst, erfährt niemand; was dort über dich steht, wird mit deinen Daten gelöscht.

## All of it as a file

export-button = Meine Daten als Datei
export-ready = Hier ist alles, was über dich gespeichert ist, als JSON-Datei. Sie enthält auch deine Pläne und Notizen, die am Tisch niemand kennt: Gib sie nicht weiter.
