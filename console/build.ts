import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as bundle, type Plugin } from 'esbuild';
import { type Page, TYPES } from '../docs/page.ts';
import { writePages } from '../docs/write-pages.ts';
import { routes } from '../generated/server/operations.gen.ts';
import manifest from '../package.json' with { type: 'json' };

const START = '/console';
const FILES = `${START}/files`;

/** The deepest address of a screen has this many parts after `/console`. */
const DEEPEST = 6;

/** What a page may know of each operation: who may call it, and where its list is downloaded. The rest of a route is the server's. */
const access: Plugin = {
  name: 'access',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^pitboss:access$/ }, ({ path }) => ({ path, namespace: 'access' }));
    onLoad({ filter: /./, namespace: 'access' }, () => {
      const ofAccounts = routes.filter(({ security }) => security === 'account');
      const entries = ofAccounts.map(({ operationId, path, permission, accounts }) => [
        operationId,
        {
          path,
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
<noscript>The console needs JavaScript. Everything that it does is also an operation: see the documentation at /docs.</noscript>
</body>
</html>
`,
  };
};

/** Everything that a browser asks for under `/console`. */
const pagesOf = async (root: string): Promise<Page[]> => {
  const { outputFiles } = await bundle({
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
    logLevel: 'warning',
    plugins: [access],
  });
  const bundled = outputFiles.map(({ path, text }) => ({
    address: `${FILES}/${basename(path)}`,
    type: path.endsWith('.css') ? TYPES.css : TYPES.js,
    content: text,
  }));
  const icon = readFileSync(join(root, 'docs/icon.svg'), 'utf8');
  return [
    ...Array.from({ length: DEEPEST + 1 }, (_, depth) => pageAt(depth)),
    ...bundled,
    { address: `${FILES}/icon.svg`, type: TYPES.svg, content: icon },
  ];
};

/** Builds the console of a source tree into a folder, which is replaced as a whole. @returns what it takes, compressed, by address. */
export const build = async (root: string, folder: string): Promise<ReadonlyMap<string, number>> => {
  const pages = await pagesOf(root);
  writePages(folder, pages);
  return new Map(pages.map(({ address, content }) => [address, gzipSync(content, { level: 9 }).length]));
};

if (import.meta.main) {
  const started = performance.now();
  const sizes = await build(join(import.meta.dirname, '..'), 'dist/console');
  const bytes = [...sizes].reduce((sum, [address, size]) => sum + (address.startsWith(FILES) ? size : 0), 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`dist/console ${(bytes / 1024).toFixed(1)} KiB compressed, ${seconds} s\n`);
}
