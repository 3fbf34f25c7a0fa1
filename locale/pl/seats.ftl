### Miejsca zmieniają właścicieli: ktoś oddaje swoje, ktoś zajmuje wolne, reszta się zgadza; i kto jest gospodarzem.
### $name to ktoś przy stole, $mention ktoś tak, jak nazywa go Discord, $when chwila, np. „za 5 godzin”.

## Na planszy

# Przyciski; drugi, gdy wolnych miejsc jest kilka.
seats-take = Zajmij miejsce
seats-take-of = Zajmij miejsce: { $name }
# Przyciski tylko dla gospodarza.
seats-open = Zwolnij to miejsce
seats-open-of = Zwolnij miejsce: { $name }
seats-offered = { $name } oddaje miejsce. Propozycja dla: { $mention }.
seats-accepted = { $mention } chce grać dalej na miejscu gracza { $name }.
seats-claimed = { $mention } chce zająć miejsce gracza { $name }.
seats-host-wanted = { $name } chce zostać gospodarzem tego stołu.
seats-asked =
    { $count ->
        [one] { $mentions }, czy to dla ciebie w porządku?
        [few] { $mentions }, czy to dla was w porządku?
        [many] { $mentions }, czy to dla was w porządku?
       *[other] { $mentions }, czy to dla was w porządku?
    }
seats-ends = Koniec { $when }. Decyduje więcej niż połowa pytanych.
seats-ends-alone = Koniec { $when }.
seats-agree = Zgoda
seats-disagree = Brak zgody
seats-accept = Biorę to miejsce
seats-decline = Dziękuję, nie
# Otwiera stronę, gdy stół pytany jest o kilka spraw naraz.
seats-say = Pytania do stołu
seats-none = Teraz stół nie jest o nic pytany.

## Co się stało

seats-changed = Na miejscu gracza { $left } gra teraz { $came }.
# $left to komputer.
seats-taken = { $came } zajmuje miejsce, na którym grał komputer { $left }.

## Własne strony

seats-offer = Oddaj moje miejsce
seats-offer-text = Kto przyjmie miejsce, gra dalej twoją ręką. Pytani są też pozostali przy stole, jeśli ktoś jest. Po zmianie nie da się na to miejsce wrócić.
seats-offer-choose = Kto ma grać dalej?
seats-offer-open = Twoje miejsce czeka na odpowiedź: { $mention }. Koniec propozycji { $when }.
seats-withdraw = Wycofaj propozycję
seats-withdrawn = Propozycja wycofana. Miejsce nadal jest twoje.
seats-host = Gospodarz: { $name }
seats-host-ask = Chcę być gospodarzem

## Kiedy się nie da

error-sat-here = Przy tym stole masz już za sobą jedno miejsce i znasz jedną rękę, więc drugie nie jest możliwe. Możesz się przyglądać.
error-offer-sat = Kto siedzi lub siedział przy tym stole, zna jedną rękę i nie może mieć drugiej. Wybierz kogoś innego.
error-offer-bot = Bot nie może zająć twojego miejsca. Wybierz osobę albo oddaj miejsce komputerowi poleceniem { COMMAND("resign") }.
error-offer-closed = Ta osoba nie przyjmuje teraz proponowanych miejsc. Wybierz kogoś innego.
error-offer-many = W ciągu doby wysłano już sześć twoich zaproszeń i propozycji. Jutro znów możesz zaproponować swoje miejsce; do tego czasu możesz oddać je komputerowi poleceniem { COMMAND("resign") }.
error-not-open = To miejsce nie jest wolne albo już nie jest.
error-claimed = Ktoś już prosi o to miejsce. Jeśli stół się nie zgodzi, znów będzie wolne.
error-claim-again = Prośba o to miejsce była już dziś wysłana. Jutro znów możesz zapytać pozostałych.
error-no-motion = To już rozstrzygnięte.
error-own-motion = O to pytani są pozostali. Możesz to tylko wycofać.
error-not-offered = To miejsce jest przeznaczone dla kogoś innego.
error-host-already = Ten stół ma już gospodarza: ciebie.
error-host-again = Prośba o rolę gospodarza była już dziś wysłana. Jutro znów możesz zapytać pozostałych.
error-not-late = Nie ma już powodu, żeby zwalniać to miejsce.
