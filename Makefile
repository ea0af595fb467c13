# Every target prepares what it needs in .venv by itself; `make` alone lists the targets.

PYTHON ?= python3
JOBS   ?= 2
ARGS   ?=

VENV := .venv
BIN  := $(VENV)/bin

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup play test check bench prove pictures clean compile-play compile-dev compile-envs

help: ## List the targets
	@echo "Spelkast: board games with secrets. Targets:"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | \
		while IFS='|' read -r name text; do printf '%-14s %s\n' "$$name" "$$text"; done
	@echo 'Arguments pass through ARGS:  make play ARGS="--help"'

setup: $(VENV)/.ready-dev compile-envs ## Install everything for development into .venv

play: compile-play ## Open the site: play in the browser, with friends or bots
	@$(BIN)/spelkast serve --host 0.0.0.0 $(ARGS)

test: check compile-dev ## Check, then run the tests
	$(BIN)/pytest -n $(JOBS) $(ARGS)

check: $(VENV)/.ready-dev ## Format, lint, types, and who may import whom
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/node node_modules/typescript/bin/tsc

bench: compile-envs ## Measure the speed, beside OpenSpiel on this machine
	@$(BIN)/spelkast bench $(ARGS)

prove: compile-dev ## Run the long proofs: a million games and more
	$(BIN)/pytest -m slow -n $(JOBS) $(ARGS)

pictures: compile-dev ## Draw the pictures of the documentation
	@$(BIN)/python scripts/pictures.py

clean: ## Remove caches and build products (.venv stays)
	rm -rf build dist htmlcov .coverage .coverage.* .hypothesis
	rm -rf .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -not -path './$(VENV)/*' -prune -exec rm -rf {} +

# Installed again only when pyproject.toml changes.
$(VENV)/.ready-play $(VENV)/.ready-dev $(VENV)/.ready-envs: $(VENV)/.ready-%: pyproject.toml package-lock.json
	@PYTHON="$(PYTHON)" VENV="$(VENV)" bash scripts/setup.sh $*

# Kernels are compiled once, before several processes want them; at once when they are cached.
compile-play compile-dev compile-envs: compile-%: $(VENV)/.ready-%
	@$(BIN)/spelkast compile
