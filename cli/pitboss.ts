import { type Command, STATUS } from './command.ts';
import { commands } from './commands.ts';
import { helpOn, helpOnOne } from './help.ts';
import { version } from './version.ts';

const HELP = ['help', '--help', '-h'];
const isHelp = (word: string): boolean => word === '--help' || word === '-h';

const main = async (words: readonly string[]): Promise<number> => {
  const [first = 'help'] = words;
  if (HELP.includes(first)) return say(helpOn(commands));
  if (first === '--version' || first === '-v') return version([], '');
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => words[index] === word));
  const group = commands.filter(({ name }) => name.startsWith(`${first} `));
  if (command === undefined && group.length > 0 && words.some(isHelp)) return say(group.map(helpOnOne).join(''));
  if (command === undefined) {
    process.stderr.write(`pitboss: Unknown command “${words.join(' ')}”. Run “pitboss help” for a list.\n`);
    return STATUS.misused;
  }
  const rest = words.slice(command.name.split(' ').length);
  if (rest.some(isHelp)) return say(helpOnOne(command));
  return run(command, rest);
};

/** Runs a command. An expected failure is one line on standard error; anything else is a bug, with its stack. */
const run = async (command: Command, words: readonly string[]): Promise<number> => {
  try {
    const start = await command.load();
    return await start(words, command.usage);
  } catch (error) {
    // Loaded only here: it knows the failures of every room.
    const { verdictOn } = await import('./verdict-on.ts');
    const [status, line] = verdictOn(error, command);
    process.stderr.write(`${line}\n`);
    return status;
  }
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
