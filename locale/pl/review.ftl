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
        [one] Lepszy o **około { $points } punkt** (różnica do { $error }); lepszy w { $better } na 10 światów, gorszy w { $worse }.
        [few] Lepszy o **około { $points } punkty** (różnica do { $error }); lepszy w { $better } na 10 światów, gorszy w { $worse }.
       *[other] Lepszy o **około { $points } punktów** (różnica do { $error }); lepszy w { $better } na 10 światów, gorszy w { $worse }.
    }
review-gain-always =
    { $points ->
        [one] Lepszy o **około { $points } punkt** (różnica do { $error }), i to w każdym świecie.
        [few] Lepszy o **około { $points } punkty** (różnica do { $error }), i to w każdym świecie.
       *[other] Lepszy o **około { $points } punktów** (różnica do { $error }), i to w każdym świecie.
    }
review-how = Światy zgodne z tym, co było ci wiadomo, rozegrane do najbliższego punktowania: { $count }.
review-none =
    { $count ->
        [0] W tej grze nie było dla ciebie nic do wyboru.
       *[other] Liczba twoich decyzji: { $count }. O ile mistrz może to ocenić, w żadnej z nich nic nie byłoby wyraźnie lepsze.
    }
review-fewer = Liczba twoich decyzji: { $count }. Poza tym nic nie było wyraźnie lepsze.
review-luck =
    { $count ->
        [one] Szczęście, gdyby grali kupcy: lepiej dla ciebie niż w { $rounds } na 10 rozdań.
       *[other] Szczęście w rundach, gdyby grali kupcy: lepiej dla ciebie niż w { $rounds } na 10 rozdań.
    }
review-mark =
    { $points ->
        [one] 🔎 Coś innego było lepsze o około { $points } punkt.
        [few] 🔎 Coś innego było lepsze o około { $points } punkty.
       *[other] 🔎 Coś innego było lepsze o około { $points } punktów.
    }
review-jump =
    { $points ->
        [one] 🔎 Twój ruch: −{ $points } punkt
        [few] 🔎 Twój ruch: −{ $points } punkty
       *[other] 🔎 Twój ruch: −{ $points } punktów
    }
error-review-not-yours = Swoją grę może obejrzeć tylko ktoś, kto na jej końcu siedział przy tym stole.
error-review-none = Tu nie można oglądać gier: w tym bocie nikt nie myśli naprzód.
error-review-busy = Teraz oglądanych jest wiele gier. Zapytaj ponownie za kilka minut.
error-review-failed = Tym razem nie udało mi się dokończyć twojej gry. Zapytaj ponownie za chwilę.
