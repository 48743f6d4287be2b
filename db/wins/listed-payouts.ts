import { and, eq, gte, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import type { Micros } from '../../domain/money/micros.ts';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { COUNTED_MAX, hasMoreThan, type Listed, listPage, readSlices } from '../listing/list-page.ts';
import { ownedBy } from '../listing/owned-by.ts';
import { type Listing, type Page, toPageOrder } from '../listing/page.ts';
import { exactSum } from '../tables/columns.ts';
import { instances } from '../tables/jackpots.ts';
import { type Payout, payouts, wins } from '../tables/wins.ts';
import type { WonPayout } from './wins.ts';

/** A payout of a win with the jackpot's currency. */
export type ListedPayout = WonPayout & { readonly jackpotCurrency: string };

export type PayoutFilter = {
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly instanceId?: string | undefined;
  readonly brandPath?: string | undefined;
  readonly playerId?: string | undefined;
  readonly transactionId?: string | undefined;
  /** True if it is still unpaid. */
  readonly withheld?: boolean | undefined;
  readonly state?: PayoutState | undefined;
  /** The payee's currency, and a range of amounts in it, both ends inclusive. */
  readonly pay?: PayFilter | undefined;
  readonly fromMs?: number | undefined;
  /** Exclusive. */
  readonly toMs?: number | undefined;
};

export type PayFilter = {
  readonly currency: string;
  readonly least?: Micros | undefined;
  readonly most?: Micros | undefined;
};

/** A held payout that was refused counts as a separate state. */
export type PayoutState = Payout['state'] | 'refused';

const SHOWN_STATE = sql<PayoutState>`iif(${payouts.state} = 'held' and ${payouts.refusedAtMs} is not null, 'refused', ${payouts.state})`;

/** Exactly the condition of the partial index over unpaid payouts. */
const isWithheld = sql`${payouts.state} in ('held', 'due')`;

const equals = (
  column: typeof payouts.instanceId | typeof payouts.brandPath | typeof payouts.playerId | typeof payouts.transactionId,
  value: string | undefined,
): SQL | undefined => (value === undefined ? undefined : eq(column, value));

const SORTABLE = { timestamp: payouts.wonAtMs, win_amount: payouts.amount, attempts: payouts.attempts };

/** The payouts that a filter lists, in the order of the index that finds them: that over times, or that over amounts of a currency. */
const listedBy = (filter: PayoutFilter, byPay = false): Omit<Listed, 'order'> => {
  const { withheld, state, fromMs, toMs, pay } = filter;
  const waits = withheld ?? (state === 'held' || state === 'refused' || state === 'due' ? true : undefined);
  const ofInstance = equals(payouts.instanceId, filter.instanceId);
  const ofPlayer = and(equals(payouts.brandPath, filter.brandPath), equals(payouts.playerId, filter.playerId));
  const ofTransaction = equals(payouts.transactionId, filter.transactionId);
  const ofCurrency = pay && eq(payouts.payCurrency, pay.currency);
  // Each of these is the start of an index that continues with the walk.
  const narrow = byPay
    ? ofCurrency
    : [
        ofTransaction,
        waits === true ? isWithheld : undefined,
        filter.brandPath === undefined || filter.playerId === undefined ? undefined : ofPlayer,
        ofInstance,
      ].find((each) => each !== undefined);
  const from = fromMs === undefined ? undefined : gte(payouts.wonAtMs, fromMs);
  const to = toMs === undefined ? undefined : lt(payouts.wonAtMs, toMs);
  const least = pay?.least === undefined ? undefined : gte(payouts.pay, pay.least);
  const most = pay?.most === undefined ? undefined : lte(payouts.pay, pay.most);
  const where = and(
    ownedBy(payouts.brandPath, filter.owners),
    narrow === ofTransaction ? undefined : ofTransaction,
    narrow === ofInstance ? undefined : ofInstance,
    narrow === ofPlayer ? undefined : ofPlayer,
    waits !== true || narrow === isWithheld ? undefined : isWithheld,
    waits === false ? not(isWithheld) : undefined,
    state === undefined ? undefined : sql`${SHOWN_STATE} = ${state}`,
    ...(byPay ? [from, to] : [ofCurrency, least, most]),
  );
  return {
    table: payouts,
    scope: narrow,
    above: byPay ? least : from,
    below: byPay ? most : to,
    filter: where,
    walk: [byPay ? payouts.pay : payouts.wonAtMs, payouts.transactionId],
  };
};

/**
 * A filter by amount that finds few payouts is answered by the index over amounts. Those of one that finds many come sooner in the order in
 * which they are listed.
 */
const listedSoonest = async (tx: Tx, filter: PayoutFilter): Promise<Omit<Listed, 'order'>> => {
  if (filter.pay === undefined) return listedBy(filter);
  const byPay = listedBy(filter, true);
  return (await hasMoreThan(tx, byPay, COUNTED_MAX)) ? listedBy(filter) : byPay;
};

/** A page of payouts. */
export const listPayouts = async (
  tx: Tx,
  filter: PayoutFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<ListedPayout>> => {
  const listed = { ...(await listedSoonest(tx, filter)), order: toPageOrder(page, SORTABLE, payouts.transactionId) };
  return listPage(tx, listed, page, (where, order, limit, offset) =>
    tx.all((db) =>
      db
        .select({ win: wins, payout: payouts, jackpotCurrency: instances.currency })
        .from(payouts)
        .innerJoin(wins, eq(wins.id, payouts.winId))
        .innerJoin(instances, eq(instances.id, payouts.instanceId))
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    ),
  );
};

/** Number of payouts of a currency and a state, and their total in the jackpots' currency. */
export type PayoutTotal = {
  readonly state: PayoutState;
  readonly currency: string;
  readonly count: number;
  readonly amount: Micros;
};

/** Adds up payouts by the jackpot's currency and by state. */
export const sumPayouts = async (tx: Tx, filter: PayoutFilter): Promise<PayoutTotal[]> => {
  const currencies = new Map<string, string>();
  const totals = new Map<string, PayoutTotal>();
  const listed = listedBy(filter, filter.pay !== undefined);
  const begin = (): void => totals.clear();
  await readSlices(tx, listed, begin, async (reader, slice) => {
    const found = await reader.all((db) =>
      db
        .select({
          instanceId: sql<string>`instance_id`,
          state: sql<PayoutState>`iif(state = 'held' and refused_at_ms is not null, 'refused', state)`,
          count: sql<number>`count(*)`,
          amount: exactSum(payouts.amount),
        })
        .from(slice)
        .groupBy(sql`1, 2`),
    );
    for (const { instanceId, state, count, amount } of found) {
      const currency = currencies.get(instanceId) ?? (await readCurrency(reader, instanceId));
      currencies.set(instanceId, currency);
      const key = `${currency} ${state}`;
      const before = totals.get(key);
      totals.set(key, {
        ...{ currency, state },
        count: (before?.count ?? 0) + count,
        amount: (before?.amount ?? 0n) + (amount ?? 0n),
      });
    }
  });
  return [...totals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, total]) => total);
};

const currencyOf = statement((db) =>
  db
    .select({ currency: instances.currency })
    .from(instances)
    .where(eq(instances.id, sql.placeholder('id'))),
);

const readCurrency = async (tx: Tx, id: string): Promise<string> => (await tx.get(currencyOf, { id }))?.currency ?? '';
