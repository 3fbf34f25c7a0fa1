### Die Seiten, auf denen die Ranglisten eines Servers verwaltet werden.
### $players sind Namen, $ladder ist der Name einer Rangliste, $when ein Tag, wie Discord ihn zeigt. Buttons haben höchstens 25 Zeichen.

manage-title = Die Ranglisten dieses Servers
# Shown instead of the name of a person who is hidden, or had their data deleted.
manage-a-player = jemand
manage-someone = jemand
manage-done-before = Das war schon erledigt, es ändert sich also nichts.
manage-back = Zu den Einstellungen
# Two buttons that turn the page of a list with the latest first.
manage-later = Neuere
manage-earlier = Ältere

## Rated games

manage-games = Partien
manage-games-text = Die gewerteten Partien, die zuletzt beendete zuerst. Eine gestrichene Partie zählt für niemanden.
manage-games-none = Hier ist noch keine gewertete Partie zu Ende gegangen.
manage-games-choose = Partie wählen
# Before the date of a game in a list.
manage-struck = gestrichen
manage-game-title = { $ladder }, { $when }
manage-game-of = { $players } ({ $ladder }, { $when })
manage-game-gone = eine Partie, die nicht mehr gespeichert ist
# A place in the result of a game, as in "1. Clara".
manage-placed = { $place }\. { $name }
manage-placed-points = { $place }\. { $name }, { $points }
# After a player for whom this game does not count.
manage-not-for-them = zählt nicht
manage-game-struck = Gestrichen am { $when }: Diese Partie zählt für niemanden.
manage-game-before = Die Rangliste hat nach dem Beginn dieser Partie neu angefangen, deshalb zählt sie nicht.
manage-strike = Partie streichen
manage-strike-question = Diese Partie streichen?
manage-strike-means = Sie zählt dann für niemanden. Die Rangliste wird ohne sie berechnet, darum können sich auch andere Wertungszahlen ändern. Im Protokoll steht, dass du es warst. Du kannst sie wieder zählen lassen.
manage-restore = Wieder zählen lassen
manage-restore-question = Diese Partie wieder zählen lassen?
manage-restore-means = Die Rangliste wird mit ihr berechnet, darum können sich auch andere Wertungszahlen ändern. Im Protokoll steht, dass du es warst.

## People

manage-people = Leute
manage-people-text = Leute, die du ausschließt, spielen hier keine gewerteten Partien und stehen in keiner Rangliste. Ich sage ihnen nicht Bescheid, aber an einem offenen Tisch, an dem sie sitzen, steht, warum seine Partie nicht gewertet wird.
manage-people-none = Niemand ist ausgeschlossen.
manage-people-add = Jemanden ausschließen …
manage-exclude = Ausschließen
manage-exclude-question = { $person } von den Ranglisten ausschließen?
manage-exclude-means = Neue Partien mit dieser Person zählen nicht, und sie steht hier in keiner Rangliste. Schon begonnene gewertete Partien zählen noch. Im Protokoll steht, dass du es warst. Du kannst sie wieder zulassen.
manage-readmit = Zulassen

## Starting anew

manage-anew = Neu anfangen
manage-anew-text = Wähle die Rangliste, die neu anfangen soll. Ich frage, bevor etwas geschieht.
manage-anew-choose = Rangliste wählen
manage-restart = Neu anfangen
manage-restart-question = Rangliste **{ $ladder }** neu anfangen?
manage-restart-means =
    { $count ->
        [0] Keine Partie, die schon begonnen hat, zählt dann mehr, und alle Wertungszahlen beginnen von vorn. Das lässt sich nicht rückgängig machen.
        [one] Die eine Partie, die jetzt zählt, und alle schon begonnenen zählen dann nicht mehr, und alle Wertungszahlen beginnen von vorn. Das lässt sich nicht rückgängig machen.
       *[other] Die { $count } Partien, die jetzt zählen, und alle schon begonnenen zählen dann nicht mehr, und alle Wertungszahlen beginnen von vorn. Das lässt sich nicht rückgängig machen.
    }

## What managers did. $who did it, to a $person, a $game or a $ladder

manage-log = Protokoll
manage-log-text = Was Leute, die diesen Server verwalten, an den Ranglisten geändert haben, das Neueste zuerst.
manage-log-none = An den Ranglisten hat noch niemand etwas geändert.
manage-log-strike = { $who } hat eine Partie gestrichen: { $game }.
manage-log-restore = { $who } lässt eine Partie wieder zählen: { $game }.
manage-log-exclude = { $who } hat { $person } ausgeschlossen.
manage-log-readmit = { $who } hat { $person } wieder zugelassen.
manage-log-restart = { $who } hat die Rangliste „{ $ladder }“ neu angefangen.

## One-sided pairs

manage-pairs = Einseitige Paare
manage-pairs-text = Bei diesen Paaren lag eine Person in mindestens neun von zehn gewerteten Partien vor der anderen. Das allein beweist nichts: Sieh dir ihre Partien an.
manage-pairs-none = Es gibt keine einseitigen Paare: Niemand lag in mindestens neun von zehn gewerteten Partien vor derselben Person.
manage-pair = { $first } lag in { $ahead } von { $games } Partien vor { $second }.

## What is refused

error-manage-nobody = Wähle einen Menschen, keinen Bot.
error-manage-game-gone = Diese Partie ist nicht mehr als gewertete Partie dieses Servers gespeichert.
