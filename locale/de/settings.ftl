### Was ein Server für alle seine Tische festlegt: wo sie stehen, wer sie eröffnet, was dort üblich ist.
### Buttons haben höchstens 25 Zeichen. Kanäle und Rollen zeigt Discord als Verweise.

settings-title = Einstellungen dieses Servers
settings-text = Sie gelten für alle Tische hier. Jede Wahl wird sofort gespeichert.
settings-tables = Tische
settings-people = Leute und Ruhezeiten

## Tables

settings-channels = **Kanäle**, in denen Tische eröffnet werden dürfen, samt ihren Threads
settings-channels-none = Überall
settings-channels-gone =
    { $count ->
        [one] Einen der gewählten Kanäle gibt es nicht mehr; er zählt nicht mit.
       *[other] { $count } der gewählten Kanäle gibt es nicht mehr; sie zählen nicht mit.
    }
settings-channels-all-gone = Von den gewählten Kanälen gibt es keinen mehr, darum dürfen Tische überall eröffnet werden.
settings-channels-closed = In { $channels } kann ich nicht spielen. Mir fehlt dort: { $permissions }.
settings-threads = **Ort** eines neuen Tisches
settings-threads-off = Im Kanal selbst
settings-threads-on = In einem eigenen Thread
settings-pace = **Tempo** neuer Tische
settings-fallback = **Wenn jemandes Zeit um ist**
settings-language = **Sprache** neuer Tische
settings-each = Thread und Tempo lassen sich für jeden einzelnen Tisch auch anders wählen.

## People

settings-openers = **Wer Tische eröffnen darf**
settings-openers-all = Alle
settings-openers-role = Alle mit einer Rolle
settings-openers-manage = Wer den Server verwaltet
settings-openers-always = Wer diesen Server verwaltet, darf es immer.
settings-opener = Rolle wählen
settings-opener-missing = Wähle die Rolle. Bis dahin darf es nur, wer diesen Server verwaltet.
settings-opener-gone = Die gewählte Rolle gibt es nicht mehr. Bis du eine andere wählst, darf es nur, wer diesen Server verwaltet.
settings-role = **Rolle, die ein neuer Tisch pingen darf**, höchstens einmal in sechs Stunden
settings-role-none = Keine Rolle
settings-role-refused = { $role } habe ich nicht übernommen.
settings-role-everyone = Damit würden alle auf dem Server gepingt.
settings-role-bot = Diese Rolle gehört einem Bot, der Ping würde niemanden erreichen.
settings-role-silent = Ich darf diese Rolle nicht erwähnen. Erlaube in den Einstellungen der Rolle allen, sie zu erwähnen, oder erlaube mir, alle Rollen zu erwähnen.
settings-role-gone = Die gewählte Rolle gibt es nicht mehr, darum wird niemand gepingt.
settings-quiet = **Ruhezeiten** für alle, die keine eigenen haben
settings-quiet-now = Von { $start } bis { $end } werden sie an Tischen dieses Servers nicht gepingt, sondern erst danach.
settings-quiet-none = Es gibt keine: Sie können auch nachts gepingt werden.
settings-quiet-live = Ruhezeiten gelten nicht an Tischen, an denen live gespielt wird, und nicht für Leute, die gerade spielen.
settings-quiet-zone = Zeitzone: { $city }
settings-quiet-zone-gone = Die Zeitzone { $zone } kenne ich nicht mehr, darum gelten diese Zeiten nicht. Wähle bitte eine andere.
settings-zone-title = Die Zeitzone dieses Servers
settings-zone-text = Seine Ruhezeiten richten sich nach der Uhrzeit an einem Ort. Soll es deiner sein: In welcher dieser Zeilen liest du **22:00**?
habits-quiet-server = Dieser Server hat Ruhezeiten von { $start } bis { $end }. Sie gelten an seinen Tischen auch für dich, solange du keine eigenen hast.

## Results

settings-results = Ergebnisse
settings-results-shown = **Ergebnisse**
settings-results-shown-does = Eine Zeile mit Wertungszahlen unter dem Schlussbild einer gewerteten Partie und Statistiken dieses Servers.
settings-results-off = Nicht zeigen
settings-results-on = Zeigen
settings-ladders = **Ranglisten**
settings-ladders-does = Nur gewertete Partien zählen dafür. Ob eine Partie gewertet wird, entscheidet der Host des Tisches. Schaltest du Ranglisten aus, zählen begonnene gewertete Partien trotzdem.
settings-ladders-off = Keine Ranglisten
settings-ladders-unrated = Neue Tische ohne Wertung
settings-ladders-rated = Neue Tische mit Wertung
settings-announcements = **Ankündigungen**
settings-announcements-does = Eine stille Nachricht für jeden offenen Tisch und eine für sein Ergebnis.
settings-announcements-none = Kein Kanal
settings-announcements-gone = Den gewählten Kanal gibt es nicht mehr, darum wird nichts angekündigt.
settings-announcements-closed = In { $channel } kann ich nichts ankündigen. Mir fehlt dort: { $permissions }.
# A button.
settings-manage-ladders = Ranglisten verwalten

## What is refused

error-settings = Die Einstellungen dieses Servers kann nur ändern, wer ihn verwalten darf.
error-opening-channel =
    { $count ->
        [one] Auf diesem Server werden Tische in { $channels } eröffnet.
       *[other] Auf diesem Server werden Tische in diesen Kanälen eröffnet: { $channels }.
    }
error-opening-role = Auf diesem Server dürfen nur Leute mit der Rolle { $role } Tische eröffnen. Mitspielen kannst du an jedem offenen Tisch.
error-opening-manage = Auf diesem Server darf nur Tische eröffnen, wer ihn verwaltet. Mitspielen kannst du an jedem offenen Tisch.

cmd-settings-name = einstellungen
cmd-settings-description = Festlegen, was für alle Tische dieses Servers gilt, wenn du ihn verwalten darfst
