import type { DatabaseFigures } from './database-figures.ts';
import type { Params, RowOf, Runnable } from './statement.ts';
import type { Topic } from './tx.ts';

/** What servers need of a store that they share, besides units. */
export interface SharedAccess {
  readonly figures: DatabaseFigures;
  /** How many bytes the database has on disk. PostgreSQL looks at each file, so it is to be asked rarely. */
  size(): Promise<number>;
  /**
   * Runs one statement at once, on a connection of its own and in a transaction of its own: neither in a unit nor behind those that wait. For
   * what must not be late: signs of life, and looks at what the others have done.
   */
  ask<R extends Runnable>(
    runnable: R,
    params?: Params,
  ): Promise<{ readonly rows: RowOf<R>[]; readonly changes: number }>;
  /** What a look at the others has shown of the store itself; see Witness. */
  note(found: { readonly commits: number; readonly life: string }): void;
  /** Calls those who wait for commits: another server may have changed what these topics are about. */
  announce(topics: ReadonlySet<Topic>): void;
}
