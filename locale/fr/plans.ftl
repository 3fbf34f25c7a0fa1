### Les plans : ce que quelqu’un décide d’avance, pour la prochaine fois qu’on le lui demande. Lui seul en lit quelque chose.

plan-title-turn = Ton plan pour ton prochain tour
plan-title-lay = Ton plan pour la fin de la manche
plan-title-scribe = Ton plan si un Scribe est joué
plan-open-turn = Prévoir mon prochain tour
plan-open-lay = Prévoir la fin de manche
plan-open-scribe = Prévoir un Scribe
# Above the choices of which a plan is made.
plan-text = Choisis ce qui sera joué quand ce sera à toi. Tu le relis avant de l’enregistrer. Le moment venu, il est joué au bout de deux minutes ; si quelque chose d’important change, il est annulé et je te préviens comme d’habitude.
plan-when = Le moment venu, il est joué au bout de deux minutes : d’ici là, le coup d’avant peut encore être annulé. Personne d’autre ne le voit.
plan-off = Si ta main, ta corruption ou ce que tu veux prendre change, le plan est annulé et je te préviens comme d’habitude.
plan-soon = Il est joué { $when }, sauf si tu joues toi-même.
plan-save = Enregistrer ce plan
plan-else = Sinon…
plan-also = Et aussi…
plan-anew = Recommencer
plan-drop = Supprimer ce plan
plan-dismiss = D’accord
plan-saved = Ton plan est enregistré.
plan-dropped = Ton plan est supprimé. Tu décideras toi-même, le moment venu.
# To a press on an older message.
plan-played-already = Ton plan a déjà été joué : il n’y a plus rien à supprimer.
plan-gone-already = Ce plan n’existe déjà plus.
plan-played = Ton plan a été joué :
plan-place = { $wish } (maintenant en { $place })
plan-wish-else = Sinon : { $wish }
plan-wish-of = { $wish } ({ $things })
plan-allow = Corruption acceptée
plan-allow-count =
    { $count ->
        [0] Corruption acceptée : aucune.
        [one] Corruption acceptée : { $count } au plus.
       *[other] Corruption acceptée : { $count } au plus.
    }
plan-allow-any = Corruption acceptée : sans limite.
plan-void-hand = Il est annulé : ta main a changé.
plan-void-pile = Il est annulé : ta corruption a changé.
plan-void-gone = Il est annulé : ce que tu voulais n’est plus possible.
plan-void-corruption = Il est annulé : il coûterait plus de corruption que permis.
plan-void-round = Il est annulé : la manche prévue est finie.
plan-void-back = Il est annulé : le coup d’avant a été annulé aussi.
plan-not-played = Ton plan n’a pas été joué. { $why }
error-no-plan = Tu ne peux rien prévoir ici pour l’instant.
