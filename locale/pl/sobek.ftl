### What the game of Sobek says: events, questions, the text board, the scoring.
### $seat, $by and $target are players' names as they are and are never inflected: a subject, in brackets or after a colon.
### Present tense, because the past would say a player's gender.
### Beside every named thing there is its code: $set-code, $card-code and so on, for selectors. Lists have $cards-count.

sobek-title = Sobek

## Rounds and deliveries

sobek-round-dealt = Zaczyna się runda { $round }.
sobek-round-dealt-hand = Zaczyna się runda { $round }. Twoja ręka na start: { $cards }.
sobek-starter-lot = Los decyduje, kto zaczyna rundę { $round }: { $seat }.
sobek-starter-self = { $seat } postanawia zacząć rundę { $round }.
sobek-starter-named = { $by } wskazuje, kto zaczyna rundę { $round }: { $seat }.
# Behind the sentence before, where several had the fewest points.
sobek-starter-tied = Na ostatnim miejscu był remis, więc o tym, kto wskazuje, zdecydował los ({ $by }).
sobek-delivered =
    { $count ->
        [one] Na nabrzeżu leży nowa dostawa: { $count } karta.
        [few] Na nabrzeżu leży nowa dostawa: { $count } karty.
        [many] Na nabrzeżu leży nowa dostawa: { $count } kart.
       *[other] Na nabrzeżu leży nowa dostawa: { $count } karty.
    } { $deck ->
        [0] Talia jest pusta: to ostatnia dostawa.
        [one] W talii została { $deck } karta.
        [few] W talii zostały { $deck } karty.
        [many] W talii zostało { $deck } kart.
       *[other] W talii zostało { $deck } karty.
    }
sobek-round-ended = { $seat } bierze ostatnią kartę: koniec rundy.

## Taking cards

sobek-card-taken =
    { $card-code ->
        [hidden] { $seat } bierze zakrytą postać.
       *[other] { $seat } bierze kartę: { $card }.
    }
sobek-card-taken-skipping =
    { $card-code ->
        [hidden] { $seat } bierze zakrytą postać. Korupcja: { $skipped }.
       *[other] { $seat } bierze kartę: { $card }. Korupcja: { $skipped }.
    }

## Sets and event tokens

sobek-set-played = { $seat } zagrywa układ ({ $set }): { $cards }.
sobek-set-played-short = { $seat } zagrywa układ ({ $set }).
sobek-set-joined =
    { $total ->
        [one] { $seat } dokłada do układu ({ $set }, razem { $total } karta): { $cards }.
        [few] { $seat } dokłada do układu ({ $set }, razem { $total } karty): { $cards }.
        [many] { $seat } dokłada do układu ({ $set }, razem { $total } kart): { $cards }.
       *[other] { $seat } dokłada do układu ({ $set }, razem { $total } karty): { $cards }.
    }
sobek-set-joined-short = { $seat } dokłada do układu ({ $set }).
sobek-tokens-looked = { $seat } przegląda pozostałe żetony wydarzeń.
sobek-tokens-seen =
    { $tokens-count ->
        [one] Został tylko jeden żeton wydarzenia: { $tokens }.
        [few] Pozostałe żetony wydarzeń: { $tokens }.
        [many] Pozostałe żetony wydarzeń: { $tokens }.
       *[other] Pozostałe żetony wydarzeń: { $tokens }.
    }
