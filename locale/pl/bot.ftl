### What the bot says around any game: lobby, board, hand, errors, commands.
### Names of players come ready to be shown. Button labels have 25 characters at most, so that a phone shows them whole.
### Polish: names are never inflected, so they are subjects ("Anna bierze ..."), or stand after a colon or in brackets.
### Nothing says a player's gender: present tense instead of past, nouns instead of participles.
### COMMAND("new") is a command that can be pressed, shown by each client in its own language, or its words: "/sobek new".

language-name = polski

## How lists are built: "a, b and c", with "2 × a" for equal things

list-two = { $first } i { $second }
list-middle = { $first }, { $second }
list-last = { $first } i { $second }
list-counted = { $count } × { $name }
# Stands after a colon.
# A thing with what there is to say about it.
labelled = { $name }: { $text }
list-empty = brak
# A thing in a list that the reader may not know.
list-hidden = coś zakrytego
# Stands between the parts of a line about the game.
status-joint = { $first } · { $second }
# The last line of a text that had to be cut.
text-cut = …
# A player whose name is not known, by the place at the table.
player-number = Gracz { $number }
# A player that is a computer, by how well it plays; the second is what stands in for people, too.
player-apprentice = { $name } { apprentice-mark }
player-computer = { $name } { merchant-mark }
player-master = { $name } { master-mark }
# The place of a card on the table, where a game has no word of its own for it.
place = Miejsce { $code }

## The lobby

lobby-title = Stół do gry „{ $game }”
# A game played with an expansion, as a title.
title-expanded = { $game } + { $expansion }
lobby-seats = Zajęte miejsca: { $taken } z { $total }
lobby-seat-open = Wolne miejsce
lobby-seat-taken = { $name }
lobby-host = { $name } (gospodarz)
lobby-join = Dołącz
lobby-leave = Opuść stół
lobby-add-computer = Dodaj komputer
lobby-remove-computer = Usuń komputer
# A select of what follows: the computer of a name plays so from now on.
lobby-levels = Poziom komputerów
lobby-level-apprentice = { $name } jako uczeń
lobby-level-merchant = { $name } jako czeladnik
lobby-level-master = { $name } jako mistrz
# What each level means, below its choice.
lobby-level-apprentice-means = gra jak czeladnik, ale czasem się myli
lobby-level-merchant-means = ocenia, co daje każdy ruch
lobby-level-master-means = przed każdym ruchem sprawdza wiele możliwych przebiegów gry
# In small print, where there is a master and no search.
lobby-no-masters = Przy tym stole mistrzowie grają jak czeladnicy.
lobby-start = Zacznij grę
lobby-cancel = Zamknij stół
# The question before that.
lobby-options = Opcje
lobby-options-host = To, jak gramy, ustala tylko gospodarz.
lobby-waiting =
    { $missing ->
        [0] Są już wszyscy. Gospodarz może zacząć grę.
        [one] Brakuje jeszcze jednej osoby albo jednego komputera.
        [few] Brakuje jeszcze { $missing } osób albo komputerów.
        [many] Brakuje jeszcze { $missing } osób albo komputerów.
       *[other] Brakuje jeszcze { $missing } osoby albo komputera.
    }
lobby-cancelled = Ten stół zamknięto. Nowy otworzysz poleceniem { COMMAND("new") }.
lobby-expired = Nikt nie zaczął gry na czas, więc ten stół zamknięto. Nowy otworzysz poleceniem { COMMAND("new") }.
lobby-started = Gra się zaczęła.
lobby-hint = Naciśnij „Dołącz”, by zająć miejsce. Gospodarz dodaje komputery albo czeka na innych.
# What is shown in the variant that was chosen.
lobby-variant = Wariant gry: **{ $variant }**. { $shows }
lobby-variant-name = Wariant gry: **{ $variant }**
# The expansion that was chosen, and what it adds.
lobby-expansion = Dodatek: **{ $expansion }**. { $adds }
# $when is a moment as Discord shows it, such as "in 14 days".
lobby-closes = Stół zamknie się { $when }, jeśli nikt nie zacznie gry.
# The last line of a lobby, in small print: the beginnings of the hashes that bind the deal.
lobby-commitment = { fair-title }: { $digests }
lobby-word = Dodaj słowo do losowania
word-title = Twoje słowo do losowania
word-label = Dowolne słowo; nikt go nie zobaczy
word-stored = Skrót twojego wcześniejszego słowa: `{ $digest }`
word-taken =
    Twoje słowo bierze udział w losowaniu. Nie przechowuję go. Jeśli chcesz później sprawdzić protokół partii, zanotuj tę sól; nikt poza tobą jej nie pozna: `{ $salt }`
    SHA-256 soli i słowa, widoczne dla wszystkich: `{ $digest }`
