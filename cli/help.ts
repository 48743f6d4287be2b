import { COMMON_EXITS, type Command } from './command.ts';

/** The program's help: one line per command. */
export const helpOn = (commands: readonly Command[]): string => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'pitboss runs a gaming platform from a single data folder.',
    '',
    ...commands.map(({ name, summary }) => `  pitboss ${name.padEnd(width)}  ${summary}`),
    '',
    'Run “pitboss COMMAND --help” for the options, the output and the exit codes of a command.',
    'Every command takes --json; an error is then a line {"error": {…}} on standard error.',
    '',
    'Settings come from options, the environment and pitboss.yaml. Run “pitboss config print” for all of them.',
    '',
  ].join('\n');
};

/** The help of one command. */
export const helpOnOne = (command: Command): string => {
  const { usage, summary } = command;
  const options = Object.entries(optionsOf(command));
  const width = Math.max(...options.map(([name]) => name.length));
  const exits = Object.entries(exitsOf(command));
  return [
    `pitboss ${usage}`,
    `  ${summary}`,
    '',
    ...options.map(([name, meaning]) => `  ${name.padEnd(width)}  ${meaning}`),
    '',
    'Exit codes:',
    ...exits.map(([status, meaning]) => `  ${status.padStart(3)}  ${meaning}`),
    '',
  ].join('\n');
};

/** The same for programs: every command with all that its help says. */
export const helpDocument = (commands: readonly Command[]): object => ({
  commands: commands.map((command) => ({
    name: command.name,
    usage: command.usage,
    summary: command.summary,
    options: optionsOf(command),
    exits: exitsOf(command),
  })),
});

const optionsOf = ({ options, json }: Command): Readonly<Record<string, string>> => ({
  ...options,
  '--json': `prints ${json}`,
});

const exitsOf = ({ exits }: Command): Readonly<Record<number, string>> => ({ ...exits, ...COMMON_EXITS });
