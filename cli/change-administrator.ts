import { hashNewPassword } from '../server/login/administrator.ts';
import { readOne } from '../server/settings/read-settings.ts';
import { askPassword } from './ask-password.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { giveOrder } from './give-order.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { resolveExistingPlace, resolvePlace, type StorePlace } from './resolve-place.ts';

/**
 * Changes the administrator that the words name, with a password from the environment or the terminal, and prints what was done.
 * @param placeOf where the data is, which a platform may be serving.
 */
export const changeAdministrator = async (
  words: readonly string[],
  usage: string,
  placeOf: (values: { readonly data?: string | undefined }, environment: NodeJS.ProcessEnv) => StorePlace,
  kind: 'create-administrator' | 'reset-password',
): Promise<number> => {
  const { values } = parseOptions({
    args: [...words],
    options: { ...JSON_OPTION, username: { type: 'string' }, data: { type: 'string' } },
  });
  const { username } = values;
  if (username === undefined) throw new CommandError(`--username is missing. Usage: pitboss ${usage}`);
  const given = readOne('adminPassword', { data: values.data }, process.env);
  const done = await giveOrder(placeOf(values, process.env), async () => {
    const { stdin: input, stderr: output } = process;
    const password = given ?? (await askPassword({ input, output, isTerminal: input.isTTY === true }));
    // A platform that serves the folder gets only the hash.
    return { kind, username, passwordHash: await hashNewPassword(username, password) };
  });
  createOutput(values.json)(
    `${done}\n`,
    kind === 'create-administrator' ? { username, created: true } : { username, reset: true },
  );
  return 0;
};

export const adminCreate: Run = (words, usage) =>
  changeAdministrator(words, usage, resolvePlace, 'create-administrator');

export const adminResetPassword: Run = (words, usage) =>
  changeAdministrator(words, usage, resolveExistingPlace, 'reset-password');
