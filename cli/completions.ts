import { CommandError, JSON_OPTION, type Run } from './command.ts';
import { createOutput } from './output.ts';
import { parseOptions } from './parse-options.ts';
import { SHELLS, shellCompletions } from './shell-completions.ts';

const isShell = (word: string): word is keyof typeof SHELLS => Object.hasOwn(SHELLS, word);

export const completions: Run = async (words) => {
  const { values, positionals } = parseOptions({ args: [...words], options: JSON_OPTION, allowPositionals: true });
  const [shell = '', ...others] = positionals;
  if (!isShell(shell) || others.length > 0)
    throw new CommandError(`Name one shell: ${Object.keys(SHELLS).join(', ')}.`);
  // Loaded only here: the commands name this one.
  const { commands } = await import('./commands.ts');
  const script = shellCompletions(shell, commands);
  createOutput(values.json)(script, { shell, script });
  return 0;
};
