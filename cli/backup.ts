import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { backUp } from '../server/start/back-up.ts';
import { requireWhole } from '../server/start/data-folder.ts';
import { type Command, CommandError } from './command.ts';
import { dataFolderOf } from './data-folder-of.ts';

/** Needs no lock: it reads what is committed. */
export const backup: Command = {
  name: 'backup',
  usage: 'backup --to ./copy [--data ./data]',
  summary: 'copies the data folder, keys included; also while the platform runs',
  run: async (words) => {
    const { values } = parseArgs({
      args: [...words],
      options: { to: { type: 'string' }, data: { type: 'string' } },
    });
    const data = dataFolderOf(values, process.env);
    const { to } = values;
    if (to === undefined || to === '') throw new CommandError('Name the folder of the copy with --to.');
    if (requireWhole(data).isEmpty)
      throw new CommandError(`There is no store in ${data}. Name the data folder with --data.`);
    if (existsSync(to))
      throw new CommandError(`${to} is there already, and a copy replaces nothing. Choose another --to.`);
    try {
      backUp(data, to);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      throw new CommandError(`The copy could not be made, and nothing of it is left: ${error.message}.`);
    }
    process.stdout.write(`The copy of ${data} is in ${to}. Prove it with “pitboss verify --data ${to}”.\n`);
    return 0;
  },
};
