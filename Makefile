# Every way into the project. Each target installs what it needs; nothing has to be prepared.
# The packages need a newer Node than a host may have, so Node itself is one of them.
NODE := node_modules/.bin/node
INSTALLED := node_modules/.package-lock.json

.DEFAULT_GOAL := help
.PHONY: help serve demo test prove chromium firefox prometheus postgresql prove-tools release-files emulator simulate soak weigh mutants check lint drift types format tidy frozen generate watch scaffold api release-specs data-folder migration docs console embed pictures build binary bench ratios clean foreign-documents

help: ## lists the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | while IFS="$$(printf '\t')" read -r name text; do printf '  make %-13s %s\n' "$$name" "$$text"; done

$(INSTALLED): package.json package-lock.json .npmrc
	npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# What is built of the specs and not committed: validators, whole documents, the console's forms and the SDK's calls.
BUILT := generated/built/built.json
$(BUILT): $(INSTALLED) $(shell find spec codegen -type f)
	@$(NODE) codegen/pitboss-codegen.mjs build --config codegen/pitboss.json
	@touch $@

serve: build ## serves the platform on port 8080, with its data in ./data
	@exec $(NODE) dist/pitboss.mjs serve

demo: build ## serves the platform and the reference wallet with an example, and prints calls to try
	@exec $(NODE) dist/pitboss.mjs demo

# What comes before the tests has no order among itself, so two processors share it; what each prints stays together.
test: $(INSTALLED) ## checks everything and runs the tests; make test only=PATTERN runs matching files, with watch=1 at each change, with engine=postgres on PostgreSQL
ifdef only
	@exec $(NODE) test/support/$(if $(watch),watch,run).mjs $(if $(engine),--engine=$(engine)) $(only)
else
	@$(MAKE) --no-print-directory --jobs=2 --output-sync check build
	$(NODE) test/support/run.mjs
endif

# What opens a store runs a second time, on PostgreSQL, but for proofs that start one themselves.
ON_POSTGRES := $(NODE) test/support/run.mjs --engine=postgres $(if $(seconds),--seconds=$(seconds))
ifeq ($(engine),postgres)
prove: $(INSTALLED) chromium
	$(ON_POSTGRES)
else
prove: build binary release-files chromium firefox prometheus prove-tools ## runs the long proofs: the simulation, crashes, browsers, packages, the executable; make prove engine=postgres runs what opens a store on PostgreSQL
	$(NODE) test/support/run.mjs --proofs
endif

APT := apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 install -q -y --no-install-recommends

# Proxies, shells, readers of manual pages, containers and an empty Debian. Where systemd runs, installing a proxy would also start it, so
# that is left to you. A proof says by name what it could not run.
TOOLS := rsync caddy nginx-light zsh fish mandoc man-db groff-base mmdebstrap systemd systemd-container podman crun iproute2 openssl dieharder ent
prove-tools: postgresql
	@dpkg --status $(TOOLS) >/dev/null 2>&1 || { test ! -d /run/systemd/system && $(APT) $(TOOLS); } \
	  || echo 'Some proofs need programs that are missing: run “apt-get install $(TOOLS)” as root.'

# The documentation is read in a browser. The test names the program that it looks for.
chromium:
	@test -x "$${CHROMIUM:-/usr/bin/chromium}" || { $(APT) chromium; } \
	  || echo 'Chromium is missing: run “apt-get install chromium” as root, or name yours with CHROMIUM=/path/to/chromium.'

# The elements for players' pages are looked at in a second browser.
firefox:
	@test -x "$${FIREFOX:-/usr/bin/firefox-esr}" || { $(APT) firefox-esr; } \
	  || echo 'Firefox is missing: run “apt-get install firefox-esr” as root, or name yours with FIREFOX=/path/to/firefox.'

# The alerts are proved with the Prometheus of Debian. Its package is only unpacked, because installing it would start a service.
PROMETHEUS := dist/prometheus/usr/bin/prometheus
prometheus:
	@test -x /usr/bin/prometheus || test -x $(PROMETHEUS) || { apt-get update -q; mkdir -p dist/prometheus && cd dist/prometheus && apt-get download -q prometheus && dpkg-deb -x prometheus_*.deb .; } \
	  || echo 'Prometheus is missing: install it as /usr/bin/prometheus, with promtool.'

