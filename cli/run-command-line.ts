import { type Command, STATUS } from './command.ts';
import { commands } from './commands.ts';
import { helpDocument, helpOn, helpOnOne } from './help.ts';
import { nearestWord } from './nearest-word.ts';
import { errorDocument } from './output.ts';
import { version } from './version.ts';

const HELP = ['help', '--help', '-h'];
const isHelp = (word: string): boolean => word === '--help' || word === '-h';

/**
 * Runs what a command line says, and prints to the standard streams.
 * @returns the exit status.
 */
export const runCommandLine = async (words: readonly string[]): Promise<number> => {
  const [first = 'help'] = words;
  const isJson = words.includes('--json');
  if (first === '--version' || first === '-v') return version(words.slice(1), '');
  const named = HELP.includes(first) ? words.slice(1).filter((word) => !word.startsWith('-')) : words;
  if (HELP.includes(first) && named.length === 0) return explain(commands, isJson, helpOn);
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => named[index] === word));
  const group = commands.filter(({ name }) => name.startsWith(`${named[0]} `));
  const isAsked = HELP.includes(first) || words.some(isHelp);
  if (isAsked && (command !== undefined || group.length > 0))
    return explain(command === undefined ? group : [command], isJson, (all) => all.map(helpOnOne).join('\n'));
  // Of commands of several words, the first may be one itself: “wallet”.
  const isMistyped = command?.name === first && group.length > 0 && /^[^-]/.test(words[1] ?? '');
  if (command === undefined || isMistyped) {
    const end = named.findIndex((word) => word.startsWith('-'));
    const said = (end < 0 ? named : named.slice(0, end)).join(' ');
    return fail(STATUS.misused, unknownCommand(said === '' ? first : said, group), isJson);
  }
  return run(command, words.slice(command.name.split(' ').length), isJson);
};

/** Runs a command. An expected failure is one line on standard error; anything else is a bug, with its stack. */
const run = async (command: Command, words: readonly string[], isJson: boolean): Promise<number> => {
  try {
    const start = await command.load();
    return await start(words, command.usage);
  } catch (error) {
    // Loaded only here: it knows the failures of every room.
    const { verdictOn } = await import('./verdict-on.ts');
    return fail(...verdictOn(error, command), isJson);
  }
};

/** @param group the commands that begin with the same word. */
const unknownCommand = (said: string, group: readonly Command[]): string => {
  const names = (group.length > 0 ? group : commands).map(({ name }) => name);
  const [first = '', second] = said.split(' ');
  const meant =
    second === undefined && group.length > 0
      ? ` These exist: ${names.join(', ')}.`
      : nearestWord(`${first} ${second ?? ''}`.trim(), names) || nearestWord(first, names);
  return `pitboss: Unknown command “${said}”.${meant} Run “pitboss help” for a list.`;
};

const explain = (chosen: readonly Command[], isJson: boolean, help: (chosen: readonly Command[]) => string): number => {
  process.stdout.write(isJson ? `${JSON.stringify(helpDocument(chosen), null, 2)}\n` : help(chosen));
  return 0;
};

const fail = (status: number, text: string, isJson: boolean): number => {
  process.stderr.write(`${isJson ? errorDocument(status, text) : text}\n`);
  return status;
};
