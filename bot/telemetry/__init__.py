"""Metrics for operators, and a throttle for repeated log lines."""
