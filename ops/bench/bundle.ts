import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * A server of the bench in a checkout as one file, built for production.
 * @param name the file's name in ops/bench/servers, without `.ts`.
 * @returns the file, and its folder, which the caller removes.
 */
export const bundle = async (
  checkout: string,
  name: string,
): Promise<{ readonly file: string; readonly folder: string }> => {
  // Next to the checkout's own modules, since an earlier version may need other ones.
  const folder = mkdtempSync(join(checkout, 'dist/bench-'));
  const file = join(folder, 'pitboss.mjs');
  await build({
    entryPoints: [join(checkout, existsSync(join(checkout, 'ops')) ? 'ops/bench' : 'bench', `servers/${name}.ts`)],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node26',
    format: 'esm',
    external: ['better-sqlite3'],
    logLevel: 'warning',
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
    },
  });
  cpSync(join(checkout, 'db/migrations'), join(folder, 'migrations'), { recursive: true });
  return { file, folder };
};
