import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The process that holds a data folder's lock. */
export type Holder = { readonly pid: number };

/**
 * Finds the process that uses a data folder without trying to lock it: that could keep a platform from starting.
 * @param locks the system's list of locks; Linux has one.
 */
export const findHolder = (data: string, locks = '/proc/locks'): Holder | undefined => {
  const lock = statSync(join(data, 'lock.db'), { throwIfNoEntry: false });
  if (lock === undefined) return undefined;
  const line = linesOf(locks).find((each) => WRITE_LOCK.exec(each)?.[2] === String(lock.ino));
  const [, pid] = WRITE_LOCK.exec(line ?? '') ?? [];
  return pid === undefined ? undefined : { pid: Number(pid) };
};

/** The process and the number of the file; a process of another container has the number 0 or -1. */
const WRITE_LOCK = /^\d+: \S+ +\S+ +WRITE +(-?\d+) +[0-9a-f]+:[0-9a-f]+:(\d+) /;

const linesOf = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
};
