### Co gra rankingowa zmieniła w tabeli swojego serwera, małym drukiem pod ostatnią planszą.
### $name to gracz. Ranking to liczba osoby w tabeli.

end-rated = Rankingowa · { $people }
end-place = { $person }, teraz { $place }. miejsce
end-games = { $name }: jeszcze { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
} do rankingu
end-people = { $name }: jeszcze { $count ->
    [one] { $count } nowy rywal
    [few] { $count } nowych rywali
   *[many] { $count } nowych rywali
} do rankingu
end-struck = Rankingowa · Osoby zarządzające tym serwerem skreśliły tę grę: nie liczy się.
rated-settled = Wynik rankingowy jest już ustalony; gracie dalej dla zabawy.
