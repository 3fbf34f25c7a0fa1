### Gry na kilka dni: tempo, koniec czasu, głosowania, przypomnienia, nieobecności.
### $when to chwila w zapisie Discorda, np. „za 2 dni”, albo dzień; $name to ktoś przy stole.

## Tempo gry przy stole

pace-live = Na żywo
pace-relaxed = Spokojne
pace-slow = Wolne
pace-untimed = Bez zegara
# Ile czasu jest na decyzję.
pace-live-means = 10 minut na każdą decyzję
pace-relaxed-means = dwa dni na każdą decyzję
pace-slow-means = tydzień na każdą decyzję
pace-untimed-means = tyle czasu, ile trzeba
# Co się dzieje, gdy czyjś czas minie.
fallback-ask = pozostali decydują, co robić
fallback-move = komputer wykonuje ten jeden ruch
fallback-takeover = komputer gra do powrotu
fallback-wait = stół po prostu czeka
# Wiersz w poczekalni.
pace-line = Tempo: **{ $pace }**, { $means }.
pace-line-fallback = Tempo: **{ $pace }**, { $means }. Gdy czas minie: { $fallback }.
pace-button = Tempo
pace-title = Tempo przy tym stole
pace-choose = Wybierz tempo
pace-choose-fallback = Gdy czas minie
pace-alone = Kto gra sam z komputerami, nie ma żadnego terminu.
pace-agree-all = Zmieni się, gdy wszyscy przy stole się zgodzą.
pace-proposed = Zaproponowano. Zmieni się, gdy tylko wszyscy się zgodzą.
pace-proposal = { $name } proponuje inne tempo.
pace-proposal-agreed = Na razie za: { $names }.
pace-agree = Zgoda
pace-decline = Zostawić bez zmian
error-no-pace = Nie ma takiego tempa. Wybierz je z listy.
cmd-new-pace-name = tempo
cmd-new-pace-description = Ile czasu jest na każdą decyzję; bez wyboru tyle, ile zwykle na tym serwerze

## Czas na planszy

board-time = Czas na to minie { $when }.
board-silent = Od { $when } pozostali mogą zdecydować, jak grać dalej bez gracza { $name }.
board-away = { $name } wraca { $when }. Stół czeka.
board-away-computer = { $name } wraca { $when }. Do tego czasu gra komputer.
board-absent = Za gracza { $name } gra komputer; jedno naciśnięcie i miejsce wraca do właściciela.
board-closed = Wiadomość prywatna do gracza { $name } nie dotarła, więc wezwanie jest tutaj.
board-reminded =
    { $count ->
        [one] { $names }: przypomnień było dość, w sprawie tej decyzji więcej nie będzie.
        [few] { $names }: przypomnień było dość, w sprawie tej decyzji więcej nie będzie.
        [many] { $names }: przypomnień było dość, w sprawie tej decyzji więcej nie będzie.
       *[other] { $names }: przypomnień było dość, w sprawie tej decyzji więcej nie będzie.
    }
# Przed tym, co komputer zrobił w czyimś zastępstwie.
board-stood-in = Za gracza { $name } ruch wykonał komputer.
# Po imieniu kogoś, na kogo stół czeka, i kogoś, za kogo do powrotu gra komputer.
player-away = { $name } { away-mark }
player-stood-in = { $name } { stood-in-mark }
away-mark = (nieobecność)
stood-in-mark = (na razie komputer)

## Gdy czyjś czas minie

vote-title = { $name }: nie było czasu na ruch. Co ma zrobić stół?
vote-asked = { $mentions }, proszę o wybór.
vote-ends = Głosowanie kończy się { $when }. Decyduje więcej niż połowa; w innym razie komputer wykona ten jeden ruch.
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
vote-move = Ruch komputera
vote-takeover = Komputer przejmuje
vote-end = Zakończyć grę
vote-open = Zwolnić miejsce
# What the choices do; each stands after the name of its choice and a colon.
vote-move-means = tylko to, o co teraz chodzi, potem znowu decyduje ta osoba
vote-takeover-means = gra, dopóki ta osoba nie naciśnie tu czegokolwiek
vote-open-means = gra komputer, a miejsce może zająć każdy, kto tu jest
vote-end-means = dla wszystkich, bez zwycięstwa, jeśli chce tego więcej niż połowa
# A question with the button vote-end, and what is said after a vote.
vote-end-confirm = Zagłosować za końcem tej gry? Jeśli wybierze to więcej niż połowa, gra skończy się dla wszystkich bez zwycięstwa i nie da się tego cofnąć.
vote-given = Twój głos: { $choice }.
# To samo przy stole bez zegara, gdy długo nie było znaku od gracza; $when to dzień.
silent-vote-title = { $name }: od dawna ani znaku. Jak grać dalej?
silent-vote-ends = Decyduje więcej niż połowa, a od { $when } więcej niż połowa oddanych głosów.
# Do gracza, którego naciśnięcie zakończyło to głosowanie.
silent-back = Dobrze, że jesteś! Pozostali mieli zdecydować, jak grać dalej bez ciebie. To już nieaktualne, a miejsce jest nadal twoje.
seat-back = Wracasz do gry. Miejsce jest znowu twoje.
error-no-vote = To już rozstrzygnięte albo ruch został wykonany.
error-own-vote = O to pytani są pozostali. Po prostu wykonaj ruch, a pytanie zniknie.
error-no-proposal = Tej propozycji już nie ma.

## Przypomnienia

# A direct message. $place is a channel, $since a moment such as "5 hours ago".
letter-call = Twoja kolej w { $place } ({ $game }).
letter-reminder = W { $place } czekają na ciebie ({ $game }). Pierwsze wezwanie: { $since }.
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
ping-letter-reminder = W { $place } czekają na ciebie ({ $game }).
board-reminder = Przypomnienie: zapytano cię { $when }.
snooze-later = Przypomnij później
snooze-4h = Przypomnij za 4 godziny
snooze-morning = Jutro rano
snooze-done = Dobrze. Następne przypomnienie: { $when }.
error-not-asked = Te przyciski są dla osób, na które stół teraz czeka.

## Zakończenia

stopped-idle = Od 30 dni nikt tu niczego nie nacisnął, więc ta gra została odłożona. Kończy się bez zwycięzcy.
stopped-voted =
    { $rounds ->
        [0] Stół postanowił zakończyć tę grę. Kończy się bez zwycięzcy.
        [one] Stół postanowił zakończyć tę grę. Kończy się po jednej rundzie, bez zwycięzcy.
        [few] Stół postanowił zakończyć tę grę. Kończy się po { $rounds } rundach, bez zwycięzcy.
        [many] Stół postanowił zakończyć tę grę. Kończy się po { $rounds } rundach, bez zwycięzcy.
       *[other] Stół postanowił zakończyć tę grę. Kończy się po { $rounds } rundy, bez zwycięzcy.
    }
