### What the game of Sobek says: events, questions, the text board, the scoring.
### $seat, $by and $target are players' names as they are, never inflected: only "von", "für" and the like stand before them.
### Cards and goods have no article either; where they would need one, they stand after a colon or in parentheses.
### Beside every named thing there is its code: $set-code, $card-code and so on, for selectors. Lists have $cards-count.

sobek-title = Sobek

## Rounds and deliveries

sobek-round-dealt = Runde { $round } beginnt.
sobek-round-dealt-hand = Runde { $round } beginnt. Deine ersten Handkarten: { $cards }.
# The rulebook's "Startspieler" is avoided, because it is a man's word.
sobek-starter-lot = Den Anfang in Runde { $round } macht { $seat }, das Los hat entschieden.
sobek-starter-self = Den Anfang in Runde { $round } macht { $seat }, aus eigener Wahl.
sobek-starter-named = Den Anfang in Runde { $round } macht { $seat }, so hat es { $by } bestimmt.
# Behind the sentence before, where several had the fewest points.
sobek-starter-tied = Gleichstand bei den wenigsten Punkten: Wählen durfte { $by }, das Los hat entschieden.
sobek-delivered =
    { $count ->
        [one] Eine Warenlieferung mit nur einer Karte liegt an den Kais.
       *[other] Eine neue Warenlieferung mit { $count } Karten liegt an den Kais.
    } { $deck ->
        [0] Der Nachziehstapel ist leer: Das ist die letzte.
        [one] Im Nachziehstapel bleibt eine Karte.
       *[other] Im Nachziehstapel bleiben { $deck } Karten.
    }
sobek-round-ended = { $seat } nimmt die letzte Karte: Die Runde ist zu Ende.

## Taking cards

sobek-card-taken =
    { $card-code ->
        [hidden] { $seat } nimmt eine verdeckte Figurenkarte.
       *[other] { $seat } nimmt { $card }.
    }
sobek-card-taken-skipping =
    { $card-code ->
        [hidden] { $seat } nimmt eine verdeckte Figurenkarte. Bestechung: { $skipped }.
       *[other] { $seat } nimmt { $card }. Bestechung: { $skipped }.
    }

## Sets and event tokens

sobek-set-played = { $seat } legt einen Satz aus ({ $set }): { $cards }.
sobek-set-played-short = { $seat } legt einen Satz aus ({ $set }).
sobek-set-joined = { $seat } vergrößert einen Satz ({ $set }, jetzt { $total } Karten): { $cards }.
sobek-set-joined-short = { $seat } vergrößert einen Satz ({ $set }).
sobek-tokens-looked = { $seat } sieht die übrigen Ereignis-Chips durch.
sobek-tokens-seen =
    { $tokens-count ->
        [one] Nur ein Ereignis-Chip ist noch da: { $tokens }.
       *[other] Diese Ereignis-Chips sind noch da: { $tokens }.
    }
sobek-event-chosen-none = { $seat } wählt { $token }. Der Chip bewirkt nichts und wird beiseitegelegt.
sobek-event-chosen-guild = { $seat } wählt { $token }. { $target } muss zurück.
sobek-event-chosen-guild-alone = { $seat } wählt { $token }. Kein Zählstein konnte zurückgeschickt werden.
sobek-event-chosen-flood = { $seat } wählt { $token } und ist gleich noch einmal am Zug.
sobek-event-chosen-curse = { $seat } wählt { $token } für { $target }: Bestechung +2.
sobek-event-chosen-prosperity = { $seat } wählt { $token } für einen Satz ({ $set }), der damit 2 Skarabäen dazubekommt.
sobek-event-chosen-embalming = { $seat } wählt { $token }.
sobek-event-chosen-deceit = { $seat } wählt { $token }.
sobek-marker-forward =
    { $points ->
        [one] { $seat } gewinnt 1 Punkt: von { $before } auf { $after }.
       *[other] { $seat } gewinnt { $points } Punkte: von { $before } auf { $after }.
    }
sobek-marker-back =
    { $points ->
        [one] { $seat } verliert 1 Punkt: von { $before } auf { $after }.
       *[other] { $seat } verliert { $points } Punkte: von { $before } auf { $after }.
    }
