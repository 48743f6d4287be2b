import { recordLastVerify } from '../server/start/last-verify.ts';
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
  record(data, isProven);
  return isProven ? 0 : 1;
};

/** The proof stands, whether or not there is room to record it. */
const record = (data: string, isProven: boolean): void => {
  try {
    recordLastVerify(data, isProven, Date.now());
  } catch (error) {
    process.stderr.write(`pitboss: Cannot record this run in ${data}: ${error}\n`);
  }
};
