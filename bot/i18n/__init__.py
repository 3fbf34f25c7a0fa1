"""Texts in every language: messages and their files, icons, command mentions, safe names of people."""
