### Plany: co ktoś postanawia z góry, na następny raz, gdy przyjdzie jego kolej. Czyta je tylko on sam.

plan-title-turn = Twój plan na następną turę
plan-title-lay = Twój plan na koniec rundy
plan-title-scribe = Twój plan na wypadek Skryby
plan-open-turn = Zaplanuj następną turę
plan-open-lay = Zaplanuj koniec rundy
plan-open-scribe = Plan na wypadek Skryby
# Above the choices of which a plan is made.
plan-text = Wybierz, co ma się stać, gdy znów przyjdzie twoja kolej. Zanim zapiszesz plan, zobaczysz go jeszcze raz. Zostanie wykonany dwie minuty po tym, jak przyjdzie twoja kolej; jeśli zmieni się coś ważnego, plan przepada i dostajesz zwykłe powiadomienie.
plan-when = Zostanie wykonany dwie minuty po tym, jak przyjdzie twoja kolej, żeby poprzednia osoba mogła jeszcze cofnąć ruch. Nikt inny go nie widzi.
plan-off = Gdy zmieni się coś ważnego (twoja ręka, twoja korupcja, to, co chcesz wziąć), plan przepada i dostajesz zwykłe powiadomienie.
plan-soon = Zostanie wykonany { $when }, chyba że wcześniej zagrasz.
plan-save = Zapisz ten plan
plan-else = Jeśli się nie da…
plan-also = I jeszcze…
plan-anew = Od nowa
plan-drop = Porzuć ten plan
plan-dismiss = W porządku
plan-saved = Twój plan jest zapisany.
plan-dropped = Plan porzucony. Decyzja będzie twoja, gdy przyjdzie kolej.
# To a press on an older message.
plan-played-already = Twój plan został już wykonany. Nie ma czego porzucać.
plan-gone-already = Tego planu już nie ma.
plan-played = Wykonano twój plan:
plan-place = { $wish } (teraz: { $place })
plan-wish-else = Jeśli się nie da: { $wish }
plan-wish-of = { $wish } ({ $things })
plan-allow = Ile korupcji może kosztować
plan-allow-count =
    { $count ->
        [0] Nie może kosztować korupcji.
        [one] Może kosztować korupcję: najwyżej 1.
       *[other] Może kosztować korupcję: najwyżej { $count }.
    }
plan-allow-any = Może kosztować dowolnie dużo korupcji.
plan-void-hand = Przepada, bo zmieniła się twoja ręka.
plan-void-pile = Przepada, bo zmieniła się twoja korupcja.
plan-void-gone = Przepada, bo tego, co chcesz, nie da się już zrobić.
plan-void-corruption = Przepada, bo kosztowałby więcej korupcji, niż pozwalasz.
plan-void-round = Przepada, bo runda, na którą powstał, już się skończyła.
plan-void-back = Przepada, bo ruch, po którym powstał, cofnięto.
plan-not-played = Twój plan nie został wykonany. { $why }
error-no-plan = Tego nie można teraz zaplanować.
