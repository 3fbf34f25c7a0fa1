### What the bot says around any game: lobby, board, hand, errors, commands.
### Names of players come ready to be shown and are never inflected; no word says whether a player is a man or a woman:
### "Person", "Leute", "alle", "die anderen", "jemand anders", "Mitspielende", without signs inside a word. Figures, levels and
### the host are called as the game and Discord call them.
### One thing, one word: "Partie" is what is played once at a table, "Spiel" the game itself and its rules; "Button"; "Platz" is a seat.
### Button labels have 25 characters at most, so that a phone shows them whole.
### COMMAND("new") is a command that can be pressed, shown by each client in its own language, or its words: "/sobek new".

language-name = Deutsch

## How lists are built: "a, b und c", with "2 × a" for equal things

list-two = { $first } und { $second }
list-middle = { $first }, { $second }
list-last = { $first } und { $second }
list-counted = { $count } × { $name }
# A thing with what there is to say about it.
labelled = { $name }: { $text }
list-empty = nichts
# A thing in a list that the reader may not know.
list-hidden = etwas Verdecktes
# Stands between the parts of a line about the game.
status-joint = { $first } · { $second }
# The last line of a text that had to be cut.
text-cut = …
# A player whose name is not known, by the place at the table.
player-number = Person { $number }
# A player that is a computer, by how well it plays; the second is what stands in for people, too.
player-apprentice = { $name } { apprentice-mark }
player-computer = { $name } { merchant-mark }
player-master = { $name } { master-mark }
# The place of a card on the table, where a game has no word of its own for it.
place = Platz { $code }

## The lobby

lobby-title = Eine Partie { $game }
# A game played with an expansion, as a title.
title-expanded = { $game } + { $expansion }
lobby-seats = { $taken } von { $total } Plätzen besetzt
lobby-seat-open = Freier Platz
lobby-seat-taken = { $name }
# "Host" is whoever opened the table, man or woman.
lobby-host = { $name } (Host)
lobby-join = Mitspielen
lobby-leave = Platz freigeben
lobby-add-computer = Computer hinzufügen
lobby-remove-computer = Computer entfernen
# A select of what follows: the computer of a name plays so from now on.
lobby-levels = Wie gut die Computer spielen
lobby-level-apprentice = { $name } als Lehrling
lobby-level-merchant = { $name } als Geselle
lobby-level-master = { $name } als Meister
# What each level means, below its choice.
lobby-level-apprentice-means = spielt wie ein Geselle, macht aber ab und zu einen Fehler
lobby-level-merchant-means = wägt ab, was jeder Zug bringt
lobby-level-master-means = spielt vor jedem Zug viele Fortsetzungen durch
# In small print, where there is a master and no search.
lobby-no-masters = An diesem Tisch spielt die Stufe „Meister“ nur so gut wie „Geselle“.
lobby-start = Partie starten
lobby-cancel = Tisch auflösen
# The question before that.
lobby-options = Optionen
lobby-options-host = Wie gespielt wird, bestimmt nur der Host.
lobby-waiting =
    { $missing ->
        [0] Alle Plätze sind besetzt. Der Host kann die Partie starten.
        [one] Ein Platz ist noch frei, für eine Person oder einen Computer.
       *[other] { $missing } Plätze sind noch frei, für Personen oder Computer.
    }
