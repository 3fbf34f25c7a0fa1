firsts-how = Te wskazówki ukryjesz pod „{ more-button }”
firsts-shown = W dwóch pierwszych grach „{ board-hand }” ma przy każdym pytaniu jedną wskazówkę.
firsts-hidden = Wskazówki na pierwsze gry są ukryte.
firsts-hide = Ukryj wskazówki
firsts-show = Pokaż wskazówki
about-unaided = Masz ukryte wskazówki na pierwsze gry.

sobek-first-turn = Pierwsza karta za darmo. Pominięte to korupcja: za największą jest kara, jeśli układy dają co najmniej 10 pkt.
sobek-first-turn-last = Talia jest pusta: nowych kart nie będzie. Wzięcie ostatniej karty z nabrzeża kończy rundę.
sobek-first-event = Weź to, co pomoże tobie, albo to, co pomogłoby innym: zobaczą tylko wybrany żeton.
sobek-first-vizier = Karta trafi na twoją rękę, więc wybierz dobro, które zbierasz.
sobek-first-scribe = Zachowaj to, co tworzy układy. Oddana karta to +1 korupcji; skarabeusze liczą się tylko przy remisie.
sobek-first-lay = Każda zatrzymana karta staje się korupcją, więc wyłożenie układu prawie zawsze się opłaca.
sobek-first-starter = Kto zaczyna, pierwszy wybiera spośród nowych kart na nabrzeżu.

duel-first-turn = Na linii pionka Ankh najbliższa płytka z każdej strony jest za darmo; pominięte stają się korupcją.
# While the Ankh is off the market, and one takes from the centre.
duel-first-turn-centre = Cztery płytki na środku są za darmo. Na pole wziętej wejdzie pionek Ankh, jej znak wskaże linię rywala.
# While the pile is empty.
duel-first-turn-last = Stos pusty. Gra kończy się, gdy ktoś nie może nic zrobić. Niesprzedany układ przepada, reszta to korupcja.
duel-first-turn-royal = Płytka faraona daje też żeton korupcji królewskiej (1–6). Pominięte płytki to twoja korupcja.
# While they hold a statue or a character and could soon sell a set.
duel-first-turn-set = Posągi Sobka i postacie „dowolne dobro” pasują do każdego dobra, inne do swojego. Nie mają skarabeuszy.
duel-first-turn-ankh = Z wybranej linii weźmie teraz rywal: najlepsza jest ta, która da mu najmniej.
duel-first-deben = Żeton debenów to pewny zysk. Płytka nie ma skarabeuszy, ale powiększa układ swojego dobra.
duel-first-pirogue = Weź to, co pomoże tobie, albo to, co pomogłoby rywalowi: zobaczy tylko wybrany żeton.
duel-first-architect = Użyjesz tylko jednego: najlepiej takiego, który pomoże ci od razu.
duel-first-vizier = Płytka trafi na twoją rękę, więc wybierz dobro, które zbierasz.
duel-first-scribe = Każda oddana płytka to +1 korupcji, więc zachowaj to, co tworzy układy.