sobek-pile-embalmed =
    { $count ->
        [one] { $seat } nimmt eine Karte aus dem eigenen Bestechungsstapel auf die Hand: { $cards }.
       *[other] { $seat } nimmt { $count } Karten aus dem eigenen Bestechungsstapel auf die Hand: { $cards }.
    }
sobek-pile-counted =
    { $points ->
        [one] { $seat } hat eine Karte unter dem Bestechungstopf und bekommt 1 Punkt.
       *[other] { $seat } hat { $points } Karten unter dem Bestechungstopf und bekommt { $points } Punkte.
    }

## Characters

sobek-character-played-none = { $seat } spielt { $card } aus. Die Sondereigenschaft bewirkt nichts, die Karte wird nur abgelegt.
sobek-character-played-queen = { $seat } spielt { $card } aus und zieht vom Nachziehstapel.
sobek-character-played-vizier = { $seat } spielt { $card } aus und sieht den Bestechungsstapel von { $target } durch.
sobek-character-played-thief = { $seat } spielt { $card } aus und bestiehlt { $target }.
sobek-character-played-merchant = { $seat } spielt { $card } aus und nimmt eine beliebige Karte von den Kais.
sobek-character-played-courtesan = { $seat } spielt { $card } aus und vergrößert einen Satz.
sobek-character-played-priest = { $seat } spielt { $card } aus. Aus dem eigenen Bestechungsstapel verschwindet: { $good }.
sobek-character-played-priestess = { $seat } spielt { $card } aus. Aus dem eigenen Bestechungsstapel verschwindet: { $good }.
sobek-character-played-scribe = { $seat } spielt { $card } aus: Alle anderen behalten höchstens 6 Handkarten.
sobek-cards-drawn =
    { $count ->
        [one] { $seat } zieht eine Karte: { $cards }.
       *[other] { $seat } zieht { $count } Karten: { $cards }.
    }
sobek-card-stolen = { $seat } stiehlt eine Karte von { $target }: { $card }.
sobek-pile-looked = { $seat } sieht gerade den Bestechungsstapel von { $target } durch.
sobek-pile-seen = Das liegt im Bestechungsstapel von { $target }: { $cards }.
sobek-card-reclaimed = { $seat } nimmt eine Karte aus dem Bestechungsstapel von { $target }: { $card }.
sobek-card-bought =
    { $card-code ->
        [hidden] { $seat } nimmt eine verdeckte Figurenkarte, ganz ohne Bestechung.
       *[other] { $seat } nimmt { $card }, ganz ohne Bestechung.
    }
sobek-pile-cleared =
    { $cards-count ->
        [one] { $seat } legt eine Karte aus dem Bestechungsstapel ab: { $cards }.
       *[other] { $seat } legt { $cards-count } Karten aus dem Bestechungsstapel ab: { $cards }.
    }
sobek-set-extended = { $seat } vergrößert einen Satz ({ $set }, jetzt { $total } Karten): { $cards }.
sobek-cards-given =
    { $count ->
        [one] { $seat } legt eine Karte unter den Bestechungstopf: { $cards }.
       *[other] { $seat } legt { $count } Karten unter den Bestechungstopf: { $cards }.
    }
sobek-choice-made = Gewählt: { $cards }.
sobek-choice-finished = Deine Auswahl ist vollständig.
# Told to everybody when the game is over.
sobek-choice-made-after = { $seat } wählt: { $cards }.
sobek-choice-finished-after = { $seat } hat gewählt.

## The end of a round and of the game

sobek-sets-laid = { $seat } legt am Ende der Runde horizontal aus: { $sets }.
# One set among several, as an item of a list.
sobek-laid-set = { $set } ({ $cards })
sobek-round-scored = Runde { $round } ist abgerechnet.
sobek-round-scored-seat =
    { $points ->
        [0] { $seat }: keine Punkte aus Sätzen, weiterhin auf { $reached }.
        [one] { $seat }: 1 Punkt aus Sätzen, von { $before } auf { $reached }.
       *[other] { $seat }: { $points } Punkte aus Sätzen, von { $before } auf { $reached }.
    }
# Follows the line of a player in the same line.
sobek-round-scored-corrupt =
    { $steps ->
        [0] Am meisten Bestechung, aber mit weniger als 10 Punkten gibt es keine Minuspunkte.
        [one] Am meisten Bestechung: 1 Schritt zurück auf { $after }, { $lost } Punkte verloren.
       *[other] Am meisten Bestechung: { $steps } Schritte zurück auf { $after }, { $lost } Punkte verloren.
    }
