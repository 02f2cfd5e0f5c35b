# `make lab` and `make test` install what they need into .venv.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
RUN    := $(BIN)/python
PIP    := $(RUN) -m pip install --quiet --disable-pip-version-check
ROOT   := $(if $(filter 0,$(shell id -u)),--allow-root)
ARGS   ?=
TOOLS  := typescript@5.9.3 linkedom@0.18.12
RECORD := .pytest_cache/rules.json
BOOKS   = $(shell find notebooks -name '*.ipynb' -not -path '*/.ipynb_checkpoints/*' | sort)

.PHONY: lab test install install-lab browser lint types check rules rules-recorded scripts page-types pytest nbval chapters notebooks pictures binder-check graders package-check adapters hosts lowest reference install-site site site-check bench nightly clean

lab: install-lab
	@$(RUN) binder/trust.py
	$(BIN)/jupyter lab $(ROOT) --LabApp.default_url=/lab/tree/notebooks/00_start_here.ipynb $(ARGS)

test: lint types scripts check pytest rules-recorded nbval

install-lab: $(VENV)/.lab
install: $(VENV)/.test

$(VENV)/.lab: pyproject.toml binder/overrides.json
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) --upgrade pip
	$(PIP) --editable ".[lab]"
	@mkdir -p $(VENV)/share/jupyter/lab/settings
	@cp binder/overrides.json $(VENV)/share/jupyter/lab/settings/
	@touch $@

$(VENV)/.test: $(VENV)/.lab
	$(PIP) --editable ".[test]"
	@touch $@

browser:
	$(PYTHON) tests/browser/find_chromium.py

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: install
	$(BIN)/mypy

node_modules/.installed: Makefile
	npm install --prefix . --no-save --no-package-lock --no-audit --no-fund $(TOOLS)
	@touch $@

scripts: node_modules/.installed
	node_modules/.bin/tsc --project tests/scripts
	node --test tests/scripts/*.test.mjs

page-types: install
	$(RUN) -m tests.scripts.page_types

check: install
	$(RUN) -m explorer check 'explorer/scenarios/**/*.toml'

rules: install
	$(RUN) -m explorer rules

pytest: install browser
	$(RUN) -m pytest -n 2 --dist loadfile -q --durations 40 --durations-min 4 -p tests.no_skips -p tests.rule_recorder --rules-to $(RECORD)

rules-recorded: pytest
	$(RUN) -m explorer rules --recorded $(RECORD)

# What a reader has answered is neither kept nor shown when notebooks are run or compared.
nbval notebooks pictures: export HEIST_PROGRESS = off

nbval: install
	$(RUN) -m pytest --nbval -n 2 --dist loadfile -q -p no:cacheprovider -p tests.no_skips $(BOOKS)

chapters: install
	$(RUN) -m explorer chapters notebooks/source --to notebooks

notebooks: chapters
	$(BIN)/jupyter nbconvert --to notebook --execute --inplace --ExecutePreprocessor.record_timing=False $(BOOKS)
	$(RUN) binder/trust.py --list

pictures: install browser
	$(RUN) -m tests.browser.pictures

binder-check:
	$(PYTHON) tests/packaging/check_binder.py

graders: install
	$(RUN) -m tests.packaging.check_graders

package-check: install
	$(RUN) tests/packaging/check_package.py

adapters:
	$(PYTHON) tests/packaging/check_adapters.py

hosts: install browser
	$(RUN) -m tests.hosts $(ARGS)

lowest: install
	$(PIP) uv
	PATH="$(CURDIR)/$(BIN):$$PATH" $(RUN) tests/packaging/check_versions.py

# JupyterLite has an environment of its own: a JupyterLab beside it would load its kernel too.
install-site: build/site-env/.installed $(VENV)/.docs

build/site-env/.installed: docs/site/requirements.txt docs/site/browser.txt docs/site/fetching.py | install
	$(PYTHON) -m venv build/site-env
	build/site-env/bin/python -m pip install --quiet --disable-pip-version-check --requirement docs/site/requirements.txt
	$(RUN) -m docs.site --fetch
	@touch $@

site: install install-site
	$(RUN) -m docs.site
	$(MAKE) --no-print-directory reference PAGES='--html-define in_site=1'

site-check: site browser
	$(RUN) -m tests.packaging.check_site

$(VENV)/.docs: $(VENV)/.lab
	$(PIP) --editable ".[docs]"
	@touch $@

reference: $(VENV)/.docs
	$(RUN) -m sphinx --quiet --fail-on-warning --keep-going --doctree-dir build/reference $(PAGES) docs build/site/reference

bench: install browser
	$(RUN) -m tests.benchmarks

nightly: install
	HYPOTHESIS_PROFILE=nightly $(RUN) -m pytest -n 2 -q tests/contract tests/core tests/super_express tests/colt_express tests/fugitive
	$(RUN) -m tests.contract.mutations --count 10000 --seed $$(date +%s)
	$(RUN) -m tests.fuzz --count 20000 --seed $$(date +%s)

clean:
	rm -rf $(VENV) node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
