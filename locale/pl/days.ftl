### Gry na kilka dni: tempo, koniec czasu, głosowania, przypomnienia, nieobecności.
### $when to chwila w zapisie Discorda, np. „za 2 dni”, albo dzień; $name to ktoś przy stole.

## Tempo gry przy stole

pace-live = Na żywo
pace-relaxed = Spokojne
pace-slow = Powolne
pace-untimed = Bez zegara
# Ile czasu jest na decyzję.
pace-live-means = 10 minut na każdą decyzję
pace-relaxed-means = dwa dni na każdą decyzję
pace-slow-means = tydzień na każdą decyzję
pace-untimed-means = tyle czasu, ile trzeba
# The same below a choice, with what happens meanwhile.
pace-live-choice = { pace-live-means }; przypomnienia po 3 i 8 minutach
pace-relaxed-choice = { pace-relaxed-means }; przypomnienia po 8 i 24 godzinach
pace-slow-choice = { pace-slow-means }; przypomnienia po jednym i trzech dniach
pace-untimed-choice = { pace-untimed-means }, bez przypomnień; po 14 dniach bez znaku życia pozostali mogą głosować
# Co się dzieje, gdy czyjś czas minie.
fallback-ask = pozostali decydują, co robić
fallback-move = komputer wykonuje ten jeden ruch
fallback-takeover = komputer gra, aż ta osoba wróci
fallback-wait = stół po prostu czeka
# Below the choice that a computer makes one move.
fallback-move-choice = Po trzech takich ruchach z rzędu gra, aż ta osoba wróci.
# Wiersz w poczekalni.
pace-line = Tempo: **{ $pace }**, { $means }.
pace-line-fallback = Tempo: **{ $pace }**, { $means }. Gdy czas minie: { $fallback }.
pace-button = Tempo
pace-title = Tempo przy tym stole
pace-choose = Wybierz tempo
pace-choose-fallback = Gdy czas minie
pace-alone = W grze z samymi komputerami nie ma limitu czasu. Gra zostanie zamknięta, jeśli przez 30 dni niczego nie naciśniesz.
# At a table whose decisions take days.
pace-pauses = Gdy nie działa Discord albo bot, zegar stoi. Czas, który mija w czyichś godzinach ciszy, kończy się dopiero dwie godziny po nich.
# At a table without a clock.
pace-silent = Bez zegara bot przypomina tylko osobom, które to sobie ustawiły. Po 14 dniach bez znaku życia od kogoś pozostali mogą głosować, co dalej.
pace-agree-all = Zmieni się, gdy wszyscy przy stole się zgodzą.
pace-proposed = Zaproponowano. Zmieni się, gdy tylko wszyscy się zgodzą.
# Below it, while a game runs.
pace-proposed-told = Odpowiedź pojawi się na planszy.
pace-proposal = { $name } proponuje inne tempo.
pace-proposal-agreed = Na razie za: { $names }.
pace-agree = Zgoda
pace-decline = Bez zmian
error-no-pace = Nie ma takiego tempa. Wybierz je z listy.
cmd-new-pace-name = tempo
cmd-new-pace-description = Ile czasu jest na każdą decyzję; bez wyboru tyle, ile zwykle na tym serwerze

## Czas na planszy

board-time = Czas na decyzję mija { $when }.
board-silent = Od { $when } pozostali mogą zdecydować, jak grać dalej bez gracza { $name }.
board-away = { $name }: nieobecność do { $when }. Stół czeka.
board-away-computer = { $name }: nieobecność do { $when }. Do tego czasu gra komputer.
board-absent = Za gracza { $name } gra komputer, dopóki ta osoba nie naciśnie dowolnego przycisku.
board-closed = Wiadomość prywatna do gracza { $name } nie dotarła, więc powiadomienie jest tutaj.
board-reminded = { $names }: koniec przypomnień o tej decyzji.
# Przed tym, co komputer zrobił w czyimś zastępstwie.
board-stood-in = Za gracza { $name } ruch wykonał komputer.
# Po nazwie gracza, na którego stół czeka, i gracza, za którego do powrotu gra komputer.
player-away = { $name } { away-mark }
player-stood-in = { $name } { stood-in-mark }
away-mark = (nieobecność)
stood-in-mark = (na razie komputer)

## Gdy czyjś czas minie

vote-title = { $name }: czas na ruch minął. Co robimy?
vote-asked = { $mentions }, proszę o wybór.
vote-ends = Głosowanie kończy się, gdy wszyscy oddadzą głos, najpóźniej { $when }. Decyduje ponad połowa pytanych; inaczej komputer wykona ten jeden ruch.
# Przycisk z liczbą tych, którzy go wybrali.
vote-choice =
    { $count ->
        [0] { $choice }
       *[other] { $choice } ({ $count })
    }
