### Co się dzieje przy stole, powiedziane temu, kogo to dotyczy; zob. sobek-you.ftl.

# In the place of the name of the reader, for whom a computer acted.
computer-for-you = Komputer (za ciebie)
decided-wait-name-you = Stół zdecydował: czekamy na ciebie dłużej.
decided-move-name-you = Po głosowaniu ten ruch za ciebie wykonał komputer.
decided-move-alone-name-you = W głosowaniu nie było większości, więc ten ruch za ciebie wykonał komputer.
decided-takeover-name-you = Stół zdecydował: za ciebie gra komputer.
decided-open-name-you = Stół zdecydował: twoje miejsce jest wolne.
decided-opened-host-name-you = Gospodarz zwolnił twoje miejsce.
decided-pace-refused-name-you = Tempo się nie zmienia: twoja propozycja została odrzucona.
decided-host-passed-name-you = To ty prowadzisz teraz ten stół, bo poprzedni gospodarz przez tydzień nie dał znaku życia.
resigned-you = Odchodzisz od stołu. Twoje miejsce zajmuje { $computer } { computer-mark }.
seats-changed-you = Przejmujesz miejsce gracza { $left }.
# $left to komputer.
seats-taken-you = Zajmujesz miejsce, na którym grał komputer { $left }.
