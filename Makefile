# Two commands matter: `make play` and `make test`. Everything else is here for those who build.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SETUP := $(VENV)/.setup
BUILT := $(VENV)/.built
APT := $(if $(filter-out 0,$(shell id -u)),sudo) sh -c 'apt-get update -q && apt-get install -qy --no-install-recommends "$$0"'
UNIT := $(shell find src/sherwood/engine src/sherwood/search src/sherwood/games/*/rules -name "*.py" 2>/dev/null) $(wildcard src/sherwood/games/*/view.py src/sherwood/games/*/counts.py) \
	$(addprefix src/sherwood/,table/journal.py table/prompt.py web/channel.py web/present.py)

.PHONY: play test system check bench bench-peers fuzz screens load compiled setup clean

play: $(BUILT)
	$(BIN)/sherwood serve --open

test: $(BUILT) system
	@echo "== compiled build: every test"
	$(BIN)/python -m pytest -n 2 --ignore=tests/browser
	@echo "== real browsers"
	$(BIN)/python -m pytest tests/browser
	@echo "== plain Python: the laws"
	SHERWOOD_PURE=1 $(BIN)/python -m pytest -n 2 tests/laws

# What only the tests need of the system: a real browser and a real PostgreSQL, from Debian's packages.
system:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || $(APT) chromium
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || $(APT) postgresql

check: $(SETUP)
	$(BIN)/ruff check src tests tools setup.py
	$(BIN)/ruff format --check src tests tools setup.py
	$(BIN)/mypy
	npx --yes --package typescript@5.9 tsc -p tsconfig.json

# Every screen of the web table, to be looked at.
screens: $(BUILT)
	$(BIN)/python tools/screens.py

# 200 tables at once through real sockets: moves a second, p50, p99, memory, growth of the database.
load: $(BUILT)
	$(BIN)/python tools/load.py

bench: $(BUILT)
	$(BIN)/sherwood bench

# OpenSpiel's C++ games beside ours, in one run; it gets an environment of its own under .cache/.
bench-peers: $(BUILT)
	$(BIN)/python tools/bench_peers.py

# Random games over random options and seat counts, every position checked; journals of what breaks go to crash/.
fuzz: $(BUILT)
	$(BIN)/sherwood fuzz --games 100000

compiled: $(BUILT)

setup: $(SETUP)

$(SETUP): pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip -c constraints.txt
	$(BIN)/python -m pip install -q -c constraints.txt "setuptools>=77" wheel "mypy[mypyc]"
	SHERWOOD_PURE=1 $(BIN)/python -m pip install -q --no-build-isolation -c constraints.txt -e . --group dev
	touch $@

# Compiled when there is a C compiler, plain Python when there is none: the same results, more slowly.
$(BUILT): $(SETUP) setup.py $(UNIT)
	find src -name '*.so' -delete
	$(BIN)/python setup.py -q build_ext --inplace || echo "no compiled build: Sherwood runs as plain Python"
	touch $@

clean:
	rm -rf $(VENV) build .cache .pytest_cache .mypy_cache .ruff_cache
	find src -name '*.so' -delete
