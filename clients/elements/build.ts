import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as bundle, type Metafile, type OutputFile, type Plugin, transform } from 'esbuild';
import { type Page, TYPES } from '../../docs/page.ts';
import { writePages } from '../../docs/write-pages.ts';

const START = '/embed';
/** Addresses of files whose names change with their contents. */
const PARTS = `${START}/parts`;
const SOURCES = 'clients/typescript/src/elements';

/** The modules that a page names, and the sources that they are built from. */
const MODULES = { 'pitboss-elements': 'elements', 'pitboss-ticker': 'ticker-alone' } as const;
/** Modules that a page asks for as soon as its player is known. The others wait for a click, a win or a language. */
const FIRST = /player-socket/;

/** Style sheets are texts in modules: a bundler alone would keep their spaces. */
const shortStyles: Plugin = {
  name: 'short-styles',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/elements\/styles\/[\w-]+\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const [start, end] = [source.indexOf('`') + 1, source.lastIndexOf('`')];
      const target = ['chrome123', 'firefox128', 'safari17.5'];
      const { code } = await transform(source.slice(start, end), { loader: 'css', minify: true, target });
      return {
        contents: source.slice(0, start) + code.trim().replaceAll('\\', '\\\\') + source.slice(end),
        loader: 'ts',
      };
    });
  },
};

type Built = {
  readonly name: string;
  readonly entry: string;
  readonly files: readonly OutputFile[];
  readonly metafile: Metafile;
};

/** One module, apart from the others: what they shared would be a further request. */
const bundleModule = async (root: string, name: keyof typeof MODULES): Promise<Built> => {
  const { outputFiles, metafile } = await bundle({
    entryPoints: { [name]: join(root, SOURCES, `${MODULES[name]}.ts`) },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: '/parts',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'warning',
    plugins: [shortStyles],
  });
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith(`${MODULES[name]}.ts`),
  );
  return { name, entry: basename(entry?.[0] ?? ''), files: outputFiles, metafile };
};

/** Bytes, compressed, that a page asks for before anything is clicked or won, with the client of its player's socket, and without it. */
export type Sizes = Readonly<Record<keyof typeof MODULES, { readonly signedIn: number; readonly visitor: number }>>;

const sizeOf = ({ entry, files, metafile }: Built, isSignedIn: boolean): number => {
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  const found = new Set<string>();
  const add = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    for (const { path, kind } of outputs.get(name)?.imports ?? [])
      if (kind === 'import-statement' || (isSignedIn && FIRST.test(path))) add(basename(path));
  };
  add(entry);
  return files
    .filter(({ path }) => found.has(basename(path)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
};

/** Everything that a browser asks for under `/embed`, and the page of the demo, `/lobby`. */
const pagesOf = (root: string, modules: readonly Built[]): Page[] => {
  const parts = new Map(modules.flatMap(({ files }) => files.map(({ path, text }) => [basename(path), text] as const)));
  const lobby = (address: string, file: string, type: string): Page => ({
    ...{ address, type },
    content: readFileSync(join(root, 'clients/elements/lobby', file), 'utf8'),
  });
  return [
    ...modules.map(({ name, entry }) => ({
      ...{ address: `${START}/${name}.js`, type: TYPES.js },
      content: `export * from './parts/${entry}';\n`,
    })),
    ...Array.from(parts, ([name, content]) => ({ address: `${PARTS}/${name}`, type: TYPES.js, content })),
    lobby('/lobby', 'lobby.html', TYPES.html),
    lobby('/lobby/lobby.css', 'lobby.css', TYPES.css),
    lobby('/lobby/lobby.js', 'lobby.js', TYPES.js),
  ];
};

/** Builds the elements of a source tree into a folder, which is replaced as a whole. */
export const build = async (root: string, folder: string): Promise<Sizes> => {
  const names = Object.keys(MODULES) as (keyof typeof MODULES)[];
  const modules = await Promise.all(names.map((name) => bundleModule(root, name)));
  writePages(folder, pagesOf(root, modules));
  const sizes = modules.map((built) => [built.name, { signedIn: sizeOf(built, true), visitor: sizeOf(built, false) }]);
  return Object.fromEntries(sizes);
};

if (import.meta.main) {
  const sizes = await build(join(import.meta.dirname, '../..'), 'dist/embed');
  for (const [name, { signedIn, visitor }] of Object.entries(sizes))
    process.stdout.write(`dist/embed ${name} ${signedIn} bytes for a player, ${visitor} for a visitor, compressed\n`);
}
