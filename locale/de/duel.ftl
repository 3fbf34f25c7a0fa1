### What the game of Sobek: 2 Players says: events, questions, the text board, the scoring.
### $seat and $target are players' names as they are, never inflected: only "von", "für" and the like stand before them.
### Tiles and goods have no article either; where they would need one, they stand after a colon or in parentheses.
### "Deben" stands without an article that shows its gender. The opponent is "dein Gegenüber", man or woman.
### Beside every named thing there is its code: $good-code, $tile-code and so on, for selectors. Lists have $tiles-count.

duel-title = Sobek – Das Duell

## The market and the Ankh

duel-market-filled = { $seat } füllt den Markt auf.
# Why that was, and what came of it.
duel-market-filled-why =
    Auf der Anch-Linie lag kein Plättchen, also verlässt das Anch den Markt. { $laid ->
        [one] 1 neues Plättchen
       *[other] { $laid } neue Plättchen
    }, { $pile ->
        [0] und der Nachziehstapel ist jetzt leer
       *[other] noch { $pile } im Nachziehstapel
    }.
duel-tile-taken =
    { $tile-code ->
        [hidden] { $seat } nimmt ein verdecktes Figurenplättchen.
        [hidden-gold] { $seat } nimmt ein verdecktes Pharaoplättchen.
       *[other] { $seat } nimmt { $tile }.
    }
duel-tile-taken-passing =
    { $tile-code ->
        [hidden] { $seat } nimmt ein verdecktes Figurenplättchen. Bestechung: { $passed }.
        [hidden-gold] { $seat } nimmt ein verdecktes Pharaoplättchen. Bestechung: { $passed }.
       *[other] { $seat } nimmt { $tile }. Bestechung: { $passed }.
    }
duel-tile-taken-passing-short =
    { $tile-code ->
        [hidden] { $seat } nimmt ein verdecktes Figurenplättchen.
        [hidden-gold] { $seat } nimmt ein verdecktes Pharaoplättchen.
       *[other] { $seat } nimmt { $tile }.
    }
duel-ankh-turned = { $seat } dreht das Anch: { $line }.
duel-tile-kept = { $seat } behält das Plättchen, statt 1 Deben zu ziehen: { $tile }.
duel-tile-traded = { $seat } legt das Plättchen ab, um 1 Deben zu ziehen: { $tile }.
duel-tile-traded-short = { $seat } tauscht es gegen 1 Deben.
duel-deben-drawn = { $seat } zieht 1 Deben. Der Wert bleibt bis zum Ende geheim.
# For the drawer alone.
duel-deben-drawn-own = Du ziehst 1 Deben mit dem Wert { $kept }. Bis zum Ende kennst nur du ihn.
duel-deben-drawn-own-two = Du ziehst 2 Deben mit den Werten { $first } und { $second } und behältst davon: { $kept }.
# Told to everybody when the game is over.
duel-deben-drawn-own-after = { $seat } zieht 1 Deben mit dem Wert { $kept }.
duel-deben-drawn-own-two-after = { $seat } zieht 2 Deben mit den Werten { $first } und { $second } und behält davon: { $kept }.

## Sales and pirogues

duel-set-sold = { $seat } verkauft einen Warensatz ({ $good }): { $tiles }.
duel-set-sold-short = { $seat } verkauft einen Warensatz ({ $good }).
duel-set-joined = { $seat } verkauft noch mehr von einer Ware ({ $good }, jetzt { $total } Plättchen): { $tiles }.
duel-set-joined-short = { $seat } verkauft noch mehr von einer Ware ({ $good }).
duel-set-extended = { $seat } vergrößert einen Satz ({ $good }, jetzt { $total } Plättchen): { $tiles }.
duel-pirogues-looked = { $seat } sieht die übrigen Pirogen durch.
duel-pirogues-looked-architect = { $seat } zieht Pirogen von denen, die am Anfang beiseitegelegt wurden.
# For the one who looks alone.
duel-pirogues-seen =
    { $pirogues-count ->
        [one] Nur eine Piroge ist noch da: { $pirogues }.
       *[other] Diese Pirogen sind noch da: { $pirogues }.
    }
