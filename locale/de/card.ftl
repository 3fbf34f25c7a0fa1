### Die Karte für den Kanal: was ein Spiel ist, allen gesagt mit { COMMAND("about") }; und ein Film einer Partie für alle, die eine sehen wollen.

# Über dem Bild: der Name des Spiels, dann drei Sätze.
about-title = { $game }
sobek-about =
    Sobek ist ein Kartenspiel für 2 bis 4 Personen an den Kais des Nils: Nimm Waren, lege sie als Sätze aus und sammle in drei Runden Punkte.
    Die erste Karte der Reihe kostet nichts; greifst du weiter, werden alle übersprungenen Karten zu Bestechung, und wer am meisten davon hat, verliert am Ende der Runde Punkte.
    Gespielt wird gleich hier im Kanal, mit anderen oder mit Computern, am Stück oder über mehrere Tage.
duel-about =
    Sobek – Das Duell ist ein Spiel für zwei an einem Markt: Nimm Plättchen und verkaufe sie als Sätze; abgerechnet wird einmal, am Ende.
    Du nimmst immer auf der Anch-Linie, und dein Plättchen dreht das Anch für dein Gegenüber; was du überspringst, wird zu Bestechung.
    Gespielt wird gleich hier im Kanal, zu zweit oder gegen einen Computer, am Stück oder über mehrere Tage.
# Buttons.
about-open = Tisch eröffnen
about-watch = Partie ansehen
# Über dem Film, und was er sagt, wo er nicht zu sehen ist.
about-film = { $game }: { $moves } Züge, gespielt von Computern
about-film-alt = Film einer Partie ({ $game }), Zug für Zug, mit einer Zeile zu jedem.
