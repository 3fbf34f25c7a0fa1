### The rules of Sobek in our own words: one title and one text a topic (1000 characters at most),
### and one sentence for each character and event token (100 characters at most, shown under a choice).

## The course of the game

sobek-help-goal-title = Cel gry
sobek-help-goal =
    Handlujesz u stóp budowanej świątyni Sobka. Zbieraj z nabrzeża karty dóbr, zagrywaj je jako układy i przez trzy rundy zamieniaj w punkty.
    Jest jednak haczyk: branie kart poza kolejnością rodzi korupcję, a kto ma jej najwięcej, traci punkty na koniec każdej rundy.
    Wygrywa najwyższy wynik po trzeciej rundzie. Jeśli ktoś ma więcej niż 100 punktów po drugiej rundzie, gra kończy się już wtedy.

sobek-help-turn-title = Twoja tura
sobek-help-turn =
    W swojej turze robisz dokładnie jedną z trzech rzeczy:
    - bierzesz kartę z nabrzeża,
    - zagrywasz postać i używasz jej zdolności,
    - zagrywasz układ z 3 lub więcej kart.
    Nie można pasować. Wolno natomiast zagrać postać, której zdolność nic teraz nie da: karta zostaje odrzucona, a tura się kończy. Czasem właśnie o to chodzi.

sobek-help-take-title = Wzięcie karty
sobek-help-take =
    Weź na rękę jedną z pierwszych czterech kart na nabrzeżu, licząc od karty najbliższej pola „0”, czyli od strony przeciwnej do świątyni.
    Pierwsza nic nie kosztuje. Przy każdej innej wszystkie pominięte karty trafiają zakryte pod twoją płytkę korupcji: jedna przy drugiej karcie, dwie przy trzeciej, trzy przy czwartej.
    Postacie leżą na nabrzeżu zakryte, więc nikt nie wie, kim są, dopóki nie zostaną wzięte. Swój stos korupcji możesz oglądać, kiedy chcesz; inni nie mogą.
# The same under the first rules, by which the row was taken from the temple on.
sobek-help-take-rules-1 =
    Weź na rękę jedną z pierwszych czterech kart na nabrzeżu, licząc od świątyni.
    Pierwsza nic nie kosztuje. Przy każdej innej wszystkie pominięte karty trafiają zakryte pod twoją płytkę korupcji: jedna przy drugiej karcie, dwie przy trzeciej, trzy przy czwartej.
    Postacie leżą na nabrzeżu zakryte, więc nikt nie wie, kim są, dopóki nie zostaną wzięte. Swój stos korupcji możesz oglądać, kiedy chcesz; inni nie mogą.

sobek-help-character-title = Zagranie postaci
sobek-help-character =
    Zagraj z ręki jedną kartę postaci i użyj jej zdolności. Potem karta trafia odkryta na stos kart odrzuconych.
    Zdolności, której da się użyć, trzeba użyć. Jeśli nie ma ona na co zadziałać, kartę tylko się odrzuca.
    Każda postać należy do któregoś dobra. Zamiast używać zdolności, możesz zagrać ją w układzie jako kartę tego dobra, bez skarabeuszy.

sobek-help-set-title = Zagranie układu
sobek-help-set =
    Wyłóż przed siebie co najmniej 3 karty jednego dobra: karty dóbr, postacie tego dobra i amulety, które pasują do każdego.
    Z każdego dobra masz najwyżej jeden układ. Karty dobra, które już leży przed tobą, dołączają do tamtego układu; znów zagrywasz ich co najmniej 3 naraz.
    Układem mogą być też same amulety. Taki układ nie ma swojego dobra, dopóki nie dołączą do niego karty któregoś z dóbr.
    Za każdym razem, gdy zagrywasz układ, wybierasz też żeton wydarzenia, o ile jakiś jeszcze został.

