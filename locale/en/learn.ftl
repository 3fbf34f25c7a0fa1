### Lessons: what stands around their steps. The steps themselves are in lesson-sobek.ftl and lesson-duel.ftl.

## Where they begin

learn-title = Learn by playing
learn-text = Only you see this. Each step shows a real position and asks for one move. Nothing you do here counts. Practice is a whole game against a computer, with explanations.
# A button, also in the lobby, in the rules and in the help.
learn-button = Learn { $game }
# How far the player is: not begun, begun, done.
learn-game = **{ $game }**: { $steps } steps
learn-game-at = **{ $game }**: you are at step { $step } of { $steps }
learn-game-done = **{ $game }**: you have done all { $steps } steps
# Told once, in private, to somebody who has just joined a table and has never played here.
learn-offer = New to { $game }? Learn it by playing, in a few minutes; only you see it. You keep your seat meanwhile.
error-no-lesson = There is no lesson for this game yet.

## In a step

learn-step = Step { $step } of { $steps }
# Above what would have happened, if there is anything to tell.
learn-wrong = You could do that, but this step asks for another move. This would have happened:
learn-wrong-untold = You could do that, but this step asks for another move.
# Buttons: to the next step after the right move, and after the last one; to the next one without a move; out.
learn-on = Continue
learn-end = Finish
learn-skip = Next step
learn-leave = Leave

## Another day, and the end

# Buttons.
learn-at = Continue at step { $step }
learn-anew = Start over
learn-rules = The rules
learn-back = Back to the lesson
learn-left = Continue whenever you like, with { COMMAND("learn") } or right here.
learn-finished-title = Lesson complete
learn-finished = You know how to play { $game }. Next, play a whole game against an apprentice computer: only you see it, and I explain each new option as it comes up. { COMMAND("new") } opens a table, with computers or with others; { COMMAND("rules") } covers everything that was left out.
