## Der eigene Zug in „Meine Hand“

worth-set = { $count } × { $scarabs } = { $points }
worth-joined = { $count } × { $scarabs } = { $points }, bisher { $before } (+{ $gain })
worth-across = Nur seine Skarabäen: { $points }

turn-pick = Oder wähle, was ein Satz wird
turn-no-set = Das ergibt keinen Satz: Es braucht mindestens drei von einer Sorte.
turn-more = { $first } bis { $last }
turn-forced-line = { $text } (etwas anderes war nicht möglich)
