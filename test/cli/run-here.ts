import { Readable } from 'node:stream';
import { runCommandLine } from '../../cli/run-command-line.ts';
import { printed } from '../support/printed.ts';
import type { Ended, How } from './program.ts';

/**
 * Traces that a command could leave in this process: an exit code, and listeners by event. The log, which opens once in a process, waits for
 * its exit.
 */
const leavings = (): string => {
  const names = process.eventNames().filter((name) => name !== 'exit');
  return JSON.stringify([process.exitCode, names.map((name) => [String(name), process.listenerCount(name)])]);
};

const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
let isRunning = false;

/**
 * Runs a command as the program does, but in this process, which has loaded it: with nothing in its environment but what is given, and with
 * an input that is no terminal. Signals, kills, closed streams, a platform that starts, and two processes on one folder need a real process.
 * @throws if the command leaves a listener or an exit code behind, or another one runs.
 */
export const runHere = async (
  words: readonly string[],
  { environment = {}, input = '' }: Pick<How, 'environment' | 'input'> = {},
): Promise<Ended> => {
  if (isRunning) throw new Error('one command at a time: they share the environment and the streams');
  const { env } = process;
  const before = leavings();
  isRunning = true;
  process.env = { ...environment };
  Object.defineProperty(process, 'stdin', { value: Readable.from(input === '' ? [] : [input]), configurable: true });
  try {
    const ended = await printed(() => runCommandLine(words));
    if (leavings() !== before) throw new Error(`pitboss ${words.join(' ')} leaves ${leavings()}, not ${before}`);
    return ended;
  } finally {
    process.env = env;
    Object.defineProperty(process, 'stdin', stdin);
    isRunning = false;
  }
};
