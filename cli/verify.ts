import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openReader } from '../db/store.ts';
import { findStrays } from '../db/verify/find-strays.ts';
import type { OpenChains } from '../db/verify/open-chains.ts';
import { listInstanceIds, type Verdict, verifyInstance } from '../db/verify.ts';
import { decimalFromMicros } from '../domain/money/micros.ts';
import { nativeBinding } from '../server/assets.ts';
import { storeFile } from '../server/data-folder.ts';
import { Keys } from '../server/keys.ts';
import { type Command, CommandError } from './command.ts';
import { dataFolderOf } from './data-folder-of.ts';

export const verify: Command = {
  name: 'verify',
  usage: 'verify [--data ./data]',
  summary: 'proves that every balance follows from the ledger; also while the platform runs',
  run: async (words) => {
    const { values } = parseArgs({ args: [...words], options: { data: { type: 'string' } } });
    const data = dataFolderOf(values, process.env);
    const file = storeFile(data);
    if (!existsSync(file)) throw new CommandError(`There is no store in ${data}. Name the data folder with --data.`);
    const binding = nativeBinding();
    const reader = openReader({ file, ...(binding === undefined ? {} : { nativeBinding: binding }) });
    try {
      const ids = await reader.read(listInstanceIds);
      let entries = 0;
      let faulty = 0;
      for (const id of ids) {
        const verdict = await reader.read((tx) => verifyInstance(tx, sealOf(data), id));
        entries += verdict.entries;
        if (verdict.difference !== undefined) faulty += 1;
        process.stdout.write(linesFor(verdict));
      }
      const all = `${counted(ids.length, 'instance', 'instances')}, ${counted(entries, 'entry', 'entries')}`;
      const strays = await reader.read(findStrays);
      for (const stray of strays) process.stdout.write(`FAIL ${stray}\n`);
      const faults = [
        ...(faulty === 0 ? [] : [`${counted(faulty, 'instance does', 'instances do')} not follow from the ledger`]),
        ...(strays.length === 0 ? [] : ['there are rows that belong to nothing']),
      ];
      process.stdout.write(`${all}: ${faults.join('; ') || 'every balance follows from the ledger'}.\n`);
      return faults.length === 0 ? 0 : 1;
    } finally {
      await reader.close();
    }
  },
};

/** A key that is missing must not be made here: under a new one no seal is right, and everything would look forged. */
const sealOf = (data: string) => {
  const file = join(data, 'keys', 'audit.key');
  if (!existsSync(file)) throw new CommandError(`The ledger cannot be checked without the key that seals it, ${file}.`);
  return new Keys(data).seal;
};

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

const linesFor = ({ instanceId, entries, head, difference, openChains }: Verdict): string => {
  const line = `${instanceId}  ${counted(entries, 'entry', 'entries')}  head ${head}\n`;
  const open = openChains.length === 0 ? '' : `     under way: ${openChains.map(openLine).join(', ')}\n`;
  return difference === undefined ? `ok   ${line}${open}` : `FAIL ${line}     ${difference}\n${open}`;
};

const openLine = ({ count, state, debits, currency }: OpenChains): string =>
  `${count} ${state} (${decimalFromMicros(debits)} ${currency})`;
