### Plany: co ktoś postanawia z góry, na następny raz, gdy przyjdzie jego kolej.

error-no-plan = Tego nie można teraz postanowić z góry.
