### Was ein Server für alle seine Tische festlegt: wo sie stehen, wer sie eröffnet, was dort üblich ist.

## What is refused

error-opening-channel =
    { $count ->
        [one] Auf diesem Server werden Tische in { $channels } eröffnet.
       *[other] Auf diesem Server werden Tische in diesen Kanälen eröffnet: { $channels }.
    }
error-opening-role = Auf diesem Server eröffnet Tische, wer die Rolle { $role } hat. An jeden offenen Tisch kannst du dich setzen.
error-opening-manage = Auf diesem Server eröffnet Tische, wer ihn verwaltet. An jeden offenen Tisch kannst du dich setzen.
