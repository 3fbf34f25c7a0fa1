### The expansion Treasures of the Pharaoh of Sobek: 2 Players: names, events, the text board, scores, help.
### As in the other files of the game: players' names are never inflected; present tense, because the past would say a
### player's gender; names of things stand alone, after a colon or in parentheses.

## Names

duel-card-pharaoh-fish-ebony = Płytka faraona z 2 skarabeuszami (ryby lub heban)
duel-card-pharaoh-ebony-livestock = Płytka faraona z 2 skarabeuszami (heban lub bydło)
duel-card-pharaoh-livestock-ivory = Płytka faraona z 2 skarabeuszami (bydło lub kość słoniowa)
duel-card-pharaoh-ivory-wheat = Płytka faraona z 2 skarabeuszami (kość słoniowa lub pszenica)
duel-card-pharaoh-wheat-marble = Płytka faraona z 2 skarabeuszami (pszenica lub marmur)
duel-card-pharaoh-marble-fish = Płytka faraona z 2 skarabeuszami (marmur lub ryby)
duel-card-adviser = Doradca królewski (kość słoniowa)
duel-card-spy = Szpieg (dowolne dobro)
# A tile of the market with a gold back, whose face the reader may not know.
duel-card-hidden-gold = zakryta płytka faraona

# A pharaoh tile in a hand or a set: its two goods and its scarabs.
duel-short-pharaoh-fish-ebony = Ryby/heban 2
duel-short-pharaoh-ebony-livestock = Heban/bydło 2
duel-short-pharaoh-livestock-ivory = Bydło/kość słoniowa 2
duel-short-pharaoh-ivory-wheat = Kość słoniowa/pszenica 2
duel-short-pharaoh-wheat-marble = Pszenica/marmur 2
duel-short-pharaoh-marble-fish = Marmur/ryby 2
duel-short-adviser = Doradca (kość słoniowa)
duel-short-spy = Szpieg (dowolne dobro)
duel-short-hidden-gold = Płytka faraona

duel-power-adviser = Doradca królewski
duel-power-spy = Szpieg
duel-pirogue-theft = Kradzież debena
duel-pirogue-scarabs2 = Skarabeusze marmur/heban
duel-back-gold = złoty rewers
# A token of royal corruption with its value, as a button: one to discard.
duel-royal = Korupcja królewska: { $code }

## The expansion

duel-expansion-treasures = Skarby faraona
# What it adds in one sentence.
duel-expansion-treasures-adds = Sześć płytek z dwoma dobrami, a z każdą korupcja królewska o tajnej wartości; Doradca królewski, Szpieg i dwa żetony pirogi.

## What happened

duel-royal-drawn = { $seat } losuje żeton korupcji królewskiej. Jego wartość jest tajemnicą do końca gry.
# For the drawer alone.
duel-royal-drawn-own = Twój nowy żeton korupcji królewskiej ma wartość { $value }. Do końca gry wiesz o tym tylko ty.
duel-royal-drawn-own-after = { $seat } losuje żeton korupcji królewskiej o wartości { $value }.
duel-royal-discarded = { $seat } odrzuca żeton korupcji królewskiej, nie pokazując jego wartości.
duel-royal-discarded-own = Odrzucasz żeton korupcji królewskiej o wartości { $value }. Wiesz o tym tylko ty.
duel-royal-discarded-own-after = { $seat } odrzuca żeton korupcji królewskiej o wartości { $value }.
duel-deben-lost = { $seat } traci losowy żeton debenów. Nikt inny nie poznaje jego wartości przed końcem gry.
# For the loser alone.
duel-deben-lost-own = Tracisz losowy żeton debenów o wartości { $value }. Do końca gry wiesz o tym tylko ty.
duel-deben-lost-own-after = { $seat } traci żeton debenów o wartości { $value }.
duel-character-played-adviser = { $seat } zagrywa postać: { $tile }. Odrzuca żeton korupcji królewskiej.
# $copied is the character whose ability the spy uses.
duel-character-played-spy =
    { $copied-code ->
        [vizier] { $seat } zagrywa postać: { $tile }. Naśladowana postać: { $copied }. Przeglądana korupcja: { $target }.
        [thief] { $seat } zagrywa postać: { $tile }. Naśladowana postać: { $copied }. Cel kradzieży: { $target }.
        [scribe] { $seat } zagrywa postać: { $tile }. Naśladowana postać: { $copied }. { $target } zachowuje najwyżej 6 płytek.
       *[other] { $seat } zagrywa postać: { $tile }. Naśladowana postać: { $copied }.
    }
duel-character-copied-none = { $seat } zagrywa postać: { $tile }. Naśladowana postać: { $copied }. Zdolność nie ma na co zadziałać, więc płytka zostaje tylko odrzucona.
duel-pirogue-used-theft = { $seat } wybiera żeton: { $pirogue }. Losowy żeton debenów traci: { $target }.
duel-pirogue-used-scarabs2 = { $seat } wybiera żeton: { $pirogue }. Sprzedany układ zyskuje 2 skarabeusze: { $good }.

## The table as text

# $values are added up, as "3 + 5".
duel-board-own-royal =
    { $count ->
        [0] **Twoja korupcja królewska**: brak
        [one] **Twoja korupcja królewska**: { $values }
        [few] **Twoja korupcja królewska**: { $values } = { $points }
        [many] **Twoja korupcja królewska**: { $values } = { $points }
       *[other] **Twoja korupcja królewska**: { $values } = { $points }
    }