word-salt-listed = SHA-256 twojej soli to wiersz { $number } listy pod „{ lobby-options }”. Sól zostaje twoja, nawet jeśli zmienisz słowo.
# Above a list of 16 hashes; $given is how many salts are given out.
options-salts =
    { $given ->
        [0] Słowo każdego gracza dostaje jedną z tych 16 soli, w tej kolejności. Ich SHA-256:
       *[other] Słowo każdego gracza dostaje jedną z tych 16 soli, w tej kolejności (wydanych: { $given }). Ich SHA-256:
    }

## The board

board-turn = Teraz gra: { $name }
# Several players decide at once.
board-waiting = Teraz decydują: { $names }
board-your-turn = { $mention }, twoja tura.
# The same on a board with buttons, where the player can act from their hand too; $takes says whether one can take.
board-turn-here = { $mention }, twoja tura: wybierz tutaj albo w „{ board-hand }”.
# The same in one line, where a picture leaves little room.
board-turn-brief = { $mention }, wybierz tu albo w „{ board-hand }”.
# The same where no button fits on the board.
board-turn-in-hand = { $mention }, twoja tura: wybierz w „{ board-hand }”.
# The same where no card or tile can be taken.
board-no-take = { $mention }, nie ma teraz czego wziąć. „{ board-hand }” pokazuje, co możesz zrobić.
board-your-choice = { $mention }, czas na wybór.
# The same where the choice is not on the board.
board-choice-in-hand = { $mention }, czas na wybór w „{ board-hand }”.
board-asked-lay =
    { $count ->
        [one] { $mention }, wyłóż swoje ostatnie układy w „{ board-hand }”.
        [few] { $mention }, wyłóżcie swoje ostatnie układy w „{ board-hand }”.
        [many] { $mention }, wyłóżcie swoje ostatnie układy w „{ board-hand }”.
       *[other] { $mention }, wyłóżcie swoje ostatnie układy w „{ board-hand }”.
    }
# Between two rounds.
board-asked-starter = { $mention }, wybierz, kto zacznie następną rundę.
board-hand = Moja ręka
board-text = Plansza jako tekst
board-rules = Zasady
board-scores = Punkty
# A button that shows the scoring sheet of a round.
scores-round = Runda { $round }
# Shows what is known of cards that do not lie open.
board-cards = Co wiadomo
board-take-back = Cofnij ruch
board-since = Od twojej ostatniej tury
board-since-start = Od początku gry
# A line of what happened that only some players are told like this.
board-since-told = { $text } *(nie wszyscy to widzą)*

## What is known of cards, by its own button

known-title = Co wiadomo
known-yours = Co wiesz: to, co wiedzą wszyscy, oraz to, co nie każdy widział.
known-all = Co wiedzą wszyscy. Każdy gracz tego stołu widzi tu też to, co w tej grze zobaczył.

## The hand, seen only by its owner

# A vote, a motion or a proposed pace waits for the answer of the reader, whose turn it is not.
hand-questioned = Stół ma do ciebie pytanie: odpowiedz pod planszą. Czekamy na ruch: { $names }.
hand-not-your-turn =
    { $names-count ->
        [one] Możesz spokojnie poczekać. Teraz decyduje: { $names }.
        [few] Możesz spokojnie poczekać. Teraz decydują: { $names }.
        [many] Możesz spokojnie poczekać. Teraz decydują: { $names }.
       *[other] Możesz spokojnie poczekać. Teraz decydują: { $names }.
    }
