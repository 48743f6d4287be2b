import Database from 'better-sqlite3';

/** One operation as it was asked for. Repetitions under a key carry the `call` of the first one in their metadata. */
export type Issued = {
  readonly n: number;
  readonly operation: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
};
/** What came back; nothing came back from a call whose wallet hangs. */
export type Answered = {
  readonly n: number;
  readonly status: number;
  readonly code: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
};
export type Drawn = { readonly range: bigint; readonly outcome: bigint };
/** One call at the wallet: what it was about, what it did there, and what the platform was told. */
export type WalletCall = {
  readonly call: 'debit' | 'credit' | 'cancel';
  readonly id: string;
  readonly operator: string;
  readonly player: string;
  readonly currency: string;
  readonly amount: bigint;
  /** Whether the balance changed now. */
  readonly moved: boolean;
  /** `hung`: no answer yet; it is another line when it comes. */
  readonly told: 'done' | 'refused' | 'uncertain' | 'hung';
};

export type Line = { potId: string; account: string; amount: bigint; balanceAfter: bigint | null };
export type Entry = {
  readonly id: bigint;
  readonly instanceId: string;
  readonly seq: bigint;
  readonly kind: string;
  readonly atMs: bigint;
  readonly actor: string;
  readonly operation: string;
  readonly reference: string;
  readonly rate: string | null;
  readonly decisions: string;
  readonly lines: Line[];
};
export type ContributionRow = {
  readonly id: string;
  readonly instanceId: string;
  readonly state: string;
  readonly brandPath: string;
  readonly playerId: string;
  readonly sourceId: string;
  readonly currency: string;
  readonly rate: string;
  readonly wager: bigint;
  readonly debit: bigint;
  readonly playerPaid: bigint;
  readonly operatorPaid: bigint;
  readonly booked: bigint;
  readonly metadata: string;
  readonly createdAtMs: bigint;
};
export type WinRow = {
  readonly id: string;
  readonly instanceId: string;
  readonly potId: string;
  readonly instanceCount: bigint;
  readonly contributionId: string | null;
  readonly brandPath: string;
  readonly playerId: string;
  readonly value: bigint;
};
export type PayoutRow = {
  readonly transactionId: string;
  readonly winId: string;
  readonly brandPath: string;
  readonly playerId: string;
  readonly amount: bigint;
  readonly payCurrency: string;
  readonly pay: bigint;
  readonly state: string;
};
export type EventRow = { readonly instanceId: string; readonly eventType: string; readonly data: string };
export type PotRow = {
  readonly id: string;
  readonly enabled: bigint;
  readonly due: bigint;
  readonly instanceCount: bigint;
  readonly totalContributions: bigint;
  readonly seedValue: bigint;
  readonly contributedAmount: bigint;
  readonly contributedSeed: bigint;
  readonly surplusSeed: bigint;
  readonly overflow: bigint;
};
export type InstanceRow = {
  readonly id: string;
  readonly operatorId: string;
  readonly rules: string;
  readonly currency: string;
  readonly startsAtMs: bigint | null;
  readonly endsAtMs: bigint | null;
  readonly totalContributions: bigint;
  readonly house: bigint;
  readonly withheld: bigint;
  readonly diverting: bigint;
  readonly pots: PotRow[];
};

/** Everything that one round of concurrent operations left behind. */
export type Evidence = {
  readonly untilMs: number;
  readonly issued: Issued[];
  readonly answered: Answered[];
  readonly draws: Drawn[];
  readonly wallet: WalletCall[];
  readonly entries: Entry[];
  /** New ones, and those that were not settled at the last look. */
  readonly contributions: ContributionRow[];
  readonly wins: WinRow[];
  /** New ones, and those that an entry of kind payment names. */
  readonly payouts: PayoutRow[];
  readonly events: EventRow[];
  /** Those that an entry names. */
  readonly instances: InstanceRow[];
};

/** Column names as they stand in the file, to the names used here. */
const columns = (...names: string[]): string =>
  names.map((name) => `${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${name}"`).join(', ');

const CONTRIBUTION = columns(
  ...['id', 'instanceId', 'state', 'brandPath', 'playerId', 'sourceId', 'currency', 'rate', 'wager', 'debit'],
  ...['playerPaid', 'operatorPaid', 'booked', 'metadata', 'createdAtMs'],
);
const PAYOUT = columns(...['transactionId', 'winId', 'brandPath', 'playerId', 'amount', 'payCurrency', 'pay', 'state']);

type Cursors = Record<'entries' | 'contributions' | 'wins' | 'payouts' | 'events', bigint>;

