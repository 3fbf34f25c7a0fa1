### What the game of Sobek: 2 Players says: events, questions, the text board, the scoring.
### $seat and $target are players' names as they are and are never inflected: a subject, in brackets or after a colon.
### Present tense, because the past would say a player's gender.
### Beside every named thing there is its code: $good-code, $tile-code and so on, for selectors. Lists have $tiles-count.

duel-title = Sobek: 2 graczy

## The market and the Ankh

duel-market-filled = { $seat } uzupełnia targ.
# Why that was, and what came of it.
duel-market-filled-why =
    Na linii pionka Ankh nie było płytki, więc pionek schodzi z targu. Nowe płytki: { $laid }. { $pile ->
        [0] Stos dobierania jest teraz pusty.
       *[other] Na stosie zostaje: { $pile }.
    }
duel-tile-taken =
    { $tile-code ->
        [hidden] { $seat } bierze zakrytą postać.
        [hidden-gold] { $seat } bierze zakrytą płytkę faraona.
       *[other] { $seat } bierze płytkę: { $tile }.
    }
duel-tile-taken-passing =
    { $tile-code ->
        [hidden] { $seat } bierze zakrytą postać. Korupcja: { $passed }.
        [hidden-gold] { $seat } bierze zakrytą płytkę faraona. Korupcja: { $passed }.
       *[other] { $seat } bierze płytkę: { $tile }. Korupcja: { $passed }.
    }
duel-tile-taken-passing-short =
    { $tile-code ->
        [hidden] { $seat } bierze zakrytą postać.
        [hidden-gold] { $seat } bierze zakrytą płytkę faraona.
       *[other] { $seat } bierze płytkę: { $tile }.
    }
duel-ankh-turned = { $seat } obraca pionek Ankh: { $line }.
duel-tile-kept = { $seat } zachowuje płytkę zamiast żetonu debenów: { $tile }.
duel-tile-traded = { $seat } odrzuca płytkę, by wylosować żeton debenów: { $tile }.
duel-tile-traded-short = { $seat } wymienia płytkę na żeton debenów.
duel-deben-drawn = { $seat } losuje żeton debenów. Jego wartość jest tajemnicą do końca gry.
# For the drawer alone.
duel-deben-drawn-own = Twój nowy żeton debenów ma wartość { $kept }. Do końca gry wiesz o tym tylko ty.
duel-deben-drawn-own-two = Losujesz 2 żetony debenów o wartościach { $first } i { $second }. Zostaje ci ten o wartości { $kept }.
# Told to everybody when the game is over.
duel-deben-drawn-own-after = { $seat } losuje żeton debenów o wartości { $kept }.
duel-deben-drawn-own-two-after = { $seat } losuje 2 żetony debenów o wartościach { $first } i { $second }. Zostaje ten o wartości { $kept }.

## Sales and pirogues

duel-set-sold = { $seat } sprzedaje układ ({ $good }): { $tiles }.
duel-set-sold-short = { $seat } sprzedaje układ ({ $good }).
duel-set-joined = { $seat } sprzedaje kolejne płytki do układu ({ $good }, razem { $total ->
        [one] { $total } płytka
        [few] { $total } płytki
        [many] { $total } płytek
       *[other] { $total } płytki
    }): { $tiles }.
duel-set-joined-short = { $seat } sprzedaje kolejne płytki ({ $good }).
duel-set-extended = { $seat } dokłada do układu ({ $good }, razem { $total ->
        [one] { $total } płytka
        [few] { $total } płytki
        [many] { $total } płytek
       *[other] { $total } płytki
    }): { $tiles }.
duel-pirogues-looked = { $seat } przegląda pozostałe żetony pirogi.
duel-pirogues-looked-architect = { $seat } dobiera żetony pirogi z tych, które odłożono na początku.
# For the one who looks alone.
duel-pirogues-seen =
    { $pirogues-count ->
        [one] Został tylko jeden żeton pirogi: { $pirogues }.
        [few] Pozostałe żetony pirogi: { $pirogues }.
        [many] Pozostałe żetony pirogi: { $pirogues }.
       *[other] Pozostałe żetony pirogi: { $pirogues }.
    }
