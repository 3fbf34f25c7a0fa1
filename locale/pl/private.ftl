### What is private: what is kept about somebody, whom he avoids.
### Button labels have 25 characters at most.

## Privacy

privacy-title = Twoje dane
privacy-text =
    Aby prowadzić grę, przechowuję: twój identyfikator na Discordzie, nazwę widoczną przy stole, twoje miejsca, ruchy, głosy i plany, twoje zaproszenia i obserwowane stoły oraz to, co wybierasz lub zapisujesz dla siebie: język, przypomnienia, godziny ciszy ze strefą czasową, nieobecności (przez rok), notatki, kogo unikasz, jak daleko jesteś w samouczku, i twoją grę treningową (jedno i drugie przez 30 dni). Przechowuję też identyfikatory serwera, kanału i wiadomości z planszą.
    Nie czytam wiadomości i nikomu niczego nie przekazuję. Protokoły skończonych gier nie zawierają nazw graczy.
    Kopie zapasowe trzymam najwyżej 30 dni. Jeśli usuniesz swoje dane, pamiętam o tym równie długo, w postaci skrótu zamiast identyfikatora: gdyby kopia została przywrócona, dane znikną ponownie.
    Przyciskami poniżej możesz w każdej chwili dostać to wszystko w pliku albo to usunąć.
privacy-kept =
    { $games ->
        [0] Obecnie nie przechowuję niczego na twój temat.
        [one] Zapisane jest twoje miejsce w { $games } grze.
        [few] Zapisane jest twoje miejsce w { $games } grach.
        [many] Zapisane jest twoje miejsce w { $games } grach.
       *[other] Zapisane jest twoje miejsce w { $games } gry.
    }
privacy-reminders = Masz własne ustawienia przypomnień.
privacy-quiet = Masz godziny ciszy.
privacy-absences =
    { $count ->
        [one] Zapisana jest jedna nieobecność z ostatniego roku.
        [few] Zapisane są { $count } nieobecności z ostatniego roku.
        [many] Zapisanych jest { $count } nieobecności z ostatniego roku.
       *[other] Zapisanych jest { $count } nieobecności z ostatniego roku.
    }
privacy-delete = Usuń moje dane
privacy-delete-confirm = Usunąć twój identyfikator i twoją nazwę ze wszystkich gier oraz wszystkie twoje ustawienia i notatki? W trwających grach twoje miejsce zajmie komputer. Nie da się tego cofnąć. Twoja nazwa zostanie jednak w tabelach, które ktoś pokazał na kanale, i w wiadomościach na kanałach, których już nie widzę.
privacy-deleted = Gotowe. Nic w tych grach już na ciebie nie wskazuje. Ze starych wiadomości twoja nazwa stopniowo zniknie.
# Shown instead of the name of a player who had his data deleted.
privacy-name = Anonimowy gracz

## Whom somebody avoids

# A page, and the button that opens it.
avoid-title = Kogo unikam
avoid-text = Osoby z tej listy nie mogą zająć miejsca przy stole, którego jesteś gospodarzem, dopóki gra się nie zaczęła. Dowiedzą się tylko, że przy tym stole nie ma dla nich miejsca, nigdy dlaczego. Listę widzisz tylko ty i nikt się o niej nie dowie. Tam, gdzie już siedzicie razem, nic się nie zmienia.
avoid-none = Na twojej liście nikogo nie ma.
# A list of people and who they are for Discord follows.
avoid-there = Na twojej liście:
avoid-full = Twoja lista jest pełna. Zanim kogoś dodasz, usuń kogoś z niej.
avoid-add = Dodaj kogoś…
avoid-remove = Usuń kogoś…
avoid-back = Wróć do moich danych
error-avoid-nobody = Na tej liście nie może być ani ciebie, ani bota. Wybierz inne osoby.
error-avoids-full = Tyle osób nie zmieści się na twojej liście. Wybierz mniej albo najpierw kogoś usuń.
# Whoever is avoided by the host is told this; it gives no reason, and must not hint at one.
error-not-at-this-table = Przy tym stole nie możesz zająć miejsca. Inne pokazuje { COMMAND("games") }.

## What is kept, kind by kind: each line only where there is something
# What is counted are numbers from 1, unless another line says otherwise.

about-games = **Przy stołach**
# How many of the tables have not begun, are under way, are over; 0 is possible.
about-statuses = Stoły: przed grą { $lobbies }, w trakcie gry { $running }, po grze { $over }
about-left = Oddane przez ciebie miejsca: { $count }
about-moves = Twoje ruchy: { $count }. Są zapisane według miejsc i po usunięciu twojej nazwy nie prowadzą do nikogo.
about-votes = Twoje głosy: { $count }
about-plans = Twoje plany: { $count }
about-notes = Twoje notatki: { $count }
# A seat is offered to him, he wants an open one, or wants to be the host.
about-motions = Pytania o miejsce dla ciebie albo o rolę gospodarza dla ciebie: { $count }
# He is invited, sits down if nobody else does, or is told when it starts.
about-guests = Stoły przed grą, przy których masz zaproszenie, miejsce w rezerwie albo powiadomienie o starcie: { $count }
about-invited = Osoby, które mają od ciebie zaproszenie: { $count }
# How many invitations he sent lately and was sent; 0 is possible.
about-invitations = Zaproszenia: wysłane { $sent }, otrzymane { $received }
about-watches = Obserwowane stoły: { $count }
about-chosen = **Twoje ustawienia**
about-uninvited = Nie chcesz zaproszeń.
about-avoided = Osoby, których unikasz: { $count }
about-learning = **Nauka**
about-lesson-offered = Informacja o samouczku była już raz pokazana.
about-lesson = Samouczek „{ $game }”, ukończone kroki: { $count }
about-practice = Gra treningowa „{ $game }”, ruchy do tej pory: { $count }
about-others = Inni mogą wpisać cię na listę osób, których unikają. Nikt się nie dowie, czy na takiej jest; to, co jest tam o tobie, znika razem z twoimi danymi.

## All of it as a file

export-button = Moje dane w pliku
export-ready = Oto wszystko, co jest przechowywane na twój temat, w pliku JSON. Nie ma w nim niczego, co przy stole jest przed tobą zakryte, ale inni nie znają twoich planów ani notatek: ten plik jest tylko dla ciebie.
