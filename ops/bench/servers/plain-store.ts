import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Audit } from '../child.ts';
import { AMOUNT_MICROS, BRAND_PATH, HOUSE_SHARE, OPERATOR, POTS } from '../workload.ts';
import { SCHEMA } from './plain-schema.ts';
import { playerPaysId } from './plain-setup.ts';

export type Asked = {
  readonly token?: string;
  readonly instance_id: string;
  readonly brand_id: string;
  readonly player_id: string;
  readonly gameround_id?: string;
  readonly base_wager: number;
  readonly currency: string;
  readonly idempotency_key?: string;
};

/** The result of a contribution, or the status and reason of a refusal. */
export type Outcome = { readonly id: string; readonly atMs: number; readonly repeated: boolean } | Refused;

export type Refused = { readonly refused: 401 | 404 | 409 | 422 | 502; readonly reason: string };

type PotRow = { position: number; id: string; contributed_amount: number; contributed_seed: number };
type InstanceRow = { operator_id: string; currency: string; state: string; house: number; total_contributions: number };

const AMOUNT = Number(AMOUNT_MICROS);
const TO_HOUSE = Math.round(AMOUNT * HOUSE_SHARE);
/** The share of each contribution that a pot gets, for its value and for its next seed. */
const SHARES = POTS.map(({ share, seedShare }) => {
  const whole = Math.round(AMOUNT * share);
  const seed = Math.round(whole * seedShare);
  return { amount: whole - seed, seed };
});
const ACTOR = 'service-account';

