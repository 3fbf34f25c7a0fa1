### Les projets : ce que quelqu’un décide d’avance, pour la prochaine fois qu’on le lui demande.

error-no-plan = Cela ne peut pas être décidé d’avance en ce moment.
