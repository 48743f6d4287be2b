import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { HOME } from '../../home.ts';
import type { Additions } from './shared-messages.ts';

/** Part of a Redocly configuration: the plugin that adds shared messages to documents; nothing if there are none. */
export const sharedMessagesPlugin = (additions: Readonly<Record<string, Additions>>): object =>
  Object.keys(additions).length === 0
    ? {}
    : {
        plugins: [join(HOME, 'redocly-plugin.mjs')],
        preprocessors: { 'codegen/shared-messages': { additions } },
      };

/** Runs Redocly in a folder. */
export type RunRedocly = (folder: string, args: readonly string[]) => { failed: boolean; output: string };

export const REDOCLY = {
  program: join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js'),
  /** Disables telemetry, update checks and colours. */
  environment: {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
    FORCE_COLOR: '0',
  },
} as const;

/** More than a report of ten thousand problems, in bytes. */
const OUTPUT_MAX = 64 * 1024 * 1024;

const inItsOwnProcess: RunRedocly = (folder, args) => {
  const { environment: env } = REDOCLY;
  const options = { cwd: folder, env, encoding: 'utf8', stdio: 'pipe', maxBuffer: OUTPUT_MAX } as const;
  try {
    return { failed: false, output: execFileSync(process.execPath, [REDOCLY.program, ...args], options) };
  } catch (error) {
    if (!(error instanceof Error) || !('stdout' in error) || !('stderr' in error)) throw error;
    return { failed: true, output: `${error.stdout}${error.stderr}` };
  }
};

let run = inItsOwnProcess;

export const redocly: RunRedocly = (folder, args) => run(folder, args);

/** Replaces how Redocly is run, for a program that runs it so often that starting it costs more than its work. */
export const runRedoclyBy = (other: RunRedocly): void => {
  run = other;
};
