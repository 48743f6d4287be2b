import type { Store } from '../db/engine/store.ts';
import { readOne } from '../server/settings/read-settings.ts';
import { openDataFolder } from '../server/start/data-folder.ts';
import { askPassword } from './ask-password.ts';
import { CommandError, JSON_OPTION } from './command.ts';
import { parseOptions } from './parse-options.ts';

type Change = (
  store: Store,
  administrator: { readonly username: string; readonly password: string },
  nowMs: number,
) => Promise<unknown>;

/**
 * Changes the administrator that the words name, with a password from the environment or the terminal.
 * @param dataOf the data folder to open.
 * @returns the username, and whether the caller wants JSON.
 */
export const changeAdministrator = async (
  words: readonly string[],
  usage: string,
  dataOf: (values: { readonly data?: string | undefined }, environment: NodeJS.ProcessEnv) => string,
  change: Change,
): Promise<{ readonly username: string; readonly json: boolean }> => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, username: { type: 'string' }, data: { type: 'string' } },
  });
  const { username } = values;
  if (username === undefined) throw new CommandError(`--username is missing. Usage: pitboss ${usage}`);
  const given = readOne('adminPassword', { data: values.data }, process.env);
  // Opened first, so that you do not type a password only to learn that the folder is in use.
  const folder = openDataFolder(dataOf(values, process.env), () => process.exit(1));
  try {
    const { stdin: input, stderr: output } = process;
    const password = given ?? (await askPassword({ input, output, isTerminal: input.isTTY === true }));
    await change(folder.store, { username, password }, Date.now());
  } finally {
    await folder.close();
  }
  return { username, json: values.json };
};
