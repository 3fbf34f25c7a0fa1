# Two commands do everything on a fresh machine: `make run` and `make test`. See README.md.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Whole games, kills, plans, watchers, what people choose: between them they touch every table of the store.
POSTGRESQL_GAMES := $(addprefix tests/e2e/test_,$(addsuffix .py,after_a_kill habits history invitations plans practice privacy restored seats settings threads watching whole_game))
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help run compiled installed test test-thorough test-deep test-python test-postgresql test-games-postgresql soak check format bench gallery words release licences audit lock pin clean

help:
	@echo "make run     play: with DISCORD_TOKEN in .env on Discord, without it on a page of this machine"
	@echo "make compiled   masters think four times as fast; needs a C compiler; again after each update"
	@echo "make test    goes once through everything"
	@echo "make test-thorough   what that leaves out: all four languages, more whole games, PostgreSQL"
	@echo "make test-deep       more games, deals, seeds and faults where those two have been"
	@echo "make test-postgresql   what is stored, tables and whole games on the server that TEST_DATABASE_URL names"
	@echo "make soak    everything broken at every place, for MINUTES=60 minutes"
	@echo "make check   lint, types, import rules"
	@echo "make bench   benchmarks"
	@echo "make gallery every picture of the bot, drawn into docs/gallery"
	@echo "make release sdist and wheel in dist/, built of the last commit and tried: docs/releasing.md"
	@echo "make audit   whether a vulnerability of a pinned package is known"
	@echo "make pin     the container's images by digest, where a registry can be asked"
	@echo "make licences   docs/licences.md, anew, of what is pinned"
	@echo "make words   every message in every language beside its screen: build/words.html"

run: $(VENV)/.run
	@SANDBOX_GUILD="$${SANDBOX_GUILD:-Sobek Market}" SANDBOX_BOT="$${SANDBOX_BOT:-Sobek}" $(BIN)/python -m sandbox

compiled: $(VENV)/.compiled
	@$(BIN)/python -m wheels

# Tests write into memory where there is room and programs may run, for SQLite waits for the disk at every commit.
MEMORY := $(shell room=$$(df -Pm /dev/shm 2>/dev/null | awk 'NR == 2 {print $$4}'); \
  [ "$${room:-0}" -ge 2000 ] && [ -w /dev/shm ] && ! grep -q ' /dev/shm [^ ]* [^ ]*noexec' /proc/mounts && echo /dev/shm)
# More workers than most machines have cores: bots, pages and databases let them wait.
WORKERS := 4
PYTEST = env -u PYTHONDONTWRITEBYTECODE $(if $(MEMORY),PYTEST_DEBUG_TEMPROOT=$(MEMORY)) $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile --no-loadscope-reorder

ONCE := not thorough and not deep

test: $(VENV)/.dev
	@$(PYTEST) -m "$(ONCE)"

installed: $(VENV)/.dev

# What .ci/pythons runs a sample of on other Pythons than that of .venv.
test-python: $(VENV)/.dev
	@$(PYTEST) -m "$(ONCE)" tests/engine tests/render tests/bot tests/e2e/test_whole_game.py

test-thorough: $(VENV)/.dev
	@$(PYTEST) -m "thorough and not deep"

test-deep: $(VENV)/.dev
	@$(PYTEST) -m deep

test-postgresql: $(VENV)/.dev
	@test -n "$$TEST_DATABASE_URL" || { echo "TEST_DATABASE_URL names no PostgreSQL server; docs/testing.md tells how"; exit 1; }
	@$(PYTEST) -k postgresql
	@$(MAKE) test-games-postgresql

# The bots of whole games are told by TEST_BOTS_ON where they keep them.
test-games-postgresql: $(VENV)/.dev
	@TEST_BOTS_ON=postgresql $(PYTEST) $(POSTGRESQL_GAMES)

soak: $(VENV)/.dev
	@$(BIN)/python -m tests.bot.faults --minutes $(or $(MINUTES),60)

check: $(VENV)/.dev
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(VENV)/.dev
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: $(VENV)/.bench
	@$(BIN)/python -m bench

gallery: $(VENV)/.dev
	@$(BIN)/python -m bench.gallery

words: $(VENV)/.dev
	@$(BIN)/python -m bench.words

audit: $(VENV)-audit/.made
	@$(VENV)-audit/bin/python -m releasing.audit

# Pins the images of Containerfile and compose.yaml; needs docker with buildx.
pin: $(VENV)/.made
	@$(BIN)/python -m releasing.images

licences: $(VENV)/.run
	@$(BIN)/python -m releasing.licences

release: $(VENV)/.made
	@$(BIN)/python -m releasing

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Python 3.11 or later is needed; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 run"; exit 1; }
	@echo "Making a virtual environment in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements/run.lock
	@echo "Installing what the bot needs (once) ..."
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/run.lock
	@touch $@

$(VENV)/.compiled: $(VENV)/.run requirements/compiled.lock
	@echo "Installing what the simulations are compiled with (once) ..."
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/compiled.lock
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.lock
	@echo "Installing what the tests need (once) ..."
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.lock
	@touch $@

$(VENV)/.bench: $(VENV)/.dev requirements/bench.lock
	@echo "Installing what the benchmarks compare with (once) ..."
	@$(BIN)/python -m pip install --quiet --require-hashes -r requirements/bench.lock
	@touch $@

# Of its own, for it brings another pip.
$(VENV)-audit/.made: $(VENV)/.made requirements/audit.lock
	@echo "Installing what looks for vulnerabilities (once) ..."
	@$(BIN)/python -m venv --clear $(VENV)-audit
	@$(VENV)-audit/bin/python -m pip install --quiet --require-hashes -r requirements/audit.lock
	@touch $@

# Pins every dependency anew from pyproject.toml; needs uv.
lock:
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --extra postgres --extra play pyproject.toml -o requirements/run.lock
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --extra postgres --extra play --extra dev -c requirements/run.lock pyproject.toml -o requirements/dev.lock
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --extra postgres --extra play --extra compiled -c requirements/dev.lock pyproject.toml -o requirements/compiled.lock
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --extra postgres --extra play --extra dev --extra bench -c requirements/dev.lock pyproject.toml -o requirements/bench.lock
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --group build -c requirements/dev.lock -o requirements/build.lock
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --group image -o requirements/image.lock
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 --group audit -c requirements/bench.lock -o requirements/audit.lock

clean:
	rm -rf $(VENV) $(VENV)-audit .mypy_cache .ruff_cache .pytest_cache build dist
