### Lektionen: was die Regelseiten außer den Regeln selbst haben (ihr Rahmen, und das Spielmaterial in Zahlen).
### Die Zahlen stammen aus den Regeln selbst. Höchstens 1000 Zeichen pro Thema.

## The frame of every page

# Unter dem Titel eines Themas: die wievielte Seite von wie vielen.
rules-page = Seite { $page } von { $pages }
# Buttons zur Seite davor und danach.
rules-back = Vorherige Seite
rules-next = Nächste Seite
# Der Alternativtext zum Bild einer Seite.
rules-picture = Bild zu „{ $title }“: Der Text darüber sagt dasselbe.
# Unter einer Karte oder einem Plättchen ohne Bestechung.
rules-free = gratis

## Sobek

sobek-help-setup-title = Spielaufbau
sobek-help-setup =
    2, 3 oder 4 Personen spielen { $rounds } Runden. So wird jede Runde vorbereitet:
    - Alle erhalten { $hand } der { $green } Karten mit grünem Rücken. Die übrigen grünen Karten werden in dieser Runde nicht gebraucht.
    - Die { $beige } Warenkarten mit beigem Rücken und die { $characters } Figurenkarten werden gemischt: Das ergibt einen Nachziehstapel von { $deck } Karten. Zu zweit scheiden { $aside } davon ungesehen aus.
    - { $row } Karten kommen auf die Kais, Waren offen, Figuren verdeckt. Das ist die erste Warenlieferung.
    - { $drawn } der { $tokens } Ereignis-Chips werden gezogen und liegen verdeckt.
    In der ersten Runde stehen alle Zählsteine auf 0, und das Los bestimmt, wer beginnt. Vor jeder späteren Runde bestimmt die Person mit den wenigsten Punkten, wer beginnt.
sobek-help-cards-title = Die Karten
sobek-help-cards =
    Es gibt { $cards } Karten. { $characters } davon sind Figuren, alle verschieden bis auf zwei Schreiber. Die anderen sind Waren:
    - { sobek-good-ivory }: { $ivory }, davon { $ivory-valued } mit { $ivory-scarabs } Skarabäen
    - { sobek-good-ebony }: { $ebony }, davon { $ebony-valued } mit { $ebony-scarabs } Skarabäen
    - { sobek-good-marble }: { $marble }, davon { $marble-valued } mit { $marble-scarabs } Skarabäen
    - { sobek-good-cattle }: { $cattle }, davon { $cattle-valued } mit 1 Skarabäus
    - { sobek-good-fish }: { $fish }, davon { $fish-valued } mit 1 Skarabäus
    - { sobek-good-wheat }: { $wheat }, davon { $wheat-valued } mit 1 Skarabäus
    - Amulett: { $amulets }, ohne Skarabäen; passt zu jeder Ware
    { $green } dieser Warenkarten haben einen grünen Rücken und vorn eine grüne Ecke. Sie sind die Startkarten, und keine davon hat Skarabäen. Alle anderen Waren haben beige Rücken, Figuren orangefarbene.
sobek-help-tokens-title = Die 12 Ereignis-Chips
sobek-help-tokens =
    So oft gibt es sie; in jeder Runde sind { $drawn } der { $tokens } dabei:
    - { sobek-token-guild }: { $token-guild }, einer für jedes Symbol der Leiste
    - { sobek-token-flood }: { $token-flood }
    - { sobek-token-curse }: { $token-curse }
    - { sobek-token-prosperity }: { $token-prosperity }
    - { sobek-token-embalming }: { $token-embalming }
    - { sobek-token-deceit }: { $token-deceit }
sobek-help-track-title = Die Punktezählleiste
sobek-help-track =
    Die Punkte werden auf einer Leiste mit { $spaces } Feldern gezählt, von 0 bis { $last }. Wer 100 Punkte hat, steht wieder auf 0, mit 101 Punkten auf 1 und so weiter.
    Jedes fünfte Feld zeigt seine Zahl: 0, 5, 10 und so weiter. Alle Zahlen zusammen gelten als ein Symbol.
    Auf den vier Feldern zwischen zwei Zahlen stehen die vier Symbole, jedes einmal: Ankh, Auge, Feder und Lotus. Ihre Reihenfolge ändert sich entlang der Leiste.
    Symbole sind für zwei Dinge wichtig. Ein Kollegium-Chip bewegt Zählsteine auf das nächste oder vorige Feld mit dem Symbol des Chips. Bei Minuspunkten wegen Bestechung geht dein Zählstein auf frühere Felder mit dem Symbol zurück, auf dem er steht; der Spielplan zeigt dieses Symbol unter deinen Punkten.
