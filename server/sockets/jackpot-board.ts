import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findInstance, type Instance } from '../../db/jackpots/instances.ts';
import { type LiveInstance, listLiveInstances } from '../../db/jackpots/live-instances.ts';
import { listSourcesByInstance, listSourcesOfInstance } from '../../db/routing/sources.ts';
import { admitsBrand, admitsCountry, admitsSegments } from '../../domain/jackpot/admission.ts';
import { type InstanceStatus, statusAt } from '../../domain/jackpot/schedule.ts';
import type { PlayerSession } from '../../platform/unit/operator-wallet.ts';
import { readRules } from '../../wire/read-rules.ts';
import { tickerToWire } from '../../wire/shown-jackpot.ts';
import { BoardLook } from './board-look.ts';

/** A jackpot as sockets show it. */
export type Jackpot = {
  readonly id: string;
  readonly ownerId: string;
  readonly operatorId: string;
  /** Brand paths; empty for all brands under the owner. */
  readonly allowedBrands: readonly string[];
  readonly status: InstanceStatus;
  /** The ids of the sources that lead to it. */
  readonly sources: readonly string[];
  /** Reports whether players of a brand may play it, given what the wallet knows of them. An unknown country is not checked. */
  admits(brandPath: string, player: Pick<PlayerSession, 'country' | 'segments'>): boolean;
  /** Its ticker, as JSON. */
  readonly ticker: string;
};

/** The current values of jackpots. Caches them and reads only what has changed. */
export class JackpotBoard {
  readonly #store: Store;
  #known: ReadonlyMap<string, { readonly stamp: string; readonly jackpot: Jackpot }> = new Map();
  #nextTurnMs = Number.POSITIVE_INFINITY;

  constructor(store: Store) {
    this.#store = store;
  }

  /** When the next jackpot starts or ends by the clock, without a write. */
  get nextTurnMs(): number {
    return this.#nextTurnMs;
  }

  /** Must not run concurrently. */
  look(nowMs: number): Promise<BoardLook> {
    return this.#store.read(async (tx) => {
      const live = await listLiveInstances(tx, nowMs);
      const sources = await listSourcesByInstance(tx);
      const known = new Map<string, { readonly stamp: string; readonly jackpot: Jackpot }>();
      const changed: Jackpot[] = [];
      for (const instance of live) {
        const leading = sources.get(instance.id) ?? [];
        const stamp = stampOf(instance, leading, nowMs);
        const before = this.#known.get(instance.id);
        if (before?.stamp === stamp) known.set(instance.id, before);
        else {
          const jackpot = jackpotOf(await found(tx, instance.id), leading, nowMs);
          known.set(instance.id, { stamp, jackpot });
          if (isShown(jackpot)) changed.push(jackpot);
        }
      }
      for (const [id, { jackpot }] of this.#known)
        if (!known.has(id) && isShown(jackpot))
          changed.push(jackpotOf(await found(tx, id), await listSourcesOfInstance(tx, id), nowMs));
      this.#known = known;
      this.#nextTurnMs = Math.min(...live.flatMap(turnsOf).filter((atMs) => atMs > nowMs), Number.POSITIVE_INFINITY);
      const shown = [...known.values()].map(({ jackpot }) => jackpot).filter(isShown);
      return new BoardLook({ atMs: nowMs, shown, changed });
    });
  }

  /** One jackpot as it is now, even if it has ended. */
  find(id: string, nowMs: number): Promise<Jackpot | undefined> {
    return this.#store.read(async (tx) => {
      const instance = await findInstance(tx, id);
      return instance && jackpotOf(instance, await listSourcesOfInstance(tx, id), nowMs);
    });
  }

  /** Clears the cache when no client watches: the next snapshot has nothing to differ from. */
  forget(): void {
    this.#known = new Map();
  }
}

const isShown = ({ status }: Jackpot): boolean => status === 'Active' || status === 'Paused';

/** Changes whenever an instance's ticker does. */
const stampOf = (instance: LiveInstance, sources: readonly string[], nowMs: number): string =>
  JSON.stringify([instance.ledgerSeq, instance.version, instance.updatedAtMs, statusAt(instance, nowMs), sources]);

const turnsOf = ({ startsAtMs, endsAtMs }: LiveInstance): number[] =>
  [startsAtMs, endsAtMs].filter((atMs) => atMs !== null);

const found = async (tx: Tx, id: string): Promise<Instance> => {
  const instance = await findInstance(tx, id);
  if (instance === undefined) throw new Error(`the instance ${id} is gone`);
  return instance;
};

const jackpotOf = (instance: Instance, sources: readonly string[], nowMs: number): Jackpot => {
  const { id, ownerId, operatorId } = instance;
  const { allowedBrands, countries, segments: filters } = readRules(instance);
  return {
    id,
    ownerId,
    operatorId,
    allowedBrands,
    status: statusAt(instance, nowMs),
    sources,
    admits: (brandPath, { country, segments = [] }) =>
      admitsBrand({ ownerId, allowedBrands }, brandPath) &&
      (country === undefined || admitsCountry(countries, country)) &&
      (filters === undefined || admitsSegments(filters, segments)),
    ticker: JSON.stringify(tickerToWire(instance, sources, nowMs)),
  };
};
