# Two commands matter: `make play` and `make test`. Everything else is here for those who build.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MADE := $(VENV)/.made
SETUP := $(VENV)/.setup
TOOLS := $(VENV)/.tools
BUILT := $(VENV)/.built
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt
MAKEFLAGS += -j2
APT := $(if $(filter-out 0,$(shell id -u)),sudo) sh -c 'apt-get update -q && apt-get install -qy --no-install-recommends "$$0"'
UNIT := $(wildcard $(addprefix src/sherwood/,$(shell grep -v '^[\#!]' compiled.txt)))

.PHONY: play test system check bench bench-peers reports learn-examples fuzz mutants screens load load-peers scale soak siege cluster many container container-check compiled setup clean

play: $(BUILT) $(SETUP)
	$(BIN)/sherwood serve --open

test: $(BUILT) $(TOOLS) system
	@echo "== compiled build: every test (three at once: many wait for servers)"
	$(BIN)/python -m pytest -n 3 --dist worksteal --ignore=tests/browser
	@echo "== real browsers"
	$(BIN)/python -m pytest -n 2 --dist worksteal tests/browser
	@echo "== plain Python: the laws"
	SHERWOOD_PURE=1 $(BIN)/python -m pytest -n 2 tests/laws

# What only the tests need of the system: a real browser, PostgreSQL, HAProxy, Caddy and Redis, from Debian's packages.
system:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || $(call want,chromium)
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || $(call want,postgresql)
	@command -v haproxy >/dev/null || test -x /usr/sbin/haproxy || $(call want,haproxy)
	@command -v caddy >/dev/null || $(call want,caddy)
	@command -v valkey-server >/dev/null || command -v redis-server >/dev/null || $(call want,redis-server)

want = $(APT) $(1) || { echo "The tests want $(1), which could not be installed from here: install it with your system's package manager (on Debian: apt-get install $(1)), then run make test again."; exit 1; }

check: $(TOOLS)
	$(BIN)/ruff check src tests tools examples setup.py
	$(BIN)/ruff format --check src tests tools examples setup.py
	$(BIN)/mypy
	npx --yes --package typescript@5.9 tsc -p tsconfig.json

# Every screen of the web table, to be looked at.
screens: compiled
	$(BIN)/python tools/screens.py

# The mark as pictures for apps and notices, after it was changed.
.PHONY: icons
icons: $(TOOLS)
	$(BIN)/python tools/icons.py

# 200 tables at once through real sockets: moves a second, p50, p99, memory, growth of the database.
load: compiled
	$(BIN)/python tools/load.py

# boardgame.io beside us, in memory and on files, in one run; it comes from npm, into .cache/.
load-peers: compiled
	$(BIN)/python tools/load_peers.py

# What goes between servers when a house grows: leases and news, thousands of simulated servers; see docs/scale.md.
scale: $(MADE)
	$(BIN)/python tools/scale.py

# Five thousand games, one after the other: does the server's memory stand where it stood?
soak: compiled
	$(BIN)/python tools/soak.py

# Everything that can go wrong, and everybody who wants it to: a table of what was tried and what came of it.
# SIEGE="kills sockets" tries only those; `python -m siege --help` says what there is and how many.
siege: compiled $(TOOLS)
	PYTHONPATH=tools $(BIN)/python -m siege $(SIEGE)

# Three servers behind HAProxy on PostgreSQL and Valkey: any one part is killed under play, then all servers are upgraded one
# after the other. CLUSTER="--rounds 8" is shorter, CLUSTER=--rolling does only the upgrade, CLUSTER="--proxy caddy" is behind Caddy.
cluster: compiled $(TOOLS) system
	PYTHONPATH=tools $(BIN)/python -m cluster $(CLUSTER)

# A server opens on a house with ten thousand running games: first page, and any table. MANY="--tables 1000" is smaller; with
# --channels and --servers also how soon all of them are looked after.
many: compiled
	PYTHONPATH=tools $(BIN)/python tools/many.py $(MANY)

# The container of deploy/, with whichever builder there is; BUILD is what it shall be told besides. In docker's format: OCI's own
# has no place for the health check.
container:
	@builder=$$(command -v podman || command -v buildah || command -v docker) || { echo "No builder here: podman, buildah or docker."; exit 1; }; \
		BUILDAH_FORMAT=docker $$builder build $(BUILD) -f deploy/Containerfile -t sherwood .

# The same, and then started as a host would, with podman: who runs there, what it serves, what it keeps, how it ends. Minutes.
# CONTAINER=--stand-in makes the base image out of Debian's packages, where no registry can be reached (mmdebstrap, as root).
container-check: $(TOOLS)
	PYTHONPATH=tools $(BIN)/python tools/container.py $(CONTAINER) -- $(BUILD)

bench: compiled
	$(BIN)/sherwood bench

# OpenSpiel's C++ games and searches and PettingZoo's games beside ours, in one run; they get an environment of their own under
# .cache/.
bench-peers: compiled $(TOOLS)
	$(BIN)/python tools/bench_peers.py
	$(BIN)/python tools/bench_ismcts.py
	$(BIN)/python tools/bench_environments.py

# Our own reports on the four games, docs/reports: about a quarter of an hour on two cores. A stopped run goes on.
reports: compiled $(TOOLS)
	$(BIN)/python tools/reports.py

# Somebody else's learner (sb3-contrib) learns each game for minutes; it gets an environment of its own under .cache/.
# LEARN="romans --steps 50000" learns one.
LEARNER := .cache/learn/bin/python
learn-examples: compiled
	test -x $(LEARNER) || $(PYTHON) -m venv .cache/learn
	$(LEARNER) -c "import sb3_contrib, sherwood" 2>/dev/null || { \
		$(LEARNER) -m pip install -q -c constraints.txt torch==2.13.0 sb3-contrib==2.9.2 && \
		SHERWOOD_PURE=1 $(LEARNER) -m pip install -q -c constraints.txt -e ".[research]"; }
	$(LEARNER) examples/learn.py $(LEARN)

# Random games over random options and seat counts, every position checked; journals of what breaks go to crash/.
fuzz: compiled
	$(BIN)/sherwood fuzz --games 100000

# One small change of the rules at a time: which do the tests notice? MUTANTS=100000 tries all of them.
MUTANTS ?= 400
GAMES ?= romans locksley merrymen legend
mutants: $(TOOLS)
	for game in $(GAMES); do $(BIN)/python tools/mutants.py $$game --most $(MUTANTS) || exit 1; done

compiled: $(BUILT) $(SETUP)

setup: $(SETUP)

# An environment with what compiles the unit: the same packages as an isolated build gets.
$(MADE): pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) "setuptools>=77" wheel "mypy[mypyc]" msgspec fluent.runtime
	touch $@

# What a player needs besides: the library and the web table. It is fetched while the unit compiles.
$(SETUP): $(MADE)
	SHERWOOD_PURE=1 $(PIP) --no-build-isolation -e ".[web]"
	touch $@

# What only those need who build and test.
$(TOOLS): $(SETUP)
	$(PIP) --upgrade pip
	$(PIP) --group dev
	touch $@

# Compiled when there is a C compiler, plain Python when there is none: the same results, more slowly.
$(BUILT): $(MADE) setup.py compiled.txt $(UNIT)
	find src -name '*.so' -delete
	$(BIN)/python setup.py -q build_ext --inplace || echo "no compiled build: Sherwood runs as plain Python"
	touch $@

clean:
	rm -rf $(VENV) build .cache .pytest_cache .mypy_cache .ruff_cache
	find src -name '*.so' -delete
