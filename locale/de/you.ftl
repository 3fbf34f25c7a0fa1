### Was an einem Tisch geschieht, zu der Person gesagt, der es geschieht; siehe sobek-you.ftl.

# In the place of the name of the reader, for whom a computer acted.
computer-for-you = Computer (für dich)
decided-wait-name-you = Der Tisch hat abgestimmt: Er wartet noch auf dich.
decided-move-name-you = Nach der Abstimmung hat ein Computer diesen Zug für dich gemacht.
decided-move-alone-name-you = Die Abstimmung ergab keine Mehrheit, also hat ein Computer diesen Zug für dich gemacht.
decided-takeover-name-you = Der Tisch hat abgestimmt: Ein Computer übernimmt für dich.
decided-open-name-you = Der Tisch hat abgestimmt: Dein Platz ist offen.
decided-opened-host-name-you = Der Host hat deinen Platz freigegeben.
decided-pace-refused-name-you = Das Tempo bleibt: Dein Vorschlag wurde abgelehnt.
decided-host-passed-name-you = Du bist jetzt Host, weil vom bisherigen Host eine Woche lang kein Lebenszeichen kam.
resigned-you = Du verlässt den Tisch. Deinen Platz übernimmt { $computer } { computer-mark }.
seats-changed-you = Der Platz von { $left } gehört jetzt dir.
# $left ist ein Computer.
seats-taken-you = Du übernimmst den Platz von { $left } { computer-mark }.