sobek-game-ended =
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

## Questions. $options says what can be done in a turn: any of take, character and set, joined by hyphens

sobek-ask-turn =
    { $options ->
        [take] Du bist am Zug: Nimm eine Karte von den Kais auf.
        [take-character] Du bist am Zug: Nimm eine Karte auf oder spiele eine Figurenkarte aus.
        [take-set] Du bist am Zug: Nimm eine Karte auf oder lege einen Satz aus.
        [character] Du bist am Zug: Spiele eine Figurenkarte aus.
        [set] Du bist am Zug: Lege einen Satz aus.
        [character-set] Du bist am Zug: Spiele eine Figurenkarte aus oder lege einen Satz aus.
       *[take-character-set] Du bist am Zug: Nimm eine Karte auf, spiele eine Figurenkarte aus oder lege einen Satz aus.
    }
sobek-ask-event = Wähle einen Ereignis-Chip. Kann er etwas bewirken, geschieht das sofort.
sobek-ask-vizier = Wähle die Karte, die du aus diesem Bestechungsstapel nimmst.
sobek-ask-scribe =
    { $count ->
        [one] Schreiber: Wähle eine Karte für deinen Bestechungsstapel.
       *[other] Schreiber: Wähle { $count } Karten für deinen Bestechungsstapel.
    }
sobek-ask-scribe-chosen = Bisher gewählt: { $cards }.
sobek-ask-lay = Die Runde ist zu Ende: Lege deine letzten Sätze aus, 1 Punkt je Skarabäus.
sobek-ask-starter = Du hast die wenigsten Punkte, darum entscheidest du: Wer beginnt Runde { $round }?
sobek-ask-starter-tied = Gleichstand bei den wenigsten Punkten, und das Los fiel auf dich: Wer beginnt Runde { $round }?

## One line about the game

