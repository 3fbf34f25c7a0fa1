### Partien über mehrere Tage: Tempo, abgelaufene Zeit, Abstimmungen, Erinnerungen, Abwesenheit.
### $when ist ein Zeitpunkt, wie Discord ihn zeigt, etwa „in 2 Tagen“, oder ein Tag; $name ist jemand am Tisch.

## Tempo: womit an einem Tisch gespielt wird

pace-live = Live
pace-relaxed = Gemütlich
pace-slow = Langsam
pace-untimed = Ohne Zeitlimit
# Wie viel Zeit für eine Entscheidung ist.
pace-live-means = 10 Minuten für jede Entscheidung
pace-relaxed-means = zwei Tage für jede Entscheidung
pace-slow-means = eine Woche für jede Entscheidung
pace-untimed-means = so viel Zeit, wie alle brauchen
# The same below a choice, with what happens meanwhile.
pace-live-choice = { pace-live-means }; Erinnerungen nach 3 und 8 Minuten
pace-relaxed-choice = { pace-relaxed-means }; Erinnerungen nach 8 und 24 Stunden
pace-slow-choice = { pace-slow-means }; Erinnerungen nach einem und drei Tagen
pace-untimed-choice = { pace-untimed-means }, ohne Erinnerungen; Abstimmung nach 14 Tagen ohne Lebenszeichen
# Was geschieht, wenn jemandes Zeit abgelaufen ist.
fallback-ask = Die anderen entscheiden, was geschieht
fallback-move = Ein Computer macht diesen einen Zug
fallback-takeover = Ein Computer spielt bis zur Rückkehr
fallback-wait = Der Tisch wartet einfach
# Below the choice that a computer makes one move.
fallback-move-choice = Nach drei solchen Zügen hintereinander spielt er bis zur Rückkehr.
# Die Zeile im Wartezimmer.
pace-line = Tempo: **{ $pace }**, { $means }.
pace-line-fallback = Tempo: **{ $pace }**, { $means }. Ist die Zeit um: { $fallback }.
pace-button = Tempo
pace-title = Das Tempo an diesem Tisch
pace-choose = Tempo wählen
pace-choose-fallback = Wenn die Zeit um ist
pace-alone = Wer allein mit Computern spielt, hat nie eine Frist. Nach 30 Tagen, in denen du nichts drückst, endet die Partie.
# At a table whose decisions take days.
pace-pauses = Solange Discord oder ich ausfalle, läuft keine Zeit. Endet sie in der Ruhezeit einer Person, dauert sie bis zwei Stunden danach.
# At a table without a clock.
pace-silent = Ohne Zeitlimit schicke ich Erinnerungen nur denen, die welche eingestellt haben. Nach 14 Tagen ohne Lebenszeichen einer Person können die anderen abstimmen, wie es weitergeht.
pace-agree-all = Es ändert sich, wenn alle am Tisch zustimmen.
pace-proposed = Vorgeschlagen. Es ändert sich, sobald alle zustimmen.
# Below it, while a game runs.
pace-proposed-told = Was daraus wird, steht auf dem Spielplan.
pace-proposal = { $name } schlägt ein anderes Tempo vor.
pace-proposal-agreed = Bisher einverstanden: { $names }.
pace-agree = Einverstanden
pace-decline = Lassen, wie es ist
error-no-pace = Dieses Tempo gibt es nicht. Wähle eins aus der Liste.
cmd-new-pace-name = tempo
cmd-new-pace-description = Zeit für jede Entscheidung; ohne Angabe wie auf diesem Server üblich

## Zeit auf dem Spielplan

board-time = Die Bedenkzeit endet { $when }.
board-silent = Ab dem { $when } können die anderen entscheiden, wie es ohne { $name } weitergeht.
board-away = { $name } ist bis { $when } abwesend. Der Tisch wartet.
board-away-computer = { $name } ist bis { $when } abwesend. Solange spielt ein Computer.
board-absent = Für { $name } spielt vorerst ein Computer, bis { $name } selbst wieder etwas drückt.
board-closed = { $name } konnte ich keine Direktnachricht schicken, darum der Ping hier.
board-reminded =
    { $count ->
        [one] { $names } wurde oft genug erinnert; für diese Entscheidung kommt keine Erinnerung mehr.
       *[other] { $names } wurden oft genug erinnert; für diese Entscheidung kommt keine Erinnerung mehr.
    }
# Vor dem, was ein Computer an jemandes Stelle getan hat.
board-stood-in = Ein Computer hat für { $name } einen Zug gemacht.
# Nach dem Namen von jemandem, auf den der Tisch wartet, und von jemandem, für den bis zur Rückkehr ein Computer spielt.
player-away = { $name } { away-mark }
player-stood-in = { $name } { stood-in-mark }
away-mark = (abwesend)
stood-in-mark = (vorerst ein Computer)

## Wenn jemandes Zeit um ist

vote-title = { $name } hat nicht rechtzeitig gespielt. Was soll der Tisch tun?
vote-asked = { $mentions }, bitte abstimmen.
vote-ends = Die Abstimmung endet, sobald alle abgestimmt haben, spätestens { $when }. Mehr als die Hälfte entscheidet; sonst macht ein Computer diesen einen Zug.
# Ein Button mit der Zahl derer, die ihn gewählt haben.
vote-choice =
    { $count ->
        [0] { $choice }
       *[other] { $choice } ({ $count })
    }
