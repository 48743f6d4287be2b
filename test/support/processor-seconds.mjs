import { existsSync, readFileSync } from 'node:fs';

const OF_THIS_PROCESS = '/proc/self/stat';
/** Linux counts in hundredths of a second, on every processor. */
const TICKS = 100;

/** The processor time of this process and of the programs it ran that have ended, in seconds. Without /proc, of this process only. */
export const processorSeconds = () => {
  if (!existsSync(OF_THIS_PROCESS)) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  // The part after the program's name, in parentheses, starts with field 3; fields 14 to 17 are the times.
  const fields = readFileSync(OF_THIS_PROCESS, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
};
