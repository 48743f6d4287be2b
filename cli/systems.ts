import { readFileSync } from 'node:fs';
import { WALLET_DEFAULTS } from '../server/settings/config.ts';
import { readOne } from '../server/settings/read-settings.ts';
import { readSystems, walletsOf } from '../server/start/systems.ts';
import { CommandError, type Run } from './command.ts';
import { parseOptions } from './parse-options.ts';

export const systems: Run = async (words, usage) => {
  const { positionals } = parseOptions({ args: [...words], allowPositionals: true });
  if (positionals.length > 1) throw new CommandError(`Too many files. Usage: pitboss ${usage}`);
  const [file] = positionals;
  const registered = readSystems(file === undefined ? readOne('systems', {}, process.env) : read(file));
  const wallets = walletsOf(registered, WALLET_DEFAULTS);
  for (const { id, name, service_id } of registered) process.stdout.write(`${id}  ${service_id}  ${name}\n`);
  process.stdout.write(`Systems: ${registered.length}. Wallets of operators: ${wallets.size}.\n`);
  return 0;
};

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`Cannot read ${file}.`);
  }
};
