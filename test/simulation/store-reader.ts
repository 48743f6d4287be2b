import Database from 'better-sqlite3';
import { urlOfFile } from '../support/engine-store.ts';
import { askPostgres } from '../support/postgres-tables.ts';
import type {
  AuditRow,
  CarriedRow,
  ContributionRow,
  Entry,
  EventRow,
  Evidence,
  InstanceRow,
  Line,
  ParticipationRow,
  PayoutRow,
  PotRow,
  ReservedRow,
  WinRow,
} from './evidence.ts';

/** Column names as they stand in the file, to the names used here. */
const columns = (...names: string[]): string =>
  names.map((name) => `${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${name}"`).join(', ');

const textOf = (name: string): string =>
  `(select ${name} from contribution_texts text where text.contribution_id = one.id)`;
const CONTRIBUTION = [
  columns(
    ...['id', 'instanceId', 'state', 'brandPath', 'playerId', 'sourceId', 'currency', 'rate', 'wager', 'debit'],
    ...['playerPaid', 'operatorPaid', 'booked', 'ticketsAwarded', 'createdAtMs'],
  ),
  `${textOf('metadata')} as metadata, ${textOf('event_metadata')} as "eventMetadata"`,
  'coalesce(metadata, event_metadata) as "sealedTexts"',
].join(', ');
const PAYOUT = columns(
  ...['transactionId', 'winId', 'number', 'brandPath', 'playerId', 'amount', 'payCurrency', 'pay', 'rate', 'state'],
);

type Cursors = Record<'entries' | 'contributions' | 'wins' | 'payouts' | 'events' | 'audit', bigint>;

/** Other columns from an entry's sealed text. */
const PARTS = [
  'cast(record ->> 3 as integer) as "atMs"',
  ...Object.entries({ actor: 4, operation: 5, rate: 9, decisions: 10, facts: 11 }).map(
    ([name, place]) => `record ->> ${place} as "${name}"`,
  ),
].join(', ');

/** Another connection to a store. Integers come as bigints. */
type Connected = {
  all(sql: string, values: readonly unknown[]): unknown[];
  /** Runs work that sees one state of the store. */
  inSnapshot<T>(work: () => T): T;
  close(): void;
};

const connectedToFile = (file: string): Connected => {
  const database = new Database(file, { readonly: true }).defaultSafeIntegers();
  const statements = new Map<string, Database.Statement<unknown[]>>();
  return {
    all: (sql, values) => {
      const known = statements.get(sql) ?? database.prepare<unknown[]>(sql);
      statements.set(sql, known);
      return known.all(...values);
    },
    inSnapshot: (work) => database.transaction(work)(),
    close: () => database.close(),
  };
};

const connectedToPostgres = (url: string): Connected => ({
  all: (sql, values) => [...askPostgres(url, sql, values, true).rows],
  inSnapshot: (work) => {
    askPostgres(url, 'begin isolation level repeatable read, read only', []);
    try {
      return work();
    } finally {
      askPostgres(url, 'commit', []);
    }
  },
  close: () => {},
});

/** Reads a store with its own connection and statements, so it only sees committed data. */
export class StoreReader {
  #known: Connected | undefined;
  readonly #file: string;
  readonly #unsettled = new Set<string>();
  readonly #last: Cursors = { entries: 0n, contributions: 0n, wins: 0n, payouts: 0n, events: 0n, audit: 0n };

  /** @param file of the store, or that a database stands in for. */
  constructor(file: string) {
    this.#file = file;
  }

  /** By the time of the first look, the store is open. */
  get #store(): Connected {
    const url = urlOfFile(this.#file);
    this.#known ??= url === undefined ? connectedToFile(this.#file) : connectedToPostgres(url);
    return this.#known;
  }

  close(): void {
    this.#known?.close();
  }

