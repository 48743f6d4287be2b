import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { WALLET_DEFAULTS } from '../server/settings/config.ts';
import { readOneGiven, settingFolder } from '../server/settings/read-settings.ts';
import { configuredWallets, readSystems } from '../server/start/systems.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';

export const systems: Run = async (words, usage) => {
  const { positionals, values } = parseOptions({ args: [...words], allowPositionals: true, options: JSON_OPTION });
  if (positionals.length > 1) throw new CommandError(`Too many files. Usage: pitboss ${usage}`);
  const [file] = positionals;
  const { text, folder } = file === undefined ? inSettings() : { text: read(file), folder: dirname(file) };
  const registered = readSystems(text);
  const wallets = configuredWallets(registered, WALLET_DEFAULTS, folder);
  const listed = registered.map(({ id, name, service_id }) => ({ id, service_id, name }));
  const lines = listed.map(({ id, name, service_id }) => `${id}  ${service_id}  ${name}\n`);
  createOutput(values.json)(
    `${lines.join('')}Systems: ${registered.length}. Wallets of operators: ${wallets.size}.\n`,
    { systems: listed, wallets: wallets.size },
  );
  return 0;
};

const inSettings = (): { readonly text: string | undefined; readonly folder: string } => {
  const given = readOneGiven('systems', {}, process.env);
  return { text: given.text, folder: settingFolder(given) };
};

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`Cannot read ${file}.`);
  }
};
