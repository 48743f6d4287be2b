import { type Migrated, type Migration, MigrationRefused, readMigrations } from '../migrate.ts';
import { refuseMoved } from '../move/move-mark.ts';
import { openConnection } from '../open.ts';
import { ASIDE_PLACES, type AsideOptions, AsideReads } from './aside-reads.ts';
import { LOCK } from './begin-writing.ts';
import { POSITION } from './caught-up.ts';
import { Hosts, type HostsOptions } from './hosts.ts';
import { Marks } from './marks.ts';
import { migratePostgres, schemaStatements } from './migrate-postgres.ts';
import { missingParts } from './missing-parts.ts';
import { PostgresSchema } from './postgres-schema.ts';
import { NO_LIMITS, type PostgresSession } from './postgres-session.ts';
import { PostgresStore } from './postgres-store.ts';
import { Questions } from './questions.ts';
import { Replicas } from './replicas.ts';
import { requireOwnBackend } from './require-own-backend.ts';
import { partsMadeBy } from './schema-parts.ts';
import { Sessions } from './sessions.ts';
import { SharedAnswer } from './shared-answer.ts';
import { VersionedLookups } from './versioned-lookups.ts';
import { DatabaseBehind, type Found, findStanding, findState, keptUntilMs, type Seen, Witness } from './witness.ts';

export interface PostgresOptions extends Omit<HostsOptions, 'connectionLost' | 'admit' | 'behind'> {
  /** The address of standbys that answer long reads as well. */
  readonly replicas?: string | undefined;
  /** The migrations of a SQLite store, which is the form they are written in: a drizzle-kit folder or its contents. */
  readonly migrations: string | readonly Migration[];
  /** The tables whose answers to lookups are kept in memory. */
  readonly watched?: readonly string[];
  /** True if it may be opened although the store is being moved, or was. */
  readonly moving?: boolean;
  /** True if the schema is created or brought up to date; it must be up to date otherwise. */
  readonly migrates?: boolean;
  /** The reason to refuse an empty database rather than create a store in it: it must have had one. */
  readonly emptyRefused?: string | undefined;
  /** Units share a commit for at most this long. */
  readonly batchMs?: number;
  /** The time that this is measured with, in milliseconds. */
  readonly batchClock?: (() => number) | undefined;
  /** Connections for short reads. */
  readonly readers?: number;
  readonly aside?: AsideOptions;
  /** Evidence of what servers have seen in the database before; it must still hold. */
  readonly evidence?: readonly Seen[];
  /** Called with the reason why the server must not go on: DatabaseBehind, or StoreOutlived. */
  readonly lost?: (error: Error) => void;
  readonly committed?: ((units: number, tookMs: number) => void) | undefined;
  /** The loaded addon of SQLite, when it does not come from the package. */
  readonly nativeBinding?: object;
}

const READERS = 4;
/** Connections for single statements; one may wait for a row that a unit holds. */
const SIGNS = 3;
/** Longer than on SQLite: each statement of a unit takes a round trip, and a commit waits for other machines. */
const BATCH_MS = 50;

/**
 * Opens a store that any number of servers may share, and creates or migrates its schema as needed.
 * @throws DatabaseUnfit when it must not be used as it is, and any other error when no host of it can be reached.
 */
