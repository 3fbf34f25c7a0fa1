review-button = Obejrzyj moją grę
review-title = Twoja gra
review-waiting = Najpierw oglądana jest inna gra…
review-looking = Oglądam twoje ruchy: { $done } z { $count }…
review-weighing = Jeszcze raz oglądam te, które się wyróżniają…
review-meanwhile = To potrwa około minuty. Możesz to zamknąć: wynik zostanie zapisany i pokaże go ten sam przycisk.
review-moment = Moment { $place } z { $count }
review-made = Twój ruch: **{ $move }**
review-better = Lepszy: **{ $move }**
review-other = coś innego
review-gain =
    { $points ->
        [one] Lepszy **mniej więcej o { $points } punkt**, plus minus { $error }; lepszy w { $better } na 10 światów, gorszy w { $worse }.
        [few] Lepszy **mniej więcej o { $points } punkty**, plus minus { $error }; lepszy w { $better } na 10 światów, gorszy w { $worse }.
       *[other] Lepszy **mniej więcej o { $points } punktów**, plus minus { $error }; lepszy w { $better } na 10 światów, gorszy w { $worse }.
    }
review-gain-always =
    { $points ->
        [one] Lepszy **mniej więcej o { $points } punkt**, plus minus { $error }, i to w każdym świecie.
        [few] Lepszy **mniej więcej o { $points } punkty**, plus minus { $error }, i to w każdym świecie.
       *[other] Lepszy **mniej więcej o { $points } punktów**, plus minus { $error }, i to w każdym świecie.
    }
review-how = Świat to jeden z możliwych rozkładów tego, czego nie było widać. Rozegrano ich { $count }, do najbliższego punktowania.
review-none =
    { $count ->
        [0] W tej grze nie było dla ciebie nic do wyboru.
       *[other] Liczba twoich decyzji: { $count }. O ile mistrz może to ocenić, przy żadnej nic innego nie było wyraźnie lepsze.
    }
review-fewer = Przy twoich decyzjach (razem: { $count }) nic poza tym nie było wyraźnie lepsze.
review-luck =
    { $count ->
        [one] Szczęście, gdyby grali kupcy: lepiej dla ciebie niż w { $rounds } na 10 rozdań.
       *[other] Szczęście w rundach, gdyby grali kupcy: lepiej dla ciebie niż w { $rounds } na 10 rozdań.
    }
review-mark =
    { $points ->
        [one] 🔎 Coś innego było lepsze mniej więcej o { $points } punkt.
        [few] 🔎 Coś innego było lepsze mniej więcej o { $points } punkty.
       *[other] 🔎 Coś innego było lepsze mniej więcej o { $points } punktów.
    }
review-jump =
    { $points ->
        [one] 🔎 Twój ruch: −{ $points } punkt
        [few] 🔎 Twój ruch: −{ $points } punkty
       *[other] 🔎 Twój ruch: −{ $points } punktów
    }
error-review-not-yours = Swoją grę może obejrzeć tylko osoba, która na koniec gry siedziała przy tym stole.
error-review-none = Tu nie można oglądać gier: mistrzowie grają w tym bocie jak kupcy.
error-review-busy = Teraz oglądanych jest wiele gier. Zapytaj ponownie za kilka minut.
error-review-failed = Tym razem nie udało mi się dokończyć twojej gry. Zapytaj ponownie za chwilę.
