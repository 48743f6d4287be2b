import { openDataFolder } from '../server/start/data-folder.ts';
import type { Run } from './command.ts';
import { existingDataFolderOf } from './existing-data-folder-of.ts';
import { parseOptions } from './parse-options.ts';

export const migrate: Run = async (words) => {
  const { values } = parseOptions({ args: [...words], options: { data: { type: 'string' } } });
  const data = existingDataFolderOf(values, process.env);
  const folder = openDataFolder(data, () => process.exit(1));
  const { applied = [], backup } = folder.store.migrated ?? {};
  await folder.close();
  if (applied.length === 0) process.stdout.write(`The schema in ${data} is up to date.\n`);
  else
    process.stdout.write(
      `Applied ${applied.join(', ')}${backup === undefined ? '' : `; the previous store is in ${backup}`}.\n`,
    );
  return 0;
};
