### Pläne: was jemand im Voraus entscheidet, für die nächste eigene Entscheidung. Nur diese Person liest davon.

plan-title-turn = Dein Plan für deinen nächsten Zug
plan-title-lay = Dein Plan für das Ende der Runde
plan-title-scribe = Dein Plan, falls ein Schreiber kommt
plan-open-turn = Nächsten Zug planen
plan-open-lay = Rundenende planen
plan-open-scribe = Falls ein Schreiber kommt
# Above the choices of which a plan is made.
plan-text = Wähle, was geschehen soll, wenn du das nächste Mal dran bist. Bevor der Plan gilt, kannst du ihn prüfen. Zwei Minuten nachdem du gefragt wirst, wird der Plan ausgeführt. Ändert sich vorher etwas Wichtiges, entfällt er, und du wirst wie sonst benachrichtigt.
plan-when = Zwei Minuten nachdem du gefragt wirst, wird er ausgeführt: So lange lässt sich der Zug davor noch zurücknehmen. Sonst sieht den Plan niemand.
plan-off = Ändert sich vorher etwas Wichtiges (deine Hand, deine Bestechung, was du nehmen willst), entfällt er, und du wirst wie sonst benachrichtigt.
plan-soon = Er wird { $when } ausgeführt, wenn du nicht selbst vorher spielst.
plan-save = Plan speichern
plan-else = Sonst …
plan-also = Und außerdem …
plan-anew = Von vorn
plan-drop = Plan verwerfen
plan-dismiss = In Ordnung
plan-saved = Dein Plan ist gespeichert.
plan-dropped = Dein Plan ist verworfen. Du entscheidest selbst, wenn du dran bist.
# To a press on an older message.
plan-played-already = Dein Plan wurde schon ausgeführt und lässt sich nicht mehr verwerfen.
plan-gone-already = Diesen Plan gibt es nicht mehr.
plan-played = Dein Plan wurde ausgeführt:
plan-place = { $wish } (jetzt auf { $place })
plan-wish-else = Sonst: { $wish }
plan-wish-of = { $wish } ({ $things })
plan-allow = Wie viel Bestechung er kosten darf
plan-allow-count =
    { $count ->
        [0] Erlaubte Bestechung: keine.
       *[other] Erlaubte Bestechung: höchstens { $count }.
    }
plan-allow-any = Erlaubte Bestechung: beliebig viel.
plan-void-hand = Er entfällt, weil deine Hand sich geändert hat.
plan-void-pile = Er entfällt, weil deine Bestechung sich geändert hat.
plan-void-gone = Er entfällt, weil nicht mehr geht, was du wolltest.
plan-void-corruption = Er entfällt, weil er mehr Bestechung kosten würde, als du erlaubt hast.
plan-void-round = Er entfällt, weil die Runde vorbei ist, für die du ihn gemacht hast.
plan-void-back = Er entfällt, weil der Zug zurückgenommen wurde, nach dem du ihn gemacht hast.
plan-not-played = Dein Plan dafür wurde nicht ausgeführt. { $why }
error-no-plan = Das lässt sich gerade nicht vorausplanen.
