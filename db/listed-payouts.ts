import { and, eq, gte, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Tx } from './engine/tx.ts';
import { instances } from './instances.ts';
import { listPage } from './list-page.ts';
import { ownedBy } from './owned-by.ts';
import { type Listing, orderOf, type Page } from './page.ts';
import type { Payout, WonPayout } from './wins.ts';
import { payouts, wins } from './wins.ts';

/** A payout of a win with the jackpot's currency. */
export type ListedPayout = WonPayout & { readonly jackpotCurrency: string };

export type PayoutFilter = {
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly instanceId?: string | undefined;
  readonly brandPath?: string | undefined;
  readonly playerId?: string | undefined;
  /** Whether it is still unpaid. */
  readonly withheld?: boolean | undefined;
  readonly state?: Payout['state'] | undefined;
  readonly fromMs?: number | undefined;
  /** Exclusive. */
  readonly toMs?: number | undefined;
};

/** Exactly the condition of the partial index over unpaid payouts. */
const isWithheld = sql`${payouts.state} in ('held', 'due')`;

const equals = (
  column: typeof payouts.instanceId | typeof payouts.brandPath | typeof payouts.playerId | typeof payouts.state,
  value: string | undefined,
): SQL | undefined => (value === undefined ? undefined : eq(column, value));

const SORTABLE = { timestamp: payouts.wonAtMs, win_amount: payouts.amount, attempts: payouts.attempts };

/** A page of payouts. */
export const listPayouts = async (
  tx: Tx,
  filter: PayoutFilter,
  page: Page<keyof typeof SORTABLE>,
): Promise<Listing<ListedPayout>> => {
  const { withheld, state, fromMs, toMs } = filter;
  const waits = withheld ?? (state === 'held' || state === 'due' ? true : undefined);
  const ofInstance = equals(payouts.instanceId, filter.instanceId);
  const ofPlayer = and(equals(payouts.brandPath, filter.brandPath), equals(payouts.playerId, filter.playerId));
  // Each of these is the start of an index that continues with the time.
  const narrow = [
    waits === true ? isWithheld : undefined,
    filter.brandPath === undefined || filter.playerId === undefined ? undefined : ofPlayer,
    ofInstance,
  ].find((each) => each !== undefined);
  const where = and(
    ownedBy(payouts.brandPath, filter.owners),
    narrow === ofInstance ? undefined : ofInstance,
    narrow === ofPlayer ? undefined : ofPlayer,
    waits === false ? not(isWithheld) : undefined,
    equals(payouts.state, state),
  );
  const listed = {
    table: payouts,
    scope: narrow,
    above: fromMs === undefined ? undefined : gte(payouts.wonAtMs, fromMs),
    below: toMs === undefined ? undefined : lt(payouts.wonAtMs, toMs),
    filter: where,
    walk: [payouts.wonAtMs, payouts.transactionId],
    order: orderOf(page, SORTABLE, payouts.transactionId),
  };
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
