### Änderungen des Hosts vor dem Spiel: Spiel, Zahl der Plätze, Variante, Erweiterung; und was die Optionen noch sagen.
### Knöpfe haben höchstens 25 Zeichen. $name ist der Host, $mentions sind Leute, wie Discord sie nennt.

## Auswahlen auf der Seite der Optionen; jede zeigt, was eingestellt ist

setup-game = Spiel: { $game }
setup-seats = Plätze: { $seats }
setup-variant = Variante: { $variant }
setup-expansion = Erweiterung: { $expansion }
setup-no-expansion = Ohne Erweiterung
# Anstelle einer Auswahl, falls es keine gäbe.
setup-choose = Was gespielt wird

## Am Tisch vor dem Spiel

# Was der Host geändert hat, seit andere da sind; $changes ist eine Liste aus dem Folgenden.
setup-changed = **Vom Host geändert:** { $changes }
setup-changed-game = { $before } → { $after }
setup-changed-seats = { $before } → { $after } Plätze
setup-changed-variant = Variante { $before } → { $after }
# Auch in der Benachrichtigung eines Handys.
setup-wanted =
    { $count ->
        [one] { $mentions }, { $name } möchte hier { $game } mit { $seats } Plätzen spielen. Würdest du deinen Platz dafür abgeben? Der erste freie Platz wäre dann deiner.
       *[other] { $mentions }, { $name } möchte hier { $game } mit { $seats } Plätzen spielen. Würdet ihr eure Plätze dafür abgeben? Die ersten freien Plätze wären dann eure.
    }
setup-give-seat = Meinen Platz abgeben
setup-keep-seat = Meinen Platz behalten
setup-declined = Nicht alle möchten ihren Platz abgeben, darum bleibt es bei { $game } mit { $seats } Plätzen.
# Neben einem Knopf zum Mitspielen, der nicht geht.
setup-join-asked = Bis das beantwortet ist, kann niemand dazukommen.
setup-join-held =
    { $count ->
        [one] Der freie Platz ist für eine Einladung reserviert, darum kann sonst niemand dazukommen.
       *[other] Die freien Plätze sind für Einladungen reserviert, darum kann sonst niemand dazukommen.
    }

## Auf der Seite der Optionen

# $names hätten keinen Platz.
setup-question =
    { $count ->
        [one] { $game } mit { $seats } Plätzen hat keinen Platz für { $names }. Ich kann fragen, ob der Platz abgegeben wird. Bis dahin ändert sich nichts.
       *[other] { $game } mit { $seats } Plätzen hat keine Plätze für { $names }. Ich kann fragen, ob die Plätze abgegeben werden. Bis dahin ändert sich nichts.
    }
setup-ask = Danach fragen
setup-asking =
    { $count ->
        [one] Du hast um { $game } mit { $seats } Plätzen gebeten. Das gilt, sobald { $names } zustimmt. Bis dahin kann niemand dazukommen.
       *[other] Du hast um { $game } mit { $seats } Plätzen gebeten. Das gilt, sobald { $names } zustimmen. Bis dahin kann niemand dazukommen.
    }
setup-withdraw = Nicht mehr fragen
# Bevor der Tisch aufgelöst wird.
cancel-question =
    { $count ->
        [one] Ein Mensch hat hier einen Platz. Diesen Tisch auflösen?
       *[other] { $count } Menschen haben hier einen Platz. Diesen Tisch auflösen?
    }
# Anstelle der Optionen, wenn das Spiel begonnen hat.
options-begun = Das Spiel hat begonnen, hier lässt sich nichts mehr einstellen.
closing-untold = Sag mir nichts
fair-title = Fairplay
fair-page = Der Zufall steht fest, bevor jemand mitspielt. Diese Hashes beweisen es: Das Protokoll des beendeten Spiels zeigt, woraus sie entstanden sind. Am Tisch stehen von jedem die ersten { $digits } Zeichen.
fair-secret = SHA-256 des Geheimnisses:
fair-salts = SHA-256 der Liste der Salze:
fair-word = Hash des Wortes von { $name }:

## Wenn es nicht geht

error-lobby-changed = Dieser Tisch hat sich seither geändert. So steht es jetzt.
error-held-beyond = Jemand, der eingeladen ist, hätte dann keinen Platz. Nimm zuerst die Einladung zurück, oder warte auf die Antwort.
error-no-seat-question = Danach wirst du nicht oder nicht mehr gefragt. Dein Platz bleibt deiner.
error-seats-asked = Hier wird gerade gefragt, ob jemand seinen Platz abgibt. Bis zur Antwort kann sich niemand setzen.

## Wenn schon ein Tisch im Kanal steht

# Ein Knopf unter error-table-exists.
thread-open = Im Thread eröffnen
# Unter error-table-exists, anstelle des Knopfes.
thread-lacking = In einem Thread kann ich ihn nicht eröffnen, mir fehlt hier: { $permissions }.
# Wenn der Knopf noch einmal gedrückt wird.
thread-is-open = Dein Tisch ist schon eröffnet.
thread-being-opened = Dein Tisch wird gerade eröffnet.