sobek-help-event-title = Żetony wydarzeń
sobek-help-event =
    W każdej rundzie jest 5 żetonów wydarzeń, wylosowanych z 12. Gdy zagrywasz układ albo dokładasz do niego tą samą akcją, oglądasz pozostałe żetony i wybierasz jeden. Inni widzą tylko ten wybrany.
    Jeśli jego efekt może zadziałać, działa natychmiast. Możesz też wybrać żeton, którego efekt nie zadziała, by nie dostał go ktoś inny; taki żeton zostaje odrzucony.
    Kurtyzana dokłada do układu bez żetonu wydarzenia. Nie dają go też układy wyłożone na koniec rundy.

sobek-help-delivery-title = Dostawy
sobek-help-delivery =
    Gdy ktoś bierze z nabrzeża ostatnią kartę, wykłada się następne 9 kart z talii albo tyle, ile ich zostało. Potem gra toczy się dalej.
    Dobra leżą odkryte, postacie zakryte.
    Runda ma 6 dostaw. W grze dwuosobowej jest ich tylko 5, bo 9 kart opuszcza wtedy talię na początku i nikt ich nie widzi. Jeśli Królowa dobierała karty, ostatnia dostawa jest mniejsza.

sobek-help-round-end-title = Koniec rundy
sobek-help-round-end =
    Runda kończy się natychmiast, gdy ktoś weźmie ostatnią kartę ostatniej dostawy. Nikt nie wykonuje już tury.
    Teraz wszyscy jednocześnie mogą wyłożyć z ręki układy z 3 lub więcej kart. Leżą one poziomo i są mniej warte, nie dołączają do układów na stole i nie dają żetonów wydarzeń.
    Pozostałe karty z ręki trafiają pod twoją płytkę korupcji. Potem następuje punktowanie.
    W nowej rundzie wracają wszystkie karty i żetony, a kto ma najmniej punktów, ten decyduje, kto zaczyna; przy remisie los wskazuje, kto decyduje.

sobek-help-scoring-title = Punktowanie
sobek-help-scoring =
    Punkty za układ to liczba jego kart × liczba skarabeuszy na nich: 4 karty, na których są razem 3 skarabeusze, dają 12 punktów. Żeton Dobrobytu w układzie liczy się jako 2 skarabeusze, ale nie jako karta.
    Układ wyłożony na koniec rundy daje tylko swoje skarabeusze, po 1 punkcie za każdy.
    Najwięcej skarabeuszy ma kość słoniowa: 3 na karcie z wartością. Heban i marmur mają po 2, a bydło, ryby i pszenica po 1. Wiele kart nie ma ich wcale, podobnie jak amulety i postacie, ale każda z nich powiększa układ.

sobek-help-corruption-title = Korupcja
sobek-help-corruption =
    Po punktowaniu rundy liczy się karty pod każdą płytką korupcji, dodając 2 za każdą Klątwę. Karę za korupcję płaci ten, kto ma najwięcej. Przy remisie decyduje, kto ma na tych kartach więcej skarabeuszy; jeśli i tu jest remis, płacą wszyscy remisujący.
    Znacznik cofa się o jeden krok za każde pełne 10 punktów z układów tej rundy. Krok prowadzi na najbliższe niższe pole z takim symbolem, na jakim znacznik stoi po punktowaniu; wszystkie liczby razem to jeden symbol.
    Punkty z Bractwa i Oszustwa nie zwiększają kary. Nikt nie spada poniżej 0, a kto nie ma pod płytką ani jednej karty i nie ma Klątwy, nigdy nie płaci kary.

sobek-help-end-title = Koniec gry
sobek-help-end =
    Gra kończy się po trzeciej rundzie albo już po drugiej, jeśli po zapłaceniu kary za korupcję ktoś ma więcej niż 100 punktów.
    Wygrywa najwyższy wynik. Przy równej liczbie punktów zwycięstwo jest wspólne.

