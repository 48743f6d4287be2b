import type { Store } from '../store.ts';
import type { Tx } from '../tx.ts';
import { isCaughtUp, POSITION } from './caught-up.ts';
import { databaseFailed, requireWhole } from './database-failed.ts';
import { Hosts } from './hosts.ts';
import { openPostgres, type PostgresOptions } from './open-postgres.ts';
import { isCollision, isRefusedBySql, NO_LIMITS, type PostgresSession } from './postgres-session.ts';

/** As long as a timer can wait: a proof takes its time. */
const LIMIT_MS = 2 ** 31 - 1;
/** Once a standby has lagged for so long, the primary is read in its place. */
const PATIENCE_MS = 10_000;

type Options = Pick<PostgresOptions, 'url' | 'replicas' | 'migrations' | 'nativeBinding'>;

/**
 * Opens one state of a store, that of the first read, while servers write to it. All reads see it. The schema must be up to date. It is read
 * from a standby if there is one that has everything that was committed before.
 */
export const openSnapshotPostgres = async (options: Options): Promise<Pick<Store, 'read' | 'close'>> => {
  const { url, replicas, ...rest } = options;
  const found = replicas === undefined ? undefined : await findStandby(url, replicas);
  const aside = { places: 1, limitMs: LIMIT_MS };
  const openAt = (at: Pick<PostgresOptions, 'url' | 'isStandby' | 'patienceMs'>) =>
    openPostgres({ ...rest, ...at, migrates: false, moving: true, limits: NO_LIMITS, aside });
  // One that is lost since it was found is no reason to read nothing.
  const standby =
    found === undefined
      ? undefined
      : await openAt({ url: found, isStandby: true, patienceMs: 0 }).catch(() => undefined);
  const store = standby ?? (await openAt({ url }));
  await requireWhole(store).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
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
    read: async (work) => {
      try {
        return await work(await begun);
      } catch (error) {
        // The snapshot is gone, and nothing is wrong with its rows. The primary may read what a standby cannot: its disk is another one.
        const isLost = (store.shared?.figures.lostConnections ?? 0) > 0 || isCollision(error);
        throw isLost || (standby !== undefined && isRefusedBySql(error)) ? databaseFailed(error) : error;
      }
    },
    close: async () => {
      closed.resolve();
      await store.close();
    },
  };
};

/** The address of a standby that has everything that was committed before; undefined if there is none. */
const findStandby = async (url: string, replicas: string): Promise<string | undefined> => {
  const opened: PostgresSession[] = [];
  const connect = async (options: ConstructorParameters<typeof Hosts>[0]): Promise<PostgresSession> => {
    const session = await new Hosts(options).connect();
    opened.push(session);
    return session;
  };
  try {
    const primary = await connect({ url });
    const standby = await connect({ url: replicas, isStandby: true, patienceMs: 0 });
    const positionOf = async () => (await primary.query(POSITION)).rows[0]?.[0];
    return (await isCaughtUp(standby, positionOf, PATIENCE_MS)) ? standby.url : undefined;
  } catch {
    return undefined;
  } finally {
    await Promise.all(opened.map((session) => session.close()));
  }
};