# Stands alone above the selects that say what can be done, where there is no room for more.
hand-your-turn = Twoja tura
hand-game-over = Gra się zakończyła.
hand-refresh = Odśwież
# Opens all that happened since the reader's last turn, of which the panel has the latest.
hand-happened = Co się działo
# Small print below what happened, where not all of it is told there.
hand-news-more = … reszta pod „{ hand-happened }”
hand-happened-nothing = Od twojego ruchu nikt jeszcze nic nie zrobił.
# Below it: who took what from whom, as only the two of them know.
hand-happened-earlier = Wcześniej: { $text }
# Shows what others did since the reader's last turn as an animation.
hand-film = Jako animacja
hand-back = Wróć
# Beside the red button of a question about something that cannot be undone; it leads back.
confirm-no = Nie
hand-confirm = Potwierdź
hand-choose-cards =
    { $least ->
        [0] Wybierz najwyżej { $most }
       *[other] { $most ->
            [one] Wybierz jedno
           *[other] { $gap ->
                [1] Wybierz { $least } lub { $most }
               *[other] Wybierz od { $least } do { $most }
            }
        }
    }
hand-choose-exactly =
    { $count ->
        [one] Wybierz jedno
       *[other] Wybierz { $count }
    }
hand-missing = Wybierz jeszcze: { $count }
hand-chosen = Wybrano: { $count }
hand-play-cards = Potwierdź wybór ({ $count })

## What a choice does, where the thing chosen has no name of its own

# A card to be taken, with its place: the label of a button.
choice-take = { $place }: { $card }
choice-done = To wszystko

## My games: all tables of one person
# $channel is a channel as Discord shows it, $when a moment such as "5 godzin temu".

games-title = Moje gry
games-asked = Czekają na ciebie
games-others = Czekają na innych
games-lobbies = Jeszcze nierozpoczęte
games-table = **{ $game }**: { $channel }
games-asked-you = Twoja kolej przyszła { $when }.
games-also =
    { $names-count ->
        [one] Decyduje też: { $names }.
        [few] Decydują też: { $names }.
        [many] Decydują też: { $names }.
       *[other] Decydują też: { $names }.
    }
games-waits =
    { $names-count ->
        [one] Teraz decyduje: { $names } (kolej przyszła { $when }).
        [few] Teraz decydują: { $names } (kolej przyszła { $when }).
        [many] Teraz decydują: { $names } (kolej przyszła { $when }).
       *[other] Teraz decydują: { $names } (kolej przyszła { $when }).
    }
# A button that opens the hand at the table that has waited longest.
games-next = Następny stół
# Told after a move, where another table waits.
games-next-is = Następny stół: { $channel } czeka na ciebie. Twoja kolej przyszła { $when }.
# A button that opens the hand at that other table.
games-there = Moja ręka w tamtej grze
# The table stands in a server that another process looks after.
games-later = To, co tu robisz, plansza pokaże w ciągu minuty.
games-nothing = W tej chwili nic na ciebie nie czeka.
games-none = Nie siedzisz teraz przy żadnym stole. Otwórz nowy poleceniem { COMMAND("new") } albo naciśnij „Dołącz” przy stole, który otworzył ktoś inny.
# Where no table can be opened, such as in a direct message.
games-none-here = Nie siedzisz teraz przy żadnym stole. Na serwerze, na którym jestem, otworzysz stół poleceniem { COMMAND("new") }. Przy stole, który otworzył ktoś inny, naciśnij „Dołącz”.
games-page = Strona { $page } z { $pages }

## Taking back

take-back-done = Cofnięto twój ostatni ruch.
take-back-refused-acted = Ktoś wykonał już kolejny ruch, więc twojego nie można cofnąć.
take-back-refused-revealed = Coś ukrytego wyszło już na jaw, więc twojego ruchu nie można cofnąć.
take-back-refused-nothing = Nie masz ruchu do cofnięcia.

## The end of a game

result-title = Koniec gry
result-winner =
    { $count ->
        [one] Wygrywa { $names }. Gratulacje!
        [few] Wspólne zwycięstwo: { $names }. Gratulacje!
        [many] Wspólne zwycięstwo: { $names }. Gratulacje!
       *[other] Wspólne zwycięstwo: { $names }. Gratulacje!
    }
