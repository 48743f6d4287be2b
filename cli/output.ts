import { STATUS } from './command.ts';

/**
 * Reports what a command did: a text to people or, with `--json`, a document on one line. A text without a document is only for people.
 */
export type Output = (text: string, document?: object) => void;

export const createOutput =
  (isJson: boolean): Output =>
  (text, document) => {
    if (!isJson) process.stdout.write(text);
    else if (document !== undefined) process.stdout.write(`${JSON.stringify(document)}\n`);
  };

const KINDS: Readonly<Record<number, string>> = { [STATUS.misused]: 'misused', [STATUS.faulty]: 'faulty' };

/** The document that a command with `--json` writes to standard error when it fails. */
export const errorDocument = (status: number, text: string): string => {
  const [message = '', ...stack] = text.replace(/^pitboss: /, '').split('\n');
  const error = { kind: KINDS[status] ?? 'failed', message, status, ...(stack.length > 0 && { stack }) };
  return JSON.stringify({ error });
};
