### Ladders: who stands where in a server after its rated games, and why a person is not on it yet.
### $name is a player. A rating is the number of a person on a ladder.

## What a ladder is called

# $game is a game's title, $variant its variant, as in "Sobek hidden".
ladder-name = { $game } { $variant }

## The picture, and the same in words

ladder-counts = { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
   *[many] { $people } osób
}, { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
# A person whose name the picture cannot show.
ladder-player = Osoba { $number }
# Heads of columns; short. The first is above the change of the rating in the last 30 days.
ladder-head-change = 30 dni
ladder-head-rating = Ranking
ladder-head-games = Gry
ladder-head-wins = Wygrane
ladder-head-best = Rekord
# At the foot of the picture if nobody is nearly there, else below it.
ladder-provisional = ~ tymczasowy, poniżej 10 gier
# $people are those who will soon have a rating, each with one of the next two messages.
ladder-nearly = Już blisko: { $people }
ladder-nearly-games = { $name }: { $games } z { $needed }
ladder-nearly-people = { $name }: brakuje { $count ->
    [one] { $count } rywala
   *[other] { $count } rywali
}
# $told is what the ladder tells of the player: a rating and games, or games and wins.
ladder-row = { $name }: { $told }
ladder-row-own = { $name } (ty): { $told }
ladder-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
ladder-tally = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $wins ->
    [0] bez wygranej
    [one] { $wins } wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}, rekord { $best }

# Below the picture.
ladder-low = Nowy ranking jest celowo niski: dopóki mało wiem o graczu, liczę ostrożnie.
# Fewer than four people have a rating.
ladder-few = Gdy cztery osoby będą mieć ranking, powstanie tu tabela. Do rankingu potrzeba 5 gier rankingowych przeciw 3 różnym osobom.
ladder-none = W tej tabeli nie ma jeszcze żadnej zakończonej gry rankingowej.
ladder-nobody = Teraz nie ma tu nikogo: kto od 90 dni nie zagrał w grę rankingową, znika z tabeli.
ladder-struck = { $count ->
    [one] Jedna gra została skreślona
    [few] { $count } gry zostały skreślone
   *[many] { $count } gier zostało skreślonych
} przez osoby zarządzające tym serwerem.
# $when is a date.
ladder-restarted = Ta tabela zaczęła się od nowa: { $when }.

## What the reader alone is told

ladder-you-hidden = Nie widać cię: swój wiersz widzisz tylko ty. Zmienisz to przez { COMMAND("privacy") }.
ladder-you-excluded = Nie ma cię w tej tabeli: osoby zarządzające tym serwerem wykluczyły cię z gier rankingowych.
ladder-you-left-off = Nie ma cię tu, bo od twojej ostatniej gry rankingowej minęło ponad 90 dni. Wrócisz po następnej.
ladder-you-games = Do rankingu brakuje ci jeszcze { $count ->
    [one] jednej gry rankingowej
   *[other] { $count } gier rankingowych
}.
ladder-you-people = Do rankingu brakuje ci jeszcze gier rankingowych przeciw { $count ->
    [one] jednej nowej osobie
   *[other] { $count } nowym osobom
}.
ladder-you-total = Ty na wszystkich serwerach: { $games ->
    [one] { $games } gra rankingowa
    [few] { $games } gry rankingowe
   *[many] { $games } gier rankingowych
}, wygrane: { $wins }. Widzisz to tylko ty.

## Without a server: one's own games

ladder-total-title = Twoje gry rankingowe na wszystkich serwerach
ladder-total = { $ladder }: { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, wygrane: { $wins }
ladder-total-none = Nie masz jeszcze żadnej zakończonej gry rankingowej.
ladder-total-where = Każdy serwer ma własne tabele: zapytaj tam przez { COMMAND("ladder") }. Tę listę widzisz tylko ty.

## Buttons, a select, what is refused

ladder-mine = Moje miejsce
ladder-show = Pokaż tutaj
ladder-as-text = Jako tekst
ladder-as-picture = Jako obraz
ladder-choose = Tabela
error-ladders-off = Ten serwer nie ma tabel. Osoby, które nim zarządzają, mogą je włączyć: { COMMAND("settings") }, strona **Wyniki**.

cmd-ladder-name = tabela
cmd-ladder-description = Kto najlepiej handluje na tym serwerze? Tabela jego gier rankingowych

## What a server is told of all its games, rated or not

statistics-title = Gry na tym serwerze
# $people is how many people played them, $lately how many games ended in the last 30 days.
statistics-games = Gry: { $games } (w ostatnich 30 dniach: { $lately }) · Gracze: { $people }
# $ladder is a game and its variant.
statistics-favourite = Najczęściej: { $ladder } ({ $games })
# $when is a day.
statistics-longest = Najdłuższa gra, liczba tur: { $turns } ({ $ladder }, { $when })
statistics-best = Rekord, { $ladder }: { $points } · { $name }, { $when }
# The same where the player is not named.
statistics-score = Rekord, { $ladder }: { $points } · { $when }
