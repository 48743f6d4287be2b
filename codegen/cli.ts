import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommand } from './commands/build.ts';
import { bundleCommand } from './commands/bundle.ts';
import { checkCommand } from './commands/check.ts';
import { diffCommand } from './commands/diff.ts';
import { generateCommand } from './commands/generate.ts';
import { initCommand } from './commands/init.ts';
import { lintCommand } from './commands/lint.ts';
import { mockCommand } from './commands/mock.ts';
import type { CodegenCommand, CommandCall } from './commands/program/command.ts';
import { documentConfig, inPart, PART } from './commands/program/document-config.ts';
import { type CommandFinding, FORMATS, type Format, type Reporter, reporterFor } from './commands/program/findings.ts';
import { commandHelp, listOptions, PROGRAM, programHelp, writeUsage } from './commands/program/help.ts';
import { ownVersion } from './commands/program/own-package.ts';
import { releaseCommand } from './commands/release.ts';
import { scaffoldCommand } from './commands/scaffold.ts';
import { testCommand } from './commands/test.ts';
import { watchCommand } from './commands/watch.ts';
import { type ProjectConfig, readProjectConfig } from './read/config/config.ts';
import { LIMITATIONS } from './read/config/limitations.ts';
import { SpecRefusal, UsageError, UserError } from './read/config/refusal.ts';
import { locate } from './read/document/locate.ts';

/** Every command, in the order in which a project uses them. */
export const COMMANDS: readonly CodegenCommand[] = [
  initCommand,
  lintCommand,
  bundleCommand,
  generateCommand,
  buildCommand,
  checkCommand,
  diffCommand,
  releaseCommand,
  mockCommand,
  scaffoldCommand,
  testCommand,
  watchCommand,
];

const DEFAULT_CONFIG = 'pitboss-codegen.json';

/** Exit statuses: success, a fault found, wrong usage. */
const STATUS = { well: 0, fault: 1, misuse: 2 } as const;

/** The outputs of the program; each defaults to silence, or to printing the result line. */
export type Outlets = {
  readonly complain?: (line: string) => void;
  readonly progress?: (doing: string) => void;
  readonly stopped?: AbortSignal;
};

/** Runs one command; returns the exit status. */
export const run = async (
  args: readonly string[],
  print: (line: string) => void,
  { complain = print, progress = () => {}, stopped = new AbortController().signal }: Outlets = {},
): Promise<number> => {
  const [name = 'help', ...rest] = args;
  const say = (lines: readonly string[]): number => {
    for (const line of lines) print(line);
    return STATUS.well;
  };
  if (['help', '--help', '-h'].includes(name)) {
    const asked = COMMANDS.find((candidate) => candidate.name === rest[0]);
    return say(asked ? commandHelp(asked) : programHelp(COMMANDS));
  }
  if (['--version', '-v', 'version'].includes(name)) return say([ownVersion()]);
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) {
    complain(`${PROGRAM}: unknown command ${name}. Commands: ${COMMANDS.map((one) => one.name).join(', ')}.`);
    return STATUS.misuse;
  }
  if (rest.some((word) => word === '--help' || word === '-h')) return say(commandHelp(command));
  let config: ProjectConfig | undefined;
  let reporter: Reporter | undefined;
  let isForPeople = true;
  try {
    const { values, words } = read(command, rest);
    const configFile = resolve(values.config === undefined ? DEFAULT_CONFIG : String(values.config));
    const format = formatOf(values.format);
    isForPeople = format === 'text';
    reporter = reporterFor(format, command.name, () => config?.root ?? '.', print);
    const call: CommandCall = {
      configFile,
      config: () => {
        config ??= inPart(configFor(command, configFile, words, call), call);
        return config;
      },
      words,
      text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
      texts: (option) => [values[option] ?? []].flat().map(String),
      isOn: (option) => values[option] === true,
      print: reporter.print,
      find: reporter.find,
      progress,
      stopped,
    };
    const isWell = await command.run(call);
    reporter.end(isWell);
    return isWell ? STATUS.well : STATUS.fault;
  } catch (error) {
    if (isForPeople || isMisuse(error)) return blame(error, command, config, complain);
    for (const finding of findingsOf(error, config)) reporter?.find(finding);
    reporter?.end(false);
    return STATUS.fault;
  }
};

