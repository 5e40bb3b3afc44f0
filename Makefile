# Every command does its own set-up: a virtual environment in .venv, with the versions pinned in requirements*.txt.

PYTHON ?= python3
BIN := .venv/bin
SOURCES := $(shell find src -type f -not -name '*.pyc') pyproject.toml build_hook.py README.md

.PHONY: install play test test-long check bench clean

install: .venv/installed

.venv/tools: requirements.txt requirements-ray.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Forts needs Python 3.11 or newer (set PYTHON=...)"; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -m venv .venv || { rm -rf .venv; echo "Forts needs Python's venv (Debian: apt install python3-venv)"; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt -r requirements-ray.txt
	@touch $@

.venv/installed: .venv/tools $(SOURCES)
	@echo "Building Forts ..."
	@rm -rf .venv/wheel
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps -w .venv/wheel . 2> .venv/build.log || { cat .venv/build.log; exit 1; }
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall .venv/wheel/*.whl
	@$(BIN)/python -c 'import forts; forts.COMPILED or print("forts: no C compiler found, or FORTS_PURE is set: the rules are not compiled (slower, otherwise the same)")'
	@touch $@

play: install
	@$(BIN)/forts play fort

test: install check
	$(BIN)/python -m pytest -n auto
	FORTS_UNCOMPILED=1 PYTHONPATH=src $(BIN)/python -m pytest -n auto tests/conformance tests/games

test-long: install
	FORTS_LONG=1 $(BIN)/python -m pytest -n auto

check: .venv/tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

.venv/peers: .venv/tools requirements-bench.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-bench.txt
	@touch $@

bench: install .venv/peers
	@$(BIN)/python benchmarks/speed.py; speed=$$?; $(BIN)/python benchmarks/search.py && exit $$speed

clean:
	rm -rf .venv build dist
