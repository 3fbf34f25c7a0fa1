"""What is done when somebody presses a button: a module for each feature, and the router that finds it."""
