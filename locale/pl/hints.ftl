hint-button = Co zrobiłby mistrz?
hint-thinking = Mistrz się zastanawia. To potrwa kilka sekund…
hint-first = **Pierwszy wybór · { $move }**
hint-second = **Drugi wybór · { $move }**
hint-lead =
    { $side ->
        [ahead] Spodziewana przewaga { $rivals ->
            [one] nad rywalem
           *[other] nad najlepszym z pozostałych
        }: około { $points ->
            [one] { $points } punktu
           *[other] { $points } punktów
        }.
        [behind] Spodziewana strata { $rivals ->
            [one] do rywala
           *[other] do najlepszego z pozostałych
        }: około { $points ->
            [one] { $points } punktu
           *[other] { $points } punktów
        }.
       *[level] Spodziewany mniej więcej remis { $rivals ->
            [one] z rywalem
           *[other] z najlepszym z pozostałych
        }.
    }
hint-less =
    { $points ->
        [one] Gorszy od pierwszego średnio o { $points } punkt.
        [few] Gorszy od pierwszego średnio o { $points } punkty.
       *[other] Gorszy od pierwszego średnio o { $points } punktów.
    }
hint-equal = Tak samo dobry jak pierwszy, o ile da się to ocenić.
hint-only = Nic innego nie ma tu sensu.
hint-how =
    { $count ->
        [one] Dalszy ciąg rozegrano { $count } raz; to, czego nie widzisz, wylosowano. Mistrz nie wie więcej niż ty.
       *[other] Dalszy ciąg rozegrano { $count } razy; to, czego nie widzisz, za każdym razem losowano od nowa. Mistrz nie wie więcej niż ty.
    }
hint-do-first = Wybieram pierwszy
hint-do-second = Wybieram drugi
hint-told = 💡 Wszyscy tutaj widzą, kto dostaje podpowiedzi.
hint-given = 💡 Z podpowiedziami: { $names }
hint-given-seat = { $name } ({ $count })

hint-lobby-on = Podpowiedzi: **tak**. Pod „{ board-hand }” można zapytać, co zrobiłby mistrz.
hint-lobby-given = Podpowiedzi: **tak**.
# Nobody has chosen: a second person switches them off.
hint-lobby-alone = Podpowiedzi: **tak**, dopóki grasz tylko z komputerami. Pod „{ board-hand }” można zapytać, co zrobiłby mistrz.
hint-lobby-off = Podpowiedzi: **nie**.
hint-lobby-none = Podpowiedzi: **brak**, bo mistrzowie grają tu jak czeladnicy.
hint-on = Zezwól na podpowiedzi
hint-off = Wyłącz podpowiedzi
error-hints-off = Przy tym stole nie ma podpowiedzi. Decyduje o tym gospodarz przed początkiem gry.
error-hints-none = Podpowiedzi są tu niedostępne.
error-hints-busy = Wszyscy mistrzowie są teraz zajęci. Zapytaj ponownie za chwilę.

why-joint = { $first }; { $second }
why-sentence = { $facts }.
why-ready =
    { $points ->
        [one] { $good }: wtedy { $count } na ręce, układ wart { $points } punkt
        [few] { $good }: wtedy { $count } na ręce, układ wart { $points } punkty
       *[other] { $good }: wtedy { $count } na ręce, układ wart { $points } punktów
    }
why-ready-wild =
    { $points ->
        [one] { $good }: wtedy { $count } na ręce, układ wart { $points } punkt (uzupełnienie: { $wild })
        [few] { $good }: wtedy { $count } na ręce, układ wart { $points } punkty (uzupełnienie: { $wild })
       *[other] { $good }: wtedy { $count } na ręce, układ wart { $points } punktów (uzupełnienie: { $wild })
    }
why-started = { $good }: wtedy { $count } na ręce, do układu trzeba { $least }
why-left = { $good }: to będzie korupcja
why-wild = pasuje do każdego dobra
why-hidden = leży zakryta, a co to jest, widać dopiero po wzięciu
why-free = bez korupcji
why-cost = korupcja +{ $count }
why-next = dla następnej osoby za darmo: { $card }
why-worth = punkty: { $worth }
why-spared =
    { $count ->
        [one] { $count } karta nie stanie się korupcją
        [few] { $count } karty nie staną się korupcją
       *[other] { $count } kart nie stanie się korupcją
    }
why-wasted =
    { $count ->
        [one] { $count } karta stanie się korupcją
        [few] { $count } karty staną się korupcją
       *[other] { $count } kart stanie się korupcją
    }
why-fewer = korupcja −{ $count }
why-nothing = teraz nic nie da
why-points =
    { $points ->
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[other] +{ $points } punktów
    }
why-given = { $good }: potem { $count } na ręce
sobek-why-token = do tego żeton wydarzenia do wyboru
sobek-why-delivery = rząd jest wtedy pusty i przychodzi nowa dostawa
sobek-why-last = to kończy rundę
sobek-why-laid =
    { $points ->
        [one] { $good }: wtedy { $count } na ręce, po wyłożeniu { $points } punkt
        [few] { $good }: wtedy { $count } na ręce, po wyłożeniu { $points } punkty
       *[other] { $good }: wtedy { $count } na ręce, po wyłożeniu { $points } punktów
    }
sobek-why-laid-wild =
    { $points ->
        [one] { $good }: wtedy { $count } na ręce, po wyłożeniu { $points } punkt (uzupełnienie: { $wild })
        [few] { $good }: wtedy { $count } na ręce, po wyłożeniu { $points } punkty (uzupełnienie: { $wild })
       *[other] { $good }: wtedy { $count } na ręce, po wyłożeniu { $points } punktów (uzupełnienie: { $wild })
    }
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
duel-why-pirogue = do tego żeton pirogi do wyboru
duel-why-deben-icon = można wymienić na żeton debenów
duel-why-turns = obracasz pionek Ankh, jak chcesz
duel-why-removed = { $good }: ta płytka wypada z gry bez punktów
duel-why-last = rywal nie może wtedy nic zrobić i gra się kończy
duel-why-line =
    { $count ->
        [0] pionek Ankh: { $line }, rywal nie ma tam nic do wzięcia
        [one] pionek Ankh: { $line }, rywal ma tam do wzięcia { $count } płytkę
        [few] pionek Ankh: { $line }, rywal ma tam do wzięcia { $count } płytki
       *[other] pionek Ankh: { $line }, rywal ma tam do wzięcia { $count } płytek
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
