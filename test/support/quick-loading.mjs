// Preloaded by run.mjs into every test file (node --import): caches compiled code and module resolution, which many processes share.
// Nothing depends on it; without it a test file only starts more slowly.
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const compiled = join(root, 'node_modules/.cache/compiled');
enableCompileCache(compiled);
// Programs that a test starts use it too, unless it gives them a different environment.
process.env.NODE_COMPILE_CACHE = compiled;

// Resolving takes Node a third of the platform's load time: it looks for each file, and parses the package.json and its “exports” again for
// each import. Of this project's files the name says it all; of a package, the folder of a module that is called .js has only modules.
const OWN = `${pathToFileURL(root)}/`;
const PACKAGES = `${OWN}node_modules/`;
const FORMATS = { ts: 'module-typescript', mjs: 'module', json: 'json' };
const found = new Map();
const foldersOfModules = new Set();

const folderOf = (url) => url.slice(0, url.lastIndexOf('/') + 1);
const noteFormat = (resolved) => {
  if (resolved.format === 'module' && resolved.url.endsWith('.js')) foldersOfModules.add(folderOf(resolved.url));
  return resolved;
};

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    if (!conditions.includes('import') || !parentURL.startsWith(OWN)) return next(specifier, context);
    const isOfPackage = parentURL.startsWith(PACKAGES);
    if (/^\.\.?\//.test(specifier)) {
      const { href: url } = new URL(specifier, parentURL);
      const [, ending] = /\.(ts|mjs|json|js)$/.exec(url) ?? [];
      const format = isOfPackage ? ending === 'js' && foldersOfModules.has(folderOf(url)) && 'module' : FORMATS[ending];
      return format
        ? { url, format, shortCircuit: true }
        : isOfPackage
          ? noteFormat(next(specifier, context))
          : next(specifier, context);
    }
    if (isOfPackage) return noteFormat(next(specifier, context));
    if (!found.has(specifier)) found.set(specifier, { ...noteFormat(next(specifier, context)), shortCircuit: true });
    return found.get(specifier);
  },
});
