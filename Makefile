# `make test` and `make lab` install what they need into .venv.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
RUN    := $(BIN)/python

.PHONY: install test lint types check rules bench nightly clean

install: $(VENV)/.installed

$(VENV)/.installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(RUN) -m pip install --quiet --disable-pip-version-check --editable ".[test]"
	@touch $@

test: lint types check rules
	$(RUN) -m pytest -n auto -q

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: install
	$(BIN)/mypy

check: install
	$(RUN) -m explorer check 'explorer/scenarios/**/*.toml'

rules: install
	$(RUN) -m explorer rules

bench: install
	$(RUN) -m tests.benchmarks

nightly: install
	HYPOTHESIS_PROFILE=nightly $(RUN) -m pytest -n auto -q tests/contract tests/core tests/super_express

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