lobby-cancelled = Dieser Tisch wurde aufgelöst. Einen neuen eröffnest du mit { COMMAND("new") }.
lobby-expired = Niemand hat diesen Tisch rechtzeitig gestartet, darum ist er geschlossen. Einen neuen eröffnest du mit { COMMAND("new") }.
lobby-started = Die Partie hat begonnen.
lobby-hint = „{ lobby-join }“ gibt dir einen Platz. Der Host setzt Computer dazu oder wartet auf andere.
# What is shown in the variant that was chosen.
lobby-variant = Variante: **{ $variant }**. { $shows }
lobby-variant-name = Variante: **{ $variant }**
# The expansion that was chosen, and what it adds.
lobby-expansion = Erweiterung: **{ $expansion }**. { $adds }
# $when is a moment as Discord shows it, such as "in 14 days".
lobby-closes = Schließt { $when }, wenn niemand die Partie startet.
# The last line of a lobby, in small print: the beginnings of the hashes that bind the deal.
lobby-commitment = { fair-title }: { $digests }
lobby-word = Eigenes Wort hinzufügen
word-title = Dein eigenes Wort für das Austeilen
word-label = Irgendein Wort; niemand bekommt es zu sehen
word-stored = Dein früheres Wort, mit diesem Hash: `{ $digest }`
word-taken =
    Dein Wort bestimmt das Austeilen mit. Ich behalte es nicht. Wenn du das Protokoll später prüfen willst, notiere dieses Salt, das nur du erfährst: `{ $salt }`
    SHA-256 von Salt und Wort, für alle sichtbar: `{ $digest }`
word-salt-listed = Der SHA-256 deines Salts steht in Zeile { $number } der Liste unter „{ lobby-options }“. Du behältst es, auch wenn du dein Wort änderst.
# Above a list of 16 hashes; $given is how many salts are given out.
options-salts =
    { $given ->
        [0] Das Wort jeder Person bekommt eines dieser 16 Salts, in dieser Reihenfolge. Ihre SHA-256:
        [one] Das Wort jeder Person bekommt eines dieser 16 Salts, in dieser Reihenfolge; { $given } ist vergeben. Ihre SHA-256:
       *[other] Das Wort jeder Person bekommt eines dieser 16 Salts, in dieser Reihenfolge; { $given } sind vergeben. Ihre SHA-256:
    }

## The board

board-turn = Am Zug: { $name }
board-waiting = Warten auf { $names }
board-your-turn = { $mention }, du bist am Zug.
# The same on a board with buttons, where the player can act from their hand too; $takes says whether one can take.
board-turn-here = { $mention }, du bist am Zug: Wähle hier oder unter „{ board-hand }“.
# The same in one line, where a picture leaves little room.
board-turn-brief = { $mention }, dein Zug: hier oder „{ board-hand }“.
# The same where no button fits on the board.
board-turn-in-hand = { $mention }, du bist am Zug: Wähle unter „{ board-hand }“.
# The same where no card or tile can be taken.
board-no-take = { $mention }, gerade gibt es nichts zu nehmen. „{ board-hand }“ zeigt, was möglich ist.
# One person or several: so there is no "du" and no "ihr".
board-your-choice = { $mention }, bitte jetzt auswählen.
# The same where the choice is not on the board.
board-choice-in-hand = { $mention }, bitte unter „{ board-hand }“ auswählen.
board-asked-lay =
    { $count ->
        [one] { $mention }, lege unter „{ board-hand }“ deine letzten Sätze aus.
       *[other] { $mention }, legt unter „{ board-hand }“ eure letzten Sätze aus.
    }
# Between two rounds.
board-asked-starter = { $mention }, bestimme, wer die nächste Runde beginnt.
board-hand = Meine Hand
board-text = Spielplan als Text
board-rules = Regeln
board-scores = Punkte
# A button that shows the scoring sheet of a round.
scores-round = Runde { $round }
# Shows what is known of cards that do not lie open.
board-cards = Was bekannt ist
board-take-back = Zurücknehmen
board-since = Seit deinem letzten Zug
board-since-start = Seit Beginn der Partie
# A line of what happened that only some players are told like this.
board-since-told = { $text } *(das sehen nicht alle)*

## What is known of cards, by its own button

known-title = Was bekannt ist
known-yours = Was du weißt: was allen bekannt ist, und was du gesehen hast und nicht alle gesehen haben.
known-all = Was allen bekannt ist. Alle, die mitspielen, sehen hier auch, was sie selbst wissen.

## The hand, seen only by its owner

