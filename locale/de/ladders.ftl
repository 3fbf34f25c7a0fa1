### Ladders: who stands where in a server after its rated games, and why a person is not on it yet.
### $name is a player. A rating is the number of a person on a ladder.

## What a ladder is called

# $game is a game's title, $variant its variant, as in "Sobek hidden".
ladder-name = { $game } { $variant }

## The picture, and the same in words

ladder-counts = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
# A person whose name the picture cannot show.
ladder-player = Person { $number }
# Heads of columns; short. The first is above the change of the rating in the last 30 days.
ladder-head-change = 30 Tage
ladder-head-rating = Wertungszahl
ladder-head-games = Partien
ladder-head-wins = Siege
ladder-head-best = Rekord
# At the foot of the picture if nobody is nearly there, else below it.
ladder-provisional = ~ vorläufig, unter 10 Partien
# $people are those who will soon have a rating, each with one of the next two messages.
ladder-nearly = Fast dabei: { $people }
ladder-nearly-games = { $name }: { $games } von { $needed }
ladder-nearly-people = { $name }: noch gegen { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
# $told is what the ladder tells of the player: a rating and games, or games and wins.
ladder-row = { $name }: { $told }
ladder-row-own = { $name } (du): { $told }
ladder-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
ladder-tally = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins ->
    [0] kein Sieg
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}, Rekord { $best }

# Below the picture.
ladder-low = Eine neue Wertungszahl ist mit Absicht niedrig: Solange ich jemanden wenig kenne, rechne ich vorsichtig.
# Fewer than four people have a rating.
ladder-few = Sobald vier Leute eine Wertungszahl haben, steht hier die Rangliste. Eine Wertungszahl bekommt man nach 5 gewerteten Partien gegen 3 verschiedene Leute.
ladder-none = Für diese Rangliste ist noch keine gewertete Partie zu Ende gespielt.
ladder-nobody = Im Moment steht hier niemand: Wer 90 Tage keine gewertete Partie spielt, fällt heraus.
ladder-struck = { $count ->
    [one] Eine Partie wurde
   *[other] { $count } Partien wurden
} von Leuten gestrichen, die diesen Server verwalten.
# $when is a date.
ladder-restarted = Diese Rangliste hat am { $when } neu begonnen.

## What the reader alone is told

ladder-you-hidden = Du bist verborgen: Deine Zeile siehst nur du. Mit { COMMAND("privacy") } änderst du das.
ladder-you-excluded = Du stehst nicht in dieser Rangliste: Leute, die diesen Server verwalten, haben dich von gewerteten Partien ausgeschlossen.
ladder-you-left-off = Du stehst nicht hier, weil deine letzte gewertete Partie mehr als 90 Tage her ist. Mit der nächsten bist du wieder dabei.
ladder-you-games = Dir { $count ->
    [one] fehlt noch eine gewertete Partie
   *[other] fehlen noch { $count } gewertete Partien
} zu einer Wertungszahl.
ladder-you-people = Dir { $count ->
    [one] fehlt noch eine gewertete Partie gegen eine weitere Person
   *[other] fehlen noch gewertete Partien gegen { $count } weitere Personen
} zu einer Wertungszahl.
ladder-you-total = Du auf allen Servern: { $games ->
    [one] { $games } gewertete Partie
   *[other] { $games } gewertete Partien
}, { $wins } gewonnen. Das siehst nur du.

## Without a server: one's own games

ladder-total-title = Deine gewerteten Partien auf allen Servern
ladder-total = { $ladder }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins } gewonnen
ladder-total-none = Du hast noch keine gewertete Partie zu Ende gespielt.
ladder-total-where = Jeder Server hat eigene Ranglisten: Frag dort mit { COMMAND("ladder") }. Diese Liste siehst nur du.

## Buttons, a select, what is refused

ladder-mine = Mein Platz
ladder-show = Hier zeigen
ladder-as-text = Als Text
ladder-as-picture = Als Bild
ladder-choose = Rangliste
error-ladders-off = Dieser Server hat keine Ranglisten. Wer ihn verwaltet, kann sie einschalten: { COMMAND("settings") }, Seite **Ergebnisse**.

cmd-ladder-name = rangliste
cmd-ladder-description = Wer handelt auf diesem Server am besten? Die Rangliste seiner gewerteten Partien

## What a server is told of all its games, rated or not

statistics-title = Partien auf diesem Server
# $people is how many people played them, $lately how many games ended in the last 30 days.
statistics-games = Partien: { $games } (letzte 30 Tage: { $lately }) · Personen: { $people }
# $ladder is a game and its variant.
statistics-favourite = Am meisten gespielt: { $ladder } ({ $games })
# $when is a day.
statistics-longest = Längste Partie: { $turns } Züge ({ $ladder }, { $when })
statistics-best = Rekord, { $ladder }: { $points } · { $name }, { $when }
# The same where the player is not named.
statistics-score = Rekord, { $ladder }: { $points } · { $when }
