import type { ProjectConfig } from '../../read/config/config.ts';
import type { CommandFinding } from './findings.ts';

/** An option of a command. `value` is the placeholder in the help; without it the option is a flag. */
export type Option = {
  readonly says: string;
  readonly value?: string;
  /** It may be given several times; `texts` has all values. */
  readonly isList?: true;
};

/** The arguments of a command, and how it writes output. */
export type CommandCall = {
  /** The configuration file, absolute. */
  readonly configFile: string;
  /** Loaded on first use, because not every command needs it. */
  config(): ProjectConfig;
  /** The positional arguments. */
  readonly words: readonly string[];
  text(option: string): string | undefined;
  texts(option: string): readonly string[];
  isOn(option: string): boolean;
  /** Prints a line of the result to standard output. */
  print(line: string): void;
  /** Reports something found, in the format that the user chose. */
  find(finding: CommandFinding): void;
  /** Shows progress to a person who waits; not part of the result. */
  progress(doing: string): void;
  /** Aborted when the user stops a long-running command. */
  readonly stopped: AbortSignal;
};

/** One command of the program. */
export type CodegenCommand = {
  readonly name: string;
  /** The positional arguments: `<old> <new>`; those in brackets are optional. */
  readonly takes?: string;
  readonly summary: string;
  /** Defaults for a document that is named in place of a configuration file: `[document]` is its first argument. */
  readonly document?: { readonly accept?: 'all' | 'none' };
  /** Lines of help below the summary. */
  readonly details?: readonly string[];
  readonly options?: Readonly<Record<string, Option>>;
  /** @returns whether all is well. Throws a SpecRefusal with the faults found, or UsageError. */
  run(call: CommandCall): Promise<boolean>;
};