# A vote, a motion or a proposed pace waits for the answer of the reader, whose turn it is not.
hand-questioned = Der Tisch hat eine Frage an dich: Bitte antworte unter dem Spielplan. Am Zug: { $names }.
hand-not-your-turn = Für dich gibt es nichts zu tun. Der Tisch wartet auf { $names }.
# Stands alone above the selects that say what can be done, where there is no room for more.
hand-your-turn = Du bist am Zug
hand-game-over = Die Partie ist zu Ende.
hand-refresh = Aktualisieren
# Opens all that happened since the reader's last turn, of which the panel has the latest.
hand-happened = Was ist passiert?
# Small print below what happened, where not all of it is told there.
hand-news-more = … mehr unter „{ hand-happened }“
hand-happened-nothing = Seitdem hat niemand etwas getan.
# Below it: who took what from whom, as only the two of them know.
hand-happened-earlier = Früher: { $text }
# Shows what others did since the reader's last turn as an animation.
hand-film = Als Film
hand-back = Zurück
# Beside the red button of a question about something that cannot be undone; it leads back.
confirm-no = Nein
hand-confirm = Bestätigen
hand-choose-cards =
    { $least ->
        [0] Wähle höchstens { $most }
       *[other] { $most ->
            [one] Wähle eins
           *[other] { $gap ->
                [1] Wähle { $least } oder { $most }
               *[other] Wähle { $least } bis { $most }
            }
        }
    }
hand-choose-exactly =
    { $count ->
        [one] Wähle eins
       *[other] Wähle { $count }
    }
hand-missing = Noch zu wählen: { $count }
hand-chosen = { $count } gewählt
hand-play-cards = Auswahl bestätigen ({ $count })

## What a choice does, where the thing chosen has no name of its own

# A card to be taken, with its place: the label of a button.
choice-take = { $place }: { $card }
choice-done = Das ist alles

## My games: all tables of one person
# $channel is a channel as Discord shows it, $when a moment such as "vor 5 Stunden".

games-title = Meine Spiele
games-asked = Wartet auf dich
games-others = Wartet auf andere
games-lobbies = Noch nicht begonnen
games-table = **{ $game }** in { $channel }
games-asked-you = Du wurdest { $when } gefragt.
games-also = Der Tisch wartet auch auf { $names }.
games-waits = Warten auf { $names }, gefragt { $when }.
# A button that opens the hand at the table that has waited longest.
games-next = Nächster Tisch
# Told after a move, where another table waits.
games-next-is = Als Nächstes: { $channel } wartet auf dich. Du wurdest { $when } gefragt.
# A button that opens the hand at that other table.
games-there = Meine Hand dort
# The table stands in a server that another process looks after.
games-later = Was du hier tust, erscheint innerhalb einer Minute auf dem Spielplan.
games-nothing = Gerade wartet kein Tisch auf dich.
games-none = Du sitzt gerade an keinem Tisch. Eröffne einen mit { COMMAND("new") }, oder drücke „{ lobby-join }“, wo jemand einen eröffnet hat.
# Where no table can be opened, such as in a direct message.
games-none-here = Du sitzt gerade an keinem Tisch. Auf einem Server mit mir eröffnet { COMMAND("new") } einen. Hat jemand anders einen eröffnet, drücke dort „{ lobby-join }“.
games-page = Seite { $page } von { $pages }

## Taking back

take-back-done = Dein letzter Zug ist zurückgenommen.
take-back-refused-acted = Inzwischen hat schon jemand anders gespielt. Dein Zug gilt.
take-back-refused-revealed = Inzwischen wurde etwas Verdecktes bekannt. Dein Zug gilt.
take-back-refused-nothing = Du hast keinen Zug, den du zurücknehmen könntest.

## The end of a game

result-title = Die Partie ist zu Ende
result-winner =
    { $count ->
        [one] { $names } gewinnt. Herzlichen Glückwunsch!
       *[other] { $names } teilen sich den Sieg. Herzlichen Glückwunsch!
    }
