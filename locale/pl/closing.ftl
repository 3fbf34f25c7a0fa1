### Stoły, które czekają wiele dni: kto zagra, jeśli kogoś zabraknie, kto dostanie znać, kiedy się zamykają.

## Przed grą

closing-spare = Zagram w razie potrzeby
closing-told = Daj znać o początku
closing-spares = Jeśli kogoś zabraknie: { $names }.
closing-line-start = Jeśli nikt jej nie zacznie, gra ruszy { $when } z tymi, którzy będą przy stole.
closing-line-fill = Jeśli nikt jej nie zacznie, gra ruszy { $when }, z komputerami na wolnych miejscach.
closing-too-few = Gdy nadeszła pora, było za mało osób do gry, więc ten stół jest zamknięty. Nowy otwiera polecenie { COMMAND("new") }.
closing-told-on = Zawołam cię, gdy gra się zacznie. Naciśnij jeszcze raz, jeśli już tego nie chcesz.
closing-told-off = Nie zawołam cię, gdy gra się zacznie.
closing-begun = { $mentions }, zgodnie z życzeniem: gra się zaczęła.
error-many-guests = Bardzo wiele osób już o to tu prosiło, więc nie mogę zapisać kolejnej.

## Kiedy się zamyka

closing-pace-button = Tempo i zamknięcie
closing-title = Kiedy ten stół się zamyka
closing-choose-when = Zmień porę zamknięcia
closing-in-1h = Za godzinę
closing-in-8h = Za 8 godzin
closing-in-24h = Za 24 godziny
closing-in-3d = Za 3 dni
closing-in-14d = Za 14 dni
closing-choose-then = Co się wtedy stanie
closing-then-start = Zagrać tym składem
closing-then-fill = Uzupełnić komputerami
closing-then-close = Po prostu zamknąć stół
closing-only-host = To może zmienić tylko gospodarz.

## Na liście własnych stołów

closing-games-spare = Zagrasz, jeśli kogoś zabraknie.
closing-open-lobbies = Otwarte stoły na tym serwerze
closing-open-seats = Wolne miejsca na tym serwerze
closing-seat-of = Na miejscu gracza { $names } gra komputer.
