### The rules of Sobek in our own words: one title and one text a topic (1000 characters at most),
### and one sentence for each character and event token (100 characters at most, shown under a choice).
### Other players are "jemand", "die anderen" or "Person": no word says whether a player is a man or a woman.

## The course of the game

sobek-help-goal-title = Ziel des Spiels
sobek-help-goal =
    Du treibst Handel auf der Baustelle von Sobeks Tempel. Nimm Warenkarten von den Kais, lege sie als Sätze aus und sammle damit in drei Runden Punkte.
    Wer Karten außer der Reihe nimmt, sammelt Bestechung, und wer am meisten davon hat, verliert am Ende der Runde Punkte.
    Wer nach der dritten Runde die meisten Punkte hat, gewinnt. Hat jemand schon nach der zweiten Runde mehr als 100 Punkte, endet das Spiel dort.

sobek-help-turn-title = Dein Zug
sobek-help-turn =
    In deinem Zug tust du genau eines von drei Dingen:
    - eine Karte von den Kais aufnehmen,
    - eine Figurenkarte wegen ihrer Sondereigenschaft ausspielen,
    - einen Satz aus 3 oder mehr Karten auslegen.
    Passen geht nicht. Eine Figurenkarte, deren Sondereigenschaft nichts bewirkt, darfst du trotzdem ausspielen: Sie wird abgelegt, dein Zug ist vorbei, und manchmal ist dir genau das recht.

sobek-help-take-title = Karte aufnehmen
sobek-help-take =
    Nimm eine der ersten vier Karten an den Kais auf die Hand. Gezählt wird von der Karte aus, die dem „0“-Feld am nächsten liegt, also am weitesten vom Tempel entfernt.
    Die erste Karte kostet nichts. Bei jeder anderen kommen alle Karten, die du überspringst, verdeckt unter deinen Bestechungstopf: eine bei der zweiten Karte, zwei bei der dritten, drei bei der vierten.
    Figurenkarten liegen verdeckt an den Kais: Welche Figur es ist, siehst du erst nach dem Aufnehmen. Deinen eigenen Bestechungsstapel darfst du jederzeit ansehen, die anderen dürfen es nicht.
# The same under the first rules, by which the row was taken from the temple on.
sobek-help-take-rules-1 =
    Nimm eine der ersten vier Karten an den Kais, vom Tempel aus gezählt, auf die Hand.
    Die erste Karte kostet nichts. Bei jeder anderen kommen alle Karten, die du überspringst, verdeckt unter deinen Bestechungstopf: eine bei der zweiten Karte, zwei bei der dritten, drei bei der vierten.
    Figurenkarten liegen verdeckt an den Kais: Welche Figur es ist, siehst du erst nach dem Aufnehmen. Deinen eigenen Bestechungsstapel darfst du jederzeit ansehen, die anderen dürfen es nicht.

sobek-help-character-title = Figurenkarte ausspielen
sobek-help-character =
    Spiele eine Figurenkarte aus der Hand aus und nutze ihre Sondereigenschaft. Danach kommt die Karte offen auf die Ablage.
    Kann die Sondereigenschaft etwas bewirken, musst du sie auch anwenden. Sonst wird die Karte nur abgelegt.
    Jede Figur gehört zu einer Warenart. Statt ihre Sondereigenschaft zu nutzen, kannst du sie als Karte dieser Ware in einen Satz legen; Skarabäen hat sie keine.

sobek-help-set-title = Satz auslegen
sobek-help-set =
    Lege 3 oder mehr Karten einer Warenart vor dir aus: Warenkarten, Figuren dieser Ware und Amulette, die zu jeder Ware passen.
    Von jeder Warenart hast du höchstens einen Satz. Liegt er schon vor dir, kommen weitere Karten dieser Ware dazu; auch dann müssen es mindestens 3 auf einmal sein.
    Auch Amulette allein dürfen ein Satz sein. Er hat keine Warenart, bis Karten einer Ware dazukommen.
    Jedes Mal, wenn du einen Satz auslegst, wählst du auch einen Ereignis-Chip, solange noch welche da sind.

