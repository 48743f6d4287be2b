import type { CodegenCommand, Option } from './command.ts';
import { ACCEPT } from './document-config.ts';

export const PROGRAM = 'pitboss-codegen';

export const COMMON_OPTIONS: Readonly<Record<string, Option>> = {
  config: { value: 'file', says: 'the configuration; default: pitboss-codegen.json in this folder' },
  progress: { says: 'prints progress to standard error; on a terminal it always does' },
};

/** The options of a command, its own first. */
export const listOptions = ({ options, document }: CodegenCommand): Readonly<Record<string, Option>> => ({
  ...options,
  ...(document === undefined ? {} : ACCEPT),
  ...COMMON_OPTIONS,
});

export const writeUsage = (command: CodegenCommand): string => {
  const { name, takes } = command;
  const flags = Object.entries(listOptions(command)).map(([option, value]) => `[${flag(option, value)}]`);
  return [PROGRAM, name, ...(takes ? [takes] : []), ...flags].join(' ');
};

const flag = (name: string, { value }: Option): string => (value === undefined ? `--${name}` : `--${name} <${value}>`);

/** The help of the program. */
export const programHelp = (commands: readonly CodegenCommand[]): string[] => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    `usage: ${PROGRAM} <command> [options]`,
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    `${PROGRAM} <command> --help shows details, ${PROGRAM} --version the version. Exit status: 0 success, 1 faults found, 2 wrong usage.`,
  ];
};

/** The help of one command. */
export const commandHelp = (command: CodegenCommand): string[] => {
  const options = Object.entries(listOptions(command));
  const width = Math.max(...options.map(([name, option]) => flag(name, option).length));
  return [
    `usage: ${writeUsage(command)}`,
    '',
    `${PROGRAM} ${command.name} ${command.summary}.`,
    ...(command.details ?? []),
    '',
    ...options.map(([name, option]) => `  ${flag(name, option).padEnd(width)}  ${option.says}`),
  ];
};