export const openPostgres = async (options: PostgresOptions): Promise<PostgresStore> => {
  const { url, sent, limits, patienceMs, isStandby, silence } = options;
  const { watched = [], readers = READERS, batchMs = BATCH_MS, nativeBinding, committed, evidence = [] } = options;
  const migrations = typeof options.migrations === 'string' ? readMigrations(options.migrations) : options.migrations;
  const connection = openConnection({ file: ':memory:', ...(nativeBinding && { nativeBinding }) });
  try {
    const opening = { url, sent, patienceMs, limits: NO_LIMITS, isStandby };
    let isBehind = false;
    const session = await new Hosts({ ...opening, admit: (each) => requireAll(each, evidence) })
      .connect()
      .catch((error: unknown) => {
        if (!(error instanceof DatabaseBehind)) throw error;
        isBehind = true;
        return new Hosts(opening).connect();
      });
    let migrated: Migrated;
    let witness: Witness;
    let wentBack: PostgresStore['wentBack'];
    try {
      await requireOwnBackend(session, () => new Hosts(opening).connect());
      if (options.moving !== true) await refuseMoved(session);
      const { emptyRefused } = options;
      if (emptyRefused !== undefined && (await isEmpty(session))) throw new MigrationRefused(emptyRefused);
      const how = isStandby === true ? 'reads' : options.migrates === false ? 'requires' : 'migrates';
      migrated = { applied: await migratePostgres(session, connection.client, migrations, watched, how) };
      const found = migrations.length === 0 ? NOTHING : await findState(session);
      // Again: a move begins another life together with its mark, so this finds either a life that has ended or the mark.
      if (options.moving !== true) await refuseMoved(session);
      if (isBehind) wentBack = await wentBackIn(session, found, evidence);
      const { rows } = await session.query('select gen_random_uuid()');
      witness = new Witness(found, String(rows[0]?.[0]), migrations.length, options.lost ?? (() => {}));
    } finally {
      await session.close();
    }
    const questions = new Questions(connection, namesOf(new PostgresSchema(connection.client)));
    const lookups = new VersionedLookups(watched);
    let lostConnections = 0;
    const connectionLost = (): void => {
      lostConnections += 1;
    };
    const admit = (each: PostgresSession) => witness.admit(each);
    const connecting = { url, sent, connectionLost, patienceMs, silence, isStandby, admit };
    const hosts = new Hosts({ ...connecting, limits, behind: witness.behind });
    const sessions = (name: string, max: number) => new Sessions(name, hosts, max);
    const places = options.aside?.places ?? ASIDE_PLACES;
    const [asideSessions, versions] = [sessions('long_reads', places), sessions('versions', 1)];
    const signs = sessions('signs', SIGNS);
    const parts = () => partsMadeBy(schemaStatements(connection.client, watched));
    const replicas =
      options.replicas === undefined
        ? undefined
        : replicasAt(
            { url: options.replicas, sent, connectionLost, limits, silence, isStandby: true, patienceMs: 0 },
            places,
            versions,
          );
    return new PostgresStore({
      ...{ questions, lookups, migrated, batchMs, batchClock: options.batchClock, committed, witness, wentBack },
      marks: new Marks(witness, LOCK),
      ...{ hosts, lostConnections: () => lostConnections },
      writers: sessions('writes', 1),
      readers: sessions('reads', readers),
      ...{ signs, missing: missingParts(signs, parts, migrations.length) },
      connectUnhurried: () => new Hosts({ ...connecting, limits: { ...limits, statementMs: 0 } }).connect(),
      ...{ versions, asideSessions, replicas },
      asideReads: new AsideReads(asideSessions, questions, lookups, options.aside, replicas),
      release: () => connection.client.close(),
    });
  } catch (error) {
    connection.client.close();
    throw error;
  }
};

const replicasAt = (options: HostsOptions, places: number, primary: Sessions): Replicas => {
  const hosts = new Hosts(options);
  return new Replicas(hosts, new Sessions('replica', hosts, places), new SharedAnswer(primary, POSITION, 'position'));
};

/** Of a database without a schema. */
const NOTHING: Found = { store: '', life: '', lives: 0, commits: 0 };

/** Also one whose restore has not come to this table. */
const isEmpty = async (session: PostgresSession): Promise<boolean> => {
  const { rows } = await session.query("select to_regclass('schema_migrations') is not null");
  return rows[0]?.[0] !== 1 || (await session.query('select 1 from schema_migrations limit 1')).rows.length === 0;
};

/** @throws DatabaseBehind */
const requireAll = async (session: PostgresSession, evidence: readonly Seen[]): Promise<void> => {
  if (evidence.length === 0) return;
  const { rows } = await session.query("select to_regclass('store_commits') is not null");
  // It is empty, or no server has noted what it has seen in it.
  if (rows[0]?.[0] !== 1) return;
  const found = await findState(session);
  for (const seen of evidence) if ((await findStanding(session, found, seen)) === 'behind') throw new DatabaseBehind();
};

const wentBackIn = async (session: PostgresSession, found: Found, evidence: readonly Seen[]) => ({
  keptUntilMs: await keptUntilMs(session, found, evidence),
  livesMin:
    Math.max(found.lives, ...evidence.filter(({ store }) => store === found.store).map(({ lives }) => lives)) + 1,
});

/** Once, for all statements. */
const namesOf = ({ rowIds, nullable }: PostgresSchema) => ({ rowIds, nullable });
