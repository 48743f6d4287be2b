import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';
import { CommandError, CommandStopped } from './command.ts';

/** Where a password comes from: a person at a terminal, or one line of a pipe or file. */
export type PasswordSource = {
  readonly input: Readable;
  /** The stream that shows the prompt. */
  readonly output: Writable;
  readonly isTerminal: boolean;
};

/** Swallows what readline would echo. */
const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Reads a password. A person types it twice, because it is not echoed; a pipe sends it once.
 * @throws CommandError when the password is empty or the two differ, CommandStopped at Ctrl-C.
 */
export const askPassword = async ({ input, output, isTerminal }: PasswordSource): Promise<string> => {
  const lines = createInterface({ input, terminal: isTerminal, ...(isTerminal && { output: nowhere() }) });
  let isStopped = false;
  lines.once('SIGINT', () => {
    isStopped = true;
    lines.close();
  });
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    if (isTerminal) output.write(question);
    const { value, done } = await answers.next();
    if (isTerminal) output.write('\n');
    if (isStopped) throw new CommandStopped('Stopped. Nothing was changed.');
    if (done === true || value === '')
      throw new CommandError('The password is empty. Type one, or set PITBOSS_ADMIN_PASSWORD.');
    return value;
  };
  try {
    const password = await ask('Password (12 to 256 characters, not shown): ');
    if (isTerminal && (await ask('Repeat the password: ')) !== password)
      throw new CommandError('The passwords differ. Nothing was changed.');
    return password;
  } finally {
    lines.close();
  }
};
