### Was eine gewertete Partie an der Rangliste ihres Servers geändert hat, klein unter dem Schlussbild.
### $name ist ein Spieler. Die Wertungszahl ist die Zahl einer Person in einer Rangliste.

end-rated = Gewertet · { $people }
end-place = { $person }, jetzt { $place }.
end-games = { $name }: noch { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} bis zur Wertungszahl
end-people = { $name }: noch gegen { $count ->
    [one] { $count } neue Person
   *[other] { $count } neue Personen
} bis zur Wertungszahl
end-struck = Gewertet · Diese Partie wurde von Leuten gestrichen, die diesen Server verwalten: Sie zählt nicht.
rated-settled = Das gewertete Ergebnis steht fest; ihr spielt zum Spaß weiter.

## Ob jemand in Ranglisten zu sehen ist, auf der Seite der eigenen Daten

hidden-offer = **Ranglisten**: Wenn du dich verbirgst, zählen deine gewerteten Partien wie immer, aber du erscheinst in keiner Rangliste, in keiner Ankündigung und nicht bei den Wertungszahlen unter dem Schlussbild.
hidden-now = **Ranglisten**: Du bist verborgen. Deine gewerteten Partien zählen wie immer, aber du erscheinst in keiner Rangliste, in keiner Ankündigung und nicht bei den Wertungszahlen unter dem Schlussbild.
hidden-begin = In Ranglisten verbergen
hidden-end = In Ranglisten zeigen
about-rated = Deine gewerteten Partien: { $count }. Wenn du deine Daten löschen lässt, bleibt von jeder nur deine gerundete Wertungszahl davor.
about-excluded = Server, die dich von gewerteten Partien ausgeschlossen haben: { $count }
about-ladder-changes = Eingriffe in Ranglisten, die von dir sind oder dich betreffen: { $count }
