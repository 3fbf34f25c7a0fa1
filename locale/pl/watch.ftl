### Notatki, które robi się dla siebie, przyglądanie się stołowi i ręce gry, która się skończyła.
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
note-sent-empty = Pusty formularz. Usuwa twoją notatkę.

## Przyglądanie się

watch-button = Przyglądaj się
watch-title = Przyglądanie się temu stołowi
watch-none = Nie przyglądasz się temu stołowi. Kto się przygląda, znajdzie go w { COMMAND("games") } i widzi to, co widzą wszyscy przy stole, nigdy niczyjej ręki.
watch-letters-now = Przyglądasz się temu stołowi. Gdy skończy się runda, dostaniesz ode mnie wiadomość prywatną.
watch-listed-now = Przyglądasz się temu stołowi. Znajdziesz go w { COMMAND("games") }; wiadomości nie dostaniesz.
watch-closed = Wiadomość prywatna do ciebie nie dotarła. Zezwól na wiadomości prywatne z tego serwera i wybierz jeszcze raz.
watch-letters = Pisz po każdej rundzie
watch-listed = Tylko na mojej liście
watch-stop = Już się nie przyglądaj
watch-stopped = Już nie przyglądasz się temu stołowi.
watch-told-round = { $place } ({ $game }): runda dobiegła końca.
watch-told-end = { $place } ({ $game }): gra dobiegła końca.
games-watched = Przyglądasz się
error-watch-seated = Grasz przy tym stole, więc i tak dowiesz się o wszystkim.
error-watch-full = Temu stołowi przygląda się tyle osób, że nie mogę już pisać do kolejnych. Planszę możesz oglądać mimo to.

## Ręce gry, która się skończyła, w jej przebiegu

hands-choose = Pokaż ręce …
hands-none = Tylko plansza
hands-all = Wszystkie ręce
hands-of = Ręka: { $name }
hands-held = { $title } ({ $count }): { $things }
hands-held-none = { $title }: nic
hands-counted = { $title }: { $count }
