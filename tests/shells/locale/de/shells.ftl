shells-title = Muscheln
shells-shell = Muschel { $code }
shells-own-list-hidden = eine Muschel
