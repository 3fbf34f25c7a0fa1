### Was in Sobek – Das Duell geschehen ist, zu der Person gesagt, die es getan hat oder der es geschehen ist: wie duel.ftl und
### duel-pharaoh.ftl, in der du-Form. Wie gewählt wird, steht in sobek-you.ftl.

duel-market-filled-you = Du füllst den Markt auf.
duel-tile-taken-you = Du nimmst { $tile }.
duel-tile-taken-passing-you = Du nimmst { $tile }. Zu deiner Bestechung: { $passed }.
duel-ankh-turned-you = Du drehst das Anch: { $line }.
duel-tile-kept-you = Du behältst das Plättchen, statt 1 Deben zu ziehen: { $tile }.
duel-tile-traded-you = Du legst das Plättchen ab, um 1 Deben zu ziehen: { $tile }.
duel-deben-drawn-you = Du ziehst 1 Deben. Der Wert bleibt bis zum Ende geheim.
duel-set-sold-you = Du verkaufst einen Warensatz ({ $good }): { $tiles }.
duel-set-joined-you = Du verkaufst noch mehr von einer Ware ({ $good }, jetzt { $total } Plättchen): { $tiles }.
duel-set-extended-you = Du vergrößerst deinen Satz ({ $good }, jetzt { $total } Plättchen): { $tiles }.
duel-pirogues-looked-you = Du siehst die übrigen Pirogen durch.
duel-pirogues-looked-architect-you = Du ziehst Pirogen von denen, die am Anfang beiseitegelegt wurden.
duel-pirogue-used-none-you = Du wählst eine Piroge, die nichts bewirken kann und nur abgelegt wird: { $pirogue }.
duel-pirogue-used-pyramid-you = Du wählst { $pirogue } und bist gleich noch einmal am Zug.
duel-pirogue-used-scarabs-you = Du wählst { $pirogue } für einen verkauften Satz ({ $good }), der damit 2 Skarabäen dazubekommt.
duel-pirogue-used-mummy-you = Du wählst { $pirogue }.
duel-pirogue-used-snake1-you = Du wählst { $pirogue } für { $target }: am Ende 1 Bestechungspunkt mehr.
duel-pirogue-used-snake1-target-you = { $seat } wählt { $pirogue } für dich: am Ende 1 Bestechungspunkt mehr.
duel-pirogue-used-snake2-you = Du wählst { $pirogue } für { $target }: am Ende 2 Bestechungspunkte mehr.
duel-pirogue-used-snake2-target-you = { $seat } wählt { $pirogue } für dich: am Ende 2 Bestechungspunkte mehr.
duel-pirogue-used-seven-you = Du wählst { $pirogue }: am Ende 7 Punkte.
duel-pirogue-used-two-deben-you = Du wählst { $pirogue }: am Ende 2 Punkte, und 1 Deben, falls noch welche im Beutel sind.
duel-pirogue-used-horus-you = Du wählst { $pirogue }, um von 2 Deben den höheren Wert zu behalten.
duel-pirogue-used-finger-you = Du wählst { $pirogue }: { $target } muss das Plättchen auf { $square-code } nehmen, samt der Bestechung.
duel-pirogue-used-finger-target-you = { $seat } wählt { $pirogue }: Du musst das Plättchen auf { $square-code } nehmen, samt der Bestechung.
duel-pirogue-used-theft-you = Du wählst { $pirogue }. { $target } verliert ein zufälliges Deben-Plättchen.
duel-pirogue-used-theft-target-you = { $seat } wählt { $pirogue }. Du verlierst ein zufälliges Deben-Plättchen.
duel-pirogue-used-scarabs2-you = Du wählst { $pirogue } für einen verkauften Satz ({ $good }), der damit 2 Skarabäen dazubekommt.
duel-corruption-reclaimed-you = Du nimmst alle deine Bestechungsplättchen auf die Hand: { $tiles }.
duel-character-played-none-you = Du spielst { $tile } aus. Die Sondereigenschaft bewirkt nichts, das Plättchen wird nur abgelegt.
duel-character-played-queen-you = Du spielst { $tile } aus und ziehst vom Nachziehstapel.
duel-character-played-vizier-you = Du spielst { $tile } aus und siehst die Bestechung von { $target } durch.
duel-character-played-vizier-target-you = { $seat } spielt { $tile } aus und sieht deine Bestechung durch.
duel-character-played-thief-you = Du spielst { $tile } aus und bestiehlst { $target }.
duel-character-played-thief-target-you = { $seat } spielt { $tile } aus und bestiehlt dich.
duel-character-played-merchant-you = Du spielst { $tile } aus und nimmst ein beliebiges Plättchen vom Markt.
duel-character-played-courtesan-you = Du spielst { $tile } aus und vergrößerst einen verkauften Satz.
duel-character-played-priest-you = Du spielst { $tile } aus. Aus deiner Bestechung verschwindet: { $good }.
duel-character-played-priestess-you = Du spielst { $tile } aus. Aus deiner Bestechung verschwindet: { $good }.
duel-character-played-scribe-you = Du spielst { $tile } aus. { $target } behält höchstens 6 Plättchen.
duel-character-played-scribe-target-you = { $seat } spielt { $tile } aus. Du behältst höchstens 6 Plättchen.
duel-character-played-architect-you = Du spielst { $tile } aus und nutzt eine der beiseitegelegten Pirogen.
duel-character-played-adviser-you = Du spielst { $tile } aus und legst ein Plättchen königlicher Bestechung ab.
duel-character-played-spy-you =
    { $copied-code ->
        [vizier] Du spielst { $tile } aus, nutzt die Sondereigenschaft einer anderen Figur ({ $copied }) und siehst die Bestechung von { $target } durch.
        [thief] Du spielst { $tile } aus, nutzt die Sondereigenschaft einer anderen Figur ({ $copied }) und bestiehlst { $target }.
        [scribe] Du spielst { $tile } aus und nutzt die Sondereigenschaft einer anderen Figur ({ $copied }). { $target } behält höchstens 6 Plättchen.
       *[other] Du spielst { $tile } aus und nutzt die Sondereigenschaft einer anderen Figur: { $copied }.
    }
