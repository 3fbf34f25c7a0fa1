review-button = Mein Spiel ansehen
review-title = Dein Spiel
review-waiting = Zuerst wird ein anderes Spiel angesehen …
review-looking = Deine Züge werden angesehen: { $done } von { $count } …
review-weighing = Was dabei auffällt, wird noch einmal angesehen …
review-meanwhile = Das dauert etwa eine Minute. Du kannst das hier schließen: Das Ergebnis bleibt, derselbe Knopf zeigt es dir.
review-moment = Moment { $place } von { $count }
review-made = Du: **{ $move }**
review-better = Besser: **{ $move }**
review-other = etwas anderes
review-gain =
    { $points ->
        [one] **Etwa 1 Punkt** besser, plus/minus { $error }; besser in { $better } von 10 Welten, schlechter in { $worse }.
       *[other] **Etwa { $points } Punkte** besser, plus/minus { $error }; besser in { $better } von 10 Welten, schlechter in { $worse }.
    }
review-gain-always =
    { $points ->
        [one] **Etwa 1 Punkt** besser, plus/minus { $error }, und zwar in jeder Welt.
       *[other] **Etwa { $points } Punkte** besser, plus/minus { $error }, und zwar in jeder Welt.
    }
review-how = Eine Welt: So kann gelegen haben, was du nicht sahst. { $count } wurden ausprobiert, bis zur nächsten Abrechnung.
review-none =
    { $count ->
        [0] In diesem Spiel hattest du nichts zu entscheiden.
        [one] Du hattest eine Entscheidung, und soweit ein Meister das sagen kann, wäre nichts deutlich besser gewesen.
       *[other] Du hattest { $count } Entscheidungen, und soweit ein Meister das sagen kann, wäre bei keiner etwas deutlich besser gewesen.
    }
review-fewer =
    { $count ->
        [one] Bei deiner einen Entscheidung war sonst nichts deutlich besser.
       *[other] Bei deinen { $count } Entscheidungen war sonst nichts deutlich besser.
    }
review-luck =
    { $count ->
        [one] Glück, an Händlern gemessen: günstiger für dich als { $rounds } von 10 Ausgangslagen.
       *[other] Glück je Runde, an Händlern gemessen: günstiger für dich als { $rounds } von 10 Ausgangslagen.
    }
review-mark =
    { $points ->
        [one] 🔎 Etwas anderes war etwa 1 Punkt besser.
       *[other] 🔎 Etwas anderes war etwa { $points } Punkte besser.
    }
review-jump =
    { $points ->
        [one] 🔎 Dein Zug: −1 Punkt
       *[other] 🔎 Dein Zug: −{ $points } Punkte
    }
error-review-not-yours = Nur wer am Ende des Spiels an diesem Tisch saß, kann sein Spiel ansehen.
error-review-none = Hier lassen sich keine Spiele ansehen: Auf diesem Bot spielen Meister wie Händler.
error-review-busy = Gerade werden viele Spiele angesehen. Bitte frag in ein paar Minuten noch einmal.
error-review-failed = Diesmal bin ich mit deinem Spiel nicht fertig geworden. Bitte frag gleich noch einmal.
