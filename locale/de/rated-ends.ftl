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

## Ob jemand in Ranglisten zu sehen ist, auf der Seite der eigenen Daten

hidden-offer = **Ranglisten**: Wenn du dich verbirgst, zählen deine gewerteten Partien wie immer, aber du erscheinst in keiner Rangliste, in keiner Ankündigung und nicht bei den Wertungszahlen unter dem letzten Spielplan.
hidden-now = **Ranglisten**: Du bist verborgen. Deine gewerteten Partien zählen wie immer, aber du erscheinst in keiner Rangliste, in keiner Ankündigung und nicht bei den Wertungszahlen unter dem letzten Spielplan.
hidden-begin = In Ranglisten verbergen
hidden-end = In Ranglisten zeigen
about-rated = Deine gewerteten Partien: { $count }. Wenn du deine Daten löschen lässt, bleibt von jeder nur deine gerundete Wertung davor.
about-excluded = Server, die dich von gewerteten Partien ausgeschlossen haben: { $count }
about-ladder-changes = Eingriffe in Ranglisten, von dir oder über dich: { $count }
