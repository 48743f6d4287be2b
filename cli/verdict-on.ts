import { DataFolderLocked } from '../db/engine/lock.ts';
import { MigrationRefused } from '../db/engine/migrate.ts';
import { isStoreFailure } from '../db/engine/store-error.ts';
import { DrawsStopped } from '../domain/draw.ts';
import { ConfigError } from '../server/base/environment.ts';
import { AddonRefused } from '../server/base/load-addon.ts';
import { whyUnusable } from '../server/base/why-unusable.ts';
import { DataFolderDamaged, RotationRefused } from '../server/keys/key-file.ts';
import { AdministratorRefused } from '../server/login/administrator.ts';
import { DatabaseUnusable } from '../server/start/database-unusable.ts';
import { MoveRefused } from '../server/start/move-stopped.ts';
import { OrderRefused } from '../server/start/order-files.ts';

import { type Command, CommandError, CommandStopped, STATUS } from './command.ts';
import { nearestWord } from './nearest-word.ts';

const EXPECTED = [
  RotationRefused,
  DrawsStopped,
  CommandError,
  ConfigError,
  MigrationRefused,
  AdministratorRefused,
  OrderRefused,
  AddonRefused,
  DataFolderDamaged,
  DatabaseUnusable,
  MoveRefused,
];

/** File errors of the system and of SQLite that the owner of the data folder can fix. */
const FILE_CODES = /^(E(ACCES|EXIST|ISDIR|NOSPC|NOTDIR|PERM|ROFS)|SQLITE_(CANTOPEN|FULL|IOERR|READONLY)\w*)$/;

/** A connection that ended, as the system or PostgreSQL says it. */
const LOST_CODES = /^(E(PIPE|CONNRESET|CONNREFUSED|TIMEDOUT)|08...|57P0.)$/;

const DAMAGE_CODES = /^SQLITE_(CORRUPT|NOTADB)/;

/** The exit status of a failure and its message. */
export const verdictOn = (error: unknown, { usage }: Pick<Command, 'usage'>): [status: number, text: string] => {
  if (!(error instanceof Error)) return [STATUS.faulty, String(error)];
  const { message, code = '', syscall, port, path }: NodeJS.ErrnoException & { readonly port?: number } = error;
  // A full disk, for one, ends the unit, whose error has the disk's as its cause.
  if (isStoreFailure(error) && error.cause !== undefined)
    return lostVerdictOn(error.cause) ?? verdictOn(error.cause, { usage });
  if (error instanceof DataFolderLocked)
    return [STATUS.failed, `pitboss: ${message} Stop that process or choose another folder with --data.`];
  if (error instanceof CommandStopped) return [STATUS.stopped, `pitboss: ${message}`];
  if (EXPECTED.some((kind) => error instanceof kind)) return [STATUS.failed, `pitboss: ${message}`];
  if (code.startsWith('ERR_PARSE_ARGS'))
    return [STATUS.misused, `pitboss: ${misuse(message, usage)} Usage: pitboss ${usage}`];
  if (code === 'EADDRINUSE')
    return [
      STATUS.failed,
      `pitboss: Port ${port} is in use. Stop the other process or choose another port: pitboss ${usage}`,
    ];
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return [STATUS.failed, `pitboss: Cannot listen on that address (${message}). Check PITBOSS_HOST and the port.`];
  const why = path !== undefined && (FILE_CODES.test(code) || code === 'ENOENT') && whyUnusable(path, 'writing');
  if (why) return [STATUS.failed, `pitboss: ${why}`];
  if (DAMAGE_CODES.test(code))
    return [STATUS.failed, `pitboss: The store is damaged (${message}). Restore the data folder from a backup.`];
  if (FILE_CODES.test(code))
    return [STATUS.failed, `pitboss: Cannot use the data folder (${message}). Check it or choose another with --data.`];
  return [STATUS.faulty, error.stack ?? message];
};

/** A database that was there and is gone, as in a failover, is no fault of the program. */
const lostVerdictOn = (cause: unknown): [status: number, text: string] | undefined => {
  if (!(cause instanceof Error && 'code' in cause && LOST_CODES.test(String(cause.code)))) return undefined;
  const text = `pitboss: The connection to the database was lost (${cause.message}). Try again when a host takes writes.`;
  return [STATUS.failed, text];
};

/** Node's message about an option, and the option that was meant. */
const misuse = (message: string, usage: string): string => {
  // The rest of the message is advice on how to pass the option as a word.
  const sentence =
    message
      .split('\n', 1)[0]
      ?.replace(/^(Unknown option '[^']*').*/, '$1')
      .replace(/\.$/, '') ?? '';
  const [, option] = /^Unknown option '(--[^']*)'/.exec(sentence) ?? [];
  return `${sentence}.${option === undefined ? '' : nearestWord(option, usage.match(/--[a-z-]+/g) ?? [])}`;
};
