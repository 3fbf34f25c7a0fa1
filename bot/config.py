"""Settings: read from the environment and the file .env in the working directory."""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from dataclasses import dataclass

from dotenv import dotenv_values

DEFAULT_DATABASE = "sqlite:///data/sobek.sqlite3"


class ConfigError(Exception):
    """A setting is missing or wrong; the text is one line for whoever starts the bot."""


@dataclass(frozen=True, slots=True)
class Config:
    """How the bot is run. `api_url` is None for Discord itself, else the address of a stand-in."""

    token: str
    database_url: str
    api_url: str | None
    log_level: int


def load_config(environment: Mapping[str, str] | None = None) -> Config:
    """Return the settings; the environment goes before the file .env.

    Raises:
        ConfigError: DISCORD_TOKEN is missing, or LOG_LEVEL is no level.
    """
    values = {**dotenv_values(".env"), **(os.environ if environment is None else environment)}
    token = (values.get("DISCORD_TOKEN") or "").strip()
    if not token:
        raise ConfigError("DISCORD_TOKEN is not set: put the bot's token into .env (README, section On Discord).")
    name = (values.get("LOG_LEVEL") or "INFO").strip().upper()
    level = logging.getLevelNamesMapping().get(name)
    if level is None:
        raise ConfigError(f"LOG_LEVEL={name} is no level: use DEBUG, INFO, WARNING or ERROR.")
    return Config(
        token=token,
        database_url=(values.get("DATABASE_URL") or "").strip() or DEFAULT_DATABASE,
        api_url=(values.get("DISCORD_API_URL") or "").strip() or None,
        log_level=level,
    )