duel-pirogues-seen-architect = Dobrane przez ciebie żetony pirogi: { $pirogues }.
duel-pirogues-seen-architect-after = { $seat } dobiera z odłożonych żetonów pirogi: { $pirogues }.
duel-pirogue-used-none = { $seat } wybiera żeton: { $pirogue }. Jego efekt nie może zadziałać, więc żeton zostaje odrzucony.
duel-pirogue-used-pyramid = { $seat } wybiera żeton: { $pirogue }. To oznacza jeszcze jedną turę.
duel-pirogue-used-scarabs = { $seat } wybiera żeton: { $pirogue }. Sprzedany układ zyskuje 2 skarabeusze: { $good }.
duel-pirogue-used-mummy = { $seat } wybiera żeton: { $pirogue }.
duel-pirogue-used-snake1 = { $seat } wybiera żeton: { $pirogue }. Na koniec gry 1 punkt korupcji więcej: { $target }.
duel-pirogue-used-snake2 = { $seat } wybiera żeton: { $pirogue }. Na koniec gry 2 punkty korupcji więcej: { $target }.
duel-pirogue-used-seven = { $seat } wybiera żeton: { $pirogue }. To 7 punktów na koniec gry.
duel-pirogue-used-two-deben = { $seat } wybiera żeton: { $pirogue }. To 2 punkty na koniec gry i żeton debenów, jeśli woreczek nie jest pusty.
duel-pirogue-used-horus = { $seat } wybiera żeton: { $pirogue }. Losuje, by zachować lepszy z 2 żetonów debenów.
duel-pirogue-used-finger = { $seat } wybiera żeton: { $pirogue }. { $target } musi wziąć płytkę z pola { $square-code }, z korupcją po drodze.
duel-corruption-reclaimed = { $seat } bierze na rękę swoją korupcję, { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }: { $tiles }.

## Characters

duel-character-played-none = { $seat } zagrywa postać: { $tile }. Zdolność nie ma na co zadziałać, więc płytka zostaje tylko odrzucona.
duel-character-played-queen = { $seat } zagrywa postać: { $tile }. Dobiera ze stosu.
duel-character-played-vizier = { $seat } zagrywa postać: { $tile }. Przeglądana korupcja: { $target }.
duel-character-played-thief = { $seat } zagrywa postać: { $tile }. Cel kradzieży: { $target }.
duel-character-played-merchant = { $seat } zagrywa postać: { $tile }. Bierze dowolną płytkę z targu.
duel-character-played-courtesan = { $seat } zagrywa postać: { $tile }. Dokłada do sprzedanego układu.
duel-character-played-priest = { $seat } zagrywa postać: { $tile }. Z korupcji znika: { $good }.
duel-character-played-priestess = { $seat } zagrywa postać: { $tile }. Z korupcji znika: { $good }.
duel-character-played-scribe = { $seat } zagrywa postać: { $tile }. { $target } zachowuje najwyżej 6 płytek.
duel-character-played-architect = { $seat } zagrywa postać: { $tile }. Wybiera jeden z odłożonych żetonów pirogi.
duel-tiles-drawn = { $seat } dobiera { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }: { $tiles }.
duel-corruption-seen = Korupcja ({ $target }): { $tiles }.
duel-tile-reclaimed = { $seat } bierze płytkę z korupcji ({ $target }): { $tile }.
duel-tile-stolen = { $seat } kradnie płytkę: { $tile }. Traci ją: { $target }.
duel-tile-bought =
    { $tile-code ->
        [hidden] { $seat } bierze zakrytą postać, bez korupcji. Pionek Ankh zostaje na miejscu.
        [hidden-gold] { $seat } bierze zakrytą płytkę faraona, bez korupcji. Pionek Ankh zostaje na miejscu.
       *[other] { $seat } bierze płytkę bez korupcji: { $tile }. Pionek Ankh zostaje na miejscu.
    }
