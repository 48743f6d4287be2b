import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isSea } from 'node:sea';

/** The program that runs: its form, and its SHA-256 in hexadecimal. */
export type RunningProgram = { readonly form: 'executable' | 'package'; readonly sha256: string };

/** The files of a package that are loaded, read or served; maps of sources are not. */
const FILES = /^(pitboss|program|reader-thread|simulator-thread)\.mjs$|^work\.(cjs|compiled)$/;
const FOLDERS = ['migrations', 'wallet-migrations', 'docs', 'console'];

/** The running file, even when another one has replaced it at its path. */
const executable = (): string => (existsSync('/proc/self/exe') ? '/proc/self/exe' : process.execPath);

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(part);
  return hash.digest('hex');
};

const listFolder = (folder: string, name: string): string[] =>
  existsSync(join(folder, name))
    ? readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

/**
 * The SHA-256 of a package: that of the lines which `sha256sum` prints of its files, sorted by name. The packages that it depends on are
 * not part of it.
 */
export const hashPackage = async (folder: string): Promise<string> => {
  const names = [
    ...readdirSync(folder).filter((name) => FILES.test(name)),
    ...FOLDERS.flatMap((name) => listFolder(folder, name)),
  ];
  const all = createHash('sha256');
  for (const name of names.sort()) all.update(`${await hashOf(join(folder, name))}  ${name}\n`);
  return all.digest('hex');
};

const identifyProgram = async (): Promise<RunningProgram | undefined> => {
  if (isSea()) return { form: 'executable', sha256: await hashOf(executable()) };
  // Sources change as they are written, so they are no program that could be compared.
  if (!existsSync(join(import.meta.dirname, 'work.cjs'))) return undefined;
  return { form: 'package', sha256: await hashPackage(import.meta.dirname) };
};

let identified: Promise<RunningProgram | undefined> | undefined;
let known: RunningProgram | undefined;

/** The program that runs; undefined when it runs from its sources. Read once, in small parts, so that other work goes on. */
export const runningProgram = (): Promise<RunningProgram | undefined> => {
  identified ??= identifyProgram().then((program) => {
    known = program;
    return program;
  });
  return identified;
};

/** The same, as soon as it was read. */
export const knownProgram = (): RunningProgram | undefined => known;
