### Pierwsza lekcja gry Sobek: 2 graczy: dwanaście ruchów, przy każdym, o co chodzi, a po wykonaniu, do czego się przydał
### (-done). Jedno i drugie ma razem najwyżej 60 słów. Nazwy stoją w nawiasie albo po dwukropku. To, co trzeba zrobić, jest pogrubione.

lesson-duel-centre = Bierz płytki z targu i sprzedawaj je jako układy; punkty liczy się na koniec. Szary róg („start”) to płytka startowa. **Zacznij na środku: { $tile }.**
lesson-duel-centre-done = Pionek Ankh staje na jej polu, a znak na płytce go obraca. Rywal może teraz brać tylko z tej linii.
lesson-duel-line = Płytki bierze się zawsze z linii pionka Ankh; najbliższa z każdej strony jest za darmo. **Weź: { $tile }.**
lesson-duel-line-done = Zbieraj wiele płytek jednego dobra, bo sprzedaje się je razem. Na ręce możesz mieć ich dowolnie wiele.
lesson-duel-corruption = Możesz sięgnąć dalej, ale każda pominięta płytka staje się twoją korupcją. **Pomiń { $count } i weź: { $tile }.**
lesson-duel-corruption-done = Kto ma na koniec mniej korupcji, losuje 1 żeton debenów i jeszcze 1 za każde pełne { $step } punkty różnicy. Każdy jest wart od { $lowest } do { $highest } punktów.
lesson-duel-mark = Znak obraca pionek Ankh: ─ rząd, │ kolumna, ╱ i ╲ skosy. **Weź płytkę „{ $tile }”**: rywal będzie miał do wzięcia tylko { $takeable ->
        [one] jedną.
        [few] { $takeable }.
       *[many] { $takeable }.
    }
lesson-duel-mark-done = To, co bierzesz, decyduje o tym, co może wziąć rywal. Patrz więc na znak tak samo jak na dobro.
lesson-duel-hidden = Postacie leżą zakryte i nie mają znaku. **Weź tę, która leży tuż obok pionka Ankh.**
lesson-duel-hidden-done = Masz teraz: { $tile }. Ta płytka nie ma znaku, więc pionek Ankh obracasz po swojemu.
lesson-duel-turn = Obróć pionek Ankh tak, żeby rywal zastał jak najmniej. **Wybierz: { $line }.**
lesson-duel-turn-done = Na tej linii rywal ma do wzięcia tylko { $takeable ->
        [one] { $takeable } płytkę.
        [few] { $takeable } płytki.
       *[many] { $takeable } płytek.
    } Na linię bez płytek nie wolno obrócić pionka, dopóki na innej jakieś leżą. Gdy linia jest pusta, przed wzięciem płytki uzupełnia się targ ze stosu.
lesson-duel-character = **Zagraj postać: { $tile }.** Usuwa ona z twojej korupcji jedno dobro, więc pozbędziesz się tych płytek ({ $good }: { $count }).
lesson-duel-character-done = Korupcja zniknęła, ale to była cała twoja tura: bierzesz płytkę, sprzedajesz układ albo zagrywasz postać, zawsze tylko jedno.
lesson-duel-deben = Niektóre płytki mają zamiast skarabeuszy symbol debenów. **Weź taką: { $tile }.**
lesson-duel-deben-done = Wybierasz od razu: zatrzymać płytkę czy wymienić ją na żeton debenów. Później już nie można.
lesson-duel-trade = Żeton debenów jest na koniec wart od { $lowest } do { $highest } punktów. **Wymień płytkę**: zostanie odrzucona, a ty wylosujesz żeton.
lesson-duel-trade-done = Twój żeton debenów jest wart { $deben } pkt. Do końca gry nikt inny tego nie wie.
lesson-duel-sell = Układ to co najmniej { $least } płytki jednego dobra, także jego postacie; posągi Sobka pasują do każdego. Punkty: płytki × skarabeusze. **Sprzedaj wszystkie naraz ({ $good }: { $count }).**
lesson-duel-sell-done = Płytki × skarabeusze: { $total } × { $scarabs } = { $points } pkt. Żeby później dołożyć, trzeba znów { $least } naraz, więc sprzedawaj dużo razem.
lesson-duel-pirogue = Przy każdej sprzedaży używasz jednego z pozostałych żetonów pirogi. **Wybierz: { $pirogue }.** Twój układ zyska skarabeusze.
lesson-duel-pirogue-done = Płytki × skarabeusze: { $total } × { $scarabs }. Twój układ jest teraz wart { $points } pkt zamiast { $was }.
lesson-duel-end = Stos dobierania jest pusty, a gra się kończy, gdy ktoś nie może nic zrobić. **Weź płytkę „{ $tile }”**: jej znak nic rywalowi nie zostawia.
lesson-duel-end-done = Płytki z ręki stały się korupcją, a niesprzedany układ przepadłby bez punktów. Korupcja: ty { $corruption }, rywal { $most }. Losujesz więc { $drawn ->
        [one] { $drawn } żeton debenów
        [few] { $drawn } żetony debenów
       *[many] { $drawn } żetonów debenów
    } (razem { $deben } pkt) i wygrywasz { $points } do { $theirs }.
