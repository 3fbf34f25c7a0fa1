### Jak działa bot; mówione tylko jego właścicielowi, gdy wywoła { COMMAND("about") }. Terminy techniczne jak u programistów Discorda.

steward-title = Jak działa bot
steward-private = Widzisz to tylko ty, bo to twój bot.
steward-version = **Wersja** { $version }, Python { $python }, działa od { $up }
# W dopełniaczu: „od 2 minut”.
steward-seconds = { $count ->
        [one] 1 sekundy
        [few] { $count } sekund
       *[many] { $count } sekund
    }
steward-minutes = { $count ->
        [one] 1 minuty
        [few] { $count } minut
       *[many] { $count } minut
    }
steward-hours = { $count ->
        [one] 1 godziny
        [few] { $count } godzin
       *[many] { $count } godzin
    }
steward-days = { $count ->
        [one] 1 dnia
        [few] { $count } dni
       *[many] { $count } dni
    }
steward-shards = **Shardy**: połączone { $there } z { $count }, serwery: { $servers }
# Te dwa stoją za poprzednim wierszem.
steward-latency = , { $milliseconds } ms do Discorda
steward-away = ; bez połączenia: { $numbers }
steward-tables = **Stoły**: czekające na graczy { $lobbies }, w grze { $running }, zakończone { $over }
steward-store = **Baza danych**: odpowiada w { $milliseconds } ms
steward-no-store = **Baza danych**: nie odpowiada
steward-shown = **Plansze**: wszystkie aktualne
steward-behind = **Plansze**: nieaktualne: { $count }, najdłużej od { $time }
steward-late = **Pętla zdarzeń**: spóźnienie { $milliseconds } ms; trwające wyszukiwania: { $searches }
