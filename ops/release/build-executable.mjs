// Builds the executable: Node, the addon, the migrations, the specs and the documentation in one file, which needs only libstdc++ and
// libatomic. The same sources give the same bytes, in any folder and on any machine. Run by itself, it builds dist/pitboss for this machine.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { bundleParts, bundleReaderThread, bundleSimulatorThread, compileWork } from '../../cli/bundle.mjs';
import { readMigrations } from '../../db/engine/migrate.ts';
import { readRoots } from '../../db/engine/migration.ts';
import { stripSymbols } from './strip-symbols.mjs';
import { emulatorOf, nodeOf } from './targets.mjs';

/** The documentation or the console as assets: the compressed files, and the list that the server looks them up in. */
const pagesOf = (what) => {
  const pages = `dist/${what}/pages.json`;
  const files = Object.values(JSON.parse(readFileSync(pages, 'utf8'))).map(({ file }) => `${file}.gz`);
  return Object.fromEntries([
    [`${what}/pages.json`, pages],
    ...files.map((file) => [`${what}/${file}`, `dist/${what}/${file}`]),
  ]);
};

/**
 * Builds the executable for an architecture. That of another needs what runs its programs here, to compile the work with its Node.
 * @returns the source files that went in
 */
export const buildExecutable = async (arch, file) => {
  const work = `dist/binary-${arch}`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const ofThread = await bundleReaderThread({ format: 'cjs', outfile: `${work}/reader-thread.cjs`, minify: true });
  const ofSimulator = await bundleSimulatorThread({
    ...{ format: 'cjs', outfile: `${work}/simulator-thread.cjs`, minify: true },
  });
  writeFileSync(`${work}/migrations.json`, JSON.stringify(readMigrations('db/migrations')));
  writeFileSync(`${work}/roots.json`, JSON.stringify(readRoots('db/migrations')));
  writeFileSync(
    `${work}/wallet-migrations.json`,
    JSON.stringify(readMigrations('clients/reference-wallet/store/migrations')),
  );
  const part = { minify: true, define: { 'import.meta.dirname': '""' } };
  const ofParts = await bundleParts(work, { ...part, format: 'cjs', outfile: `${work}/main.cjs` }, part);
  // Stripped before the program is added: afterwards, stripping would break the executable.
  writeFileSync(`${work}/node`, stripSymbols(readFileSync(nodeOf(arch))));
  chmodSync(`${work}/node`, 0o755);
  compileWork([...emulatorOf(arch), `${work}/node`], work);
  const config = {
    main: `${work}/main.cjs`,
    mainFormat: 'commonjs',
    executable: `${work}/node`,
    output: `${work}/pitboss`,
    disableExperimentalSEAWarning: true,
    useSnapshot: false,
    // The start is so small that it is compiled in no time, and this Node may be that of another architecture.
    useCodeCache: false,
    execArgvExtension: 'none',
    assets: {
      'work.cjs': `${work}/work.cjs`,
      'work.compiled': `${work}/work.compiled`,
      'better_sqlite3.node': `node_modules/better-sqlite3/prebuilds/linux-${arch}.node`,
      'reader-thread.cjs': `${work}/reader-thread.cjs`,
      'simulator-thread.cjs': `${work}/simulator-thread.cjs`,
      'migrations.json': `${work}/migrations.json`,
      'roots.json': `${work}/roots.json`,
      'wallet-migrations.json': `${work}/wallet-migrations.json`,
      'openapi.json': 'generated/built/openapi.json',
      'wallet.json': 'generated/built/wallet.json',
      ...pagesOf('docs'),
      ...pagesOf('console'),
      ...pagesOf('embed'),
    },
  };
  writeFileSync(`${work}/sea.json`, JSON.stringify(config, null, 2));
  execFileSync(process.execPath, ['--build-sea', `${work}/sea.json`], { stdio: ['ignore', 'ignore', 'inherit'] });
  // Replaced atomically: the old one may be running.
  renameSync(`${work}/pitboss`, file);
  rmSync(work, { recursive: true });
  return [...ofThread, ...ofSimulator, ...ofParts];
};

if (import.meta.main) {
  await buildExecutable(process.arch, 'dist/pitboss');
  process.stdout.write(`dist/pitboss ${(statSync('dist/pitboss').size / 1e6).toFixed(1)} MB\n`);
}