sobek-help-penalty-title = Die Minuspunkte am Beispiel
sobek-help-penalty =
    Deine Sätze dieser Runde brachten { $points } Punkte, und damit ist dein Zählstein auf { $from } gekommen. Du hast am meisten Bestechung.
    In { $points } Punkten stecken { $steps } volle Zehner, also geht dein Zählstein { $steps } Schritte zurück. Auf Feld { $from } ist ein Ankh, also führt jeder Schritt zum nächstniedrigeren Ankh: erst auf { $over }, dann auf { $to }. Dir bleiben { $to } Punkte.
    Ein Zählstein, der auf einer Zahl steht, geht von Zahl zu Zahl: Von 50 führen drei Schritte zurück auf 45, 40 und 35.
    Mit weniger als { $step } Punkten in der Runde gibt es gar keinen Schritt, und niemand fällt unter 0.

## Sobek: 2 Players

duel-help-setup-title = Spielaufbau
duel-help-setup =
    - Ihr erhaltet beide { $hand } der { $starting } Startplättchen mit grauem Rücken. { $centre } weitere liegen offen auf den vier Feldern in der Mitte des Markts, die letzten { $boxed } werden nicht gebraucht.
    - Die { $goods } Plättchen mit schwarzem Rücken und die { $characters } Figuren mit rotem Rücken werden gemischt. { $laid } davon füllen die übrigen Felder, Waren offen, Figuren verdeckt. Die { $pile } restlichen sind der Nachziehstapel.
    - { $drawn } der { $pirogues } Pirogen-Plättchen liegen verdeckt neben dem Markt, die anderen { $aside } werden beiseitegelegt.
    - Alle { $deben } Deben kommen in den Beutel. Die Anch-Figur wartet neben dem Markt.
    Das Los bestimmt, wer beginnt. Mit der Erweiterung werden weitere Plättchen untergemischt, der Nachziehstapel ist dann größer.
duel-help-tiles-title = Plättchen und Deben
duel-help-tiles =
    Es gibt { $tiles } Plättchen. { $characters } davon sind Figuren, { $statues } sind Sobek-Statuen, die zu jeder Ware passen und keine Skarabäen haben. Die anderen sind Waren:
    - { duel-good-ivory }: { $ivory }, davon { $ivory-valued } mit { $ivory-scarabs } Skarabäen
    - { duel-good-ebony }: { $ebony }, davon { $ebony-valued } mit { $ebony-scarabs } Skarabäen
    - { duel-good-marble }: { $marble }, davon { $marble-valued } mit { $marble-scarabs } Skarabäen
    - { duel-good-livestock }: { $livestock }, davon { $livestock-valued } mit 1 Skarabäus
    - { duel-good-fish }: { $fish }, davon { $fish-valued } mit 1 Skarabäus
    - { duel-good-wheat }: { $wheat }, davon { $wheat-valued } mit 1 Skarabäus
    Ein Plättchen jeder Ware, { $icons } insgesamt, zeigt statt Skarabäen ein Deben-Symbol. { $starting } Plättchen sind Startplättchen, ohne Skarabäen und mit grauer Ecke.
    Die { $deben } Deben: 3 Punkte × { $deben-3 }, 4 × { $deben-4 }, 5 × { $deben-5 }, 6 × { $deben-6 }, 7 × { $deben-7 }, 8 × { $deben-8 }, 9 × { $deben-9 }.
duel-help-pirogue-list-title = Die 13 Pirogen
duel-help-pirogue-list =
    So oft gibt es sie; { $drawn } der { $pirogues } liegen neben dem Markt:
    - { duel-pirogue-pyramid }: { $pirogue-pyramid }
    - { duel-pirogue-scarabs }: { $pirogue-scarabs }
    - { duel-pirogue-mummy }: { $pirogue-mummy }
    - { duel-pirogue-snake1 }: { $pirogue-snake1 }
    - { duel-pirogue-snake2 }: { $pirogue-snake2 }
    - { duel-pirogue-seven }: { $pirogue-seven }
    - { duel-pirogue-two-deben }: { $pirogue-two-deben }
    - { duel-pirogue-horus }: { $pirogue-horus }
    - { duel-pirogue-finger }: { $pirogue-finger }
    Mit der Erweiterung kommt je eine dazu: { duel-pirogue-theft }, { duel-pirogue-scarabs2 }
