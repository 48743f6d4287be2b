// Preloaded by run.mjs into every test file (node --import): caches compiled code and module resolution, which many processes share.
// Nothing depends on it; without it a test file only starts more slowly.
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

const compiled = join(import.meta.dirname, '../../node_modules/.cache/compiled');
enableCompileCache(compiled);
// Programs that a test starts use it too, unless it gives them a different environment.
process.env.NODE_COMPILE_CACHE = compiled;

// Node parses a package's “exports” again for each of its files and each import. The “exports” of drizzle-orm are 130 kB, half of the
// platform's load time, so resolutions are cached, and its files are declared as modules.
const found = new Map();
registerHooks({
  resolve(specifier, context, next) {
    if (!context.conditions.includes('import')) return next(specifier, context);
    if (/^drizzle-orm(\/|$)/.test(specifier)) {
      if (!found.has(specifier)) found.set(specifier, { ...next(specifier, context), shortCircuit: true });
      return found.get(specifier);
    }
    const isOwn = context.parentURL?.includes('/node_modules/drizzle-orm/') && /^\..*\.js$/.test(specifier);
    if (!isOwn) return next(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
