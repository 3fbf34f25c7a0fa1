### Die Legende von Spielplan und Hand: ein Titel, ein Doppelpunkt, und was das Zeichen sagt.

# Der Knopf und der Titel seiner Seite; die zwei Bilder, die sie erklärt; was über dem Bild steht.
see-button = Legende
see-board = Spielplan
see-legend-board = Legende: Spielplan
see-legend-hand = Legende: meine Hand
see-below = Darunter steht, was die Buchstaben bedeuten.
# Ein Chip oder Plättchen auf dem Bild; danach steht, was es tut.
sign-thing = { $thing }

## Sobek

sobek-sign-number = Nummerierte Karten: Die großen können jetzt genommen werden; ihre Nummern stehen auch auf den Buttons.
sobek-sign-boat = Boot: Ist die Reihe leer, bringt es die nächste Warenlieferung.
sobek-sign-corruption = Rotes S: Bestechung. Unter einer Karte: wie viele Karten du überspringst; sonst: Karten unter einem Bestechungstopf.
sobek-sign-card = Karten: Unten stehen die Skarabäen; eine grüne Ecke zeigt eine Startkarte; das Amulett passt zu allem; Orange ist eine Figur, unten ihre Ware.
sobek-sign-back = Rücken: Grün sind Startkarten, beige Waren, orange Figuren. Bei einem Namen: wie viele davon auf der Hand sind; die große Zahl ist die ganze Hand.
sobek-sign-round = Tempel: die laufende Runde. Genommen wird vom anderen Ende der Reihe.
sobek-sign-deck = Nachziehstapel: wie viele Karten noch da sind, und der Rücken der nächsten.
sobek-sign-discard = Ablage: in dieser Runde ausgespielte und abgelegte Karten, die neuesten zuletzt.
sobek-sign-token = Ereignis-Chips: Verbrauchte liegen offen, die übrigen zeigen ihren goldenen Rücken. Beim Namen: ein Fluch; auf einem Satz: Wohlstand.
sobek-sign-track = Punktezählleiste: Jede Form zeigt, wie viele Punkte jemand hat; nach 99 kommt wieder 0. Symbole zählen für Kollegium und Minuspunkte.
sobek-sign-ghost = Hohle Form: wo dieser Zählstein vorher stand.
sobek-sign-pointer = Pfeil: wer am Zug ist. Ein anderes Zeichen dort: wer noch wählen muss oder am Ende gewonnen hat.
sobek-sign-seat = Farbige Formen: eine für jede Person. Auf Karte, Chip oder Plakette zeigt die Form, wer es war.
sobek-sign-standing = Kleines Zeichen vor einem Namen: Dort spielt ein Computer, oder er vertritt jemanden, oder die Person ist abwesend.
sobek-sign-starter = Kleine Sonne: wer diese Runde begonnen hat.
sobek-sign-score = Zahl neben dem Namen: Punkte bisher.
sobek-sign-symbol = Symbol unter den Punkten: das des Feldes, auf dem der Zählstein steht. Die Minuspunkte führen von Symbol zu Symbol zurück.
sobek-sign-set = Ausliegender Satz: seine Ware; darunter Karten mal Skarabäen; daneben, was er jetzt wert ist.
sobek-sign-news = Dunkle Plakette oder Stern: was neu ist, seit du zuletzt hier warst; + ist dazugekommen, − gegangen.
sobek-sign-doubt = Blasse Karte mit Fragezeichen: könnte dort sein. Die Zahl davor sagt, wie viele es wirklich sind.
sobek-sign-lock = Schloss: Das weißt du, aber nicht alle.
sobek-sign-tick = Haken: ausgewählt.

## Sobek: 2 Players

duel-sign-pawn = Anch: Nur Plättchen auf seiner Linie können genommen werden. Es zieht auf das Feld des genommenen.
duel-sign-line = Goldene Felder: die Anch-Linie; ein Stern aus Balken heißt, dass das Anch noch gedreht werden darf.
duel-sign-number = Nummern: Plättchen, die jetzt genommen werden können, nummeriert wie auf den Buttons.
duel-sign-corruption = Rotes S: Bestechung. An einem Plättchen: eins für jedes, das du überspringen würdest. Bei einem Namen: wie viele Plättchen dort liegen.
duel-sign-tile = Plättchen: unten Skarabäen oder ein Deben-Symbol. Die Pfeile drehen das Anch beim Nehmen. Graue Ecke: Startplättchen; die Statue passt zu allem.
duel-sign-back = Rücken: Grau sind Startplättchen, schwarz Waren, rot Figuren, gold Pharaoplättchen. Bei einem Namen: wie viele davon auf der Hand sind; die große Zahl ist die ganze Hand.
duel-sign-character = Orangefarbenes Plättchen: eine Figur; darunter steht ihre Ware.
duel-sign-architect = Lot: Pirogen, die mit dem Architekten gezogen oder zurückgelegt wurden.
duel-sign-pharaoh = Plättchen mit zwei Waren: ein Pharaoplättchen; im Satz ist es eine davon.
duel-sign-pile = Nachziehstapel: wie viele Plättchen noch zum Auffüllen da sind.
duel-sign-deben = Münze: Deben. Neben dem Markt: wie viele im Beutel sind; bei einem Namen: wie viele dort liegen. Die Werte bleiben bis zum Ende geheim.
duel-sign-pirogue = Blaue Scheiben: verbrauchte Pirogen, manche bei einem Namen oder auf einem Satz; die übrigen zeigen ihren goldenen Rücken.
duel-sign-now = Blaues Feld: was an diesem Zug besonders ist; ein Boot heißt: nichts.
duel-sign-discard = Aus dem Spiel: ausgespielte und entfernte Plättchen, die neuesten zuletzt.
duel-sign-royal = Achteck: königliche Bestechung, 1 bis 6 wert; neben einem Plättchen: Nimmst du es, ziehst du eins. Wie viele jemand hat, sehen alle; die Werte nur, wer sie hat.
duel-sign-looked = Auge: was du gerade ansiehst.
duel-sign-pointer = Pfeil: wer am Zug ist. Ein anderes Zeichen dort: wer noch wählen muss oder am Ende gewonnen hat.
duel-sign-seat = Farbige Formen: eine für jede Person. Auf einem Plättchen zeigt die Form, wer es war.
duel-sign-standing = Kleines Zeichen vor einem Namen: Dort spielt ein Computer, oder er vertritt jemanden, oder die Person ist abwesend.
duel-sign-score = Zahl neben dem Namen: Punkte bisher, ohne Deben.
duel-sign-set = Verkaufter Satz: seine Ware; darunter Plättchen mal Skarabäen; daneben, was er jetzt wert ist.
duel-sign-news = Dunkle Plakette oder Stern: was neu ist, seit du zuletzt hier warst; + ist dazugekommen, − gegangen.
duel-sign-tick = Haken: ausgewählt.
