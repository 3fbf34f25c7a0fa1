review-button = Meine Partie auswerten
review-title = Deine Partie
review-waiting = Zuerst wird eine andere Partie ausgewertet …
review-looking = Deine Züge werden ausgewertet: { $done } von { $count } …
review-weighing = Was dabei auffällt, wird noch einmal geprüft …
review-meanwhile = Das dauert etwa eine Minute. Du kannst das hier schließen: Das Ergebnis bleibt, derselbe Button zeigt es dir.
review-moment = Stelle { $place } von { $count }
review-made = Du: **{ $move }**
review-better = Besser: **{ $move }**
review-other = etwas anderes
review-gain =
    { $points ->
        [one] Im Schnitt **etwa 1 Punkt** besser (Unsicherheit: ±{ $error }). Besser in { $better } von 10 Fällen, schlechter in { $worse }.
       *[other] Im Schnitt **etwa { $points } Punkte** besser (Unsicherheit: ±{ $error }). Besser in { $better } von 10 Fällen, schlechter in { $worse }.
    }
review-gain-always =
    { $points ->
        [one] Im Schnitt **etwa 1 Punkt** besser (Unsicherheit: ±{ $error }). Besser in allen Fällen.
       *[other] Im Schnitt **etwa { $points } Punkte** besser (Unsicherheit: ±{ $error }). Besser in allen Fällen.
    }
review-how = Das siehst nur du. Jeder Fall verteilt anders, was du nicht sehen konntest. { $count } wurden durchgespielt, jeweils bis zur nächsten Abrechnung.
review-none =
    { $count ->
        [0] In dieser Partie hattest du nichts zu entscheiden.
        [one] Du hattest eine Entscheidung. Ein Meister hat nichts gefunden, was deutlich besser gewesen wäre.
       *[other] Du hattest { $count } Entscheidungen. Ein Meister hat keine gefunden, bei der etwas anderes deutlich besser gewesen wäre.
    }
review-fewer =
    { $count ->
        [one] Bei deiner einen Entscheidung war sonst nichts deutlich besser.
       *[other] Bei deinen { $count } Entscheidungen war sonst nichts deutlich besser.
    }
review-luck =
    { $count ->
        [one] Glück: Deine Ausgangslage war besser als { $rounds } von 10 zufälligen (gespielt auf Stufe Geselle).
       *[other] Glück je Runde: Deine Ausgangslage war besser als { $rounds } von 10 zufälligen (gespielt auf Stufe Geselle).
    }
review-mark =
    { $points ->
        [one] 🔎 Etwas anderes war im Schnitt etwa 1 Punkt besser.
       *[other] 🔎 Etwas anderes war im Schnitt etwa { $points } Punkte besser.
    }
review-jump =
    { $points ->
        [one] 🔎 Dein Zug: −1 Punkt
       *[other] 🔎 Dein Zug: −{ $points } Punkte
    }
error-review-not-yours = Auswerten kann eine Partie nur, wer am Ende mit am Tisch saß.
error-review-none = Hier lassen sich keine Partien auswerten: Auf diesem Bot spielt die Stufe „Meister“ nur so gut wie „Geselle“.
error-review-busy = Gerade werden viele Partien ausgewertet. Bitte frag in ein paar Minuten noch einmal.
error-review-failed = Diesmal bin ich mit deiner Partie nicht fertig geworden. Bitte frag gleich noch einmal.
