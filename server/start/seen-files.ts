import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Seen } from '../../db/engine/postgres/witness.ts';

const FOLDER = 'database-seen';
const WRITE_MS = 1_000;
/** Of servers that have ended. */
const KEPT = 20;
/** A database remembers marks for longer, so one that it does not have was lost. */
const MARK_COUNTS_MS = 29 * 24 * 60 * 60 * 1000;

/** Reads what servers with this data folder have seen in their databases; a file that is damaged says nothing. */
export const readSeen = (data: string, nowMs: number): readonly Seen[] =>
  filesIn(data).flatMap((file) => {
    try {
      const seen: Seen = JSON.parse(readFileSync(file, 'utf8'));
      return nowMs - statSync(file).mtimeMs < MARK_COUNTS_MS ? [seen] : [{ ...seen, mark: 0 }];
    } catch {
      return [];
    }
  });

/** The newest first. */
const filesIn = (data: string): readonly string[] => {
  const folder = join(data, FOLDER);
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(folder, name))
      .map((file) => ({ file, atMs: statSync(file).mtimeMs }))
      .toSorted((a, b) => b.atMs - a.atMs)
      .map(({ file }) => file);
  } catch {
    return [];
  }
};

/**
 * Notes in the data folder, once a second if there is more, what a server has seen in its database, so that its next start notices if the
 * database lacks it. Only a second of it is lost in a crash, and nothing when it stops.
 * @param failed is called once, when the folder cannot be written to.
 * @returns stops it.
 */
export const noteSeen = (data: string, seen: () => Seen, failed: (error: unknown) => void): (() => void) => {
  const folder = join(data, FOLDER);
  const file = join(folder, `${seen().server}.json`);
  let noted: Seen | undefined;
  let writing: Promise<void> | undefined;
  let hasFailed = false;
  const fail = (error: unknown): void => {
    if (!hasFailed) failed(error);
    hasFailed = true;
  };
  const begin = seen();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const old of filesIn(data).slice(KEPT)) rmSync(old, { force: true });
    writeFileSync(file, JSON.stringify(begin), { mode: 0o600 });
    noted = begin;
  } catch (error) {
    fail(error);
  }
  const write = async (next: Seen): Promise<void> => {
    const part = await open(`${file}.part`, 'w', 0o600);
    try {
      await part.writeFile(JSON.stringify(next));
      await part.datasync();
    } finally {
      await part.close();
    }
    await rename(`${file}.part`, file);
    noted = next;
  };
  const timer = setInterval(() => {
    const next = seen();
    if (next === noted || writing !== undefined) return;
    writing = write(next)
      .catch(fail)
      .finally(() => {
        writing = undefined;
      });
  }, WRITE_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    const last = seen();
    if (last === noted) return;
    try {
      writeFileSync(file, JSON.stringify(last), { mode: 0o600 });
    } catch (error) {
      fail(error);
    }
  };
};
