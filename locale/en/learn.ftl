### Lessons: what stands around their steps. The steps themselves are in lesson-sobek.ftl and lesson-duel.ftl.

## Where they begin

learn-title = Learn by playing
learn-text = Alone, and nobody else sees it: each step shows a real position and asks for one move. Nothing that you do here counts.
# A button, also in the lobby, in the rules and in the help.
learn-button = Learn { $game }
# How far somebody is: not begun, begun, done.
learn-game = **{ $game }**: { $steps } steps
learn-game-at = **{ $game }**: you have come to step { $step } of { $steps }
learn-game-done = **{ $game }**: you have done all { $steps } steps
# Told once, in private, to somebody who has just joined a table and has never played here.
learn-offer = New to { $game }? Learn it by playing: alone, in some minutes, and nobody else sees it. You keep your seat meanwhile.
error-no-lesson = There is no lesson for this game yet.

## In a step

learn-step = Step { $step } of { $steps }
# Above what would have happened, if there is anything to tell.
learn-wrong = That can be done, but this step asks for another move. This would have happened:
learn-wrong-untold = That can be done, but this step asks for another move.
# Buttons: to the next step after the right move, and after the last one; to the next one without a move; out.
learn-on = Go on
learn-end = Finish
learn-skip = Skip
learn-leave = Leave

## Another day, and the end

# Buttons.
learn-at = Go on at step { $step }
learn-anew = From the beginning
learn-rules = The rules
learn-left = Go on whenever you like, with { COMMAND("learn") } or right here.
learn-finished-title = That was the lesson
learn-finished = You know how { $game } is played. Next, play a whole game against a computer, an apprentice: only you see it, and whatever becomes possible is explained. { COMMAND("new") } opens a table, with computers or with others; { COMMAND("rules") } tells everything that was left out.
