import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** What a command used, all threads included, and what it printed. */
export type Timed = { readonly cpuMs: number; readonly residentMaxBytes: number; readonly printed: string };

/** Runs in the command's process, and tells what it used when it ends. */
const TELL =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("\\n"+JSON.stringify(process.resourceUsage())))';

/** Runs a command of the program, from source. */
export const timed = (...words: readonly string[]): Promise<Timed> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', TELL, join(import.meta.dirname, '../cli/pitboss.ts'), ...words]);
    let [printed, told] = ['', ''];
    child.stdout.on('data', (text) => (printed += text));
    child.stderr.on('data', (text) => (told += text));
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(`${words.join(' ')} ended with ${code}: ${printed}${told}`));
      const used: NodeJS.ResourceUsage = JSON.parse(told.split('\n').at(-1) ?? '');
      const { userCPUTime, systemCPUTime, maxRSS } = used;
      resolve({ cpuMs: (userCPUTime + systemCPUTime) / 1000, residentMaxBytes: maxRSS * 1024, printed });
    });
  });

/** The number of entries that `pitboss verify` says it checked. */
export const entriesIn = ({ printed }: Timed): number => Number(/([0-9]+) entries: every balance/.exec(printed)?.[1]);
