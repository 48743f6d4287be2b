import { DataFolderLocked } from '../db/lock.ts';
import { MigrationRefused } from '../db/migrate.ts';
import { AdministratorRefused } from '../server/administrator.ts';
import { ConfigError } from '../server/config.ts';

/** One command of the program. */
export type Command = {
  /** The words that call it. */
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  /** @returns the exit status. */
  run(words: readonly string[]): Promise<number>;
};

/** A command that was called wrongly, or that cannot do what it was asked: one line that says what to do. */
export class CommandError extends Error {}

/** Runs a command; what it cannot do is one line on standard error, and anything else is a fault of ours with its stack. */
export const report = async (command: Command, run: () => Promise<number>): Promise<number> => {
  try {
    return await run();
  } catch (error) {
    const line = lineFor(error, command);
    process.stderr.write(
      line === undefined ? `${error instanceof Error ? error.stack : error}\n` : `pitboss: ${line}\n`,
    );
    return line === undefined ? 70 : 1;
  }
};

const lineFor = (error: unknown, command: Command): string | undefined => {
  if (error instanceof DataFolderLocked)
    return `${error.message} Stop that process, or choose another folder with --data.`;
  if (
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof MigrationRefused ||
    error instanceof AdministratorRefused
  ) {
    return error.message;
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('ERR_PARSE_ARGS'))
    return `${error instanceof Error ? error.message : ''} Usage: pitboss ${command.usage}`;
  if (code === 'EADDRINUSE') return 'The port is in use. Stop the other process, or choose another port with --port.';
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC')
    return `${error instanceof Error ? error.message : code}. Check the data folder.`;
  return undefined;
};
