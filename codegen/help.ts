import type { Command, Option } from './command.ts';

export const PROGRAM = 'pitboss-codegen';

export const COMMON_OPTIONS: Readonly<Record<string, Option>> = {
  config: { value: 'file', says: 'the configuration; pitboss-codegen.json of this folder when left out' },
  progress: { says: 'says what is going on, in lines on standard error; a terminal is told anyway' },
};

export const usageOf = ({ name, takes, options = {} }: Command): string => {
  const flags = Object.entries({ ...options, ...COMMON_OPTIONS }).map(([option, value]) => `[${flag(option, value)}]`);
  return [PROGRAM, name, ...(takes ? [takes] : []), ...flags].join(' ');
};

const flag = (name: string, { value }: Option): string => (value === undefined ? `--${name}` : `--${name} <${value}>`);

/** What the program says when it is asked for help. */
export const helpOn = (commands: readonly Command[]): string[] => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    `usage: ${PROGRAM} <command> [options]`,
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `${PROGRAM} <command> --help tells the rest. It ends with 0 when all is well, 1 when something is at fault, 2 when it was called wrongly.`,
  ];
};

/** The same for one command. */
export const helpOnOne = (command: Command): string[] => {
  const options = Object.entries({ ...command.options, ...COMMON_OPTIONS });
  const width = Math.max(...options.map(([name, option]) => flag(name, option).length));
  return [
    `usage: ${usageOf(command)}`,
    '',
    `${PROGRAM} ${command.name} ${command.summary}.`,
    ...(command.details ?? []),
    '',
    ...options.map(([name, option]) => `  ${flag(name, option).padEnd(width)}  ${option.says}`),
  ];
};
