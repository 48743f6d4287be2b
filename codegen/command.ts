import type { Config } from './config.ts';

/** An option of a command: `value` is what stands for its value in the help; one without is a switch. */
export type Option = { readonly says: string; readonly value?: string };

/** What a command was called with, and how it speaks. */
export type Call = {
  /** The configuration file, absolute. */
  readonly configFile: string;
  /** Read when it is first asked for: not every command needs one. */
  config(): Config;
  /** What was said beside options. */
  readonly words: readonly string[];
  text(option: string): string | undefined;
  isOn(option: string): boolean;
  /** A line of the result, on standard output. */
  print(line: string): void;
  /** What is going on, for a person who waits; it is no part of the result. */
  progress(doing: string): void;
  /** Aborted when the user wants a command that runs on to end. */
  readonly stopped: AbortSignal;
};

/** One command of the program. */
export type Command = {
  readonly name: string;
  /** The words that it takes: `<old> <new>`; those in brackets may be left out. */
  readonly takes?: string;
  readonly summary: string;
  /** What the help says below the summary. */
  readonly details?: readonly string[];
  readonly options?: Readonly<Record<string, Option>>;
  /** @returns whether all is well. Throws a Refusal with the faults that it found, or UsageError. */
  run(call: Call): Promise<boolean>;
};

/** The program was called in a way that it does not know. */
export class UsageError extends Error {}

/** Something that the caller can mend, said in one sentence. */
export class CommandError extends Error {}
