### The expansion Treasures of the Pharaoh of Sobek: 2 Players: names, events, the text board, scores, help.
### As in the other files of the game: names without articles, after a colon or in parentheses; "Deben" without an article
### that shows its gender; the opponent is "dein Gegenüber", man or woman.

## Names

duel-card-pharaoh-fish-ebony = Pharaoplättchen mit 2 Skarabäen (Fisch oder Ebenholz)
duel-card-pharaoh-ebony-livestock = Pharaoplättchen mit 2 Skarabäen (Ebenholz oder Vieh)
duel-card-pharaoh-livestock-ivory = Pharaoplättchen mit 2 Skarabäen (Vieh oder Elfenbein)
duel-card-pharaoh-ivory-wheat = Pharaoplättchen mit 2 Skarabäen (Elfenbein oder Weizen)
duel-card-pharaoh-wheat-marble = Pharaoplättchen mit 2 Skarabäen (Weizen oder Marmor)
duel-card-pharaoh-marble-fish = Pharaoplättchen mit 2 Skarabäen (Marmor oder Fisch)
duel-card-adviser = Königlicher Berater (Elfenbein)
duel-card-spy = Spion (Joker)
# A tile of the market with a gold back, whose face the reader may not know.
duel-card-hidden-gold = verdecktes Pharaoplättchen

# A pharaoh tile in a hand or a set: its two goods and its scarabs.
duel-short-pharaoh-fish-ebony = Fisch/Ebenholz 2
duel-short-pharaoh-ebony-livestock = Ebenholz/Vieh 2
duel-short-pharaoh-livestock-ivory = Vieh/Elfenbein 2
duel-short-pharaoh-ivory-wheat = Elfenbein/Weizen 2
duel-short-pharaoh-wheat-marble = Weizen/Marmor 2
duel-short-pharaoh-marble-fish = Marmor/Fisch 2
duel-short-adviser = Berater (Elfenbein)
duel-short-spy = Spion (Joker)
duel-short-hidden-gold = Pharaoplättchen

duel-power-adviser = Königlicher Berater
duel-power-spy = Spion
duel-pirogue-theft = Deben-Diebstahl
duel-pirogue-scarabs2 = Skarabäen (Ebenh./Marmor)
duel-back-gold = goldener Rücken
# A token of royal corruption with its value, as a button: one to discard.
duel-royal = Königliche Bestechung: { $code }

## The expansion

duel-expansion-treasures = Die Schätze des Pharao
# What it adds in one sentence.
duel-expansion-treasures-adds = Sechs Plättchen mit je zwei Waren und einer königlichen Bestechung von geheimem Wert; der Königliche Berater, der Spion und zwei Pirogen.

## What happened

duel-royal-drawn = { $seat } zieht 1 Plättchen königlicher Bestechung. Der Wert bleibt bis zum Ende geheim.
# For the drawer alone.
duel-royal-drawn-own = Du ziehst 1 Plättchen königlicher Bestechung mit dem Wert { $value }. Bis zum Ende kennst nur du ihn.
duel-royal-drawn-own-after = { $seat } zieht 1 Plättchen königlicher Bestechung mit dem Wert { $value }.
duel-royal-discarded = { $seat } legt 1 Plättchen königlicher Bestechung ab, ohne den Wert zu zeigen.
duel-royal-discarded-own = Du legst 1 Plättchen königlicher Bestechung mit dem Wert { $value } ab. Das weißt nur du.
duel-royal-discarded-own-after = { $seat } legt 1 Plättchen königlicher Bestechung mit dem Wert { $value } ab.
duel-deben-lost = { $seat } verliert 1 zufälliges Deben-Plättchen. Niemand sonst erfährt vor dem Ende seinen Wert.
# For the loser alone.
duel-deben-lost-own = Du verlierst 1 zufälliges Deben-Plättchen mit dem Wert { $value }. Bis zum Ende kennst nur du ihn.
duel-deben-lost-own-after = { $seat } verliert 1 Deben-Plättchen mit dem Wert { $value }.
duel-character-played-adviser = { $seat } spielt { $tile } aus und legt ein Plättchen königlicher Bestechung ab.
# $copied is the character whose ability the spy uses.
duel-character-played-spy =
    { $copied-code ->
        [vizier] { $seat } spielt { $tile } aus, nutzt die Sondereigenschaft einer anderen Figur ({ $copied }) und sieht die Bestechung von { $target } durch.
        [thief] { $seat } spielt { $tile } aus, nutzt die Sondereigenschaft einer anderen Figur ({ $copied }) und bestiehlt { $target }.
        [scribe] { $seat } spielt { $tile } aus und nutzt die Sondereigenschaft einer anderen Figur ({ $copied }). { $target } behält höchstens 6 Plättchen.
       *[other] { $seat } spielt { $tile } aus und nutzt die Sondereigenschaft einer anderen Figur: { $copied }.
    }
duel-character-copied-none = { $seat } spielt { $tile } aus und nutzt die Sondereigenschaft einer anderen Figur ({ $copied }). Sie bewirkt nichts, das Plättchen wird nur abgelegt.
duel-pirogue-used-theft = { $seat } wählt { $pirogue }. { $target } verliert ein zufälliges Deben-Plättchen.
duel-pirogue-used-scarabs2 = { $seat } wählt { $pirogue } für einen verkauften Satz ({ $good }), der damit 2 Skarabäen dazubekommt.

