import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openReader } from '../db/store.ts';
import { listInstanceIds, verifyInstance } from '../db/verify.ts';
import { nativeBinding } from '../server/assets.ts';
import { readConfig } from '../server/config.ts';
import { storeFile } from '../server/data-folder.ts';
import { Keys } from '../server/keys.ts';
import { type Command, CommandError } from './command.ts';

export const verify: Command = {
  name: 'verify',
  usage: 'verify [--data ./data]',
  summary: 'proves that every balance follows from the ledger; also while the platform runs',
  run: async (words) => {
    const { values } = parseArgs({ args: [...words], options: { data: { type: 'string' } } });
    const { data } = readConfig(values, process.env);
    const file = storeFile(data);
    if (!existsSync(file)) throw new CommandError(`There is no store in ${data}. Name the data folder with --data.`);
    const { seal } = new Keys(data);
    const binding = nativeBinding();
    const reader = openReader({ file, ...(binding === undefined ? {} : { nativeBinding: binding }) });
    try {
      const ids = await reader.read(listInstanceIds);
      let entries = 0;
      let faulty = 0;
      for (const id of ids) {
        const verdict = await reader.read((tx) => verifyInstance(tx, seal, id));
        entries += verdict.entries;
        if (verdict.difference !== undefined) faulty += 1;
        const state = verdict.difference === undefined ? 'ok  ' : 'FAIL';
        const open = verdict.openChains === 0 ? '' : `, ${verdict.openChains} contributions under way`;
        process.stdout.write(`${state} ${id}  ${verdict.entries} entries${open}  head ${verdict.head}\n`);
        if (verdict.difference !== undefined) process.stdout.write(`     ${verdict.difference}\n`);
      }
      process.stdout.write(
        `${ids.length} instances, ${entries} entries: ${faulty === 0 ? 'every balance follows from the ledger' : `${faulty} instances do not follow from the ledger`}.\n`,
      );
      return faulty === 0 ? 0 : 1;
    } finally {
      await reader.close();
    }
  },
};
