# Needs Python 3.11 or newer and make; everything else is put into .venv, at the versions of the lock files.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: all kit check prove test lint format docs bench lock clean help
.DEFAULT_GOAL := all

all: $(VENV)/.run  ## build every kit under components/ into output/
	$(BIN)/printkit build

kit: $(VENV)/.run  ## build one kit: make kit KIT=mmm
	$(BIN)/printkit build $(or $(KIT),$(error say which kit: make kit KIT=mmm))

check: $(VENV)/.run  ## check every kit
	$(BIN)/printkit check

prove: $(VENV)/.run  ## run the longer proofs of every kit
	$(BIN)/printkit prove

test: $(VENV)/.dev  ## run the tests
	$(BIN)/python -m pytest --numprocesses auto

lint: $(VENV)/.dev  ## style, types and import contracts
	$(BIN)/ruff check
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.dev  ## lay the code out as lint wants it
	$(BIN)/ruff check --fix --quiet
	$(BIN)/ruff format --quiet

docs: $(VENV)/.dev  ## write the generated references and pictures in docs/
	$(BIN)/python -m tools.reference
	$(BIN)/python -m tools.pictures

bench: $(VENV)/.dev  ## time builds against bare Python and hand-written PDF bytes
	$(BIN)/python -m tools.bench

lock:  ## renew the lock files from pyproject.toml (needs uv)
	echo 'setuptools>=77' | uv pip compile $(LOCK) pyproject.toml - --output-file requirements.lock
	uv pip compile $(LOCK) --constraint requirements.lock --extra dev pyproject.toml --output-file requirements-dev.lock
LOCK := --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

clean:  ## remove what was built and installed
	rm -rf $(VENV) output build *.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

help:  ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1 - \2/p' $(MAKEFILE_LIST)

# Stamps: a step is done again only when what it was made from has changed.

$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo 'printkit needs Python 3.11 or newer; say which: make PYTHON=/path/to/python3'; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo 'Python cannot make a virtual environment here; install the package python3-venv'; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements.lock pyproject.toml
	$(PIP) --require-hashes --requirement requirements.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements-dev.lock
	$(PIP) --require-hashes --requirement requirements-dev.lock
	@touch $@
