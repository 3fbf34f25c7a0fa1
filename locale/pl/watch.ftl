### Notatki, które robi się dla siebie, obserwowanie stołu i ręce gry, która się skończyła.
### Przycisk ma najwyżej 25 znaków; to, co stoi w formularzu, najwyżej 45.

## Notatki: jeden tekst dla każdej osoby i każdego stołu

note-button = Moja notatka
note-title = Moja notatka o tym stole
note-label = Nikt inny jej nie przeczyta
note-hint = Kto co zbiera? Co chcesz zrobić dalej?
note-kept = Twoja notatka jest zapisana. Nikt inny jej nie przeczyta.
note-deleted = Twoja notatka jest usunięta.
note-none = Nie masz notatki o tym stole.
note-delete = Usuń moją notatkę
note-sent-empty = Pusty formularz, który usuwa twoją notatkę.

## Obserwowanie

watch-button = Obserwuj
watch-title = Obserwowanie stołu
watch-none = Nie obserwujesz tego stołu. Obserwowany stół jest na liście { COMMAND("games") }; widać przy nim to, co widzą wszyscy gracze, ale nie ich ręce.
watch-letters-now = Obserwujesz ten stół. Gdy skończy się runda albo gra, dostaniesz ode mnie wiadomość prywatną.
watch-listed-now = Obserwujesz ten stół. Jest na liście { COMMAND("games") }; wiadomości nie dostaniesz.
watch-closed = Nie udało mi się wysłać ci wiadomości prywatnej. Zezwól na wiadomości prywatne z tego serwera i wybierz jeszcze raz.
watch-letters = Pisz po każdej rundzie
watch-listed = Tylko na mojej liście
watch-stop = Przestań obserwować
watch-stopped = Nie obserwujesz już tego stołu.
watch-told-round = { $place } ({ $game }): runda dobiegła końca.
watch-told-end = { $place } ({ $game }): gra dobiegła końca.
games-watched = Obserwujesz
error-watch-seated = Grasz przy tym stole, więc i tak dowiesz się o wszystkim.
error-watch-full = Ten stół obserwuje już tyle osób, że nie mogę pisać do kolejnych. Planszę możesz mimo to oglądać.

## Ręce gry, która się skończyła, w jej przebiegu

hands-choose = Pokaż ręce…
hands-none = Tylko plansza
hands-all = Wszystkie ręce
hands-of = Ręka: { $name }
hands-held = { $title } ({ $count }): { $things }
hands-held-none = { $title }: nic
hands-counted = { $title }: { $count }
