import { existsSync, readFileSync, statfsSync } from 'node:fs';

/** The folder in which Linux keeps files in memory. Flushing stores to a disk would take longer than most tests. */
export const MEMORY = '/dev/shm';
const MEMORY_BYTES_MIN = 4 * 1024 ** 3;

/** Reports whether there is room for the stores of a test run, and for programs that run from there. */
export const isMemoryUsable = (): boolean => {
  if (!existsSync(MEMORY) || !existsSync('/proc/mounts')) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === MEMORY);
  return bavail * bsize >= MEMORY_BYTES_MIN && mount !== undefined && !/\bnoexec\b/.test(mount);
};
