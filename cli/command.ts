/** Runs a command with the words after its name, and its usage; returns the exit status. */
export type Run = (words: readonly string[], usage: string) => Promise<number>;

/** One command of the program. */
export type Command = {
  /** Its name on the command line. */
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  /** The meaning of each option of the usage, other than `--json`. */
  readonly options: Readonly<Record<string, string>>;
  /** The output of `--json`. */
  readonly json: string;
  /** The meaning of exit statuses, besides those of misuse and of a bug, which every command has. */
  readonly exits: Readonly<Record<number, string>>;
  load(): Promise<Run>;
};

/** A command failed for a reason the user can act on: one line that says what to do. */
export class CommandError extends Error {}

/** Ctrl-C has stopped a command: one line that says what was done by then. */
export class CommandStopped extends Error {}

/** Exit statuses other than 0: the command failed or found a fault; it was misused; the program has a bug; Ctrl-C has stopped it. */
export const STATUS = { failed: 1, misused: 2, faulty: 70, stopped: 130 } as const;

/** Their meaning for every command. */
export const COMMON_EXITS: Readonly<Record<number, string>> = {
  [STATUS.misused]: 'the command line is wrong',
  [STATUS.faulty]: 'the program has a bug',
};

/** The option that every command takes. */
export const JSON_OPTION = { json: { type: 'boolean', default: false } } as const;

/** Texts that several commands share: on the option for the data folder, and on the meaning of their exits. */
export const DATA = { '--data': 'the data folder; PITBOSS_DATA, or data, without it' };
export const NO_STORE = 'the data folder has no store, or it cannot be used';
export const WAITED = { 130: 'Ctrl-C has stopped it; the message says whether the platform carries it out' };
