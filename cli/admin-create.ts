import { createAdministrator } from '../server/login/administrator.ts';
import { readSetting } from '../server/start/config.ts';
import { openDataFolder } from '../server/start/data-folder.ts';
import { askPassword } from './ask-password.ts';
import { CommandError, type Run } from './command.ts';
import { dataFolderOf } from './data-folder-of.ts';
import { parseOptions } from './parse-options.ts';

export const adminCreate: Run = async (words, usage) => {
  const { values } = parseOptions({
    args: [...words],
    options: { username: { type: 'string' }, data: { type: 'string' } },
  });
  const { username } = values;
  if (username === undefined) throw new CommandError(`--username is missing. Usage: pitboss ${usage}`);
  const given = readSetting(process.env, 'PITBOSS_ADMIN_PASSWORD');
  // Opened first, so that you do not type a password only to learn that the folder is in use.
  const folder = openDataFolder(dataFolderOf(values, process.env), () => process.exit(1));
  try {
    const { stdin: input, stderr: output } = process;
    const password = given ?? (await askPassword({ input, output, isTerminal: input.isTTY === true }));
    await createAdministrator(folder.store, { username, password }, Date.now());
  } finally {
    await folder.close();
  }
  process.stdout.write(`Created the administrator ${username}.\n`);
  return 0;
};