sobek-event-chosen-none = { $seat } wybiera żeton: { $token }. Jego efekt nie może zadziałać, więc żeton zostaje odrzucony.
sobek-event-chosen-guild = { $seat } wybiera żeton: { $token }. Cofa się: { $target }.
sobek-event-chosen-guild-alone = { $seat } wybiera żeton: { $token }. Nie ma znacznika, który mógłby się cofnąć.
sobek-event-chosen-flood = { $seat } wybiera żeton: { $token }. To oznacza jeszcze jedną turę.
sobek-event-chosen-curse = { $seat } wybiera żeton: { $token }. Korupcja większa o 2: { $target }.
sobek-event-chosen-prosperity = { $seat } wybiera żeton: { $token }. Układ zyskuje 2 skarabeusze: { $set }.
sobek-event-chosen-embalming = { $seat } wybiera żeton: { $token }.
sobek-event-chosen-deceit = { $seat } wybiera żeton: { $token }.
sobek-marker-forward =
    { $points ->
        [one] { $seat } zyskuje { $points } punkt: z { $before } na { $after }.
        [few] { $seat } zyskuje { $points } punkty: z { $before } na { $after }.
        [many] { $seat } zyskuje { $points } punktów: z { $before } na { $after }.
       *[other] { $seat } zyskuje { $points } punktu: z { $before } na { $after }.
    }
sobek-marker-back =
    { $points ->
        [one] { $seat } traci { $points } punkt: z { $before } na { $after }.
        [few] { $seat } traci { $points } punkty: z { $before } na { $after }.
        [many] { $seat } traci { $points } punktów: z { $before } na { $after }.
       *[other] { $seat } traci { $points } punktu: z { $before } na { $after }.
    }
sobek-pile-embalmed =
    { $count ->
        [one] { $seat } bierze na rękę swój stos korupcji, { $count } kartę: { $cards }.
        [few] { $seat } bierze na rękę swój stos korupcji, { $count } karty: { $cards }.
        [many] { $seat } bierze na rękę swój stos korupcji, { $count } kart: { $cards }.
       *[other] { $seat } bierze na rękę swój stos korupcji, { $count } karty: { $cards }.
    }
# There are as many points as cards.
sobek-pile-counted =
    { $points ->
        [one] { $seat } ma pod płytką korupcji { $points } kartę i zdobywa { $points } punkt.
        [few] { $seat } ma pod płytką korupcji { $points } karty i zdobywa { $points } punkty.
        [many] { $seat } ma pod płytką korupcji { $points } kart i zdobywa { $points } punktów.
       *[other] { $seat } ma pod płytką korupcji { $points } karty i zdobywa { $points } punktu.
    }

## Characters

sobek-character-played-none = { $seat } zagrywa postać: { $card }. Zdolność nie ma na co zadziałać, więc karta zostaje tylko odrzucona.
sobek-character-played-queen = { $seat } zagrywa postać: { $card }. Dobiera z talii.
sobek-character-played-vizier = { $seat } zagrywa postać: { $card }. Przeglądany stos korupcji: { $target }.
sobek-character-played-thief = { $seat } zagrywa postać: { $card }. Cel kradzieży: { $target }.
sobek-character-played-merchant = { $seat } zagrywa postać: { $card }. Bierze dowolną kartę z nabrzeża.
sobek-character-played-courtesan = { $seat } zagrywa postać: { $card }. Dokłada do układu.
sobek-character-played-priest = { $seat } zagrywa postać: { $card }. Ze stosu korupcji znika dobro: { $good }.
sobek-character-played-priestess = { $seat } zagrywa postać: { $card }. Ze stosu korupcji znika dobro: { $good }.
sobek-character-played-scribe = { $seat } zagrywa postać: { $card }. Wszyscy inni zachowują najwyżej 6 kart.
sobek-cards-drawn =
    { $count ->
        [one] { $seat } dobiera { $count } kartę: { $cards }.
        [few] { $seat } dobiera { $count } karty: { $cards }.
        [many] { $seat } dobiera { $count } kart: { $cards }.
       *[other] { $seat } dobiera { $count } karty: { $cards }.
    }
sobek-card-stolen = { $seat } kradnie kartę: { $card }. Traci ją: { $target }.
sobek-pile-looked = { $seat } przegląda stos korupcji ({ $target }).
sobek-pile-seen = Stos korupcji ({ $target }): { $cards }.
sobek-card-reclaimed = { $seat } bierze kartę ze stosu korupcji ({ $target }): { $card }.
sobek-card-bought =
    { $card-code ->
        [hidden] { $seat } bierze zakrytą postać, bez korupcji.
       *[other] { $seat } bierze kartę bez korupcji: { $card }.
    }
