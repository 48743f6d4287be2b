import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createAdministrator } from '../server/administrator.ts';
import { readConfig } from '../server/config.ts';
import { openDataFolder } from '../server/data-folder.ts';
import { type Command, CommandError } from './command.ts';

export const adminCreate: Command = {
  name: 'admin create',
  usage: 'admin create --username NAME [--data ./data]',
  summary: 'creates an administrator; the password is PITBOSS_ADMIN_PASSWORD or a line of input',
  run: async (words) => {
    const { values } = parseArgs({
      args: [...words],
      options: { username: { type: 'string' }, data: { type: 'string' } },
    });
    const { username } = values;
    if (username === undefined) throw new CommandError(`Name the administrator: pitboss ${adminCreate.usage}`);
    const { PITBOSS_ADMIN_PASSWORD: given, ...environment } = process.env;
    const { data } = readConfig(values, { ...environment, PITBOSS_ADMIN_USERNAME: undefined });
    const password = given ?? (await askPassword());
    const folder = openDataFolder(data, () => process.exit(1));
    try {
      await createAdministrator(folder.store, { username, password }, Date.now());
    } finally {
      await folder.close();
    }
    process.stdout.write(`Created the administrator ${username}.\n`);
    return 0;
  },
};

/** Reads a line; on a terminal what is typed is not shown. */
const askPassword = async (): Promise<string> => {
  const input = createInterface({
    input: process.stdin,
    output: process.stdin.isTTY ? process.stderr : undefined,
    terminal: process.stdin.isTTY,
  });
  if (process.stdin.isTTY) process.stderr.write('Password (at least 12 characters): ');
  const write = process.stderr.write.bind(process.stderr);
  if (process.stdin.isTTY) process.stderr.write = (() => true) as typeof process.stderr.write;
  try {
    for await (const line of input) return line;
    throw new CommandError('No password was given: type one, or set PITBOSS_ADMIN_PASSWORD.');
  } finally {
    process.stderr.write = write;
    if (process.stdin.isTTY) process.stderr.write('\n');
    input.close();
  }
};
