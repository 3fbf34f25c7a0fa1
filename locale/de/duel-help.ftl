### The rules of Sobek: 2 Players in our own words: one title and one text a topic (1000 characters at most),
### and one sentence for each character, pirogue and choice (100 characters at most, shown under a choice).
### The opponent is "dein Gegenüber", man or woman; "Deben" stands without an article that shows its gender.

## The course of the game

duel-help-goal-title = Ziel des Spiels
duel-help-goal =
    Zu zweit handelt ihr auf demselben Markt. Nimm Plättchen vom Markt, verkaufe sie in Warensätzen und rufe Figuren zu Hilfe, wenn sie dir nützen.
    Punkte bringen verkaufte Sätze, Deben und manche Pirogen. Abgerechnet wird nur einmal, am Ende; wer die meisten Punkte hat, gewinnt.
    Wer weit über den Markt greift, sammelt Bestechung, und wer weniger davon hat, zieht am Ende zusätzliche Deben.

duel-help-turn-title = Dein Zug
duel-help-turn =
    In deinem Zug tust du genau eines von drei Dingen:
    - ein Plättchen vom Markt nehmen,
    - einen Warensatz aus 3 oder mehr Plättchen verkaufen,
    - ein Figurenplättchen wegen seiner Sondereigenschaft ausspielen.
    Passen geht nicht. Ein Figurenplättchen, dessen Sondereigenschaft nichts bewirkt, darfst du trotzdem ausspielen: Es wird abgelegt, und dein Zug ist vorbei.
    Auf der Hand darfst du beliebig viele Plättchen haben. Dein Gegenüber sieht nur die Rücken: grau für Startplättchen, schwarz für Waren, rot für Figuren.

duel-help-take-title = Plättchen nehmen
duel-help-take =
    Du darfst ein Plättchen auf der Linie nehmen, auf der das Anch liegt: seine Zeile, seine Spalte oder eine seiner Diagonalen, je nachdem, wohin es zeigt. Beide Seiten des Anch gelten, leere Felder spielen keine Rolle.
    Alle Plättchen zwischen dem Anch und deinem werden zu deiner Bestechung. Das nächste Plättchen auf jeder Seite kostet nichts.
    Dann kommt das Anch auf das Feld des genommenen Plättchens. Das Zeichen darauf sagt, auf welcher Linie es nun liegt: ─ Zeile, │ Spalte, ╱ steigende Diagonale, ╲ fallende Diagonale. So entscheidet deine Wahl, was dein Gegenüber vorfindet.

duel-help-ankh-title = Anch und Markt
duel-help-ankh =
    Am Anfang ist die Anch-Figur nicht auf dem Markt: Im ersten Zug nimmt man eines der vier Plättchen in der Mitte, und das Anch kommt dorthin.
    Figurenplättchen haben kein Zeichen. Wer eines nimmt, dreht das Anch selbst: Wenn möglich, muss es auf mindestens ein Plättchen zeigen.
    Liegt auf der Anch-Linie kein Plättchen und willst du eines nehmen, verlässt das Anch den Markt, er wird vom Nachziehstapel aufgefüllt, und du nimmst eines der vier in der Mitte. Wer verkauft oder eine Figur ausspielt, füllt nie auf.
    Aufgefüllt wird im Uhrzeigersinn in drei Ringen: zuerst die Mitte, dann die Felder darum, dann der Rand. Figuren liegen verdeckt. Reicht der Nachziehstapel nicht, bleiben Felder leer; ist er ganz leer, wird nichts aufgefüllt.

duel-help-corruption-title = Bestechung
duel-help-corruption =
    Plättchen, die du überspringst, kommen verdeckt auf deine Bestechungstafel. Deine eigenen darfst du jederzeit ansehen; dein Gegenüber weiß nur, wie viele es sind.
    Am Ende ist jedes davon 1 Bestechungspunkt, und die Plättchen, die du noch auf der Hand hast, kommen dazu. Schlangen zählen als 1 oder 2 weitere Bestechungspunkte.
    Wer weniger hat, zieht 1 Deben-Plättchen, und 1 weiteres für je volle 3 Punkte Unterschied: Bei 1 gegen 8 sind es 3. Bei Gleichstand geht ihr beide leer aus.

