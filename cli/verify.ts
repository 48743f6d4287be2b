import type { Run } from './command.ts';
import { existingDataFolderOf } from './existing-data-folder-of.ts';
import { parseOptions } from './parse-options.ts';
import { proveFolder } from './prove-folder.ts';

export const verify: Run = async (words) => {
  const { values } = parseOptions({
    args: [...words],
    options: { data: { type: 'string' }, checkpoint: { type: 'string' } },
  });
  const data = existingDataFolderOf(values, process.env);
  const { isProven, summary } = await proveFolder(data, {
    checkpoint: values.checkpoint,
    say: (text) => process.stdout.write(text),
  });
  process.stdout.write(`${summary}\n`);
  return isProven ? 0 : 1;
};
