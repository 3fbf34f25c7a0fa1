### Les plans : ce que quelqu’un décide d’avance, pour la prochaine fois qu’on le lui demande. Lui seul en lit quelque chose.

plan-title-turn = Ton plan pour ton prochain tour
plan-title-lay = Ton plan pour la fin de la manche
plan-title-scribe = Ton plan au cas où un scribe vient
plan-open-turn = Prévoir mon prochain tour
plan-open-lay = Prévoir la fin de manche
plan-open-scribe = Prévoir un scribe
# Above the choices of which a plan is made.
plan-text = Choisis ce qui sera joué quand ce sera à toi. Tu le relis avant qu’il compte. Il est joué deux minutes après qu’on te le demande ; si quelque chose d’important change, il tombe et je t’appelle comme d’habitude.
plan-when = Il est joué deux minutes après qu’on te le demande : qui a joué avant toi peut encore reprendre son coup. Personne d’autre ne le voit.
plan-off = Il tombe, et je t’appelle comme d’habitude, dès que change ce qui compte : ta main, ta corruption, la carte que tu veux.
plan-soon = Il est joué { $when }, sauf si tu joues toi-même.
plan-save = Enregistrer ce plan
plan-else = Sinon…
plan-also = Et aussi…
plan-anew = Recommencer
plan-drop = Abandonner ce plan
plan-dismiss = D’accord
plan-saved = Ton plan est enregistré.
plan-dropped = Ton plan est abandonné. Tu décides toi-même quand on te le demande.
# To a press on an older message.
plan-played-already = Ton plan a déjà été joué. Il n’y a plus rien à abandonner.
plan-gone-already = Ce plan n’existe déjà plus.
plan-played = Ton plan a été joué :
plan-place = { $wish } (maintenant en { $place })
plan-wish-else = Sinon : { $wish }
plan-wish-of = { $wish } ({ $things })
plan-allow = La corruption qu’il peut coûter
plan-allow-count =
    { $count ->
        [0] Il ne peut coûter aucune corruption.
        [one] Il peut coûter une corruption de 1 au plus.
       *[other] Il peut coûter une corruption de { $count } au plus.
    }
plan-allow-any = Il peut coûter n’importe quelle corruption.
plan-void-hand = Il tombe, car ta main a changé.
plan-void-pile = Il tombe, car ta corruption a changé.
plan-void-gone = Il tombe, car ce que tu voulais n’est plus possible.
plan-void-corruption = Il tombe, car il coûterait plus de corruption que tu n’en as permis.
plan-void-round = Il tombe, car la manche pour laquelle tu l’as fait est finie.
plan-void-back = Il tombe, car le coup après lequel tu l’as fait a été repris.
plan-not-played = Ton plan n’a pas été joué. { $why }
error-no-plan = Cela ne peut pas être décidé d’avance en ce moment.