duel-help-deben-title = Deben
duel-help-deben =
    Ein Deben-Plättchen ist am Ende 3 bis 9 Punkte wert. Bis dahin kennt seinen Wert nur, wer es hat.
    Sechs Warenplättchen zeigen ein Deben-Symbol. Nimmst du eines davon als deine Aktion, auf der Anch-Linie oder in der Mitte, entscheidest du sofort: Lege es ab und ziehe dafür 1 Deben aus dem Beutel, oder behalte es; Skarabäen hat es keine. Später geht das nicht mehr, und du hast keine Wahl, wenn das Plättchen auf andere Weise zu dir kam oder der Beutel leer ist.
    Deben gibt es auch durch manche Pirogen und am Ende für weniger Bestechung. Insgesamt gibt es 13.

duel-help-sell-title = Warensatz verkaufen
duel-help-sell =
    Lege mindestens 3 Plättchen einer Ware aus deiner Hand vor dir aus. Auch Figuren, die diese Ware zeigen, dürfen dabei sein, ebenso Sobek-Statuen und der Architekt, die zu jeder Ware passen. Sie alle haben keine Skarabäen, doch jedes dieser Plättchen vergrößert den Satz.
    Der erste Verkauf einer Ware braucht mindestens ein Plättchen, das sie zeigt. Spätere Verkäufe kommen zum selben Satz; auch dann legst du mindestens 3 auf einmal, und das dürfen Statuen allein sein.
    Mit jedem Verkauf nutzt du eine Piroge, solange noch welche da sind.

duel-help-pirogues-title = Pirogen
duel-help-pirogues =
    Fünf Pirogen-Plättchen, gezogen aus 13, liegen verdeckt neben dem Markt. Wenn du einen Warensatz verkaufst, siehst du dir alle übrigen an und nutzt eines; dein Gegenüber sieht nur das gewählte. Verbrauchte werden nicht ersetzt.
    Kann eine Piroge etwas bewirken, geschieht das sofort. Du darfst auch eine wählen, die nichts bewirken kann, damit dein Gegenüber sie nicht bekommt; dann wird sie abgelegt.
    Die anderen 8 werden am Anfang beiseitegelegt. Nur mit dem Architekten ziehst du davon.

## The pirogues

duel-help-pyramid-title = { duel-pirogue-pyramid }
duel-help-pyramid =
    Du hast sofort noch einen vollen Zug. Nimmst du darin ein Plättchen, darfst du vorher das Anch auf seinem Feld drehen, wie du willst. War die Anch-Linie leer, darfst du stattdessen auch den Markt auffüllen.
    Du musst den Zug auch machen: Bleibt dir nichts zu tun, endet das Spiel. Es gibt zwei dieser Plättchen.
duel-help-scarabs-title = { duel-pirogue-scarabs }
duel-help-scarabs = Lege dieses Pirogen-Plättchen auf einen deiner verkauften Sätze aus Vieh, Fisch oder Weizen; auch der eben verkaufte zählt dazu. Es bringt dem Satz 2 Skarabäen, vergrößert ihn aber nicht. Es gibt zwei davon, und ein Satz darf beide haben.
duel-help-mummy-title = { duel-pirogue-mummy }
duel-help-mummy = Nimm alle deine Bestechungsplättchen auf die Hand. Schlangen und königliche Bestechung bleiben bei dir liegen. Hast du keine Bestechungsplättchen, bewirkt diese Piroge nichts.
duel-help-snake-title = { duel-pirogue-snake }
duel-help-snake = Gib dieses Plättchen deinem Gegenüber: Es zählt am Ende als 1 oder 2 Bestechungspunkte. Von beiden Arten gibt es eine.
duel-help-points-title = Sieben, Zwei + Deben, Horusauge
duel-help-points =
    { duel-pirogue-seven }: am Ende 7 Punkte wert.
    { duel-pirogue-two-deben }: am Ende 2 Punkte wert, und du ziehst 1 Deben, falls noch welche im Beutel sind. Es gibt zwei dieser Plättchen.
    { duel-pirogue-horus }: Ziehe 2 Deben, behalte das mit dem höheren Wert und lege das andere verdeckt zurück. Ist nur noch eines im Beutel, bekommst du das; ist er leer, gibt es nichts.
