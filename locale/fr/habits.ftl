### What people choose for themselves: reminders, quiet hours with a time zone, absences.
### Button labels have 25 characters at most; what stands in a form has 45 at most.

## Reminders and quiet hours

habits-title = Rappels et heures calmes
habits-text = Quand une table t’attend depuis un moment, je te le rappelle. Choisis ce qui te convient ; cela vaut pour toutes tes tables.
habits-interval = À quel rythme te le rappeler
habits-interval-table = Au rythme de la table
habits-interval-off = Jamais : un ping suffit
habits-interval-hours = Toutes les { $hours } heures
habits-where = À quel endroit te le rappeler
habits-where-table = À la table
habits-where-direct = Par message privé
habits-where-both = À la table et en privé
# $start and $end are shown as times by Discord.
habits-quiet-now = Heures calmes : de { $start } à { $end }. Les pings sont retenus et arrivent ensuite.
habits-quiet-none = Tu n’as pas d’heures calmes : un ping peut arriver de jour comme de nuit.
habits-quiet-live = Les heures calmes ne s’appliquent ni aux tables en direct, ni pendant que tu joues.
habits-quiet-from = Calme à partir de…
habits-quiet-to = Calme jusqu’à…
# $time is such as "22:00".
habits-quiet-from-time = à partir de { $time }
habits-quiet-to-time = jusqu’à { $time }
habits-quiet-set = Fixer des heures calmes
habits-quiet-off = Pas d’heures calmes
habits-zone-now = Ton fuseau horaire : { $city }
habits-zone-change = Autre fuseau horaire
habits-button = Rappels et heures calmes
habits-saved = C’est noté.

## Finding the time zone

zone-title = Ton fuseau horaire
zone-text = Discord ne me dit pas l’heure qu’il est chez toi. Laquelle de ces lignes indique **22:00** ?
zone-parts = Aucune ? Alors peut-être l’une de celles-ci :
zone-letter = La lettre de la ligne avec 22:00
zone-number = Ou le numéro de la ligne avec 22:00
# $time is shown by Discord as the reader's own clock.
zone-cities = Chez toi, il est { $time }. Laquelle de ces villes a ton heure toute l’année ? La plus proche dans ton pays convient.
zone-city = Ta ville
zone-more = D’autres villes…
zone-again = Choisir une autre ligne
zone-done = C’est noté. Ton fuseau horaire : { $city }

## Away

away-title = Absence
# $when is shown as a moment by Discord.
away-now = Ton absence dure jusqu’au { $when }, ou jusqu’à ce que tu appuies sur un bouton à une table.
away-none = Tu n’as annoncé aucune absence. Si tu n’as pas le temps pendant quelques jours, dis-le aux autres ici.
away-computer = Un ordinateur peut jouer
away-wait = Merci de m’attendre
away-computer-now = Entre-temps, un ordinateur peut jouer pour toi.
away-wait-now = Entre-temps, on demande aux autres de t’attendre.
away-left =
    { $days ->
        [0] Les autres t’attendent { $all } jours par an au plus : il ne t’en reste plus.
        [one] Les autres t’attendent { $all } jours par an au plus : il t’en reste un.
       *[other] Les autres t’attendent { $all } jours par an au plus : il t’en reste { $days }.
    }
away-short = On t’attend jusqu’au { $when } ; ensuite, la règle de la table s’applique.
away-back = Je suis de retour
away-back-done = Te revoilà, bienvenue !
# To the player whose press has ended their absence; by the second it also gave the seat back, for which a computer played.
away-over = Te revoilà. Ton absence est terminée.
away-over-seat = Te revoilà. Ton absence est terminée, et ta place est de nouveau à toi.
away-set = Je m’absente jusqu’au…
away-change = Un autre jour
away-form-title = Je m’absente jusqu’au…
away-form-day = Le dernier jour
away-form-choose = Choisis un jour
away-form-date = Ou une date, comme 24/12/2026
away-form-day-help = Indispensable : choisis un jour ici, ou écris une date plus bas.
away-form-date-help = Inutile si tu as choisi un jour.
away-form-who = Entre-temps
away-choice = Jusqu’au { $when } : { $meanwhile }
# $date is such as "Monday, 24 November 2026".
away-day = { $date }
away-day-today = Aujourd’hui, { $date }
away-day-tomorrow = Demain, { $date }
away-day-monday = Lundi prochain : { $date }
away-day-weeks =
    { $weeks ->
        [one] Dans une semaine : { $date }
       *[other] Dans { $weeks } semaines : { $date }
    }
error-away-missing = Il manque le dernier jour. Choisis-le dans la liste, ou écris-le comme ceci : 24/12/2026.
error-away-unreadable = Je n’ai pas pu lire ce jour. Choisis-en un dans la liste, ou écris-le comme ceci : 24/12/2026.
error-away-past = Ce jour est déjà passé. Choisis aujourd’hui ou un jour plus tard.
error-away-far = C’est trop loin. Une absence dure 60 jours au plus ; tu peux l’annoncer de nouveau après.

cmd-away-name = absence
cmd-away-description = Dire à tes tables que tu t’absentes quelques jours, ou que tu es de retour
cmd-away-until-name = dernier-jour
cmd-away-until-description = Le dernier jour ; choisis-en un ou écris-le comme 24/12/2026
cmd-away-meanwhile-name = remplacement
cmd-away-meanwhile-description = Si un ordinateur peut jouer pour toi, ou si les autres doivent attendre

## Si les textes qu’une personne est seule à voir ont des icônes devant les mots ; sur la page des rappels

icons-shown = Dans les textes qui ne s’affichent que pour toi, certains mots sont précédés d’une icône. Les lecteurs d’écran en lisent le nom.
icons-none = Les textes qui ne s’affichent que pour toi n’ont pas d’icônes ; les boutons gardent les leurs.
icons-off = Textes sans icônes
icons-on = Textes avec icônes
about-no-icons = Tu ne veux pas d’icônes dans tes textes.
