// Builds the package's program into the given folder, because Node does not run TypeScript below node_modules. Dependencies are not
// bundled, and the entry stays a separate file, so that it can report an old Node before loading the rest.
import { chmodSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const [output = join(import.meta.dirname, 'dist')] = process.argv.slice(2);
rmSync(output, { recursive: true, force: true });
await build({
  // Redocly loads its plugin by path, so that is a separate file too.
  entryPoints: ['pitboss-codegen.mjs', 'redocly-plugin.mjs'].map((file) => join(import.meta.dirname, file)),
  outdir: output,
  outExtension: { '.js': '.mjs' },
  // Code that only some commands need is loaded when they run, from parts next to the entry: the program looks for files next to its own.
  chunkNames: 'program-[hash]',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node22',
  legalComments: 'none',
  logLevel: 'warning',
});
// The runtime of generated code and the templates of new projects are copied into projects as they are.
for (const folder of ['runtime', 'templates'])
  cpSync(join(import.meta.dirname, folder), join(output, folder), {
    recursive: true,
    filter: (file) => !file.endsWith('runtime/tsconfig.json'),
  });
// Types alone, for the plugins of projects.
cpSync(join(import.meta.dirname, 'plugins/plugin.ts'), join(output, 'plugin.d.ts'));
chmodSync(join(output, 'pitboss-codegen.mjs'), 0o755);
