### Stoły rankingowe: gry, które liczą się w tabeli serwera, i dlaczego gra z poczekalni się nie liczy.
### $name to ktoś przy stole.

## Gra rankingowa kończy się przed czasem tylko za zgodą wszystkich

rated-stop-wanted = { $name } chce przerwać tę grę rankingową.
rated-stop-ends = Czas na to mija { $when }. Muszą się zgodzić wszyscy zapytani.
rated-stop-question = To gra rankingowa: kończy się przed czasem tylko wtedy, gdy zgodzą się wszyscy pozostali. Zapytać ich?
# A button.
rated-stop-ask = Zapytaj pozostałych
stopped-agreed = Gracze zgodzili się przerwać tę grę. Kończy się ona bez zwycięzcy.

## When it cannot be

error-rated-pace = To gra rankingowa, więc jej zegar zostaje. Wybierz inne tempo albo coś innego na wypadek, gdy czas się skończy.
error-rated-stop = To gra rankingowa. Kończy się przed czasem tylko za zgodą wszystkich przy stole albo gdy przerwie ją moderacja, która nigdy tu nie grała.
error-stop-again = Prośba o przerwanie tej gry została już dziś wysłana. Jutro możesz poprosić znowu.
error-not-rated = Do tego nie potrzebujesz zgody pozostałych: ta gra nie jest rankingowa albo jej wynik jest już ustalony.
