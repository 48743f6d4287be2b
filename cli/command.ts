/** What a command does, given the words after its name and its usage; returns the exit status. */
export type Run = (words: readonly string[], usage: string) => Promise<number>;

/** One command of the program. */
export type Command = {
  /** Its name on the command line. */
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  load(): Promise<Run>;
};

/** A command failed for a reason the user can act on: one line that says what to do. */
export class CommandError extends Error {}

/** Exit statuses other than 0: the command failed or found a fault; it was misused; the program has a bug. */
export const STATUS = { failed: 1, misused: 2, faulty: 70 } as const;
