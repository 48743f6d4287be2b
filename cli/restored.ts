import { shownDatabase } from '../server/settings/kinds.ts';
import { beginAgain } from '../server/start/begin-again.ts';
import { openDatabase } from '../server/start/database.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { timeIn } from './moment-in.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { resolvePlace } from './resolve-place.ts';
import { endAtOnce } from './until-stopped.ts';

/** Marks a store in a database as restored by PostgreSQL's programs. */
export const restored: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, since: { type: 'string' }, data: { type: 'string' } },
  });
  const { data, database } = resolvePlace(values, process.env);
  if (database === undefined)
    throw new CommandError('This is for a store in a database. Restore a data folder with pitboss restore.');
  const nowMs = Date.now();
  const sinceMs = values.since === undefined ? undefined : timeIn('--since', values.since);
  if (sinceMs !== undefined && sinceMs > nowMs) throw new CommandError(`--since is in the future: ${values.since}`);
  const opened = await openDatabase(database, data, endAtOnce);
  const begun = await beginAgain(opened, nowMs, sinceMs).finally(() => opened.close());
  const since = new Date(begun.sinceMs).toISOString();
  const where = shownDatabase(database.url) ?? '';
  const onHold =
    begun.held.length === 0
      ? ''
      : `On hold for ${begun.held.join(', ')}: payments, and contributions that players pay, until you have compared what the wallet did since then. See pitboss reconcile.\n`;
  createOutput(values.json)(
    `The store in ${where} goes on as it was restored, with everything up to ${since}.\nAll logins have ended, and so has every event position. Servers that run end now and have to start again.\n${onHold}`,
    { database: where, since, held: begun.held },
  );
  return 0;
};
