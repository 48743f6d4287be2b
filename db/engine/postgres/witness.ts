import type { PostgresSession } from './postgres-session.ts';

/** The state of a database as one server has seen it, and will find it for as long as the database has not gone back in time. */
export type Seen = {
  readonly store: string;
  readonly life: string;
  readonly lives: number;
  /** Transactions that servers have committed. */
  readonly commits: number;
  /** The server's id among the marks, and the mark of its last transaction. */
  readonly server: string;
  readonly mark: number;
};

/** The state that a database reports. */
export type Found = Pick<Seen, 'store' | 'life' | 'lives' | 'commits'>;

/** The database compared with what was seen: `later` if it is known to have gone back, and all that was lost since is known to be. */
export type Standing = 'same' | 'later' | 'behind' | 'other';

/** The database lacks transactions that this server has seen committed. */
export class DatabaseBehind extends Error {
  constructor() {
    super(
      'The database lacks transactions that it has confirmed: it was restored, or a standby without them was promoted.',
    );
  }
}

/** The store has begun another life, or a newer version has changed its schema: this server must not go on as it is. */
export class StoreOutlived extends Error {}

const FIND = `select s.store, s.life, s.lives, c.commits from store_state s, store_commits c`;
const MARK = 'select mark, (extract(epoch from at) * 1000)::bigint from store_marks where server = $1';

/** @throws when the database is not, or not yet, a store. */
export const findState = async (session: PostgresSession): Promise<Found> => {
  const { rows } = await session.query(FIND);
  const [row] = rows;
  if (row === undefined) throw new Error('the database has no store');
  const [store, life, lives, commits] = row;
  return { store: String(store), life: String(life), lives: Number(lives), commits: Number(commits) };
};

const findMark = async (session: PostgresSession, server: string) => {
  const { rows } = await session.query(MARK, [server]);
  const [row] = rows;
  return row && { mark: Number(row[0]), atMs: Number(row[1]) };
};

/** @param seen its mark is 0 if it is so old that the database may have forgotten it. */
export const findStanding = async (session: PostgresSession, found: Found, seen: Seen): Promise<Standing> => {
  if (found.store !== seen.store) return 'other';
  if (found.lives < seen.lives) return 'behind';
  if (found.life !== seen.life) return 'later';
  if (found.commits < seen.commits) return 'behind';
  if (seen.mark === 0) return 'same';
  const { mark = 0 } = (await findMark(session, seen.server)) ?? {};
  return mark < seen.mark ? 'behind' : 'same';
};

/** A time from before a database went back to, by what servers have committed that it still has. */
export const keptUntilMs = async (
  session: PostgresSession,
  found: Found,
  evidence: readonly Seen[],
): Promise<number | undefined> => {
  const times: number[] = [];
  for (const { store, life, server } of evidence) {
    const mark = store === found.store && life === found.life ? await findMark(session, server) : undefined;
    if (mark !== undefined) times.push(mark.atMs);
  }
  return times.length === 0 ? undefined : Math.max(...times);
};

/**
 * Knows what a running server has seen committed. No connection is used on which the database lacks any of it, so nothing is answered from a
 * database that has gone back in time.
 */
export class Witness {
  readonly #known: number;
  readonly #lost: (error: Error) => void;
  #seen: Seen;
  #outlived: StoreOutlived | undefined;

  /**
   * @param known how many migrations this server knows.
   * @param lost called when the server must not go on.
   */
  constructor(found: Found, server: string, known: number, lost: (error: Error) => void) {
    this.#seen = { ...found, server, mark: 0 };
    this.#known = known;
    this.#lost = lost;
  }

  get seen(): Seen {
    return this.#seen;
  }

  /** @throws DatabaseBehind, StoreOutlived */
  async admit(session: PostgresSession): Promise<void> {
    const seen = this.#seen;
    const found = await findState(session);
    const standing = await findStanding(session, found, seen);
    if (standing === 'behind') throw new DatabaseBehind();
    if (standing === 'other') throw this.#outlive('The database has another store than before.');
    this.require(found.life);
  }

  /** @throws StoreOutlived */
  require(life: string, oldest = 0): void {
    if (life !== this.#seen.life)
      throw this.#outlive(
        'The database has begun another life: it has gone back in time and another server has put the wallets on hold, or its store is being moved.',
      );
    if (oldest > this.#known) throw this.#outlive('A newer version has changed the schema of the database.');
  }

  /** After a transaction of this server; its number among all, unless the answer that had it was lost. */
  committed(mark: number, commits = 0): void {
    this.#seen = { ...this.#seen, mark, commits: Math.max(this.#seen.commits, commits) };
  }

  /** Notes a state seen on another connection. */
  note({ commits, life }: Pick<Found, 'commits' | 'life'>): void {
    if (life !== this.#seen.life) this.require(life);
    else if (commits > this.#seen.commits) this.#seen = { ...this.#seen, commits };
  }

  /** The store has begun another life, by this server. */
  begin(found: Found): void {
    this.#seen = { ...this.#seen, ...found };
  }

  /** No host has what was seen. */
  readonly behind = (error: DatabaseBehind): void => this.#lost(error);

  #outlive(message: string): StoreOutlived {
    if (this.#outlived === undefined) {
      this.#outlived = new StoreOutlived(message);
      this.#lost(this.#outlived);
    }
    return this.#outlived;
  }
}