sobek-help-variants-title = Dwa warianty gry: ukryty i otwarty
sobek-help-variants =
    Wariant **ukryty** to oryginalna gra. Widać rewersy kart na rękach, układy, nabrzeże, wielkość talii, odrzucone karty i użyte żetony. Karty na rękach są tajne, podobnie jak karty pod płytką korupcji, a nawet ich liczba. Co było widać, trzeba samemu pamiętać.
    Wariant **otwarty** jest przeznaczony do gier trwających wiele dni: wszyscy widzą to, co dałoby się zapamiętać. Karta wzięta odkryta pozostaje znana na ręce lub w stosie, do którego trafia; znana jest też liczba kart w każdym stosie. Czym może być karta przełożona zakryta, wynika z jej rewersu i ze wszystkiego, co wiadomo: jeśli możliwa jest tylko jedna, widać ją normalnie, a jeśli kilka, widać je wszystkie blado, z liczbą kart, które naprawdę tam są. Lista talii podaje wszystkie karty, o których nie wiadomo, gdzie są, i dokładną liczbę postaci.
    To, co wiesz ty, a nie wszyscy, widzisz dodatkowo, z kłódką.

## The characters

sobek-help-queen-title = { sobek-power-queen }
sobek-help-queen =
    Dobierz na rękę 3 karty z wierzchu talii albo tyle, ile ich zostało. Inni widzą tylko rewersy.
    Ostatnia dostawa rundy jest przez to mniejsza. Przy pustej talii Królowa nie ma efektu.
    W układzie liczy się jako kość słoniowa.
sobek-help-vizier-title = { sobek-power-vizier }
sobek-help-vizier =
    Wskaż rywala, który ma karty pod płytką korupcji, przejrzyj je i weź jedną na rękę. Nikt inny ich nie widzi.
    Jeśli żaden rywal nie ma takich kart, Wezyr nie ma efektu. W układzie liczy się jako bydło.
sobek-help-thief-title = { sobek-power-thief }
sobek-help-thief =
    Wskaż rywala, który ma karty na ręce. Widzisz ich rewersy: zielone to karty startowe, beżowe to dobra, pomarańczowe to postacie. Wybierz kolor, a dostaniesz losową kartę z takim rewersem. Tylko wy dwoje wiecie, która to karta.
    Jeśli nikt nie ma kart, Złodziej nie ma efektu. W układzie liczy się jako ryby.
sobek-help-merchant-title = { sobek-power-merchant }
sobek-help-merchant =
    Weź z nabrzeża dowolną kartę, gdziekolwiek leży, bez korupcji. Pozostałe karty leżą dalej na swoich miejscach.
    Zakrytą postać poznasz dopiero po wzięciu. Jeśli bierzesz ostatnią kartę, jak zwykle przychodzi następna dostawa albo kończy się runda.
    W układzie Kupiec liczy się jako pszenica.
sobek-help-courtesan-title = { sobek-power-courtesan }
sobek-help-courtesan =
    Dołóż z ręki 1 lub 2 karty do układu, który leży przed tobą. Muszą pasować do jego dobra; amulety pasują zawsze. Karta dobra dołożona do samych amuletów nadaje układowi to dobro.
    Nie wybierasz za to żetonu wydarzenia. Jeśli nie ma czego dołożyć, Kurtyzana nie ma efektu. W układzie liczy się jako pszenica.
sobek-help-priest-title = { sobek-power-priest }, { sobek-power-priestess }
sobek-help-priest =
    Wskaż dobro, którego kartę masz na stosie korupcji. Wszystkie karty dóbr tego rodzaju trafiają odkryte na stos kart odrzuconych. Każdą postać, która należy do tego dobra, odrzucasz albo zostawiasz, jak wolisz, ale co najmniej jedna karta musi odejść. Amuletów nie można tak odrzucić.
    Jeśli na stosie nie masz karty żadnego dobra, te postacie nie mają efektu. W układzie Arcykapłan liczy się jako heban, Arcykapłanka jako marmur.
# The same under the first rules, by which characters always went.
sobek-help-priest-rules-1 =
    Wskaż dobro. Wszystkie jego karty z twojego stosu korupcji, także postacie, trafiają odkryte na stos kart odrzuconych. Amuletów nie można tak odrzucić.
    Jeśli na stosie nie masz karty żadnego dobra, te postacie nie mają efektu. W układzie Arcykapłan liczy się jako heban, Arcykapłanka jako marmur.
