import { adminCreate } from './admin-create.ts';
import { type Command, report } from './command.ts';
import { migrate } from './migrate.ts';
import { serve } from './serve.ts';
import { verify } from './verify.ts';
import { version } from './version.ts';
import { wallet } from './wallet.ts';

const NODE_MAJOR_MIN = 26;

/** Every command of the program, in the order in which its help lists them. */
const commands: readonly Command[] = [serve, migrate, verify, wallet, adminCreate, version];

const help = (): string =>
  [
    'pitboss runs a gaming platform from one data folder.',
    '',
    ...commands.map(({ usage, summary }) => `  pitboss ${usage.padEnd(58)} ${summary}`),
    '',
    'Settings also come from the environment: PITBOSS_PORT, PITBOSS_HOST, PITBOSS_DATA, PITBOSS_WALLET_URL, PITBOSS_WALLET_SECRET,',
    'PITBOSS_WALLET_TIMEOUT_MS, PITBOSS_PROVIDER_ID, PITBOSS_BASE_CURRENCY, PITBOSS_MULTIPLIERS, PITBOSS_CORS_ORIGINS,',
    'PITBOSS_LOG_LEVEL, PITBOSS_ADMIN_USERNAME, PITBOSS_ADMIN_PASSWORD. Each NAME may be NAME_FILE, a file that holds the value.',
    '',
  ].join('\n');

const main = async (words: readonly string[]): Promise<number> => {
  const major = Number(process.versions.node.split('.', 1)[0]);
  if (major < NODE_MAJOR_MIN) {
    process.stderr.write(
      `pitboss needs Node ${NODE_MAJOR_MIN} or newer; this is ${process.version}. Use “make serve” or dist/pitboss, which bring their own.\n`,
    );
    return 1;
  }
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => words[index] === word));
  if (command === undefined) {
    const asked = words.filter((word) => !word.startsWith('-')).join(' ');
    if (asked !== '') process.stderr.write(`pitboss has no command “${asked}”.\n\n`);
    (asked === '' ? process.stdout : process.stderr).write(help());
    return asked === '' ? 0 : 2;
  }
  return report(command, () => command.run(words.slice(command.name.split(' ').length)));
};

main(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
