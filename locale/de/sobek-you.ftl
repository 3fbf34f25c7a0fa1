### Was in Sobek geschehen ist, zu der Person gesagt, die es getan hat oder der es geschehen ist: wie sobek.ftl, in der du-Form.
### Eine Nachricht auf "-you" spricht die lesende Person an der Stelle von $seat an, eine auf "-target-you" an der von $target
### und so weiter. Wo keine ist, steht der Name. Listen zählen ihre Dinge selbst: Eine Zahl daneben braucht es nicht.

sobek-starter-lot-you = Den Anfang in Runde { $round } machst du, das Los hat entschieden.
sobek-starter-self-you = Den Anfang in Runde { $round } machst du, aus eigener Wahl.
sobek-starter-named-you = Den Anfang in Runde { $round } machst du, so hat es { $by } bestimmt.
sobek-starter-named-by-you = Den Anfang in Runde { $round } macht { $seat }, so hast du es bestimmt.
sobek-starter-tied-by-you = Gleichstand bei den wenigsten Punkten: Wählen durftest du, das Los hat entschieden.
sobek-round-ended-you = Du nimmst die letzte Karte: Die Runde ist zu Ende.
sobek-card-taken-you = Du nimmst { $card }.
sobek-card-taken-skipping-you = Du nimmst { $card }. Zu deiner Bestechung: { $skipped }.
sobek-set-played-you = Du legst einen Satz aus ({ $set }): { $cards }.
sobek-set-joined-you = Du vergrößerst deinen Satz ({ $set }, jetzt { $total } Karten): { $cards }.
sobek-tokens-looked-you = Du siehst die übrigen Ereignis-Chips durch.
sobek-event-chosen-none-you = Du wählst { $token }. Der Chip bewirkt nichts und wird beiseitegelegt.
sobek-event-chosen-guild-you = Du wählst { $token }. { $target } muss zurück.
sobek-event-chosen-guild-target-you = { $seat } wählt { $token }. Du musst zurück.
sobek-event-chosen-guild-alone-you = Du wählst { $token }. Kein Zählstein konnte zurückgeschickt werden.
sobek-event-chosen-flood-you = Du wählst { $token } und bist gleich noch einmal am Zug.
sobek-event-chosen-curse-you = Du wählst { $token } für { $target }: Bestechung +2.
sobek-event-chosen-curse-target-you = { $seat } wählt { $token } für dich: Bestechung +2.
sobek-event-chosen-prosperity-you = Du wählst { $token } für deinen Satz ({ $set }), der damit 2 Skarabäen dazubekommt.
sobek-event-chosen-embalming-you = Du wählst { $token }.
sobek-event-chosen-deceit-you = Du wählst { $token }.
sobek-marker-forward-you =
    { $points ->
        [one] Du gewinnst 1 Punkt: von { $before } auf { $after }.
       *[other] Du gewinnst { $points } Punkte: von { $before } auf { $after }.
    }
sobek-marker-back-you =
    { $points ->
        [one] Du verlierst 1 Punkt: von { $before } auf { $after }.
       *[other] Du verlierst { $points } Punkte: von { $before } auf { $after }.
    }
sobek-pile-embalmed-you = Du nimmst deinen Bestechungsstapel auf die Hand: { $cards }.
sobek-pile-counted-you = Karten unter deinem Bestechungstopf: { $points }. Du bekommst ebenso viele Punkte.
sobek-character-played-none-you = Du spielst { $card } aus. Die Sondereigenschaft bewirkt nichts, die Karte wird nur abgelegt.
sobek-character-played-queen-you = Du spielst { $card } aus und ziehst vom Nachziehstapel.
sobek-character-played-vizier-you = Du spielst { $card } aus und siehst den Bestechungsstapel von { $target } durch.
sobek-character-played-vizier-target-you = { $seat } spielt { $card } aus und sieht deinen Bestechungsstapel durch.
sobek-character-played-thief-you = Du spielst { $card } aus und bestiehlst { $target }.
sobek-character-played-thief-target-you = { $seat } spielt { $card } aus und bestiehlt dich.
sobek-character-played-merchant-you = Du spielst { $card } aus und nimmst eine beliebige Karte von den Kais.
sobek-character-played-courtesan-you = Du spielst { $card } aus und vergrößerst einen Satz.
sobek-character-played-priest-you = Du spielst { $card } aus. Aus deinem Bestechungsstapel verschwindet: { $good }.
sobek-character-played-priestess-you = Du spielst { $card } aus. Aus deinem Bestechungsstapel verschwindet: { $good }.
sobek-character-played-scribe-you = Du spielst { $card } aus: Alle anderen behalten höchstens 6 Handkarten.
sobek-cards-drawn-you = Du ziehst: { $cards }.
sobek-card-stolen-you = Du stiehlst eine Karte von { $target }: { $card }.
sobek-card-stolen-target-you = { $seat } stiehlt dir eine Karte: { $card }.
sobek-pile-looked-you = Du siehst gerade den Bestechungsstapel von { $target } durch.
sobek-pile-looked-target-you = { $seat } sieht gerade deinen Bestechungsstapel durch.
sobek-pile-seen-target-you = Das liegt in deinem Bestechungsstapel: { $cards }.
sobek-card-reclaimed-you = Du nimmst eine Karte aus dem Bestechungsstapel von { $target }: { $card }.
sobek-card-reclaimed-target-you = { $seat } nimmt eine Karte aus deinem Bestechungsstapel: { $card }.
sobek-card-bought-you = Du nimmst { $card }, ganz ohne Bestechung.
sobek-pile-cleared-you = Du legst aus deinem Bestechungsstapel ab: { $cards }.
sobek-set-extended-you = Du vergrößerst deinen Satz ({ $set }, jetzt { $total } Karten): { $cards }.
sobek-cards-given-you = Du legst unter deinen Bestechungstopf: { $cards }.
sobek-sets-laid-you = Du legst am Ende der Runde horizontal aus: { $sets }.
sobek-round-scored-seat-you =
    { $points ->
        [0] Du: keine Punkte aus Sätzen, weiterhin auf { $reached }.
        [one] Du: 1 Punkt aus Sätzen, von { $before } auf { $reached }.
       *[other] Du: { $points } Punkte aus Sätzen, von { $before } auf { $reached }.
    }
# $winners sind die anderen, die auch gewonnen haben.
sobek-game-ended-winners-you =
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
