// Builds the program of the package into the folder that is named: Node reads no TypeScript below node_modules. What it imports stays a
// dependency, and the entry stays a file of its own, so that an old Node is told before it would have to load the rest.
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const [output = join(import.meta.dirname, 'dist')] = process.argv.slice(2);
rmSync(output, { recursive: true, force: true });
await build({
  entryPoints: [join(import.meta.dirname, 'pitboss-codegen.mjs')],
  outdir: output,
  outExtension: { '.js': '.mjs' },
  chunkNames: 'program',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node22',
  legalComments: 'none',
  logLevel: 'warning',
});
chmodSync(join(output, 'pitboss-codegen.mjs'), 0o755);
