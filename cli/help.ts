import type { Command } from './command.ts';

/** The program's help: one line per command. */
export const helpOn = (commands: readonly Command[]): string => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'pitboss runs a gaming platform from a single data folder.',
    '',
    ...commands.map(({ name, summary }) => `  pitboss ${name.padEnd(width)}  ${summary}`),
    '',
    'Run “pitboss COMMAND --help” for the flags of a command.',
    '',
    'Settings come from options, the environment and pitboss.yaml. Run “pitboss config print” for all of them.',
    '',
  ].join('\n');
};

/** The help of one command. */
export const helpOnOne = ({ usage, summary }: Command): string => `pitboss ${usage}\n  ${summary}\n`;
