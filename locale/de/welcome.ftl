### Was ich einem Server sage, der mich gerade hinzugefügt hat, was ich in einem Kanal darf, und die kurze Hilfe.
### Beschriftungen von Buttons haben höchstens 25 Zeichen.

## An einen Server, der den Bot gerade hinzugefügt hat

welcome-title = Hallo! Mit mir spielt ihr Brettspiele in euren Kanälen
# $games are the titles of all games.
welcome-text =
    Hier könnt ihr { $games } spielen, mit anderen oder mit Computern, am Stück oder über mehrere Tage.
    - { COMMAND("learn") } bringt dir ein Spiel in ein paar Minuten bei, nur für dich.
    - { COMMAND("new") } eröffnet einen Tisch in dem Kanal, in dem du den Befehl eingibst.
    - { COMMAND("settings") } ist für alle, die diesen Server verwalten, und zeigt, was ich in einem Kanal darf.
# Above lines such as "lacking-attach-files".
welcome-lacking = **Was ich in diesem Kanal noch nicht darf**
# A button: the same in the language of the person who presses.
welcome-language = In meiner Sprache

## Was der Bot in einem Kanal darf

settings-permissions = Was ich hier darf
# $channel is shown by Discord as a link.
permissions-title = Was ich in { $channel } darf
permissions-enough = Hier darf ich alles, was ich für Tische brauche.
permissions-lacking = Für Tische fehlt mir hier etwas. Wer diesen Server verwaltet, kann es meiner Rolle erlauben oder in den Einstellungen dieses Kanals.
# What does not work without a permission. Each is also the answer to a command that fails for it, before "error-permission".
lacking-view-channel = Ohne „**{ permission-view-channel }**“ sehe ich diesen Kanal nicht.
lacking-send-messages = Ohne „**{ permission-send-messages }**“ darf ich hier nichts schreiben.
lacking-send-messages-in-threads = Ohne „**{ permission-send-messages-in-threads }**“ gibt es in Threads keine Tische.
lacking-attach-files = Ohne „**{ permission-attach-files }**“ gibt es keinen Spielplan.
lacking-embed-links = Ohne „**{ permission-embed-links }**“ wären Teile meiner Nachrichten vielleicht nicht zu sehen, darum spiele ich hier nicht.
lacking-read-message-history = Ohne „**{ permission-read-message-history }**“ finde ich meine eigenen Spielpläne nicht wieder, darum spiele ich hier nicht.
lacking-create-public-threads = Ohne „**{ permission-create-public-threads }**“ bekommt kein Tisch einen eigenen Thread.
lacking-manage-threads = Ohne „**{ permission-manage-threads }**“ kann ich in einem gesperrten Thread keinen Tisch eröffnen.
lacking-mention-everyone = Ohne „**{ permission-mention-everyone }**“ pingt ein neuer Tisch nur Rollen, die von allen erwähnt werden dürfen.

## Die kurze Hilfe

help-short =
    - { COMMAND("learn") } bringt dir ein Spiel in ein paar Minuten bei, nur für dich.
    - { COMMAND("new") } eröffnet einen Tisch in diesem Kanal.
    - { COMMAND("games") } zeigt deine Tische, zuerst den, der am längsten auf dich wartet.
help-all = Alle Befehle