result-winner-computers =
    { $count ->
        [one] Wygrywa { $names }.
        [few] Wspólne zwycięstwo: { $names }.
        [many] Wspólne zwycięstwo: { $names }.
       *[other] Wspólne zwycięstwo: { $names }.
    }
result-rematch = Rewanż
result-record = Protokół partii
result-history = Przebieg gry
result-seed = Ziarno losowości tej gry, do porównania z SHA-256 z początku: `{ $seed }`
# The same where players added words of their own; docs/record.md says how to check it.
result-seed-words = Sekret tej gry, do porównania z SHA-256 z początku: `{ $secret }` · razem ze słowami graczy daje ziarno losowości: `{ $seed }`
record-ready = Oto protokół partii: plik dla innych programów, za pomocą którego każdy może sprawdzić losowanie i wszystkie ruchy.
resigned = { $name } odchodzi od stołu. Miejsce zajmuje { $computer } { computer-mark }.
# How a game was stopped, on its last board.
stopped-host = { $name } przerywa grę. Kończy się ona bez zwycięzcy.
stopped-moderator = Moderacja przerwała tę grę. Kończy się ona bez zwycięzcy.
stopped-deserted = Wszyscy opuścili tę grę. Kończy się ona bez zwycięzcy.
stopped-gone = Kanał tej gry zniknął, więc gra kończy się bez zwycięzcy.
lobby-leave-confirm = Opuścić ten stół? Dopóki jest wolne miejsce, możesz znów przy nim usiąść.
lobby-left = Nie siedzisz już przy tym stole.
resign-confirm = Opuścić tę grę? Twoje miejsce zajmie komputer i nie da się na nie wrócić.
resign-button = Opuść grę
resign-done = Nie grasz już przy tym stole. Dzięki za wspólną grę!
stop-confirm = Przerwać tę grę dla wszystkich? Skończy się bez zwycięzcy i nie da się tego cofnąć.
stop-button = Przerwij grę
stop-done = Gra jest przerwana.

## Looking back at a finished game

history-start = Przed pierwszym ruchem
history-move = Ruch { $move } z { $moves }
history-round = runda { $round }
# A move that no event tells.
history-quiet = { $name } dokonuje wyboru.
history-open = Gra jest skończona, więc widać tu też to, co było ukryte.
history-open-board = Gra jest skończona, więc opis podaje też to, co było ukryte. „{ hands-all }” na liście pokazuje ręce.
history-back = Poprzedni
history-next = Dalej
history-jump = Przejdź do…
history-to-start = Początek
history-to-round = Runda { $round }
history-to-end = Koniec
history-animate = Animacja rundy { $round }
history-animate-game = Animacja gry
film-round =
    { $moves ->
        [one] Runda { $round } w { $moves } ruchu
        [few] Runda { $round } w { $moves } ruchach
        [many] Runda { $round } w { $moves } ruchach
       *[other] Runda { $round } w { $moves } ruchach
    }
film-game =
    { $moves ->
        [one] Gra w { $moves } ruchu
        [few] Gra w { $moves } ruchach
        [many] Gra w { $moves } ruchach
       *[other] Gra w { $moves } ruchach
    }
# The alt text of an animation. $title is one of the two above.
film-alt = Animacja ({ $game }). { $title }, ruch po ruchu. { $result }
# The alt text of an animation of what the reader missed. $since is board-since or board-since-start.
film-since-alt = Animacja ({ $game }). { $since }, ruch po ruchu. { $told }

## When something is not possible

error-stale = Gra poszła już dalej. Oto, jak teraz wygląda.
error-not-seated = Nie masz miejsca przy tym stole. Możesz obserwować grę albo otworzyć własny stół poleceniem { COMMAND("new") }.
error-not-your-turn =
    { $names-count ->
        [one] To nie twoja kolej. Teraz decyduje: { $names }.
        [few] To nie twoja kolej. Teraz decydują: { $names }.
        [many] To nie twoja kolej. Teraz decydują: { $names }.
       *[other] To nie twoja kolej. Teraz decydują: { $names }.
    }
