// Builds the program. Without a word: dist/pitboss.mjs, one file beside better-sqlite3, for Node. With `binary`: dist/pitboss, an executable
// that carries Node, the addon, the migrations and the specs, and needs nothing else on the machine but libstdc++ and libatomic.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const common = {
  entryPoints: ['cli/pitboss.ts'],
  bundle: true,
  platform: 'node',
  target: 'node26',
  legalComments: 'none',
  logLevel: 'warning',
};

const buildModule = async () => {
  await build({
    ...common,
    format: 'esm',
    outfile: 'dist/pitboss.mjs',
    external: ['better-sqlite3'],
    sourcemap: 'linked',
    // The packages inside still call require.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
  });
  for (const [from, to] of [
    ['db/migrations', 'dist/migrations'],
    ['db/wallet/migrations', 'dist/wallet-migrations'],
  ]) {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
  }
};

/** The migrations of a folder as the program reads them from an asset. */
const migrationsOf = (folder) =>
  JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')).entries.map(({ tag }) => ({
    tag,
    sql: readFileSync(`${folder}/${tag}.sql`, 'utf8'),
  }));

const buildBinary = async () => {
  const work = 'dist/binary';
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  await build({
    ...common,
    format: 'cjs',
    outfile: `${work}/main.cjs`,
    minify: true,
    define: { 'import.meta.dirname': '""' },
  });
  writeFileSync(`${work}/migrations.json`, JSON.stringify(migrationsOf('db/migrations')));
  writeFileSync(`${work}/wallet-migrations.json`, JSON.stringify(migrationsOf('db/wallet/migrations')));
  const config = {
    main: `${work}/main.cjs`,
    mainFormat: 'commonjs',
    output: 'dist/pitboss',
    disableExperimentalSEAWarning: true,
    useSnapshot: false,
    useCodeCache: true,
    execArgvExtension: 'none',
    assets: {
      'better_sqlite3.node': `node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`,
      'migrations.json': `${work}/migrations.json`,
      'wallet-migrations.json': `${work}/wallet-migrations.json`,
      'openapi.json': 'generated/openapi.json',
      'wallet.json': 'generated/wallet.json',
    },
  };
  writeFileSync(`${work}/sea.json`, JSON.stringify(config, null, 2));
  execFileSync(process.execPath, ['--build-sea', `${work}/sea.json`], { stdio: ['ignore', 'ignore', 'inherit'] });
  rmSync(work, { recursive: true });
};

const [what] = process.argv.slice(2);
if (what === 'binary') await buildBinary();
else await buildModule();
for (const file of readdirSync('dist').filter((name) => /^pitboss(\.mjs)?$/.test(name))) {
  const megabytes = statSync(`dist/${file}`).size / 1e6;
  process.stdout.write(`dist/${file} ${megabytes.toFixed(1)} MB\n`);
}
