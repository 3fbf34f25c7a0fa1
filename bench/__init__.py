"""Benchmarks, each printing one JSON line and a short table."""