error-game-over = Ta gra jest skończona. Nową zaczniesz poleceniem { COMMAND("new") } albo przyciskiem „Rewanż”.
error-no-table = Na tym kanale nie ma stołu. Nowy otworzysz poleceniem { COMMAND("new") }.
error-table-exists = Na tym kanale jest już stół: pokazuje go { COMMAND("board") }, a gospodarz może go zamknąć poleceniem { COMMAND("stop") }. Możesz też otworzyć nowy stół w osobnym wątku.
error-lobby-full = Wszystkie miejsca są zajęte. Poproś kogoś o miejsce albo otwórz kolejny stół w wątku.
error-already-seated = Masz już miejsce przy tym stole, nic więcej nie trzeba robić.
error-not-in-lobby = Nie masz tu jeszcze miejsca. Najpierw naciśnij „Dołącz”.
error-no-salt = Wszystkie 16 soli tego stołu zostało już wydanych, więc nikt więcej nie doda słowa. Gospodarz może zamknąć stół i otworzyć nowy.
error-not-host = To może zrobić tylko gospodarz tego stołu.
error-not-enough = Brakuje jeszcze graczy. Poczekaj, aż ktoś dołączy, albo dodaj komputer.
error-no-computer = Nie ma komputera do usunięcia.
error-store = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie za chwilę.
error-unknown = Coś poszło nie tak po mojej stronie. Nic nie przepadło, spróbuj ponownie.
# Behind what does not work, such as "lacking-attach-files".
error-permission = Poproś o to moderację serwera.
error-locked = Ten wątek jest zablokowany, więc nie mogę tu nic wysłać. Twój ruch jest zapisany, a plansza pojawi się, gdy wątek znów będzie otwarty.
error-not-shown = Discord nie pozwala mi wysłać tam planszy. Twój ruch jest zapisany, a plansza pojawi się, gdy tylko się to uda.
error-automod = AutoMod tego serwera zablokował moją wiadomość, więc plansza nie jest aktualna. Twój ruch jest zapisany. Poproś moderację, żeby przepuszczała moje wiadomości. Próbuję ponownie co godzinę i za każdym razem, gdy coś naciśniesz.
error-timed-out = Moderacja czasowo mnie wyciszyła, więc nie mogę tu nic wysłać. Wyciszenie skończy się { $when }. Nic nie przepadło, a plansza pojawi się potem.
error-own-fault = Discord nie przyjmuje mojej wiadomości z planszą. To moja wina, nie twoja. Twój ruch jest zapisany, a osoba, która mnie prowadzi, już o tym wie. Nie musisz nic robić: plansza pojawi się, gdy błąd zostanie naprawiony.
error-thread-locked = Ten wątek jest zablokowany, więc nie można w nim otworzyć stołu.
error-thread-private = To prywatny wątek i mnie w nim nie ma. Oznacz mnie tutaj, żeby mnie dodać, i spróbuj ponownie.
error-not-allowed-stop = Tę grę może przerwać tylko gospodarz albo ktoś, kto zarządza kanałami.
error-lost-modal = Ten formularz jest już nieaktualny. Otwórz go jeszcze raz.
modal-changed = Od otwarcia tego formularza coś się tu zmieniło. Nic nie jest jeszcze zapisane: wybierz, co ma obowiązywać.
modal-stored = Zapisane
modal-sent = Wysłane przez ciebie
modal-keep = Zostaw zapisane
modal-use = Zapisz wysłane
modal-unchanged = Nic się nie zmieniło.
error-old-button = Ten przycisk jest nieaktualny i już nie działa. Grę pokaże polecenie { COMMAND("board") }.
error-no-record = Nie ma protokołu: mają go tylko skończone gry.
error-running = Ta gra już trwa: miejsca są zajęte, a protokół pojawi się po jej zakończeniu.
error-history-none = Na tym kanale nie skończyła się jeszcze żadna gra.
error-history-running = Ta gra jeszcze trwa: przebieg zobaczysz po jej zakończeniu. To, co się stało od twojej ostatniej tury, jest pod „{ board-hand }”.
error-history-empty = Ta gra została przerwana przed pierwszym ruchem, więc nie ma czego pokazać.
error-history-retired = Tę grę rozegrano według starszej wersji zasad, której już nie obsługuję, więc nie mogę pokazać jej ruchów.
error-film-busy = Animacja właśnie powstaje. Spróbuj ponownie za kilka sekund.
error-film-nothing = Od twojej ostatniej tury nikt nic nie zrobił, więc nie ma czego pokazać.
error-too-often =
    { $seconds ->
        [one] Za szybko! Spróbuj ponownie za sekundę.
        [few] Za szybko! Spróbuj ponownie za { $seconds } sekundy.
       *[other] Za szybko! Spróbuj ponownie za { $seconds } sekund.
    }