sobek-help-event-title = Ereignis-Chips
sobek-help-event =
    Jede Runde hat 5 Ereignis-Chips, gezogen aus 12. Wenn du einen Satz auslegst oder auf diese Weise vergrößerst, siehst du dir die übrigen an und wählst einen. Die anderen sehen nur den gewählten.
    Kann er etwas bewirken, geschieht das sofort. Du darfst auch einen Chip wählen, der gerade nichts bewirken kann, damit ihn niemand sonst bekommt; dann wird er einfach beiseitegelegt.
    Die Kurtisane vergrößert einen Satz ohne Ereignis-Chip, und auch Sätze, die am Ende der Runde ausgelegt werden, bringen keinen.

sobek-help-delivery-title = Warenlieferungen
sobek-help-delivery =
    Nimmt jemand die letzte Karte von den Kais, werden die nächsten 9 Karten vom Nachziehstapel ausgelegt, oder so viele, wie noch da sind. Dann geht es reihum weiter.
    Waren liegen offen, Figuren verdeckt.
    Eine Runde hat 6 Warenlieferungen. Zu zweit sind es 5, weil am Anfang 9 Karten ungesehen ausscheiden. Hat die Königin Karten gezogen, ist die letzte Warenlieferung kleiner.

sobek-help-round-end-title = Ende einer Runde
sobek-help-round-end =
    Die Runde endet sofort, wenn die letzte Karte der letzten Warenlieferung genommen ist. Niemand kommt mehr zum Zug.
    Jetzt dürfen alle gleichzeitig noch Sätze aus 3 oder mehr Handkarten auslegen. Diese liegen horizontal und sind weniger wert; an ausliegende Sätze darfst du nichts mehr anlegen, und Ereignis-Chips gibt es dafür nicht.
    Alle übrigen Handkarten kommen unter den Bestechungstopf. Dann wird die Runde abgerechnet.
    Für die nächste Runde kommen alle Karten und Chips zurück. Wer die wenigsten Punkte hat, bestimmt, wer beginnt; haben mehrere die wenigsten, entscheidet das Los, wer von ihnen das darf.

sobek-help-scoring-title = Abrechnung
sobek-help-scoring =
    Jeder Satz bringt Skarabäen mal Karten: 4 Karten mit zusammen 3 Skarabäen ergeben 12 Punkte. Ein Wohlstand-Chip im Satz zählt wie 2 Skarabäen, aber nicht als Karte.
    Ein Satz, der am Ende der Runde ausgelegt wird, bringt nur 1 Punkt je Skarabäus.
    Elfenbein hat die meisten Skarabäen: 3 auf einer Karte mit Wert. Ebenholz und Marmor haben 2, Vieh, Fisch und Weizen 1. Viele Karten haben keine, Amulette und Figuren auch nicht, doch jede davon vergrößert den Satz.

sobek-help-corruption-title = Bestechung
sobek-help-corruption =
    Nach der Abrechnung der Sätze werden die Karten unter jedem Bestechungstopf gezählt, dazu 2 für jeden Fluch. Wer am meisten Bestechung hat, bekommt Minuspunkte. Bei Gleichstand entscheiden die meisten Skarabäen auf diesen Karten; ist auch das gleich, trifft es alle, die gleich viel haben.
    Der Zählstein geht zurück: einen Schritt für je volle 10 Punkte aus den Sätzen dieser Runde. Ein Schritt führt auf das nächstniedrigere Feld mit dem Symbol, auf dem der Zählstein nach der Abrechnung steht; alle Zahlen zusammen gelten als ein Symbol.
    Punkte durch Kollegium und Schurkerei erhöhen die Minuspunkte nicht. Niemand fällt unter 0, und wer weder Bestechungskarten noch einen Fluch hat, bekommt nie Minuspunkte.

sobek-help-end-title = Ende des Spiels
sobek-help-end =
    Das Spiel endet nach der dritten Runde, oder schon nach der zweiten, wenn jemand nach Abzug der Minuspunkte mehr als 100 Punkte hat.
    Wer die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.

