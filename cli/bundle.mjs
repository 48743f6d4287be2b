// Shared by both builds of the program: its parts, bundled by esbuild, and the compiled code of the work.
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';

/** Bundles with the settings of all parts. @returns the files that went in */
const bundle = async (options) => {
  const { metafile } = await build({
    bundle: true,
    platform: 'node',
    target: 'node26',
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    ...options,
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
};

/** Reader threads have a separate program, which loads in a moment. */
export const bundleReaderThread = (options) => bundle({ entryPoints: ['db/engine/reader-thread.ts'], ...options });

/** So have the simulator's. */
export const bundleSimulatorThread = (options) => bundle({ entryPoints: ['cli/simulate/thread.ts'], ...options });

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
 * Bundles the program in two parts: the start, which every command loads, and the work, whose modules are evaluated on request.
 * @returns the files that went in
 */
export const bundleParts = async (folder, start, work) => {
  const paths = new Set();
  const ofStart = await bundle({ ...start, entryPoints: ['cli/pitboss.ts'], plugins: [apart(paths)] });
  const modules = [...paths].sort().map((path) => `'${path}': () => require('${path}')`);
  const ofWork = await bundle({
    ...work,
    stdin: { contents: `module.exports = { ${modules.join(', ')} };`, resolveDir: 'cli' },
    format: 'cjs',
    outfile: `${folder}/work.cjs`,
    banner: { js: '(function (module, require, __dirname) {' },
    footer: { js: '})' },
  });
  return [...ofStart, ...ofWork];
};

/**
 * Compiles work.cjs in a folder with the Node that will run it, given as the words that start it. The order in which V8 keeps names depends on
 * a random seed, so one is given: the same source gives the same bytes.
 */
export const compileWork = ([file, ...words], folder) =>
  execFileSync(file, [...words, '--random-seed=1', 'cli/compile-work.mjs', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
