### Plans: what somebody decides in advance, for the next time that he is asked.

error-no-plan = This can't be decided in advance just now.
