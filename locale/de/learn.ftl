### Lessons: what stands around their steps. The steps themselves are in lesson-sobek.ftl and lesson-duel.ftl.

## Where they begin

learn-title = Spielend lernen
learn-text = Jeder Schritt zeigt eine echte Spielsituation und fragt nach einem Zug. Das siehst nur du, und nichts davon zählt. Beim Üben spielst du eine ganze Partie gegen einen Computer, mit Erklärungen.
learn-button = { $game } lernen
learn-game = **{ $game }**: { $steps } Schritte
learn-game-at = **{ $game }**: Du bist bis Schritt { $step } von { $steps } gekommen
learn-game-done = **{ $game }**: Du hast alle { $steps } Schritte gemacht
learn-offer = { $game } ist neu für dich? Lern es spielend, in ein paar Minuten: Nur du siehst es, und du behältst deinen Platz.
error-no-lesson = Für dieses Spiel gibt es noch keine Einführung.

## In a step

learn-step = Schritt { $step } von { $steps }
learn-wrong = Das geht, aber hier ist ein anderer Zug gefragt. Das wäre passiert:
learn-wrong-untold = Das geht, aber hier ist ein anderer Zug gefragt.
learn-on = Weiter
learn-end = Abschließen
learn-skip = Nächster Schritt
learn-leave = Aufhören

## Another day, and the end

learn-at = Weiter bei Schritt { $step }
learn-anew = Von vorn
learn-rules = Die Regeln
learn-back = Zur Einführung
learn-left = Mach weiter, wann du willst: mit { COMMAND("learn") } oder gleich hier.
learn-finished-title = Das war die Einführung
learn-finished = Du weißt jetzt, wie man { $game } spielt. Spiel nun eine ganze Partie gegen einen Computer der Stufe Lehrling: Nur du siehst sie, und alles Neue wird dir erklärt. { COMMAND("new") } eröffnet einen Tisch, mit Computern oder mit anderen; { COMMAND("rules") } erklärt alles, was noch fehlt.
