import { shownDatabase } from '../server/settings/kinds.ts';
import { migrateDataFolder } from '../server/start/data-folder.ts';
import { type Database, openDatabase } from '../server/start/database.ts';
import { JSON_OPTION, type Run, STATUS } from './command.ts';
import { beginLongWork, reportCopying } from './long-work.ts';
import { createOutput, type Output } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { resolveExistingPlace } from './resolve-place.ts';
import { endAtOnce } from './until-stopped.ts';

export const migrate: Run = async (words) => {
  const { values } = parseOptions({ args: [...words], options: { ...JSON_OPTION, data: { type: 'string' } } });
  const { data, database } = resolveExistingPlace(values, process.env);
  const print = createOutput(values.json);
  if (database !== undefined) return migrateDatabase(database, data, print);
  const work = beginLongWork('MB', values.json);
  const folder = await migrateDataFolder(data, endAtOnce, reportCopying(work), work.signal)
    .catch((error: unknown) => {
      if (error !== work.signal.reason) throw error;
      return undefined;
    })
    .finally(work.end);
  if (folder === undefined) {
    print('Stopped. Nothing was changed.\n', { data, applied: [], backup: null });
    return STATUS.stopped;
  }
  const { applied = [], backup } = folder.store.migrated ?? {};
  await folder.close();
  const kept = backup === undefined ? '' : `; the previous store is in ${backup}`;
  print(applied.length === 0 ? `The schema in ${data} is up to date.\n` : `Applied ${applied.join(', ')}${kept}.\n`, {
    data,
    applied,
    backup: backup ?? null,
  });
  return 0;
};

const migrateDatabase = async (database: Database, data: string, print: Output): Promise<number> => {
  const { store, close } = await openDatabase({ ...database, migrates: true }, data, endAtOnce);
  const { applied = [] } = store.migrated ?? {};
  await close();
  const where = shownDatabase(database.url);
  print(applied.length === 0 ? `The schema in ${where} is up to date.\n` : `Applied ${applied.join(', ')}.\n`, {
    ...{ data, database: where, applied, backup: null },
  });
  return 0;
};
