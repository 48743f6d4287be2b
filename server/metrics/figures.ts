import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Store } from '../../db/engine/store.ts';
import { type Booked, readFigures, type StoreFigures } from '../../db/operating-figures.ts';
import type { Readiness } from '../../platform/unit/services.ts';
import type { BookedTotals } from './booked-totals.ts';
import type { Counts } from './counts.ts';

/** Where the figures come from. */
export type FigureSources = {
  readonly version: string;
  readonly store: Pick<Store, 'read' | 'longReads'>;
  /** The data folder and the file of its store. */
  readonly data: string;
  readonly file: string;
  readonly counts: Counts;
  readonly booked: BookedTotals;
  readonly readiness: () => Promise<Readiness>;
  readonly sockets: () => number;
  readonly failingWork: () => number;
  readonly failingWallets: () => number;
  /** When the last backup was taken, up to when it is replicated, and when the folder last verified and last did not; 0 for never. */
  readonly lastRuns: () => LastRuns;
  readonly clock: () => number;
  /** Called when the store cannot be read; everything else is shown nevertheless. */
  readonly failed: (error: unknown) => void;
};

export type LastRuns = {
  readonly backedUpAtMs: number;
  /** Undefined without replication. */
  readonly replicatedAtMs?: number | undefined;
  readonly provedAtMs: number;
  readonly failedAtMs: number;
};

/** Everything that one scrape shows. */
export type Figures = {
  readonly version: string;
  readonly nowMs: number;
  readonly counts: Counts;
  /** Undefined when the store could not be read. */
  readonly stored: (StoreFigures & { readonly booked: readonly Booked[] }) | undefined;
  readonly readiness: Readiness;
  readonly storeBytes: number;
  readonly logBytes: number;
  readonly diskBytes: number;
  readonly diskFreeBytes: number;
  readonly lastRuns: LastRuns;
  readonly longReads: Store['longReads'];
  readonly sockets: number;
  readonly failingWork: number;
  readonly failingWallets: number;
};

export const takeFigures = async (sources: FigureSources): Promise<Figures> => {
  const { version, store, data, file, counts, booked, clock } = sources;
  // Before this scrape reads itself.
  const { longReads } = store;
  const [disk, readiness, stored] = await Promise.all([
    statfs(data),
    sources.readiness(),
    readStored(store, booked).catch((error: unknown) => {
      sources.failed(error);
      return undefined;
    }),
  ]);
  return {
    ...{ version, counts, stored, readiness, longReads },
    nowMs: clock(),
    storeBytes: bytesOf(file),
    logBytes: bytesOf(`${file}-wal`),
    diskBytes: disk.blocks * disk.bsize,
    diskFreeBytes: disk.bavail * disk.bsize,
    lastRuns: sources.lastRuns(),
    sockets: sources.sockets(),
    failingWork: sources.failingWork(),
    failingWallets: sources.failingWallets(),
  };
};

const readStored = async (store: Pick<Store, 'read'>, booked: BookedTotals): Promise<Figures['stored']> => ({
  ...(await store.read((tx) => tx.aside(readFigures))),
  booked: await booked.look(),
});

const bytesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
