### Lessons: what stands around their steps. The steps themselves are in lesson-sobek.ftl and lesson-duel.ftl.

## Where they begin

learn-title = Nauka przez grę
learn-text = Bez innych graczy i tylko dla twoich oczu: każdy krok pokazuje prawdziwą sytuację i prosi o jeden ruch. Nic, co tu robisz, się nie liczy.
learn-button = Nauka gry { $game }
learn-game = **{ $game }**: kroków { $steps }
learn-game-at = **{ $game }**: jesteś przy kroku { $step } z { $steps }
learn-game-done = **{ $game }**: wszystkie kroki za tobą ({ $steps })
learn-offer = { $game } to dla ciebie nowość? Naucz się, grając: bez innych graczy, w kilka minut i tylko dla twoich oczu. Twoje miejsce na ciebie czeka.
error-no-lesson = Do tej gry nie ma jeszcze samouczka.

## In a step

learn-step = Krok { $step } z { $steps }
learn-wrong = Tak można, ale w tym kroku chodzi o inny ruch. Stałoby się to:
learn-wrong-untold = Tak można, ale w tym kroku chodzi o inny ruch.
learn-on = Dalej
learn-end = Do końca
learn-skip = Pomiń
learn-leave = Zakończ

## Another day, and the end

learn-at = Dalej od kroku { $step }
learn-anew = Od początku
learn-rules = Zasady
learn-left = Wróć, kiedy zechcesz: przez { COMMAND("learn") } albo od razu tutaj.
learn-finished-title = To był cały samouczek
learn-finished = Wiesz już, jak się gra w { $game }. Teraz czas na własną grę przeciw jednemu uczniowi: widzisz ją tylko ty, a wszystko, co staje się możliwe, jest wyjaśniane. { COMMAND("new") } otwiera stół, z komputerami albo z innymi; { COMMAND("rules") } wyjaśnia wszystko, czego tu zabrakło.
