import { STATUS } from './command.ts';

const KINDS: Readonly<Record<number, string>> = { [STATUS.misused]: 'misused', [STATUS.faulty]: 'faulty' };

/** What a command with `--json` writes to standard error when it fails. */
export const errorDocument = (status: number, text: string): string => {
  const [message = '', ...stack] = text.replace(/^pitboss: /, '').split('\n');
  const error = { kind: KINDS[status] ?? 'failed', message, status, ...(stack.length > 0 && { stack }) };
  return JSON.stringify({ error });
};