sobek-pile-cleared =
    { $cards-count ->
        [one] { $seat } odrzuca ze stosu korupcji { $cards-count } kartę: { $cards }.
        [few] { $seat } odrzuca ze stosu korupcji { $cards-count } karty: { $cards }.
        [many] { $seat } odrzuca ze stosu korupcji { $cards-count } kart: { $cards }.
       *[other] { $seat } odrzuca ze stosu korupcji { $cards-count } karty: { $cards }.
    }
sobek-set-extended =
    { $total ->
        [one] { $seat } dokłada do układu ({ $set }, razem { $total } karta): { $cards }.
        [few] { $seat } dokłada do układu ({ $set }, razem { $total } karty): { $cards }.
        [many] { $seat } dokłada do układu ({ $set }, razem { $total } kart): { $cards }.
       *[other] { $seat } dokłada do układu ({ $set }, razem { $total } karty): { $cards }.
    }
sobek-cards-given =
    { $count ->
        [one] { $seat } wkłada pod płytkę korupcji { $count } kartę: { $cards }.
        [few] { $seat } wkłada pod płytkę korupcji { $count } karty: { $cards }.
        [many] { $seat } wkłada pod płytkę korupcji { $count } kart: { $cards }.
       *[other] { $seat } wkłada pod płytkę korupcji { $count } karty: { $cards }.
    }
sobek-choice-made = Wybrane karty: { $cards }.
sobek-choice-finished = Twój wybór jest gotowy.
# Told to everybody when the game is over.
sobek-choice-made-after = { $seat } wybiera: { $cards }.
sobek-choice-finished-after = { $seat } kończy wybór.

## The end of a round and of the game

sobek-sets-laid = { $seat } wykłada na koniec rundy: { $sets }.
# One set among several, as an item of a list.
sobek-laid-set = { $set } ({ $cards })
sobek-round-scored = Punktowanie rundy { $round }.
sobek-round-scored-seat =
    { $points ->
        [0] { $seat }: brak punktów z układów, nadal { $reached }.
        [one] { $seat }: { $points } punkt z układów, z { $before } na { $reached }.
        [few] { $seat }: { $points } punkty z układów, z { $before } na { $reached }.
        [many] { $seat }: { $points } punktów z układów, z { $before } na { $reached }.
       *[other] { $seat }: { $points } punktu z układów, z { $before } na { $reached }.
    }
# Follows the line of a player in the same line.
sobek-round-scored-corrupt =
    { $steps ->
        [0] Największa korupcja, ale przy mniej niż 10 punktach nie ma kary.
        [one] Największa korupcja: { $steps } krok w tył, na { $after } (strata: { $lost } pkt).
        [few] Największa korupcja: { $steps } kroki w tył, na { $after } (strata: { $lost } pkt).
        [many] Największa korupcja: { $steps } kroków w tył, na { $after } (strata: { $lost } pkt).
       *[other] Największa korupcja: { $steps } kroku w tył, na { $after } (strata: { $lost } pkt).
    }
sobek-game-ended =
    { $winners-count ->
        [one] Koniec gry. Wygrywa { $winners }
        [few] Koniec gry. Wspólne zwycięstwo: { $winners }
        [many] Koniec gry. Wspólne zwycięstwo: { $winners }
       *[other] Koniec gry. Wspólne zwycięstwo: { $winners }
    } { $score ->
        [one] ({ $score } punkt).
        [few] ({ $score } punkty).
        [many] ({ $score } punktów).
       *[other] ({ $score } punktu).
    }

## Questions. $options says what can be done in a turn: any of take, character and set, joined by hyphens