sobek-status-round = Runde { $round } von { $rounds }
sobek-status-deck =
    { $count ->
        [0] Nachziehstapel leer
        [one] 1 Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
sobek-status-tokens =
    { $count ->
        [0] kein Ereignis-Chip mehr
        [one] noch 1 Ereignis-Chip
       *[other] noch { $count } Ereignis-Chips
    }
sobek-status-turn = am Zug: { $seat }
sobek-status-waiting = warten auf { $seats }
sobek-status-over = Partie zu Ende
sobek-status-winners =
    { $winners-count ->
        [one] Sieg: { $winners }
       *[other] gemeinsamer Sieg: { $winners }
    }

## The table as text

sobek-board-quays =
    { $start ->
        [temple] **Kais, vom Tempel aus**
       *[zero] **Kais, von der Karte aus, die dem „0“-Feld am nächsten liegt**
    }
sobek-board-quays-empty = Die Kais sind leer.
sobek-board-place =
    { $cost ->
        [0] { $place }. { $card }: ohne Bestechung
        [one] { $place }. { $card }: 1 Bestechungskarte
       *[other] { $place }. { $card }: { $cost } Bestechungskarten
    }
sobek-board-place-far = { $place }. { $card }: außer Reichweite
sobek-board-deck =
    { $count ->
        [0] Nachziehstapel: leer
        [one] Nachziehstapel: 1 Karte, { $top }
       *[other] Nachziehstapel: { $count } Karten, oben: { $top }
    }
sobek-board-discard = Ablage: { $cards }
sobek-board-discard-empty = Ablage: leer
sobek-board-discard-count =
    { $count ->
        [one] Ablage: 1 Karte
       *[other] Ablage: { $count } Karten
    }
sobek-board-tokens =
    { $count ->
        [0] Ereignis-Chips: keine mehr da
        [one] Ereignis-Chips: noch 1
       *[other] Ereignis-Chips: noch { $count }
    }
sobek-board-tokens-known = Übrige Ereignis-Chips, wie du sie gesehen hast: { $tokens }
sobek-board-tokens-used = Verbrauchte Ereignis-Chips: { $tokens }
sobek-board-player =
    { $score ->
        [one] **{ $seat }**: 1 Punkt
       *[other] **{ $seat }**: { $score } Punkte
    }
sobek-board-player-turn =
    { $score ->
        [one] **{ $seat }** (am Zug): 1 Punkt
       *[other] **{ $seat }** (am Zug): { $score } Punkte
    }
sobek-board-hand =
    { $count ->
        [0] - Handkarten: keine
       *[other] - Handkarten: { $count } ({ $backs })
    }
sobek-board-set = - Satz ({ $set }): { $cards }. { $points ->
        [one] Zurzeit 1 Punkt
       *[other] Zurzeit { $points } Punkte
    } wert.
sobek-board-set-prosperity = - Satz ({ $set }): { $cards }, mit { $prosperity ->
        [one] einem Wohlstand-Chip
       *[other] { $prosperity } Wohlstand-Chips
    }. { $points ->
        [one] Zurzeit 1 Punkt
       *[other] Zurzeit { $points } Punkte
    } wert.
# The same in few words, where the text would grow too long.
sobek-board-set-brief =
    { $scarabs ->
        [one] - Satz ({ $set }): { $cards } Karten, 1 Skarabäus
       *[other] - Satz ({ $set }): { $cards } Karten, { $scarabs } Skarabäen
    }
sobek-board-no-sets = - Noch keine Sätze
sobek-board-curses =
    { $count ->
        [one] - Ein Fluch: zählt wie 2 weitere Bestechungskarten
       *[other] - { $count } Flüche: zählen wie { $corruption } weitere Bestechungskarten
    }
sobek-board-own-hand =
    { $cards-count ->
        [0] **Deine Handkarten**: keine
       *[other] **Deine Handkarten** ({ $cards-count }): { $cards }
    }
sobek-board-own-pile =
    { $cards-count ->
        [0] **Dein Bestechungsstapel**: leer
       *[other] **Dein Bestechungsstapel** ({ $cards-count }): { $cards }
    }
sobek-board-looked-at = Der Bestechungsstapel, den du durchsiehst: { $cards }
sobek-board-put-aside = Für deinen Bestechungsstapel gewählt: { $cards }
sobek-board-laid = Bisher ausgelegt, nur für dich zu sehen: { $sets }

## How the scores came about

sobek-score-none = Noch ist keine Runde abgerechnet.
sobek-score-final = **Endstand**
# The same before the end.
sobek-score-so-far = **Punkte bisher**
sobek-score-rank =
    { $score ->
        [one] { $rank }. { $seat }: 1 Punkt
       *[other] { $rank }. { $seat }: { $score } Punkte
    }
sobek-score-round = **Runde { $round }**
sobek-score-seat = **{ $seat }**
sobek-score-events = - Durch Kollegium und Schurkerei im Laufe der Runde: von { $from } auf { $to }
sobek-score-no-sets = - Keine Sätze, keine Punkte
sobek-score-set = - Satz ({ $set }): { $cards } Karten × { $scarabs ->
        [one] 1 Skarabäus
       *[other] { $scarabs } Skarabäen
    } = { $points }
sobek-score-set-prosperity = - Satz ({ $set }): { $cards } Karten × { $scarabs ->
        [one] 1 Skarabäus
       *[other] { $scarabs } Skarabäen
    } ({ $extra } durch Wohlstand) = { $points }
sobek-score-set-horizontal = - Am Ende horizontal ausgelegt ({ $set }): { $scarabs ->
        [0] keine Skarabäen, keine Punkte
        [one] 1 Skarabäus = 1
       *[other] { $scarabs } Skarabäen = { $points }
    }
sobek-score-sum = - Alle Sätze zusammen: { $points }. Zählstein von { $before } auf { $reached }
sobek-score-corruption =
    { $curses ->
        [0] - Bestechung: { $corruption }
        [one] - Bestechung: { $corruption } ({ $pile ->
            [one] 1 Karte
           *[other] { $pile } Karten
        } und 2 für einen Fluch)
       *[other] - Bestechung: { $corruption } ({ $pile ->
            [one] 1 Karte
           *[other] { $pile } Karten
        } und { $extra } für { $curses } Flüche)
    }
# Only for players tied for the most corruption; follows the line above.
sobek-score-tie =
    { $scarabs ->
        [one] - Gleichstand bei der meisten Bestechung; 1 Skarabäus auf diesen Karten
       *[other] - Gleichstand bei der meisten Bestechung; { $scarabs } Skarabäen auf diesen Karten
    }
sobek-score-corrupt-free = - Am meisten Bestechung, aber mit weniger als 10 Punkten gibt es keine Minuspunkte
sobek-score-penalty =
    - Am meisten Bestechung: { $points } Punkte aus Sätzen kosten { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, 1 für je volle 10. Ein Schritt führt zurück { $symbol-code ->
        [number] zur nächstniedrigeren Zahl
       *[other] zum nächstniedrigeren gleichen Symbol ({ $symbol })
    }: von { $reached } auf { $after }, { $lost } verloren
sobek-score-brief = - { $seat }: { $points } aus Sätzen, Bestechung { $corruption }, Stand { $after }
sobek-score-brief-corrupt = - { $seat }: { $points } aus Sätzen, Bestechung { $corruption } (am meisten, { $lost } verloren), Stand { $after }

## Refusals: what cannot be done, and what to do instead

sobek-refusal-no-such-place = An diesem Platz kannst du keine Karte aufnehmen. Nimm eine der ersten vier; weiter reicht nur der Händler.
sobek-refusal-not-in-hand = Du hast nicht alle diese Karten. Öffne deine Hand und sieh nach, was du jetzt hast.
sobek-refusal-not-a-character = Eine Sondereigenschaft haben nur Figurenkarten. Waren und Amulette legst du in Sätzen aus.
sobek-refusal-too-few-cards = Ein Satz braucht mindestens 3 Karten, auch wenn du sie an einen ausliegenden Satz anlegst. Wähle noch ein paar dazu.
sobek-refusal-too-many-cards = Die Kurtisane fügt 1 oder 2 Karten hinzu, nicht mehr. Wähle weniger.
sobek-refusal-mixed-goods = Alle Karten eines Satzes müssen von einer Warenart sein; Amulette passen zu jeder. Lass weg, was nicht passt.
sobek-refusal-needs-good = Amulette allein ergeben keinen Satz einer Warenart. Nimm eine passende Karte dazu oder lege nur Amulette aus.
sobek-refusal-set-stands = Von dieser Warenart hast du schon einen Satz. Lege deine Karten dort an.
sobek-refusal-no-such-set = So einen Satz hast du nicht ausliegen. Beginne einen neuen oder wähle einen anderen.
sobek-refusal-not-prosperous = Wohlstand geht nur auf Vieh, Fisch oder Weizen. Wähle einen solchen Satz oder solche Karten.
sobek-refusal-no-such-token = Dieser Ereignis-Chip ist nicht mehr dabei. Wähle einen anderen.
sobek-refusal-no-such-target = Diese Wahl ist gerade nicht möglich. Wähle jemand anders.
sobek-refusal-needs-target = Hier fehlt noch etwas: Sag, für wen oder wofür es sein soll.
sobek-refusal-not-in-pile = So eine Karte liegt nicht im Bestechungsstapel. Wähle eine, die darin liegt.
sobek-refusal-already-laid = Von dieser Warenart hast du schon einen Satz ausgelegt, und jede ergibt nur einen. Nimm eine andere oder schließe ab.

## Was in allen Spielen gesagt wird, in den Worten dieses Spiels

sobek-own-board-turn-here = { $mention }, nimm hier eine Karte auf. Sätze und Figuren: „{ board-hand }“.
sobek-own-board-cards = Bekannte Karten
sobek-own-known-title = Bekannte Karten
sobek-own-hand-choose-cards =
    { $least ->
        [0] { $most ->
            [one] Wähle höchstens eine Karte
           *[other] Wähle bis zu { $most } Karten
        }
       *[other] { $most ->
            [one] Wähle eine Karte
           *[other] { $gap ->
                [1] Wähle { $least } oder { $most } Karten
               *[other] Wähle { $least } bis { $most } Karten
            }
        }
    }
sobek-own-hand-choose-exactly =
    { $count ->
        [one] Wähle eine Karte
       *[other] Wähle { $count } Karten
    }
sobek-own-hand-chosen =
    { $count ->
        [one] 1 Karte gewählt
       *[other] { $count } Karten gewählt
    }
sobek-own-hand-play-cards =
    { $count ->
        [one] 1 Karte bestätigen
       *[other] { $count } Karten bestätigen
    }
sobek-choice-give = Für den Bestechungsstapel
