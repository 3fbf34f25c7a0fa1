### Co się wydarzyło w grze Sobek dla 2 graczy, powiedziane temu, kto to zrobił albo kogo to spotkało: jak w duel.ftl
### i duel-pharaoh.ftl, na „ty”. Jak się wybiera wiadomość, mówi sobek-you.ftl.

duel-market-filled-you = Uzupełniasz targ.
duel-tile-taken-you = Bierzesz płytkę: { $tile }.
duel-tile-taken-passing-you = Bierzesz płytkę: { $tile }. Do twojej korupcji: { $passed }.
duel-ankh-turned-you = Obracasz pionek Ankh: { $line }.
duel-tile-kept-you = Zachowujesz płytkę zamiast żetonu debenów: { $tile }.
duel-tile-traded-you = Odrzucasz płytkę, by wylosować żeton debenów: { $tile }.
duel-deben-drawn-you = Losujesz żeton debenów. Jego wartość jest tajemnicą do końca gry.
duel-set-sold-you = Sprzedajesz układ ({ $good }): { $tiles }.
duel-set-joined-you = Sprzedajesz kolejne płytki do układu ({ $good }, płytek razem: { $total }): { $tiles }.
duel-set-extended-you = Dokładasz do swojego układu ({ $good }, płytek razem: { $total }): { $tiles }.
duel-pirogues-looked-you = Przeglądasz pozostałe żetony pirogi.
duel-pirogues-looked-architect-you = Dobierasz żetony pirogi z tych, które odłożono na początku.
duel-pirogue-used-none-you = Wybierasz żeton: { $pirogue }. Jego efekt nie może zadziałać, więc żeton zostaje odrzucony.
duel-pirogue-used-pyramid-you = Wybierasz żeton: { $pirogue }. Masz jeszcze jedną turę.
duel-pirogue-used-scarabs-you = Wybierasz żeton: { $pirogue }. Twój sprzedany układ zyskuje 2 skarabeusze: { $good }.
duel-pirogue-used-mummy-you = Wybierasz żeton: { $pirogue }.
duel-pirogue-used-snake1-you = Wybierasz żeton: { $pirogue }. Na koniec gry 1 punkt korupcji więcej: { $target }.
duel-pirogue-used-snake1-target-you = { $seat } wybiera żeton: { $pirogue }. Na koniec gry masz 1 punkt korupcji więcej.
duel-pirogue-used-snake2-you = Wybierasz żeton: { $pirogue }. Na koniec gry 2 punkty korupcji więcej: { $target }.
duel-pirogue-used-snake2-target-you = { $seat } wybiera żeton: { $pirogue }. Na koniec gry masz 2 punkty korupcji więcej.
duel-pirogue-used-seven-you = Wybierasz żeton: { $pirogue }. To 7 punktów na koniec gry.
duel-pirogue-used-two-deben-you = Wybierasz żeton: { $pirogue }. To 2 punkty na koniec gry i żeton debenów, jeśli woreczek nie jest pusty.
duel-pirogue-used-horus-you = Wybierasz żeton: { $pirogue }. Losujesz, by zachować lepszy z 2 żetonów debenów.
duel-pirogue-used-finger-you = Wybierasz żeton: { $pirogue }. { $target } musi wziąć płytkę z pola { $square-code }, z korupcją po drodze.
duel-pirogue-used-finger-target-you = { $seat } wybiera żeton: { $pirogue }. Musisz wziąć płytkę z pola { $square-code }, z korupcją po drodze.
duel-pirogue-used-theft-you = Wybierasz żeton: { $pirogue }. Losowy żeton debenów traci: { $target }.
duel-pirogue-used-theft-target-you = { $seat } wybiera żeton: { $pirogue }. Tracisz losowy żeton debenów.
duel-pirogue-used-scarabs2-you = Wybierasz żeton: { $pirogue }. Twój sprzedany układ zyskuje 2 skarabeusze: { $good }.
duel-corruption-reclaimed-you = Bierzesz na rękę swoją korupcję: { $tiles }.
duel-character-played-none-you = Zagrywasz postać: { $tile }. Zdolność nie ma na co zadziałać, więc płytka zostaje tylko odrzucona.
duel-character-played-queen-you = Zagrywasz postać: { $tile }. Dobierasz ze stosu.
duel-character-played-vizier-you = Zagrywasz postać: { $tile }. Przeglądasz korupcję: { $target }.
duel-character-played-vizier-target-you = { $seat } zagrywa postać: { $tile }. Przegląda twoją korupcję.
duel-character-played-thief-you = Zagrywasz postać: { $tile }. Cel kradzieży: { $target }.
duel-character-played-thief-target-you = { $seat } zagrywa postać: { $tile }. Okrada cię.
duel-character-played-merchant-you = Zagrywasz postać: { $tile }. Bierzesz dowolną płytkę z targu.
duel-character-played-courtesan-you = Zagrywasz postać: { $tile }. Dokładasz do sprzedanego układu.
duel-character-played-priest-you = Zagrywasz postać: { $tile }. Z twojej korupcji znika: { $good }.
duel-character-played-priestess-you = Zagrywasz postać: { $tile }. Z twojej korupcji znika: { $good }.
duel-character-played-scribe-you = Zagrywasz postać: { $tile }. { $target } zachowuje najwyżej 6 płytek.
duel-character-played-scribe-target-you = { $seat } zagrywa postać: { $tile }. Zachowujesz najwyżej 6 płytek.
duel-character-played-architect-you = Zagrywasz postać: { $tile }. Wybierasz jeden z odłożonych żetonów pirogi.
duel-character-played-adviser-you = Zagrywasz postać: { $tile }. Odrzucasz żeton korupcji królewskiej.
duel-character-played-spy-you =
    { $copied-code ->
        [vizier] Zagrywasz postać: { $tile }. Naśladowana postać: { $copied }. Przeglądasz korupcję: { $target }.
        [thief] Zagrywasz postać: { $tile }. Naśladowana postać: { $copied }. Cel kradzieży: { $target }.
        [scribe] Zagrywasz postać: { $tile }. Naśladowana postać: { $copied }. { $target } zachowuje najwyżej 6 płytek.
       *[other] Zagrywasz postać: { $tile }. Naśladowana postać: { $copied }.
    }