duel-help-finger-title = { duel-pirogue-finger }
duel-help-finger =
    Lege diese Piroge auf ein Plättchen der Anch-Linie. Im nächsten Zug muss dein Gegenüber genau dieses Plättchen nehmen, samt der Bestechung auf dem Weg dorthin, und kann nichts anderes tun.
    Ein Deben-Symbol gibt die Wahl wie sonst auch, und bei einer Figur wird das Anch gedreht. Liegt auf der Anch-Linie kein Plättchen, wird die Piroge abgelegt. Es gibt zwei davon.

## The characters

duel-help-queen-title = { duel-power-queen }
duel-help-queen =
    Ziehe die obersten 3 Plättchen vom Nachziehstapel auf die Hand, oder so viele, wie noch da sind. Dein Gegenüber sieht nur die Rücken.
    Ist der Nachziehstapel leer, bewirkt sie nichts. Als Plättchen eines Satzes zählt sie als Elfenbein.
duel-help-vizier-title = { duel-power-vizier }
duel-help-vizier =
    Sieh die Bestechung deines Gegenübers durch und nimm eines der Plättchen auf die Hand.
    Liegt dort keines, bewirkt er nichts. Als Plättchen eines Satzes zählt er als Vieh.
duel-help-thief-title = { duel-power-thief }
duel-help-thief =
    Wähle einen Rücken, den die Hand deines Gegenübers zeigt: grau für Startplättchen, schwarz für Waren, rot für Figuren. Du bekommst ein zufälliges Plättchen mit diesem Rücken.
    Ist die Hand deines Gegenübers leer, bewirkt er nichts. Als Plättchen eines Satzes zählt er als Fisch.
duel-help-merchant-title = { duel-power-merchant }
duel-help-merchant =
    Nimm ein beliebiges Plättchen vom Markt auf die Hand, wo es auch liegt, ohne Bestechung. Das Anch bleibt, wo und wie es ist, und ein Deben-Symbol gibt keine Wahl.
    Ist der Markt leer, bewirkt er nichts. Als Plättchen eines Satzes zählt er als Weizen.
duel-help-courtesan-title = { duel-power-courtesan }
duel-help-courtesan =
    Lege 1 oder 2 Plättchen aus der Hand zu einer Ware, die du schon verkauft hast: Plättchen dieser Ware, ihre Figuren, Statuen oder den Architekten. Eine Piroge nutzt du dafür nicht.
    Lässt sich nichts dazulegen, bewirkt sie nichts. Als Plättchen eines Satzes zählt sie als Weizen.
duel-help-priest-title = { duel-power-priest }
duel-help-priest =
    Wähle eine Ware, von der ein Plättchen in deiner Bestechung liegt, oder die Sobek-Statuen. Alle diese Plättchen verlassen das Spiel: mit einer Ware auch ihre Figuren, mit den Statuen auch der Architekt.
    Hast du keine Bestechungsplättchen, bewirkt er nichts. Als Plättchen eines Satzes zählt er als Ebenholz.
duel-help-priestess-title = { duel-power-priestess }
duel-help-priestess =
    Wähle eine Ware, von der ein Plättchen in deiner Bestechung liegt, oder die Sobek-Statuen. Alle diese Plättchen verlassen das Spiel: mit einer Ware auch ihre Figuren, mit den Statuen auch der Architekt.
    Hast du keine Bestechungsplättchen, bewirkt sie nichts. Als Plättchen eines Satzes zählt sie als Marmor.
duel-help-scribe-title = { duel-power-scribe }
duel-help-scribe =
    Hat dein Gegenüber mehr als 6 Plättchen auf der Hand, dürfen davon nur 6 bleiben. Welche, entscheidet dein Gegenüber selbst; die übrigen werden zu Bestechung.
    Bei 6 oder weniger bewirkt er nichts. Es gibt zwei Schreiber: Der eine zählt im Satz als Vieh, der andere als Fisch.
