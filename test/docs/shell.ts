import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { withFolder } from '../support/server.ts';

const CURL = join(import.meta.dirname, '../support/curl-program.ts');

/** Runs lines of a guide in a shell, with the project's Node and a curl replacement; returns the output. Fails if the last line does. */
export const inShell = (
  lines: string,
  { environment = {}, cwd }: { environment?: Readonly<Record<string, string>>; cwd?: string } = {},
): Promise<string> =>
  withFolder(async (folder) => {
    const programs = join(folder, 'bin');
    mkdirSync(programs);
    const curl = join(programs, 'curl');
    writeFileSync(curl, `#!/bin/sh\nexec '${process.execPath}' '${CURL}' "$@"\n`);
    chmodSync(curl, 0o755);
    const path = [programs, dirname(process.execPath), process.env.PATH].join(':');
    try {
      const { stdout } = await promisify(execFile)('sh', ['-c', lines], {
        env: { ...process.env, PATH: path, ...environment },
        ...(cwd === undefined ? {} : { cwd }),
      });
      return stdout;
    } catch (error) {
      throw new Error(`${lines}\n${error instanceof Error && 'stdout' in error ? error.stdout : ''}`, { cause: error });
    }
  });
