/** The kinds of lines in an archive file. Each kind of row starts with its own name, so a line is recognised by its start. */
const CONTRIBUTION = '{"contribution":';
const KEY = '{"key":';
const END = '{"end":';

/** The contents of a block, by kind. Rows are JSON objects with the columns of their table. */
export type ArchivedLines = {
  /** Sealed texts of entries, as they were in the ledger. */
  readonly entries: readonly string[];
  /** Rows of `contribution_intents`. */
  readonly contributions: readonly string[];
  /** Rows of `idempotency_keys`. */
  readonly keys: readonly string[];
  /** The seal of the last entry up to here, in hex; undefined when its line is missing. */
  readonly mac: string | undefined;
};

export const contributionLine = (row: string): string => `${CONTRIBUTION}${row}}`;
export const keyLine = (row: string): string => `${KEY}${row}}`;
/** The last line of a block: the seal of its last entry, from which those of the others follow. */
export const endLine = (seq: number, mac: Uint8Array): string =>
  `${END}${JSON.stringify({ seq, mac: Buffer.from(mac).toString('hex') })}}`;

/** Names that are written alike in all texts, without escapes. */
const PLAIN = /^[\w:.-]+$/;

/** Reports whether a text may name something: spares most texts being parsed. */
export const mayName = (text: string, name: string): boolean => !PLAIN.test(name) || text.includes(`"${name}"`);

const rowsIn = (lines: readonly string[], start: string): readonly string[] =>
  lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length, -1));

/** Sorts the lines of a block. */
export const sortLines = (lines: readonly string[]): ArchivedLines => {
  const [end] = rowsIn(lines, END);
  const { mac } = (end === undefined ? {} : JSON.parse(end)) as { readonly mac?: string };
  return {
    entries: lines.filter((line) => line.startsWith('[')),
    contributions: rowsIn(lines, CONTRIBUTION),
    keys: rowsIn(lines, KEY),
    mac,
  };
};
