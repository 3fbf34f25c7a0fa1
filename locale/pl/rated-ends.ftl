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

## Czy osobę widać w tabelach, na stronie jej danych

hidden-offer = **Tabele**: jeśli się ukryjesz, twoje gry rankingowe liczą się jak zawsze, ale nie pojawisz się w żadnej tabeli ani ogłoszeniu, ani wśród rankingów pod ostatnią planszą.
hidden-now = **Tabele**: nie widać cię. Twoje gry rankingowe liczą się jak zawsze, ale nie pojawiasz się w żadnej tabeli ani ogłoszeniu, ani wśród rankingów pod ostatnią planszą.
hidden-begin = Ukryj mnie w tabelach
hidden-end = Pokaż mnie w tabelach
about-rated = Twoje gry rankingowe: { $count }. Po usunięciu danych zostaje z każdej tylko twój zaokrąglony ranking sprzed gry.
about-excluded = Serwery, które wykluczyły cię z gier rankingowych: { $count }
about-ladder-changes = Zmiany w tabelach, zrobione przez ciebie lub dotyczące ciebie: { $count }