/** Reads the store's file with a connection and statements of its own: what nobody committed is not there. */
export class StoreReader {
  readonly #db: Database.Database;
  readonly #statements = new Map<string, Database.Statement<unknown[]>>();
  readonly #unsettled = new Set<string>();
  readonly #last: Cursors = { entries: 0n, contributions: 0n, wins: 0n, payouts: 0n, events: 0n };

  constructor(file: string) {
    this.#db = new Database(file, { readonly: true }).defaultSafeIntegers();
  }

  close(): void {
    this.#db.close();
  }

  /** What was committed since the last look. */
  read(): Pick<Evidence, 'entries' | 'contributions' | 'wins' | 'payouts' | 'events' | 'instances'> {
    return this.#db.transaction(() => {
      const entries = this.#entries();
      const settled = [...this.#unsettled].flatMap((id) => this.#contribution(id));
      const fresh = this.#since<ContributionRow>('contributions', `${CONTRIBUTION} from contributions`, 'rowid');
      for (const { id, state } of [...settled, ...fresh])
        if (state === 'open' || state === 'cancelling') this.#unsettled.add(id);
        else this.#unsettled.delete(id);
      const named = new Set(entries.map((entry) => entry.instanceId));
      const paid = entries.filter(({ kind }) => kind === 'payment').map(({ reference }) => reference);
      return {
        entries,
        contributions: [...settled, ...fresh],
        wins: this.#since<WinRow>(
          'wins',
          `${columns('id', 'instanceId', 'potId', 'instanceCount', 'contributionId', 'brandPath', 'playerId', 'value')} from wins`,
          'rowid',
        ),
        payouts: [
          ...paid.flatMap((id) => this.#all<PayoutRow>(`select ${PAYOUT} from payouts where transaction_id = ?`, id)),
          ...this.#since<PayoutRow>('payouts', `${PAYOUT} from payouts`, 'rowid'),
        ],
        events: this.#since<EventRow>('events', `${columns('instanceId', 'eventType', 'data')} from outbox`, 'id'),
        instances: [...named].flatMap((id) => this.#instance(id)),
      };
    })();
  }

  /** Every payout of the store, for the end. */
  payouts(): PayoutRow[] {
    return this.#all<PayoutRow>(`select ${PAYOUT} from payouts`);
  }

  #entries(): Entry[] {
    const from = this.#last.entries;
    const fields = columns(
      ...['id', 'instanceId', 'seq', 'kind', 'atMs', 'actor', 'operation', 'reference', 'rate', 'decisions'],
    );
    const rows = this.#since<Omit<Entry, 'lines'>>('entries', `${fields} from ledger_entries`, 'id');
    const lines = this.#all<Line & { entryId: bigint }>(
      `select ${columns('entryId', 'potId', 'account', 'amount', 'balanceAfter')} from ledger_postings where entry_id > ? order by entry_id, line`,
      from,
    );
    const byEntry = Map.groupBy(lines, ({ entryId }) => entryId);
    return rows.map((row) => ({ ...row, lines: byEntry.get(row.id) ?? [] }));
  }

  #contribution(id: string): ContributionRow[] {
    return this.#all<ContributionRow>(`select ${CONTRIBUTION} from contributions where id = ?`, id);
  }

  #instance(id: string): InstanceRow[] {
    const pots = this.#all<PotRow>(
      `select ${columns('id', 'enabled', 'due', 'instanceCount', 'totalContributions', 'seedValue', 'contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow')} from pots where instance_id = ? order by position`,
      id,
    );
    return this.#all<Omit<InstanceRow, 'pots'>>(
      `select ${columns('id', 'operatorId', 'rules', 'currency', 'startsAtMs', 'endsAtMs', 'totalContributions', 'house', 'withheld', 'diverting')} from instances where id = ?`,
      id,
    ).map((row) => ({ ...row, pots }));
  }

  /** The rows of a growing table behind the last one that was seen. */
  #since<Row>(table: keyof Cursors, what: string, order: string): Row[] {
    const rows = this.#all<Row & { cursor: bigint }>(
      `select ${order} as cursor, ${what} where ${order} > ? order by ${order}`,
      this.#last[table],
    );
    this.#last[table] = rows.at(-1)?.cursor ?? this.#last[table];
    return rows;
  }

  #all<Row>(sql: string, ...values: unknown[]): Row[] {
    const known = this.#statements.get(sql) ?? this.#db.prepare<unknown[]>(sql);
    this.#statements.set(sql, known);
    return known.all(...values) as Row[];
  }
}
