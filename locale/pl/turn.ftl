## Własny ruch w „Mojej ręce”

worth-set = { $count } × { $scarabs } = { $points }
worth-joined = { $count } × { $scarabs } = { $points }, dotąd { $before } (+{ $gain })
worth-across = { $points } (tylko skarabeusze)

turn-pick = Albo złóż układ samodzielnie
turn-no-set = To nie jest układ: potrzeba co najmniej trzech sztuk jednego dobra.
turn-more = { $first } – { $last }
turn-forced-line = { $text } (nic innego nie było możliwe)

turn-choose = Wybierz
turn-sets = Zagraj układ
turn-lay = Wyłóż układ
turn-characters = Zagraj postać
turn-plays = Zagraj postać albo układ
choice-gain = { $name } · +{ $gain }
choice-score = { $name } · { $before } → { $after }
choice-own-score = Ty: { $before } → { $after }
choice-wasted = Teraz nie miałoby to efektu. { $text }
choice-lay =
    { $count ->
        [one] { $name } · 1 karta · +{ $gain }
        [few] { $name } · { $count } karty · +{ $gain }
        [many] { $name } · { $count } kart · +{ $gain }
       *[other] { $name } · { $count } karty · +{ $gain }
    }
turn-lay-all = Wyłóż wszystko · +{ $gain }
turn-laid-together = Wszystko, co pasuje: { $sets }
choice-done-left = To wszystko · { $count } do wyłożenia
