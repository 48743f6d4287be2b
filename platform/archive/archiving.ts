import type { Store } from '../../db/engine/store.ts';
import type { Seal } from '../../db/ledger/ledger.ts';

/** The store is not as its ledger, or a sealed file, has it. The data concerned was not removed. The message is a whole sentence. */
export class ArchiveRefused extends Error {}

/** So many entries are in one file at most. A file is written, checked and sealed as a whole, so this bounds what an interruption costs. */
export const ENTRIES_PER_FILE = 1_000_000;
/** A look-up reads one block, and the rows of one block are removed in one unit. */
export const ENTRIES_PER_BLOCK = 256;
/** About how long the lines of a block get: rows of earlier versions have callers' texts of any length, and a look-up holds up other work. */
export const BYTES_PER_BLOCK = 256 * 1024;

/** A fact that has just become true, in this order for each file. A crash after any of them loses nothing. */
export type ArchiveStep =
  /** The file is complete and on disk, under a name that is not its own. */
  | { readonly step: 'written'; readonly file: string; readonly entries: number }
  /** The file has its name. */
  | { readonly step: 'named'; readonly file: string; readonly entries: number }
  /** The ledger seals the file. */
  | { readonly step: 'sealed'; readonly file: string; readonly entries: number; readonly bytes: number }
  /** The rows of so many of its blocks are gone. */
  | { readonly step: 'moved'; readonly file: string; readonly blocks: number; readonly of: number };

export type Archiving = {
  readonly store: Pick<Store, 'read' | 'write'>;
  readonly seal: Seal;
  readonly clock: () => number;
  /** Where archive files are, each in the folder of its instance. */
  readonly folder: string;
  /** Entries from this time on stay. */
  readonly beforeMs: number;
  readonly entriesPerFile?: number;
  readonly entriesPerBlock?: number;
  readonly bytesPerBlock?: number;
  /** Reports whether to stop after the current step; another run continues. */
  readonly isStopped?: () => boolean;
  readonly onStep?: (step: ArchiveStep) => void;
  /** Receives how many of about how many entries are archived. Each is written, read back and removed, which is a third of it each. */
  readonly onProgress?: (done: number, of: number) => void;
};

/** The parts that archive one instance; `passed` is called whenever so many of its entries have passed one of the three steps. */
export type ArchivingOne = Archiving & { readonly passed: (entries: number) => void };
