// Preloaded by run.mjs into every test file (node --import): what many processes load alike is compiled once, and found quickly. Nothing
// depends on it; a test file that is run by itself only starts more slowly.
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

const compiled = join(import.meta.dirname, '../../node_modules/.cache/compiled');
enableCompileCache(compiled);
// The programs that a test starts find it here, unless it gives them an environment of their own.
process.env.NODE_COMPILE_CACHE = compiled;

// Node parses the “exports” of a package anew for each of its files and each import of it. Those of drizzle-orm are 130 kB, which makes
// half of the time that the platform takes to load; so what one import of it resolved to is kept, and its own files are told to be modules.
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
