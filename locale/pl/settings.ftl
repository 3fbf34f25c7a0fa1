### Co serwer ustala dla wszystkich swoich stołów: gdzie stoją, kto je otwiera, co jest tam zwykłe.
### Przyciski mają najwyżej 25 znaków. Kanały i role Discord pokazuje jako odnośniki.

settings-title = Ustawienia tego serwera
settings-text = Dotyczą wszystkich stołów tutaj. Każdy wybór zapisuje się od razu.
settings-tables = Stoły
settings-people = Ludzie i godziny ciszy

## Tables

settings-channels = **Kanały**, na których można otwierać stoły, razem z ich wątkami
settings-channels-none = Wszędzie
settings-channels-gone =
    { $count ->
        [one] Jednego z wybranych kanałów już nie ma, więc go pomijam.
        [few] { $count } wybranych kanałów już nie ma, więc je pomijam.
        [many] { $count } wybranych kanałów już nie ma, więc je pomijam.
       *[other] { $count } wybranych kanałów już nie ma, więc je pomijam.
    }
settings-channels-all-gone = Żadnego z wybranych kanałów już nie ma, więc stoły można otwierać wszędzie.
settings-channels-closed = Nie mogę grać na { $channels }, bo brakuje mi uprawnień: { $permissions }.
settings-threads = **Miejsce** nowego stołu
settings-threads-off = Na samym kanale
settings-threads-on = W osobnym wątku
settings-pace = **Tempo** nowych stołów
settings-fallback = **Gdy czyjś czas minie**
settings-language = **Język** nowych stołów
settings-each = Wątek i tempo można nadal wybrać osobno dla każdego stołu.

## People

settings-openers = **Kto może otwierać stoły**
settings-openers-all = Wszyscy
settings-openers-role = Osoby z określoną rolą
settings-openers-manage = Zarządzający serwerem
settings-openers-always = Osoby, które zarządzają tym serwerem, mogą to zawsze.
settings-opener = Wybierz rolę
settings-opener-missing = Wybierz rolę. Do tego czasu stoły otwierają tylko osoby, które zarządzają tym serwerem.
settings-opener-gone = Wybranej roli już nie ma. Dopóki nie wybierzesz innej, stoły otwierają tylko osoby, które zarządzają tym serwerem.
settings-role = **Rola, którą nowy stół może oznaczyć**, najwyżej raz na sześć godzin
settings-role-none = Żadna rola
settings-role-refused = Nie zapisano roli { $role }.
settings-role-everyone = Powiadomienie dotarłoby do wszystkich na serwerze.
settings-role-bot = To rola bota, więc nikt nie dostałby powiadomienia.
settings-role-silent = Nie wolno mi oznaczać tej roli. Pozwól na to wszystkim w ustawieniach roli albo pozwól mi oznaczać wszystkie role.
settings-role-gone = Wybranej roli już nie ma, więc nikogo nie powiadamiam.
settings-quiet = **Godziny ciszy** dla osób, które nie mają własnych
settings-quiet-now = Od { $start } do { $end } nie dostają powiadomień ze stołów tego serwera; powiadomienia przychodzą później.
settings-quiet-none = Nie ma ich: powiadomienia przychodzą w dzień i w nocy.
settings-quiet-live = Godziny ciszy nie obowiązują przy stołach na żywo ani wobec kogoś, kto właśnie gra.
settings-quiet-zone = Strefa czasowa: { $city }
settings-quiet-zone-gone = Nie znam już strefy czasowej { $zone }, więc te godziny nie obowiązują. Wybierz inną.
settings-zone-title = Strefa czasowa tego serwera
settings-zone-text = Godziny ciszy serwera liczą się według jednej strefy czasowej. Jeśli jest też twoja: w którym z tych wierszy widzisz **22:00**?
habits-quiet-server = Ten serwer ma godziny ciszy od { $start } do { $end }. Przy jego stołach dotyczą też ciebie, dopóki nie masz własnych.

## Results

settings-results = Wyniki
settings-results-shown = **Wyniki**
settings-results-shown-does = Wiersz z rankingami pod końcową planszą gry rankingowej oraz statystyki tego serwera.
settings-results-off = Nie pokazuj
settings-results-on = Pokazuj
settings-ladders = **Tabele**
settings-ladders-does = Liczą się w nich gry rankingowe. O tym, czy gra jest rankingowa, decyduje gospodarz stołu. Gdy wyłączysz tabele, rozpoczęte gry rankingowe nadal się liczą.
settings-ladders-off = Bez tabel
settings-ladders-unrated = Nowe stoły są nierankingowe
settings-ladders-rated = Nowe stoły są rankingowe
settings-announcements = **Ogłoszenia**
settings-announcements-does = Cicha wiadomość o każdym otwartym stole i druga z jego wynikiem.
settings-announcements-none = Żaden kanał
settings-announcements-gone = Wybranego kanału już nie ma, więc nic nie jest ogłaszane.
settings-announcements-closed = Nie mogę niczego ogłaszać na { $channel }, bo brakuje mi uprawnień: { $permissions }.
# A button.
settings-manage-ladders = Zarządzaj tabelami

## What is refused

error-settings = Ustawienia tego serwera może zmienić tylko ktoś, kto nim zarządza.
error-opening-channel =
    { $count ->
        [one] Na tym serwerze stoły otwiera się na kanale { $channels }.
        [few] Na tym serwerze stoły otwiera się na tych kanałach: { $channels }.
        [many] Na tym serwerze stoły otwiera się na tych kanałach: { $channels }.
       *[other] Na tym serwerze stoły otwiera się na tych kanałach: { $channels }.
    }
error-opening-role = Na tym serwerze stoły otwierają osoby z rolą { $role }. Do każdego otwartego stołu możesz się dosiąść.
error-opening-manage = Na tym serwerze stoły otwierają osoby, które nim zarządzają. Do każdego otwartego stołu możesz się dosiąść.

cmd-settings-name = ustawienia
cmd-settings-description = Ustal, co obowiązuje przy wszystkich stołach tego serwera, jeśli nim zarządzasz
