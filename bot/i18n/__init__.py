"""Words: messages in every language, their files, icons beside them, names of people and commands."""
