### Ogłoszenia: na jednym kanale serwera otwarte stoły i wyniki gier.

# Zamiast imienia osoby, która chce pozostać ukryta, także na obrazkach.
announcement-player = Ktoś
# $free to liczba wolnych miejsc. Dalej jest gospodarz.
announcement-seats =
    { $free ->
        [0] Zajęte miejsca: { $taken } z { $total }
       *[other] Zajęte miejsca: { $taken } z { $total }, wolne: { $free }
    }
announcement-variant = Wariant gry: **{ $variant }**
announcement-rated = **Gra rankingowa**
announcement-unrated = Gra nierankingowa
# $names wygrywają, $points to punkty każdej z tych osób.
announcement-won =
    { $count ->
        [one] Wygrywa **{ $names }**, punkty: { $points }.
       *[other] Wspólne zwycięstwo: **{ $names }**, po { $points } pkt.
    }

## Do osoby, która wybiera „Dołącz” w ogłoszeniu

announcement-joined = Masz miejsce przy stole. Stół jest na kanale { $channel }.
refusal-announcement = Nie widzisz kanału tego stołu, więc nie możesz stąd dołączyć. Zapytaj kogoś przy stole albo kogoś, kto zarządza serwerem.
