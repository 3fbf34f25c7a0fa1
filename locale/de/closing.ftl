### Tische, die tagelang warten: wer einspringt, wer Bescheid bekommt, wann sie schließen und was dann geschieht.

## Vor der Partie

closing-spare = Einspringen, falls nötig
closing-told = Sag mir, wenn es losgeht
closing-spares = Falls jemand fehlt: { $names }.
closing-line-start = Startet niemand, beginnt die Partie { $when } mit allen, die da sind.
closing-line-fill = Startet niemand, beginnt die Partie { $when }, mit Computern auf den freien Plätzen.
closing-too-few = Als es so weit war, waren zu wenige Leute für eine Partie da, darum ist dieser Tisch geschlossen. Einen neuen eröffnest du mit { COMMAND("new") }.
closing-told-on = Ich sage dir Bescheid, wenn es losgeht. Drück noch einmal, wenn du das nicht mehr möchtest.
closing-told-off = Ich sage dir nicht mehr Bescheid, wenn es losgeht.
closing-begun = { $mentions }, wie gewünscht: Die Partie hat begonnen.
error-many-guests = Hier stehen schon so viele auf der Liste, dass ich mir niemanden mehr merken kann.

## Wann er schließt

closing-pace-button = Tempo und Frist
closing-title = Wann dieser Tisch schließt
closing-choose-when = Zeitpunkt ändern
closing-in-1h = In 1 Stunde
closing-in-8h = In 8 Stunden
closing-in-24h = In 24 Stunden
closing-in-3d = In 3 Tagen
closing-in-14d = In 14 Tagen
closing-choose-then = Was dann geschieht
closing-then-start = Mit Anwesenden beginnen
closing-then-fill = Mit Computern auffüllen
closing-then-close = Tisch schließen
closing-only-host = Das kann nur der Host ändern.

## In der Liste der eigenen Tische

closing-games-spare = Du springst ein, falls jemand fehlt.
closing-open-lobbies = Offene Tische auf diesem Server
closing-open-seats = Freie Plätze auf diesem Server
closing-seat-of = Ein Computer spielt für: { $names }.
