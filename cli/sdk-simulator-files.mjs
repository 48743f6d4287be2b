// Writes the simulator to the built SDK, as pitboss-client/simulator: one module that needs neither Node nor a package, and its types. The
// SDK's build runs it, as does its test, with the folder of the build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const folder = join(process.argv[2] ?? 'dist', 'simulator');
const ENTRY = 'cli/sdk-simulator.ts';
/** The SDK has the same types, so they are not there twice. */
const OF_SDK = { 'generated/server/types.gen.ts': '../generated/types.gen.js' };

const read = (file) => readFileSync(join(root, file), 'utf8');

/** The version alone, rather than the whole manifest. */
const version = {
  name: 'version',
  setup: ({ onLoad }) =>
    onLoad({ filter: /package\.json$/ }, () => ({
      contents: JSON.stringify({ version: JSON.parse(read('package.json')).version }),
      loader: 'json',
    })),
};

await build({
  entryPoints: [join(root, ENTRY)],
  bundle: true,
  format: 'esm',
  // Neither Node's modules nor a browser's: what it would need of them fails here.
  platform: 'neutral',
  target: 'es2022',
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: 120,
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [version],
  outfile: join(folder, 'simulator.js'),
});

const typesOf = (file) =>
  ts.transpileDeclaration(read(file), {
    fileName: file,
    compilerOptions: { target: 'es2022', module: 'nodenext', isolatedDeclarations: true, verbatimModuleSyntax: true },
  }).outputText;

const nameOf = (file) => (file === ENTRY ? 'simulator' : basename(file, '.ts'));

/** Writes the types of a file, and of those that they name. */
const writeTypes = (file, written) => {
  if (written.has(file)) return;
  written.add(file);
  const types = typesOf(file).replaceAll(/(?<=from ')([^']+)(?=')/g, (specifier) => {
    const target = join(dirname(file), specifier);
    if (OF_SDK[target] !== undefined) return OF_SDK[target];
    writeTypes(target, written);
    return `./${nameOf(target)}.js`;
  });
  writeFileSync(join(folder, `${nameOf(file)}.d.ts`), types);
};
mkdirSync(folder, { recursive: true });
writeTypes(ENTRY, new Set());