duel-corruption-cleared = { $seat } usuwa ze swojej korupcji { $tiles-count ->
        [one] { $tiles-count } płytkę
        [few] { $tiles-count } płytki
        [many] { $tiles-count } płytek
       *[other] { $tiles-count } płytki
    }: { $tiles }.
duel-tiles-given = { $seat } przekłada z ręki do swojej korupcji { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }: { $tiles }.
duel-choice-made = Wybrane płytki: { $tiles }.
duel-choice-finished = Twój wybór jest gotowy.
# Told to everybody when the game is over.
duel-choice-made-after = { $seat } wybiera: { $tiles }.
duel-choice-finished-after = { $seat } kończy wybór.

## The end of the game

duel-game-scored = { $seat } nie może wziąć płytki, sprzedać układu ani zagrać postaci: to koniec gry.
duel-why-over = Koniec gry: stos jest pusty, a { $seat } nie może wziąć płytki, sprzedać układu ani zagrać postaci.
duel-game-scored-removed =
    { $tiles-count ->
        [one] { $seat } traci bez punktów płytkę, którą dało się jeszcze sprzedać: { $tiles }.
        [few] { $seat } traci bez punktów płytki, które dało się jeszcze sprzedać: { $tiles }.
        [many] { $seat } traci bez punktów płytki, które dało się jeszcze sprzedać: { $tiles }.
       *[other] { $seat } traci bez punktów płytki, które dało się jeszcze sprzedać: { $tiles }.
    }
