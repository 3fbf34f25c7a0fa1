## Własny ruch w „Mojej ręce”

worth-set = { $count } × { $scarabs } = { $points }
worth-joined = { $count } × { $scarabs } = { $points }, dotąd { $before } (+{ $gain })
worth-across = Tylko jego skarabeusze: { $points }

turn-pick = Albo wybierz, z czego będzie układ
turn-no-set = Z tego nie powstanie układ: trzeba co najmniej trzech tego samego rodzaju.
turn-more = Od { $first } do { $last }
turn-forced-line = { $text } (nic innego nie było możliwe)