## The table as text

# $values are added up, as "3 + 5".
duel-board-own-royal =
    { $count ->
        [0] **Deine königliche Bestechung**: keine
        [one] **Deine königliche Bestechung**: { $values }
       *[other] **Deine königliche Bestechung**: { $values } = { $points }
    }
duel-board-royal =
    { $count ->
        [0] - Königliche Bestechung: keine Plättchen
        [one] - Königliche Bestechung: 1 Plättchen
       *[other] - Königliche Bestechung: { $count } Plättchen
    }
duel-board-royal-open =
    { $count ->
        [one] - Königliche Bestechung: { $values }
       *[other] - Königliche Bestechung: { $values } = { $points }
    }
duel-board-played = Sondereigenschaften, die der Spion nutzen kann: { $powers }

## What any player held, after the end

duel-held-royal = Königliche Bestechung

## How the scores came about

# After the sentence about corruption tiles and snakes, before the end.
duel-score-royal-count =
    { $count ->
        [one] - Königliche Bestechung: 1 Plättchen, Wert bis zum Ende geheim
       *[other] - Königliche Bestechung: { $count } Plättchen, Werte bis zum Ende geheim
    }
duel-score-corruption-royal = - Bestechung: { $tiles ->
        [0] keine Plättchen
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }{ $added ->
        [0] {""}
       *[other] , davon { $added } am Ende aus der Hand
    }{ $snakes ->
        [0] {""}
       *[other] , dazu { $snakes } durch Schlangen
    }, dazu { $royal } königliche Bestechung ({ $values }) = { $corruption }

## Help: 1000 characters at most a topic, 100 a sentence under a choice

duel-help-treasures-title = { duel-expansion-treasures }
duel-help-treasures =
    Eine Erweiterung, die vor dem Start dazugenommen werden kann. Sechs Pharaoplättchen mit goldenem Rücken werden in den Nachziehstapel gemischt, dazu der Königliche Berater und der Spion; zwei Pirogen kommen zu den anderen.
    Ein Pharaoplättchen zeigt zwei Waren und hat 2 Skarabäen. Im Satz zählt es als eine davon, je nachdem, als was du es verkaufst. Auf dem Markt liegt es verdeckt wie eine Figur, und wer es nimmt, dreht das Anch (nicht mit dem Händler).
    Wer es vom Markt nimmt, auch mit dem Händler, zieht 1 Plättchen königlicher Bestechung im Wert von 1 bis 6. Wie viele du hast, sehen alle, die Werte nur du. Am Ende zählen sie zu deiner Bestechung. Kommt es auf andere Weise zu dir, ziehst du keines.
    Für Priester und Kurtisane zeigt es beide Waren, und der Dieb darf den goldenen Rücken wählen.
duel-help-theft-title = { duel-pirogue-theft }, { duel-pirogue-scarabs2 }
duel-help-theft =
    Diese beiden Pirogen gehören zur Erweiterung „{ duel-expansion-treasures }“. Mit ihnen sind es 15: Fünf liegen neben dem Markt, zehn werden beiseitegelegt.
    { duel-pirogue-theft }: Dein Gegenüber verliert 1 zufälliges Deben-Plättchen. Es verlässt das Spiel, und nur wer es verliert, sieht seinen Wert. Hat dein Gegenüber keine Deben, bewirkt diese Piroge nichts.
    { duel-pirogue-scarabs2 }: Lege dieses Plättchen auf einen deiner verkauften Sätze aus Ebenholz oder Marmor; auch der eben verkaufte zählt dazu. Es bringt dem Satz 2 Skarabäen, vergrößert ihn aber nicht.
duel-help-adviser-title = { duel-power-adviser }
duel-help-adviser =
    Lege eines deiner Plättchen königlicher Bestechung ab, welches du willst. Es verlässt das Spiel, und dein Gegenüber erfährt den Wert nicht.
    Hast du keines, bewirkt er nichts. Als Plättchen eines Satzes zählt er als Elfenbein. Er gehört zur Erweiterung „{ duel-expansion-treasures }“.
duel-help-spy-title = { duel-power-spy }
duel-help-spy =
    Wähle eine Figur, die in dieser Partie schon jemand von euch wegen ihrer Sondereigenschaft ausgespielt hat, und nutze diese Sondereigenschaft, auch wenn sie damals nichts bewirkt hat. Verkaufte Figuren zählen nicht. Nimmst du so wie mit dem Händler ein Pharaoplättchen vom Markt, ziehst du auch dafür königliche Bestechung.
    Wurde noch keine Figur ausgespielt, bewirkt er nichts. In einem Satz ist der Spion ein Joker und passt zu jeder Ware, genau wie eine Sobek-Statue; für die Priester gehört er zu den Statuen. Er gehört zur Erweiterung „{ duel-expansion-treasures }“.
duel-explain-hidden-gold = Bringt 2 Skarabäen, dazu ein Plättchen königlicher Bestechung (1 bis 6).
duel-explain-adviser = Lege eines deiner Plättchen königlicher Bestechung ab.
duel-explain-spy = Nutze die Sondereigenschaft einer Figur, die schon ausgespielt wurde.
duel-explain-theft = Dein Gegenüber verliert 1 zufälliges Deben-Plättchen.
duel-explain-scarabs2 = Gib einem deiner verkauften Sätze aus Ebenholz oder Marmor 2 Skarabäen dazu.