duel-game-scored-seat = { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, korupcja { $corruption }.
# Follows the line of the player with less corruption.
duel-game-scored-drawn = Za mniejszą korupcję: { $count ->
        [one] { $count } żeton debenów
        [few] { $count } żetony debenów
        [many] { $count } żetonów debenów
       *[other] { $count } żetonu debenów
    }.
duel-game-ended =
    { $winners-count ->
        [one] Koniec gry. Wygrywa { $winners }
        [few] Koniec gry. Wspólne zwycięstwo: { $winners }
        [many] Koniec gry. Wspólne zwycięstwo: { $winners }
       *[other] Koniec gry. Wspólne zwycięstwo: { $winners }
    } ({ $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }).
# Both have the same points, and the corruption decided.
duel-game-ended-tie = Koniec gry. Remis ({ $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }), więc decyduje mniejsza korupcja. Wygrywa { $winners }.

## Questions. $take says what a taker finds: line, line-fill (a pyramid's turn), centre, fill, none;
## $more says what else can be done: character, set, character-set, none

duel-ask-turn =
    { $take ->
        [centre] Twoja tura. Weź jedną z płytek na środku{ $more ->
            [character] {""} albo zagraj postać
            [set] {""} albo sprzedaj układ
            [character-set] , zagraj postać albo sprzedaj układ
           *[none] {""}
        }.
        [fill] Twoja tura. Na linii pionka Ankh nie ma płytki. Uzupełnij targ, a potem weź płytkę ze środka{ $more ->
            [character] . Możesz też zagrać postać
            [set] . Możesz też sprzedać układ
            [character-set] . Możesz też zagrać postać albo sprzedać układ
           *[none] {""}
        }.
        [line-fill] Twoja tura. Weź płytkę z dowolnej linii przechodzącej przez pionek Ankh albo najpierw uzupełnij targ{ $more ->
            [character] . Możesz też zagrać postać
            [set] . Możesz też sprzedać układ
            [character-set] . Możesz też zagrać postać albo sprzedać układ
           *[none] {""}
        }.
        [none] Nie można wziąć płytki: linia pionka Ankh jest pusta, stos dobierania też. { $more ->
            [set] Sprzedaj układ.
            [character-set] Zagraj postać albo sprzedaj układ.
           *[character] Zagraj postać.
        }
       *[line] Twoja tura. Weź płytkę z linii pionka Ankh{ $more ->
            [character] {""} albo zagraj postać
            [set] {""} albo sprzedaj układ
            [character-set] , zagraj postać albo sprzedaj układ
           *[none] {""}
        }.
    }
# Comes before the question of a turn.
duel-ask-again = Piramida daje ci jeszcze jedną turę. Jeśli bierzesz płytkę, możesz najpierw obrócić pionek Ankh.
duel-ask-fingered =
    { $tile-code ->
        [hidden] Wskazujący palec leży na zakrytej postaci ({ $square }). W tej turze musisz ją wziąć; nic innego nie wchodzi w grę.
        [hidden-gold] Wskazujący palec leży na zakrytej płytce faraona ({ $square }). W tej turze musisz ją wziąć; nic innego nie wchodzi w grę.
       *[other] Wskazujący palec leży na płytce: { $tile } ({ $square }). W tej turze musisz ją wziąć; nic innego nie wchodzi w grę.
    }
duel-ask-fingered-passing =
    { $passed ->
        [one] Pominięta po drodze płytka jak zwykle staje się twoją korupcją.
        [few] { $passed } pominięte po drodze płytki jak zwykle stają się twoją korupcją.
        [many] { $passed } pominiętych po drodze płytek jak zwykle staje się twoją korupcją.
       *[other] { $passed } pominiętej po drodze płytki jak zwykle staje się twoją korupcją.
    }
duel-ask-turn-ankh = Wzięta płytka nie ma znaku, więc obracasz pionek Ankh. Jeśli to możliwe, musi wskazywać co najmniej jedną płytkę.
duel-ask-deben = Zachować płytkę czy wymienić ją teraz na żeton debenów o wartości od 3 do 9 punktów? Drugiej okazji nie będzie. Płytka: { $tile }.
duel-ask-pirogue = Wybierz jeden żeton pirogi. Jeśli jego efekt może zadziałać, działa natychmiast.
duel-ask-architect = Wybierz jeden z tych żetonów pirogi, odłożonych na początku gry. Jeśli jego efekt może zadziałać, działa natychmiast.
duel-ask-vizier = Wybierz płytkę, którą bierzesz z tej korupcji.
duel-ask-scribe = Skryba zostawia ci 6 płytek: wybierz do swojej korupcji { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }.
duel-ask-scribe-chosen = Wybrane do tej pory: { $tiles }.

## One line about the game

duel-status-pile =
    { $count ->
        [0] Stos dobierania pusty
        [one] { $count } płytka na stosie dobierania
        [few] { $count } płytki na stosie dobierania
        [many] { $count } płytek na stosie dobierania
       *[other] { $count } płytki na stosie dobierania
    }
duel-status-pirogues =
    { $count ->
        [0] brak żetonów pirogi
        [one] { $count } żeton pirogi
        [few] { $count } żetony pirogi
        [many] { $count } żetonów pirogi
       *[other] { $count } żetonu pirogi
    }
duel-status-turn = teraz gra: { $seat }
duel-status-again = gra jeszcze raz: { $seat }
duel-status-waiting = teraz decyduje: { $seats }
duel-status-over = Koniec gry
duel-status-winners =
    { $winners-count ->
        [one] wygrywa { $winners }
        [few] wspólne zwycięstwo: { $winners }
        [many] wspólne zwycięstwo: { $winners }
       *[other] wspólne zwycięstwo: { $winners }
    }

## The table as text

duel-board-own-hand =
    { $tiles-count ->
        [0] **Twoja ręka**: pusta
        [one] **Twoja ręka**, { $tiles-count } płytka: { $tiles }
        [few] **Twoja ręka**, { $tiles-count } płytki: { $tiles }
        [many] **Twoja ręka**, { $tiles-count } płytek: { $tiles }
       *[other] **Twoja ręka**, { $tiles-count } płytki: { $tiles }
    }
duel-board-own-pile =
    { $tiles-count ->
        [0] **Twoja korupcja**: brak płytek
        [one] **Twoja korupcja**, { $tiles-count } płytka: { $tiles }
        [few] **Twoja korupcja**, { $tiles-count } płytki: { $tiles }
        [many] **Twoja korupcja**, { $tiles-count } płytek: { $tiles }
       *[other] **Twoja korupcja**, { $tiles-count } płytki: { $tiles }
    }
# $values are added up, as "3 + 5".
duel-board-own-deben =
    { $count ->
        [0] **Twoje debeny**: brak
        [one] **Twoje debeny**: { $values }
        [few] **Twoje debeny**: { $values } = { $points }
        [many] **Twoje debeny**: { $values } = { $points }
       *[other] **Twoje debeny**: { $values } = { $points }
    }
duel-board-looked-at = Przeglądana przez ciebie korupcja: { $tiles }
duel-board-put-aside = Wybrane do twojej korupcji: { $tiles }
duel-board-drawn = Dobrane przez ciebie żetony pirogi: { $pirogues }
duel-board-returned = Żetony pirogi dobrane przez ciebie i odłożone z powrotem: { $pirogues }
duel-board-offered = Płytka, którą można teraz wymienić na żeton debenów: { $tile }
duel-board-takeable = **Płytki do wzięcia**
duel-board-place =
    { $cost ->
        [0] { $place }. { $tile }, { $square-code }: bez korupcji
        [one] { $place }. { $tile }, { $square-code }: { $cost } płytka korupcji
        [few] { $place }. { $tile }, { $square-code }: { $cost } płytki korupcji
        [many] { $place }. { $tile }, { $square-code }: { $cost } płytek korupcji
       *[other] { $place }. { $tile }, { $square-code }: { $cost } płytki korupcji
    }
# A pharaoh tile, which also brings royal corruption.
duel-board-place-royal =
    { $cost ->
        [0] { $place }. { $tile }, { $square-code }: korupcja królewska (1–6)
        [one] { $place }. { $tile }, { $square-code }: { $cost } płytka korupcji, korupcja królewska (1–6)
        [few] { $place }. { $tile }, { $square-code }: { $cost } płytki korupcji, korupcja królewska (1–6)
        [many] { $place }. { $tile }, { $square-code }: { $cost } płytek korupcji, korupcja królewska (1–6)
       *[other] { $place }. { $tile }, { $square-code }: { $cost } płytki korupcji, korupcja królewska (1–6)
    }
duel-board-fill = Na linii pionka Ankh nie ma płytki. Aby jakąś wziąć, trzeba najpierw uzupełnić targ.
duel-board-market = **Targ**, kolumny od a do f od lewej, rzędy od 1 do 6 od góry
# A row of the market, and each tile in it with its square; empty squares are left out.
duel-board-row = - { $tiles }
duel-board-tile = { $square-code } { $tile }
duel-board-market-empty = **Targ**: pusty
duel-board-ankh = Pionek Ankh: { $square }, { $line }
duel-board-ankh-turning = Pionek Ankh: { $square }, zaraz zostanie obrócony
duel-board-ankh-off = Pionek Ankh: poza targiem
duel-board-finger = Wskazujący palec: { $square }
duel-board-player = **{ $seat }**: na razie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, nie licząc debenów
duel-board-player-turn = **{ $seat }** (teraz gra): na razie { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }, nie licząc debenów
# After the end, deben included.
duel-board-player-final = **{ $seat }**: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
duel-board-hand =
    { $count ->
        [0] - Ręka: brak płytek
        [one] - Ręka: { $count } płytka ({ $backs })
        [few] - Ręka: { $count } płytki ({ $backs })
        [many] - Ręka: { $count } płytek ({ $backs })
       *[other] - Ręka: { $count } płytki ({ $backs })
    }
duel-board-set = - Układ ({ $good }): { $tiles }. Wartość: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
duel-board-set-scarabs = - Układ ({ $good }): { $tiles }, żetony Skarabeuszy: { $pirogues }. Wartość: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
# The same in few words, where the text would grow too long.
duel-board-set-brief = - Układ ({ $good }): { $tiles ->
        [one] { $tiles } płytka
        [few] { $tiles } płytki
        [many] { $tiles } płytek
       *[other] { $tiles } płytki
    }, { $scarabs ->
        [one] { $scarabs } skarabeusz
        [few] { $scarabs } skarabeusze
        [many] { $scarabs } skarabeuszy
       *[other] { $scarabs } skarabeusza
    }
duel-board-no-sets = - Jeszcze bez układów
duel-board-corruption =
    { $tiles ->
        [0] - Korupcja: brak płytek
        [one] - Korupcja: { $tiles } płytka
        [few] - Korupcja: { $tiles } płytki
        [many] - Korupcja: { $tiles } płytek
       *[other] - Korupcja: { $tiles } płytki
    }
duel-board-deben =
    { $count ->
        [0] - Żetony debenów: brak
        [one] - Żetony debenów: { $count }
        [few] - Żetony debenów: { $count }
        [many] - Żetony debenów: { $count }
       *[other] - Żetony debenów: { $count }
    }
duel-board-deben-open =
    { $count ->
        [one] - Debeny: { $values }
        [few] - Debeny: { $values } = { $points }
        [many] - Debeny: { $values } = { $points }
       *[other] - Debeny: { $values } = { $points }
    }
duel-board-pirogues = - Żetony pirogi: { $pirogues }
duel-board-pile =
    { $count ->
        [0] Stos dobierania: pusty
        [one] Stos dobierania: { $count } płytka
        [few] Stos dobierania: { $count } płytki
        [many] Stos dobierania: { $count } płytek
       *[other] Stos dobierania: { $count } płytki
    }
duel-board-bag =
    { $count ->
        [0] Woreczek z debenami: pusty
        [one] Woreczek z debenami: { $count } żeton
        [few] Woreczek z debenami: { $count } żetony
        [many] Woreczek z debenami: { $count } żetonów
       *[other] Woreczek z debenami: { $count } żetonu
    }
duel-board-pirogues-left =
    { $count ->
        [0] Pozostałe żetony pirogi: brak
        [one] Pozostałe żetony pirogi: { $count }
        [few] Pozostałe żetony pirogi: { $count }
        [many] Pozostałe żetony pirogi: { $count }
       *[other] Pozostałe żetony pirogi: { $count }
    }
duel-board-pirogues-known = Pozostałe żetony pirogi, które znasz: { $pirogues }
duel-board-pirogues-used = Użyte żetony pirogi: { $pirogues }
duel-board-discard = Poza grą: { $tiles }
duel-board-discard-empty = Poza grą: nic
duel-board-discard-count = Poza grą: { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }

## How the scores came about

duel-score-none = Stan obecny, bez debenów; punkty liczy się tylko raz, na koniec gry.
duel-score-final = **Końcowa klasyfikacja**
duel-score-rank = { $rank }. { $seat }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }
duel-score-tie = Tyle samo punktów: decyduje mniejsza korupcja.
duel-score-shared = Tyle samo punktów i taka sama korupcja: zwycięstwo jest wspólne.
duel-score-ended = { $seat } nie ma już żadnej możliwej akcji: to kończy grę
duel-score-seat = **{ $seat }**: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
duel-score-no-sets = - Bez układów, bez punktów ze sprzedaży
duel-score-set = - Układ ({ $good }): { $tiles ->
        [one] { $tiles } płytka
        [few] { $tiles } płytki
        [many] { $tiles } płytek
       *[other] { $tiles } płytki
    } × { $scarabs ->
        [one] { $scarabs } skarabeusz
        [few] { $scarabs } skarabeusze
        [many] { $scarabs } skarabeuszy
       *[other] { $scarabs } skarabeusza
    } = { $points }
