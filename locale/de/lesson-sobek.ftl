### Die erste Lektion von Sobek: zehn Züge, zu jedem, was zu tun ist, und nach dem Zug, wozu er gut war (-done).
### Beides zusammen hat höchstens 60 Wörter. Namen von Karten, Waren und Chips stehen in Klammern oder nach einem Doppelpunkt. Was zu tun ist, steht fett.

lesson-sobek-free = Sammle Waren von den Kais und lege sie als Sätze aus: Wer nach { $rounds } Runden die meisten Punkte hat, gewinnt. **Nimm die erste Karte, sie kostet nichts: { $card }.**
lesson-sobek-free-done = Unter den Karten steht, was sie kosten: Die erste, ganz links, ist immer gratis.
lesson-sobek-corruption = Du darfst jede der ersten { $reach } Karten nehmen, doch was du überspringst, kommt unter deinen Bestechungstopf. **Überspringe { $count } und nimm Karte { $place }: { $card }.**
lesson-sobek-corruption-done = Diese { $count } Karten sind jetzt deine Bestechung, nur du darfst sie ansehen. Wer am Ende der Runde am meisten davon hat, verliert Punkte.
lesson-sobek-hidden = Figuren liegen verdeckt, niemand weiß, welche es sind. **Nimm die erste Karte** und sieh nach.
lesson-sobek-hidden-done = Du hast jetzt: { $card }. Eine Figur spielst du wegen ihrer Sondereigenschaft aus, oder du legst sie in einem Satz als Karte ihrer Ware aus.
lesson-sobek-character = **Spiele deine Figur aus: { $card }.** Damit legst du eine Warenart aus deiner Bestechung ab und wirst diese { $count } Karten los ({ $good }).
lesson-sobek-character-done = Deine Bestechung ist weg, aber das war dein ganzer Zug: eine Karte nehmen, eine Figur ausspielen oder einen Satz auslegen.
lesson-sobek-set = Ein Satz hat mindestens { $least } Karten einer Warenart. Seine Punkte: Karten mal Skarabäen. Startkarten haben eine grüne Ecke. **Lege alle { $count } aus ({ $good }).**
lesson-sobek-set-done = { $total } Karten × { $scarabs } Skarabäen = { $points } Punkte am Ende der Runde. Mit jeder weiteren Karte würden alle Skarabäen noch einmal zählen.
lesson-sobek-event = Jeder Satz, den du auslegst, bringt dir einen der übrigen Ereignis-Chips. **Wähle { $token }**: Dein Satz bekommt mehr Skarabäen.
lesson-sobek-event-done = { $total } Karten × { $scarabs } Skarabäen: Dein Satz ist jetzt { $points } Punkte wert statt { $was }.
lesson-sobek-extend = Einen Satz darfst du später vergrößern, wieder mit mindestens { $least } Karten; Amulette passen zu jeder Ware. **Lege alle { $count } dazu, die passen ({ $good }).**
lesson-sobek-extend-done = Von { $was } auf { $points } Punkte, ganz ohne neue Skarabäen: Für jede Karte zählen alle Skarabäen ihres Satzes. Vergrößere also Sätze, die viele haben.
lesson-sobek-end = Der Nachziehstapel ist leer, und an den Kais liegt noch eine Karte. **Nimm sie**: Die Runde ist sofort zu Ende.
lesson-sobek-end-done = Niemand kommt mehr zum Zug. Aus der Hand darfst du aber noch Sätze auslegen.
lesson-sobek-lay = Sätze bringen jetzt nur noch 1 Punkt je Skarabäus, doch was auf deiner Hand bleibt, wird zu Bestechung. **Lege alle { $count } aus ({ $good }).**
lesson-sobek-lay-done = Nur { $points } Punkte: In einem deiner Züge ausgelegt, hätte der Satz { $instead } gebracht. Behalte also den Nachziehstapel im Auge.
lesson-sobek-penalty = Wer am meisten Bestechung hat, muss auf der Punktezählleiste zurück. **Lege auch die anderen { $count } aus ({ $good })**, sonst trifft es dich.
lesson-sobek-penalty-done = Bestechung: du { $corruption }, dein Gegenüber { $most }. Seine Sätze brachten { $earned } Punkte, darin stecken { $steps } volle Zehner. Also geht sein Zählstein { $steps } Schritte zurück, jeweils zum nächsten gleichen Symbol: von { $reached } auf { $left }.