  /** Reads the commits since the last look. */
  read(): Omit<Evidence, 'fromMs' | 'untilMs' | 'issued' | 'answered' | 'draws' | 'wallet' | 'delivered'> {
    return this.#store.inSnapshot(() => {
      const entries = this.#entries();
      const settled = [...this.#unsettled].flatMap((id) => this.#contribution(id));
      const intents = this.#since<ContributionRow>(
        'contributions',
        `${CONTRIBUTION} from contribution_intents one`,
        '"one".rowid',
      );
      // Of the others, the entry is the only record.
      const known = new Set(intents.map(({ id }) => id));
      const booked = entries
        .filter(({ kind, facts }) => kind === 'contribution' && facts !== null && 'source' in JSON.parse(facts))
        .flatMap(({ reference }) => this.#contribution(reference ?? ''));
      // A contribution comes before those that are linked to it.
      const fresh = [...intents, ...booked.filter(({ id }) => !known.has(id))].toSorted(
        (one, other) => Number(one.createdAtMs - other.createdAtMs) || (one.id < other.id ? -1 : 1),
      );
      for (const { id, state } of [...settled, ...fresh])
        if (state === 'open' || state === 'cancelling') this.#unsettled.add(id);
        else this.#unsettled.delete(id);
      const named = new Set(entries.map((entry) => entry.instanceId));
      const paid = entries
        .filter(({ kind }) => kind === 'payment' || kind === 'settlement')
        .map(({ reference }) => reference);
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
        audit: this.#since<AuditRow>(
          'audit',
          `${columns('atMs', 'action', 'outcome', 'requestId')} from audit_events`,
          'seq',
        ),
        instances: [...named].flatMap((id) => this.#instance(id)),
      };
    });
  }

  /** Every payout of the store, for the end. */
  payouts(): PayoutRow[] {
    return this.#all<PayoutRow>(`select ${PAYOUT} from payouts`);
  }

  /** The latest payments not received yet, by transaction id. */
  owed(): string[] {
    return this.#all<{ id: string }>(
      `select transaction_id as id from payouts where state in ('held', 'due') order by rowid desc limit 40`,
    ).map(({ id }) => id);
  }

  /** Counts the payments to send, now or later. */
  countDue(): number {
    return Number(this.#all<{ count: bigint }>(`select count(*) as count from payouts where state = 'due'`)[0]?.count);
  }

  /** The participation of every player in every instance, for the end. */
  participations(): ParticipationRow[] {
    const fields = columns(
      ...['instanceId', 'brandPath', 'playerId', 'optedIn', 'preferences', 'contributionCount', 'contributionValue'],
    );
    return this.#all<ParticipationRow>(`select ${fields} from participations`);
  }

  #entries(): Entry[] {
    const from = this.#last.entries;
    const fields = columns('id', 'instanceId', 'seq', 'kind', 'reference');
    const rows = this.#since<Omit<Entry, 'lines'>>('entries', `${fields}, ${PARTS} from ledger_entries`, 'id');
    const lines = this.#all<Line & { entryId: bigint }>(
      `select ${columns('entryId', 'potId', 'account', 'amount', 'balanceAfter')} from ledger_postings where entry_id > ? order by entry_id, line`,
      from,
    );
    const byEntry = Map.groupBy(lines, ({ entryId }) => entryId);
    return rows.map((row) => ({ ...row, lines: byEntry.get(row.id) ?? [] }));
  }

  #contribution(id: string): ContributionRow[] {
    return this.#all<ContributionRow>(`select ${CONTRIBUTION} from contributions one where id = ?`, id);
  }

  #instance(id: string): InstanceRow[] {
    const pots = this.#all<PotRow>(
      `select ${columns('id', 'enabled', 'due', 'instanceCount', 'totalContributions', 'seedValue', 'contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow')} from pots where instance_id = ? order by position`,
      id,
    );
    const carried = this.#all<CarriedRow>(
      `select ${columns('brandPath', 'playerId', 'currency', 'picos')} from carried_fractions where instance_id = ?`,
      id,
    );
    const reserved = this.#all<ReservedRow>(
      `select ${columns('contributionId', 'before', 'owed')} from carry_reservations where instance_id = ?`,
      id,
    );
    return this.#all<Omit<InstanceRow, 'pots' | 'carried' | 'reserved'>>(
      `select ${columns('id', 'operatorId', 'rules', 'currency', 'startsAtMs', 'endsAtMs', 'totalContributions', 'house', 'withheld', 'diverting', 'budget')} from instances where id = ?`,
      id,
    ).map((row) => ({ ...row, pots, carried, reserved }));
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
    return this.#store.all(sql, values) as Row[];
  }
}