vote-wait-live = Noch 10 Minuten
vote-wait-relaxed = Noch einen Tag warten
vote-wait-slow = Noch einen Tag warten
vote-wait-untimed = Noch eine Woche
vote-move = Ein Zug vom Computer
vote-takeover = Computer übernimmt
vote-end = Partie beenden
vote-open = Platz neu vergeben
# What the choices do; each stands after the name of its choice and a colon.
vote-move-means = nur das, was jetzt zu tun ist, danach ist die Person wieder selbst dran
vote-takeover-means = Er spielt, bis die Person hier irgendetwas drückt
vote-open-means = Ein Computer spielt, und alle hier können den Platz übernehmen
vote-end-means = für alle, ohne Sieg, wenn mehr als die Hälfte es will
# A question with the button vote-end, and what is said after a vote.
vote-end-confirm = Für das Ende dieser Partie stimmen? Wenn mehr als die Hälfte das wählt, endet sie für alle ohne Sieg, und das lässt sich nicht rückgängig machen.
vote-given = Deine Stimme: { $choice }.
# To the late player on the board, and in a direct message or notification.
vote-late = { $mention }, dein Zug beendet die Abstimmung.
vote-about-you = Die anderen stimmen ab, wie es weitergeht. Dein Zug beendet die Abstimmung.
# Dasselbe an einem Tisch ohne Zeitlimit, wenn eine Person lange nichts getan hat; $when ist ein Tag.
silent-vote-title = { $name } meldet sich nicht. Wie soll es weitergehen?
silent-vote-ends = Mehr als die Hälfte entscheidet, ab dem { $when } mehr als die Hälfte der abgegebenen Stimmen.
silent-vote-late = { $mention }, drück hier irgendeinen Button, dann ist die Abstimmung beendet.
silent-vote-about-you = Die anderen stimmen ab, wie es ohne dich weitergeht. Drück hier irgendeinen Button, dann ist die Abstimmung beendet.
# An die Person, die mit ihrem Tippen diese Abstimmung beendet hat.
silent-back = Schön, dass du da bist! Die anderen wurden gefragt, wie es ohne dich weitergeht. Das ist erledigt, und du behältst deinen Platz.
seat-back = Schön, dass du wieder da bist! Dein Platz gehört wieder dir.
# Was eine Abstimmung über eine säumige Person, oder der Host, entschieden hat.
decided-wait = Der Tisch hat abgestimmt: Er wartet noch auf { $name }.
decided-move = Nach der Abstimmung hat ein Computer diesen Zug für { $name } gemacht.
decided-move-alone = Die Abstimmung ergab keine Mehrheit, also hat ein Computer diesen Zug für { $name } gemacht.
decided-takeover = Der Tisch hat abgestimmt: Ein Computer übernimmt für { $name }.
decided-open = Der Tisch hat abgestimmt: Der Platz von { $name } ist offen.
decided-opened-host = Der Host hat den Platz von { $name } freigegeben.
decided-pace-refused = Das Tempo bleibt: Der Vorschlag von { $name } wurde abgelehnt.
decided-pace-live = Neues Tempo: { pace-live }, { pace-live-means }.
decided-pace-relaxed = Neues Tempo: { pace-relaxed }, { pace-relaxed-means }.
decided-pace-slow = Neues Tempo: { pace-slow }, { pace-slow-means }.
decided-pace-untimed = Neues Tempo: { pace-untimed }, { pace-untimed-means }.
decided-pace-ask = Wenn die Zeit um ist: { fallback-ask }.
decided-pace-move = Wenn die Zeit um ist: { fallback-move }.
decided-pace-takeover = Wenn die Zeit um ist: { fallback-takeover }.
decided-pace-wait = Wenn die Zeit um ist: { fallback-wait }.
error-no-vote = Das ist schon entschieden, oder der Zug ist gemacht.
error-own-vote = Darüber stimmen die anderen ab. Mach einfach deinen Zug, dann ist die Frage erledigt.
error-no-proposal = Diesen Vorschlag gibt es nicht mehr.

## Erinnerungen

# A direct message. $place is a channel, $since a moment such as "5 hours ago".
letter-call = Du bist dran in { $place } ({ $game }).
letter-reminder = Erinnerung: Du bist dran in { $place } ({ $game }). Benachrichtigt habe ich dich { $since }.
# Was die Benachrichtigung eines Handys sagt; $place nennt Server und Kanal.
ping-reminder =
    { $count ->
        [one] { $mentions }, der Tisch wartet noch auf dich.
       *[other] { $mentions }, der Tisch wartet noch auf euch.
    }
ping-invited =
    { $count ->
        [one] { $mentions }, du bist zu einer Partie { $game } eingeladen.
       *[other] { $mentions }, ihr seid zu einer Partie { $game } eingeladen.
    }
ping-letter-reminder = Erinnerung: Du bist dran in { $place } ({ $game }).
board-reminder = Erinnerung: Du wurdest { $when } gefragt.
snooze-later = Später erinnern
snooze-4h = In 4 Stunden erinnern
snooze-morning = Morgen früh
snooze-done = Gut. Die nächste Erinnerung kommt { $when }.
error-not-asked = Diese Buttons sind nur für alle, die gerade entscheiden müssen.

## Enden

stopped-idle = Hier hat 30 Tage lang niemand etwas gedrückt, darum habe ich diese Partie beendet. Sie endet ohne Sieg.
stopped-voted =
    { $rounds ->
        [0] Der Tisch hat beschlossen, diese Partie zu beenden. Sie endet ohne Sieg.
        [one] Der Tisch hat beschlossen, diese Partie zu beenden. Sie endet nach einer Runde, ohne Sieg.
       *[other] Der Tisch hat beschlossen, diese Partie zu beenden. Sie endet nach { $rounds } Runden, ohne Sieg.
    }
