### Die erste Lektion von Sobek – Das Duell: zwölf Züge, zu jedem, was zu tun ist, und nach dem Zug, wozu er gut war
### (-done). Beides zusammen hat höchstens 60 Wörter. Namen stehen in Klammern oder nach einem Doppelpunkt. Was zu tun ist, steht fett.

lesson-duel-centre = Nimm Plättchen und verkaufe sie in Sätzen; abgerechnet wird am Ende. Startplättchen haben graue Ecken. **Beginne in der Mitte: { $tile }.**
lesson-duel-centre-done = Das Anch kommt auf das Feld des Plättchens, und dessen Zeichen dreht es. Nur auf dieser Linie darf dein Gegenüber jetzt nehmen.
lesson-duel-line = Genommen wird immer auf der Anch-Linie; das nächste Plättchen auf jeder Seite kostet nichts. **Nimm: { $tile }.**
lesson-duel-line-done = Sammle viele Plättchen einer Ware, denn sie werden zusammen verkauft. Auf der Hand darfst du beliebig viele haben.
lesson-duel-corruption = Du darfst weiter greifen, doch jedes übersprungene Plättchen wird zu deiner Bestechung. **Überspringe { $count } und nimm: { $tile }.**
lesson-duel-corruption-done = Wer am Ende weniger Bestechung hat, zieht 1 Deben-Plättchen und 1 weiteres für je volle { $step } Punkte Unterschied. Jedes ist { $lowest } bis { $highest } Punkte wert.
lesson-duel-mark = Das Zeichen dreht das Anch: ─ Zeile, │ Spalte, ╱ und ╲ Diagonalen. **Nimm „{ $tile }“**: Dann findet dein Gegenüber nur { $takeable ->
        [one] ein Plättchen vor.
       *[other] { $takeable } Plättchen vor.
    }
lesson-duel-mark-done = Was du nimmst, entscheidet, was dein Gegenüber nehmen kann. Achte also auf das Zeichen ebenso wie auf die Ware.
lesson-duel-hidden = Figuren liegen verdeckt und haben kein Zeichen. **Nimm die Figur gleich neben dem Anch.**
lesson-duel-hidden-done = Du hast jetzt: { $tile }. Weil ein Zeichen fehlt, drehst du das Anch selbst.
lesson-duel-turn = Drehe das Anch so, dass dein Gegenüber wenig vorfindet. **Wähle: { $line }.**
lesson-duel-turn-done = { $takeable ->
        [one] Auf dieser Linie gibt es nur ein Plättchen zu holen.
       *[other] Auf dieser Linie gibt es nur { $takeable } Plättchen zu holen.
    } Auf eine leere Linie darfst du das Anch nicht drehen, solange eine andere nicht leer ist. Ist die Anch-Linie leer, wird der Markt vom Nachziehstapel aufgefüllt, bevor jemand ein Plättchen nimmt.
lesson-duel-character = **Spiele deine Figur aus: { $tile }.** Damit entfernst du eine Ware aus deiner Bestechung und wirst diese { $count } Plättchen los ({ $good }).
lesson-duel-character-done = Deine Bestechung ist weg, aber das war dein ganzer Zug: ein Plättchen nehmen, einen Satz verkaufen oder eine Figur ausspielen.
lesson-duel-deben = Manche Plättchen haben statt Skarabäen ein Deben-Symbol. **Nimm dieses: { $tile }.**
lesson-duel-deben-done = Du entscheidest sofort: das Plättchen behalten oder gegen 1 Deben eintauschen. Später geht das nicht mehr.
lesson-duel-trade = Deben sind am Ende je { $lowest } bis { $highest } Punkte wert. **Tausche das Plättchen ein**: Es wird abgelegt, und du ziehst 1 Deben.
lesson-duel-trade-done = Dein Deben-Plättchen ist { $deben } Punkte wert. Bis zum Ende weiß das sonst niemand.
lesson-duel-sell = Ein Satz hat mindestens { $least } Plättchen einer Ware; ihre Figuren und Sobek-Statuen zählen mit. Seine Punkte: Plättchen mal Skarabäen. **Verkaufe alle { $count } auf einmal ({ $good }).**
lesson-duel-sell-done = { $total } Plättchen × { $scarabs } Skarabäen = { $points } Punkte. Um den Satz später zu vergrößern, brauchst du wieder { $least } auf einmal; verkaufe also viele zusammen.
lesson-duel-pirogue = Mit jedem Verkauf nutzt du eines der übrigen Pirogen-Plättchen. **Wähle { $pirogue }**: Dein Satz bekommt mehr Skarabäen.
lesson-duel-pirogue-done = { $total } Plättchen × { $scarabs } Skarabäen: Dein Satz ist jetzt { $points } Punkte wert statt { $was }.
lesson-duel-end = Der Nachziehstapel ist leer, und das Spiel endet, sobald jemand nichts tun kann. **Nimm „{ $tile }“**: Das Zeichen lässt deinem Gegenüber nichts übrig.
lesson-duel-end-done = Plättchen auf der Hand wurden zu Bestechung: Du hast { $corruption }, dein Gegenüber { $most }. Also hast du { $drawn } Deben gezogen ({ $deben } Punkte) und gewinnst { $points } zu { $theirs }. Ein noch unverkaufter Warensatz hätte das Spiel ohne Punkte verlassen.
