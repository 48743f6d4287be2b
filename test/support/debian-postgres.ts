import { cpSync, existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../cli/program.ts';
import { notRun } from './not-run.ts';
import { type Installed, withInstalledBy } from './postgres.ts';

/** The folder that `make prove-tools` unpacks Debian's packages into. */
const UNPACKED = join(root, 'dist/postgresql');

const ofVersion = (version: number): string => `usr/lib/postgresql/${version}`;

/** A program of Debian's packages, installed or unpacked; undefined where it is neither. */
export const debianProgram = (path: string): string | undefined =>
  ['/', UNPACKED].map((each) => join(each, path)).find((file) => existsSync(file));

/** The versions of PostgreSQL that are installed with all of their programs. */
export const installedVersions = (): readonly number[] =>
  existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .filter((version) => existsSync(`/usr/lib/postgresql/${version}/bin/pg_upgrade`))
        .map(Number)
    : [];

/** Runs work with Debian's PostgreSQL 15, or says that it is missing. */
export const withDebianPostgres = async (
  what: string,
  work: (installed: Installed, programs: string) => Promise<void>,
): Promise<void> => {
  const found = debianProgram(`${ofVersion(15)}/bin/pg_dump`);
  if (found === undefined) return notRun(what, 'PostgreSQL 15 is not installed; make prove-tools unpacks it');
  let programs = dirname(found);
  await withInstalledBy(
    (folder) => {
      if (!found.startsWith(UNPACKED)) return programs;
      for (const part of [ofVersion(15), 'usr/share/postgresql/15'])
        cpSync(join(UNPACKED, part), join(folder, part), { recursive: true });
      programs = join(folder, ofVersion(15), 'bin');
      return programs;
    },
    (installed) => work(installed, programs),
  );
};