duel-board-royal =
    { $count ->
        [0] - Korupcja królewska: brak żetonów
        [one] - Korupcja królewska: { $count } żeton
        [few] - Korupcja królewska: { $count } żetony
        [many] - Korupcja królewska: { $count } żetonów
       *[other] - Korupcja królewska: { $count } żetonu
    }
duel-board-royal-open =
    { $count ->
        [one] - Korupcja królewska: { $values }
        [few] - Korupcja królewska: { $values } = { $points }
        [many] - Korupcja królewska: { $values } = { $points }
       *[other] - Korupcja królewska: { $values } = { $points }
    }
duel-board-played = Postacie, które Szpieg może naśladować: { $powers }

## What any player held, after the end

duel-held-royal = Korupcja królewska

## How the scores came about

# After the sentence about corruption tiles and snakes, before the end.
duel-score-royal-count =
    { $count ->
        [one] - Korupcja królewska: { $count } żeton, wartość tajna do końca gry
        [few] - Korupcja królewska: { $count } żetony, wartości tajne do końca gry
        [many] - Korupcja królewska: { $count } żetonów, wartości tajne do końca gry
       *[other] - Korupcja królewska: { $count } żetonu, wartości tajne do końca gry
    }
duel-score-corruption-royal = - Korupcja: { $tiles ->
        [0] brak płytek
        [one] { $tiles } płytka
        [few] { $tiles } płytki
        [many] { $tiles } płytek
       *[other] { $tiles } płytki
    }{ $added ->
        [0] {""}
       *[other] , w tym z ręki na koniec: { $added }
    }{ $snakes ->
        [0] {""}
       *[other] , węże: { $snakes }
    }, korupcja królewska: { $royal } ({ $values }) = { $corruption }

## Help: 1000 characters at most a topic, 100 a sentence under a choice

duel-help-treasures-title = { duel-expansion-treasures }
duel-help-treasures =
    Dodatek, który można włączyć przed rozpoczęciem gry. Do stosu dobierania trafia sześć płytek faraona o złotych rewersach oraz Doradca królewski i Szpieg, a do innych żetonów pirogi dwa nowe.
    Płytka faraona pokazuje dwa dobra i ma 2 skarabeusze. W układzie liczy się jako jedno z nich, które wybierasz przy sprzedaży. Na targu leży zakryta jak postać, a kto ją bierze, ten obraca pionek Ankh (chyba że bierze ją dzięki Kupcowi).
    Kto bierze płytkę faraona z targu, także dzięki Kupcowi, losuje żeton korupcji królewskiej o wartości od 1 do 6. Ile masz żetonów, widzą wszyscy, ich wartości znasz tylko ty. Na koniec dodaje się je do twojej korupcji. Płytka, która trafia do ciebie w inny sposób, nie przynosi żetonu.
    Dla Arcykapłana, Arcykapłanki i Kurtyzany taka płytka pokazuje oba dobra, a Złodziej może wybrać złoty rewers.
duel-help-theft-title = { duel-pirogue-theft }, { duel-pirogue-scarabs2 }
duel-help-theft =
    Te dwa żetony pirogi należą do dodatku „{ duel-expansion-treasures }”. Żetonów jest wtedy 15: pięć obok targu, a dziesięć odłożonych.
    { duel-pirogue-theft }: rywal traci losowy żeton debenów. Żeton opuszcza grę, a jego wartość widzi tylko ten, kto go traci. Jeśli rywal nie ma debenów, żeton nie ma efektu.
    { duel-pirogue-scarabs2 }: połóż ten żeton na swoim sprzedanym układzie marmuru lub hebanu; może to być także układ właśnie sprzedany. Daje on układowi 2 skarabeusze, ale nie liczy się jako płytka.
duel-help-adviser-title = { duel-power-adviser }
duel-help-adviser =
    Odrzuć dowolny ze swoich żetonów korupcji królewskiej. Opuszcza on grę, a rywal nie poznaje jego wartości.
    Bez takiego żetonu Doradca nie ma efektu. W układzie liczy się jako kość słoniowa. Należy do dodatku „{ duel-expansion-treasures }”.
duel-help-spy-title = { duel-power-spy }
duel-help-spy =
    Wybierz postać zagraną w tej grze dla jej zdolności, przez ciebie albo przez rywala, i użyj tej zdolności, nawet jeśli wtedy nie miała efektu. Postacie sprzedane w układach się nie liczą. Jeśli naśladujesz Kupca i bierzesz płytkę faraona, też losujesz za nią żeton korupcji królewskiej.
    Jeśli nikt jeszcze nie zagrał postaci, Szpieg nie ma efektu. W układzie pasuje do każdego dobra, tak jak posąg Sobka; Arcykapłan i Arcykapłanka też traktują go jak posąg. Należy do dodatku „{ duel-expansion-treasures }”.
duel-explain-hidden-gold = Daje 2 skarabeusze, a do tego żeton korupcji królewskiej (1–6).
duel-explain-adviser = Odrzuć jeden ze swoich żetonów korupcji królewskiej.
duel-explain-spy = Użyj zdolności postaci, którą już ktoś zagrał.
duel-explain-theft = Rywal traci losowy żeton debenów.
duel-explain-scarabs2 = Dodaj 2 skarabeusze do sprzedanego układu marmuru lub hebanu.