result-winner-computers =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
result-rematch = Revanche
result-record = Protokoll
result-history = Verlauf
result-seed = Startwert dieser Partie, zum Vergleich mit dem SHA-256 vom Anfang: `{ $seed }`
# The same where players added words of their own; docs/record.md says how to check it.
result-seed-words = Geheimnis dieser Partie, zum Vergleich mit dem SHA-256 vom Anfang: `{ $secret }` · mit den Wörtern der Mitspielenden ergibt es den Startwert: `{ $seed }`
record-ready = Hier ist das Protokoll der Partie: eine Datei für andere Programme, mit der sich das Austeilen und jeder Zug nachprüfen lassen.
resigned = { $name } verlässt den Tisch. Den Platz übernimmt { $computer } { computer-mark }.
# How a game was stopped, on its last board.
stopped-host = { $name } hat diese Partie abgebrochen. Sie endet ohne Sieg.
stopped-moderator = Die Moderation hat diese Partie abgebrochen. Sie endet ohne Sieg.
stopped-deserted = Alle haben diese Partie verlassen. Sie endet ohne Sieg.
stopped-gone = Diese Partie endete mit ihrem Kanal, ohne Sieg.
lobby-leave-confirm = Deinen Platz freigeben? Solange einer frei ist, kannst du dich wieder dazusetzen.
lobby-left = Du hast deinen Platz freigegeben.
resign-confirm = Aus dieser Partie aussteigen? Ein Computer übernimmt deinen Platz, und du kannst nicht zurück.
resign-button = Aussteigen
resign-done = Du bist ausgestiegen. Danke fürs Mitspielen!
stop-confirm = Diese Partie für alle abbrechen? Sie endet ohne Sieg und lässt sich nicht fortsetzen.
stop-button = Partie abbrechen
stop-done = Die Partie ist abgebrochen.

## Looking back at a finished game

history-start = Vor dem ersten Zug
history-move = Zug { $move } von { $moves }
history-round = Runde { $round }
# A move that no event tells.
history-quiet = { $name } trifft eine Wahl.
history-open = Die Partie ist zu Ende, darum steht hier auch, was verdeckt war.
history-open-board = Die Partie ist zu Ende, darum steht hier auch, was verdeckt war. „{ hands-all }“ in der Liste zeigt die Hände.
history-back = Vorheriger
history-next = Weiter
history-jump = Springen zu …
history-to-start = Anfang
history-to-round = Runde { $round }
history-to-end = Ende
history-animate = Runde { $round } als Film
history-animate-game = Die Partie als Film
film-round =
    { $moves ->
        [one] Runde { $round } in 1 Zug
       *[other] Runde { $round } in { $moves } Zügen
    }
film-game =
    { $moves ->
        [one] Die Partie in 1 Zug
       *[other] Die Partie in { $moves } Zügen
    }
# The alt text of an animation. $title is one of the two above.
film-alt = Film ({ $game }). { $title }. { $result }
# The alt text of an animation of what the reader missed. $since is board-since or board-since-start.
film-since-alt = Film ({ $game }). { $since }, Zug um Zug. { $told }

## When something is not possible

