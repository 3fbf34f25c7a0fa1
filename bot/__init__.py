"""The Discord application: client, commands, screens, tables, store, words."""
