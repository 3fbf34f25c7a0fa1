### Co się wydarzyło w grze Sobek, powiedziane temu, kto to zrobił albo kogo to spotkało: jak w sobek.ftl, na „ty”.
### Wiadomość na „-you” zwraca się do czytającego w miejscu $seat, na „-target-you” w miejscu $target i tak dalej.
### Gdzie jej nie ma, stoi imię. Listy same liczą swoje rzeczy, więc liczba obok nie jest potrzebna.

sobek-starter-lot-you = Los decyduje: rundę { $round } zaczynasz ty.
sobek-starter-self-you = Postanawiasz zacząć rundę { $round }.
sobek-starter-named-you = { $by } wskazuje, kto zaczyna rundę { $round }: zaczynasz ty.
sobek-starter-named-by-you = Wskazujesz, kto zaczyna rundę { $round }: { $seat }.
sobek-starter-tied-by-you = Na ostatnim miejscu był remis, więc o tym, kto wskazuje, zdecydował los: padło na ciebie.
sobek-round-ended-you = Bierzesz ostatnią kartę: koniec rundy.
sobek-card-taken-you = Bierzesz kartę: { $card }.
sobek-card-taken-skipping-you = Bierzesz kartę: { $card }. Do twojej korupcji: { $skipped }.
sobek-set-played-you = Zagrywasz układ ({ $set }): { $cards }.
sobek-set-joined-you = Dokładasz do swojego układu ({ $set }, kart razem: { $total }): { $cards }.
sobek-tokens-looked-you = Przeglądasz pozostałe żetony wydarzeń.
sobek-event-chosen-none-you = Wybierasz żeton: { $token }. Jego efekt nie może zadziałać, więc żeton zostaje odrzucony.
sobek-event-chosen-guild-you = Wybierasz żeton: { $token }. Cofa się: { $target }.
sobek-event-chosen-guild-target-you = { $seat } wybiera żeton: { $token }. Cofasz się ty.
sobek-event-chosen-guild-alone-you = Wybierasz żeton: { $token }. Nie ma znacznika, który mógłby się cofnąć.
sobek-event-chosen-flood-you = Wybierasz żeton: { $token }. Masz jeszcze jedną turę.
sobek-event-chosen-curse-you = Wybierasz żeton: { $token }. Korupcja większa o 2: { $target }.
sobek-event-chosen-curse-target-you = { $seat } wybiera żeton: { $token }. Twoja korupcja jest większa o 2.
sobek-event-chosen-prosperity-you = Wybierasz żeton: { $token }. Twój układ zyskuje 2 skarabeusze: { $set }.
sobek-event-chosen-embalming-you = Wybierasz żeton: { $token }.
sobek-event-chosen-deceit-you = Wybierasz żeton: { $token }.
sobek-marker-forward-you =
    { $points ->
        [one] Zyskujesz { $points } punkt: z { $before } na { $after }.
        [few] Zyskujesz { $points } punkty: z { $before } na { $after }.
        [many] Zyskujesz { $points } punktów: z { $before } na { $after }.
       *[other] Zyskujesz { $points } punktu: z { $before } na { $after }.
    }
sobek-marker-back-you =
    { $points ->
        [one] Tracisz { $points } punkt: z { $before } na { $after }.
        [few] Tracisz { $points } punkty: z { $before } na { $after }.
        [many] Tracisz { $points } punktów: z { $before } na { $after }.
       *[other] Tracisz { $points } punktu: z { $before } na { $after }.
    }
sobek-pile-embalmed-you = Bierzesz na rękę swój stos korupcji: { $cards }.
sobek-pile-counted-you = Karty pod twoją płytką korupcji: { $points }. Zdobywasz tyle samo punktów.
sobek-character-played-none-you = Zagrywasz postać: { $card }. Zdolność nie ma na co zadziałać, więc karta zostaje tylko odrzucona.
sobek-character-played-queen-you = Zagrywasz postać: { $card }. Dobierasz z talii.
sobek-character-played-vizier-you = Zagrywasz postać: { $card }. Przeglądasz stos korupcji: { $target }.
sobek-character-played-vizier-target-you = { $seat } zagrywa postać: { $card }. Przegląda twój stos korupcji.
sobek-character-played-thief-you = Zagrywasz postać: { $card }. Cel kradzieży: { $target }.
sobek-character-played-thief-target-you = { $seat } zagrywa postać: { $card }. Okrada cię.
sobek-character-played-merchant-you = Zagrywasz postać: { $card }. Bierzesz dowolną kartę z nabrzeża.
sobek-character-played-courtesan-you = Zagrywasz postać: { $card }. Dokładasz do układu.
sobek-character-played-priest-you = Zagrywasz postać: { $card }. Z twojego stosu korupcji znika dobro: { $good }.
sobek-character-played-priestess-you = Zagrywasz postać: { $card }. Z twojego stosu korupcji znika dobro: { $good }.
sobek-character-played-scribe-you = Zagrywasz postać: { $card }. Wszyscy inni zachowują najwyżej 6 kart.
sobek-cards-drawn-you = Dobierasz: { $cards }.
sobek-card-stolen-you = Kradniesz kartę: { $card }. Traci ją: { $target }.
sobek-card-stolen-target-you = { $seat } kradnie ci kartę: { $card }.
sobek-pile-looked-you = Przeglądasz stos korupcji ({ $target }).
sobek-pile-looked-target-you = { $seat } przegląda twój stos korupcji.
sobek-pile-seen-target-you = Twój stos korupcji: { $cards }.
sobek-card-reclaimed-you = Bierzesz kartę ze stosu korupcji ({ $target }): { $card }.
sobek-card-reclaimed-target-you = { $seat } bierze kartę z twojego stosu korupcji: { $card }.
sobek-card-bought-you = Bierzesz kartę bez korupcji: { $card }.
sobek-pile-cleared-you = Odrzucasz ze swojego stosu korupcji: { $cards }.
sobek-set-extended-you = Dokładasz do swojego układu ({ $set }, kart razem: { $total }): { $cards }.
sobek-cards-given-you = Wkładasz pod swoją płytkę korupcji: { $cards }.
sobek-sets-laid-you = Wykładasz na koniec rundy: { $sets }.
sobek-round-scored-seat-you =
    { $points ->
        [0] Ty: brak punktów z układów, nadal { $reached }.
        [one] Ty: { $points } punkt z układów, z { $before } na { $reached }.
        [few] Ty: { $points } punkty z układów, z { $before } na { $reached }.
        [many] Ty: { $points } punktów z układów, z { $before } na { $reached }.
       *[other] Ty: { $points } punktu z układów, z { $before } na { $reached }.
    }
# $winners to pozostali, którzy też wygrali.
sobek-game-ended-winners-you =
    { $winners-count ->
        [0] Koniec gry. Wygrywasz
        [one] Koniec gry. Wspólne zwycięstwo: ty i { $winners }
       *[other] Koniec gry. Wspólne zwycięstwo: ty, { $winners }
    } { $score ->
        [one] ({ $score } punkt).
        [few] ({ $score } punkty).
        [many] ({ $score } punktów).
       *[other] ({ $score } punktu).
    }
