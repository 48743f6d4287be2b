import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux counts processor time in hundredths of a second, on every machine. */
const TICK_MICROS = 10_000;

/**
 * The processor time that all processes of a PostgreSQL have used so far, in microseconds, ended ones included.
 * @param data the folder of its cluster.
 */
export const databaseCpuMicros = (data: string): number => {
  const [postmaster = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  let ticks = 0;
  for (const pid of readdirSync('/proc')) {
    const stat = /^\d+$/.test(pid) ? statOf(pid) : undefined;
    if (stat === undefined) continue;
    // After its state: its parent at 1, its own times at 11 and 12, and at 13 and 14 those of its children that have ended.
    if (pid === postmaster) ticks += sumOf(stat.slice(11, 15));
    else if (stat[1] === postmaster) ticks += sumOf(stat.slice(11, 13));
  }
  return ticks * TICK_MICROS;
};

/** The fields after the name of a process, which may have spaces; undefined once it has ended. */
const statOf = (pid: string): readonly string[] | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined;
  }
};

const sumOf = (numbers: readonly string[]): number => numbers.reduce((sum, number) => sum + Number(number), 0);
