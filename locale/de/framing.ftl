### Was auf dem Bild einer Lektion eingerahmt ist: steht im Alternativtext vor dem, was das Bild zeigt.

framing-framed = Eingerahmt: { $areas }.
# Etwas, das jemandem gehört: „Sätze (Anna)“.
framing-of = { $area } ({ $name })

## Sobek

sobek-area-row = die Reihe
sobek-area-row-one = Karte { $thing } der Reihe
sobek-area-deck = der Nachziehstapel
sobek-area-discard = die Ablage
sobek-area-tokens = die Ereignis-Chips
sobek-area-track = die Punktezählleiste mit den Zählsteinen
sobek-area-round = die Runde
sobek-area-hand = deine Hand
sobek-area-hand-one = { $thing } auf deiner Hand
sobek-area-corruption = dein Bestechungsstapel
sobek-area-put-aside = die beiseitegelegten Karten
sobek-area-laid = die ausgelegten Karten
sobek-area-looked-at = der Stapel, den du durchsiehst
# Dahinter steht ein Name in Klammern.
sobek-area-panel = alles, was vor dieser Person liegt
sobek-area-score = Punkte
sobek-area-symbol = Symbol des Felds
sobek-area-backs = Handkarten
sobek-area-marker = Zählstein auf der Leiste
sobek-area-sets = Sätze
sobek-area-set-one = Satz: { $thing }

## Sobek – Das Duell

duel-area-market = der Markt
duel-area-ankh = das Anch
duel-area-line = die Anch-Linie
duel-area-pile = der Nachziehstapel
duel-area-bag = der Beutel mit den Deben
duel-area-pirogues = Pirogen
duel-area-now = was an diesem Zug besonders ist
duel-area-discard = was aus dem Spiel ist
duel-area-hand = deine Hand
duel-area-hand-one = { $thing } auf deiner Hand
duel-area-corruption = Bestechung
duel-area-values = deine Deben
duel-area-royal = königliche Bestechung
duel-area-put-aside = die beiseitegelegten Plättchen
duel-area-looked-at = die Bestechung, die du durchsiehst
duel-area-drawn = die Pirogen zur Wahl
duel-area-returned = die zurückgelegten Pirogen
duel-area-pirogues-known = die übrigen Pirogen
duel-area-square-one = { $thing }
# Dahinter steht ein Name in Klammern.
duel-area-panel = alles, was vor dieser Person liegt
duel-area-score = Punkte
duel-area-backs = Plättchen auf der Hand
duel-area-deben = Deben
duel-area-sets = verkaufte Sätze
duel-area-set-one = Satz: { $thing }