duel-score-set-scarabs = - Układ ({ $good }): { $tiles ->
        [one] { $tiles } płytka
        [few] { $tiles } płytki
        [many] { $tiles } płytek
       *[other] { $tiles } płytki
    } × { $scarabs ->
        [one] { $scarabs } skarabeusz
        [few] { $scarabs } skarabeusze
        [many] { $scarabs } skarabeuszy
       *[other] { $scarabs } skarabeusza
    } (w tym { $extra } z żetonów Skarabeuszy) = { $points }
duel-score-deben-count =
    { $count ->
        [one] - { $count } żeton debenów, wartość tajna do końca gry
        [few] - { $count } żetony debenów, wartości tajne do końca gry
        [many] - { $count } żetonów debenów, wartości tajne do końca gry
       *[other] - { $count } żetonu debenów, wartości tajne do końca gry
    }
duel-score-deben =
    { $count ->
        [one] - Debeny: { $values }
        [few] - Debeny: { $values } = { $points }
        [many] - Debeny: { $values } = { $points }
       *[other] - Debeny: { $values } = { $points }
    }
# Several deben added up.
duel-score-sum = { $first } + { $second }
duel-score-pirogues = - Żetony pirogi: { $pirogues } = { $points }
duel-score-corruption-tiles = - Korupcja: { $tiles ->
        [0] brak płytek
        [one] { $tiles } płytka
        [few] { $tiles } płytki
        [many] { $tiles } płytek
       *[other] { $tiles } płytki
    }{ $added ->
        [0] {""}
       *[other] , w tym z ręki na koniec gry: { $added }
    }
