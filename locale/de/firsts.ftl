firsts-how = ausblenden unter „{ more-button }“
firsts-shown = In deinen ersten beiden Partien hilft dir „{ board-hand }“ bei jeder Frage mit einer Zeile.
firsts-hidden = Du hast die Hilfszeilen für deine ersten Partien ausgeblendet.
firsts-hide = Hilfszeilen ausblenden
firsts-show = Hilfszeilen einblenden
about-unaided = Du möchtest in deinen ersten Partien keine Hilfszeilen.

sobek-first-turn = Erste Karte gratis, übersprungene sind Bestechung. Wer am meisten hat, verliert Punkte (nur ab 10 aus Sätzen).
sobek-first-turn-last = Der Stapel ist leer: Es kommen keine Karten mehr. Die letzte Karte an den Kais beendet die Runde.
sobek-first-event = Nimm, was dir jetzt hilft oder anderen helfen würde: Die anderen sehen nur den gewählten Chip.
sobek-first-vizier = Sie kommt auf deine Hand: am besten eine Ware, die du sammelst.
sobek-first-scribe = Behalte, was Sätze ergibt. Jede abgegebene Karte ist 1 Bestechung; Skarabäen zählen nur bei Gleichstand.
sobek-first-lay = Jede Karte, die du behältst, wird zu Bestechung: Auslegen lohnt sich fast immer.
sobek-first-starter = Wer beginnt, wählt zuerst unter den neuen Karten an den Kais.

duel-first-turn = Auf der Anch-Linie ist auf jeder Seite das nächste Plättchen gratis. Übersprungenes wird Bestechung.
# While the Ankh is off the market, and one takes from the centre.
duel-first-turn-centre = Alle vier Plättchen der Mitte sind gratis. Das Zeichen auf deinem gibt die Linie für dein Gegenüber vor.
# While the pile is empty.
duel-first-turn-last = Stapel leer: Kann jemand nichts tun, ist Schluss. Unverkaufte Warensätze verfallen, der Rest wird Bestechung.
duel-first-turn-royal = Ein Pharaoplättchen bringt auch 1 Plättchen königlicher Bestechung (1 bis 6). Übersprungenes wird Bestechung.
# While they hold a statue or a character and could soon sell a set.
duel-first-turn-set = Im Satz passen Sobek-Statuen und Joker zu jeder Ware, andere Figuren zu ihrer. Sie haben keine Skarabäen.
duel-first-turn-ankh = Auf dieser Linie nimmt gleich dein Gegenüber: Zeig dorthin, wo am wenigsten zu holen ist.
duel-first-deben = Deben sind ein sicherer Gewinn. Das Plättchen hat keine Skarabäen, vergrößert aber einen Satz.
duel-first-pirogue = Nimm, was dir jetzt hilft oder deinem Gegenüber helfen würde: Gezeigt wird nur die gewählte Piroge.
duel-first-architect = Nur eine kommt ins Spiel: am besten eine, die dir sofort etwas bringt.
duel-first-vizier = Es kommt aus dieser Bestechung auf deine Hand: am besten eine Ware, die du sammelst.
duel-first-scribe = Als Bestechung zählt jedes Plättchen gleich viel: Behalte, was zusammen Sätze ergibt.
