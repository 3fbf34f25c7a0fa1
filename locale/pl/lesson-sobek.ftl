### Pierwsza lekcja Sobka: dziesięć ruchów, przy każdym, o co chodzi, a po wykonaniu, do czego się przydał (-done).
### Jedno i drugie ma razem najwyżej 60 słów. Nazwy kart, dóbr i żetonów stoją w nawiasie albo po dwukropku. To, co trzeba zrobić, jest pogrubione.

lesson-sobek-free = Zbieraj dobra z nabrzeża i zagrywaj je jako układy: po { $rounds } rundach wygrywa najwyższy wynik. **Weź pierwszą kartę, nic nie kosztuje: { $card }.**
lesson-sobek-free-done = Pod kartami widać, ile kosztują: pierwsza z lewej jest zawsze gratis.
lesson-sobek-corruption = Możesz wziąć dowolną z { $reach } pierwszych kart, ale pominięte trafiają pod twoją płytkę korupcji. **Pomiń { $count } i weź kartę numer { $place }: { $card }.**
lesson-sobek-corruption-done = Pominięte karty to teraz twoja korupcja; tylko ty możesz je oglądać. Kto na koniec rundy ma jej najwięcej, traci punkty.
lesson-sobek-hidden = Postacie leżą zakryte, więc nikt nie wie, kim są. **Weź pierwszą kartę** i zobacz.
lesson-sobek-hidden-done = Masz teraz: { $card }. Postać zagrywasz dla jej zdolności albo w układzie, jako kartę jej dobra.
lesson-sobek-character = **Zagraj postać: { $card }.** Usuwa ona z twojej korupcji jedno dobro, więc pozbędziesz się tych kart ({ $good }: { $count }).
lesson-sobek-character-done = Korupcja zniknęła, ale to była cała twoja tura: bierzesz kartę, zagrywasz postać albo układ, zawsze tylko jedno.
lesson-sobek-set = Układ to co najmniej { $least } karty jednego dobra. Daje punkty: liczba kart × liczba skarabeuszy na nich. Zielony róg („start”) to karta startowa. **Zagraj wszystkie ({ $good }: { $count }).**
lesson-sobek-set-done = Karty × skarabeusze: { $total } × { $scarabs } = { $points } pkt na koniec rundy. Każda następna karta to jeszcze raz wszystkie skarabeusze.
lesson-sobek-event = Każdy zagrany układ daje ci jeden z pozostałych żetonów wydarzeń. **Wybierz: { $token }.** Twój układ zyska skarabeusze.
lesson-sobek-event-done = Karty × skarabeusze: { $total } × { $scarabs }. Twój układ jest teraz wart { $points } pkt zamiast { $was }.
lesson-sobek-extend = Do układu możesz później dołożyć karty, znów co najmniej { $least }; amulety pasują do każdego dobra. **Dołóż wszystkie, które pasują ({ $good }: { $count }).**
lesson-sobek-extend-done = Z { $was } na { $points } pkt bez ani jednego nowego skarabeusza: za każdą kartę liczą się wszystkie skarabeusze układu. Dokładaj więc tam, gdzie jest ich dużo.
lesson-sobek-end = Talia jest pusta, a na nabrzeżu została jedna karta. **Weź ją**: runda od razu się skończy.
lesson-sobek-end-done = Nikt nie wykonuje już tury. Możesz jednak jeszcze wyłożyć układy z ręki.
lesson-sobek-lay = Układ wyłożony teraz daje tylko swoje skarabeusze, ale karty, które zostaną ci na ręce, staną się korupcją. **Wyłóż wszystkie ({ $good }: { $count }).**
lesson-sobek-lay-done = Tylko { $points } pkt: układ zagrany w twojej turze dałby { $instead }. Miej więc oko na talię.
lesson-sobek-penalty = Kto ma najwięcej korupcji, cofa się na torze punktowym. **Wyłóż też pozostałe karty ({ $good }: { $count })**, bo inaczej cofniesz się ty.
lesson-sobek-penalty-done = Korupcja: ty { $corruption }, rywal { $most }. Jego układy dały { $earned } pkt, czyli { $steps ->
        [one] { $steps } pełną dziesiątkę
        [few] { $steps } pełne dziesiątki
       *[many] { $steps } pełnych dziesiątek
    }. Tyle razy jego znacznik cofa się na poprzednie pole z tym samym symbolem: z { $reached } na { $left }.