/** A store as a good team would first write it: prepared statements and one transaction per request. */
export const openPlainStore = (folder: string, instanceId: string) => {
  const db = new Database(join(folder, 'plain.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.exec(SCHEMA);
  db.prepare('insert into brands values (?, 1)').run(BRAND_PATH);
  for (const each of [instanceId, playerPaysId]) {
    db.prepare('insert into instances values (?, ?, ?, ?, 0, 0, ?)').run(each, OPERATOR, 'EUR', 'Active', Date.now());
    for (const [position, { id }] of POTS.entries())
      db.prepare('insert into pots values (?, ?, ?, 1, 0, 0, 0)').run(each, position, id);
  }

  const findKey = db.prepare<[string, string], { fingerprint: string; contribution_id: string; created_at_ms: number }>(
    'select fingerprint, contribution_id, created_at_ms from idempotency_keys where scope = ? and key = ?',
  );
  const findBrand = db.prepare<[string], { enabled: number }>('select enabled from brands where path = ?');
  const findInstance = db.prepare<[string], InstanceRow>('select * from instances where id = ?');
  const findPots = db.prepare<[string], PotRow>(
    'select * from pots where instance_id = ? and enabled = 1 order by position',
  );
  const insertContribution = db.prepare('insert into contributions values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const moveOpen = db.prepare("update contributions set state = ? where id = ? and state = 'open'");
  const freeKey = db.prepare('delete from idempotency_keys where contribution_id = ?');
  const insertKey = db.prepare('insert into idempotency_keys values (?, ?, ?, ?, ?)');
  const insertEntry = db.prepare(
    'insert into ledger_entries (instance_id, kind, actor, reference, at_ms) values (?, ?, ?, ?, ?)',
  );
  const insertPosting = db.prepare('insert into ledger_postings values (?, ?, ?, ?, ?, ?)');
  const savePot = db.prepare(
    `update pots set contributed_amount = ?, contributed_seed = ?, total_contributions = total_contributions + 1
     where instance_id = ? and position = ?`,
  );
  const saveInstance = db.prepare(
    'update instances set house = ?, total_contributions = total_contributions + 1, updated_at_ms = ? where id = ?',
  );

  /** Checks a contribution and stores it with its key; undefined instead of an instance when it is there already. */
  const accept = (
    asked: Asked,
    state: 'open' | 'booked',
  ): Refused | { readonly id: string; readonly atMs: number; readonly instance: InstanceRow | undefined } => {
    const scope = `operator:${asked.brand_id.split(':', 1)[0]}`;
    const { idempotency_key: key } = asked;
    const fingerprint = createHash('sha256')
      .update(
        JSON.stringify([asked.instance_id, asked.brand_id, asked.player_id, asked.gameround_id, asked.base_wager]),
      )
      .digest('hex');
    const known = key === undefined ? undefined : findKey.get(scope, key);
    if (known !== undefined)
      return known.fingerprint === fingerprint
        ? { id: known.contribution_id, atMs: known.created_at_ms, instance: undefined }
        : { refused: 422, reason: 'the key was used for a different contribution' };
    if (findBrand.get(asked.brand_id)?.enabled !== 1) return { refused: 404, reason: 'no such brand' };
    const instance = findInstance.get(asked.instance_id);
    if (instance === undefined || !asked.brand_id.startsWith(`${instance.operator_id}:`))
      return { refused: 404, reason: 'no such instance' };
    if (instance.state !== 'Active') return { refused: 409, reason: 'the instance is not active' };
    if (instance.currency !== asked.currency) return { refused: 422, reason: 'no rate for the currency' };

    const id = randomUUID();
    const atMs = Date.now();
    const wager = Math.round(asked.base_wager * 1e6);
    insertContribution.run(
      id,
      asked.instance_id,
      asked.brand_id,
      asked.player_id,
      asked.gameround_id ?? null,
      asked.currency,
      wager,
      AMOUNT,
      atMs,
      state,
    );
    if (key !== undefined) insertKey.run(scope, key, fingerprint, id, atMs);
    return { id, atMs, instance };
  };

  /** Books a contribution: an entry, its postings, the pots and the instance. */
  const book = (asked: Asked, id: string, atMs: number, instance: InstanceRow, payer: string): void => {
    const entryId = insertEntry.run(asked.instance_id, 'contribution', ACTOR, id, atMs).lastInsertRowid;
    const house = instance.house + TO_HOUSE;
    insertPosting.run(entryId, 0, '', payer, -AMOUNT, null);
    insertPosting.run(entryId, 1, '', 'house', TO_HOUSE, house);
    let line = 2;
    for (const pot of findPots.all(asked.instance_id)) {
      const share = SHARES[pot.position];
      if (share === undefined) throw new Error(`pot ${pot.id} has no share`);
      const amount = pot.contributed_amount + share.amount;
      const seed = pot.contributed_seed + share.seed;
      insertPosting.run(entryId, line, pot.id, 'contributed_amount', share.amount, amount);
      insertPosting.run(entryId, line + 1, pot.id, 'contributed_seed', share.seed, seed);
      savePot.run(amount, seed, asked.instance_id, pot.position);
      line += 2;
    }
    saveInstance.run(house, atMs, asked.instance_id);
  };

  const contribute = db.transaction((asked: Asked): Outcome => {
    const stored = accept(asked, 'booked');
    if ('refused' in stored) return stored;
    const { id, atMs, instance } = stored;
    if (instance !== undefined) book(asked, id, atMs, instance, 'operator_paid');
    return { id, atMs, repeated: instance === undefined };
  });

  /** The player's debit is on disk before the wallet is called, and booked once the wallet has answered. */
  const open = db.transaction((asked: Asked): Outcome => {
    const stored = accept(asked, 'open');
    return 'refused' in stored ? stored : { ...stored, repeated: stored.instance === undefined };
  });
  const bookOpen = db.transaction((asked: Asked, id: string): void => {
    const instance = findInstance.get(asked.instance_id);
    if (instance === undefined || moveOpen.run('booked', id).changes !== 1) throw new Error(`${id} is not open`);
    book(asked, id, Date.now(), instance, 'player_paid');
  });
  const closeOpen = db.transaction((id: string, state: 'refused' | 'cancelling'): void => {
    moveOpen.run(state, id);
    if (state === 'refused') freeKey.run(id);
  });

  /** Checks that the ledger has every accepted contribution and that every entry balances. */
  const audit = (): Audit => {
    const of = (sql: string): number => Number(db.prepare(sql).pluck().get());
    const contributions = of("select count(*) from contributions where state = 'booked'");
    const pairs: [what: string, found: number, expected: number][] = [
      ['entries', of('select count(*) from ledger_entries'), contributions],
      ['idempotency keys', of('select count(*) from idempotency_keys'), contributions],
      ['postings', of('select count(*) from ledger_postings'), contributions * (2 + 2 * POTS.length)],
      ['the sum of all postings', of('select sum(amount) from ledger_postings'), 0],
    ];
    const wrong = pairs.find(([, found, expected]) => found !== expected);
    return {
      contributions,
      bookedMicros: String(of(`select coalesce(sum(-amount), 0) from ledger_postings where account like '%_paid'`)),
      difference: wrong && `${wrong[0]}: ${wrong[1]} instead of ${wrong[2]}`,
    };
  };

  return {
    db,
    contribute: (asked: Asked): Outcome => contribute.immediate(asked),
    open: (asked: Asked): Outcome => open.immediate(asked),
    bookOpen: (asked: Asked, id: string): void => bookOpen.immediate(asked, id),
    closeOpen: (id: string, state: 'refused' | 'cancelling'): void => closeOpen.immediate(id, state),
    audit,
    close: () => db.close(),
  };
};