vote-wait-live = Jeszcze 10 minut
vote-wait-relaxed = Jeszcze jeden dzień
vote-wait-slow = Jeszcze jeden dzień
vote-wait-untimed = Jeszcze tydzień
vote-move = Jeden ruch komputera
vote-takeover = Komputer gra dalej
vote-end = Koniec gry
vote-open = Wolne miejsce
# What the choices do; each stands after the name of its choice and a colon.
vote-move-means = tylko to, o co teraz chodzi, potem znowu decyduje ta osoba
vote-takeover-means = dopóki ta osoba nie naciśnie tu czegokolwiek
vote-open-means = gra komputer, a miejsce może zająć każdy, kto tu jest
vote-end-means = dla wszystkich, bez zwycięzcy, jeśli chce tego ponad połowa pytanych
# A question with the button vote-end, and what is said after a vote.
vote-end-confirm = Zagłosować za końcem tej gry? Jeśli wybierze to ponad połowa pytanych, gra skończy się dla wszystkich, bez zwycięzcy. Nie da się tego cofnąć.
vote-given = Twój głos: { $choice }.
# To the late player on the board, and in a direct message or notification.
vote-late = { $mention }, wykonaj ruch, a głosowanie się skończy.
vote-about-you = Pozostali głosują nad tym, co dalej. Wykonaj ruch, a głosowanie się skończy.
# To samo przy stole bez zegara, gdy długo nie było znaku od gracza; $when to dzień.
silent-vote-title = { $name } od dawna nie daje znaku. Jak grać dalej?
silent-vote-ends = Decyduje ponad połowa pytanych, a od { $when } ponad połowa oddanych głosów.
silent-vote-late = { $mention }, wystarczy nacisnąć tu dowolny przycisk, a głosowanie się skończy.
silent-vote-about-you = Pozostali głosują nad tym, jak grać dalej bez ciebie. Wystarczy nacisnąć tu dowolny przycisk, a głosowanie się skończy.
# Do gracza, którego naciśnięcie zakończyło to głosowanie.
silent-back = Dobrze, że jesteś! Pozostali mieli zdecydować, jak grać dalej bez ciebie. To już nieaktualne, a miejsce jest nadal twoje.
seat-back = Wracasz do gry. Miejsce jest znowu twoje.
# Co zdecydowało głosowanie o spóźnionym graczu albo gospodarz.
decided-wait = Stół zdecydował: czekamy dłużej na gracza { $name }.
decided-move = Po głosowaniu ten ruch za gracza { $name } wykonał komputer.
decided-move-alone = W głosowaniu nie było większości, więc ten ruch za gracza { $name } wykonał komputer.
decided-takeover = Stół zdecydował: za gracza { $name } gra komputer.
decided-open = Stół zdecydował: miejsce gracza { $name } jest wolne.
decided-opened-host = Gospodarz zwolnił miejsce gracza { $name }.
decided-pace-refused = Tempo się nie zmienia: propozycja gracza { $name } została odrzucona.
decided-pace-live = Nowe tempo: { pace-live }, { pace-live-means }.
decided-pace-relaxed = Nowe tempo: { pace-relaxed }, { pace-relaxed-means }.
decided-pace-slow = Nowe tempo: { pace-slow }, { pace-slow-means }.
decided-pace-untimed = Nowe tempo: { pace-untimed }, { pace-untimed-means }.
decided-pace-ask = Gdy czas minie: { fallback-ask }.
decided-pace-move = Gdy czas minie: { fallback-move }.
decided-pace-takeover = Gdy czas minie: { fallback-takeover }.
decided-pace-wait = Gdy czas minie: { fallback-wait }.
error-no-vote = To już rozstrzygnięte albo ruch został wykonany.
error-own-vote = O tym decydują pozostali. Po prostu wykonaj ruch, a pytanie zniknie.
error-no-proposal = Tej propozycji już nie ma.

## Przypomnienia

# A direct message. $place is a channel, $since a moment such as "5 hours ago".
letter-call = Twoja kolej: { $place } ({ $game }).
letter-reminder = Stół na ciebie czeka: { $place } ({ $game }). Twoja kolej przyszła { $since }.
# To mówi powiadomienie w telefonie; $place to nazwy serwera i kanału.
ping-reminder =
    { $count ->
        [one] { $mentions }, stół wciąż na ciebie czeka.
        [few] { $mentions }, stół wciąż na was czeka.
        [many] { $mentions }, stół wciąż na was czeka.
       *[other] { $mentions }, stół wciąż na was czeka.
    }
ping-invited =
    { $count ->
        [one] { $mentions }, zaproszenie do gry „{ $game }” czeka na ciebie.
        [few] { $mentions }, zaproszenie do gry „{ $game }” czeka na was.
        [many] { $mentions }, zaproszenie do gry „{ $game }” czeka na was.
       *[other] { $mentions }, zaproszenie do gry „{ $game }” czeka na was.
    }
ping-letter-reminder = Stół na ciebie czeka: { $place } ({ $game }).
board-reminder = Przypomnienie: twoja kolej przyszła { $when }.
snooze-later = Przypomnij później
snooze-4h = Przypomnij za 4 godziny
snooze-morning = Jutro rano
snooze-done = Dobrze. Przypomnę ponownie { $when }.
error-not-asked = Te przyciski są dla osób, na które stół teraz czeka.

## Zakończenia

stopped-idle = Od 30 dni nikt tu niczego nie nacisnął, więc zamykam tę grę. Kończy się bez zwycięzcy.
stopped-voted =
    { $rounds ->
        [0] Stół postanowił zakończyć tę grę. Kończy się bez zwycięzcy.
        [one] Stół postanowił zakończyć tę grę. Kończy się po jednej rundzie, bez zwycięzcy.
        [few] Stół postanowił zakończyć tę grę. Kończy się po { $rounds } rundach, bez zwycięzcy.
        [many] Stół postanowił zakończyć tę grę. Kończy się po { $rounds } rundach, bez zwycięzcy.
       *[other] Stół postanowił zakończyć tę grę. Kończy się po { $rounds } rundy, bez zwycięzcy.
    }
