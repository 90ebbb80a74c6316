# make play: set up, and play.   make test: everything that must hold.   make help: all of it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COVERED := tests/rules tests/test_golden.py
PYTEST := $(BIN)/python -m pytest --numprocesses=auto --dist=worksteal
# Bytecode is written, whatever the environment says: tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play test browser screenshots check compile coverage bench fuzz pictures clean

help:
	@echo "make play      set up what playing needs, start the server, and open the page"
	@echo "make test      set up everything, then: check, tests, coverage of the rules"
	@echo "make check     formatting, lint, types"
	@echo "make compile   what the tests call, on all cores, so that none of them waits for it"
	@echo "make bench     what things cost on this machine"
	@echo "make fuzz      a million odd games of each kind, with everything checked"
	@echo "make pictures  draw the pictures in docs/ again"
	@echo "make screenshots  pages of all games as pictures, in build/screenshots"
	@echo "make clean     remove what the above made"

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Azulejos needs Python 3.11 or newer. With another one: make PYTHON=python3.12 play"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/playing: $(VENV)/made pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[fast,server]'
	@touch $@

$(VENV)/testing: $(VENV)/made pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/playing

play: $(VENV)/playing
	@$(BIN)/azulejos serve --open

test: browser
	$(MAKE) --no-print-directory --jobs=2 check compile
	$(PYTEST) $(COVERED:%=--ignore=%)
	$(MAKE) --no-print-directory coverage

browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || test -n "$$CHROMIUM" || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium; } || \
		echo "There is no Chromium here, so the browser tests will be skipped (Debian: apt-get install chromium)."

screenshots: $(VENV)/testing browser
	$(BIN)/python -m tests.server.browser.screenshots build/screenshots

check: $(VENV)/testing
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

compile: $(VENV)/testing
	$(BIN)/python -m tests.compiling

coverage: $(VENV)/testing
	$(PYTEST) --cov --cov-report=term-missing --cov-fail-under=100 $(COVERED)

bench: $(VENV)/playing
	$(BIN)/azulejos bench

fuzz: $(VENV)/playing
	$(BIN)/azulejos fuzz azul --games 1000000
	$(BIN)/azulejos fuzz duel --games 1000000
	$(BIN)/azulejos fuzz summer_pavilion --games 1000000

pictures: $(VENV)/testing
	$(BIN)/python -m azulejos.cli.gallery docs
	$(BIN)/python -c 'from azulejos.server.pages import pwa; pwa.draw_icons()'

clean:
	rm -rf $(VENV) build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
