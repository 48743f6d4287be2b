import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getAsset, getRawAsset, isSea } from 'node:sea';
import { constants, Script } from 'node:vm';

/** Loads the modules of the work, by the path that `import()` names in the source. */
type Work = Readonly<Record<string, () => object>>;
type Wrapped = (module: { exports: Work }, require: (id: string) => unknown, dirname: string) => void;

let loaded: Work | undefined;

/**
 * Replaces `import()` in a build: all that help, refusals and the version do not need is in a separate file, `work.cjs`, and
 * `work.compiled` spares compiling it. V8 ignores compiled code of another Node.
 */
export const loadWork = (path: string): object | undefined => {
  loaded ??= readWork();
  return loaded[path]?.();
};

const readWork = (): Work => {
  const { text, cachedData, require } = isSea() ? assets() : files(import.meta.dirname);
  const script = new Script(text, {
    filename: join(import.meta.dirname, 'work.cjs'),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(cachedData && { cachedData }),
  });
  const wrapped: Wrapped = script.runInThisContext();
  const module: Parameters<Wrapped>[0] = { exports: {} };
  wrapped(module, require, import.meta.dirname);
  return module.exports;
};

const files = (folder: string) => {
  const compiled = join(folder, 'work.compiled');
  return {
    text: readFileSync(join(folder, 'work.cjs'), 'utf8'),
    cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
    require: createRequire(join(folder, 'work.cjs')),
  };
};

/** The executable brings all packages in itself, so only Node's own modules are left to require. */
const assets = () => ({
  text: getAsset('work.cjs', 'utf8'),
  cachedData: Buffer.from(getRawAsset('work.compiled')),
  require: (id: string): unknown => {
    const module = process.getBuiltinModule(id);
    if (module === undefined) throw new Error(`${id} is not in the executable`);
    return module;
  },
});
