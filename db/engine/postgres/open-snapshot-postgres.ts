import type { Store } from '../store.ts';
import type { Tx } from '../tx.ts';
import { openPostgres, type PostgresOptions } from './open-postgres.ts';
import { NO_LIMITS } from './session.ts';

/** As long as a timer can wait: a proof takes its time. */
const LIMIT_MS = 2 ** 31 - 1;

/** Opens one state of a store, that of the first read, while servers write to it. All reads see it. The schema must be up to date. */
export const openSnapshotPostgres = async (
  options: Pick<PostgresOptions, 'url' | 'migrations' | 'nativeBinding'>,
): Promise<Pick<Store, 'read' | 'close'>> => {
  const aside = { places: 1, limitMs: LIMIT_MS };
  const store = await openPostgres({ ...options, migrates: false, moving: true, limits: NO_LIMITS, aside });
  const closed = Promise.withResolvers<void>();
  const begun = new Promise<Tx>((resolve, reject) => {
    const held = store.read((tx) =>
      tx.aside((reader) => {
        resolve(reader);
        return closed.promise;
      }),
    );
    held.catch(reject);
  });
  return {
    read: async (work) => work(await begun),
    close: async () => {
      closed.resolve();
      await store.close();
    },
  };
};