duel-pirogues-seen-architect = Diese Pirogen hast du gezogen: { $pirogues }.
duel-pirogues-seen-architect-after = { $seat } zieht diese Pirogen von den beiseitegelegten: { $pirogues }.
duel-pirogue-used-none = { $seat } wählt eine Piroge, die nichts bewirken kann und nur abgelegt wird: { $pirogue }.
duel-pirogue-used-pyramid = { $seat } wählt { $pirogue } und ist gleich noch einmal am Zug.
duel-pirogue-used-scarabs = { $seat } wählt { $pirogue } für einen verkauften Satz ({ $good }), der damit 2 Skarabäen dazubekommt.
duel-pirogue-used-mummy = { $seat } wählt { $pirogue }.
duel-pirogue-used-snake1 = { $seat } wählt { $pirogue } für { $target }: am Ende 1 Bestechungspunkt mehr.
duel-pirogue-used-snake2 = { $seat } wählt { $pirogue } für { $target }: am Ende 2 Bestechungspunkte mehr.
duel-pirogue-used-seven = { $seat } wählt { $pirogue }: am Ende 7 Punkte.
duel-pirogue-used-two-deben = { $seat } wählt { $pirogue }: am Ende 2 Punkte, und 1 Deben, falls noch welche im Beutel sind.
duel-pirogue-used-horus = { $seat } wählt { $pirogue }, um von 2 Deben den höheren Wert zu behalten.
duel-pirogue-used-finger = { $seat } wählt { $pirogue }: { $target } muss das Plättchen auf { $square-code } nehmen, samt der Bestechung.
duel-corruption-reclaimed =
    { $count ->
        [one] { $seat } nimmt 1 Plättchen aus der eigenen Bestechung auf die Hand: { $tiles }.
       *[other] { $seat } nimmt { $count } Plättchen aus der eigenen Bestechung auf die Hand: { $tiles }.
    }

## Characters

duel-character-played-none = { $seat } spielt { $tile } aus. Die Sondereigenschaft bewirkt nichts, das Plättchen wird nur abgelegt.
duel-character-played-queen = { $seat } spielt { $tile } aus und zieht vom Nachziehstapel.
duel-character-played-vizier = { $seat } spielt { $tile } aus und sieht die Bestechung von { $target } durch.
duel-character-played-thief = { $seat } spielt { $tile } aus und bestiehlt { $target }.
duel-character-played-merchant = { $seat } spielt { $tile } aus und nimmt ein beliebiges Plättchen vom Markt.
duel-character-played-courtesan = { $seat } spielt { $tile } aus und vergrößert einen verkauften Satz.
duel-character-played-priest = { $seat } spielt { $tile } aus. Aus der eigenen Bestechung verschwindet: { $good }.
duel-character-played-priestess = { $seat } spielt { $tile } aus. Aus der eigenen Bestechung verschwindet: { $good }.
duel-character-played-scribe = { $seat } spielt { $tile } aus. { $target } behält höchstens 6 Plättchen.
duel-character-played-architect = { $seat } spielt { $tile } aus und nutzt eine der beiseitegelegten Pirogen.
duel-tiles-drawn =
    { $count ->
        [one] { $seat } zieht 1 Plättchen: { $tiles }.
       *[other] { $seat } zieht { $count } Plättchen: { $tiles }.
    }
duel-corruption-seen = Das liegt in der Bestechung von { $target }: { $tiles }.
duel-tile-reclaimed = { $seat } nimmt ein Plättchen aus der Bestechung von { $target }: { $tile }.
duel-tile-stolen = { $seat } stiehlt ein Plättchen von { $target }: { $tile }.
duel-tile-bought =
    { $tile-code ->
        [hidden] { $seat } nimmt ein verdecktes Figurenplättchen, ganz ohne Bestechung. Das Anch bleibt, wo es ist.
        [hidden-gold] { $seat } nimmt ein verdecktes Pharaoplättchen, ganz ohne Bestechung. Das Anch bleibt, wo es ist.
       *[other] { $seat } nimmt { $tile }, ganz ohne Bestechung. Das Anch bleibt, wo es ist.
    }
duel-corruption-cleared =
    { $tiles-count ->
        [one] { $seat } legt 1 Plättchen aus der eigenen Bestechung ab: { $tiles }.
       *[other] { $seat } legt { $tiles-count } Plättchen aus der eigenen Bestechung ab: { $tiles }.
    }