error-stale = Inzwischen ist es weitergegangen. So steht es jetzt.
error-not-seated = Du hast an diesem Tisch keinen Platz. Schau gern zu oder eröffne mit { COMMAND("new") } einen eigenen Tisch.
error-not-your-turn = Du bist gerade nicht am Zug. Der Tisch wartet auf { $names }.
error-game-over = Diese Partie ist zu Ende. Eine neue beginnst du mit { COMMAND("new") } oder mit „{ result-rematch }“.
error-no-table = In diesem Kanal gibt es keinen Tisch. Eröffne einen mit { COMMAND("new") }.
error-table-exists = In diesem Kanal steht schon ein Tisch: { COMMAND("board") } zeigt ihn, und der Host kann ihn mit { COMMAND("stop") } beenden. Oder eröffne einen neuen Tisch in einem eigenen Thread.
error-lobby-full = Alle Plätze sind besetzt. Frag, ob jemand Platz macht, oder eröffne einen anderen Tisch in einem Thread.
error-already-seated = Du hast an diesem Tisch schon einen Platz, mehr ist nicht zu tun.
error-not-in-lobby = Du hast hier noch keinen Platz. Drücke zuerst „{ lobby-join }“.
error-no-salt = Alle 16 Salts dieses Tisches sind vergeben, darum kann niemand mehr ein Wort hinzufügen. Der Host kann den Tisch auflösen und einen neuen eröffnen.
error-not-host = Das kann nur der Host dieses Tisches.
error-not-enough = Es sind noch nicht genug dabei. Warte, bis noch jemand dazukommt, oder füge einen Computer hinzu.
error-no-computer = Hier gibt es keinen Computer zu entfernen.
error-store = Das ließ sich nicht speichern, darum hat sich nichts geändert. Bitte versuche es gleich noch einmal.
error-unknown = Bei mir ist etwas schiefgegangen. Verloren ist nichts; bitte versuche es noch einmal.
# Behind what does not work, such as "lacking-attach-files".
error-permission = Bitte wende dich an die Moderation, damit sie es mir erlaubt.
error-locked = Dieser Thread ist gesperrt, darum darf ich hier nichts posten. Was du getan hast, ist gespeichert, und der Spielplan folgt, sobald der Thread wieder offen ist.
error-not-shown = Discord lässt mich den Spielplan dort nicht posten. Was du getan hast, ist gespeichert, und der Spielplan folgt, sobald ich wieder darf.
error-automod = AutoMod hat auf diesem Server meine Nachricht blockiert, darum ist der Spielplan nicht aktuell. Was du getan hast, ist gespeichert. Bitte wende dich an die Moderation, damit meine Nachrichten durchkommen. Ich versuche es jede Stunde wieder, und jedes Mal, wenn du etwas drückst.
error-timed-out = Die Moderation hat mir einen Timeout gegeben, darum darf ich hier nichts posten. Er endet { $when }. Verloren ist nichts, und der Spielplan folgt dann.
error-own-fault = Discord nimmt meine Nachricht mit dem Spielplan nicht an. Das ist mein Fehler, nicht deiner. Was du getan hast, ist gespeichert, und wer mich betreibt, weiß Bescheid. Du musst nichts tun: Der Spielplan folgt, sobald das behoben ist.
error-thread-locked = Dieser Thread ist gesperrt, darum kann hier kein Tisch eröffnet werden.
error-thread-private = Dieser Thread ist privat, und ich bin nicht dabei. Erwähne mich hier, damit ich dazukomme, und versuche es dann noch einmal.
error-not-allowed-stop = Abbrechen können diese Partie nur der Host und alle, die Kanäle verwalten dürfen.
error-lost-modal = Dieses Formular ist nicht mehr gültig. Bitte öffne es noch einmal.
modal-changed = Das wurde geändert, nachdem du dieses Formular geöffnet hattest. Noch ist nichts gespeichert: Wähle, was gelten soll.
modal-stored = Gespeichert
modal-sent = Deine Eingabe
modal-keep = Gespeichertes behalten
modal-use = Meine Eingabe speichern
modal-unchanged = Es wurde nichts geändert.
error-old-button = Dieser Button ist veraltet und bewirkt nichts mehr. Den Stand der Partie zeigt { COMMAND("board") }.
error-no-record = Hier gibt es kein Protokoll: Das haben nur beendete Partien.
error-running = Diese Partie läuft schon: Die Plätze sind vergeben, und das Protokoll gibt es, wenn sie zu Ende ist.
error-history-none = In diesem Kanal ist noch keine Partie zu Ende gegangen.
error-history-running = Diese Partie läuft noch: Ihren Verlauf gibt es, wenn sie zu Ende ist. Was seit deinem letzten Zug passiert ist, steht unter „{ board-hand }“.
error-history-empty = Diese Partie wurde vor dem ersten Zug abgebrochen, darum gibt es nichts anzusehen.
error-history-retired = Diese Partie folgte einer älteren Fassung der Regeln, die ich nicht mehr unterstütze. Darum kann ich ihre Züge nicht zeigen.
error-film-busy = Gerade entsteht schon ein Film. Bitte drücke in ein paar Sekunden noch einmal.
error-film-nothing = Seit deinem letzten Zug hat niemand etwas getan, also gibt es keinen Film.
error-too-often =
    { $seconds ->
        [one] Das wurde gerade schon mehrmals angefragt. Bitte versuche es in einer Sekunde noch einmal.
       *[other] Das wurde gerade schon mehrmals angefragt. Bitte versuche es in { $seconds } Sekunden noch einmal.
    }
