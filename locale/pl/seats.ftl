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
seats-accepted = { $mention } chce przejąć miejsce gracza { $name }.
seats-claimed = { $mention } chce zająć miejsce gracza { $name }.
seats-host-wanted = { $name } chce zostać gospodarzem tego stołu.
seats-asked =
    { $count ->
        [one] { $mentions }, czy się zgadzasz?
        [few] { $mentions }, czy się zgadzacie?
        [many] { $mentions }, czy się zgadzacie?
       *[other] { $mentions }, czy się zgadzacie?
    }
seats-ends = Głosowanie kończy się { $when }. Decyduje ponad połowa pytanych.
seats-ends-alone = Głosowanie kończy się { $when }.
seats-agree = Zgadzam się
seats-disagree = Nie zgadzam się
seats-accept = Biorę to miejsce
seats-decline = Dziękuję, nie
# Otwiera stronę, gdy stół pytany jest o kilka spraw naraz.
seats-say = Pytania do stołu
seats-none = Na razie nie ma żadnych pytań do stołu.

## Co się stało

seats-changed = { $came } przejmuje miejsce gracza { $left }.
# $left to komputer.
seats-taken = { $came } zajmuje miejsce, na którym grał komputer { $left }.
# Jak skończyło się pytanie do stołu, gdy miejsce nie zmienia gracza, i kto jest wtedy gospodarzem.
decided-offer-refused = Stół się nie zgodził: { $name } zachowuje miejsce.
decided-offer-dropped = Propozycja wygasła: { $name } zachowuje miejsce.
decided-claim-refused = Stół się nie zgodził: miejsce gracza { $name } pozostaje wolne.
decided-claim-dropped = Nikt teraz nie przejmuje miejsca gracza { $name }: pozostaje wolne.
decided-host-carried = Stół się zgodził: gospodarzem jest teraz { $name }.
decided-host-refused = Stół się nie zgodził: { $name } nie zostaje gospodarzem.
decided-host-dropped = Gospodarz się nie zmienia: prośba gracza { $name } wygasła.
decided-host-passed = Gospodarzem jest teraz { $name }, bo poprzedni gospodarz przez tydzień nie dał znaku życia.

## Własne strony

seats-give-up = Oddaj miejsce lub odejdź
seats-offer = Oddaj moje miejsce
seats-offer-text = Kto przyjmie miejsce, przejmuje twoją rękę i gra dalej. O zgodę pytam też pozostałych przy stole, jeśli są. Po zmianie nie da się na to miejsce wrócić.
seats-leave-text = Możesz też odejść od razu; twoje miejsce zajmie wtedy komputer.
seats-offer-confirm = Zaproponować twoje miejsce tej osobie: { $mention }? Zapytam ją przy stole, a także pozostałych, jeśli są. Dopóki nikt miejsca nie przejmie, jest twoje.
seats-offer-choose = Kto ma grać dalej?
seats-offer-open = Oddajesz swoje miejsce. Propozycja dla: { $mention }. Wygasa { $when }.
seats-withdraw = Wycofaj propozycję
seats-withdrawn = Propozycja wycofana. Miejsce nadal jest twoje.
# The same of what else a player has asked the others.
seats-withdraw-request = Wycofaj prośbę
seats-request-withdrawn = Prośba wycofana.
seats-host = Gospodarz: { $name }
seats-host-ask = Chcę być gospodarzem

## Kiedy się nie da

error-sat-here = Znasz już jedną rękę z tego stołu, więc nie możesz zająć tu innego miejsca. Możesz obserwować grę.
error-offer-sat = Ta osoba gra lub grała przy tym stole i zna jedną rękę. Wybierz kogoś innego.
error-offer-bot = Bot nie może zająć twojego miejsca. Wybierz osobę albo oddaj miejsce komputerowi poleceniem { COMMAND("resign") }.
error-offer-closed = Ta osoba nie przyjmuje teraz proponowanych miejsc. Wybierz kogoś innego.
error-offer-many = W ciągu doby wysłano już sześć twoich zaproszeń i propozycji. Jutro znów możesz zaproponować swoje miejsce; do tego czasu możesz oddać je komputerowi poleceniem { COMMAND("resign") }.
error-not-open = To miejsce nie jest wolne (albo już je zajęto).
error-claimed = Ktoś już prosi o to miejsce. Jeśli stół się nie zgodzi, znów będzie wolne.
error-claim-again = Prośba o to miejsce została już dziś wysłana. Jutro znów możesz zapytać pozostałych.
error-no-motion = To już rozstrzygnięte.
error-own-motion = O tym decydują pozostali. Możesz to tylko wycofać.
error-not-offered = To miejsce jest przeznaczone dla kogoś innego.
error-host-already = Już jesteś gospodarzem tego stołu.
error-host-again = Prośba o rolę gospodarza została już dziś wysłana. Jutro znów możesz zapytać pozostałych.
error-not-late = Nie ma już powodu, żeby zwalniać to miejsce.
