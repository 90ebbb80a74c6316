# make play: set up, and play.   make test: everything that must hold.   make help: all targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COVERED := tests/games
PYTEST := $(BIN)/python -m pytest --numprocesses=auto --dist=worksteal
# Bytecode is written, whatever the environment says: tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
export NO_MKDOCS_2_WARNING := 1

.PHONY: help play test browser screenshots check scripts fonts compile coverage docs pages prebuilt bench fuzz torture lock build release clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1|/p' $(MAKEFILE_LIST) | while IFS='|' read -r name what; do \
		printf 'make %-12s %s\n' "$$name" "$$what"; done

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Azulejos needs Python 3.11 or newer. With another one: make PYTHON=python3.12 play"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/playing: $(VENV)/made pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[server]'
	@touch $@

$(VENV)/testing: $(VENV)/made pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/playing

play: $(VENV)/playing ## set up what playing needs, start the server, and open the page
	@$(BIN)/azulejos serve --open

test: browser ## set up everything, then: check, all tests, coverage of the rules
	$(MAKE) --no-print-directory --jobs=2 check compile
	$(PYTEST) $(COVERED:%=--ignore=%)
	$(MAKE) --no-print-directory coverage

browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || test -n "$$CHROMIUM" || \
		{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && apt-get install -y -qq chromium; } || \
		echo "There is no Chromium here, so the browser tests will be skipped (Debian: apt-get install chromium)."

screenshots: $(VENV)/testing browser ## pages of all games as pictures, in build/screenshots
	$(BIN)/python -m tests.server.browser.screenshots build/screenshots

check: $(VENV)/testing ## formatting, lint, types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory scripts; else \
		echo "There is no npm here, so the scripts of the pages are not checked (Debian: apt-get install npm)."; fi

node_modules/made: package-lock.json
	npm install --no-save --silent --no-audit --no-fund  # not `ci`: some mirrors lack other platforms
	@touch $@

scripts: node_modules/made ## formatting, lint and types of the pages' scripts
	npm run --silent check

fonts: node_modules/made ## copy the fonts of the pages from their packages
	$(PYTHON) scripts/fonts.py

compile: $(VENV)/testing ## compile what the tests call, on all cores
	$(BIN)/python -m tests.compiling

coverage: $(VENV)/testing ## tests of the rules, with full branch coverage
	$(PYTEST) --cov --cov-report=term-missing --cov-fail-under=100 $(COVERED)

docs: $(VENV)/testing ## build the documentation into build/docs
	$(BIN)/mkdocs build --strict

pages: $(VENV)/testing ## write the generated pages, pictures and icons again
	$(BIN)/azulejos docs
	$(BIN)/python -c 'from azulejos.server.pages import pwa; pwa.draw_icons()'

prebuilt: $(VENV)/testing ## build the engine that playing uses: azulejos/games/*/engine
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[prebuild]'
	$(BIN)/azulejos prebuild

bench: $(VENV)/testing ## measure the engine on this machine
	$(BIN)/azulejos bench

fuzz: $(VENV)/testing ## a million unusual games of each game, every state checked
	for game in $$($(BIN)/python -c 'import azulejos; print(*azulejos.GAMES)'); do \
		$(BIN)/azulejos fuzz $$game --games 1000000 || exit 1; done

torture: $(VENV)/testing ## what the server must survive, in the long form: hours
	$(BIN)/python -m tests.torture --long

lock: $(VENV)/testing ## choose the packages of the container again, with hashes
	$(BIN)/pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip compile pyproject.toml --extra server --extra postgres --extra png --universal \
		--python-version 3.11 --generate-hashes --no-annotate --no-header --upgrade --quiet \
		--output-file $(VENV)/locked
	{ echo "# All packages of a server, with hashes. Written by: make lock"; cat $(VENV)/locked; } \
		> deploy/requirements.txt

build: $(VENV)/testing ## build the wheel and the source archive into dist
	$(BIN)/pip install --quiet --disable-pip-version-check build
	$(BIN)/python -m build

release: $(VENV)/testing ## make release VERSION=0.2.0: check the changelog, commit and tag
	$(BIN)/python scripts/release.py $(VERSION)

clean: ## remove everything that make has made
	rm -rf $(VENV) node_modules build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
