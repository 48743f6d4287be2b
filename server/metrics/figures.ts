import { statfs } from 'node:fs/promises';
import type { Store } from '../../db/engine/store.ts';
import type { DatabaseFigures } from '../../db/engine/store-figures.ts';
import type { LastRuns, Readiness } from '../../platform/unit/services.ts';
import { DUTIES, type Duties, type Duty } from '../peers/duties.ts';
import type { Counts } from './counts.ts';
import type { StoreSize } from './store-size.ts';
import type { StoredFigures } from './stored-figures.ts';

/** The sources of the figures. */
export type FigureSources = {
  readonly version: string;
  readonly store: Pick<Store, 'longReads' | 'shared' | 'turns'>;
  readonly stored: StoredFigures;
  readonly storeSize: StoreSize;
  readonly data: string;
  readonly duties: Pick<Duties, 'has'>;
  readonly counts: Counts;
  readonly readiness: () => Promise<Readiness>;
  readonly sockets: () => number;
  readonly failingWork: () => number;
  readonly failingWallets: () => number;
  readonly lastRuns: () => LastRuns;
  readonly clock: () => number;
  /** Called when something cannot be read; everything else is shown nevertheless. */
  readonly failed: (error: unknown) => void;
};

/** Everything that one scrape shows. */
export type Figures = {
  readonly version: string;
  readonly nowMs: number;
  readonly counts: Counts;
  /** Undefined when the store could not be read. */
  readonly stored: Awaited<ReturnType<StoredFigures['look']>>;
  readonly readiness: Readiness;
  readonly storeBytes: number | undefined;
  readonly logBytes: number | undefined;
  /** Of the disk with the store's file; undefined when the store is in a database. */
  readonly disk: { readonly bytes: number; readonly freeBytes: number } | undefined;
  /** Undefined when the store is a file. */
  readonly database: DatabaseFigures | undefined;
  /** The duties that this server may have for all that share its store; undefined when it is alone. */
  readonly duties: ReadonlyMap<Duty, boolean> | undefined;
  readonly lastRuns: LastRuns;
  readonly turns: Store['turns'];
  readonly longReads: Store['longReads'];
  readonly sockets: number;
  readonly failingWork: number;
  readonly failingWallets: number;
};

export const takeFigures = async (sources: FigureSources): Promise<Figures> => {
  const { version, store, storeSize, data, counts, duties, clock } = sources;
  // Before this scrape reads itself.
  const { longReads, shared, turns } = store;
  const database = shared?.figures;
  const [size, disk, readiness, stored] = await Promise.all([
    storeSize.look(),
    shared === undefined ? statfs(data) : undefined,
    sources.readiness(),
    sources.stored.look(),
  ]);
  return {
    ...{ version, counts, stored, readiness, longReads, turns },
    nowMs: clock(),
    storeBytes: size?.store,
    logBytes: size?.log,
    disk: disk && { bytes: disk.blocks * disk.bsize, freeBytes: disk.bavail * disk.bsize },
    database,
    duties: shared && new Map(DUTIES.map((duty) => [duty, duties.has(duty)])),
    lastRuns: sources.lastRuns(),
    sockets: sources.sockets(),
    failingWork: sources.failingWork(),
    failingWallets: sources.failingWallets(),
  };
};
