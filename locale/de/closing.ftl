### Tische, die tagelang warten: wer einspringt, wer Bescheid bekommt, wann sie schließen und was dann geschieht.

## Vor dem Spiel

closing-spare = Einspringen, falls nötig
closing-told = Sag mir, wenn es losgeht
closing-spares = Falls jemand fehlt: { $names }.
closing-line-start = Startet es niemand, beginnt das Spiel { $when } mit allen, die da sind.
closing-line-fill = Startet es niemand, beginnt das Spiel { $when }, mit Computern auf den freien Plätzen.
closing-too-few = Als es so weit war, waren zu wenige für ein Spiel da, darum ist dieser Tisch geschlossen. Einen neuen eröffnet man mit { COMMAND("new") }.
closing-told-on = Ich rufe dich, wenn das Spiel beginnt. Drück noch einmal, wenn du das nicht mehr möchtest.
closing-told-off = Ich rufe dich nicht, wenn das Spiel beginnt.
closing-begun = { $mentions }, wie gewünscht: Das Spiel hat begonnen.
error-many-guests = Das haben sich hier schon sehr viele gewünscht, mehr kann ich mir nicht merken.

## Wann er schließt

closing-pace-button = Tempo und Schluss
closing-title = Wann dieser Tisch schließt
closing-choose-when = Zeitpunkt ändern
closing-in-1h = In 1 Stunde
closing-in-8h = In 8 Stunden
closing-in-24h = In 24 Stunden
closing-in-3d = In 3 Tagen
closing-in-14d = In 14 Tagen
closing-choose-then = Was dann geschieht
closing-then-start = Mit allen, die da sind
closing-then-fill = Mit Computern auffüllen
closing-then-close = Tisch schließen
closing-only-host = Das kann nur der Host ändern.

## In der Liste der eigenen Tische

closing-games-spare = Du springst ein, falls jemand fehlt.
closing-open-lobbies = Offene Tische auf diesem Server
closing-open-seats = Freie Plätze auf diesem Server
closing-seat-of = Auf dem Platz von { $names } spielt ein Computer.