error-own-lobbies = Masz już na tym serwerze trzy otwarte stoły. Najpierw zacznij grę przy jednym z nich albo zamknij któryś z nich.
error-all-lobbies = Na tym serwerze jest bardzo dużo otwartych stołów. Dołącz do któregoś albo poczekaj, aż część gier się zacznie.
error-not-running = Ta gra jeszcze się nie zaczęła. Zaczyna ją gospodarz, gdy wszystkie miejsca są zajęte.
error-not-over = Ta gra jeszcze trwa. Rewanż będzie możliwy po jej zakończeniu.
error-dm = Stoły otwiera się na kanałach serwerów, użyj więc tego polecenia tam. Swoje stoły masz pod ręką wszędzie: { COMMAND("games") } pokazuje je i pozwala przy nich grać.
# $address is where the bot is added to a server.
error-not-added = Nie ma mnie jeszcze na tym serwerze, więc nie da się tu otworzyć stołu. Osoba, która nim zarządza, może [mnie dodać]({ $address }).
error-retired = Ta gra zaczęła się według starszej wersji zasad, której już nie obsługuję. Otwórz nowy stół poleceniem { COMMAND("new") }.
error-no-game = Takiej gry tu nie ma. Wybierz jedną z listy.
# $seats are numbers, such as "3 and 5".
error-seats = W tę grę nie gra się w tyle osób ({ $game }, możliwe: { $seats }). Możesz też zostawić to pole puste.
error-no-variant = Ta gra nie ma takiego wariantu; zostaw to pole puste.
error-no-expansion = Ta gra nie ma takiego dodatku; zostaw to pole puste.
error-no-known = Nie ma tu nic do pokazania: ten wariant nie podaje, co wiadomo, albo gra teraz nie trwa.
error-no-topic = Nie ma takiego tematu w zasadach. Wybierz temat z listy.
error-no-take = Na planszy nie ma teraz nic, co można by wziąć. Otwórz swoją rękę, by zobaczyć, co jest do wyboru.
error-no-character = Nie ma teraz postaci, którą można by zagrać. Otwórz swoją rękę, by zobaczyć, co jest do wyboru.
error-no-set = Nie ma teraz układu, który można by zagrać. Otwórz swoją rękę, by zobaczyć, co jest do wyboru.

refusal-game-over = Ta gra jest skończona, więc nie ma już żadnych ruchów.
refusal-not-waiting = To nie twoja kolej. Czekając, możesz przejrzeć swoją rękę.
refusal-malformed = Nie rozumiem. Wybierz coś przyciskiem albo z listy.
refusal-not-asked = Tego nie można zrobić w tej chwili. Otwórz swoją rękę, by zobaczyć, co jest do wyboru.

## Permissions, as Discord calls them

permission-view-channel = Wyświetlanie kanałów
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-embed-links = Wyświetlanie podglądu linków
permission-read-message-history = Wyświetlanie historii czatu
permission-create-public-threads = Tworzenie publicznych wątków
permission-manage-threads = Zarządzanie wątkami
# An invisible character after @, so that Discord takes it for no mention.
permission-mention-everyone = Wzmianka @{ "\u2060" }everyone, @{ "\u2060" }here i wszystkich ról

## Help

