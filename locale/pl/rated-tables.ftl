### Rated tables: games that count on a ladder of their server, and why a lobby's game does not count.
### $name is a player.

## In the lobby, and in the note of its start

rated-on = **Gra rankingowa**: liczy się w tabeli serwera.
rated-off = Gra nierankingowa: nie liczy się w żadnej tabeli.
# $reasons is a list of what follows.
rated-not-now = **Na razie nierankingowa**: { $reasons }.
rated-not = **Gra nierankingowa**: { $reasons }.
rated-why-off = ten serwer nie ma tabel
rated-why-computer = jedno z miejsc zajmuje komputer
rated-why-untimed = nie ma zegara
rated-why-waiting = stół czeka na spóźnionych bez końca
rated-why-hints = stół daje podpowiedzi
rated-why-young = konto na Discordzie ma mniej niż { $days } dni ({ $name })
rated-why-excluded = { $name } nie może grać na tym serwerze w gry rankingowe
# $other is another player.
rated-why-day =
    { $count ->
        [one] { $name } i { $other } mają z ostatnich 24 godzin { $count } wspólną grę rankingową
        [few] { $name } i { $other } mają z ostatnich 24 godzin { $count } wspólne gry rankingowe
       *[many] { $name } i { $other } mają z ostatnich 24 godzin { $count } wspólnych gier rankingowych
    }
rated-why-month =
    { $count ->
        [one] { $name } i { $other } mają z ostatnich { $days } dni { $count } wspólną grę rankingową
        [few] { $name } i { $other } mają z ostatnich { $days } dni { $count } wspólne gry rankingowe
       *[many] { $name } i { $other } mają z ostatnich { $days } dni { $count } wspólnych gier rankingowych
    }

## A change for which all must agree

# On a select of the host’s page of options.
setup-choose-rated = Rankingowa: tak
setup-choose-unrated = Rankingowa: nie
# In a list of changes.
setup-rated-rated = Gra rankingowa
setup-rated-unrated = Gra nierankingowa
setup-changed-rated = { $before } → { $after }
# Also in a phone’s notification; $changes is a list, as “Unrated → Rated”.
rated-wanted =
    { $count ->
        [one] { $mentions }, { $name } proponuje zmianę przy tym stole: { $changes }. Zgoda?
       *[other] { $mentions }, { $name } proponuje zmianę przy tym stole: { $changes }. Zgoda?
    }
rated-declined = Nie wszyscy zgadzają się na zmianę, więc stół zostaje, jaki był.
# To the host; $names are players.
rated-question =
    { $count ->
        [one] Na tę zmianę musi się zgodzić { $names }. Chodzi o to: { $changes }. Zapytać? Do tego czasu nic się nie zmieni.
       *[other] Na tę zmianę muszą się zgodzić wszyscy: { $names }. Chodzi o to: { $changes }. Zapytać? Do tego czasu nic się nie zmieni.
    }
rated-asking =
    { $count ->
        [one] Prosisz o zmianę: { $changes }. Wejdzie ona w życie, gdy zgodzi się { $names }. Do tego czasu nikt nie może dołączyć.
       *[other] Prosisz o zmianę: { $changes }. Wejdzie ona w życie, gdy zgodzą się wszyscy: { $names }. Do tego czasu nikt nie może dołączyć.
    }

## A rated game ends early only if all agree

rated-stop-wanted = { $name } chce przerwać tę grę rankingową.
rated-stop-ends = Czas na to mija { $when }. Muszą się zgodzić wszyscy zapytani.
rated-stop-question = To gra rankingowa: kończy się przed czasem tylko wtedy, gdy zgodzą się wszyscy pozostali. Zapytać ich?
# A button.
rated-stop-ask = Zapytaj pozostałych
decided-stop-refused = Stół się nie zgodził: gra toczy się dalej mimo prośby gracza { $name }.
decided-stop-dropped = Gra toczy się dalej: prośba gracza { $name } o jej przerwanie wygasła.
stopped-agreed = Gracze zgodzili się przerwać tę grę. Kończy się ona bez zwycięzcy.
rated-leave = To gra rankingowa: kto odchodzi, zajmuje w niej ostatnie miejsce.

## When it cannot be

error-rated-pace = To gra rankingowa, więc jej zegar zostaje. Wybierz inne tempo albo coś innego na wypadek, gdyby czas minął.
error-rated-stop = To gra rankingowa. Kończy się przed czasem tylko za zgodą wszystkich przy stole albo gdy przerwie ją ktoś z moderacji, kto nigdy nie miał miejsca przy tym stole.
error-stop-again = Prośba o przerwanie tej gry została już dziś wysłana. Jutro możesz poprosić znowu.
error-not-rated = Do tego nie potrzebujesz zgody pozostałych: ta gra nie jest rankingowa albo jej wynik jest już ustalony.