sobek-help-variants-title = Zwei Varianten: verdeckt und offen
sobek-help-variants =
    Die **verdeckte** Variante ist das ursprüngliche Spiel. Zu sehen sind die Rücken der Handkarten, die Sätze, die Reihe, die Größe des Nachziehstapels, die Ablage und verbrauchte Chips. Handkarten sind geheim, ebenso, wie viele und welche Karten unter einem Bestechungstopf liegen. Was zu sehen war, muss man sich selbst merken.
    Die **offene** Variante ist für Partien über mehrere Tage gedacht: Alle sehen, was sie sich hätten merken können. Eine offen genommene Karte bleibt bekannt, wohin sie auch kommt, ebenso die Kartenzahl jedes Stapels. Wandert eine Karte verdeckt, grenzen ihr Rücken und alles Bekannte ein, welche es ist: Kommt nur eine infrage, wird sie gezeigt, sonst alle möglichen blass, mit der Zahl der Karten, die wirklich da sind. Die Liste des Nachziehstapels enthält alle Karten, deren Ort nicht bekannt ist, und die genaue Zahl der Figuren.
    Was nur ein Teil von euch weiß, siehst du mit einem Schloss, wenn du dazugehörst.

## The characters

sobek-help-queen-title = { sobek-power-queen }
sobek-help-queen =
    Ziehe die obersten 3 Karten vom Nachziehstapel auf die Hand, oder so viele, wie noch da sind. Die anderen sehen nur die Rücken.
    Durch sie wird die letzte Warenlieferung der Runde kleiner. Ist der Nachziehstapel leer, bewirkt sie nichts.
    Als Karte eines Satzes zählt sie als Elfenbein.
sobek-help-vizier-title = { sobek-power-vizier }
sobek-help-vizier =
    Wähle eine andere Person mit Karten unter dem Bestechungstopf, sieh sie durch und nimm eine davon auf die Hand. Niemand sonst sieht sie.
    Hat niemand sonst eine solche Karte, bewirkt er nichts. Als Karte eines Satzes zählt er als Vieh.
sobek-help-thief-title = { sobek-power-thief }
sobek-help-thief =
    Wähle eine andere Person mit Handkarten. Du siehst die Rücken: grün für Startkarten, beige für Waren, orange für Figuren. Wähle eine Farbe, und du bekommst eine zufällige Karte davon. Welche es ist, erfahrt nur ihr beide.
    Hat niemand sonst eine Karte, bewirkt er nichts. Als Karte eines Satzes zählt er als Fisch.
sobek-help-merchant-title = { sobek-power-merchant }
sobek-help-merchant =
    Nimm eine beliebige Karte von den Kais, wo sie auch liegt, ohne Bestechung. Die anderen Karten bleiben, wo sie sind.
    Eine verdeckte Figurenkarte bleibt unbekannt, bis du sie genommen hast. Nimmst du die letzte Karte, kommt wie immer die nächste Warenlieferung, oder die Runde endet.
    Als Karte eines Satzes zählt er als Weizen.
sobek-help-courtesan-title = { sobek-power-courtesan }
sobek-help-courtesan =
    Lege 1 oder 2 Handkarten an einen Satz an, der vor dir liegt. Sie müssen zu seiner Ware passen; Amulette passen immer. Liegen dort nur Amulette, legt die erste Karte einer Ware fest, was für ein Satz es wird.
    Einen Ereignis-Chip wählst du dafür nicht. Lässt sich nichts anlegen, bewirkt sie nichts. Als Karte eines Satzes zählt sie als Weizen.
sobek-help-priest-title = { sobek-power-priest }, { sobek-power-priestess }
sobek-help-priest =
    Wähle eine Warenart, von der eine Karte in deinem Bestechungsstapel liegt. Alle Warenkarten dieser Art werden offen abgelegt. Jede Figur dieser Ware wird abgelegt oder bleibt, wie du willst; mindestens eine Karte muss aber gehen. Amulette lassen sich so nicht ablegen.
    Liegt in deinem Stapel keine Karte irgendeiner Ware, bewirken sie nichts. Als Karte eines Satzes zählt der Hohepriester als Ebenholz, die Hohepriesterin als Marmor.
# The same under the first rules, by which characters always went.
sobek-help-priest-rules-1 =
    Wähle eine Warenart. Alle Karten dieser Ware in deinem Bestechungsstapel werden offen abgelegt, auch Figuren dieser Ware. Amulette lassen sich so nicht ablegen.
    Liegt in deinem Stapel keine Karte irgendeiner Ware, bewirken sie nichts. Als Karte eines Satzes zählt der Hohepriester als Ebenholz, die Hohepriesterin als Marmor.
sobek-help-scribe-title = { sobek-power-scribe }
sobek-help-scribe =
    Alle anderen mit mehr als 6 Handkarten wählen 6, die sie behalten; den Rest legen sie unter ihren Bestechungstopf. Sie wählen alle gleichzeitig.
    Hat niemand sonst mehr als 6 Karten, bewirkt er nichts. Es gibt zwei Schreiber: Der eine zählt im Satz als Vieh, der andere als Fisch.