duel-tiles-given =
    { $count ->
        [one] { $seat } legt 1 Plättchen aus der Hand zur eigenen Bestechung: { $tiles }.
       *[other] { $seat } legt { $count } Plättchen aus der Hand zur eigenen Bestechung: { $tiles }.
    }
duel-choice-made = Gewählt: { $tiles }.
duel-choice-finished = Deine Auswahl ist vollständig.
# Told to everybody when the game is over.
duel-choice-made-after = { $seat } wählt: { $tiles }.
duel-choice-finished-after = { $seat } hat gewählt.

## The end of the game

duel-game-scored = { $seat } kann kein Plättchen nehmen, keinen Warensatz verkaufen und kein Figurenplättchen ausspielen: Damit endet die Partie.
duel-why-over = Die Partie ist zu Ende: Der Stapel ist leer, und { $seat } konnte kein Plättchen nehmen, keinen Warensatz verkaufen und kein Figurenplättchen ausspielen.
duel-game-scored-removed =
    { $tiles-count ->
        [one] { $seat } hätte dieses Plättchen noch verkaufen können. Es verlässt das Spiel ohne Punkte: { $tiles }.
       *[other] { $seat } hätte diese Plättchen noch verkaufen können. Sie verlassen das Spiel ohne Punkte: { $tiles }.
    }
duel-game-scored-seat =
    { $points ->
        [one] { $seat }: 1 Punkt, Bestechung { $corruption }.
       *[other] { $seat }: { $points } Punkte, Bestechung { $corruption }.
    }
# Follows the line of the player with less corruption.
duel-game-scored-drawn =
    { $count ->
        [one] Für weniger Bestechung gab es 1 Deben.
       *[other] Für weniger Bestechung gab es { $count } Deben.
    }
duel-game-ended =
    { $winners-count ->
        [one] Die Partie ist zu Ende. Es gewinnt mit { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkten
        }: { $winners }.
       *[other] Die Partie ist zu Ende. Den Sieg teilen sich mit { $score ->
            [one] je 1 Punkt
           *[other] je { $score } Punkten
        }: { $winners }.
    }
