### Legenda planszy i ręki: tytuł, dwukropek i to, co mówi znak.

# Przycisk i tytuł jego strony; dwa objaśniane obrazki; co stoi nad obrazkiem.
see-button = Legenda
see-board = Plansza
see-legend-board = Legenda planszy
see-legend-hand = Legenda mojej ręki
see-below = Poniżej: co znaczą litery.
# Żeton na obrazku; dalej to, co robi.
sign-thing = { $thing }

## Sobek

sobek-sign-number = Numery kart: duże karty można teraz wziąć; te same numery są na przyciskach.
sobek-sign-boat = Łódź: gdy rząd jest pusty, przywozi następną dostawę.
sobek-sign-corruption = Czerwone S: korupcja. Pod kartą: ile kart pomijasz; gdzie indziej: karty pod płytką korupcji.
sobek-sign-card = Karty: skarabeusze są na dole; zielony róg to karta startowa; amulet pasuje do wszystkiego; pomarańczowa to postać, na dole jej dobro.
sobek-sign-back = Rewersy: zielone to karty startowe, beżowe dobra, pomarańczowe postacie. Przy graczu: ile ich jest na ręce; duża liczba to cała ręka.
sobek-sign-round = Świątynia: która to runda. Karty bierze się od drugiego końca rzędu.
sobek-sign-deck = Talia: ile kart zostało i rewers następnej.
sobek-sign-discard = Stos kart odrzuconych: zagrane postacie i karty odrzucone w tej rundzie, najnowsze na końcu.
sobek-sign-token = Żetony wydarzeń: użyte są odkryte, złoty rewers to żeton, który został. Przy nazwie gracza: Klątwa; na układzie: Dobrobyt.
sobek-sign-track = Tor punktowy: każdy kształt stoi na punktach swojego gracza; po 99 jest znów 0. Symbole liczą się przy Bractwie i karze.
sobek-sign-ghost = Pusty kształt: gdzie ten znacznik stał przedtem.
sobek-sign-pointer = Strzałka: czyja jest tura. Inny znak w tym miejscu: ktoś musi jeszcze wybrać, a na końcu: zwycięstwo.
sobek-sign-seat = Kolorowe kształty: po jednym na gracza. Na karcie, żetonie lub plakietce kształt mówi, kto to zrobił.
sobek-sign-standing = Mały znak przed nazwą gracza: gra komputer (także w zastępstwie) albo gracza teraz nie ma.
sobek-sign-starter = Małe słońce: kto zaczął tę rundę.
sobek-sign-score = Liczba obok nazwy gracza: dotychczasowe punkty.
sobek-sign-symbol = Symbol pod punktami: ten z pola, na którym stoi znacznik. Kara cofa znacznik po polach z tym symbolem.
sobek-sign-set = Wyłożony układ: jego dobro; niżej liczba kart razy skarabeusze; obok, ile jest teraz wart.
sobek-sign-news = Ciemna plakietka lub gwiazda: co nowego od ostatniego razu; + przybyło, − ubyło.
sobek-sign-doubt = Blada karta ze znakiem zapytania: może tam być. Liczba przed nią mówi, ile ich naprawdę jest.
sobek-sign-lock = Kłódka: ty to wiesz, ale nie wszyscy.
sobek-sign-tick = Ptaszek: wybrane.

## Sobek: 2 Players

duel-sign-pawn = Pionek Ankh: wziąć można tylko płytki z jego linii. Przechodzi na pole wziętej płytki.
duel-sign-line = Złote pola: linia pionka Ankh; gwiazda z belek znaczy, że można go jeszcze obrócić.
duel-sign-number = Numery: płytki, które można teraz wziąć, jak na przyciskach.
duel-sign-corruption = Czerwone S: korupcja. Przy płytce: ile płytek pomijasz; przy graczu: ile ich ma.
duel-sign-tile = Płytki: na dole skarabeusze lub symbol debenów. Strzałki pokazują, jak płytka obraca pionek Ankh. Szary róg: płytka startowa; posąg pasuje do wszystkiego.
duel-sign-back = Rewersy: szare to płytki startowe, czarne dobra, czerwone postacie, złote płytki faraona. Przy graczu: ile ich ma na ręce; duża liczba to wszystkie.
duel-sign-character = Pomarańczowa płytka: postać; na dole jest jej dobro.
duel-sign-architect = Pion murarski: pirogi dobrane lub odłożone przez Architekta.
duel-sign-pharaoh = Płytka z dwoma dobrami: płytka faraona; w układzie jest jednym z nich.
duel-sign-pile = Stos: ile płytek zostało do uzupełniania targu.
duel-sign-deben = Moneta: deben. Obok targu: te w woreczku; przy graczu: ile ich ma. Wartości są tajne do końca.
duel-sign-pirogue = Niebieskie krążki: użyte pirogi; złoty rewers to piroga, która została. Niektóre leżą przy graczu lub na układzie.
duel-sign-now = Niebieskie pole: co szczególnego jest w tej turze; łódź znaczy, że nic.
duel-sign-discard = Poza grą: płytki zagrane i usunięte, najnowsze na końcu.
duel-sign-royal = Ośmiokąt: korupcja królewska, od 1 do 6; obok płytki: losujesz żeton, gdy ją bierzesz. Liczbę widzą wszyscy, wartości tylko ten, kto je ma.
duel-sign-looked = Oko: co właśnie oglądasz.
duel-sign-pointer = Strzałka: czyja jest tura. Inny znak w tym miejscu: ktoś musi jeszcze wybrać, a na końcu: zwycięstwo.
duel-sign-seat = Kolorowe kształty: po jednym na gracza. Na płytce lub żetonie kształt mówi, kto to zrobił.
duel-sign-standing = Mały znak przed nazwą gracza: gra komputer (także w zastępstwie) albo gracza teraz nie ma.
duel-sign-score = Liczba obok nazwy gracza: dotychczasowe punkty; debeny liczą się dopiero na końcu.
duel-sign-set = Sprzedany układ: jego dobro; niżej liczba płytek razy skarabeusze; obok, ile jest teraz wart.
duel-sign-news = Ciemna plakietka lub gwiazda: co nowego od ostatniego razu; + przybyło, − ubyło.
duel-sign-tick = Ptaszek: wybrane.
