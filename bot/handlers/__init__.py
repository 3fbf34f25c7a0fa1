"""Handlers of presses on buttons and selects: a module for each feature, and the router that finds them."""
