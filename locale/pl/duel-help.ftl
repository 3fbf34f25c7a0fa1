### The rules of Sobek: 2 Players in our own words: one title and one text a topic (1000 characters at most),
### and one sentence for each character, pirogue and choice (100 characters at most, shown under a choice).

## The course of the game

duel-help-goal-title = Cel gry
duel-help-goal =
    Handlujecie na tym samym targu. Bierz płytki z targu, sprzedawaj je jako układy i zagrywaj postacie, gdy mogą ci pomóc.
    Punkty dają sprzedane układy, debeny i niektóre żetony pirogi. Wszystko liczy się raz, na koniec gry; wygrywa najwyższy wynik.
    Kto sięga na targu daleko, gromadzi korupcję, a kto ma jej mniej, losuje na koniec dodatkowe debeny.

duel-help-turn-title = Twoja tura
duel-help-turn =
    W swojej turze robisz dokładnie jedną z trzech rzeczy:
    - bierzesz płytkę z targu,
    - sprzedajesz układ z 3 lub więcej płytek,
    - zagrywasz postać i używasz jej zdolności.
    Nie można pasować. Wolno natomiast zagrać postać, której zdolność nic teraz nie da: płytka zostaje odrzucona, a tura się kończy.
    Na ręce możesz mieć dowolnie wiele płytek. Rywal widzi tylko ich rewersy: szare mają płytki startowe, czarne dobra, czerwone postacie.

duel-help-take-title = Wzięcie płytki
duel-help-take =
    Możesz wziąć płytkę, która leży na linii pionka Ankh: w jego rzędzie, kolumnie albo na jednym ze skosów, zależnie od tego, jak jest obrócony. Liczą się obie strony pionka, a puste pola nie mają znaczenia.
    Wszystkie płytki między pionkiem a twoją stają się twoją korupcją. Najbliższa płytka z każdej strony nic nie kosztuje.
    Potem pionek Ankh przechodzi na pole wziętej płytki. Znak na niej pokazuje, wzdłuż jakiej linii ustawia się teraz pionek: ─ rząd, │ kolumna, ╱ skos w górę, ╲ skos w dół. To, co bierzesz, decyduje więc o tym, co zastanie rywal.

duel-help-ankh-title = Pionek Ankh i targ
duel-help-ankh =
    Na początku pionek Ankh jest poza targiem: kto zaczyna, bierze dowolną z czterech płytek na środku i tam staje pionek.
    Postać nie ma znaku, więc kto ją bierze, ten obraca pionek: tak, by wskazywał co najmniej jedną płytkę, jeśli któraś linia na to pozwala.
    Jeśli na linii pionka nie ma płytki, a chcesz jakąś wziąć, pionek schodzi z targu, targ uzupełnia się ze stosu dobierania, a ty bierzesz jedną z czterech płytek na środku. Sprzedaż układu i zagranie postaci nigdy nie uzupełniają targu.
    Targ uzupełnia się zgodnie z ruchem wskazówek zegara, w trzech okrążeniach: najpierw środek, potem pierścień wokół niego, na końcu brzeg. Postacie leżą zakryte. Gdy stos jest za mały, część pól zostaje pusta; gdy stosu już nie ma, targu się nie uzupełnia.

duel-help-corruption-title = Korupcja
duel-help-corruption =
    Pominięte płytki leżą zakryte na twojej planszy korupcji. Swoje możesz oglądać, kiedy chcesz; rywal wie tylko, ile ich jest.
    Na koniec każda z nich to 1 punkt korupcji, a dołączają do nich płytki, które zostały ci na ręce. Węże dodają 1 lub 2 punkty.
    Kto ma mniej korupcji, losuje 1 żeton debenów i jeszcze 1 za każde pełne 3 punkty różnicy: przy 1 wobec 8 to razem 3 żetony. Równa korupcja nikomu nic nie daje.

duel-help-deben-title = Debeny
duel-help-deben =
    Żeton debenów jest na koniec wart od 3 do 9 punktów. Do tego czasu jego wartość zna tylko ten, kto go ma.
    Na sześciu płytkach dóbr jest symbol debenów. Jeśli bierzesz taką płytkę w ramach swojej akcji, z linii pionka Ankh albo ze środka, od razu wybierasz: odrzucasz ją i losujesz z woreczka żeton debenów albo ją zachowujesz, choć nie ma skarabeuszy. Później drugiej okazji nie ma. Wyboru nie ma też, jeśli płytka trafia do ciebie w inny sposób albo woreczek jest pusty.
    Debeny przynoszą też niektóre żetony pirogi, a na koniec mniejsza korupcja. Żetonów debenów jest 13.

duel-help-sell-title = Sprzedaż układu
duel-help-sell =
    Wyłóż z ręki przed siebie co najmniej 3 płytki jednego dobra. Mogą być wśród nich postacie, które pokazują to dobro, a także posągi Sobka i Architekt, którzy pasują do każdego. Postacie i posągi nie mają skarabeuszy, ale każda taka płytka powiększa układ.
    Pierwsza sprzedaż dobra wymaga co najmniej jednej płytki, która je pokazuje. Później sprzedane płytki tego dobra dołączają do tego samego układu; znów wykładasz co najmniej 3 płytki naraz, i mogą to być same posągi.
    Przy każdej sprzedaży używasz jednego żetonu pirogi, o ile jakiś jeszcze został.

