### Änderungen des Hosts vor der Partie: Spiel, Zahl der Plätze, Variante, Erweiterung; und was die Optionen noch sagen.
### Buttons haben höchstens 25 Zeichen. $name ist der Host, $mentions sind Leute, wie Discord sie nennt.

## Auswahlen auf der Seite der Optionen; jede zeigt, was eingestellt ist

setup-game = Spiel: { $game }
setup-seats = Plätze: { $seats }
setup-variant = Variante: { $variant }
setup-expansion = Erweiterung: { $expansion }
setup-no-expansion = Ohne Erweiterung
# Anstelle einer Auswahl, falls es keine gäbe.
setup-choose = Was gespielt wird

## Am Tisch vor der Partie

# Was der Host geändert hat, seit andere da sind; $changes ist eine Liste aus dem Folgenden.
setup-changed = **Vom Host geändert:** { $changes }
setup-changed-game = { $before } → { $after }
setup-changed-seats = { $before } → { $after } Plätze
setup-changed-variant = Variante { $before } → { $after }
# Auch in der Benachrichtigung eines Handys.
setup-wanted =
    { $count ->
        [one] { $mentions }, { $name } möchte hier { $game } mit { $seats } Plätzen spielen. Gibst du dafür deinen Platz ab? Den nächsten freien bekommst dann du.
       *[other] { $mentions }, { $name } möchte hier { $game } mit { $seats } Plätzen spielen. Gebt ihr dafür eure Plätze ab? Die nächsten freien bekommt dann ihr.
    }
setup-give-seat = Meinen Platz abgeben
setup-keep-seat = Meinen Platz behalten
setup-declined = Nicht alle möchten ihren Platz abgeben, darum bleibt es bei { $game } mit { $seats } Plätzen.
# Neben einem Button zum Mitspielen, der nicht geht.
setup-join-asked = Bis zur Antwort kann niemand dazukommen.
setup-join-held =
    { $count ->
        [one] Der freie Platz ist für eine Einladung reserviert, darum kann sonst niemand dazukommen.
       *[other] Die freien Plätze sind für Einladungen reserviert, darum kann sonst niemand dazukommen.
    }

## Auf der Seite der Optionen

# $names hätten keinen Platz.
setup-question =
    { $count ->
        [one] Bei { $game } mit { $seats } Plätzen ist für { $names } kein Platz. Ich kann fragen, ob der Platz abgegeben wird. Bis zur Antwort ändert sich nichts.
       *[other] Bei { $game } mit { $seats } Plätzen sind für { $names } keine Plätze da. Ich kann fragen, ob die Plätze abgegeben werden. Bis zur Antwort ändert sich nichts.
    }
setup-ask = Anfragen
setup-asking =
    { $count ->
        [one] Angefragt: { $game } mit { $seats } Plätzen. Das gilt, sobald { $names } zustimmt. Bis dahin kann niemand dazukommen.
       *[other] Angefragt: { $game } mit { $seats } Plätzen. Das gilt, sobald { $names } zustimmen. Bis dahin kann niemand dazukommen.
    }
setup-withdraw = Anfrage zurücknehmen
# Bevor der Tisch aufgelöst wird.
cancel-question =
    { $count ->
        [one] Eine Person hat hier einen Platz. Diesen Tisch auflösen?
       *[other] { $count } Personen haben hier einen Platz. Diesen Tisch auflösen?
    }
# Anstelle der Optionen, wenn die Partie begonnen hat.
options-begun = Die Partie hat begonnen, hier lässt sich nichts mehr einstellen.
closing-untold = Nicht Bescheid sagen
fair-title = Faires Austeilen
fair-page = Das Geheimnis hinter dem Austeilen steht fest, bevor jemand mitspielt. Diese Hashes beweisen es: Das Protokoll der beendeten Partie zeigt, woraus sie entstanden sind. Am Tisch stehen von jedem Hash die ersten { $digits } Zeichen, in dieser Reihenfolge.
fair-secret = SHA-256 des Geheimnisses:
fair-salts = SHA-256 der Liste der Salts:
fair-word = Hash des Wortes von { $name }:

## Wenn es nicht geht

error-lobby-changed = Dieser Tisch hat sich seither geändert. So steht es jetzt.
error-held-beyond = Dann wäre für eine eingeladene Person kein Platz mehr. Nimm zuerst die Einladung zurück oder warte auf die Antwort.
error-no-seat-question = Diese Frage geht nicht an dich, oder sie ist erledigt. Du behältst deinen Platz.
error-seats-asked = Hier wird gerade gefragt, ob jemand den eigenen Platz abgibt. Bis zur Antwort kann sich niemand dazusetzen.
error-table-decides = Das entscheiden nur die, die an diesem Tisch sitzen.

## Wenn schon ein Tisch im Kanal steht

# Ein Button unter error-table-exists.
thread-open = Im Thread eröffnen
# Unter error-table-exists, anstelle des Buttons.
thread-lacking = In einem Thread kann ich ihn nicht eröffnen. Mir fehlt hier: { $permissions }.
# Wenn der Button noch einmal gedrückt wird.
thread-is-open = Dein Tisch ist schon eröffnet.
thread-being-opened = Dein Tisch wird gerade eröffnet.
