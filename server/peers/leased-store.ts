import type { Store } from '../../db/engine/store.ts';
import { StoreError } from '../../db/engine/store-error.ts';
import { holdsLease, type Lease } from '../../db/servers/leases.ts';

/**
 * A store for the holder of a lease. Each unit that may write first makes sure that the lease is still held, and keeps it until the commit. So
 * what a server does after the others have given it up, however late it wakes, has no effect.
 */
export const leasedStore = (store: Store, lease: Lease): Store => ({
  get migrated() {
    return store.migrated;
  },
  get stats() {
    return store.stats;
  },
  get turns() {
    return store.turns;
  },
  get longReads() {
    return store.longReads;
  },
  get shared() {
    return store.shared;
  },
  read: (work, requester) => store.read(work, requester),
  write: (work, requester) =>
    store.write(async (tx) => {
      if (!(await holdsLease(tx, lease)))
        throw new StoreError('store_unavailable', `Another server has taken over the duty ${lease.name}.`);
      return work(tx);
    }, requester),
  known: (lookup, key) => store.known(lookup, key),
  onCommit: (wake) => store.onCommit(wake),
  close: () => store.close(),
});
