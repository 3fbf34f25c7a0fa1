practice-title = Übungsspiel: { $game }. Nur du siehst es, und es zählt nicht.
practice-button = { $game } üben
practice-could-play = Du könntest jetzt eine Figur ausspielen. { $card }: { $text }
practice-quiet = Ohne Erklärungen
practice-explain = Erklärungen
practice-quieted = Ab jetzt wird nichts mehr erklärt. Unter „{ more-button }“ holst du die Erklärungen zurück.
practice-left = Hör auf, wann du willst: Dieses Spiel wartet nach deinem letzten Zug 30 Tage lang auf dich. { COMMAND("learn") } führt zurück.
practice-go-on = Weiter üben
practice-end = Spiel beenden
practice-ended = Dein Übungsspiel ist beendet und vergessen.
practice-gone = Dieses Übungsspiel gibt es nicht mehr: Es wurde beendet oder hat länger als 30 Tage gewartet.
practice-again = Noch einmal üben
practice-over = Jetzt kennst du das Spiel. { COMMAND("new") } eröffnet einen Tisch für dich und andere.

sobek-practice-set = Du könntest jetzt einen Satz auslegen: Er bringt Karten mal Skarabäen, und du wählst einen Ereignis-Chip.
sobek-practice-join = Du könntest jetzt einen Satz vergrößern, der vor dir liegt: Dann zählen alle seine Karten mit allen Skarabäen.
duel-practice-set = Du könntest jetzt einen Satz verkaufen: Er bringt Plättchen mal Skarabäen, und du nutzt ein Pirogen-Plättchen.
duel-practice-join = Du könntest jetzt einen verkauften Satz vergrößern: Dann zählen alle seine Plättchen mit allen Skarabäen.
