### What people choose for themselves: reminders, quiet hours with a time zone, absences.
### Button labels have 25 characters at most; what stands in a form has 45 at most.

## Reminders and quiet hours

habits-title = Przypomnienia i cisza
habits-text = Gdy stół czeka na ciebie już jakiś czas, przypominam o tym. Wybierz, jak ci wygodnie; dotyczy to wszystkich twoich stołów.
habits-interval = Jak często przypominać
habits-interval-table = Zgodnie z tempem stołu
habits-interval-off = Bez przypomnień
habits-interval-hours =
    { $hours ->
        [one] Co godzinę
        [few] Co { $hours } godziny
        [many] Co { $hours } godzin
       *[other] Co { $hours } godziny
    }
habits-where = Gdzie przypominać
habits-where-table = Przy stole
habits-where-direct = W wiadomości prywatnej
habits-where-both = Przy stole i prywatnie
# $start and $end are shown as times by Discord.
habits-quiet-now = Godziny ciszy: od { $start } do { $end }. Nie dostajesz wtedy powiadomień; przyjdą później.
habits-quiet-none = Nie masz godzin ciszy: powiadomienia przychodzą w dzień i w nocy.
habits-quiet-live = Godziny ciszy nie obowiązują przy stołach na żywo ani wtedy, gdy właśnie grasz.
habits-quiet-from = Cisza od …
habits-quiet-to = Cisza do …
# $time is such as "22:00".
habits-quiet-from-time = od { $time }
habits-quiet-to-time = do { $time }
habits-quiet-set = Ustaw godziny ciszy
habits-quiet-off = Bez godzin ciszy
habits-zone-now = Twoja strefa czasowa: { $city }
habits-zone-change = Inna strefa czasowa
habits-button = Przypomnienia i cisza
habits-saved = Zapisane.

## Finding the time zone

zone-title = Twoja strefa czasowa
zone-text = Discord nie mówi mi, która jest u ciebie godzina. W którym z tych wierszy widzisz **22:00**?
zone-parts = W żadnym? To może w jednym z tych:
zone-letter = Litera wiersza z godziną 22:00
zone-number = Albo numer wiersza z godziną 22:00
# $time is shown by Discord as the reader's own clock.
zone-cities = U ciebie jest teraz { $time }. Które z tych miast ma twój czas przez cały rok? Wybierz najbliższe w twoim kraju.
zone-city = Twoje miasto
zone-more = Więcej miast…
zone-again = Wybierz inny wiersz
# $city stands alone, so that it need not inflect.
zone-done = Twoja strefa czasowa: { $city }.

## Away

away-title = Nieobecność
# $when is shown as a moment by Discord.
away-now = Nie ma cię do: { $when } albo do chwili, gdy naciśniesz przycisk przy którymś stole.
away-none = Nie masz zgłoszonej nieobecności. Jeśli przez kilka dni nie będziesz mieć czasu, zgłoś to tutaj.
away-computer = Komputer może grać
away-wait = Poczekajcie na mnie
away-computer-now = W tym czasie komputer może grać za ciebie.
away-wait-now = W tym czasie proszę innych, żeby na ciebie poczekali.
away-left =
    { $days ->
        [one] Z { $all } dni w roku, przez które inni czekają, został ci jeden.
        [few] Z { $all } dni w roku, przez które inni czekają, zostały ci { $days }.
        [many] Z { $all } dni w roku, przez które inni czekają, zostało ci { $days }.
       *[other] Z { $all } dni w roku, przez które inni czekają, zostało ci { $days }.
    }
away-short = Czekają do: { $when }; potem obowiązuje to, na co zgodził się stół.
away-back = Już jestem
away-back-done = Witaj z powrotem!
# To the player whose press has ended their absence; by the second it also gave the seat back, for which a computer played.
away-over = Wracasz do gry. Twoja nieobecność się skończyła.
away-over-seat = Wracasz do gry. Twoja nieobecność się skończyła, a miejsce jest znowu twoje.
away-set = Nie będzie mnie do …
away-change = Inny dzień
away-form-title = Nie będzie mnie do …
away-form-day = Ostatni dzień
away-form-choose = Wybierz dzień
away-form-date = Albo data, na przykład 2026-12-24
away-form-day-help = Wymagane: wybierz tu dzień albo wpisz datę poniżej.
away-form-date-help = Niepotrzebne, jeśli dzień jest już wybrany.
away-form-who = W tym czasie
away-choice = Do: { $when }. { $meanwhile }
# $date is such as "Monday, 24 November 2026".
away-day = { $date }
away-day-today = Dzisiaj, { $date }
away-day-tomorrow = Jutro, { $date }
away-day-monday = Najbliższy poniedziałek: { $date }
away-day-weeks =
    { $weeks ->
        [one] Za tydzień: { $date }
        [few] Za { $weeks } tygodnie: { $date }
        [many] Za { $weeks } tygodni: { $date }
       *[other] Za { $weeks } tygodnia: { $date }
    }
error-away-missing = Brakuje ostatniego dnia. Wybierz go z listy albo zapisz tak: 2026-12-24.
error-away-unreadable = Nie udało mi się odczytać tego dnia. Wybierz go z listy albo zapisz jako rok, miesiąc i dzień: 2026-12-24.
error-away-past = Ten dzień już minął. Wybierz dzisiejszy albo późniejszy.
error-away-far = To bardzo daleko. Nieobecność trwa najwyżej 60 dni; potem możesz zgłosić ją jeszcze raz.

cmd-away-name = nieobecność
cmd-away-description = Daj znać przy swoich stołach, że przez kilka dni cię nie będzie albo że już jesteś
cmd-away-until-name = do
cmd-away-until-description = Do którego dnia; wybierz go albo zapisz jako 2026-12-24
cmd-away-meanwhile-name = zastępstwo
cmd-away-meanwhile-description = Czy komputer może grać za ciebie, czy inni mają poczekać

## Czy w tekstach, które widzi tylko jedna osoba, przed słowami stoją ikony; na stronie przypomnień

icons-shown = W tekstach widocznych tylko dla ciebie przy niektórych słowach są ikony. Czytniki ekranu odczytują ich nazwy.
icons-none = Teksty, które widzisz tylko ty, nie mają ikon; na przyciskach ikony zostają.
icons-off = Teksty bez ikon
icons-on = Teksty z ikonami
about-no-icons = Nie chcesz ikon w swoich tekstach.