sobek-ask-turn =
    { $options ->
        [take] Twoja tura. Weź kartę z nabrzeża.
        [take-character] Twoja tura. Weź kartę albo zagraj postać.
        [take-set] Twoja tura. Weź kartę albo zagraj układ.
        [character] Twoja tura. Zagraj postać.
        [set] Twoja tura. Zagraj układ.
        [character-set] Twoja tura. Zagraj postać albo układ.
       *[take-character-set] Twoja tura. Weź kartę, zagraj postać albo układ.
    }
sobek-ask-event = Wybierz jeden żeton wydarzenia. Jeśli jego efekt może zadziałać, działa natychmiast.
sobek-ask-vizier = Wybierz kartę, którą bierzesz z tego stosu korupcji.
sobek-ask-scribe =
    { $count ->
        [one] Skryba zostawia ci 6 kart: wybierz { $count } kartę na swój stos korupcji.
        [few] Skryba zostawia ci 6 kart: wybierz { $count } karty na swój stos korupcji.
        [many] Skryba zostawia ci 6 kart: wybierz { $count } kart na swój stos korupcji.
       *[other] Skryba zostawia ci 6 kart: wybierz { $count } karty na swój stos korupcji.
    }
sobek-ask-scribe-chosen = Wybrane do tej pory: { $cards }.
sobek-ask-lay = Runda jest skończona: wyłóż ostatnie układy, 1 punkt za każdego skarabeusza.
sobek-ask-starter = Masz najmniej punktów, więc decydujesz: kto zaczyna rundę { $round }?
sobek-ask-starter-tied = Na ostatnim miejscu jest remis, a los dał wybór tobie: kto zaczyna rundę { $round }?

## One line about the game

