### Plätze wechseln: Einer wird angeboten, ein offener wird besetzt, die anderen stimmen zu; und wer den Tisch leitet.
### $name ist jemand am Tisch, $mention jemand, wie Discord ihn nennt, $when ein Zeitpunkt wie „in 5 Stunden“.

## Auf dem Spielplan

# Knöpfe; der zweite, wo mehrere Plätze offen sind.
seats-take = Platz nehmen
seats-take-of = Platz nehmen: { $name }
# Knöpfe nur für den Host.
seats-open = Diesen Platz freigeben
seats-open-of = Platz freigeben: { $name }
seats-offered = { $name } bietet { $mention } den eigenen Platz an.
seats-accepted = { $mention } würde auf dem Platz von { $name } weiterspielen.
seats-claimed = { $mention } möchte den Platz von { $name } übernehmen.
seats-host-wanted = { $name } möchte diesen Tisch leiten.
seats-asked =
    { $count ->
        [one] { $mentions }, bist du einverstanden?
       *[other] { $mentions }, seid ihr einverstanden?
    }
seats-ends = Das endet { $when }. Mehr als die Hälfte der Gefragten entscheidet.
seats-ends-alone = Das endet { $when }.
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

## Eigene Seiten

seats-offer = Meinen Platz anbieten
seats-offer-text = Wer annimmt, spielt mit deiner Hand weiter. Die anderen am Tisch werden auch gefragt, wenn welche da sind. Ist der Platz vergeben, kannst du nicht auf ihn zurück.
seats-offer-choose = Wer soll weiterspielen?
seats-offer-open = Du hast { $mention } deinen Platz angeboten. Das Angebot endet { $when }.
seats-withdraw = Angebot zurücknehmen
seats-withdrawn = Dein Angebot ist zurückgenommen. Der Platz bleibt deiner.
seats-host = Host: { $name }
seats-host-ask = Host werden

## Wenn es nicht geht

error-sat-here = Du warst schon an diesem Tisch und kennst eine Hand, darum kannst du hier keinen anderen Platz nehmen. Schau gern zu.
error-offer-sat = Wer an diesem Tisch sitzt oder saß, kennt eine Hand und kann keine zweite haben. Wähle bitte jemand anderen.
error-offer-bot = Ein Bot kann deinen Platz nicht übernehmen. Wähle bitte einen Menschen, oder überlass den Platz mit { COMMAND("resign") } einem Computer.
error-offer-closed = Dieser Mensch nimmt zurzeit keinen angebotenen Platz an. Wähle bitte jemand anderen.
error-offer-many = Du hast innerhalb eines Tages sechs Einladungen und Angebote verschickt. Morgen kannst du deinen Platz wieder anbieten; bis dahin kannst du ihn mit { COMMAND("resign") } einem Computer überlassen.
error-not-open = Dieser Platz ist nicht oder nicht mehr offen.
error-claimed = Um diesen Platz hat schon jemand gebeten. Sagt der Tisch Nein, ist er wieder offen.
error-claim-again = Um diesen Platz hast du heute schon gebeten. Morgen kannst du die anderen wieder fragen.
error-no-motion = Das ist schon entschieden.
error-own-motion = Danach werden die anderen gefragt. Du kannst es nur zurücknehmen.
error-not-offered = Dieser Platz ist jemand anderem angeboten.
error-host-already = Du bist schon Host dieses Tisches.
error-host-again = Du hast heute schon gefragt, ob du Host werden kannst. Morgen kannst du die anderen wieder fragen.
error-not-late = Es gibt keinen Grund mehr, diesen Platz freizugeben.
