### Plätze wechseln: Einer wird angeboten, ein offener wird übernommen, die anderen stimmen zu; und wer Host ist.
### $name ist jemand am Tisch, $mention jemand, wie Discord ihn nennt, $when ein Zeitpunkt wie „in 5 Stunden“.

## Auf dem Spielplan

# Buttons; der zweite, wo mehrere Plätze offen sind.
seats-take = Platz übernehmen
seats-take-of = Übernehmen: { $name }
# Buttons nur für den Host.
seats-open = Platz neu vergeben
seats-open-of = Neu vergeben: { $name }
seats-offered = { $name } bietet { $mention } den eigenen Platz an.
seats-accepted = { $mention } würde auf dem Platz von { $name } weiterspielen.
seats-claimed = { $mention } möchte den Platz von { $name } übernehmen.
seats-host-wanted = { $name } möchte Host dieses Tisches werden.
seats-asked =
    { $count ->
        [one] { $mentions }, bist du einverstanden?
       *[other] { $mentions }, seid ihr einverstanden?
    }
seats-ends = Die Abstimmung endet { $when }. Mehr als die Hälfte der Gefragten entscheidet.
seats-ends-alone = Die Zeit zum Antworten endet { $when }.
seats-agree = Einverstanden
seats-disagree = Nicht einverstanden
seats-accept = Platz annehmen
seats-decline = Platz ablehnen
# Öffnet eine Seite, wo mehreres zugleich gefragt wird.
seats-say = Fragen an den Tisch
seats-none = Gerade wird nichts gefragt.

## Was geschah

seats-changed = Der Platz von { $left } gehört jetzt { $came }.
# $left ist ein Computer.
seats-taken = { $came } übernimmt den Platz von { $left } { computer-mark }.
# Wie eine Frage an den Tisch endete, ohne dass der Platz wechselt, und wer dann Host ist.
decided-offer-refused = Der Tisch hat Nein gesagt: { $name } behält den Platz.
decided-offer-dropped = Das Angebot ist vorbei: { $name } behält den Platz.
decided-claim-refused = Der Tisch hat Nein gesagt: Der Platz von { $name } bleibt offen.
decided-claim-dropped = Niemand übernimmt jetzt: Der Platz von { $name } bleibt offen.
decided-host-carried = Der Tisch ist einverstanden: { $name } ist jetzt Host.
decided-host-refused = Der Tisch hat Nein gesagt: { $name } wird nicht Host.
decided-host-dropped = Der Host bleibt: Die Anfrage von { $name } hat sich erledigt.
decided-host-passed = { $name } ist jetzt Host, weil vom bisherigen Host eine Woche lang kein Lebenszeichen kam.

## Eigene Seiten

seats-give-up = Platz abgeben
seats-offer = Meinen Platz anbieten
seats-offer-text = Wer annimmt, spielt mit deiner Hand weiter. Sitzen noch andere am Tisch, werden auch sie gefragt. Ist der Platz vergeben, kannst du nicht mehr zurück.
seats-leave-text = Du kannst auch sofort aussteigen; dann übernimmt ein Computer deinen Platz.
seats-offer-confirm = { $mention } deinen Platz anbieten? Die Frage kommt mit einem Ping an den Tisch, auch an die anderen, falls dort noch welche sitzen. Bis jemand den Platz übernimmt, bleibt er deiner.
seats-offer-choose = Wer soll weiterspielen?
seats-offer-open = Du hast { $mention } deinen Platz angeboten. Das Angebot endet { $when }.
seats-withdraw = Angebot zurücknehmen
seats-withdrawn = Dein Angebot ist zurückgenommen. Du behältst deinen Platz.
# The same of what else a player has asked the others.
seats-withdraw-request = Anfrage zurücknehmen
seats-request-withdrawn = Deine Anfrage ist zurückgenommen.
seats-host = Host: { $name }
seats-host-ask = Host werden

## Wenn es nicht geht

error-sat-here = Du warst schon an diesem Tisch und kennst eine der Hände, darum kannst du keinen anderen Platz übernehmen. Schau gern zu.
error-offer-sat = Diese Person sitzt oder saß schon an diesem Tisch und kennt eine der Hände, darum kann sie deinen Platz nicht übernehmen. Wähle bitte jemand anders.
error-offer-bot = Ein Bot kann deinen Platz nicht übernehmen. Wähle bitte eine Person, oder überlass den Platz mit { COMMAND("resign") } einem Computer.
error-offer-closed = Diese Person nimmt zurzeit keine angebotenen Plätze an. Wähle bitte jemand anders.
error-offer-many = Du hast innerhalb eines Tages sechs Einladungen und Angebote verschickt. Morgen kannst du deinen Platz wieder anbieten; bis dahin kannst du ihn mit { COMMAND("resign") } einem Computer überlassen.
error-not-open = Dieser Platz ist nicht (mehr) offen.
error-claimed = Um diesen Platz hat schon jemand gebeten. Sagt der Tisch Nein, ist er wieder offen.
error-claim-again = Um diesen Platz hast du heute schon gebeten. Morgen kannst du die anderen wieder fragen.
error-no-motion = Das ist schon entschieden.
error-own-motion = Darüber stimmen die anderen ab. Du kannst deine Frage nur zurücknehmen.
error-not-offered = Dieser Platz ist jemand anders angeboten.
error-host-already = Du bist schon Host dieses Tisches.
error-host-again = Du hast heute schon gefragt, ob du Host werden kannst. Morgen kannst du die anderen wieder fragen.
error-not-late = Es gibt keinen Grund mehr, diesen Platz neu zu vergeben.
