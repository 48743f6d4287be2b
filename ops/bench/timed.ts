import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Processor time and memory of a command, all threads included, and its output. */
export type Timed = { readonly cpuMs: number; readonly residentMaxBytes: number; readonly printed: string };

/**
 * Runs in the command's process, and reports what it used when it ends. Its memory is the kernel's number, since that of `resourceUsage` is at
 * least the memory of the process that started it.
 */
const TELL = `import { readFileSync } from 'node:fs';
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const [, residentKb] = /VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'));
  process.stderr.write('\\n' + JSON.stringify({ cpuMs: (user + system) / 1000, residentMaxBytes: residentKb * 1024 }));
});`;

/** Runs a command of the program, from source. */
export const timed = (...words: readonly string[]): Promise<Timed> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [
      '--import',
      `data:text/javascript,${encodeURIComponent(TELL)}`,
      join(import.meta.dirname, '../../cli/pitboss.ts'),
      ...words,
    ]);
    let [printed, told] = ['', ''];
    child.stdout.on('data', (text) => (printed += text));
    child.stderr.on('data', (text) => (told += text));
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(`${words.join(' ')} ended with ${code}: ${printed}${told}`));
      const used: Omit<Timed, 'printed'> = JSON.parse(told.split('\n').at(-1) ?? '');
      resolve({ ...used, printed });
    });
  });

/** The number of entries that `pitboss verify` says it checked. */
export const entriesIn = ({ printed }: Timed): number => Number(/([0-9]+) entries: every balance/.exec(printed)?.[1]);
