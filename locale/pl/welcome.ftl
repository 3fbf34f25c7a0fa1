### Co mówię serwerowi, który właśnie mnie dodał, co mi wolno na kanale, i krótka pomoc.
### Etykiety przycisków mają najwyżej 25 znaków.

## Do serwera, który właśnie dodał bota

welcome-title = Cześć! Prowadzę gry planszowe na waszych kanałach
# $games are the titles of all games.
welcome-text =
    Do wyboru: { $games }. Gra się z ludźmi albo z komputerami, za jednym razem albo przez kilka dni.
    - { COMMAND("learn") } uczy gry w kilka minut; widzisz to tylko ty.
    - { COMMAND("new") } otwiera stół na kanale, na którym wpiszesz to polecenie.
    - { COMMAND("settings") } jest dla osób, które zarządzają tym serwerem; pokazuje też, co mi wolno na kanale.
# Above lines such as "lacking-attach-files".
welcome-lacking = **Czego na tym kanale jeszcze mi nie wolno**
# A button: the same in the language of the person who presses.
welcome-language = W moim języku

## Co botowi wolno na kanale

settings-permissions = Co mi tu wolno
# $channel is shown by Discord as a link.
permissions-title = Co mi wolno na { $channel }
permissions-enough = Mam tu wszystko, czego potrzebuję, by prowadzić stoły.
permissions-lacking = Brakuje mi uprawnień, by prowadzić tu stoły. Osoby, które zarządzają tym serwerem, mogą nadać je mojej roli albo włączyć w ustawieniach kanału.
# What does not work without a permission. Each is also the answer to a command that fails for it, before "error-permission".
lacking-view-channel = Bez uprawnienia „**{ permission-view-channel }**” nie widzę tego kanału.
lacking-send-messages = Bez uprawnienia „**{ permission-send-messages }**” nie mogę tu pisać.
lacking-send-messages-in-threads = Bez uprawnienia „**{ permission-send-messages-in-threads }**” nie mogę prowadzić stołów w wątkach.
lacking-attach-files = Bez uprawnienia „**{ permission-attach-files }**” nie mogę pokazać planszy.
lacking-embed-links = Bez uprawnienia „**{ permission-embed-links }**” część moich wiadomości może być ukryta, więc nie prowadzę tu gier.
lacking-read-message-history = Bez uprawnienia „**{ permission-read-message-history }**” nie odnajdę własnych plansz, więc nie prowadzę tu gier.
lacking-create-public-threads = Bez uprawnienia „**{ permission-create-public-threads }**” żaden stół nie dostanie własnego wątku.
lacking-manage-threads = Bez uprawnienia „**{ permission-manage-threads }**” nie mogę otworzyć stołu w zablokowanym wątku.
lacking-mention-everyone = Bez uprawnienia „**{ permission-mention-everyone }**” nowy stół może oznaczać tylko role, które każdemu wolno oznaczać.

## Krótka pomoc

help-short =
    - { COMMAND("learn") } uczy gry w kilka minut; widzisz to tylko ty.
    - { COMMAND("new") } otwiera stół na tym kanale.
    - { COMMAND("games") } pokazuje twoje stoły, najpierw ten, który czeka na ciebie najdłużej.
help-all = Wszystkie polecenia
