# Every command of the project. `make help` lists them; CONTRIBUTING.md says when to use which.

PYTHON ?= python3
JOBS ?= 2
ARGS ?=
HOST ?= 127.0.0.1
PORT ?= 8000
KILLS ?= 200
SECONDS ?= 60

export BAOHUANG_BUILD ?= auto

VENV := .venv
PY := $(VENV)/bin/python
STAMPS := $(VENV)/stamps
PIP := $(PY) -m pip install --quiet --no-compile --disable-pip-version-check --constraint requirements/lock.txt
PYTEST := $(PY) -m pytest -n $(JOBS) --dist worksteal
PURE := PYTHONPATH=$(CURDIR)/build/pure BAOHUANG_BUILD=pure

HOT := $(shell sed -n 's|^baohuang\.|src/baohuang/|p' src/baohuang/compiled.txt | tr . / | sed 's|$$|.py|')
COMPILER := $(shell command -v $(CC) gcc clang 2>/dev/null | head -n 1)
WANTED := $(if $(filter auto,$(BAOHUANG_BUILD)),$(if $(COMPILER),compiled,pure),$(BAOHUANG_BUILD))
BUILT := src/baohuang/compiled.sha256

.DELETE_ON_ERROR:
.PHONY: help setup play test test-pure check bench bench-server dist clean compiled pure \
	e2e sweep screenshots pictures lighthouse chaos fuzz fuzz-http abandoned coverage docs clauses fix lock

help: ## list the targets
	@sed -n 's/^\([a-z0-9-]*\):.*## /\1\t/p' Makefile | awk -F'\t' '{printf "  make %-12s %s\n", $$1, $$2}'

setup: $(STAMPS)/run $(STAMPS)/test $(WANTED) ## build .venv with all that running and testing need, compiled where a C compiler is
	@$(VENV)/bin/baohuang --version

play: $(STAMPS)/run $(if $(wildcard $(BUILT)),$(WANTED)) ## serve the game on http://127.0.0.1:8000
	$(VENV)/bin/baohuang serve --host $(HOST) --port $(PORT)

test: setup ## run the whole suite
	$(PYTEST) $(ARGS)

test-pure: $(STAMPS)/run $(STAMPS)/test ## run the same suite on the pure build
	$(PY) tools/pure_tree.py build/pure
	$(PURE) $(PYTEST) $(ARGS)

coverage: $(STAMPS)/run $(STAMPS)/test ## run the suite on the pure build and report what it does not reach
	$(PY) tools/pure_tree.py build/pure
	$(PURE) $(PY) -m coverage run -m pytest $(ARGS)
	$(PY) -m coverage combine --quiet
	$(PY) -m coverage report

e2e: setup ## run the browser tests alone
	$(PY) -m pytest tests/e2e $(ARGS)

sweep: setup ## measure the layout of 200 hands at 8 viewports, in 4 languages, at 2 text sizes
	$(PY) -m tests.e2e.sweep

screenshots: setup ## take pictures of the page at phone and desktop sizes into build/screenshots
	BAOHUANG_SCREENSHOTS=build/screenshots $(PY) -m pytest tests/e2e -m screenshot $(ARGS)

pictures: setup ## take the small pictures again that the main states are compared with, and those of the documents
	$(PY) -m tests.e2e.looks
	$(PY) -m tests.e2e.showcase

lighthouse: setup ## let Lighthouse judge the lobby and a table
	$(PY) -m benchmarks.lighthouse.run $(ARGS)

check: $(STAMPS)/run $(STAMPS)/test $(STAMPS)/check ## formatting, lint, types, import layers, web types
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports
	$(PY) tools/check_web.py

fix: $(STAMPS)/check ## format, and mend what ruff can mend
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

bench: setup ## measure the engine on every ruleset
	for rules in qingdao weifang weihai classic108; do \
		$(VENV)/bin/baohuang bench engine --rules $$rules --seconds 5 --json || exit 1; done

bench-server: setup ## measure the server beside boardgame.io and Colyseus
	@$(PY) benchmarks/server.py $(ARGS)

dist: $(STAMPS)/run $(STAMPS)/dist ## build sdist and wheels, install each in an empty environment, play a deal with it
	$(PY) tools/dist.py

chaos: setup ## kill a running house KILLS times and see that nothing is lost, doubled or stuck
	$(PY) -m tools.chaos --kills $(KILLS) $(ARGS)

fuzz: setup ## throw mutated frames at a server for SECONDS, and see that it stays up and small
	$(PY) -m tools.fuzz --seconds $(SECONDS) $(ARGS)

fuzz-http: setup ## ask the HTTP API all that its own description allows, and more
	$(PY) -m tools.fuzz_http $(ARGS)

abandoned: setup ## open 10,000 tables, leave them in every phase, and see that nothing stays
	$(PY) -m tools.abandoned $(ARGS)

docs: $(STAMPS)/run $(STAMPS)/test ## write the generated pages: clauses, commands, rules, options, error codes
	$(PY) -m tools.clauses
	$(PY) -m tools.cli_reference
	$(PY) -m tools.doc_pages

clauses: docs ## the same

compiled: $(BUILT) ## compile the hot modules in place, when a source is newer than its compiled file

$(BUILT): $(HOT) src/baohuang/compiled.txt setup.py $(STAMPS)/build
	@$(MAKE) --no-print-directory pure
	BAOHUANG_BUILD=compiled $(PY) setup.py --quiet build_ext --inplace

pure: ## remove the compiled files
	find src -name '*.so' -delete
	rm -f $(BUILT)

lock: ## write requirements/lock.txt from a fresh environment
	$(PYTHON) tools/lock.py

clean: pure ## remove all that was built, the environment too
	rm -rf $(VENV) build dist node_modules benchmarks/lighthouse/node_modules .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage*
	find . -name __pycache__ -not -path './.git/*' -prune -exec rm -rf {} +
	rm -rf src/*.egg-info

$(STAMPS)/venv: requirements/lock.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "baohuang needs Python 3.11 or newer; name one with PYTHON=")'
	@$(PYTHON) -c 'import ensurepip' || { echo "this Python cannot make an environment: install its venv package" >&2; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) pip setuptools
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/run: $(STAMPS)/venv pyproject.toml
	BAOHUANG_BUILD=pure $(PIP) --no-build-isolation --editable '.[server,tui]'
	@touch $@

$(STAMPS)/%: $(STAMPS)/venv pyproject.toml
	$(PIP) --group $*
	@touch $@