duel-help-pirogues-title = Żetony pirogi
duel-help-pirogues =
    Obok targu leży zakrytych pięć żetonów pirogi, wylosowanych z 13. Gdy sprzedajesz układ, oglądasz wszystkie pozostałe i używasz jednego; rywal widzi tylko ten wybrany. Na miejsce użytych nie przychodzą nowe.
    Jeśli efekt żetonu może zadziałać, działa natychmiast. Możesz też wybrać żeton, którego efekt nie zadziała, by nie dostał go rywal; taki żeton zostaje odrzucony.
    Pozostałe 8 odkłada się na bok. Dobiera z nich tylko Architekt.

## The pirogues

duel-help-pyramid-title = { duel-pirogue-pyramid }
duel-help-pyramid =
    Natychmiast wykonujesz jeszcze jedną pełną turę. Jeśli bierzesz w niej płytkę, możesz najpierw dowolnie obrócić pionek Ankh na jego polu. Jeśli linia, którą wskazywał pionek, jest pusta, możesz zamiast tego uzupełnić targ.
    Tę turę musisz wykonać: jeśli nie możesz zrobić nic, gra się kończy. Są dwa takie żetony.
duel-help-scarabs-title = { duel-pirogue-scarabs }
duel-help-scarabs = Połóż ten żeton na jednym ze swoich sprzedanych układów bydła, ryb lub pszenicy; może to być także układ właśnie sprzedany. Daje on układowi 2 skarabeusze, ale nie liczy się jako płytka. Są dwa takie żetony, a jeden układ może mieć oba.
duel-help-mummy-title = { duel-pirogue-mummy }
duel-help-mummy = Weź na rękę wszystkie płytki swojej korupcji. Węże zostają u ciebie. Bez płytek korupcji nie ma efektu.
duel-help-snake-title = { duel-pirogue-snake }
duel-help-snake = Daj ten żeton rywalowi: na koniec liczy się jako 1 lub 2 punkty korupcji. Każdy występuje raz.
duel-help-points-title = Siódemka, Dwa + deben, Oko Horusa
duel-help-points =
    { duel-pirogue-seven }: daje na koniec 7 punktów.
    { duel-pirogue-two-deben }: daje na koniec 2 punkty, a teraz losujesz żeton debenów, jeśli woreczek nie jest pusty. Są dwa takie żetony.
    { duel-pirogue-horus }: wylosuj 2 żetony debenów, zachowaj lepszy, a drugi odłóż do woreczka, nie pokazując go. Jeśli w woreczku został jeden żeton, po prostu go dostajesz; pusty woreczek nic nie daje.
duel-help-finger-title = { duel-pirogue-finger }
duel-help-finger =
    Połóż ten żeton na płytce z linii pionka Ankh. W następnej turze rywal musi wziąć właśnie tę płytkę, z korupcją po drodze, i nie może zrobić nic innego.
    Symbol debenów jak zwykle daje wybór, a przy postaci rywal obraca pionek. Jeśli na linii nie ma płytki, żeton zostaje odrzucony. Są dwa takie żetony.

## The characters

duel-help-queen-title = { duel-power-queen }
duel-help-queen =
    Dobierz na rękę 3 płytki z wierzchu stosu dobierania albo tyle, ile ich zostało. Rywal widzi tylko rewersy.
    Przy pustym stosie Królowa nie ma efektu. W układzie liczy się jako kość słoniowa.
duel-help-vizier-title = { duel-power-vizier }
duel-help-vizier =
    Przejrzyj płytki korupcji rywala i weź jedną z nich na rękę.
    Jeśli nie ma żadnej, Wezyr nie ma efektu. W układzie liczy się jako bydło.
duel-help-thief-title = { duel-power-thief }
duel-help-thief =
    Wybierz rewers, który widać na ręce rywala: szare to płytki startowe, czarne to dobra, czerwone to postacie. Dostajesz losową płytkę z takim rewersem.
    Jeśli ręka rywala jest pusta, Złodziej nie ma efektu. W układzie liczy się jako ryby.
duel-help-merchant-title = { duel-power-merchant }
duel-help-merchant =
    Weź na rękę dowolną płytkę z targu, gdziekolwiek leży, bez korupcji. Pionek Ankh zostaje tam, gdzie jest, i tak, jak jest obrócony, a symbol debenów nie daje wyboru.
    Przy pustym targu Kupiec nie ma efektu. W układzie liczy się jako pszenica.
duel-help-courtesan-title = { duel-power-courtesan }
duel-help-courtesan =
    Dołóż z ręki 1 lub 2 płytki do sprzedanego już dobra: płytki tego dobra, jego postacie, posągi albo Architekta. Nie używasz za to żetonu pirogi.
    Jeśli nie ma czego dołożyć, Kurtyzana nie ma efektu. W układzie liczy się jako pszenica.