duel-score-corruption-snakes = - Korupcja: { $tiles ->
        [0] brak płytek
        [one] { $tiles } płytka
        [few] { $tiles } płytki
        [many] { $tiles } płytek
       *[other] { $tiles } płytki
    }{ $added ->
        [0] {""}
       *[other] {""} (w tym z ręki na koniec gry: { $added })
    } i { $snakes } za węże = { $corruption }
duel-score-removed = - Poza grą, bez sprzedaży i bez punktów: { $tiles }
duel-score-drawn = - Korupcja mniejsza o { $difference }: { $count ->
        [one] { $count } żeton debenów
        [few] { $count } żetony debenów
        [many] { $count } żetonów debenów
       *[other] { $count } żetonu debenów
    } więcej, wartość { $drawn }
duel-score-drawn-none = - Korupcja mniejsza o { $difference }, ale woreczek jest pusty
duel-score-drawn-equal = - Tyle samo korupcji: nikt nie losuje debenów

## Refusals: what cannot be done, why, and what to do instead

duel-refusal-no-such-place = Tej płytki nie można wziąć: w grę wchodzą tylko te, które leżą na linii pionka Ankh, po obu jego stronach. Wybierz płytkę z numerem.
duel-refusal-nothing-on-line = Na linii pionka Ankh nie ma płytki, więc teraz żadnej nie można wziąć. Najpierw uzupełnij targ, jeśli na stosie dobierania są płytki, albo sprzedaj układ lub zagraj postać.
duel-refusal-pile-empty = Stos dobierania jest pusty, więc targu nie można już uzupełnić. Sprzedaj układ albo zagraj postać.
duel-refusal-line-not-empty = Targ uzupełnia się tylko wtedy, gdy na linii pionka Ankh nie ma płytki. Weź jedną z tych, które tam leżą.
duel-refusal-centre-only = Pionek Ankh jest poza targiem, więc liczą się tylko cztery pola na środku. Weź płytkę stamtąd.
duel-refusal-fingered = Decyduje Wskazujący palec: w tej turze musisz wziąć płytkę, na której leży, i nie możesz zrobić nic innego.
duel-refusal-no-such-line = Jeśli to możliwe, pionek Ankh musi wskazywać co najmniej jedną płytkę, a na tej linii nie ma żadnej. Wybierz inną linię.
duel-refusal-no-such-square = Na tym polu nie ma płytki, którą można by wybrać. Wybierz coś z listy.
duel-refusal-not-in-hand = Nie masz wszystkich tych płytek. Otwórz swoją rękę, by zobaczyć, co masz teraz.
duel-refusal-not-a-character = Zdolności mają tylko płytki postaci. Dobra i posągi sprzedaje się w układach.
duel-refusal-too-few-tiles = Sprzedaż wymaga co najmniej 3 płytek, także gdy dołączają do układu sprzedanego wcześniej. Zaznacz jeszcze kilka.
duel-refusal-too-many-tiles = Kurtyzana dokłada 1 lub 2 płytki, nie więcej. Wybierz mniej.
duel-refusal-mixed-goods = Wszystkie sprzedawane płytki muszą należeć do jednego dobra; posągi i Architekt pasują do każdego. Pomiń to, co nie pasuje.
duel-refusal-needs-good = Pierwsza sprzedaż dobra wymaga płytki, która je pokazuje: płytki dobra lub jego postaci. Same posągi mogą tylko dołączyć do dobra już sprzedanego.
duel-refusal-no-such-set = Nie masz jeszcze sprzedanego układu tego dobra. Wybierz inne dobro.
duel-refusal-no-such-pirogue = Tego żetonu pirogi nie ma wśród tych, które możesz wybrać. Wybierz inny.
duel-refusal-no-such-target = Tego nie można tu wybrać. Wybierz któryś z przycisków albo coś z listy.
duel-refusal-needs-target = Czegoś tu brakuje: wskaż, czego to dotyczy.
duel-refusal-not-in-corruption = W tej korupcji nie ma takiej płytki. Wybierz którąś z tych, które tam są.

