import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const program = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js');

/** More than a report of ten thousand problems, in bytes. */
const OUTPUT_MAX = 64 * 1024 * 1024;

/** Disables telemetry, update checks and colours. */
const environment = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
};

/** Runs Redocly in a folder; `output` is all that it printed, `report` only its standard output. */
export const redocly = (
  folder: string,
  args: readonly string[],
): { failed: boolean; output: string; report: string } => {
  const options = { cwd: folder, env: environment, encoding: 'utf8', stdio: 'pipe', maxBuffer: OUTPUT_MAX } as const;
  try {
    const output = execFileSync(process.execPath, [program, ...args], options);
    return { failed: false, output, report: output };
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error) || !('stderr' in error)) throw error;
    return { failed: true, output: `${error.stdout}${error.stderr}`, report: String(error.stdout) };
  }
};