sobek-status-round = Runda { $round } z { $rounds }
sobek-status-deck =
    { $count ->
        [0] talia pusta
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
sobek-status-tokens =
    { $count ->
        [0] brak żetonów wydarzeń
        [one] { $count } żeton wydarzenia
        [few] { $count } żetony wydarzeń
        [many] { $count } żetonów wydarzeń
       *[other] { $count } żetonu wydarzeń
    }
sobek-status-turn = teraz gra: { $seat }
sobek-status-waiting =
    { $seats-count ->
        [one] teraz decyduje: { $seats }
        [few] teraz decydują: { $seats }
        [many] teraz decydują: { $seats }
       *[other] teraz decydują: { $seats }
    }
sobek-status-over = Koniec gry
sobek-status-winners =
    { $winners-count ->
        [one] wygrywa { $winners }
        [few] wspólne zwycięstwo: { $winners }
        [many] wspólne zwycięstwo: { $winners }
       *[other] wspólne zwycięstwo: { $winners }
    }

## The table as text

sobek-board-quays =
    { $start ->
        [temple] **Nabrzeże, od świątyni**
       *[zero] **Nabrzeże, od karty najbliższej pola „0”**
    }
sobek-board-quays-empty = Nabrzeże jest puste.
sobek-board-place =
    { $cost ->
        [0] { $place }. { $card }: bez korupcji
        [one] { $place }. { $card }: { $cost } karta korupcji
        [few] { $place }. { $card }: { $cost } karty korupcji
        [many] { $place }. { $card }: { $cost } kart korupcji
       *[other] { $place }. { $card }: { $cost } karty korupcji
    }
sobek-board-place-far = { $place }. { $card }: poza zasięgiem
sobek-board-deck =
    { $count ->
        [0] Talia: pusta
        [one] Talia: { $count } karta, { $top }
        [few] Talia: { $count } karty, na wierzchu { $top }
        [many] Talia: { $count } kart, na wierzchu { $top }
       *[other] Talia: { $count } karty, na wierzchu { $top }
    }
sobek-board-discard = Stos kart odrzuconych: { $cards }
sobek-board-discard-empty = Stos kart odrzuconych: pusty
sobek-board-discard-count =
    { $count ->
        [one] Stos kart odrzuconych: { $count } karta
        [few] Stos kart odrzuconych: { $count } karty
        [many] Stos kart odrzuconych: { $count } kart
       *[other] Stos kart odrzuconych: { $count } karty
    }
sobek-board-tokens =
    { $count ->
        [0] Pozostałe żetony wydarzeń: brak
        [one] Pozostałe żetony wydarzeń: { $count }
        [few] Pozostałe żetony wydarzeń: { $count }
        [many] Pozostałe żetony wydarzeń: { $count }
       *[other] Pozostałe żetony wydarzeń: { $count }
    }
sobek-board-tokens-known = Pozostałe żetony wydarzeń, które znasz: { $tokens }
sobek-board-tokens-used = Użyte żetony wydarzeń: { $tokens }
sobek-board-player =
    { $score ->
        [one] **{ $seat }**: { $score } punkt
        [few] **{ $seat }**: { $score } punkty
        [many] **{ $seat }**: { $score } punktów
       *[other] **{ $seat }**: { $score } punktu
    }
sobek-board-player-turn =
    { $score ->
        [one] **{ $seat }** (teraz gra): { $score } punkt
        [few] **{ $seat }** (teraz gra): { $score } punkty
        [many] **{ $seat }** (teraz gra): { $score } punktów
       *[other] **{ $seat }** (teraz gra): { $score } punktu
    }
sobek-board-hand =
    { $count ->
        [0] - Ręka: brak kart
        [one] - Ręka: { $count } karta ({ $backs })
        [few] - Ręka: { $count } karty ({ $backs })
        [many] - Ręka: { $count } kart ({ $backs })
       *[other] - Ręka: { $count } karty ({ $backs })
    }
sobek-board-set = - Układ ({ $set }): { $cards }. Obecna wartość: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
sobek-board-set-prosperity = - Układ ({ $set }): { $cards }, żetony Dobrobytu: { $prosperity }. Obecna wartość: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
# The same in few words, where the text would grow too long.
sobek-board-set-brief =
    { $cards ->
        [one] - Układ ({ $set }): { $cards } karta,
        [few] - Układ ({ $set }): { $cards } karty,
        [many] - Układ ({ $set }): { $cards } kart,
       *[other] - Układ ({ $set }): { $cards } karty,
    } { $scarabs ->
        [one] { $scarabs } skarabeusz
        [few] { $scarabs } skarabeusze
        [many] { $scarabs } skarabeuszy
       *[other] { $scarabs } skarabeusza
    }
sobek-board-no-sets = - Jeszcze bez układów
sobek-board-curses =
    { $count ->
        [one] - { $count } Klątwa: korupcja większa o 2 karty
        [few] - { $count } Klątwy: korupcja większa o { $corruption } karty
        [many] - { $count } Klątw: korupcja większa o { $corruption } kart
       *[other] - { $count } Klątwy: korupcja większa o { $corruption } karty
    }
sobek-board-own-hand =
    { $cards-count ->
        [0] **Twoja ręka**: pusta
        [one] **Twoja ręka**, { $cards-count } karta: { $cards }
        [few] **Twoja ręka**, { $cards-count } karty: { $cards }
        [many] **Twoja ręka**, { $cards-count } kart: { $cards }
       *[other] **Twoja ręka**, { $cards-count } karty: { $cards }
    }
sobek-board-own-pile =
    { $cards-count ->
        [0] **Twój stos korupcji**: pusty
        [one] **Twój stos korupcji**, { $cards-count } karta: { $cards }
        [few] **Twój stos korupcji**, { $cards-count } karty: { $cards }
        [many] **Twój stos korupcji**, { $cards-count } kart: { $cards }
       *[other] **Twój stos korupcji**, { $cards-count } karty: { $cards }
    }
sobek-board-looked-at = Przeglądany przez ciebie stos korupcji: { $cards }
sobek-board-put-aside = Wybrane na twój stos korupcji: { $cards }
sobek-board-laid = Wyłożone do tej pory (widzisz to tylko ty): { $sets }

## How the scores came about

sobek-score-none = Nie było jeszcze żadnego punktowania.
sobek-score-final = **Końcowa klasyfikacja**
# The same before the end.
sobek-score-so-far = **Punkty do tej pory**
sobek-score-rank =
    { $score ->
        [one] { $rank }. { $seat }: { $score } punkt
        [few] { $rank }. { $seat }: { $score } punkty
        [many] { $rank }. { $seat }: { $score } punktów
       *[other] { $rank }. { $seat }: { $score } punktu
    }
sobek-score-round = **Runda { $round }**
sobek-score-seat = **{ $seat }**
sobek-score-events = - Bractwo i Oszustwo w trakcie rundy: z { $from } na { $to }
sobek-score-no-sets = - Bez układów, bez punktów
sobek-score-set =
    { $cards ->
        [one] - Układ ({ $set }): { $cards } karta
        [few] - Układ ({ $set }): { $cards } karty
        [many] - Układ ({ $set }): { $cards } kart
       *[other] - Układ ({ $set }): { $cards } karty
    } × { $scarabs ->
        [one] { $scarabs } skarabeusz
        [few] { $scarabs } skarabeusze
        [many] { $scarabs } skarabeuszy
       *[other] { $scarabs } skarabeusza
    } = { $points }
sobek-score-set-prosperity =
    { $cards ->
        [one] - Układ ({ $set }): { $cards } karta
        [few] - Układ ({ $set }): { $cards } karty
        [many] - Układ ({ $set }): { $cards } kart
       *[other] - Układ ({ $set }): { $cards } karty
    } × { $scarabs ->
        [one] { $scarabs } skarabeusz
        [few] { $scarabs } skarabeusze
        [many] { $scarabs } skarabeuszy
       *[other] { $scarabs } skarabeusza
    } (w tym Dobrobyt: { $extra }) = { $points }
sobek-score-set-horizontal = - Wyłożony na koniec ({ $set }): { $scarabs ->
        [0] bez skarabeuszy, bez punktów
        [one] { $scarabs } skarabeusz = { $points }
        [few] { $scarabs } skarabeusze = { $points }
        [many] { $scarabs } skarabeuszy = { $points }
       *[other] { $scarabs } skarabeusza = { $points }
    }
sobek-score-sum = - Układy razem: { $points }. Znacznik z { $before } na { $reached }
sobek-score-corruption =
    { $curses ->
        [0] - Korupcja: { $corruption }
       *[other] - Korupcja: { $corruption } ({ $pile ->
            [one] { $pile } karta
            [few] { $pile } karty
            [many] { $pile } kart
           *[other] { $pile } karty
        } i { $extra } za { $curses ->
            [one] Klątwę
            [few] { $curses } Klątwy
            [many] { $curses } Klątw
           *[other] { $curses } Klątwy
        })
    }
# Only for players tied for the most corruption; follows the line above.
sobek-score-tie =
    { $scarabs ->
        [one] - Remis o największą korupcję; { $scarabs } skarabeusz na tych kartach
        [few] - Remis o największą korupcję; { $scarabs } skarabeusze na tych kartach
        [many] - Remis o największą korupcję; { $scarabs } skarabeuszy na tych kartach
       *[other] - Remis o największą korupcję; { $scarabs } skarabeusza na tych kartach
    }
sobek-score-corrupt-free = - Największa korupcja, ale przy mniej niż 10 punktach nie ma kary
sobek-score-penalty =
    - Kara za korupcję: { $points } pkt z układów to { $steps ->
        [one] { $steps } krok w tył
        [few] { $steps } kroki w tył
        [many] { $steps } kroków w tył
       *[other] { $steps } kroku w tył
    }, po 1 za każde pełne 10. Krok cofa na { $symbol-code ->
        [number] najbliższą niższą liczbę
       *[other] najbliższy niższy taki sam symbol ({ $symbol })
    }: z { $reached } na { $after }, strata { $lost } pkt
sobek-score-brief = - { $seat }: { $points } z układów, korupcja { $corruption }, wynik { $after }
sobek-score-brief-corrupt = - { $seat }: { $points } z układów, korupcja { $corruption } (największa, strata { $lost }), wynik { $after }

## Refusals: what cannot be done, and what to do instead

sobek-refusal-no-such-place = Na tym miejscu nie ma karty do wzięcia. Weź jedną z pierwszych czterech; dalej sięga tylko Kupiec.
sobek-refusal-not-in-hand = Nie masz wszystkich tych kart. Otwórz swoją rękę, by zobaczyć, co masz teraz.
sobek-refusal-not-a-character = Zdolności mają tylko karty postaci. Dobra i amulety zagrywa się w układach.
sobek-refusal-too-few-cards = Układ wymaga co najmniej 3 kart, także gdy powiększasz ten, który już leży. Zaznacz jeszcze kilka.
sobek-refusal-too-many-cards = Kurtyzana dokłada 1 lub 2 karty, nie więcej. Wybierz mniej.
sobek-refusal-mixed-goods = Wszystkie karty układu muszą należeć do jednego dobra; amulety pasują do każdego. Pomiń to, co nie pasuje.
sobek-refusal-needs-good = Same amulety nie tworzą układu żadnego dobra. Dodaj kartę tego dobra albo zagraj je jako same amulety.
sobek-refusal-set-stands = Masz już układ tego dobra. Dołóż karty do niego.
sobek-refusal-no-such-set = Nie masz na stole takiego układu. Zacznij nowy albo wybierz inny.
sobek-refusal-not-prosperous = Dobrobyt pasuje tylko do bydła, ryb i pszenicy. Wybierz układ albo karty tych dóbr.
sobek-refusal-no-such-token = Tego żetonu wydarzenia nie ma wśród pozostałych. Wybierz inny.
sobek-refusal-no-such-target = Tego gracza nie można teraz wskazać. Wybierz kogoś innego.
sobek-refusal-needs-target = Czegoś tu brakuje: wskaż, kogo lub czego to dotyczy.
sobek-refusal-not-in-pile = Na stosie korupcji nie ma takiej karty. Wybierz którąś z tych, które tam są.
sobek-refusal-already-laid = Układ tego dobra jest już wyłożony, a z każdego dobra może być tylko jeden. Wyłóż inne dobro albo zakończ.

## To, co mówi się we wszystkich grach, słowami tej gry

sobek-own-board-turn-here = { $mention }, weź tu kartę. Układy i postacie: „{ board-hand }”.
sobek-own-board-cards = Znane karty
sobek-own-known-title = Znane karty
sobek-own-hand-choose-cards =
    { $least ->
        [0] { $most ->
            [one] Wybierz najwyżej { $most } kartę
            [few] Wybierz najwyżej { $most } karty
            [many] Wybierz najwyżej { $most } kart
           *[other] Wybierz najwyżej { $most } karty
        }
       *[other] { $most ->
            [one] Wybierz jedną kartę
            [few] { $gap ->
                [1] Wybierz { $least } lub { $most } karty
               *[other] Wybierz od { $least } do { $most } kart
            }
            [many] { $gap ->
                [1] Wybierz { $least } lub { $most } kart
               *[other] Wybierz od { $least } do { $most } kart
            }
           *[other] { $gap ->
                [1] Wybierz { $least } lub { $most } karty
               *[other] Wybierz od { $least } do { $most } karty
            }
        }
    }
sobek-own-hand-choose-exactly =
    { $count ->
        [one] Wybierz jedną kartę
        [few] Wybierz { $count } karty
        [many] Wybierz { $count } kart
       *[other] Wybierz { $count } karty
    }
sobek-own-hand-chosen =
    { $count ->
        [one] Wybrano { $count } kartę
        [few] Wybrano { $count } karty
        [many] Wybrano { $count } kart
       *[other] Wybrano { $count } karty
    }
sobek-own-hand-play-cards =
    { $count ->
        [one] Potwierdź { $count } kartę
        [few] Potwierdź { $count } karty
        [many] Potwierdź { $count } kart
       *[other] Potwierdź { $count } karty
    }
sobek-choice-give = Karty do korupcji