error-own-lobbies = Du hast auf diesem Server schon drei offene Tische. Starte erst einen davon oder löse ihn auf.
error-all-lobbies = Auf diesem Server gibt es sehr viele offene Tische. Spiel an einem davon mit, oder warte, bis einige begonnen haben.
error-not-running = Diese Partie hat noch nicht begonnen. Der Host startet sie, sobald alle Plätze besetzt sind.
error-not-over = Eine Revanche ist erst möglich, wenn diese Partie zu Ende ist.
error-dm = Tische stehen in den Kanälen von Servern, darum nutze diesen Befehl bitte dort. Zu deinen eigenen Tischen kommst du von überall: { COMMAND("games") } zeigt sie, und du kannst dort auch spielen.
# $address is where the bot is added to a server.
error-not-added = Auf diesem Server bin ich noch nicht, darum kann hier kein Tisch stehen. Wer ihn verwalten darf, kann mich [hinzufügen]({ $address }).
error-retired = Diese Partie begann nach einer älteren Fassung der Regeln, die ich nicht mehr unterstütze. Bitte eröffne mit { COMMAND("new") } einen neuen Tisch.
error-no-game = Dieses Spiel gibt es hier nicht. Wähle eins aus der Liste.
# $seats are numbers, such as "3 and 5".
error-seats = Mit so vielen Personen lässt sich { $game } nicht spielen, möglich ist: { $seats }. Du kannst die Angabe auch weglassen.
error-no-variant = Dieses Spiel hat diese Variante nicht; lass die Angabe weg.
error-no-expansion = Dieses Spiel hat diese Erweiterung nicht; lass die Angabe weg.
error-no-known = Hier gibt es nichts zu zeigen: Diese Variante hat keine Liste bekannter Karten, oder es läuft keine Partie.
error-no-topic = Dieses Thema gibt es in den Regeln nicht. Wähle eins aus der Liste.
error-no-take = Auf dem Spielplan kannst du gerade nichts nehmen. Öffne deine Hand und sieh nach, was geht.
error-no-character = Du kannst gerade keine Figur ausspielen. Öffne deine Hand und sieh nach, was geht.
error-no-set = Du kannst gerade keinen Satz bilden. Öffne deine Hand und sieh nach, was geht.

refusal-game-over = Diese Partie ist zu Ende, es lässt sich nichts mehr spielen.
refusal-not-waiting = Du bist gerade nicht am Zug. Solange du wartest, kannst du deine Hand ansehen.
refusal-malformed = Das war nicht zu verstehen. Nimm einen der Buttons oder etwas aus der Liste.
refusal-not-asked = Das geht gerade nicht. Öffne deine Hand und sieh nach, was du tun kannst.

## Permissions, as Discord calls them

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-embed-links = Links einbetten
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-manage-threads = Threads verwalten
# An invisible character after @, so that Discord takes it for no mention.
permission-mention-everyone = @{ "\u2060" }everyone, @{ "\u2060" }here und alle Rollen erwähnen

## Help

