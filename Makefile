# Sagebrush. `make play` and `make test` set everything up by themselves; `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= auto
COMPILED := build/compiled
WEB_SOURCES := $(shell find web/src web/scripts web/public src/sagebrush/words -type f 2>/dev/null) $(wildcard web/*.ts web/*.js web/*.html) \
	$(shell find src/sagebrush/games -name '*.toml' -o -name '*.ftl')
export PATH := $(CURDIR)/$(BIN):$(PATH)
# Where Python is told to keep no bytecode, every process of the tests would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal test check lint types fast interpreted compiled webcheck format services browser compile uncompile bench dist docs golden lock clean

help: ## this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  \1\t/' | expand -t 16

$(VENV)/.ready: requirements.lock pyproject.toml tools/setup-venv.sh
	PYTHON=$(PYTHON) sh tools/setup-venv.sh $(VENV)
	@touch $@

web/node_modules/.ready: web/package-lock.json tools/setup-web.sh | $(VENV)/.ready
	sh tools/setup-web.sh $(VENV)
	@touch $@

web/dist/index.html: web/node_modules/.ready $(WEB_SOURCES)
	cd web && npm run build --silent

play: $(VENV)/.ready web/dist/index.html ## set everything up and serve http://127.0.0.1:8000
	PYTHONPATH=$$($(BIN)/python tools/compile.py --for-play) SAGEBRUSH_WEB=$(CURDIR)/web/dist $(BIN)/sagebrush serve

terminal: $(VENV)/.ready ## play in the terminal
	$(BIN)/sagebrush play dice

test: lint types webcheck web/dist/index.html services browser interpreted compiled ## everything: lint, types, the whole suite interpreted and compiled

check: $(VENV)/.ready web/node_modules/.ready ## the quick loop: lint, types, fast tests, of the web client too, side by side
	@$(MAKE) --no-print-directory -j3 --output-sync lint types webcheck fast

lint: $(VENV)/.ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(VENV)/.ready
	$(BIN)/mypy

webcheck: web/node_modules/.ready ## lint, types and unit tests of the web client; nothing is built
	cd web && npm run lint --silent && npm run check --silent && npm test --silent

format: $(VENV)/.ready web/node_modules/.ready ## format everything: ruff and prettier
	$(BIN)/ruff format .
	cd web && npm run format --silent

services:
	sh tools/install-services.sh

browser:
	sh tools/install-browser.sh

fast: $(VENV)/.ready
	$(BIN)/pytest -n $(WORKERS) -m "not slow and not long and not services and not browser and not web"

interpreted: $(VENV)/.ready web/node_modules/.ready
	$(BIN)/pytest -n $(WORKERS) -m "not long"

compiled: $(VENV)/.ready
	$(BIN)/python tools/compile.py $(COMPILED)
	PYTHONPATH=$(COMPILED) $(BIN)/pytest -n $(WORKERS) -m "not services and not browser and not web"

compile: $(VENV)/.ready ## compile core, games and bots now; `make play` does it by itself, in the background
	$(BIN)/python tools/compile.py --now

uncompile: $(VENV)/.ready ## throw compiled copies away
	$(BIN)/python tools/compile.py --clean

bench: $(VENV)/.ready ## what decisions, games, forks, views and messages cost, compiled if `make compile` was run
	PYTHONPATH=$$($(BIN)/python tools/compile.py --for-play) $(BIN)/sagebrush bench

dist: $(VENV)/.ready web/dist/index.html ## wheels to install: a pure one and one compiled for this platform, in dist/
	$(BIN)/python tools/dist.py

docs: $(VENV)/.ready ## write docs/rulings and docs/encodings anew
	$(BIN)/python -m sagebrush.rulings
	$(BIN)/python -m sagebrush.envs.pages

golden: $(VENV)/.ready ## write the golden playthroughs anew
	$(BIN)/python -m tests.playthroughs

lock: $(VENV)/.ready ## resolve the dependencies anew
	$(BIN)/pip install -q pip-tools
	$(BIN)/pip-compile -q --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links \
		--generate-hashes --allow-unsafe --all-extras -o requirements.lock pyproject.toml

clean: ## remove what was built
	rm -rf build dist $(VENV) web/dist web/node_modules
	find src -name '*.so' -delete