sobek-help-scribe-title = { sobek-power-scribe }
sobek-help-scribe =
    Każdy rywal, który ma na ręce więcej niż 6 kart, wybiera 6 do zachowania; reszta trafia pod jego płytkę korupcji. Wszyscy wybierają jednocześnie.
    Jeśli nikt nie ma więcej niż 6 kart, Skryba nie ma efektu. Skrybów jest dwóch: w układzie jeden liczy się jako bydło, drugi jako ryby.

## The event tokens

sobek-help-guild-title = { sobek-token-guild }
sobek-help-guild =
    Twój znacznik idzie naprzód na następne pole z symbolem żetonu. Potem wybierasz rywala, którego znacznik cofa się na poprzednie pole z tym symbolem.
    Nie można wybrać rywala, za którym nie ma już takiego pola (od 0 w górę). Jeśli dotyczy to wszystkich, poruszasz się tylko ty. Są cztery takie żetony, po jednym na każdy symbol.
sobek-help-flood-title = { sobek-token-flood }
sobek-help-flood = Natychmiast wykonujesz jeszcze jedną pełną turę. Jeśli wybierzesz ten żeton, musisz ją wykonać.
sobek-help-curse-title = { sobek-token-curse }
sobek-help-curse = Daj ten żeton rywalowi. Przy porównaniu korupcji na koniec rundy liczy się jak 2 karty, potem znika. Nie ma skarabeuszy. Są dwa takie żetony.
sobek-help-prosperity-title = { sobek-token-prosperity }
sobek-help-prosperity =
    Połóż ten żeton na jednym ze swoich układów bydła, ryb lub pszenicy; może to być także układ właśnie zagrany. Daje on układowi 2 skarabeusze.
    Może też leżeć na samych amuletach; taki układ przyjmuje potem tylko amulety i karty tych trzech dóbr. Są dwa takie żetony, a jeden układ może mieć oba.
sobek-help-embalming-title = { sobek-token-embalming }
sobek-help-embalming = Weź na rękę cały swój stos korupcji. Klątwy zostają u ciebie. Przy pustym stosie nie ma efektu.
sobek-help-deceit-title = { sobek-token-deceit }
sobek-help-deceit = Ujawnij, ile kart leży pod twoją płytką korupcji, i od razu zdobądź po 1 punkcie za każdą. Karty zostają tam zakryte. Klątwy się nie liczą. Przy pustym stosie nie ma efektu.

## One sentence each, under a choice

sobek-explain-queen = Dobierz 3 karty z talii.
sobek-explain-vizier = Przejrzyj stos korupcji rywala i weź z niego jedną kartę.
sobek-explain-thief = Ukradnij rywalowi losową kartę; kolor rewersu wybierasz ty.
sobek-explain-merchant = Weź dowolną kartę z nabrzeża, bez korupcji.
sobek-explain-courtesan = Dołóż 1 lub 2 karty do swojego układu.
sobek-explain-priest = Odrzuć wszystkie karty jednego dobra ze swojego stosu korupcji.
sobek-explain-priestess = Odrzuć wszystkie karty jednego dobra ze swojego stosu korupcji.
sobek-explain-scribe = Każdy rywal zachowuje najwyżej 6 kart; reszta staje się korupcją.
sobek-explain-scribe-cattle = { sobek-explain-scribe }
sobek-explain-scribe-fish = { sobek-explain-scribe }
sobek-explain-guild-ankh = Idź naprzód do następnego symbolu ankh i cofnij rywala o jeden taki symbol.
sobek-explain-guild-eye = Idź naprzód do następnego oka i cofnij rywala o jedno oko.
sobek-explain-guild-feather = Idź naprzód do następnego pióra i cofnij rywala o jedno pióro.
sobek-explain-guild-lotus = Idź naprzód do następnego lotosu i cofnij rywala o jeden lotos.
sobek-explain-flood = Natychmiast wykonaj jeszcze jedną turę.
sobek-explain-curse = Rywal dostaje +2 do korupcji.
sobek-explain-prosperity = Dodaj 2 skarabeusze do swojego układu bydła, ryb lub pszenicy.
sobek-explain-embalming = Weź na rękę cały swój stos korupcji.
sobek-explain-deceit = Zdobądź po 1 punkcie za każdą kartę pod swoją płytką korupcji.
