// Builds the program. Without an argument: dist/pitboss.mjs for Node, bundled except for better-sqlite3. With `binary`: dist/pitboss, an
// executable with Node, the addon, the migrations, the specs and the documentation inside, which needs only libstdc++ and libatomic.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { build } from 'esbuild';
import { readMigrations } from '../db/engine/migrate.ts';
import { readRoots } from '../db/engine/roots.ts';

const common = {
  bundle: true,
  platform: 'node',
  target: 'node26',
  legalComments: 'none',
  logLevel: 'warning',
};

/** Reader threads have a program of their own, which loads in a moment. */
const thread = { ...common, entryPoints: ['db/engine/reader-thread.ts'] };

/**
 * Puts every module that the source imports dynamically into the work, which cli/load-work.ts loads; `paths` collects them.
 */
const apart = (paths) => ({
  name: 'apart',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\.\// }, ({ kind, path }) => {
      if (kind !== 'dynamic-import') return undefined;
      paths.add(path);
      return { path, namespace: 'apart' };
    });
    onLoad({ filter: /./, namespace: 'apart' }, ({ path }) => ({
      contents: `module.exports = require('./load-work.ts').loadWork('${path}')`,
      resolveDir: 'cli',
    }));
  },
});

/**
 * Builds the program in two parts: the start, which every command loads, and the work, whose modules are evaluated when they are asked for.
 */
const buildParts = async (folder, start, work) => {
  const paths = new Set();
  await build({ ...common, ...start, entryPoints: ['cli/pitboss.ts'], plugins: [apart(paths)] });
  const modules = [...paths].sort().map((path) => `'${path}': () => require('${path}')`);
  await build({
    ...common,
    ...work,
    stdin: { contents: `module.exports = { ${modules.join(', ')} };`, resolveDir: 'cli' },
    format: 'cjs',
    outfile: `${folder}/work.cjs`,
    banner: { js: '(function (module, require, __dirname) {' },
    footer: { js: '})' },
  });
};

const compileWork = (node, ...words) =>
  execFileSync(node, ['cli/compile-work.mjs', ...words], { stdio: ['ignore', 'ignore', 'inherit'] });

const buildModule = async () => {
  await buildParts(
    'dist',
    { format: 'esm', outfile: 'dist/program.mjs', sourcemap: 'linked' },
    // Less to read at each start; names and lines stay, for the stack of a bug.
    {
      minifyWhitespace: true,
      lineLimit: 120,
      external: ['better-sqlite3'],
      sourcemap: 'linked',
      define: { 'import.meta.dirname': '__dirname' },
    },
  );
  await build({ ...thread, format: 'esm', outfile: 'dist/reader-thread.mjs', external: ['better-sqlite3'] });
  for (const [from, to] of [
    ['db/migrations', 'dist/migrations'],
    ['reference-wallet/store/migrations', 'dist/wallet-migrations'],
  ]) {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
  }
  compileWork(process.execPath, 'dist');
  copyFileSync('cli/entry.mjs', 'dist/pitboss.mjs');
  chmodSync('dist/pitboss.mjs', 0o755);
  for (const name of ['program.mjs', 'work.cjs', 'work.compiled']) say(`dist/${name}`);
};

/**
 * A copy of Node without its symbols, which are a fifth of its size. They are stripped before the program is added: afterwards, stripping
 * would break the executable. Where strip is missing or fails, Node is copied unchanged.
 */
const nodeWithoutSymbols = (file) => {
  copyFileSync(process.execPath, file);
  const stripped = spawnSync('strip', [file], { stdio: 'ignore' }).status === 0;
  if (stripped && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0) return;
  copyFileSync(process.execPath, file);
  process.stdout.write('strip is missing or failed: the executable keeps the symbols of Node.\n');
};

/** The documentation as assets: the compressed files, and the list that the server looks them up in. */
const docs = () => {
  const pages = 'dist/docs/pages.json';
  const files = Object.values(JSON.parse(readFileSync(pages, 'utf8'))).map(({ file }) => `${file}.gz`);
  return Object.fromEntries([
    ['docs/pages.json', pages],
    ...files.map((file) => [`docs/${file}`, `dist/docs/${file}`]),
  ]);
};

const buildBinary = async () => {
  const work = 'dist/binary';
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  await build({ ...thread, format: 'cjs', outfile: `${work}/reader-thread.cjs`, minify: true });
  writeFileSync(`${work}/migrations.json`, JSON.stringify(readMigrations('db/migrations')));
  writeFileSync(`${work}/roots.json`, JSON.stringify(readRoots('db/migrations')));
  writeFileSync(`${work}/wallet-migrations.json`, JSON.stringify(readMigrations('reference-wallet/store/migrations')));
  nodeWithoutSymbols(`${work}/node`);
  const part = { minify: true, define: { 'import.meta.dirname': '""' } };
  await buildParts(work, { ...part, format: 'cjs', outfile: `${work}/main.cjs` }, part);
  const config = {
    main: `${work}/main.cjs`,
    mainFormat: 'commonjs',
    executable: `${work}/node`,
    output: `${work}/pitboss`,
    disableExperimentalSEAWarning: true,
    useSnapshot: false,
    useCodeCache: true,
    execArgvExtension: 'none',
    assets: {
      'work.cjs': `${work}/work.cjs`,
      'work.compiled': `${work}/work.compiled`,
      'better_sqlite3.node': `node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`,
      'reader-thread.cjs': `${work}/reader-thread.cjs`,
      'migrations.json': `${work}/migrations.json`,
      'roots.json': `${work}/roots.json`,
      'wallet-migrations.json': `${work}/wallet-migrations.json`,
      'openapi.json': 'generated/built/openapi.json',
      'wallet.json': 'generated/built/wallet.json',
      ...docs(),
    },
  };
  writeFileSync(`${work}/sea.json`, JSON.stringify(config, null, 2));
  compileWork(`${work}/node`, work, `${work}/sea.json`);
  execFileSync(process.execPath, ['--build-sea', `${work}/sea.json`], { stdio: ['ignore', 'ignore', 'inherit'] });
  // Replaced atomically: the old one may be running.
  renameSync(`${work}/pitboss`, 'dist/pitboss');
  rmSync(work, { recursive: true });
  say('dist/pitboss');
};

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const say = (file) => process.stdout.write(`${file} ${megabytes(statSync(file).size)}\n`);

const [what] = process.argv.slice(2);
if (what === 'binary') await buildBinary();
else await buildModule();