help-title = Spiele an deinem Tisch
help-text =
    Spiele { $games } in diesem Kanal, mit anderen oder mit Computern, am Stück oder über mehrere Tage.
    - **Beginnen**: { COMMAND("new") } eröffnet einen Tisch. Nimm einen Platz, besetze die übrigen und drücke „{ lobby-start }“.
    - **Spielen**: Bist du am Zug, nimmst du mit den Nummern am Spielplan, was dort liegt. Für alles andere drücke „{ board-hand }“: Die siehst nur du. { COMMAND("take") }, { COMMAND("character") } und { COMMAND("set") } bewirken dasselbe ohne Buttons.
    - **Nachsehen**: { COMMAND("hand") } zeigt deine Hand, { COMMAND("board") } holt den Spielplan ans Ende des Kanals, { COMMAND("score") } erklärt die Punkte. In der offenen Variante zeigt { COMMAND("cards") } alle bekannten Karten.
    - **Meine Spiele**: { COMMAND("games") } zeigt alle deine Tische, zuerst den, der am längsten auf dich wartet, auch in einer Direktnachricht an mich.
    - **Vorstellen**: { COMMAND("about") } stellt dem Kanal ein Spiel vor, mit Bild und Film.
    - **Lernen**: { COMMAND("learn") } bringt dir ein Spiel in ein paar Minuten bei, Zug für Zug, nur für dich.
    - **Regeln**: { COMMAND("rules") } nennt sie in Kürze, Thema für Thema.
    - **Aufhören**: { COMMAND("resign") } überlässt deinen Platz einem Computer, { COMMAND("stop") } bricht die Partie für alle ab.
    - **Danach**: { COMMAND("history") } zeigt eine beendete Partie Zug für Zug, { COMMAND("record") } gibt dir das Protokoll.
    - **Rangliste**: { COMMAND("ladder") } zeigt, wer auf diesem Server nach seinen gewerteten Partien wo steht.
    - **Abwesend**: { COMMAND("away") } sagt den anderen, bis wann; dort findest du auch Erinnerungen und Ruhezeiten.
    - **Sprache**: { COMMAND("language") } ändert sie für dich, für den Tisch oder für den Server.
    - **Server**: { COMMAND("settings") } legt fest, was für alle Tische eines Servers gilt, den du verwalten darfst.
    - **Datenschutz**: { COMMAND("privacy") } zeigt, was über dich gespeichert ist; dort kannst du es auch löschen.
rules-title = Regeln von { $game }
# Two selects: what is written there now, before anything is chosen in them.
rules-choose-game = Spiel: { $game }
rules-choose = Thema: { $topic }
# The last option of the select of topics, if there are more than fit.
rules-more = Weitere Themen …
# $what is a question such as "Du bist am Zug. ...", one or several sentences.
rules-now = **Was jetzt ansteht.** { $what }
goto-board = Zum Spielplan
# A table whose game has not begun.
goto-lobby = Zum Tisch
board-moved = Hier ist der Spielplan.

## Computers that play

computer-mark = (Computer)
apprentice-mark = (Computer, Lehrling)
merchant-mark = (Computer, Geselle)
master-mark = (Computer, Meister)
computer-name-1 = Ptahmes
computer-name-2 = Nofret
computer-name-3 = Sennu
computer-name-4 = Merit
computer-name-5 = Kawab
computer-name-6 = Tiaa

thread-name = { $game } – { $names }
thread-opened = { $game } für { $seats } Personen. Der Tisch steht in diesem Thread.
thread-in-thread = Das hier ist schon ein Thread, darum steht dein Tisch gleich hier.
thread-not-here = In so einem Kanal gibt es keine Threads, darum steht dein Tisch gleich hier.

## Slash commands: names lower case, 32 characters at most; descriptions 100 at most

