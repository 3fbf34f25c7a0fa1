### Zmiany stołu przez gospodarza przed grą: gra, liczba miejsc, wariant, dodatek; i co jeszcze mówią opcje.
### Przyciski mają najwyżej 25 znaków. $name to gospodarz, $mentions to osoby, jak pokazuje je Discord.

## Listy na stronie opcji; każda pokazuje, co jest ustawione

setup-game = Gra: { $game }
setup-seats = Miejsca: { $seats }
setup-variant = Wariant: { $variant }
setup-expansion = Dodatek: { $expansion }
setup-no-expansion = Bez dodatku
# Zamiast wyboru, gdyby go nie było.
setup-choose = W co gramy

## Przy stole przed grą

# Co gospodarz zmienił, odkąd są inni; $changes to lista z tego, co poniżej.
setup-changed = **Zmiany gospodarza:** { $changes }
setup-changed-game = { $before } → { $after }
setup-changed-seats = liczba miejsc: { $before } → { $after }
setup-changed-variant = wariant: { $before } → { $after }
# Także w powiadomieniu w telefonie.
setup-wanted =
    { $count ->
        [one] { $mentions }, { $name } chce zagrać tak: { $game }, liczba miejsc: { $seats }. Czy oddasz swoje miejsce? Pierwsze wolne będzie twoje.
       *[other] { $mentions }, { $name } chce zagrać tak: { $game }, liczba miejsc: { $seats }. Czy oddacie swoje miejsca? Pierwsze wolne będą wasze.
    }
setup-give-seat = Oddaję miejsce
setup-keep-seat = Zatrzymuję miejsce
setup-declined = Nie wszyscy chcą oddać miejsce, więc zostaje: { $game }, liczba miejsc: { $seats }.
# Obok przycisku, którym nie można teraz dołączyć.
setup-join-asked = Nikt nie może dołączyć, dopóki wszyscy pytani nie odpowiedzą.
setup-join-held =
    { $count ->
        [one] Wolne miejsce jest zarezerwowane dla zaproszonej osoby, więc nikt inny nie może dołączyć.
       *[other] Wolne miejsca są zarezerwowane dla zaproszonych osób, więc nikt inny nie może dołączyć.
    }

## Na stronie opcji

# Dla $names zabrakłoby miejsc.
setup-question =
    { $count ->
        [one] { $game }, liczba miejsc: { $seats }. Zabraknie miejsca dla jednej osoby ({ $names }). Mogę spytać, czy odda miejsce. Do tego czasu nic się nie zmieni.
       *[other] { $game }, liczba miejsc: { $seats }. Zabraknie miejsc dla tych osób: { $names }. Mogę spytać, czy oddadzą miejsca. Do tego czasu nic się nie zmieni.
    }
setup-ask = Spytaj
setup-asking =
    { $count ->
        [one] Prosisz o zmianę: { $game }, liczba miejsc: { $seats }. Zmieni się to, gdy zgodzi się { $names }. Do tego czasu nikt nie może dołączyć.
       *[other] Prosisz o zmianę: { $game }, liczba miejsc: { $seats }. Zmieni się to, gdy zgodzą się { $names }. Do tego czasu nikt nie może dołączyć.
    }
setup-withdraw = Wycofaj pytanie
# Zanim gospodarz zamknie stół.
cancel-question =
    { $count ->
        [one] Miejsce ma tu jedna osoba. Zamknąć ten stół?
        [few] Miejsca mają tu { $count } osoby. Zamknąć ten stół?
       *[other] Miejsca ma tu { $count } osób. Zamknąć ten stół?
    }
# Zamiast opcji, gdy gra się zaczęła.
options-begun = Gra się zaczęła, więc niczego już tu nie ustawisz.
closing-untold = Nie powiadamiaj
fair-title = Uczciwe losowanie
fair-page = Sekret losowania jest ustalony, zanim ktokolwiek dołączy. Dowodzą tego te skróty: protokół zakończonej partii pokazuje, z czego powstały. Przy stole widać pierwsze { $digits } znaki każdego, w tej kolejności.
fair-secret = SHA-256 sekretu:
fair-salts = SHA-256 listy soli:
fair-word = Skrót słowa gracza { $name }:

## Gdy czegoś nie można zrobić

error-lobby-changed = Ten stół już się zmienił. Oto, jak teraz wygląda.
error-held-beyond = Dla zaproszonej osoby zabrakłoby wtedy miejsca. Najpierw cofnij zaproszenie albo poczekaj na odpowiedź.
error-no-seat-question = To pytanie nie jest do ciebie albo jest już nieaktualne. Zachowujesz swoje miejsce.
error-seats-asked = Właśnie pytam tu, czy ktoś odda miejsce. Do czasu odpowiedzi nikt nie może dołączyć.
error-table-decides = O tym decydują tylko osoby, które mają miejsce przy tym stole.

## Gdy na kanale jest już stół

# Przycisk pod error-table-exists.
thread-open = Otwórz w wątku
# Pod error-table-exists, zamiast przycisku.
thread-lacking = Nie mogę go otworzyć w wątku, bo brakuje mi tu uprawnień: { $permissions }.
# Po ponownym naciśnięciu przycisku.
thread-is-open = Twój stół jest już otwarty.
thread-being-opened = Twój stół właśnie się otwiera.
