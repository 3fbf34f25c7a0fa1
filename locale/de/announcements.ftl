### Ankündigungen: in einem Kanal des Servers die offenen Tische und die Ergebnisse der Partien.

# Statt des Namens von jemandem, der verborgen bleiben will, auch in Bildern.
announcement-player = Jemand
# $free ist die Zahl der freien Plätze. Der Host folgt.
announcement-seats =
    { $free ->
        [0] { $taken } von { $total } Plätzen besetzt
       *[other] { $taken } von { $total } Plätzen besetzt, { $free } frei
    }
announcement-variant = Variante: **{ $variant }**
announcement-rated = **Gewertete Partie**
announcement-unrated = Partie ohne Wertung
# $names haben gewonnen, $points sind die Punkte von jedem.
announcement-won =
    { $count ->
        [one] **{ $names }** gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] **{ $names }** teilen sich den Sieg mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
    }

## An alle, die dort auf „Mitspielen“ gedrückt haben

announcement-joined = Du hast einen Platz. Der Tisch steht in { $channel }.
refusal-announcement = Du siehst den Kanal dieses Tisches nicht, darum kannst du von hier aus nicht mitspielen. Frag Leute am Tisch oder solche, die den Server verwalten.
