import { adminCreate } from './admin-create.ts';
import { adminResetPassword } from './admin-reset-password.ts';
import { backup } from './backup.ts';
import { type Command, report, STATUS } from './command.ts';
import { demo } from './demo.ts';
import { helpOn, helpOnOne } from './help.ts';
import { keysRotate } from './keys-rotate.ts';
import { migrate } from './migrate.ts';
import { serve } from './serve.ts';
import { systems } from './systems.ts';
import { verify } from './verify.ts';
import { version } from './version.ts';
import { wallet } from './wallet.ts';
import { walletCheck } from './wallet-check.ts';

/** Every command, in the order of the help. */
const commands: readonly Command[] = [
  serve,
  verify,
  backup,
  adminCreate,
  adminResetPassword,
  keysRotate,
  systems,
  migrate,
  walletCheck,
  wallet,
  demo,
  version,
];

const HELP = ['help', '--help', '-h'];
const isHelp = (word: string): boolean => word === '--help' || word === '-h';

const main = async (words: readonly string[]): Promise<number> => {
  const [first = 'help'] = words;
  if (HELP.includes(first)) return say(helpOn(commands));
  if (first === '--version' || first === '-v') return version.run([]);
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => words[index] === word));
  const group = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (command === undefined && group.length > 0 && words.some(isHelp)) return say(group.map(helpOnOne).join(''));
  if (command === undefined) {
    process.stderr.write(`pitboss: Unknown command “${words.join(' ')}”. Run “pitboss help” for a list.\n`);
    return STATUS.misused;
  }
  const rest = words.slice(command.name.split(' ').length);
  if (rest.some(isHelp)) return say(helpOnOne(command));
  return report(command, () => command.run(rest));
};

const say = (text: string): number => {
  process.stdout.write(text);
  return 0;
};

// The reader of the output may be gone, as in “pitboss serve | tee” after a Ctrl-C, or its disk may be full. Running requests are finished
// all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

main(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
