### Lessons: what stands around their steps. The steps themselves are in lesson-sobek.ftl and lesson-duel.ftl.

## Where they begin

learn-title = Apprendre en jouant
learn-text = Personne d’autre ne le voit : chaque étape montre une vraie position et demande un seul coup. Rien de ce que tu fais ici ne compte. « Essayer », c’est une partie entière contre un ordinateur, avec des explications.
learn-button = Apprendre { $game }
learn-game = **{ $game }** : { $steps } étapes
learn-game-at = **{ $game }** : tu en es à l’étape { $step } sur { $steps }
learn-game-done = **{ $game }** : les { $steps } étapes sont faites
learn-offer = Tu découvres { $game } ? Apprends-le en jouant, en quelques minutes : personne d’autre ne le voit. Tu gardes ta place.
error-no-lesson = Il n’y a pas encore de tutoriel pour ce jeu.

## In a step

learn-step = Étape { $step } sur { $steps }
learn-wrong = C’est permis, mais cette étape demande un autre coup. Voici ce qui se serait passé :
learn-wrong-untold = C’est permis, mais cette étape demande un autre coup.
learn-on = Continuer
learn-end = Terminer
learn-skip = Étape suivante
learn-leave = Quitter

## Another day, and the end

learn-at = Reprendre à l’étape { $step }
learn-anew = Depuis le début
learn-rules = Les règles
learn-back = Retour au tutoriel
learn-left = Reprends quand tu veux, avec { COMMAND("learn") } ou ici même.
learn-finished-title = Tutoriel terminé
learn-finished = Tu sais jouer à { $game }. Joue maintenant une partie entière contre un ordinateur apprenti : personne d’autre ne la voit, et j’explique chaque nouvelle possibilité. { COMMAND("new") } ouvre une table, avec des ordinateurs ou avec d’autres ; { COMMAND("rules") } explique tout le reste.