# Databases of Debian's version, their dumps, and a pooler. These packages would start services too, so only their libraries are installed.
POSTGRESQL := postgresql-15 postgresql-client-15 pgbouncer
postgresql:
	@{ test -x /usr/lib/postgresql/15/bin/pg_dump && test -x /usr/sbin/pgbouncer; } || test -x dist/postgresql/usr/sbin/pgbouncer \
	  || { $(APT) $$(apt-cache depends $(POSTGRESQL) | sed -n 's/^  Depends: \(lib[^<>]*\)$$/\1/p' | grep -v llvm | sort -u) \
	    && mkdir -p dist/postgresql && cd dist/postgresql && apt-get download -q $(POSTGRESQL) && for package in *.deb; do dpkg-deb -x $$package .; done; } \
	  || echo 'Some proofs need programs that are missing: run “apt-get install $(POSTGRESQL)” as root.'

# A night's worth by default. What it prints first repeats it: make simulate seed=… operations=…
operations := 1000000
simulate: $(INSTALLED) $(BUILT) ## plays random operations against an independent auditor: make simulate operations=1000000 seed=7
	PITBOSS_SIMULATION_OPERATIONS=$(operations) $(if $(seed),PITBOSS_SIMULATION_SEED=$(seed)) $(NODE) --max-old-space-size=8192 test/simulation/long.test.ts

soak: $(INSTALLED) $(BUILT) ## works on one platform for an hour, which must log no error and stay flat: make soak minutes=10 engine=postgres
	PITBOSS_SOAK_SECONDS=$$(($(or $(minutes),60) * 60)) $(NODE) test/support/run.mjs $(if $(engine),--engine=$(engine)) test/server/soak

weigh: $(INSTALLED) $(BUILT) ## counts what there is to read, and how it is written: make weigh commits="v0.14.0 main" compares
	@$(NODE) ops/bench/weigh.ts $(commits)
	@$(NODE) ops/bench/passage.ts

mutants: $(INSTALLED) $(BUILT) ## breaks 40 rules, one at a time, and runs the tests that must notice: make mutants only=domain
	@$(NODE) ops/bench/mutants.mjs $(only)

check: lint drift types format frozen ## specs, generated code, types, format and released migrations

lint: $(INSTALLED)
	$(NODE) codegen/pitboss-codegen.mjs lint --config codegen/pitboss.json

drift: $(INSTALLED) $(BUILT)
	$(NODE) codegen/pitboss-codegen.mjs check --config codegen/pitboss.json
	@$(NODE) docs/settings-page.ts check
	@$(NODE) docs/commands-page.ts check

types: $(INSTALLED) $(BUILT)
	$(NODE) node_modules/typescript/bin/tsc -p .
	$(NODE) node_modules/typescript/bin/tsc -p clients/typescript --noEmit
	$(NODE) node_modules/typescript/bin/tsc -p codegen/runtime
	$(NODE) node_modules/typescript/bin/tsc -p console
	$(NODE) node_modules/typescript/bin/tsc -p test/console

# The package that chooses a binary for every system names some that registries lack, so the two that are needed are named themselves.
format: $(INSTALLED)
	node_modules/@biomejs/cli-linux-*/biome check --error-on-warnings .

frozen: $(INSTALLED)
	@$(NODE) db/released.mjs check

tidy: $(INSTALLED) ## formats the files and fixes what can be fixed
	node_modules/@biomejs/cli-linux-*/biome check --write .

generate: $(INSTALLED) ## writes generated/, the SDK's calls and the guide's table of settings
	$(NODE) codegen/pitboss-codegen.mjs generate --config codegen/pitboss.json
	@$(NODE) docs/settings-page.ts write
	@$(NODE) docs/commands-page.ts write

watch: $(INSTALLED) ## lints and generates at each change of a spec, until Ctrl-C
	@exec $(NODE) codegen/pitboss-codegen.mjs watch --config codegen/pitboss.json

scaffold: $(INSTALLED) ## writes a stub for each operation that has no handler
	@$(NODE) codegen/pitboss-codegen.mjs scaffold --config codegen/pitboss.json

api: $(INSTALLED) $(BUILT) ## writes what the SDK and the toolchain offer to their api.txt, for review
	$(NODE) test/support/write-api.ts

release-specs: $(INSTALLED) ## copies the specs to spec/released/, when a version is published
	$(NODE) codegen/pitboss-codegen.mjs release --config codegen/pitboss.json

data-folder: build ## keeps a data folder for the tests of later versions, and freezes the migrations, when a version is published
	$(NODE) test/data-folders/write.mjs
	@$(NODE) db/released.mjs renew

migration: $(INSTALLED) ## writes the next migration from the tables in db/tables/: make migration name=add-currencies
	@$(if $(name),$(NODE) db/make-migration.mjs --name $(name),echo 'Name it: make migration name=add-currencies'; exit 1)