help-title = Gry przy twoim stole
help-text =
    Zagraj na tym kanale ({ $games }) z ludźmi albo z komputerami, za jednym razem albo przez kilka dni.
    - **Początek**: { COMMAND("new") } otwiera stół. Zajmij miejsce, zapełnij pozostałe, naciśnij „Zacznij grę”.
    - **Gra**: w swojej turze naciśnij numer na planszy, by wziąć to, co tam leży. Do wszystkiego innego służy „Moja ręka”: widzisz ją tylko ty. { COMMAND("take") }, { COMMAND("character") } i { COMMAND("set") } robią to samo bez przycisków.
    - **Podgląd**: { COMMAND("hand") } pokazuje twoją rękę, { COMMAND("board") } przenosi planszę na koniec kanału, { COMMAND("score") } wyjaśnia punkty. Jeśli wariant podaje, co wiadomo o zakrytych kartach, pokazuje to { COMMAND("cards") }.
    - **Moje gry**: { COMMAND("games") } pokazuje wszystkie twoje stoły, najpierw ten, który czeka na ciebie najdłużej, także w prywatnej wiadomości do mnie.
    - **Prezentacja**: { COMMAND("about") } pokazuje na kanale, co to za gra, z obrazkiem i animacją.
    - **Nauka**: { COMMAND("learn") } uczy gry w kilka minut, ruch po ruchu; widzisz to tylko ty.
    - **Zasady**: { COMMAND("rules") } streszcza je temat po temacie.
    - **Wyjście**: { COMMAND("resign") } oddaje twoje miejsce komputerowi, { COMMAND("stop") } kończy grę dla wszystkich.
    - **Po grze**: { COMMAND("history") } pokazuje skończoną grę ruch po ruchu, { COMMAND("record") } daje protokół.
    - **Tabela**: { COMMAND("ladder") } pokazuje, kto które miejsce zajmuje na tym serwerze w grach rankingowych.
    - **Nieobecność**: { COMMAND("away") } mówi innym, do kiedy cię nie będzie; tam ustawisz też przypomnienia i godziny ciszy.
    - **Język**: { COMMAND("language") } zmienia go dla ciebie, dla stołu albo dla serwera.
    - **Serwer**: { COMMAND("settings") } ustala, co obowiązuje przy wszystkich jego stołach, jeśli nim zarządzasz.
    - **Prywatność**: { COMMAND("privacy") } pokazuje, co jest przechowywane na twój temat, i pozwala to usunąć.
rules-title = Zasady gry „{ $game }”
# Two selects: what is written there now, before anything is chosen in them.
rules-choose-game = Gra: { $game }
rules-choose = Temat: { $topic }
# The last option of the select of topics, if there are more than fit.
rules-more = Więcej tematów…
# A whole sentence follows.
rules-now = **Teraz.** { $what }
goto-board = Do planszy
# A table whose game has not begun.
goto-lobby = Do stołu
board-moved = Plansza jest tutaj.

## Computers that play

computer-mark = (komputer)
apprentice-mark = (komputer, uczeń)
merchant-mark = (komputer, czeladnik)
master-mark = (komputer, mistrz)
computer-name-1 = Ptahmes
computer-name-2 = Neferet
computer-name-3 = Sennu
computer-name-4 = Merit
computer-name-5 = Kawab
computer-name-6 = Tiaa

thread-name = { $game } – { $names }
thread-opened = { $game }, liczba graczy: { $seats }. Stół jest w tym wątku.
thread-in-thread = To już jest wątek, więc twój stół jest właśnie tutaj.
thread-not-here = W takim kanale nie ma wątków, więc twój stół jest właśnie tutaj.

## Slash commands: names lower case, 32 characters at most; descriptions 100 at most