duel-help-priest-title = { duel-power-priest }
duel-help-priest =
    Wskaż dobro, którego płytkę masz w swojej korupcji, albo posągi Sobka. Wszystkie takie płytki opuszczają grę: z dobrem także jego postacie, z posągami także Architekt.
    Bez płytek korupcji Arcykapłan nie ma efektu. W układzie liczy się jako heban.
duel-help-priestess-title = { duel-power-priestess }
duel-help-priestess =
    Wskaż dobro, którego płytkę masz w swojej korupcji, albo posągi Sobka. Wszystkie takie płytki opuszczają grę: z dobrem także jego postacie, z posągami także Architekt.
    Bez płytek korupcji Arcykapłanka nie ma efektu. W układzie liczy się jako marmur.
duel-help-scribe-title = { duel-power-scribe }
duel-help-scribe =
    Jeśli rywal ma na ręce więcej niż 6 płytek, wybiera 6 do zachowania; reszta staje się korupcją.
    Przy 6 płytkach lub mniej Skryba nie ma efektu. Skrybów jest dwóch: w układzie jeden liczy się jako bydło, drugi jako ryby.
duel-help-architect-title = { duel-power-architect }
duel-help-architect =
    Dobierz 3 żetony pirogi z tych, które odłożono na początku, wybierz jeden i użyj go natychmiast, jeśli jego efekt może zadziałać. Pozostałe dwa odkłada się z powrotem.
    W układzie Architekt pasuje do każdego dobra, tak jak posąg Sobka.

## The end

duel-help-end-title = Koniec gry
duel-help-end =
    Gra kończy się natychmiast, gdy w swojej turze ktoś nie może zrobić nic: nie ma płytki do wzięcia ani stosu, z którego można uzupełnić targ, nie ma układu do sprzedania ani postaci do zagrania.
    Jeśli druga osoba mogłaby jeszcze sprzedać układy, ich płytki opuszczają grę i nie dają punktów. Potem płytki, które zostały na obu rękach, stają się korupcją.
    Porównuje się korupcję: kto ma jej mniej, losuje debeny. Na koniec liczy się punkty.

duel-help-scoring-title = Punktowanie
duel-help-scoring =
    Punkty za sprzedane dobro to liczba jego płytek × liczba skarabeuszy na nich: 4 płytki, na których jest razem 6 skarabeuszy, dają 24 punkty. Żeton Skarabeuszy w układzie liczy się jako 2 skarabeusze, ale nie jako płytka.
    Dodaj swoje debeny i punkty z żetonów pirogi.
    Kość słoniowa ma 3 skarabeusze na płytce z wartością, heban i marmur mają po 2, a bydło, ryby i pszenica po 1. Wiele płytek nie ma ich wcale, podobnie jak posągi i postacie, ale każda z nich powiększa układ.
    Wygrywa najwyższy wynik. Przy równej liczbie punktów wygrywa mniejsza korupcja; jeśli i ona jest równa, zwycięstwo jest wspólne.

## One sentence each, under a choice

duel-explain-queen = Dobierz 3 płytki ze stosu dobierania.
duel-explain-vizier = Przejrzyj korupcję rywala i weź z niej jedną płytkę.
duel-explain-thief = Ukradnij rywalowi losową płytkę; kolor rewersu wybierasz ty.
duel-explain-merchant = Weź dowolną płytkę z targu, bez korupcji.
duel-explain-courtesan = Dołóż 1 lub 2 płytki do sprzedanego już układu.
duel-explain-priest = Usuń ze swojej korupcji wszystkie płytki jednego dobra albo wszystkie posągi.
duel-explain-priestess = { duel-explain-priest }
duel-explain-scribe = Rywal zachowuje najwyżej 6 płytek; reszta staje się korupcją.
duel-explain-architect = Dobierz 3 żetony pirogi odłożone na początku i użyj jednego z nich.
duel-explain-pyramid = Natychmiast wykonaj jeszcze jedną turę; przed wzięciem płytki możesz obrócić pionek Ankh.
duel-explain-scarabs = Dodaj 2 skarabeusze do sprzedanego układu bydła, ryb lub pszenicy.
duel-explain-mummy = Weź na rękę wszystkie płytki swojej korupcji.
duel-explain-snake1 = Rywal ma na koniec gry +1 do korupcji.
duel-explain-snake2 = Rywal ma na koniec gry +2 do korupcji.
duel-explain-seven = Zdobądź 7 punktów na koniec gry.
duel-explain-two-deben = Zdobądź 2 punkty na koniec gry i wylosuj żeton debenów.
duel-explain-horus = Wylosuj 2 żetony debenów i zachowaj lepszy.
duel-explain-finger = Wskaż płytkę na linii pionka Ankh, którą rywal musi wziąć w następnej turze.
duel-explain-fill = Pionek Ankh schodzi z targu, targ się uzupełnia, a ty bierzesz płytkę ze środka.
duel-explain-keep = Płytka zostaje na twojej ręce. Później nie da się jej wymienić.
duel-explain-trade = Płytka zostaje odrzucona, a ty losujesz żeton debenów wart od 3 do 9 punktów.
