import { migrateDataFolder } from '../server/start/data-folder.ts';
import { JSON_OPTION, type Run, STATUS } from './command.ts';
import { endAtOnce } from './end-at-once.ts';
import { existingDataFolderOf } from './existing-data-folder-of.ts';
import { beginLongWork, copyingOf } from './long-work.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';

export const migrate: Run = async (words) => {
  const { values } = parseOptions({ args: [...words], options: { ...JSON_OPTION, data: { type: 'string' } } });
  const data = existingDataFolderOf(values, process.env);
  const print = createOutput(values.json);
  const work = beginLongWork('MB', values.json);
  const folder = await migrateDataFolder(data, endAtOnce, copyingOf(work), work.signal)
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
