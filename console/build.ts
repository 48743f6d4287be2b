import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as bundle, type Metafile, type Plugin } from 'esbuild';
import { type Page, TYPES } from '../docs/page.ts';
import { writePages } from '../docs/write-pages.ts';
import { sockets } from '../generated/server/events.gen.ts';
import { routes } from '../generated/server/operations.gen.ts';
import manifest from '../package.json' with { type: 'json' };

const START = '/console';
const FILES = `${START}/files`;

/** The deepest address of a screen has this many parts after `/console`. */
const DEEPEST = 6;

/** Exposes to pages only who may call each operation and socket. The rest of a route is the server's, or in the client and the forms. */
const access: Plugin = {
  name: 'access',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^pitboss:access$/ }, ({ path }) => ({ path, namespace: 'access' }));
    onLoad({ filter: /./, namespace: 'access' }, () => {
      const ofAccounts = routes.filter(({ security }) => security === 'account');
      const asked = [
        ...ofAccounts.map(({ operationId, ...rest }) => ({ name: operationId, ...rest })),
        ...Object.entries(sockets).map(([name, socket]) => ({ name, ...socket })),
      ];
      const entries = asked.map(({ name, permission, accounts }) => [
        name,
        {
          ...(permission === null || permission === 'self'
            ? {}
            : { grant: `${permission.resource} ${permission.permission}` }),
          ...(accounts === null ? {} : { accounts }),
        },
      ]);
      return { contents: JSON.stringify(Object.fromEntries(entries)), loader: 'json' };
    });
  },
};

const DESCRIPTION = /\bdescription:\s*'(?:[^'\\]|\\.)*',\s*/g;
const OWN_DESCRIPTION = /^ {2}description:\s*'(?:[^'\\]|\\.)*',\n/gm;

const UNUSED = /\b(?:examples: \[[^\]]*\]|method: '\w+'),?\s*/g;

/** Removes texts that no screen shows, a tenth of all that is loaded: examples, and descriptions of operations and of list filters. */
const shortForms: Plugin = {
  name: 'short-forms',
  setup: ({ onLoad }) => {
    onLoad({ filter: /generated\/forms\/\w+\.gen\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .split(/\n(?=export const )/)
        .map((form) => form.replaceAll(form.includes("\n  method: 'GET',\n") ? DESCRIPTION : OWN_DESCRIPTION, ''))
        .join('\n')
        .replaceAll(UNUSED, ''),
      loader: 'ts',
    }));
  },
};

/** The page of every screen at one depth of address, which names its files relative to itself. */
const pageAt = (depth: number): Page => {
  const files = depth === 0 ? 'console/files' : `${'../'.repeat(depth - 1)}files`;
  return {
    address: `${START}/at-${depth}`,
    type: TYPES.html,
    content: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Pitboss</title>
<link rel="icon" href="${files}/icon.svg">
<link rel="stylesheet" href="${files}/app.css">
<script type="module" src="${files}/app.js"></script>
</head>
<body>
<div id="console"></div>
<noscript>The console needs JavaScript. All that it does is also an operation: see /docs.</noscript>
</body>
</html>
`,
  };
};

/** Addresses. */
type Loads = {
  /** Files that the page requests before it shows anything. */
  readonly first: ReadonlySet<string>;
  /** Further files that it requests when it shows a screen: for each room of screens. */
  readonly rooms: readonly ReadonlySet<string>[];
};

/** Everything that a browser asks for under `/console`. */
const pagesOf = async (root: string): Promise<{ pages: Page[]; loads: Loads }> => {
  const { outputFiles, metafile } = await bundle({
    // The second runs in a worker: screens name it by its address.
    entryPoints: {
      app: join(root, 'console/app.tsx'),
      'simulator-worker': join(root, 'console/simulator-worker.ts'),
    },
    define: { PITBOSS_VERSION: JSON.stringify(manifest.version) },
    outdir: '/files',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    chunkNames: 'part-[hash]',
    minify: true,
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'warning',
    plugins: [access, shortForms],
  });
  const bundled = outputFiles.map(({ path, text }) => ({
    address: `${FILES}/${basename(path)}`,
    type: path.endsWith('.css') ? TYPES.css : TYPES.js,
    content: text,
  }));
  const icon = readFileSync(join(root, 'docs/icon.svg'), 'utf8');
  const pages = [
    ...Array.from({ length: DEEPEST + 1 }, (_, depth) => pageAt(depth)),
    ...bundled,
    { address: `${FILES}/icon.svg`, type: TYPES.svg, content: icon },
  ];
  return { pages, loads: loadsOf(metafile) };
};

const loadsOf = ({ outputs }: Metafile): Loads => {
  const addressOf = (output: string): string => `${FILES}/${basename(output)}`;
  const importsOf = (output: string, wanted: string): string[] =>
    (outputs[output]?.imports ?? []).flatMap(({ kind, path }) => (kind === wanted ? [path] : []));
  const withImports = (output: string, found = new Set<string>()): Set<string> => {
    if (!found.has(output))
      for (const path of importsOf(output, 'import-statement')) withImports(path, found.add(output));
    return found.add(output);
  };
  const app = Object.keys(outputs).find((output) => basename(output) === 'app.js') ?? '';
  const program = withImports(app);
  const addressesOf = (found: Iterable<string>): string[] => Array.from(found, addressOf);
  return {
    // Of the pages, which differ by their depth alone, the longest.
    first: new Set([...addressesOf(program), `${FILES}/app.css`, `${FILES}/icon.svg`, `${START}/at-${DEEPEST}`]),
    rooms: importsOf(app, 'dynamic-import').map((room) => {
      const more = [...withImports(room)].filter((output) => !program.has(output));
      return new Set(addressesOf(more));
    }),
  };
};

/** Bytes, compressed. */
export type Sizes = {
  /** Before anything is shown. */
  readonly first: number;
  /** Until the largest screen is shown. */
  readonly screen: number;
  /** Of all that a browser could ever ask for. */
  readonly all: number;
};

/** Builds the console of a source tree into a folder, which is replaced as a whole. */
export const build = async (root: string, folder: string): Promise<Sizes> => {
  const { pages, loads } = await pagesOf(root);
  writePages(folder, pages);
  const bytes = (wanted: readonly Page[]): number =>
    wanted.reduce((sum, { content }) => sum + gzipSync(content, { level: 9 }).length, 0);
  const bytesAt = (addresses: ReadonlySet<string>): number =>
    bytes(pages.filter(({ address }) => addresses.has(address)));
  const first = bytesAt(loads.first);
  return { first, screen: first + Math.max(...loads.rooms.map(bytesAt)), all: bytes(pages) };
};

if (import.meta.main) {
  const started = performance.now();
  const { first, screen, all } = await build(join(import.meta.dirname, '..'), 'dist/console');
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const kib = (bytes: number): string => (bytes / 1024).toFixed(1);
  process.stdout.write(
    `dist/console ${kib(first)} KiB at first, ${kib(screen)} with a screen, ${kib(all)} in all, compressed; ${seconds} s\n`,
  );
}
