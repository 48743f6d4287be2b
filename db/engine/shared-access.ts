import type { Params, RowOf, Runnable } from './statement.ts';
import type { DatabaseFigures } from './store-figures.ts';
import type { Topic } from './tx.ts';

/** The parts of a shared store that servers use besides units. */
export interface SharedAccess {
  readonly figures: DatabaseFigures;
  /** Size of the database on disk, in bytes. PostgreSQL looks at each file, so call it rarely. */
  size(): Promise<number>;
  /** The missing parts of its schema, as the end of a sentence; undefined when it is whole. A restore may have left something out. */
  missing(): Promise<string | undefined>;
  /**
   * Runs one statement at once, on a separate connection and in a separate transaction: neither in a unit nor behind those that wait. For
   * what must not be late: signs of life, and looks at what the others have done.
   */
  ask<R extends Runnable>(
    runnable: R,
    params?: Params,
  ): Promise<{ readonly rows: RowOf<R>[]; readonly changes: number }>;
  /** Notes the state of the store itself, as seen in a look at the others; see Witness. */
  note(found: { readonly commits: number; readonly life: string }): void;
  /** Calls those who wait for commits: another server may have changed what these topics are about. */
  announce(topics: ReadonlySet<Topic>): void;
}
