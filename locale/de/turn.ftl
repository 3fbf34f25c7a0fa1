## Der eigene Zug in „Meine Hand“

worth-set = { $count } × { $scarabs } = { $points }
worth-joined = { $count } × { $scarabs } = { $points }, bisher { $before } (+{ $gain })
worth-across = Nur seine Skarabäen: { $points }

turn-pick = Oder stell einen Satz zusammen
turn-no-set = Das ergibt keinen Satz: Du brauchst mindestens drei von einer Ware.
turn-more = { $first } bis { $last }
turn-forced-line = { $text } (etwas anderes war nicht möglich)

turn-choose = Auswählen
turn-sets = Satz auslegen
turn-lay = Letzten Satz auslegen
turn-characters = Figurenkarte ausspielen
turn-plays = Figurenkarte ausspielen oder Satz auslegen
choice-gain = { $name } · +{ $gain }
choice-score = { $name } · { $before } → { $after }
choice-own-score = Du: { $before } → { $after }
choice-wasted = Das bewirkt jetzt nichts. { $text }
choice-lay =
    { $count ->
        [one] { $name } · 1 Karte · +{ $gain }
       *[other] { $name } · { $count } Karten · +{ $gain }
    }
turn-lay-all = Alles auslegen · +{ $gain }
turn-laid-together = Alles, was passt: { $sets }
choice-done-left = Das ist alles · { $count } noch auslegbar
