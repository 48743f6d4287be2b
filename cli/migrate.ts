import { openDataFolder } from '../server/start/data-folder.ts';
import { JSON_OPTION, type Run } from './command.ts';
import { endAtOnce } from './end-at-once.ts';
import { existingDataFolderOf } from './existing-data-folder-of.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';

export const migrate: Run = async (words) => {
  const { values } = parseOptions({ args: [...words], options: { ...JSON_OPTION, data: { type: 'string' } } });
  const data = existingDataFolderOf(values, process.env);
  const folder = openDataFolder(data, endAtOnce);
  const { applied = [], backup } = folder.store.migrated ?? {};
  await folder.close();
  const kept = backup === undefined ? '' : `; the previous store is in ${backup}`;
  const print = createOutput(values.json);
  print(applied.length === 0 ? `The schema in ${data} is up to date.\n` : `Applied ${applied.join(', ')}${kept}.\n`, {
    data,
    applied,
    backup: backup ?? null,
  });
  return 0;
};
