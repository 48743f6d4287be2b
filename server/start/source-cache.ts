import { foldCase } from '../../db/engine/open-client.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { Listing, Page } from '../../db/listing/page.ts';
import {
  listBareSources,
  listSources,
  type SourceFilter,
  type SourceOrder,
  type SourceWithJackpots,
  sourceAssignments,
} from '../../db/routing/sources.ts';
import type { PublicSources } from '../../platform/unit/services.ts';

/** Owners with more of either are not cached. */
const SOURCES_MAX = 10_000;
const ASSIGNMENTS_MAX = 50_000;
/** In all lists together; beyond this the least recently used ones are evicted. */
const KEPT_MAX = 200_000;

type Kept = { readonly source: SourceWithJackpots; readonly foldedName: string };

/**
 * Caches the public source lists of owners (F7), per sort order. A commit that may have changed a source clears it: no cached list is older
 * than the last commit of this process, nor than what was last seen of other servers' commits.
 */
export class SourceCache implements PublicSources {
  /** `large` marks an owner with too many. In order of last use. */
  readonly #lists = new Map<string, readonly Kept[] | 'large'>();
  #size = 0;
  /** Counts how often it was cleared. */
  #cleared = 0;

  constructor(store: Pick<Store, 'onCommit'>) {
    store.onCommit((told) => {
      if (!told.has('sources')) return;
      this.#lists.clear();
      this.#cleared += 1;
      this.#size = 0;
    });
  }

  async list(
    tx: Tx,
    { ownerId, name }: { readonly ownerId: string; readonly name?: string | undefined },
    page: Page<SourceOrder>,
  ): Promise<Listing<SourceWithJackpots>> {
    const filter: SourceFilter = { leading: ownerId, name, forPublic: true };
    const all = await this.#allOf(tx, ownerId, page);
    if (all === 'large') return listSources(tx, filter, page);
    const letters = name === undefined ? '' : foldCase(name);
    const found = letters === '' ? all : all.filter(({ foldedName }) => foldedName.includes(letters));
    const first = page.page * page.limit;
    return { rows: found.slice(first, first + page.limit).map(({ source }) => source), total: found.length };
  }

  async #allOf(tx: Tx, ownerId: string, order: Page<SourceOrder>): Promise<readonly Kept[] | 'large'> {
    const key = JSON.stringify([ownerId, order.sortField, order.descending]);
    const known = this.#lists.get(key);
    if (known !== undefined) this.#lists.delete(key);
    const cleared = this.#cleared;
    const list = known ?? (await readAll(tx, ownerId, order));
    // On a store that servers share, a commit may come between.
    if (cleared !== this.#cleared) return list;
    this.#lists.set(key, list);
    if (known === undefined) this.#size += sizeOf(list);
    for (const [oldest, each] of this.#lists) {
      if (this.#size <= KEPT_MAX || oldest === key) break;
      this.#lists.delete(oldest);
      this.#size -= sizeOf(each);
    }
    return list;
  }
}

/** An empty list takes room too, and anyone may ask for the sources of owners that have none. */
const sizeOf = (list: readonly Kept[] | 'large'): number =>
  list === 'large' ? 1 : list.reduce((size, { source }) => size + 1 + source.jackpots.length, 1);

const readAll = async (tx: Tx, ownerId: string, order: Page<SourceOrder>): Promise<readonly Kept[] | 'large'> => {
  const filter: SourceFilter = { leading: ownerId, forPublic: true };
  const sources = await listBareSources(tx, filter, order, SOURCES_MAX + 1);
  if (sources.length > SOURCES_MAX) return 'large';
  const assignments = await sourceAssignments.listAllPublic(tx, [ownerId], ASSIGNMENTS_MAX + 1);
  if (assignments.length > ASSIGNMENTS_MAX) return 'large';
  const bySource = Map.groupBy(assignments, (each) => keyOf(each.ownerId, each.fromId));
  return sources.map((source) => ({
    source: { ...source, jackpots: bySource.get(keyOf(source.ownerId, source.sourceId)) ?? [] },
    foldedName: foldCase(source.name),
  }));
};

const keyOf = (ownerId: string, sourceId: string): string => JSON.stringify([ownerId, sourceId]);