# Both have the same points, and the corruption decided.
duel-game-ended-tie = Die Partie ist zu Ende. Beide haben { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, darum entscheidet die geringere Bestechung. Es gewinnt: { $winners }.

## Questions. $take says what a taker finds: line, line-fill (a pyramid's turn), centre, fill, none;
## $more says what else can be done: character, set, character-set, none

duel-ask-turn =
    { $take ->
        [centre] Du bist am Zug: Nimm eines der Plättchen in der Mitte{ $more ->
            [character] {""} oder spiele ein Figurenplättchen aus
            [set] {""} oder verkaufe einen Warensatz
            [character-set] , spiele ein Figurenplättchen aus oder verkaufe einen Warensatz
           *[none] {""}
        }.
        [fill] Du bist am Zug: Auf der Anch-Linie liegt kein Plättchen. Fülle den Markt auf und nimm dann ein Plättchen in der Mitte{ $more ->
            [character] , oder spiele ein Figurenplättchen aus
            [set] , oder verkaufe einen Warensatz
            [character-set] , oder spiele ein Figurenplättchen aus, oder verkaufe einen Warensatz
           *[none] {""}
        }.
        [line-fill] Du bist am Zug: Nimm ein Plättchen auf einer der Linien durch das Anch, oder fülle zuerst den Markt auf{ $more ->
            [character] , oder spiele ein Figurenplättchen aus
            [set] , oder verkaufe einen Warensatz
            [character-set] , oder spiele ein Figurenplättchen aus, oder verkaufe einen Warensatz
           *[none] {""}
        }.
        [none] Du bist am Zug, kannst aber kein Plättchen nehmen: Die Anch-Linie ist leer, der Nachziehstapel auch. { $more ->
            [set] Verkaufe einen Warensatz.
            [character-set] Spiele ein Figurenplättchen aus oder verkaufe einen Warensatz.
           *[character] Spiele ein Figurenplättchen aus.
        }
       *[line] Du bist am Zug: Nimm ein Plättchen auf der Anch-Linie{ $more ->
            [character] {""} oder spiele ein Figurenplättchen aus
            [set] {""} oder verkaufe einen Warensatz
            [character-set] , spiele ein Figurenplättchen aus oder verkaufe einen Warensatz
           *[none] {""}
        }.
    }
# Comes before the question of a turn.
duel-ask-again = Die Pyramide schenkt dir noch einen Zug. Nimmst du ein Plättchen, darfst du vorher das Anch drehen.
duel-ask-fingered =
    { $tile-code ->
        [hidden] Der Zeigefinger liegt auf einem verdeckten Figurenplättchen ({ $square }). In diesem Zug musst du es nehmen, etwas anderes geht nicht.
        [hidden-gold] Der Zeigefinger liegt auf einem verdeckten Pharaoplättchen ({ $square }). In diesem Zug musst du es nehmen, etwas anderes geht nicht.
       *[other] Der Zeigefinger liegt hier: { $tile }, { $square }. In diesem Zug musst du dieses Plättchen nehmen, etwas anderes geht nicht.
    }
duel-ask-fingered-passing =
    { $passed ->
        [one] Das Plättchen auf dem Weg dorthin wird wie immer zu deiner Bestechung.
       *[other] Die { $passed } Plättchen auf dem Weg dorthin werden wie immer zu deiner Bestechung.
    }
duel-ask-turn-ankh = Das Plättchen, das du genommen hast, hat kein Zeichen, darum drehst du das Anch. Wenn möglich, muss es auf mindestens ein Plättchen zeigen.
duel-ask-deben = { $tile }: Willst du das Plättchen behalten, oder legst du es jetzt ab und ziehst dafür 1 Deben im Wert von 3 bis 9 Punkten? Später geht das nicht mehr.
duel-ask-pirogue = Wähle eine Piroge. Kann sie etwas bewirken, geschieht das sofort.
duel-ask-architect = Wähle eine dieser Pirogen, die am Anfang beiseitegelegt wurden. Kann sie etwas bewirken, geschieht das sofort.
duel-ask-vizier = Wähle das Plättchen, das du aus dieser Bestechung nimmst.
duel-ask-scribe =
    { $count ->
        [one] Der Schreiber lässt dir 6 Plättchen. Wähle eines für deine Bestechung.
       *[other] Der Schreiber lässt dir 6 Plättchen. Wähle { $count } für deine Bestechung.
    }
duel-ask-scribe-chosen = Bisher gewählt: { $tiles }.

## One line about the game

duel-status-pile =
    { $count ->
        [0] Nachziehstapel leer
        [one] 1 Plättchen im Nachziehstapel
       *[other] { $count } Plättchen im Nachziehstapel
    }
duel-status-pirogues =
    { $count ->
        [0] keine Piroge mehr
        [one] noch 1 Piroge
       *[other] noch { $count } Pirogen
    }
duel-status-turn = am Zug: { $seat }
duel-status-again = noch einmal am Zug: { $seat }
duel-status-waiting = warten auf { $seats }
duel-status-over = Partie zu Ende
duel-status-winners =
    { $winners-count ->
        [one] Sieg: { $winners }
       *[other] gemeinsamer Sieg: { $winners }
    }

## The table as text

duel-board-own-hand =
    { $tiles-count ->
        [0] **Deine Hand**: leer
        [one] **Deine Hand**, 1 Plättchen: { $tiles }
       *[other] **Deine Hand**, { $tiles-count } Plättchen: { $tiles }
    }
duel-board-own-pile =
    { $tiles-count ->
        [0] **Deine Bestechung**: keine Plättchen
        [one] **Deine Bestechung**, 1 Plättchen: { $tiles }
       *[other] **Deine Bestechung**, { $tiles-count } Plättchen: { $tiles }
    }
# $values are added up, as "3 + 5".
duel-board-own-deben =
    { $count ->
        [0] **Deine Deben**: keine
        [one] **Deine Deben**: { $values }
       *[other] **Deine Deben**: { $values } = { $points }
    }
duel-board-looked-at = Die Bestechung, die du durchsiehst: { $tiles }
duel-board-put-aside = Für deine Bestechung gewählt: { $tiles }
duel-board-drawn = Pirogen, die du gezogen hast: { $pirogues }
duel-board-returned = Pirogen, die du gezogen und zurückgelegt hast: { $pirogues }
duel-board-offered = Lässt sich jetzt gegen Deben eintauschen: { $tile }
duel-board-takeable = **Plättchen, die du nehmen kannst**
duel-board-place =
    { $cost ->
        [0] { $place }. { $tile }, { $square-code }: ohne Bestechung
        [one] { $place }. { $tile }, { $square-code }: 1 Bestechungsplättchen
       *[other] { $place }. { $tile }, { $square-code }: { $cost } Bestechungsplättchen
    }
# A pharaoh tile, which also brings royal corruption.
duel-board-place-royal =
    { $cost ->
        [0] { $place }. { $tile }, { $square-code }: königliche Bestechung (1 bis 6)
        [one] { $place }. { $tile }, { $square-code }: 1 Bestechungsplättchen, königliche Bestechung (1 bis 6)
       *[other] { $place }. { $tile }, { $square-code }: { $cost } Bestechungsplättchen, königliche Bestechung (1 bis 6)
    }
duel-board-fill = Auf der Anch-Linie liegt kein Plättchen. Vor dem Nehmen wird der Markt aufgefüllt.
duel-board-market = **Markt**, Spalten a bis f von links, Zeilen 1 bis 6 von oben
# A row of the market, and each tile in it with its square; empty squares are left out.
duel-board-row = - { $tiles }
duel-board-tile = { $square-code } { $tile }
duel-board-market-empty = **Markt**: leer
duel-board-ankh = Anch: { $square }, { $line }
duel-board-ankh-turning = Anch: { $square }, wird gleich gedreht
duel-board-ankh-off = Anch: nicht auf dem Markt
duel-board-finger = Zeigefinger: { $square }
duel-board-player =
    { $points ->
        [one] **{ $seat }**: bisher 1 Punkt, ohne Deben
       *[other] **{ $seat }**: bisher { $points } Punkte, ohne Deben
    }
duel-board-player-turn =
    { $points ->
        [one] **{ $seat }** (am Zug): bisher 1 Punkt, ohne Deben
       *[other] **{ $seat }** (am Zug): bisher { $points } Punkte, ohne Deben
    }
# After the end, deben included.
duel-board-player-final =
    { $points ->
        [one] **{ $seat }**: 1 Punkt
       *[other] **{ $seat }**: { $points } Punkte
    }
duel-board-hand =
    { $count ->
        [0] - Hand: keine Plättchen
        [one] - Hand: 1 Plättchen, { $backs }
       *[other] - Hand: { $count } Plättchen, { $backs }
    }
duel-board-set = - Satz ({ $good }): { $tiles }. { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
duel-board-set-scarabs = - Satz ({ $good }): { $tiles }, mit { $pirogues ->
        [one] einer Skarabäen-Piroge
       *[other] { $pirogues } Skarabäen-Pirogen
    }. { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } wert.
# The same in few words, where the text would grow too long.
duel-board-set-brief =
    { $scarabs ->
        [one] - Satz ({ $good }): { $tiles } Plättchen, 1 Skarabäus
       *[other] - Satz ({ $good }): { $tiles } Plättchen, { $scarabs } Skarabäen
    }
duel-board-no-sets = - Noch keine Sätze
duel-board-corruption =
    { $tiles ->
        [0] - Bestechung: keine Plättchen
        [one] - Bestechung: 1 Plättchen
       *[other] - Bestechung: { $tiles } Plättchen
    }
duel-board-deben =
    { $count ->
        [0] - Deben: keine
        [one] - Deben: 1
       *[other] - Deben: { $count }
    }
duel-board-deben-open =
    { $count ->
        [one] - Deben: { $values }
       *[other] - Deben: { $values } = { $points }
    }
duel-board-pirogues = - Pirogen: { $pirogues }
duel-board-pile =
    { $count ->
        [0] Nachziehstapel: leer
        [one] Nachziehstapel: 1 Plättchen
       *[other] Nachziehstapel: { $count } Plättchen
    }
duel-board-bag =
    { $count ->
        [0] Beutel mit Deben: leer
       *[other] Deben im Beutel: { $count }
    }
duel-board-pirogues-left =
    { $count ->
        [0] Pirogen: keine mehr da
        [one] Pirogen: noch 1
       *[other] Pirogen: noch { $count }
    }
duel-board-pirogues-known = Übrige Pirogen, wie du sie gesehen hast: { $pirogues }
duel-board-pirogues-used = Verbrauchte Pirogen: { $pirogues }
duel-board-discard = Aus dem Spiel: { $tiles }
duel-board-discard-empty = Aus dem Spiel: nichts
duel-board-discard-count =
    { $count ->
        [one] Aus dem Spiel: 1 Plättchen
       *[other] Aus dem Spiel: { $count } Plättchen
    }

## How the scores came about

duel-score-none = Bisheriger Stand, ohne Deben. Abgerechnet wird nur einmal, am Ende der Partie.
duel-score-final = **Endstand**
duel-score-rank =
    { $score ->
        [one] { $rank }. { $seat }: 1 Punkt
       *[other] { $rank }. { $seat }: { $score } Punkte
    }
duel-score-tie = Gleichstand bei den Punkten: Die geringere Bestechung entscheidet.
duel-score-shared = Gleichstand bei Punkten und Bestechung: Der Sieg wird geteilt.
duel-score-ended = { $seat } konnte nichts mehr tun: Damit endete die Partie
duel-score-seat =
    { $points ->
        [one] **{ $seat }**: 1 Punkt
       *[other] **{ $seat }**: { $points } Punkte
    }
duel-score-no-sets = - Keine Sätze, keine Punkte aus Verkäufen
duel-score-set = - Satz ({ $good }): { $tiles } Plättchen × { $scarabs ->
        [one] 1 Skarabäus
       *[other] { $scarabs } Skarabäen
    } = { $points }
duel-score-set-scarabs = - Satz ({ $good }): { $tiles } Plättchen × { $scarabs ->
        [one] 1 Skarabäus
       *[other] { $scarabs } Skarabäen
    } ({ $extra } durch Pirogen) = { $points }
duel-score-deben-count =
    { $count ->
        [one] - 1 Deben, Wert bis zum Ende geheim
       *[other] - { $count } Deben, Werte bis zum Ende geheim
    }
duel-score-deben =
    { $count ->
        [one] - Deben: { $values }
       *[other] - Deben: { $values } = { $points }
    }
# Several deben added up.
duel-score-sum = { $first } + { $second }
duel-score-pirogues = - Pirogen: { $pirogues } = { $points }
duel-score-corruption-tiles = - Bestechung: { $tiles ->
        [0] keine Plättchen
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }{ $added ->
        [0] {""}
       *[other] , davon { $added } am Ende aus der Hand
    }
duel-score-corruption-snakes = - Bestechung: { $tiles ->
        [0] keine Plättchen
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }{ $added ->
        [0] {""}
       *[other] , davon { $added } am Ende aus der Hand
    }, dazu { $snakes } durch Schlangen = { $corruption }
duel-score-removed = - Unverkauft aus dem Spiel, ohne Punkte: { $tiles }
duel-score-drawn = - Weniger Bestechung, Unterschied { $difference }: { $count ->
        [one] 1 Deben dazu, Wert { $drawn }
       *[other] { $count } Deben dazu, Werte { $drawn }
    }
duel-score-drawn-none = - Weniger Bestechung, Unterschied { $difference }, aber der Beutel war leer
duel-score-drawn-equal = - Gleich viel Bestechung: Niemand zieht Deben

## Refusals: what cannot be done, why, and what to do instead

duel-refusal-no-such-place = Dieses Plättchen kannst du nicht nehmen: Das geht nur auf der Linie, auf der das Anch liegt, zu beiden Seiten. Wähle eines mit Nummer.
duel-refusal-nothing-on-line = Auf der Anch-Linie liegt nichts, so kannst du kein Plättchen nehmen. Fülle zuerst den Markt auf, falls der Nachziehstapel nicht leer ist, oder verkaufe einen Warensatz oder spiele ein Figurenplättchen aus.
duel-refusal-pile-empty = Der Nachziehstapel ist leer, der Markt lässt sich nicht mehr auffüllen. Verkaufe einen Warensatz oder spiele ein Figurenplättchen aus.
duel-refusal-line-not-empty = Der Markt wird nur aufgefüllt, wenn auf der Anch-Linie kein Plättchen liegt. Nimm eines, das dort liegt.
duel-refusal-centre-only = Das Anch ist nicht auf dem Markt, darum gelten nur die vier Felder in der Mitte. Nimm dort ein Plättchen.
duel-refusal-fingered = Der Zeigefinger legt dich fest: In diesem Zug musst du das Plättchen nehmen, auf dem er liegt, und kannst nichts anderes tun.
duel-refusal-no-such-line = Wenn möglich, muss das Anch auf mindestens ein Plättchen zeigen, und auf dieser Linie liegt keines. Wähle eine andere.
duel-refusal-no-such-square = Auf diesem Feld liegt kein Plättchen, das du wählen könntest. Wähle eines aus der Liste.
duel-refusal-not-in-hand = Du hast nicht alle diese Plättchen. Öffne deine Hand und sieh nach, was du jetzt hast.
duel-refusal-not-a-character = Eine Sondereigenschaft haben nur Figurenplättchen. Waren und Statuen verkaufst du in Sätzen.
duel-refusal-too-few-tiles = Ein Verkauf braucht mindestens 3 Plättchen, auch wenn sie zu einem schon verkauften Satz kommen. Wähle noch ein paar dazu.
duel-refusal-too-many-tiles = Die Kurtisane fügt 1 oder 2 Plättchen hinzu, nicht mehr. Wähle weniger.
duel-refusal-mixed-goods = Alle Plättchen eines Verkaufs müssen von einer Warenart sein; Statuen und der Architekt passen zu jeder. Lass weg, was nicht passt.
duel-refusal-needs-good = Der erste Verkauf einer Ware braucht ein Plättchen, das sie zeigt: die Ware selbst oder eine ihrer Figuren. Statuen allein passen nur zu einer Ware, die du schon verkauft hast.
duel-refusal-no-such-set = Von dieser Ware hast du noch keinen Satz verkauft. Wähle eine andere.
duel-refusal-no-such-pirogue = Diese Piroge steht dir nicht zur Wahl. Wähle eine andere.
duel-refusal-no-such-target = Diese Wahl ist hier nicht möglich. Nimm einen der Buttons oder etwas aus der Liste.
duel-refusal-needs-target = Hier fehlt noch etwas: Sag, wofür es sein soll.
duel-refusal-not-in-corruption = So ein Plättchen liegt nicht in dieser Bestechung. Wähle eines, das darin liegt.

## What is said in all games, in this game's words

duel-own-turn-sets = Warensatz verkaufen
duel-own-turn-characters = Figurenplättchen ausspielen
duel-own-turn-plays = Figurenplättchen ausspielen oder Warensatz verkaufen
duel-own-board-turn-here =
    { $takes ->
        [no] { $mention }, fülle hier den Markt auf. Sätze und Figuren: „{ board-hand }“.
       *[yes] { $mention }, nimm hier ein Plättchen. Sätze und Figuren: „{ board-hand }“.
    }
duel-own-hand-choose-cards =
    { $least ->
        [0] { $most ->
            [one] Wähle höchstens ein Plättchen
           *[other] Wähle bis zu { $most } Plättchen
        }
       *[other] { $most ->
            [one] Wähle ein Plättchen
           *[other] { $gap ->
                [1] Wähle { $least } oder { $most } Plättchen
               *[other] Wähle { $least } bis { $most } Plättchen
            }
        }
    }
duel-own-hand-choose-exactly =
    { $count ->
        [one] Wähle ein Plättchen
       *[other] Wähle { $count } Plättchen
    }
duel-own-hand-chosen =
    { $count ->
        [one] 1 Plättchen gewählt
       *[other] { $count } Plättchen gewählt
    }
duel-own-hand-play-cards =
    { $count ->
        [one] 1 Plättchen bestätigen
       *[other] { $count } Plättchen bestätigen
    }
duel-choice-give = Für deine Bestechung
duel-own-error-no-known = Hier gibt es keine Liste bekannter Plättchen: Schau auf den Spielplan und in deine Hand.
duel-own-watch-letters = Nachricht am Ende
duel-own-watch-letters-now = Du schaust an diesem Tisch zu. Ich schicke dir eine Direktnachricht, wenn die Partie endet.
