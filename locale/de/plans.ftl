### Pläne: was jemand im Voraus entscheidet, für das nächste Mal, wenn er gefragt wird. Nur er selbst liest davon.

plan-title-turn = Dein Plan für deinen nächsten Zug
plan-title-lay = Dein Plan für das Ende der Runde
plan-title-scribe = Dein Plan, falls ein Schreiber kommt
plan-open-turn = Nächsten Zug planen
plan-open-lay = Rundenende planen
plan-open-scribe = Schreiber einplanen
# Above the choices of which a plan is made.
plan-text = Wähle, was geschehen soll, wenn du das nächste Mal gefragt wirst. Du liest es noch einmal, bevor es gilt. Ausgespielt wird es zwei Minuten, nachdem du gefragt bist; ändert sich etwas Wichtiges, entfällt es, und du wirst wie sonst gerufen.
plan-when = Er wird zwei Minuten, nachdem du gefragt bist, ausgespielt: So kann, wer vor dir dran war, noch zurücknehmen. Sonst sieht ihn niemand.
plan-off = Er entfällt, und du wirst wie sonst gerufen, sobald sich ändert, worauf es ankommt: deine Hand, deine Bestechung, die Karte, die du willst.
plan-soon = Er wird { $when } ausgespielt, wenn du nicht selbst ziehst.
plan-save = Plan speichern
plan-else = Sonst …
plan-also = Und außerdem …
plan-anew = Von vorn
plan-drop = Plan verwerfen
plan-dismiss = In Ordnung
plan-saved = Dein Plan ist gespeichert.
plan-dropped = Dein Plan ist verworfen. Du entscheidest selbst, wenn du gefragt bist.
# To a press on an older message.
plan-played-already = Dein Plan wurde schon gespielt. Zu verwerfen ist nichts mehr.
plan-gone-already = Diesen Plan gibt es schon nicht mehr.
plan-played = Dein Plan wurde gespielt:
plan-place = { $wish } (jetzt auf { $place })
plan-wish-else = Sonst: { $wish }
plan-wish-of = { $wish } ({ $things })
plan-allow = Wie viel Bestechung er kosten darf
plan-allow-count =
    { $count ->
        [0] Er darf keine Bestechung kosten.
        [one] Er darf höchstens 1 Bestechung kosten.
       *[other] Er darf höchstens { $count } Bestechung kosten.
    }
plan-allow-any = Er darf beliebig viel Bestechung kosten.
plan-void-hand = Er entfällt, denn deine Hand hat sich geändert.
plan-void-pile = Er entfällt, denn deine Bestechung hat sich geändert.
plan-void-gone = Er entfällt, denn was du wolltest, ist nicht mehr möglich.
plan-void-corruption = Er entfällt, denn er würde mehr Bestechung kosten, als du erlaubt hast.
plan-void-round = Er entfällt, denn die Runde, für die du ihn gemacht hast, ist vorbei.
plan-void-back = Er entfällt, denn der Zug, nach dem du ihn gemacht hast, wurde zurückgenommen.
plan-not-played = Dein Plan dafür wurde nicht ausgespielt. { $why }
error-no-plan = Das lässt sich gerade nicht im Voraus entscheiden.
