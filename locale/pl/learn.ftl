### Lessons: what stands around their steps. The steps themselves are in lesson-sobek.ftl and lesson-duel.ftl.

## Where they begin

learn-title = Nauka przez grę
learn-text = Widzisz to tylko ty. Każdy krok to sytuacja z gry i jeden ruch do wykonania. Nic, co tu robisz, się nie liczy. „Trening” to cała gra z komputerem, z wyjaśnieniami.
learn-button = Nauka: { $game }
learn-game = **{ $game }**: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
learn-game-at = **{ $game }**: jesteś przy kroku { $step } z { $steps }
learn-game-done = **{ $game }**: wszystkie kroki za tobą ({ $steps })
learn-offer = Gra „{ $game }” to dla ciebie nowość? Naucz się, grając: to kilka minut i widzisz to tylko ty. Twoje miejsce przy stole na ciebie czeka.
error-no-lesson = Do tej gry nie ma jeszcze samouczka.

## In a step

learn-step = Krok { $step } z { $steps }
learn-wrong = Tak można, ale w tym kroku chodzi o inny ruch. Oto, co by się stało:
learn-wrong-untold = Tak można, ale w tym kroku chodzi o inny ruch.
learn-on = Dalej
learn-end = Zakończ
learn-skip = Następny krok
learn-leave = Wyjdź

## Another day, and the end

learn-at = Dalej od kroku { $step }
learn-anew = Od początku
learn-rules = Zasady
learn-back = Wróć do samouczka
learn-left = Wróć, kiedy zechcesz: tutaj albo poleceniem { COMMAND("learn") }.
learn-finished-title = To był cały samouczek
learn-finished = Znasz już grę „{ $game }”. Zagraj teraz całą grę z komputerem na poziomie ucznia: widzisz ją tylko ty, a każdą nową możliwość wyjaśniam na bieżąco. { COMMAND("new") } otwiera stół, z komputerami albo z ludźmi; { COMMAND("rules") } wyjaśnia wszystko, czego tu zabrakło.
