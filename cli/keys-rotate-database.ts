import { openDatabase } from '../server/start/database.ts';
import { type DatabaseKeyStep, rotateDatabaseKey } from '../server/start/rotate-database-key.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { resolvePlace } from './resolve-place.ts';
import { endAtOnce } from './until-stopped.ts';

const DONE: Readonly<Record<DatabaseKeyStep, string>> = {
  added:
    'keys/database.key has a new key, above the one in use. Copy the file to the data folder of every other server, then run this command again; nothing is encrypted with the new key before.',
  encrypted:
    'The keys in the database are encrypted under the new key. Keep the former one as long as backups of the database that need it. Run this command again to remove it from keys/database.key here, and copy that file to every other server.',
  forgotten: 'keys/database.key holds the new key alone. Copy it to the data folder of every other server.',
};

/** Needs no lock, and no other server: each finds the key that opens what is in the database. */
export const keysRotateDatabase: Run = async (words) => {
  const { values } = parseOptions({ args: [...words], options: { ...JSON_OPTION, data: { type: 'string' } } });
  const { data, database } = resolvePlace(values, process.env);
  if (database === undefined)
    throw new CommandError(
      'The keys are files in the data folder, and no other key encrypts them. Set PITBOSS_DATABASE.',
    );
  const opened = await openDatabase(database, data, endAtOnce);
  try {
    const step = await rotateDatabaseKey(database, data, opened, Date.now());
    createOutput(values.json)(`${DONE[step]}\n`, { step });
    return 0;
  } finally {
    await opened.close();
  }
};