duel-help-architect-title = { duel-power-architect }
duel-help-architect =
    Ziehe 3 der Pirogen, die am Anfang beiseitegelegt wurden, und wähle eine. Kann sie etwas bewirken, geschieht das sofort. Die beiden anderen werden wieder beiseitegelegt.
    In einem Satz ist der Architekt ein Joker und passt zu jeder Ware, genau wie eine Sobek-Statue.

## The end

duel-help-end-title = Ende des Spiels
duel-help-end =
    Das Spiel endet sofort, wenn jemand am Zug ist und nichts tun kann: kein Plättchen nehmen (und der Nachziehstapel ist leer), keinen Warensatz verkaufen und kein Figurenplättchen ausspielen.
    Hätte das Gegenüber noch Warensätze verkaufen können, verlassen diese Plättchen das Spiel und bringen nichts. Dann werden alle Plättchen, die ihr noch auf der Hand habt, zu Bestechung.
    Die Bestechung wird verglichen, wer weniger hat, zieht Deben, und alles wird abgerechnet.

duel-help-scoring-title = Abrechnung
duel-help-scoring =
    Jede verkaufte Ware bringt Plättchen mal Skarabäen: 4 Plättchen mit zusammen 6 Skarabäen ergeben 24 Punkte. Eine Skarabäen-Piroge im Satz zählt wie 2 Skarabäen, aber nicht als Plättchen der Ware.
    Dazu kommen deine Deben und die Punkte auf deinen Pirogen.
    Elfenbein hat 3 Skarabäen auf einem Plättchen mit Wert, Ebenholz und Marmor haben 2, Vieh, Fisch und Weizen 1. Viele Plättchen haben keine, Statuen und Figuren auch nicht, doch jedes davon vergrößert den Satz.
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer weniger Bestechung hat; ist auch die gleich, wird der Sieg geteilt.

## One sentence each, under a choice

duel-explain-queen = Ziehe 3 Plättchen vom Nachziehstapel.
duel-explain-vizier = Sieh die Bestechung deines Gegenübers durch und nimm ein Plättchen daraus.
duel-explain-thief = Stiehl ein zufälliges Plättchen mit einem Rücken deiner Wahl.
duel-explain-merchant = Nimm ein beliebiges Plättchen vom Markt, ohne Bestechung.
duel-explain-courtesan = Lege 1 oder 2 Plättchen zu einem Satz, den du schon verkauft hast.
duel-explain-priest = Lege alle Plättchen einer Ware oder alle Statuen aus deiner Bestechung ab.
duel-explain-priestess = { duel-explain-priest }
duel-explain-scribe = Dein Gegenüber behält höchstens 6 Plättchen; die übrigen werden zu Bestechung.
duel-explain-architect = Ziehe 3 der beiseitegelegten Pirogen und nutze eine davon.
duel-explain-pyramid = Du bist sofort noch einmal am Zug; vor dem Nehmen darfst du das Anch drehen.
duel-explain-scarabs = Gib einem deiner verkauften Sätze aus Vieh, Fisch oder Weizen 2 Skarabäen dazu.
duel-explain-mummy = Nimm alle deine Bestechungsplättchen auf die Hand.
duel-explain-snake1 = Dein Gegenüber hat am Ende 1 Bestechungspunkt mehr.
duel-explain-snake2 = Dein Gegenüber hat am Ende 2 Bestechungspunkte mehr.
duel-explain-seven = Du erhältst am Ende 7 Punkte.
duel-explain-two-deben = Du erhältst am Ende 2 Punkte und ziehst 1 Deben.
duel-explain-horus = Ziehe 2 Deben und behalte den höheren Wert.
duel-explain-finger = Wähle ein Plättchen auf der Anch-Linie, das dein Gegenüber als Nächstes nehmen muss.
duel-explain-fill = Das Anch verlässt den Markt, er wird aufgefüllt, und du nimmst ein Plättchen in der Mitte.
duel-explain-keep = Das Plättchen bleibt auf deiner Hand. Später lässt es sich nicht mehr eintauschen.
duel-explain-trade = Das Plättchen wird abgelegt, und du ziehst 1 Deben im Wert von 3 bis 9 Punkten.