## The event tokens

sobek-help-guild-title = { sobek-token-guild }
sobek-help-guild =
    Dein Zählstein geht vor auf das nächste Feld mit dem Symbol des Chips. Außerdem schickst du den Zählstein einer anderen Person auf das vorige Feld mit diesem Symbol zurück.
    Wer bis hinab zur 0 kein solches Feld hinter sich hat, kann nicht gewählt werden. Gilt das für alle, rückst nur du vor. Es gibt vier dieser Chips, einen für jedes Symbol.
sobek-help-flood-title = { sobek-token-flood }
sobek-help-flood = Du hast sofort noch einen vollen Zug. Wenn du diesen Chip wählst, musst du den Zug auch machen.
sobek-help-curse-title = { sobek-token-curse }
sobek-help-curse = Gib diesen Chip einer anderen Person. Er zählt wie 2 Karten, wenn am Ende der Runde die Bestechung verglichen wird; danach wird er beiseitegelegt. Skarabäen hat er keine. Es gibt zwei dieser Chips.
sobek-help-prosperity-title = { sobek-token-prosperity }
sobek-help-prosperity =
    Lege diesen Chip auf einen deiner eigenen Sätze aus Vieh, Fisch oder Weizen; auch der eben ausgelegte zählt dazu. Er bringt dem Satz 2 Skarabäen.
    Du darfst ihn auch auf einen Satz nur aus Amuletten legen; der nimmt von da an nur noch Amulette und Karten dieser drei Waren auf. Es gibt zwei dieser Chips, und ein Satz darf beide haben.
sobek-help-embalming-title = { sobek-token-embalming }
sobek-help-embalming = Nimm deinen ganzen Bestechungsstapel auf die Hand. Flüche bleiben bei dir liegen. Ist dein Stapel leer, bewirkt dieser Chip nichts.
sobek-help-deceit-title = { sobek-token-deceit }
sobek-help-deceit = Du erhältst sofort 1 Punkt für jede Karte unter deinem Bestechungstopf. Die Zahl sehen alle, die Karten bleiben verdeckt liegen. Flüche zählen nicht. Ist dein Stapel leer, bewirkt dieser Chip nichts.

## One sentence each, under a choice

sobek-explain-queen = Ziehe 3 Karten vom Nachziehstapel.
sobek-explain-vizier = Sieh einen fremden Bestechungsstapel durch und nimm eine Karte daraus.
sobek-explain-thief = Stiehl jemandem eine zufällige Handkarte mit einem Rücken deiner Wahl.
sobek-explain-merchant = Nimm eine beliebige Karte von den Kais, ohne Bestechung.
sobek-explain-courtesan = Lege 1 oder 2 Karten an einen deiner Sätze an.
sobek-explain-priest = Lege alle Karten einer Ware aus deinem Bestechungsstapel ab.
sobek-explain-priestess = Lege alle Karten einer Ware aus deinem Bestechungsstapel ab.
sobek-explain-scribe = Alle anderen behalten höchstens 6 Handkarten; die übrigen werden zu Bestechung.
sobek-explain-scribe-cattle = { sobek-explain-scribe }
sobek-explain-scribe-fish = { sobek-explain-scribe }
sobek-explain-guild-ankh = Rücke zum nächsten Ankh vor und schicke jemanden ein Ankh zurück.
sobek-explain-guild-eye = Rücke zum nächsten Auge vor und schicke jemanden ein Auge zurück.
sobek-explain-guild-feather = Rücke zur nächsten Feder vor und schicke jemanden eine Feder zurück.
sobek-explain-guild-lotus = Rücke zum nächsten Lotus vor und schicke jemanden einen Lotus zurück.
sobek-explain-flood = Du bist sofort noch einmal am Zug.
sobek-explain-curse = Jemand anders erhält +2 Bestechung.
sobek-explain-prosperity = Gib einem deiner Sätze aus Vieh, Fisch oder Weizen 2 Skarabäen dazu.
sobek-explain-embalming = Nimm deinen ganzen Bestechungsstapel auf die Hand.
sobek-explain-deceit = Du erhältst 1 Punkt für jede Karte unter deinem Bestechungstopf.
