### Co jest w ramce na obrazku lekcji: stoi w tekście alternatywnym przed tym, co obrazek pokazuje.

framing-framed = W ramce: { $areas }.
# Coś, co należy do jakiejś osoby: „układy (Anna)”.
framing-of = { $area } ({ $name })

## Sobek

sobek-area-row = rząd
sobek-area-row-one = karta { $thing } w rzędzie
sobek-area-deck = talia
sobek-area-discard = stos kart odrzuconych
sobek-area-tokens = żetony wydarzeń
sobek-area-track = tor punktowy ze znacznikami
sobek-area-round = runda
sobek-area-hand = twoja ręka
sobek-area-hand-one = { $thing } na twojej ręce
sobek-area-corruption = twój stos korupcji
sobek-area-put-aside = odłożone karty
sobek-area-laid = wyłożone karty
sobek-area-looked-at = przeglądany stos
# Za nimi stoi nazwa gracza w nawiasie.
sobek-area-panel = obszar gracza
sobek-area-score = punkty
sobek-area-symbol = symbol pola
sobek-area-backs = karty na ręce
sobek-area-marker = znacznik na torze
sobek-area-sets = układy
sobek-area-set-one = układ: { $thing }

## Sobek: 2 graczy

duel-area-market = targ
duel-area-ankh = pionek Ankh
duel-area-line = linia pionka Ankh
duel-area-pile = stos dobierania
duel-area-bag = woreczek z debenami
duel-area-pirogues = pirogi
duel-area-now = to, co jest szczególne w tej turze
duel-area-discard = to, co jest poza grą
duel-area-hand = twoja ręka
duel-area-hand-one = { $thing } na twojej ręce
duel-area-corruption = korupcja
duel-area-values = twoje debeny
duel-area-royal = korupcja królewska
duel-area-put-aside = odłożone płytki
duel-area-looked-at = przeglądana korupcja
duel-area-drawn = pirogi do wyboru
duel-area-returned = pirogi odłożone z powrotem
duel-area-pirogues-known = pozostałe pirogi
duel-area-square-one = { $thing }
# Za nimi stoi nazwa gracza w nawiasie.
duel-area-panel = obszar gracza
duel-area-score = punkty
duel-area-backs = płytki na ręce
duel-area-deben = debeny
duel-area-sets = sprzedane układy
duel-area-set-one = układ: { $thing }
