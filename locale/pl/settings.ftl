### Co serwer ustala dla wszystkich swoich stołów: gdzie stoją, kto je otwiera, co jest tam zwykłe.

## What is refused

error-opening-channel =
    { $count ->
        [one] Na tym serwerze stoły otwiera się na kanale { $channels }.
        [few] Na tym serwerze stoły otwiera się na tych kanałach: { $channels }.
        [many] Na tym serwerze stoły otwiera się na tych kanałach: { $channels }.
       *[other] Na tym serwerze stoły otwiera się na tych kanałach: { $channels }.
    }
error-opening-role = Na tym serwerze stoły otwierają osoby z rolą { $role }. Do każdego otwartego stołu możesz się dosiąść.
error-opening-manage = Na tym serwerze stoły otwierają osoby, które nim zarządzają. Do każdego otwartego stołu możesz się dosiąść.
