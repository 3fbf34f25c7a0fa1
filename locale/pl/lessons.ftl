### Lekcje: co strony z zasadami mają poza samymi zasadami (ich rama i elementy gry w liczbach).
### Liczby pochodzą z samych zasad. Najwyżej 1000 znaków na temat.

## The frame of every page

# Pod tytułem tematu: która strona z ilu.
rules-page = Strona { $page } z { $pages }
# Przyciski do poprzedniej i następnej strony.
rules-back = Poprzednia strona
rules-next = Następna strona
# Tekst alternatywny obrazka na stronie.
rules-picture = Obrazek do „{ $title }”: tekst nad nim mówi to samo.
# Pod kartą lub płytką, która nie kosztuje korupcji.
rules-free = za darmo

## Sobek

sobek-help-setup-title = Przygotowanie gry
sobek-help-setup =
    Gra się w 2, 3 lub 4 osoby, przez { $rounds } rundy. Każdą rundę przygotowuje się tak:
    - Każdy dostaje { $hand } z { $green } kart z zielonym rewersem. Pozostałe zielone karty nie biorą udziału w rundzie.
    - Tasuje się { $beige } kart dóbr z beżowym rewersem i { $characters } kart postaci: powstaje talia { $deck } kart. W grze dwuosobowej { $aside } kart z wierzchu odkłada się bez oglądania; w tej rundzie nie biorą udziału.
    - { $row } kart trafia na nabrzeże, dobra odkryte, postacie zakryte. To pierwsza dostawa.
    - Losuje się { $drawn } z { $tokens } żetonów wydarzeń; leżą zakryte.
    W pierwszej rundzie wszystkie znaczniki stoją na 0, a o tym, kto zaczyna, decyduje los. Przed każdą kolejną rundą decyduje o tym osoba, która ma najmniej punktów.
sobek-help-cards-title = Karty
sobek-help-cards =
    W grze są { $cards } karty. { $characters } z nich to postacie, każda inna, tylko Skrybów jest dwóch. Pozostałe to dobra:
    - { sobek-good-ivory }: { $ivory }, w tym { $ivory-valued } z { $ivory-scarabs } skarabeuszami
    - { sobek-good-ebony }: { $ebony }, w tym { $ebony-valued } z { $ebony-scarabs } skarabeuszami
    - { sobek-good-marble }: { $marble }, w tym { $marble-valued } z { $marble-scarabs } skarabeuszami
    - { sobek-good-cattle }: { $cattle }, w tym { $cattle-valued } z 1 skarabeuszem
    - { sobek-good-fish }: { $fish }, w tym { $fish-valued } z 1 skarabeuszem
    - { sobek-good-wheat }: { $wheat }, w tym { $wheat-valued } z 1 skarabeuszem
    - Amulet: { $amulets }, bez skarabeuszy; pasuje do każdego dobra
    { $green } z tych kart dóbr ma zielony rewers i zielony róg z przodu. To karty startowe i żadna z nich nie ma skarabeuszy. Wszystkie inne dobra mają beżowe rewersy, postacie pomarańczowe.
sobek-help-tokens-title = 12 żetonów wydarzeń
sobek-help-tokens =
    Liczba żetonów każdego rodzaju; w rundzie bierze udział { $drawn } z { $tokens }:
    - { sobek-token-guild }: { $token-guild }, po jednym na każdy symbol toru
    - { sobek-token-flood }: { $token-flood }
    - { sobek-token-curse }: { $token-curse }
    - { sobek-token-prosperity }: { $token-prosperity }
    - { sobek-token-embalming }: { $token-embalming }
    - { sobek-token-deceit }: { $token-deceit }
sobek-help-track-title = Tor punktowy
sobek-help-track =
    Punkty liczy się na torze o { $spaces } polach, od 0 do { $last }. Przy 100 punktach stoisz znów na 0, przy 101 na 1 i tak dalej.
    Co piąte pole ma swoją liczbę: 0, 5, 10 i tak dalej. Wszystkie liczby razem są jednym symbolem.
    Na czterech polach między dwiema liczbami są cztery symbole, każdy raz: ankh, oko, pióro i lotos. Ich kolejność zmienia się wzdłuż toru.
    Symbole są ważne w dwóch przypadkach. Żeton Bractwa przesuwa znaczniki na następne lub poprzednie pole z symbolem z tego żetonu. Kara za korupcję cofa twój znacznik po polach z symbolem, na którym on stoi; plansza pokazuje ten symbol pod twoimi punktami.
