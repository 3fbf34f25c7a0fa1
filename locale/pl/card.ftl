### Karta gospodarza: czym jest gra, powiedziane całemu kanałowi przez { COMMAND("about") }; i film z partii dla tych, którzy chcą ją zobaczyć.

# Nad obrazkiem: nazwa gry, potem trzy zdania.
about-title = { $game }
sobek-about =
    Sobek to gra karciana dla 2–4 kupców na nabrzeżu Nilu: zbieraj dobra, zagrywaj je jako układy i zdobywaj punkty przez trzy rundy.
    Pierwsza karta w rzędzie nic nie kosztuje; kto sięga dalej, bierze wszystkie pominięte karty jako korupcję, a kto ma jej najwięcej, traci punkty na koniec rundy.
    Gra się tutaj, na kanale, z ludźmi albo z komputerami, za jednym razem albo przez kilka dni.
duel-about =
    Sobek: 2 graczy to pojedynek dwóch kupców na jednym targu: bierz płytki i sprzedawaj je jako układy; punkty liczy się raz, na końcu.
    Brać można tylko z linii pionka Ankh, a wzięta płytka obraca go dla rywala; płytki, które pomijasz, to korupcja.
    Gra się tutaj, na kanale, z kimś albo z komputerem, za jednym razem albo przez kilka dni.
# Przyciski.
about-open = Otwórz stół
about-watch = Obejrzyj partię
# Nad filmem i to, co film mówi tam, gdzie go nie widać.
about-film = { $game }: { $moves ->
        [one] { $moves } ruch komputera
        [few] { $moves } ruchy komputerów
       *[many] { $moves } ruchów komputerów
    }
about-film-alt = Animacja partii ({ $game }), ruch po ruchu, z linijką do każdego.
