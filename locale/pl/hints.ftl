hint-button = Co zrobiłby mistrz?
hint-thinking = Mistrz się zastanawia. To potrwa kilka sekund…
hint-first = **Pierwszy wybór · { $move }**
hint-second = **Drugi wybór · { $move }**
hint-lead =
    { $side ->
        [ahead] Możesz wtedy liczyć na mniej więcej { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[other] { $points } punktów
        } przewagi { $rivals ->
            [one] nad przeciwnikiem
           *[other] nad najlepszym z pozostałych
        } (różnica do { $error }).
        [behind] Możesz się wtedy spodziewać mniej więcej { $points ->
            [one] { $points } punktu
           *[other] { $points } punktów
        } straty { $rivals ->
            [one] do przeciwnika
           *[other] do najlepszego z pozostałych
        } (różnica do { $error }).
       *[level] Możesz się wtedy spodziewać mniej więcej remisu { $rivals ->
            [one] z przeciwnikiem
           *[other] z najlepszym z pozostałych
        } (różnica do { $error }).
    }
hint-less =
    { $points ->
        [one] Wart mniej więcej o { $points } punkt mniej niż pierwszy (różnica do { $error }).
        [few] Wart mniej więcej o { $points } punkty mniej niż pierwszy (różnica do { $error }).
       *[other] Wart mniej więcej o { $points } punktów mniej niż pierwszy (różnica do { $error }).
    }
hint-equal = Tak samo dobry jak pierwszy, o ile da się to ocenić.
hint-only = Nic innego nie ma tu sensu.
hint-how =
    { $count ->
        [one] Rozegrano stąd { $count } raz; to, czego nie widzisz, leżało tak, jak może leżeć. Mistrz nie wie więcej niż ty.
       *[other] Rozegrano stąd { $count } razy; to, czego nie widzisz, leżało za każdym razem inaczej. Mistrz nie wie więcej niż ty.
    }
hint-do-first = Zagraj pierwszy wybór
hint-do-second = Zagraj drugi wybór
hint-given = 💡 Z podpowiedziami: { $names }
hint-given-seat = { $name } ({ $count })

hint-lobby-on = Podpowiedzi: **tak**. „{ board-hand }” może powiedzieć, co zrobiłby mistrz.
hint-lobby-off = Podpowiedzi: **nie**.
hint-lobby-none = Podpowiedzi: **brak**, bo nikt tu nie myśli dość daleko naprzód.
hint-on = Zezwól na podpowiedzi
hint-off = Bez podpowiedzi
error-hints-off = Przy tym stole nie ma podpowiedzi. Decyduje o tym gospodarz przed początkiem gry.
error-hints-none = Tutaj nie można dawać podpowiedzi.
error-hints-busy = Nikt nie ma teraz czasu się nad tym zastanowić. Zapytaj za chwilę jeszcze raz.

why-joint = { $first }; { $second }
why-sentence = { $facts }.
why-ready =
    { $points ->
        [one] { $good }: wtedy { $count } na ręce, jako układ { $points } punkt
        [few] { $good }: wtedy { $count } na ręce, jako układ { $points } punkty
       *[other] { $good }: wtedy { $count } na ręce, jako układ { $points } punktów
    }
why-ready-wild =
    { $points ->
        [one] { $good }: wtedy { $count } na ręce, jako układ { $points } punkt (dobierane: { $wild })
        [few] { $good }: wtedy { $count } na ręce, jako układ { $points } punkty (dobierane: { $wild })
       *[other] { $good }: wtedy { $count } na ręce, jako układ { $points } punktów (dobierane: { $wild })
    }
why-started = { $good }: wtedy { $count } na ręce, do układu trzeba { $least }
why-wild = pasuje do każdego towaru
why-hidden = leży zakryte, dopiero potem okaże się, co to jest
why-free = bez korupcji
why-cost = korupcja +{ $count }
why-next = za darmo dla następnego gracza: { $card }
why-worth = punkty: { $worth }
why-spared =
    { $count ->
        [one] { $count } karta nie zamieni się w korupcję
        [few] { $count } karty nie zamienią się w korupcję
       *[other] { $count } kart nie zamieni się w korupcję
    }
why-wasted =
    { $count ->
        [one] { $count } karta zamieni się w korupcję
        [few] { $count } karty zamienią się w korupcję
       *[other] { $count } kart zamieni się w korupcję
    }
why-fewer = korupcja −{ $count }
why-nothing = teraz nic nie da
why-points =
    { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[other] +{ $points } punktów
    }
why-given = { $good }: na ręce zostaje { $count }
sobek-why-token = potem wybrany żeton wydarzenia
sobek-why-delivery = rząd jest wtedy pusty i przychodzi nowa dostawa
sobek-why-last = to ostatnia karta rundy
sobek-why-thief =
    { $count ->
        [one] { $name }: { $count } karta z takim rewersem
       *[other] { $name }: jedna z { $count } kart z takim rewersem
    }
sobek-why-queen =
    { $count ->
        [one] została { $count } karta do dobrania
        [few] { $count } karty
       *[other] { $count } kart
    }
sobek-why-scribe =
    { $count ->
        [one] pozostali tracą { $count } kartę
        [few] pozostali tracą { $count } karty
       *[other] pozostali tracą { $count } kart
    }
sobek-why-guild = ty +{ $points }, { $name } −{ $lost }
duel-why-pirogue = potem wybrana piroga
duel-why-deben-icon = można wymienić na deben
duel-why-turns = obracasz Ankh, jak chcesz
duel-why-line =
    { $count ->
        [0] Ankh: { $line }, przeciwnik nie ma tam nic do wzięcia
        [one] Ankh: { $line }, dla przeciwnika leży tam { $count } płytka
        [few] Ankh: { $line }, dla przeciwnika leżą tam { $count } płytki
       *[other] Ankh: { $line }, dla przeciwnika leży tam { $count } płytek
    }
duel-why-thief =
    { $count ->
        [one] { $count } płytka z takim rewersem
       *[other] jedna z { $count } płytek z takim rewersem
    }
duel-why-queen =
    { $count ->
        [one] została { $count } płytka do dobrania
        [few] { $count } płytki
       *[other] { $count } płytek
    }
duel-why-vizier =
    { $count ->
        [one] jedyna płytka w korupcji rywala
       *[other] jedna z { $count } płytek w korupcji rywala
    }
duel-why-scribe =
    { $count ->
        [one] rywal traci { $count } płytkę
        [few] rywal traci { $count } płytki
       *[other] rywal traci { $count } płytek
    }
duel-why-architect = jeden z 3 odłożonych żetonów pirogi
duel-why-royal = korupcja królewska −{ $value }
duel-why-spy = naśladowana postać: { $power }
duel-why-royal-drawn = do tego żeton korupcji królewskiej
