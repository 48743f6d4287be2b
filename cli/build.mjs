// Builds dist/pitboss.mjs for Node, bundled except for better-sqlite3. ops/release/build-executable.mjs builds the executable.
import { chmodSync, copyFileSync, cpSync, rmSync, statSync } from 'node:fs';
import { bundleParts, bundleReaderThread, bundleSimulatorThread, compileWork } from './bundle.mjs';

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const say = (file) => process.stdout.write(`${file} ${megabytes(statSync(file).size)}\n`);

await bundleParts(
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
await bundleReaderThread({ format: 'esm', outfile: 'dist/reader-thread.mjs', external: ['better-sqlite3'] });
await bundleSimulatorThread({ format: 'esm', outfile: 'dist/simulator-thread.mjs' });
for (const [from, to] of [
  ['db/migrations', 'dist/migrations'],
  ['clients/reference-wallet/store/migrations', 'dist/wallet-migrations'],
]) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}
compileWork([process.execPath], 'dist');
copyFileSync('cli/entry.mjs', 'dist/pitboss.mjs');
chmodSync('dist/pitboss.mjs', 0o755);
for (const name of ['program.mjs', 'work.cjs', 'work.compiled']) say(`dist/${name}`);
