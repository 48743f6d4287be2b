import { hashNewPassword } from '../server/login/administrator.ts';
import { readOne } from '../server/settings/read-settings.ts';
import { askPassword } from './ask-password.ts';
import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { giveOrder } from './give-order.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { resolveExistingPlace, resolvePlace, type StorePlace } from './resolve-place.ts';

const OPTIONS = { ...JSON_OPTION, username: { type: 'string' }, data: { type: 'string' } } as const;

type Given = {
  readonly username?: string | undefined;
  readonly data?: string | undefined;
  readonly json?: boolean | undefined;
  readonly 'remove-second-factor'?: boolean | undefined;
};

/**
 * Changes the administrator that the options name, with a password from the environment or the terminal, and prints what was done.
 * @param placeOf where the data is, which a platform may be serving.
 */
const changeAdministrator = async (
  { username, data, json, 'remove-second-factor': removesSecondFactor = false }: Given,
  usage: string,
  placeOf: (values: { readonly data?: string | undefined }, environment: NodeJS.ProcessEnv) => StorePlace,
  kind: 'create-administrator' | 'reset-password',
): Promise<number> => {
  if (username === undefined) throw new CommandError(`--username is missing. Usage: pitboss ${usage}`);
  const given = readOne('adminPassword', { data }, process.env);
  const done = await giveOrder(placeOf({ data }, process.env), async () => {
    const { stdin: input, stderr: output } = process;
    const password = given ?? (await askPassword({ input, output, isTerminal: input.isTTY === true }));
    // A platform that serves the folder gets only the hash.
    const order = { kind, username, passwordHash: await hashNewPassword(username, password) };
    return removesSecondFactor ? { ...order, removesSecondFactor } : order;
  });
  createOutput(json ?? false)(
    `${done}\n`,
    kind === 'create-administrator' ? { username, created: true } : { username, reset: true },
  );
  return 0;
};

export const adminCreate: Run = async (words, usage) => {
  const { values } = parseOptions({ args: [...words], options: OPTIONS });
  return changeAdministrator(values, usage, resolvePlace, 'create-administrator');
};

export const adminResetPassword: Run = async (words, usage) => {
  const options = { ...OPTIONS, 'remove-second-factor': { type: 'boolean' } } as const;
  const { values } = parseOptions({ args: [...words], options });
  return changeAdministrator(values, usage, resolveExistingPlace, 'reset-password');
};