cmd-sobek-name = sobek
cmd-sobek-description = Zagraj w gry planszowe na tym kanale
cmd-new-name = nowa-gra
cmd-new-description = Otwórz stół i poczekaj na innych
cmd-new-game-name = gra
cmd-new-game-description = Która gra
cmd-new-seats-name = miejsca
cmd-new-seats-description = Ile miejsc (nie każda gra pozwala na każdą liczbę)
cmd-new-variant-name = wariant
cmd-new-variant-description = Ukryty: ręce i stosy są tajne. Otwarty: widać też to, co można zapamiętać; lepszy na wiele dni
cmd-new-expansion-name = dodatek
cmd-new-expansion-description = Dodatek, z którym chcesz zagrać, jeśli gra go ma
cmd-new-thread-name = wątek
cmd-new-thread-description = Otwórz stół w osobnym wątku, by ten kanał pozostał wolny
cmd-games-name = gry
cmd-games-description = Wszystkie twoje stoły, najpierw ten, który czeka na ciebie najdłużej
cmd-take-name = weź
cmd-take-description = Weź kartę albo płytkę z planszy
cmd-take-card-name = karta
cmd-take-card-description = Karta albo płytka, według numeru na planszy
cmd-character-name = postać
cmd-character-description = Zagraj postać i użyj jej zdolności
cmd-character-card-name = karta
cmd-character-card-description = Która postać i co ma zrobić
cmd-set-name = układ
cmd-set-description = Zagraj układ
cmd-set-cards-name = karty
cmd-set-cards-description = Karty albo płytki układu
cmd-hand-name = ręka
cmd-hand-description = Pokaż swoją rękę i to, co możesz teraz zrobić; widzisz to tylko ty
cmd-board-name = plansza
cmd-board-description = Przenieś planszę na koniec kanału
cmd-score-name = punkty
cmd-score-description = Wyjaśnij, skąd wzięły się punkty
cmd-cards-name = karty
cmd-cards-description = Pokaż, co wiadomo o zakrytych kartach i płytkach, jeśli wariant to podaje
cmd-rules-name = zasady
cmd-rules-description = Przeczytaj zasady w skrócie
cmd-rules-topic-name = temat
cmd-rules-topic-description = O czym chcesz przeczytać
cmd-learn-name = nauka
cmd-learn-description = Naucz się gry w kilka minut, ruch po ruchu; widzisz to tylko ty
cmd-learn-game-name = gra
cmd-learn-game-description = Której gry chcesz się nauczyć
cmd-resign-name = opuść
cmd-resign-description = Opuść grę; twoje miejsce zajmie komputer
cmd-stop-name = przerwij
cmd-stop-description = Przerwij grę na tym kanale dla wszystkich
cmd-record-name = protokół
cmd-record-description = Pobierz protokół skończonej gry jako plik
cmd-history-name = przebieg
cmd-history-description = Obejrzyj skończoną grę ruch po ruchu
cmd-privacy-name = prywatność
cmd-privacy-description = Zobacz, co jest przechowywane na twój temat, i usuń to
cmd-about-name = przedstaw
cmd-about-description = Przedstaw grę na kanale, z obrazkiem
cmd-about-game-name = gra
cmd-about-game-description = Którą grę przedstawić
cmd-help-name = pomoc
cmd-help-description = Jak grać z tym botem

## The language of a reader, of a table, of a server

cmd-language-name = język
cmd-language-description = Wybierz język dla siebie, dla tego stołu albo dla serwera
cmd-language-language-name = język
cmd-language-language-description = Który język; automatyczny to ten z Discorda
cmd-language-scope-name = dla
cmd-language-scope-description = Dla kogo: tylko dla ciebie, dla tego stołu czy dla nowych stołów serwera
language-automatic = Automatyczny
scope-me = Dla mnie
scope-table = Dla tego stołu
scope-server = Dla tego serwera
language-title = Języki
# Each variable is the name of a language in that language.
language-now-me = Twój język tutaj: { $language }
language-now-table = Język tego stołu: { $language }
language-now-server = Język nowych stołów na tym serwerze: { $language }
language-set-me = Gotowe. Twój język od teraz: { $language }
language-set-me-automatic = Gotowe. Od teraz czytasz tu w języku, który masz w ustawieniach Discorda.
language-set-table = Gotowe. Język tego stołu od teraz: { $language }
language-set-server = Gotowe. Język nowych stołów na tym serwerze od teraz: { $language }
language-set-server-automatic = Gotowe. Nowe stoły będą od teraz w języku serwera.
error-language-table = Język tego stołu może zmienić tylko gospodarz. Własny zawsze możesz zmienić.
error-language-server = Język serwera może zmienić tylko ktoś, kto nim zarządza. Własny zawsze możesz zmienić.
error-language-unknown = Nie ma tu takiego języka. Wybierz język z listy.
error-language-automatic = Stół musi mieć własny język. Wybierz go z listy.