duel-character-played-spy-target-you =
    { $copied-code ->
        [vizier] { $seat } zagrywa postać: { $tile }. Naśladowana postać: { $copied }. Przegląda twoją korupcję.
        [thief] { $seat } zagrywa postać: { $tile }. Naśladowana postać: { $copied }. Okrada cię.
        [scribe] { $seat } zagrywa postać: { $tile }. Naśladowana postać: { $copied }. Zachowujesz najwyżej 6 płytek.
       *[other] { $seat } zagrywa postać: { $tile }. Naśladowana postać: { $copied }.
    }
duel-character-copied-none-you = Zagrywasz postać: { $tile }. Naśladowana postać: { $copied }. Zdolność nie ma na co zadziałać, więc płytka zostaje tylko odrzucona.
duel-tiles-drawn-you = Dobierasz: { $tiles }.
duel-corruption-seen-target-you = Twoja korupcja: { $tiles }.
duel-tile-reclaimed-you = Bierzesz płytkę z korupcji ({ $target }): { $tile }.
duel-tile-reclaimed-target-you = { $seat } bierze płytkę z twojej korupcji: { $tile }.
duel-tile-stolen-you = Kradniesz płytkę: { $tile }. Traci ją: { $target }.
duel-tile-stolen-target-you = { $seat } kradnie ci płytkę: { $tile }.
duel-tile-bought-you = Bierzesz płytkę bez korupcji: { $tile }. Pionek Ankh zostaje na miejscu.
duel-corruption-cleared-you = Usuwasz ze swojej korupcji: { $tiles }.
duel-tiles-given-you = Przekładasz z ręki do swojej korupcji: { $tiles }.
duel-royal-drawn-you = Losujesz żeton korupcji królewskiej. Jego wartość jest tajemnicą do końca gry.
duel-royal-discarded-you = Odrzucasz żeton korupcji królewskiej, nie pokazując jego wartości.
duel-deben-lost-you = Tracisz losowy żeton debenów. Nikt inny nie poznaje jego wartości przed końcem gry.
duel-game-scored-you = Nie możesz wziąć płytki, sprzedać układu ani zagrać postaci: to koniec gry.
duel-why-over-you = Koniec gry: stos jest pusty, a ty nie możesz wziąć płytki, sprzedać układu ani zagrać postaci.
duel-game-scored-removed-you = Tracisz bez punktów to, co dało się jeszcze sprzedać: { $tiles }.
duel-game-scored-seat-you = Ty: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, korupcja { $corruption }.
# $winners to druga osoba, jeśli wygrały obie.
duel-game-ended-winners-you =
    { $winners-count ->
        [0] Koniec gry. Wygrywasz
       *[other] Koniec gry. Wspólne zwycięstwo: ty i { $winners }
    } ({ $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }).
duel-game-ended-tie-winners-you = Koniec gry. Remis ({ $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }), więc decyduje mniejsza korupcja. Wygrywasz!