/** The configuration file, or that of a document that is named instead. */
const configFor = (
  command: CodegenCommand,
  configFile: string,
  [document]: readonly string[],
  { text, texts }: CommandCall,
): ProjectConfig => {
  if (command.document === undefined || document === undefined) {
    // The output of a configuration follows from it alone, so that `check` can compare it.
    const given = Object.keys(PART).find((option) => texts(option).length > 0);
    if (command.name === 'generate' && given !== undefined)
      throw new UsageError(
        `--${given} is for a document; in the configuration, ${given === 'read' ? 'it is "read"' : 'an interface has include and exclude'}`,
      );
    return readProjectConfig(configFile);
  }
  if (text('config') !== undefined) throw new UsageError('name either a document or --config');
  const [output, client, server, perspective] = ['output', 'client', 'server', 'perspective'].map(text);
  const accept = text('accept') ?? command.document.accept;
  return documentConfig(document, { output, client, server, perspective, accept, plugins: texts('plugin') });
};

const formatOf = (given: string | boolean | string[] | undefined): Format => {
  const format = FORMATS.find((one) => one === (given ?? 'text'));
  if (format === undefined) throw new UsageError(`${given} is not a format`);
  return format;
};

/** An error for programs: every fault of the specs, or a single sentence. */
const findingsOf = (error: unknown, config: ProjectConfig | undefined): CommandFinding[] => {
  if (!(error instanceof SpecRefusal))
    return [{ level: 'error', rule: 'error', text: error instanceof Error ? error.message : String(error) }];
  const at = locate(config?.root ?? '.');
  return error.faults.map(({ where, rule, mend, limitation }) => {
    const accept = limitation === undefined ? '' : ` Or accept ${limitation}: ${LIMITATIONS[limitation]}.`;
    return { level: 'error', rule: limitation ?? 'refused', text: `${at(where)}: ${rule}. ${mend}${accept}` };
  });
};

const isMisuse = (error: unknown): boolean => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof UsageError || code.startsWith('ERR_PARSE_ARGS');
};

/** Parses the arguments of a command: `<old> <new>` takes two, `[old] [new]` up to two. */
const read = (command: CodegenCommand, args: readonly string[]) => {
  const options = listOptions(command);
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value, isList = false }]) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', multiple: isList },
      ]),
    ),
  });
  // Of an option that is given twice, Node silently takes the last value.
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []));
  const repeated = names.find((name, index) => names.indexOf(name) !== index && !options[name]?.isList);
  if (repeated !== undefined) throw new UsageError(`--${repeated} was given more than once`);
  const places = (command.takes ?? '').split(' ').filter((place) => place !== '');
  const needed = places.filter((place) => place.startsWith('<'));
  if (positionals.length > places.length)
    throw new UsageError(`${positionals[places.length]} is an unexpected argument`);
  if (positionals.length < needed.length) throw new UsageError(`${needed[positionals.length]} is missing`);
  return { values: values as Readonly<Record<string, string | boolean | string[] | undefined>>, words: positionals };
};

/** Reports an error: faults of the specs with file and line, misuse with the usage, anything else as a sentence. */
const blame = (
  error: unknown,
  command: CodegenCommand,
  config: ProjectConfig | undefined,
  complain: (line: string) => void,
): number => {
  if (error instanceof SpecRefusal) {
    const at = locate(config?.root ?? '.');
    for (const line of error.message.split('\n')) {
      const fault = error.faults.find(({ where }) => line.startsWith(`${where}: `));
      complain(fault ? `${at(fault.where)}${line.slice(fault.where.length)}` : line);
    }
    return STATUS.fault;
  }
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (isMisuse(error)) {
    const [sentence = ''] = message.split(/\. |\n/, 1);
    complain(`${PROGRAM} ${command.name}: ${sentence.replace(/\.$/, '')}. Usage: ${writeUsage(command)}`);
    return STATUS.misuse;
  }
  if (error instanceof UserError || config !== undefined || code === '') complain(message);
  else if (code === 'ENOENT' && message.includes(resolve(DEFAULT_CONFIG)))
    complain(
      `${DEFAULT_CONFIG} is not in this folder: use --config, ${command.document ? 'name a document, ' : ''}or begin a project with ${PROGRAM} init.`,
    );
  else complain(`${message}. Use --config to set the configuration file.`);
  return STATUS.fault;
};
