import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isUpToDate } from '../../codegen/emit/output/built.ts';
import { readProjectConfig } from '../../codegen/read/config/config.ts';

const root = join(import.meta.dirname, '../..');
const configFile = join(root, 'codegen/pitboss.json');

/** Set for processes started by a test run: the build is up to date. */
const IS_BUILT = 'GENERATED_IS_BUILT';

/**
 * Builds the uncommitted generated files unless they are up to date. Exits if the build fails.
 * @returns whether it built, so that what this process has loaded is outdated.
 */
export const buildGenerated = (): boolean => {
  if (process.env[IS_BUILT] !== undefined) return false;
  process.env[IS_BUILT] = 'true';
  if (isUpToDate(readProjectConfig(configFile), configFile)) return false;
  const program = join(root, 'codegen/pitboss-codegen.mjs');
  const { status } = spawnSync(process.execPath, [program, 'build', '--config', configFile], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(1);
  process.stderr.write('If you changed a spec, also run make generate, which writes the committed files.\n');
  return true;
};