# Rebuilt when a source is newer: the specs, the texts, the builder, and what the builder needs.
DOCS := dist/docs/pages.json
$(DOCS): $(INSTALLED) package.json CHANGELOG.md $(wildcard */README.md */*/README.md) codegen/pitboss.json $(shell find spec docs codegen -type f)
	@$(NODE) docs/build.ts

# What a browser runs, with the client that it calls the platform by.
CONSOLE := dist/console/pages.json
$(CONSOLE): $(INSTALLED) $(BUILT) package.json $(shell find console clients/typescript/src clients/simulator domain generated -type f 2>/dev/null)
	@$(NODE) console/build.ts

console: $(CONSOLE) ## builds the console to dist/console, which the platform serves at /console

# What pages of casinos load, and the page of the demo that shows it.
EMBED := dist/embed/pages.json
$(EMBED): $(INSTALLED) $(BUILT) $(shell find clients/elements clients/typescript/src/elements -type f)
	@$(NODE) clients/elements/build.ts

embed: $(EMBED) ## builds the web components to dist/embed, which the platform serves at /embed

# The pictures of the guide are committed, so that the documentation needs no browser.
pictures: chromium build ## takes the pictures of the guides again: the tour of the console, and the demo's lobby
	$(NODE) test/console/tour.test.ts
	mkdir -p docs/guides/console && cp dist/screens/tour/*.png docs/guides/console/
	$(NODE) test/clients/elements/pictures.test.ts
	mkdir -p docs/guides/lobby && cd dist/screens/lobby && cp gold.png clear.png arcade.png ../../../docs/guides/lobby/

docs: $(DOCS) ## renders the documentation to dist/docs, which the platform serves at /docs

# Rebuilt when a source is newer.
PROGRAM := dist/pitboss.mjs
EXECUTABLE := dist/pitboss
RELEASE := dist/release/SHA256SUMS
$(PROGRAM) $(EXECUTABLE) $(RELEASE): $(INSTALLED) $(BUILT) $(DOCS) $(CONSOLE) $(EMBED) package.json $(shell find cli ops/release server handlers platform wire db domain generated clients -type f -not -path '*/node_modules/*' -not -path '*/dist/*' 2>/dev/null)

$(PROGRAM):
	@$(NODE) cli/build.mjs

$(EXECUTABLE):
	@$(NODE) ops/release/build-executable.mjs

$(RELEASE): README.md LICENSE package-lock.json $(shell find ops/deploy -type f)
	@$(MAKE) --no-print-directory emulator
	@$(NODE) ops/release/write-release-files.mjs

build: $(PROGRAM) ## builds dist/pitboss.mjs, what `npx pitboss` runs

binary: $(EXECUTABLE) ## builds dist/pitboss, a single file that needs no Node

release-files: $(RELEASE) ## writes executables for x64 and arm64, and what is published with them, to dist/release

# What compiles for the other architecture: QEMU, and the libraries that Node needs there.
OTHER := $(if $(filter aarch64,$(shell uname -m)),amd64,arm64)
emulator:
	@command -v $(if $(filter arm64,$(OTHER)),qemu-aarch64,qemu-x86_64) >/dev/null \
	  || { $(APT) qemu-user libc6-$(OTHER)-cross libstdc++6-$(OTHER)-cross libatomic1-$(OTHER)-cross; } \
	  || echo 'QEMU is missing: run “apt-get install qemu-user libc6-$(OTHER)-cross libstdc++6-$(OTHER)-cross libatomic1-$(OTHER)-cross” as root.'

foreign-documents: $(INSTALLED) ## runs the documents in folder=PATH through the toolchain and hey-api, and compares with the table of explained differences
	@$(NODE) test/codegen/compare-documents.ts "$(folder)"

bench: build ## compares contributions, reads and logins with plain servers, and generated code with that of others
	cd ops/bench/peers && npm install --no-audit --no-fund --loglevel=error
	$(NODE) ops/bench/run.ts --json dist/bench.json
	$(NODE) ops/bench/operations.ts --json dist/bench.json
	$(NODE) ops/bench/chart.ts dist/bench.json dist/bench.svg
	$(NODE) ops/bench/simulator.ts
	$(NODE) ops/bench/codegen.ts
	cd ops/bench/clients && npm install --no-audit --no-fund --loglevel=error
	$(NODE) ops/bench/clients.ts

# The run that the guide's picture shows. Both are committed, so that the documentation needs no run.
RATIOS := docs/guides/ratios
ratios: $(INSTALLED) $(BUILT) ## measures again what the guide shows of speed, and draws it
	cd ops/bench/peers && npm install --no-audit --no-fund --loglevel=error
	$(NODE) ops/bench/run.ts --json $(RATIOS).json
	$(NODE) ops/bench/operations.ts --json $(RATIOS).json
	$(NODE) ops/bench/chart.ts $(RATIOS).json $(RATIOS).svg

clean: ## removes everything built and installed
	rm -rf dist generated/built generated/forms clients/typescript/src/generated node_modules
