import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFile } from '../base/replace-file.ts';

/** A replica's description of itself, in its file `replica.json`. */
export type Mark = {
  /** The platform that it is of. */
  readonly platform: string;
  /** The process that writes it: another one would mix two platforms. */
  readonly writer: string;
  readonly stream: string;
  /** The last segment of the stream. */
  readonly number: number;
  /** With that segment it has everything that was acknowledged before this time. */
  readonly atMs: number;
};

/** A copy of the whole store that was made while segments were written. */
export type Base = {
  /** The number of the segment that was next when the copy was begun; its name. */
  readonly number: number;
  /** The segments that have to be applied, from the first to at least the last: the store changed while it was copied. */
  readonly first: number;
  readonly last: number;
  /** Of the compressed copy. */
  readonly bytes: number;
  readonly sha256: string;
};

const MARK = 'replica.json';
const STREAM = /^stream-[\dTZ-]+$/;
const SEGMENT = /^(\d{12})\.segment$/;
const BASE = /^(\d{12})\.json$/;
const PART = '.part';

const nameOf = (number: number): string => String(number).padStart(12, '0');

/** Undefined when it cannot be read as one. */
export const readMark = (replica: string): Mark | undefined => {
  const text = textIn(join(replica, MARK));
  if (text === undefined) return undefined;
  const { platform, writer, stream, number, at_ms: atMs } = JSON.parse(text);
  return { platform, writer, stream, number, atMs };
};

export const writeMark = (replica: string, { platform, writer, stream, number, atMs }: Mark): void =>
  replaceFile(join(replica, MARK), `${JSON.stringify({ platform, writer, stream, number, at_ms: atMs })}\n`);

/** Reports whether a folder is a replica, as opposed to a backup. */
export const isReplica = (folder: string): boolean => existsSync(join(folder, MARK)) || listStreams(folder).length > 0;

/** Each is a series of segments without gaps; oldest first. */
export const listStreams = (replica: string): string[] =>
  existsSync(replica)
    ? readdirSync(replica)
        .filter((name) => STREAM.test(name))
        .sort()
    : [];

/** The name of a new stream, after all others even when the clock was put back. */
export const nextStream = (replica: string, nowMs: number): string => {
  const newest = listStreams(replica).at(-1) ?? '';
  const [, day = '', hour, minute, second, ms] =
    /^stream-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(newest) ?? [];
  const newestMs = Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`);
  const atMs = Number.isNaN(newestMs) ? nowMs : Math.max(nowMs, newestMs + 1);
  return `stream-${new Date(atMs).toISOString().replaceAll(/[:.]/g, '-')}`;
};

/** The numbers of the segments of a stream. */
export const listSegmentNumbers = (folder: string): number[] => numbersIn(folder, SEGMENT);

export const segmentFile = (folder: string, number: number): string => join(folder, `${nameOf(number)}.segment`);

export const baseFile = (folder: string, number: number): string => join(folder, `${nameOf(number)}.base`);

/** The whole bases of a stream, oldest first. */
export const listBases = (folder: string): Base[] =>
  numbersIn(folder, BASE).flatMap((number) => {
    const text = textIn(join(folder, `${nameOf(number)}.json`));
    if (text === undefined || !existsSync(baseFile(folder, number))) return [];
    const { first, last, bytes, sha256 } = JSON.parse(text);
    return [{ number, first, last, bytes, sha256 }];
  });

/** The size of the segments since the last base. */
export const bytesSinceBase = (folder: string): number => {
  const from = listBases(folder).at(-1)?.number ?? 0;
  return listSegmentNumbers(folder)
    .filter((number) => number >= from)
    .reduce((sum, number) => sum + statSync(segmentFile(folder, number)).size, 0);
};

/** From now on the base counts. */
export const nameBase = (folder: string, { number, ...base }: Base): void =>
  replaceFile(join(folder, `${nameOf(number)}.json`), `${JSON.stringify(base)}\n`);

export const removeBase = (folder: string, number: number): void => {
  rmSync(join(folder, `${nameOf(number)}.json`), { force: true });
  rmSync(baseFile(folder, number), { force: true });
};

/** A file that is being written. */
export const toPartFile = (file: string): string => `${file}${PART}`;

/** Removes what a process that ended has left unfinished. */
export const removeParts = (folder: string): void => {
  for (const name of readdirSync(folder))
    if (name.endsWith(PART)) rmSync(join(folder, name), { recursive: true, force: true });
};

/** Writes a file that is complete, and on disk, when it gets its name. Waits for a slow disk without keeping the process from its work. */
export const publish = async (file: string, bytes: Buffer): Promise<void> => {
  const part = toPartFile(file);
  await rm(part, { force: true });
  const handle = await open(part, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await nameWritten(part, file);
};

/** Gives a file that is on disk its name. */
export const nameWritten = async (part: string, file: string): Promise<void> => {
  await rename(part, file);
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
};

const numbersIn = (folder: string, pattern: RegExp): number[] =>
  readdirSync(folder)
    .flatMap((name) => pattern.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other);

/** Undefined when there is none, or it is not JSON. */
const textIn = (file: string): string | undefined => {
  try {
    const text = readFileSync(file, 'utf8');
    JSON.parse(text);
    return text;
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return undefined;
    throw error;
  }
};
