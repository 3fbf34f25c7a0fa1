review-button = Analiza mojej gry
review-title = Twoja gra
review-waiting = Najpierw kończę analizę innej gry…
review-looking = Analizuję twoje ruchy: { $done } z { $count }…
review-weighing = Jeszcze raz sprawdzam te, które się wyróżniają…
review-meanwhile = To potrwa około minuty. Możesz to zamknąć: wynik zostanie zapisany i pokaże go ten sam przycisk.
review-moment = Moment { $place } z { $count }
review-made = Twój ruch: **{ $move }**
review-better = Lepszy: **{ $move }**
review-other = coś innego
review-gain =
    { $points ->
        [one] Średnio lepszy **mniej więcej o { $points } punkt**, z dokładnością do { $error }. Lepszy w { $better } na 10 rozkładów, gorszy w { $worse }.
        [few] Średnio lepszy **mniej więcej o { $points } punkty**, z dokładnością do { $error }. Lepszy w { $better } na 10 rozkładów, gorszy w { $worse }.
       *[other] Średnio lepszy **mniej więcej o { $points } punktów**, z dokładnością do { $error }. Lepszy w { $better } na 10 rozkładów, gorszy w { $worse }.
    }
review-gain-always =
    { $points ->
        [one] Średnio lepszy **mniej więcej o { $points } punkt**, z dokładnością do { $error }. Lepszy w każdym rozkładzie.
        [few] Średnio lepszy **mniej więcej o { $points } punkty**, z dokładnością do { $error }. Lepszy w każdym rozkładzie.
       *[other] Średnio lepszy **mniej więcej o { $points } punktów**, z dokładnością do { $error }. Lepszy w każdym rozkładzie.
    }
review-how = Widzisz to tylko ty. Rozkład mówi, gdzie mogło leżeć to, czego nie było widać. Sprawdzono ich { $count }, każdy do najbliższego punktowania.
review-none =
    { $count ->
        [0] W tej grze nie było dla ciebie nic do wyboru.
       *[other] Liczba twoich decyzji: { $count }. O ile mistrz może to ocenić, przy żadnej nic innego nie było wyraźnie lepsze.
    }
review-fewer = Przy twoich decyzjach (razem: { $count }) nic poza tym nie było wyraźnie lepsze.
review-luck =
    { $count ->
        [one] Szczęście: los sprzyjał ci bardziej niż w { $rounds } na 10 rozdań (gdyby grali czeladnicy).
       *[other] Szczęście w kolejnych rundach: los sprzyjał ci bardziej niż w { $rounds } na 10 rozdań (gdyby grali czeladnicy).
    }
review-mark =
    { $points ->
        [one] 🔎 Inny ruch był średnio lepszy mniej więcej o { $points } punkt.
        [few] 🔎 Inny ruch był średnio lepszy mniej więcej o { $points } punkty.
       *[other] 🔎 Inny ruch był średnio lepszy mniej więcej o { $points } punktów.
    }
review-jump =
    { $points ->
        [one] 🔎 Twój ruch: −{ $points } punkt
        [few] 🔎 Twój ruch: −{ $points } punkty
       *[other] 🔎 Twój ruch: −{ $points } punktów
    }
error-review-not-yours = Analizę dostaje tylko ten, kto na koniec gry siedział przy tym stole.
error-review-none = Analiza gier jest tu niedostępna: u tego bota mistrzowie grają jak czeladnicy.
error-review-busy = Analizuję teraz wiele gier. Spróbuj ponownie za kilka minut.
error-review-failed = Tym razem nie udało mi się przeanalizować twojej gry. Spróbuj ponownie za chwilę.