## What is said in all games, in this game's words

duel-own-turn-sets = Sprzedaj układ
duel-own-turn-characters = Zagraj postać
duel-own-turn-plays = Zagraj postać albo sprzedaj układ
duel-own-board-turn-here =
    { $takes ->
        [no] { $mention }, uzupełnij tu targ. Układy i postacie: „{ board-hand }”.
       *[yes] { $mention }, weź tu płytkę. Układy i postacie: „{ board-hand }”.
    }
duel-own-hand-choose-cards =
    { $least ->
        [0] { $most ->
            [one] Wybierz najwyżej { $most } płytkę
            [few] Wybierz najwyżej { $most } płytki
            [many] Wybierz najwyżej { $most } płytek
           *[other] Wybierz najwyżej { $most } płytki
        }
       *[other] { $most ->
            [one] Wybierz jedną płytkę
            [few] { $gap ->
                [1] Wybierz { $least } lub { $most } płytki
               *[other] Wybierz od { $least } do { $most } płytek
            }
            [many] { $gap ->
                [1] Wybierz { $least } lub { $most } płytek
               *[other] Wybierz od { $least } do { $most } płytek
            }
           *[other] { $gap ->
                [1] Wybierz { $least } lub { $most } płytki
               *[other] Wybierz od { $least } do { $most } płytki
            }
        }
    }
duel-own-hand-choose-exactly =
    { $count ->
        [one] Wybierz jedną płytkę
        [few] Wybierz { $count } płytki
        [many] Wybierz { $count } płytek
       *[other] Wybierz { $count } płytki
    }
duel-own-hand-chosen =
    { $count ->
        [one] Wybrano { $count } płytkę
        [few] Wybrano { $count } płytki
        [many] Wybrano { $count } płytek
       *[other] Wybrano { $count } płytki
    }
duel-own-hand-play-cards =
    { $count ->
        [one] Potwierdź { $count } płytkę
        [few] Potwierdź { $count } płytki
        [many] Potwierdź { $count } płytek
       *[other] Potwierdź { $count } płytki
    }
duel-choice-give = Płytki do twojej korupcji
duel-own-error-no-known = Ta gra nie ma listy tego, co wiadomo: spójrz na planszę i na swoją rękę.
duel-own-watch-letters = Pisz po zakończeniu
duel-own-watch-letters-now = Obserwujesz ten stół. Gdy skończy się gra, dostaniesz ode mnie wiadomość prywatną.
