// Builds the package's program into the given folder, because Node does not run TypeScript below node_modules. Dependencies are not
// bundled, and the entry stays a separate file, so that it can report an old Node before loading the rest.
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const [output = join(import.meta.dirname, 'dist')] = process.argv.slice(2);
rmSync(output, { recursive: true, force: true });
await build({
  // Redocly loads its plugin by path, so that is a file of its own too.
  entryPoints: ['pitboss-codegen.mjs', 'redocly-plugin.mjs'].map((file) => join(import.meta.dirname, file)),
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
