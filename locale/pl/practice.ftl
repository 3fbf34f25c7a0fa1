practice-title = Gra treningowa: { $game }. Widzisz ją tylko ty i do niczego się nie liczy.
practice-button = Ćwicz grę { $game }
practice-could-play = Możesz teraz zagrać postać. { $card }: { $text }
practice-quiet = Bez wyjaśnień
practice-explain = Wyjaśnienia
practice-quieted = Koniec wyjaśnień. Znajdziesz je znowu pod „{ more-button }”.
practice-left = Przerwij, kiedy chcesz: ta gra poczeka na ciebie 30 dni od ostatniego ruchu. Wrócisz do niej przez { COMMAND("learn") }.
practice-go-on = Ćwicz dalej
practice-end = Zakończ tę grę
practice-ended = Twoja gra treningowa jest zakończona i zapomniana.
practice-gone = Tej gry treningowej już nie ma: została zakończona albo czekała ponad 30 dni.
practice-again = Ćwicz jeszcze raz
practice-over = Znasz już tę grę. { COMMAND("new") } otwiera stół dla ciebie i innych.

sobek-practice-set = Możesz teraz zagrać układ: daje liczbę kart razy liczbę skarabeuszy, a do tego wybierasz żeton wydarzenia.
sobek-practice-join = Możesz teraz powiększyć układ, który już leży: wtedy wszystkie jego karty liczą się ze wszystkimi skarabeuszami.
duel-practice-set = Możesz teraz sprzedać układ: daje liczbę płytek razy liczbę skarabeuszy, a do tego używasz żetonu pirogi.
duel-practice-join = Możesz teraz powiększyć sprzedany układ: wtedy wszystkie jego płytki liczą się ze wszystkimi skarabeuszami.
