### Strony, na których zarządza się tabelami serwera.
### $players to imiona, $ladder to nazwa tabeli, $when to dzień, jak pokazuje go Discord. Przyciski mają najwyżej 25 znaków.

manage-title = Tabele tego serwera
# Shown instead of the name of a person who is hidden, or had their data deleted.
manage-a-player = ktoś
manage-someone = ktoś
manage-done-before = To już zostało zrobione, więc nic się nie zmienia.
manage-back = Wróć do ustawień
# Two buttons that turn the page of a list with the latest first.
manage-later = Nowsze
manage-earlier = Starsze

## Rated games

manage-games = Gry
manage-games-text = Gry rankingowe, od ostatnio zakończonej. Skreślona gra nie liczy się nikomu.
manage-games-none = Żadna gra rankingowa jeszcze się tu nie zakończyła.
manage-games-choose = Wybierz grę
# Before the date of a game in a list.
manage-struck = skreślona
manage-game-title = { $ladder }, { $when }
manage-game-of = { $players } ({ $ladder }, { $when })
manage-game-gone = gra, która nie jest już zapisana
# A place in the result of a game, as in "1. Clara".
manage-placed = { $place }\. { $name }
manage-placed-points = { $place }\. { $name }, { $points }
# After a player for whom this game does not count.
manage-not-for-them = nie liczy się
manage-game-struck = Skreślona { $when }: ta gra nie liczy się nikomu.
manage-game-before = Tabela zaczęła się od nowa już po rozpoczęciu tej gry, więc ta gra się nie liczy.
manage-strike = Skreśl tę grę
manage-strike-question = Skreślić tę grę?
manage-strike-means = Nie będzie się liczyć nikomu. Tabela zostanie przeliczona bez niej, więc mogą się zmienić także inne rankingi. Dziennik pokaże, że to twoja decyzja. Możesz ją potem cofnąć.
manage-restore = Przywróć tę grę
manage-restore-question = Przywrócić tę grę?
manage-restore-means = Tabela zostanie przeliczona razem z nią, więc mogą się zmienić także inne rankingi. Dziennik pokaże, że to twoja decyzja.

## People

manage-people = Ludzie
manage-people-text = Wykluczone osoby nie grają tu w gry rankingowe i nie ma ich w tabelach. Nie dostają o tym wiadomości, ale otwarty stół, przy którym siedzą, podaje, dlaczego jego gra nie jest rankingowa.
manage-people-none = Nikt nie jest wykluczony.
manage-people-add = Wyklucz kogoś…
manage-exclude = Wyklucz
manage-exclude-question = Wykluczyć z tabel: { $person }?
manage-exclude-means = Nowe gry z tą osobą są nierankingowe, a w tabelach jej nie ma. Rozpoczęte gry rankingowe jeszcze się liczą. Dziennik pokaże, że to twoja decyzja. Możesz ją potem cofnąć.
manage-readmit = Dopuść

## Starting anew

manage-anew = Od nowa
manage-anew-text = Wybierz tabelę, która ma się zacząć od nowa. Zapytam, zanim cokolwiek się stanie.
manage-anew-choose = Wybierz tabelę
manage-restart = Zacznij od nowa
manage-restart-question = Zacząć tabelę **{ $ladder }** od nowa?
manage-restart-means =
    { $count ->
        [0] Żadna gra rozpoczęta do tej pory nie będzie się już liczyć i każdy zaczyna od początku. Tego nie można cofnąć.
        [one] Jedyna gra, która się teraz liczy, i wszystkie rozpoczęte przestaną się liczyć i każdy zaczyna od początku. Tego nie można cofnąć.
        [few] { $count } gry, które się teraz liczą, i wszystkie rozpoczęte przestaną się liczyć i każdy zaczyna od początku. Tego nie można cofnąć.
        [many] { $count } gier, które się teraz liczą, i wszystkie rozpoczęte przestaną się liczyć i każdy zaczyna od początku. Tego nie można cofnąć.
       *[other] { $count } gry, które się teraz liczą, i wszystkie rozpoczęte przestaną się liczyć i każdy zaczyna od początku. Tego nie można cofnąć.
    }

## What managers did. $who did it, to a $person, a $game or a $ladder

manage-log = Dziennik
manage-log-text = Decyzje zarządzających serwerem w sprawie tabel, od najnowszej.
manage-log-none = W tabelach nikt jeszcze niczego nie zmieniał.
manage-log-strike = { $who }: skreślona gra – { $game }.
manage-log-restore = { $who }: gra znów się liczy – { $game }.
manage-log-exclude = { $who }: wykluczona osoba – { $person }.
manage-log-readmit = { $who }: ponownie dopuszczona osoba – { $person }.
manage-log-restart = { $who }: tabela { $ladder } od nowa.

## One-sided pairs

manage-pairs = Jednostronne pary
manage-pairs-text = W tych parach jedna osoba była wyżej od drugiej w co najmniej dziewięciu grach rankingowych na dziesięć. To samo w sobie niczego nie dowodzi: obejrzyj ich gry.
manage-pairs-none = Nie ma jednostronnych par: nikt nie był wyżej od tej samej osoby w co najmniej dziewięciu grach rankingowych na dziesięć.
manage-pair = { $first } wyżej niż { $second } w { $ahead } z { $games } gier.

## What is refused

error-manage-nobody = Wybierz osobę, nie bota.
error-manage-game-gone = Ta gra nie jest już zapisana jako gra rankingowa tego serwera.
