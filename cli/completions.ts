import { CommandError, type Run } from './command.ts';
import { parseOptions } from './parse-options.ts';
import { SHELLS, shellCompletions } from './shell-completions.ts';

const isShell = (word: string): word is keyof typeof SHELLS => Object.hasOwn(SHELLS, word);

export const completions: Run = async (words) => {
  const { positionals } = parseOptions({ args: [...words], allowPositionals: true });
  const [shell = '', ...others] = positionals;
  if (!isShell(shell) || others.length > 0)
    throw new CommandError(`Name one shell: ${Object.keys(SHELLS).join(', ')}.`);
  // Loaded only here: the commands name this one.
  const { commands } = await import('./commands.ts');
  process.stdout.write(shellCompletions(shell, commands));
  return 0;
};
