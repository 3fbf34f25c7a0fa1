### Co się dzieje przy stole, powiedziane temu, kogo to dotyczy; zob. sobek-you.ftl.

board-stood-in-name-you = Ruch za ciebie wykonał komputer.
resigned-you = Odchodzisz od stołu. Twoje miejsce zajmuje { $computer } { computer-mark }.
seats-changed-you = Przejmujesz miejsce gracza { $left }.
# $left to komputer.
seats-taken-you = Zajmujesz miejsce, na którym grał komputer { $left }.