duel-character-played-spy-target-you =
    { $copied-code ->
        [vizier] { $seat } spielt { $tile } aus, nutzt die Sondereigenschaft einer anderen Figur ({ $copied }) und sieht deine Bestechung durch.
        [thief] { $seat } spielt { $tile } aus, nutzt die Sondereigenschaft einer anderen Figur ({ $copied }) und bestiehlt dich.
        [scribe] { $seat } spielt { $tile } aus und nutzt die Sondereigenschaft einer anderen Figur ({ $copied }). Du behältst höchstens 6 Plättchen.
       *[other] { $seat } spielt { $tile } aus und nutzt die Sondereigenschaft einer anderen Figur: { $copied }.
    }
duel-character-copied-none-you = Du spielst { $tile } aus und nutzt die Sondereigenschaft einer anderen Figur ({ $copied }). Sie bewirkt nichts, das Plättchen wird nur abgelegt.
duel-tiles-drawn-you = Du ziehst: { $tiles }.
duel-corruption-seen-target-you = Das liegt in deiner Bestechung: { $tiles }.
duel-tile-reclaimed-you = Du nimmst ein Plättchen aus der Bestechung von { $target }: { $tile }.
duel-tile-reclaimed-target-you = { $seat } nimmt ein Plättchen aus deiner Bestechung: { $tile }.
duel-tile-stolen-you = Du stiehlst ein Plättchen von { $target }: { $tile }.
duel-tile-stolen-target-you = { $seat } stiehlt dir ein Plättchen: { $tile }.
duel-tile-bought-you = Du nimmst { $tile }, ganz ohne Bestechung. Das Anch bleibt, wo es ist.
duel-corruption-cleared-you = Du legst aus deiner Bestechung ab: { $tiles }.
duel-tiles-given-you = Du legst aus der Hand zu deiner Bestechung: { $tiles }.
duel-royal-drawn-you = Du ziehst 1 Plättchen königlicher Bestechung. Der Wert bleibt bis zum Ende geheim.
duel-royal-discarded-you = Du legst 1 Plättchen königlicher Bestechung ab, ohne den Wert zu zeigen.
duel-deben-lost-you = Du verlierst 1 zufälliges Deben-Plättchen. Niemand sonst erfährt vor dem Ende seinen Wert.
duel-game-scored-you = Du kannst kein Plättchen nehmen, keinen Warensatz verkaufen und kein Figurenplättchen ausspielen: Damit endet die Partie.
duel-why-over-you = Die Partie ist zu Ende: Der Stapel ist leer, und du konntest kein Plättchen nehmen, keinen Warensatz verkaufen und kein Figurenplättchen ausspielen.
duel-game-scored-removed-you = Das hättest du noch verkaufen können. Es verlässt das Spiel ohne Punkte: { $tiles }.
duel-game-scored-seat-you =
    { $points ->
        [one] Du: 1 Punkt, Bestechung { $corruption }.
       *[other] Du: { $points } Punkte, Bestechung { $corruption }.
    }
# $winners ist die andere Person, wenn beide gewonnen haben.
duel-game-ended-winners-you =
    { $winners-count ->
        [0] Die Partie ist zu Ende. Du gewinnst mit { $score ->
            [one] 1 Punkt
           *[other] { $score } Punkten
        }!
       *[other] Die Partie ist zu Ende. Den Sieg mit { $score ->
            [one] je 1 Punkt
           *[other] je { $score } Punkten
        } teilst du dir mit { $winners }.
    }
duel-game-ended-tie-winners-you = Die Partie ist zu Ende. Beide haben { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, darum entscheidet die geringere Bestechung. Du gewinnst!
