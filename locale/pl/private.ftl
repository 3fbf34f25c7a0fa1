### What is private: what is kept about somebody, whom he avoids.
### Button labels have 34 characters at most.

## Privacy

privacy-title = Twoje dane
privacy-text =
    Aby prowadzić grę, przechowuję: twój identyfikator na Discordzie, nazwę widoczną przy stole, twoje miejsce, twoje ruchy oraz to, co wybierasz dla siebie: język, przypomnienia, godziny ciszy ze strefą czasową, nieobecności (przez rok). Przechowuję też identyfikatory serwera, kanału i wiadomości z planszą.
    Nie czytam wiadomości i nikomu niczego nie przekazuję. Zapisy skończonych gier nie zawierają nazw graczy.
    W każdej chwili możesz usunąć swoje dane przyciskiem poniżej.
privacy-kept =
    { $games ->
        [0] Obecnie nie przechowuję niczego na twój temat.
        [one] Obecnie masz miejsce w { $games } grze.
        [few] Obecnie masz miejsce w { $games } grach.
        [many] Obecnie masz miejsce w { $games } grach.
       *[other] Obecnie masz miejsce w { $games } gry.
    }
privacy-reminders = Masz wybrane, jak ci przypominać.
privacy-quiet = Masz godziny ciszy.
privacy-absences =
    { $count ->
        [one] Zapisana jest jedna nieobecność z ostatniego roku.
        [few] Zapisane są { $count } nieobecności z ostatniego roku.
        [many] Zapisanych jest { $count } nieobecności z ostatniego roku.
       *[other] Zapisanych jest { $count } nieobecności z ostatniego roku.
    }
privacy-delete = Usuń moje dane
privacy-delete-confirm = Usunąć twój identyfikator i twoją nazwę ze wszystkich gier? W trwających grach twoje miejsce zajmie komputer. Nie da się tego cofnąć.
privacy-deleted = Gotowe. Nic już nie prowadzi od tych gier do ciebie.
# Shown instead of the name of a player who had his data deleted.
privacy-name = Gracz bez imienia

## Whom somebody avoids

# A page, and the button that opens it.
avoid-title = Kogo unikam
avoid-text = Osoby z tej listy nie mogą zająć miejsca przy stole, którego jesteś gospodarzem, dopóki gra się nie zaczęła. Usłyszą uprzejmie, że przy tym stole nie ma dla nich miejsca, ale nigdy dlaczego. Listę widzisz tylko ty i nikt się o niej nie dowie. Tam, gdzie już siedzicie razem, nic się nie zmienia.
avoid-none = Na twojej liście nikogo nie ma.
# A list of people and who they are for Discord follows.
avoid-there = Na twojej liście:
avoid-full = Twoja lista jest pełna. Zanim kogoś dodasz, usuń kogoś z niej.
avoid-add = Dodaj kogoś …
avoid-remove = Usuń kogoś …
avoid-back = Wróć do moich danych
error-avoid-nobody = Na tej liście nie możesz być ani ty, ani bot. Wybierz inne osoby.
error-avoids-full = Tyle osób nie zmieści się na twojej liście. Wybierz mniej albo najpierw kogoś usuń.
# Whoever is avoided by the host is told this; it gives no reason, and must not hint at one.
error-not-at-this-table = Przy tym stole nie możesz zająć miejsca. Inne pokazuje { COMMAND("games") }.