cmd-sobek-name = sobek
cmd-sobek-description = Brettspiele in diesem Kanal spielen
cmd-new-name = neu
cmd-new-description = Einen Tisch eröffnen und auf Mitspielende warten
cmd-new-game-name = spiel
cmd-new-game-description = Welches Spiel
cmd-new-seats-name = plätze
cmd-new-seats-description = Wie viele Plätze; nicht jedes Spiel erlaubt jede Zahl
cmd-new-variant-name = variante
cmd-new-variant-description = Verdeckt: Hände und Stapel geheim. Offen: zeigt, was man sich merken könnte; für tagelange Partien
cmd-new-expansion-name = erweiterung
cmd-new-expansion-description = Eine Erweiterung, wenn das Spiel eine hat
cmd-new-thread-name = thread
cmd-new-thread-description = Dem Tisch einen eigenen Thread geben, damit dieser Kanal frei bleibt
cmd-games-name = spiele
cmd-games-description = Alle deine Tische, zuerst der, der am längsten auf dich wartet
cmd-take-name = aufnehmen
cmd-take-description = Eine Karte oder ein Plättchen vom Spielplan nehmen
cmd-take-card-name = karte
cmd-take-card-description = Die Karte oder das Plättchen, mit der Nummer vom Spielplan
cmd-character-name = figur
cmd-character-description = Eine Figur wegen ihrer Sondereigenschaft ausspielen
cmd-character-card-name = karte
cmd-character-card-description = Welche Figur und was sie bewirkt
cmd-set-name = satz
cmd-set-description = Einen Satz auslegen oder verkaufen
cmd-set-cards-name = karten
cmd-set-cards-description = Die Karten oder Plättchen des Satzes
cmd-hand-name = hand
cmd-hand-description = Deine Hand zeigen und was du tun kannst; das siehst nur du
cmd-board-name = spielplan
cmd-board-description = Den Spielplan ans Ende des Kanals holen
cmd-score-name = punkte
cmd-score-description = Zeigen, wie die Punkte zustande kamen
cmd-cards-name = karten
cmd-cards-description = Alle bekannten Karten zeigen (nur in der offenen Variante)
cmd-rules-name = regeln
cmd-rules-description = Die Regeln in Kürze lesen
cmd-rules-topic-name = thema
cmd-rules-topic-description = Worüber du lesen willst
cmd-learn-name = lernen
cmd-learn-description = Ein Spiel spielend lernen, in ein paar Minuten und nur für dich
cmd-learn-game-name = spiel
cmd-learn-game-description = Welches Spiel du lernen willst
cmd-resign-name = aussteigen
cmd-resign-description = Die Partie verlassen; ein Computer übernimmt deinen Platz
cmd-stop-name = abbrechen
cmd-stop-description = Die Partie in diesem Kanal für alle abbrechen
cmd-record-name = protokoll
cmd-record-description = Das Protokoll der beendeten Partie als Datei bekommen
cmd-history-name = verlauf
cmd-history-description = Die beendete Partie Zug für Zug ansehen
cmd-privacy-name = datenschutz
cmd-privacy-description = Sehen, was über dich gespeichert ist, und es löschen lassen
cmd-about-name = vorstellen
cmd-about-description = Dem Kanal ein Spiel vorstellen, mit einem Bild
cmd-about-game-name = spiel
cmd-about-game-description = Welches Spiel vorgestellt wird
cmd-help-name = hilfe
cmd-help-description = So spielt man mit diesem Bot

## The language of a reader, of a table, of a server

cmd-language-name = sprache
cmd-language-description = Eine Sprache wählen: für dich, für diesen Tisch oder für den Server
cmd-language-language-name = sprache
cmd-language-language-description = Welche Sprache; automatisch richtet sie sich nach Discord
cmd-language-scope-name = für
cmd-language-scope-description = Für wen: nur für dich, für diesen Tisch oder für neue Tische des Servers
language-automatic = Automatisch
scope-me = Für mich
scope-table = Für diesen Tisch
scope-server = Für diesen Server
language-title = Sprachen
# Each variable is the name of a language in that language.
language-now-me = Deine Sprache: { $language }
language-now-table = Sprache dieses Tisches: { $language }
language-now-server = Sprache neuer Tische auf diesem Server: { $language }
language-set-me = Erledigt. Deine Sprache ist jetzt: { $language }
language-set-me-automatic = Erledigt. Deine Sprache ist jetzt die, auf die dein Discord eingestellt ist.
language-set-table = Erledigt. Von jetzt an ist die Sprache dieses Tisches: { $language }
language-set-server = Erledigt. Von jetzt an ist die Sprache neuer Tische auf diesem Server: { $language }
language-set-server-automatic = Erledigt. Neue Tische richten sich von jetzt an nach der Sprache des Servers.
error-language-table = Die Sprache dieses Tisches kann nur der Host ändern. Deine eigene kannst du immer ändern.
error-language-server = Die Sprache dieses Servers kann nur ändern, wer ihn verwalten darf. Deine eigene kannst du immer ändern.
error-language-unknown = Diese Sprache gibt es hier nicht. Wähle eine aus der Liste.
error-language-automatic = Ein Tisch braucht eine eigene Sprache. Wähle eine aus der Liste.
