### Was eine gewertete Partie an der Rangliste ihres Servers geändert hat, klein unter dem letzten Spielplan.
### $name ist ein Spieler. Die Wertungszahl ist die Zahl einer Person in einer Rangliste.

end-rated = Gewertet · { $people }
end-place = { $person }, jetzt { $place }.
end-games = { $name }: noch { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} bis zur Wertungszahl
end-people = { $name }: noch { $count ->
    [one] { $count } neuer Gegner
   *[other] { $count } neue Gegner
} bis zur Wertungszahl
end-struck = Gewertet · Diese Partie wurde von Leuten gestrichen, die diesen Server verwalten: Sie zählt nicht.
rated-settled = Das gewertete Ergebnis steht fest; ihr spielt zum Spaß weiter.
