### Pläne: was jemand im Voraus entscheidet, für das nächste Mal, wenn er gefragt wird.

error-no-plan = Das lässt sich gerade nicht im Voraus entscheiden.
