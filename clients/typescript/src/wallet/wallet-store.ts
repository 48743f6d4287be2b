/** The record that the kit keeps of a transaction. All values are JSON. */
export type TransactionRecord = {
  readonly kind: 'transaction';
  /** `moved`: your function has moved it. `refused`: it was refused. `cancelled`: it has no effect, and never will. */
  readonly state: 'moved' | 'refused' | 'cancelled';
  /** Distinguishes a repeat from another transaction with the same id; null if it was cancelled before it arrived. */
  readonly fingerprint: string | null;
  /** The money that it moves, and its owner; null if it was cancelled before it arrived. The amount is a decimal. */
  readonly movement: {
    readonly type: 'Debit' | 'Credit';
    readonly playerId: string;
    readonly currency: string;
    readonly amount: string;
  } | null;
  /** The balance in the first reply, as a decimal; null unless it was moved. */
  readonly balance: string | null;
  readonly refusal: { readonly code: string; readonly detail?: string } | null;
};

/** The record that the kit keeps of a batch: the reply once all of its transactions are decided. */
export type BatchRecord = {
  readonly kind: 'batch';
  readonly fingerprint: string;
  readonly reply: {
    readonly total_amount: number;
    readonly total_jackpot_amount: number;
    readonly errors: readonly { readonly player_id: string; readonly code: string; readonly msg?: string }[];
  } | null;
};

export type WalletRecord = TransactionRecord | BatchRecord;

/**
 * Your database, as the kit uses it: a table of keys and records, next to your balances. It decides whether money moves once, so three
 * things must hold:
 *
 * 1. All changes through one `tx` are committed, or none: the record that the kit saves and the balance that your function changes.
 *    `transaction` resolves once they are on disk.
 * 2. `lock` locks its key, also one that has no record yet, until the transaction ends. Another transaction that locks the same key waits,
 *    and then sees what the first has saved.
 * 3. Records are kept as long as you keep transactions.
 */
export type WalletStore<Tx> = {
  /** Runs the work in a transaction of your database, and rolls it back if the work throws. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** The record of a key, locked; nothing if there is none. At most 170 characters: `transaction:<id>` or `batch:<id>`. */
  lock(tx: Tx, key: string): Promise<WalletRecord | null | undefined>;
  /** Stores the record of a key that was locked in this transaction. */
  save(tx: Tx, key: string, record: WalletRecord): Promise<unknown>;
};

/**
 * A store in memory, to try things out. It forgets everything when the process ends, and cannot roll back what your functions have changed.
 */
export const memoryStore = (): WalletStore<undefined> => {
  const records = new Map<string, WalletRecord>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    // One transaction after the other, so that every lock holds.
    transaction: (work) => {
      const result = last.then(() => work(undefined));
      last = result.catch(() => {});
      return result;
    },
    lock: async (_, key) => records.get(key),
    save: async (_, key, record) => records.set(key, record),
  };
};