sobek-help-penalty-title = Kara na przykładzie
sobek-help-penalty =
    Twoje układy z tej rundy dały { $points } punkty i twój znacznik doszedł do { $from }. To ty masz najwięcej korupcji.
    W { $points } punktach mieszczą się { $steps } pełne dziesiątki, więc twój znacznik cofa się o { $steps } kroki. Na polu { $from } jest ankh, więc każdy krok prowadzi do najbliższego niższego ankha: najpierw na { $over }, potem na { $to }. Zostają ci { $to } punkty.
    Znacznik stojący na liczbie idzie od liczby do liczby: z 50 trzy kroki wstecz prowadzą na 45, 40 i 35.
    Kto zdobył w rundzie mniej niż { $step } punktów, nie cofa się wcale, i nikt nie spada poniżej 0.

## Sobek: 2 Players

duel-help-setup-title = Przygotowanie gry
duel-help-setup =
    - Każdy dostaje { $hand } z { $starting } płytek startowych z szarym rewersem. Kolejne { $centre } leżą odkryte na czterech polach pośrodku targu, a ostatnie { $boxed } nie są potrzebne.
    - Tasuje się { $goods } płytek z czarnym rewersem i { $characters } postaci z czerwonym. { $laid } z nich zapełniają pozostałe pola, dobra odkryte, postacie zakryte. Pozostałe { $pile } tworzą stos dobierania.
    - { $drawn } z { $pirogues } żetonów pirogi leży zakrytych obok targu, { $aside } pozostałych odkłada się na bok.
    - Wszystkie debeny ({ $deben }) trafiają do woreczka. Pionek Ankh czeka obok targu.
    O tym, kto zaczyna, decyduje los. W grze z dodatkiem wtasowuje się jeszcze inne płytki, więc stos dobierania jest większy.
duel-help-tiles-title = Płytki i debeny
duel-help-tiles =
    W grze jest { $tiles } płytek. { $characters } z nich to postacie, { $statues } to posągi Sobka, które pasują do każdego dobra i nie mają skarabeuszy. Pozostałe to dobra:
    - { duel-good-ivory }: { $ivory }, w tym { $ivory-valued } z { $ivory-scarabs } skarabeuszami
    - { duel-good-ebony }: { $ebony }, w tym { $ebony-valued } z { $ebony-scarabs } skarabeuszami
    - { duel-good-marble }: { $marble }, w tym { $marble-valued } z { $marble-scarabs } skarabeuszami
    - { duel-good-livestock }: { $livestock }, w tym { $livestock-valued } z 1 skarabeuszem
    - { duel-good-fish }: { $fish }, w tym { $fish-valued } z 1 skarabeuszem
    - { duel-good-wheat }: { $wheat }, w tym { $wheat-valued } z 1 skarabeuszem
    Jedna płytka każdego dobra, razem { $icons }, ma symbol debenów zamiast skarabeuszy. Płytek startowych jest { $starting }: nie mają skarabeuszy, mają szary róg.
    Debeny ({ $deben }): 3 punkty × { $deben-3 }, 4 × { $deben-4 }, 5 × { $deben-5 }, 6 × { $deben-6 }, 7 × { $deben-7 }, 8 × { $deben-8 }, 9 × { $deben-9 }.
duel-help-pirogue-list-title = 13 żetonów pirogi
duel-help-pirogue-list =
    Liczba żetonów każdego rodzaju; { $drawn } z { $pirogues } leży obok targu:
    - { duel-pirogue-pyramid }: { $pirogue-pyramid }
    - { duel-pirogue-scarabs }: { $pirogue-scarabs }
    - { duel-pirogue-mummy }: { $pirogue-mummy }
    - { duel-pirogue-snake1 }: { $pirogue-snake1 }
    - { duel-pirogue-snake2 }: { $pirogue-snake2 }
    - { duel-pirogue-seven }: { $pirogue-seven }
    - { duel-pirogue-two-deben }: { $pirogue-two-deben }
    - { duel-pirogue-horus }: { $pirogue-horus }
    - { duel-pirogue-finger }: { $pirogue-finger }
    Dodatek dokłada po jednym: { duel-pirogue-theft }, { duel-pirogue-scarabs2 }
