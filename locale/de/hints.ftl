hint-button = Tipp vom Meister
hint-thinking = Ein Meister denkt nach. Das dauert ein paar Sekunden …
hint-first = **Erste Wahl · { $move }**
hint-second = **Zweite Wahl · { $move }**
hint-lead =
    { $side ->
        [ahead] Damit liegst du am Ende im Schnitt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } { $rivals ->
            [one] vor deinem Gegenüber
           *[other] vor allen anderen
        }.
        [behind] Damit liegst du am Ende im Schnitt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } { $rivals ->
            [one] hinter deinem Gegenüber
           *[other] hinter der Spitze
        }.
       *[level] Damit liegst du am Ende im Schnitt etwa gleichauf { $rivals ->
            [one] mit deinem Gegenüber
           *[other] mit der Spitze
        }.
    }
hint-less =
    { $points ->
        [one] Im Schnitt 1 Punkt weniger wert als die erste.
       *[other] Im Schnitt { $points } Punkte weniger wert als die erste.
    }
hint-equal = So gut wie die erste, soweit sich das sagen lässt.
hint-only = Alles andere ergibt hier keinen Sinn.
hint-how =
    { $count ->
        [one] Berechnet aus einer Probepartie von hier aus; was du nicht siehst, wurde dafür ausgelost. Ein Meister weiß nicht mehr als du.
       *[other] Berechnet aus { $count } Probepartien von hier aus; was du nicht siehst, wurde jedes Mal neu ausgelost. Ein Meister weiß nicht mehr als du.
    }
hint-do-first = Erste Wahl spielen
hint-do-second = Zweite Wahl spielen
hint-told = 💡 Alle hier sehen, wer Tipps bekommen hat.
hint-given = 💡 Mit Tipps: { $names }
hint-given-seat = { $name } ({ $count })

hint-lobby-on = Tipps: **an**. In „{ board-hand }“ gibt dir auf Wunsch ein Meister Tipps.
hint-lobby-given = Tipps: **an**.
# Nobody has chosen: a second person switches them off.
hint-lobby-alone = Tipps: **an**, solange nur Computer mitspielen. In „{ board-hand }“ gibt dir auf Wunsch ein Meister Tipps.
hint-lobby-off = Tipps: **aus**.
hint-lobby-none = Tipps: **keine**, weil die Stufe „Meister“ hier nur so gut spielt wie „Geselle“.
hint-on = Tipps erlauben
hint-off = Tipps abschalten
error-hints-off = An diesem Tisch gibt es keine Tipps. Das entscheidet der Host vor der Partie.
error-hints-none = Hier können keine Tipps gegeben werden.
error-hints-busy = Gerade sind sehr viele Tipps gefragt. Bitte frag gleich noch einmal.

why-joint = { $first }; { $second }
why-sentence = { $facts }.
why-ready =
    { $points ->
        [one] { $good }: dann { $count } auf der Hand, als Satz 1 Punkt
       *[other] { $good }: dann { $count } auf der Hand, als Satz { $points } Punkte
    }
why-ready-wild =
    { $points ->
        [one] { $good }: dann { $count } auf der Hand, als Satz mit { $wild } 1 Punkt
       *[other] { $good }: dann { $count } auf der Hand, als Satz mit { $wild } { $points } Punkte
    }
why-started = { $good }: dann { $count } auf der Hand, ein Satz braucht { $least }
why-left = { $good }: wird zu Bestechung
why-wild = passt zu jeder Ware
why-hidden = liegt verdeckt und zeigt sich erst auf deiner Hand
why-free = keine Bestechung
why-cost = Bestechung +{ $count }
why-next = danach gratis für die nächste Person: { $card }
why-worth = Punkte: { $worth }
why-spared =
    { $count ->
        [one] 1 Karte wird nicht zu Bestechung
       *[other] { $count } Karten werden nicht zu Bestechung
    }
why-wasted =
    { $count ->
        [one] 1 Karte wird zu Bestechung
       *[other] { $count } Karten werden zu Bestechung
    }
why-fewer = Bestechung −{ $count }
why-nothing = bewirkt gerade nichts
why-points =
    { $points ->
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
why-given = { $good }: sonst noch { $count } auf der Hand
sobek-why-token = dazu ein Ereignis-Chip deiner Wahl
sobek-why-delivery = die Reihe ist dann leer, und eine neue Warenlieferung kommt
sobek-why-last = das beendet die Runde
sobek-why-laid =
    { $points ->
        [one] { $good }: dann { $count } auf der Hand, ausgelegt 1 Punkt
       *[other] { $good }: dann { $count } auf der Hand, ausgelegt { $points } Punkte
    }
sobek-why-laid-wild =
    { $points ->
        [one] { $good }: dann { $count } auf der Hand, mit { $wild } ausgelegt 1 Punkt
       *[other] { $good }: dann { $count } auf der Hand, mit { $wild } ausgelegt { $points } Punkte
    }
sobek-why-thief =
    { $count ->
        [one] { $name }: 1 Karte mit diesem Rücken
       *[other] { $name }: eine von { $count } Karten mit diesem Rücken
    }
sobek-why-queen =
    { $count ->
        [one] 1 Karte ist noch zu ziehen
       *[other] { $count } Karten
    }
sobek-why-scribe =
    { $count ->
        [one] kostet die anderen 1 Karte
       *[other] kostet die anderen { $count } Karten
    }
sobek-why-guild = du +{ $points }, { $name } −{ $lost }
duel-why-pirogue = dazu eine Piroge deiner Wahl
duel-why-deben-icon = lässt sich gegen 1 Deben eintauschen
duel-why-turns = du drehst das Anch, wie du willst
duel-why-removed = { $good }: verlässt das Spiel ohne Punkte
duel-why-last = dein Gegenüber kann dann nichts mehr tun: Die Partie ist zu Ende
duel-why-line =
    { $count ->
        [0] Anch: { $line }, dort liegt für dein Gegenüber nichts
        [one] Anch: { $line }, dort liegt für dein Gegenüber 1 Plättchen
       *[other] Anch: { $line }, dort liegen für dein Gegenüber { $count } Plättchen
    }
duel-why-thief =
    { $count ->
        [one] 1 Plättchen mit diesem Rücken
       *[other] eines von { $count } Plättchen mit diesem Rücken
    }
duel-why-queen =
    { $count ->
        [one] 1 Plättchen ist noch zu ziehen
       *[other] { $count } Plättchen
    }
duel-why-vizier =
    { $count ->
        [one] das eine Plättchen in der Bestechung deines Gegenübers
       *[other] eines von { $count } Plättchen in der Bestechung deines Gegenübers
    }
duel-why-scribe =
    { $count ->
        [one] kostet dein Gegenüber 1 Plättchen
       *[other] kostet dein Gegenüber { $count } Plättchen
    }
duel-why-architect = eine von 3 beiseitegelegten Pirogen
duel-why-royal = königliche Bestechung −{ $value }
duel-why-spy = wie: { $power }
duel-why-royal-drawn = dazu ein Plättchen königlicher Bestechung
