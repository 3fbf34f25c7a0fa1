hint-button = Was täte ein Meister?
hint-thinking = Ein Meister denkt nach. Das dauert ein paar Sekunden …
hint-first = **Erste Wahl · { $move }**
hint-second = **Zweite Wahl · { $move }**
hint-lead =
    { $side ->
        [ahead] Damit liegst du am Ende etwa { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } { $rivals ->
            [one] vor der Gegenseite
           *[other] vor dem Besten der anderen
        }, { $error } mehr oder weniger.
        [behind] Damit liegst du am Ende etwa { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } { $rivals ->
            [one] hinter der Gegenseite
           *[other] hinter dem Besten der anderen
        }, { $error } mehr oder weniger.
       *[level] Damit liegst du am Ende etwa gleichauf { $rivals ->
            [one] mit der Gegenseite
           *[other] mit dem Besten der anderen
        }, { $error } mehr oder weniger.
    }
hint-less =
    { $points ->
        [one] Etwa 1 Punkt weniger wert als die erste, { $error } mehr oder weniger.
       *[other] Etwa { $points } Punkte weniger wert als die erste, { $error } mehr oder weniger.
    }
hint-equal = So gut wie die erste, soweit sich das sagen lässt.
hint-only = Etwas anderes ist hier nicht sinnvoll.
hint-how =
    { $count ->
        [one] Einmal durchgespielt; was du nicht siehst, lag dabei so, wie es liegen kann. Ein Meister weiß nicht mehr als du.
       *[other] { $count }-mal durchgespielt; was du nicht siehst, lag dabei jedes Mal anders. Ein Meister weiß nicht mehr als du.
    }
hint-do-first = Erste Wahl spielen
hint-do-second = Zweite Wahl spielen
hint-given = 💡 Mit Tipps: { $names }
hint-given-seat = { $name } ({ $count })

hint-lobby-on = Tipps: **an**. „{ board-hand }“ kann sagen, was ein Meister täte.
hint-lobby-off = Tipps: **aus**.
hint-lobby-none = Tipps: **keine**, denn hier denkt niemand weit genug voraus.
hint-on = Tipps erlauben
hint-off = Ohne Tipps
error-hints-off = An diesem Tisch gibt es keine Tipps. Das entscheidet der Gastgeber, bevor das Spiel beginnt.
error-hints-none = Hier können keine Tipps gegeben werden.
error-hints-busy = Gerade hat niemand Zeit, darüber nachzudenken. Bitte frag gleich noch einmal.

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
why-started = { $good }: dann { $count } auf der Hand, von { $least } für einen Satz
why-wild = passt zu jeder Ware
why-hidden = liegt verdeckt, was es ist, zeigt sich erst dann
why-free = keine Bestechung
why-cost = Bestechung +{ $count }
why-next = frei für den Nächsten: { $card }
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
why-nothing = bewirkt im Augenblick nichts
why-points =
    { $points ->
        [one] +1 Punkt
       *[other] +{ $points } Punkte
    }
why-given = { $good }: sonst noch { $count } auf der Hand
sobek-why-token = dazu ein Ereignis-Chip deiner Wahl
sobek-why-delivery = die Reihe ist dann leer, und eine neue Warenlieferung kommt
sobek-why-last = das ist die letzte Karte der Runde
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
duel-why-deben-icon = lässt sich gegen ein Deben tauschen
duel-why-turns = du drehst die Anch-Figur, wie du willst
duel-why-line =
    { $count ->
        [0] Anch: { $line }, dort liegt für die Gegenseite nichts
        [one] Anch: { $line }, dort liegt für die Gegenseite 1 Plättchen
       *[other] Anch: { $line }, dort liegen für die Gegenseite { $count } Plättchen
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
duel-why-spy = nachgemacht: { $power }
duel-why-royal-drawn = dazu ein Plättchen königlicher Bestechung
