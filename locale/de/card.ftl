### Die Karte für den Kanal: was ein Spiel ist, allen gesagt mit { COMMAND("about") }; und ein Film einer Partie für alle, die eine sehen wollen.

# Über dem Bild: der Name des Spiels, dann drei Sätze.
about-title = { $game }
sobek-about =
    Sobek ist ein Kartenspiel für 2 bis 4 Händler an den Kais des Nils: Nimm Waren, lege sie als Sätze aus und sammle in drei Runden Punkte.
    Die erste Karte der Reihe kostet nichts; wer weiter greift, bekommt alle übersprungenen Karten als Bestechung, und wer davon am meisten hat, verliert am Ende der Runde Punkte.
    Gespielt wird gleich hier im Kanal, mit anderen oder mit Computern, am Stück oder über mehrere Tage.
duel-about =
    Sobek – Das Duell ist ein Spiel für zwei Händler an einem Markt: Nimm Plättchen und verkaufe sie als Sätze; gezählt wird einmal, am Ende.
    Genommen wird nur auf der Anch-Linie, und was du nimmst, dreht das Anch für dein Gegenüber; übersprungene Plättchen sind Bestechung.
    Gespielt wird gleich hier im Kanal, gegen jemanden oder einen Computer, am Stück oder über mehrere Tage.
# Knöpfe.
about-open = Tisch eröffnen
about-watch = Partie ansehen
# Über dem Film, und was er sagt, wo er nicht zu sehen ist.
about-film = { $game }: { $moves } Züge, gespielt von Computern
about-film-alt = Animation einer Partie ({ $game }), Zug für Zug, mit einer Zeile zu jedem.
