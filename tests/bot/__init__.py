"""Tests of the Discord application."""
