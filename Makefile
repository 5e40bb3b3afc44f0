# Every command does its own set-up: a virtual environment in .venv, with the versions pinned in requirements*.txt.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
SOURCES := $(shell find src -type f -not -name '*.pyc') pyproject.toml build_hook.py README.md
CODE := $(shell find src -name '*.py' -o -name '*.c') pyproject.toml tools/compile_rules.py tools/in_place.h tools/shim.c
# what the pages are made of; not what their tests leave behind
PAGES := $(shell find web/src web/public web/build $(wildcard src/forts/locale src/forts/games/*/locale) -type f) \
	web/index.html web/package.json web/svelte.config.js web/vite.config.ts

# Tests start Python again and again: it keeps what it has read, also where a container's image forbids it.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: install play site docs test test-browser test-browsers test-learn test-long check check-python check-pages coverage bench bench-lab bench-server bench-web bench-wheels attack container mutants services release clean

install: .venv/installed

# what builds, what playing needs, and the rest: linters, tests, the lab, Ray. Python compiles what it imports of them.
.venv/building: requirements-build.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Forts needs Python 3.11 or newer (set PYTHON=...)"; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv .venv || { rm -rf .venv; echo "Forts needs Python's venv (Debian: apt install python3-venv)"; exit 1; }
	@$(PIP) install --quiet --no-compile -r requirements-build.txt
	@touch $@

.venv/playing: .venv/building requirements-play.txt
	@$(PIP) install --quiet --no-compile -r requirements-play.txt
	@touch $@

.venv/tools: .venv/playing requirements.txt requirements-postgres.txt requirements-ray.txt requirements-rl.txt
	@$(PIP) install --quiet --no-compile -r requirements.txt -r requirements-ray.txt -r requirements-rl.txt
	@touch $@

# The rules, in build/rules: what nothing has changed for stays. Without a C compiler (3) they run uncompiled.
.venv/compiled: .venv/building $(CODE)
	@echo "Compiling the rules ..."
	@test -n "$$FORTS_PURE" || $(BIN)/python tools/compile_rules.py > .venv/build.log 2>&1 || test $$? = 3 || { cat .venv/build.log; exit 1; }
	@touch $@

# The browser client; without Node everything else still works.
web/node_modules/.installed: web/package-lock.json
	@command -v npm > /dev/null || { echo "The pages need Node 20 and npm (Debian: apt install nodejs npm)"; exit 1; }
	@# not `npm ci`, which asks for the packages of all other platforms too
	@cd web && npm install --ignore-scripts --no-save --silent --no-audit --no-fund --prefer-offline && touch node_modules/.installed

# Python for the browser, with all that plays there. A server's pages carry it if FORTS_OFFLINE is set, to go on when the server
# cannot be reached: 7 MB, more than the rest of the package. Tests try it.
export FORTS_OFFLINE
OFFLINE := $(if $(FORTS_OFFLINE),build/browser/index.json)
test test-browser test-browsers test-long: export FORTS_OFFLINE := 1

build/browser/index.json: .venv/playing web/node_modules/.installed requirements-browser.txt tools/build_browser.py \
		web/build/bytecode.mjs web/build/zstd.mjs $(SOURCES)
	@echo "Gathering what plays without a server ..."
	@$(BIN)/python tools/build_browser.py > .venv/browser.log 2>&1 || { cat .venv/browser.log; exit 1; }

web/dist/index.html: web/node_modules/.installed $(OFFLINE) $(PAGES)
	@echo "Building the pages ..."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# A site without a server: build/static can lie in any folder of any static host.
site: build/static/index.html

build/static/index.html: web/node_modules/.installed build/browser/index.json $(PAGES)
	@echo "Building the site ..."
	@cd web && npm run --silent site -- --logLevel error
	@touch $@

# The documentation, with what is made from data, docstrings, commands and schemas; broken links are errors.
MANUAL := $(shell find docs -type f) $(shell find src/forts -name '*.py') $(shell find src/forts -name 'rules.md') \
	tools/build_docs.py zensical.toml CONTRIBUTING.md CHANGELOG.md

docs: build/site/index.html

build/site/index.html: .venv/playing $(MANUAL)
	@echo "Building the documentation ..."
	@PYTHONPATH=src $(BIN)/python tools/build_docs.py > .venv/docs.log 2>&1 || { cat .venv/docs.log; exit 1; }
	@touch $@

CLIENT := $(if $(shell command -v npm),web/dist/index.html)

# what takes longest comes first: with several jobs it begins first
.venv/installed: .venv/compiled .venv/playing $(SOURCES) $(CLIENT) build/site/index.html
	@echo "Building Forts ..."
	@rm -rf .venv/wheel
	@$(PIP) wheel --quiet --no-build-isolation --no-deps -w .venv/wheel . 2> .venv/build.log || { cat .venv/build.log; exit 1; }
	@$(PIP) install --quiet --no-compile --no-deps --force-reinstall .venv/wheel/*.whl
	@$(BIN)/python -c 'import forts; forts.COMPILED or print("forts: no C compiler found, or FORTS_PURE is set: the rules are not compiled (slower, otherwise the same)")'
	@touch $@

play:
	@# the rules are compiled beside what is fetched and built
	@$(MAKE) --no-print-directory --silent -j3 install web/dist/index.html
	@$(BIN)/forts serve --open

# Databases and a browser for the tests: installed where we may, named where we may not.
services:
	@tools/install-services

test: services
	@# what is installed and what is built from it wait for each other; the rest is made beside that
	@$(MAKE) --no-print-directory -j2 .venv/tools .venv/compiled $(CLIENT) build/site/index.html
	@$(MAKE) --no-print-directory install check
	@# what failed while all cores were busy is tried once more by itself
	$(BIN)/python -m pytest -n auto || $(BIN)/python -m pytest --last-failed --last-failed-no-failures none
	FORTS_UNCOMPILED=1 PYTHONPATH=src $(BIN)/python -m pytest -n auto tests/conformance tests/games
	@$(MAKE) --no-print-directory test-browser

# Whole games in a real browser.
test-browser: services
	@$(MAKE) --no-print-directory .venv/tools install site
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent e2e

# Whole games without a server in Firefox and WebKit, which Playwright does not drive here.
test-browsers:
	@tools/install-services browsers
	@$(MAKE) --no-print-directory .venv/tools install site
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent browsers

# The baselines of examples/ at reduced size, and what the guide says of pandas and torch; torch is large.
.venv/learners: .venv/tools requirements-learn.txt
	@$(PIP) install --quiet --no-compile -r requirements-learn.txt
	@touch $@

test-learn: .venv/learners
	@$(MAKE) --no-print-directory install
	$(BIN)/python -m pytest tests/docs/test_learning.py

# What measures time or memory has the machine to itself; the soak alone takes two hours.
ALONE := tests/server/test_nothing_lost_shutdown.py tests/server/test_nothing_lost_slow_readers.py \
	tests/server/test_nothing_lost_reconnect.py tests/server/test_nothing_lost_nodes.py tests/server/test_nothing_lost_soak.py \
	tests/attack

test-long: services
	@$(MAKE) --no-print-directory .venv/tools install test-learn
	FORTS_LONG=1 $(BIN)/python -m pytest -n auto $(ALONE:%=--ignore=%)
	FORTS_LONG=1 $(BIN)/python -m pytest $(ALONE)

# Python and the pages are checked beside each other; what each says is shown in one piece.
check: .venv/tools $(CLIENT) build/site/index.html
	@$(MAKE) --no-print-directory -j2 --output-sync=target check-python check-pages

check-python: .venv/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy --config-file tests/mypy.ini tests
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	PYTHONPATH=src $(BIN)/python -m forts content
	$(BIN)/hadolint hosting/Containerfile
	@# what GitHub and compose would refuse, as far as their schemas say
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.dependabot .github/dependabot.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec hosting/compose.yaml

check-pages: $(CLIENT)
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check

# How much of the core, of words and of the games their own tests run; the floor is in pyproject.toml.
coverage: .venv/tools
	FORTS_UNCOMPILED=1 PYTHONPATH=src $(BIN)/python -m coverage run -m pytest tests/core tests/words tests/games
	$(BIN)/python -m coverage report --skip-covered

.venv/peers: .venv/tools requirements-bench.txt
	@$(PIP) install --quiet --no-compile -r requirements-bench.txt
	@touch $@

bench: install .venv/peers
	@$(BIN)/python benchmarks/speed.py; speed=$$?; $(BIN)/python benchmarks/reading.py || speed=1; \
		$(BIN)/python benchmarks/learning.py || speed=1; \
		$(BIN)/python benchmarks/search.py && exit $$speed

bench-server: services .venv/peers
	@$(MAKE) --no-print-directory install
	@$(BIN)/python benchmarks/serving.py

# Does the lab tell what it promises: a card that is too strong from none, nothing where nothing differs, a planted track?
bench-lab: install
	@$(BIN)/python benchmarks/compare.py; told=$$?; $(BIN)/python benchmarks/compare.py --honest || told=1; \
		$(BIN)/python benchmarks/tune.py && exit $$told

# What a browser takes: click to drawn, long tasks, shifts, what rematches leave behind, and playing without a server.
bench-web: services
	@$(MAKE) --no-print-directory .venv/tools install site
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent bench

# Attacks on a server of our own, on loopback, each beside an honest table; the short form is part of the tests.
attack: services
	@$(MAKE) --no-print-directory install
	@$(BIN)/python benchmarks/attack.py

# Two builds beside each other: make bench-wheels BEFORE=old.whl (AFTER: what is built here; SERVER=--server: that too)
AFTER ?= $(wildcard .venv/wheel/*.whl)
bench-wheels: install .venv/peers
	@$(BIN)/python benchmarks/wheels.py $(BEFORE) $(AFTER) $(SERVER)

# The container's own steps in roots of Debian's packages, where no engine runs; the server in it answers, and is not root.
container:
	@tools/try-container

# Do tests notice a change of the rules? A sample: make mutants SEED=2 MINUTES=30
SEED ?= 1
MINUTES ?= 10
.venv/mutating: .venv/tools requirements-mutants.txt
	@$(PIP) install --quiet --no-compile -r requirements-mutants.txt
	@touch $@

mutants: .venv/mutating
	@$(BIN)/python tools/mutate.py --seed $(SEED) --minutes $(MINUTES)

# A version and its tag: make release VERSION=0.3.0
release:
	@$(PYTHON) tools/release.py $(VERSION)

clean:
	rm -rf .venv build dist web/dist web/node_modules benchmarks/peer/node_modules
