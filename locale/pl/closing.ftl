### Stoły, które czekają wiele dni: kto zagra, jeśli kogoś zabraknie, kto dostanie znać, kiedy się zamykają.

## Przed grą

closing-spare = Zagram w razie potrzeby
closing-told = Powiadom o starcie
closing-spares = Jeśli kogoś zabraknie: { $names }.
closing-line-start = Jeśli nikt nie zacznie wcześniej, gra ruszy { $when } z tymi, którzy będą przy stole.
closing-line-fill = Jeśli nikt nie zacznie wcześniej, gra ruszy { $when }, z komputerami na wolnych miejscach.
closing-too-few = O wyznaczonej porze było za mało osób, więc stół zamknięto. Nowy otworzysz poleceniem { COMMAND("new") }.
closing-told-on = Powiadomię cię, gdy gra się zacznie. Naciśnij jeszcze raz, jeśli już tego nie chcesz.
closing-told-off = Nie powiadomię cię, gdy gra się zacznie.
closing-begun = { $mentions }, gra się zaczęła. Daję znać, zgodnie z prośbą.
error-many-guests = Lista jest pełna, więc nie mogę cię dopisać.

## Kiedy się zamyka

closing-pace-button = Tempo i zamknięcie
closing-title = Kiedy ten stół się zamyka
closing-choose-when = Zmień porę zamknięcia
closing-in-1h = Za godzinę
closing-in-8h = Za 8 godzin
closing-in-24h = Za 24 godziny
closing-in-3d = Za 3 dni
closing-in-14d = Za 14 dni
closing-choose-then = Co wtedy zrobić
closing-then-start = Zagrać tym składem
closing-then-fill = Uzupełnić komputerami
closing-then-close = Po prostu zamknąć stół
closing-only-host = To może zmienić tylko gospodarz.

## Na liście własnych stołów

closing-games-spare = Zagrasz, jeśli kogoś zabraknie.
closing-open-lobbies = Otwarte stoły na tym serwerze
closing-open-seats = Wolne miejsca na tym serwerze
closing-seat-of = Gracze, za których gra komputer: { $names }.
