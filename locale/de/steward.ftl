### Wie der Bot läuft, nur seinem Besitzer gesagt, wenn er { COMMAND("about") } aufruft. Fachwörter wie bei Discords Entwicklern.

steward-title = So läuft der Bot
steward-private = Das siehst nur du, weil der Bot dir gehört.
steward-version = **Version** { $version }, Python { $python }, gestartet vor { $up }
steward-seconds = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
steward-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
steward-hours = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
steward-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tagen
    }
steward-shards = **Shards**: { $there } von { $count } verbunden, { $servers } Server
# Diese beiden stehen hinter der Zeile davor.
steward-latency = , { $milliseconds } ms bis Discord
steward-away = ; nicht verbunden: { $numbers }
steward-tables = **Tische**: { $lobbies } vor dem Start, { $running } laufend, { $over } beendet
steward-store = **Datenbank**: antwortet in { $milliseconds } ms
steward-no-store = **Datenbank**: antwortet nicht
steward-shown = **Spielpläne**: alle auf dem neuesten Stand
steward-behind = **Spielpläne**: { $count ->
        [one] 1 ist im Rückstand
       *[other] { $count } sind im Rückstand
    }, seit bis zu { $time }
steward-late = **Event-Loop**: { $milliseconds } ms zu spät; laufende Suchen: { $searches }
