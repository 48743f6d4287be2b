import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Micros } from '../../domain/money/micros.ts';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { isState } from '../tables/columns.ts';
import { contributionIntents } from '../tables/contributions.ts';
import { deliveries } from '../tables/deliveries.ts';
import { outbox } from '../tables/events.ts';
import { instances, pots } from '../tables/jackpots.ts';
import { ledgerEntries, ledgerPostings } from '../tables/ledger.ts';
import { walletPlayers } from '../tables/players.ts';
import { payouts } from '../tables/wins.ts';

/** The most waiting rows that are counted, so that a long queue costs no more to count. */
export const WAITING_COUNTED_MAX = 10_000;
/** Pots that are listed, and the newest instances that they are looked for in. */
export const POTS_MAX = 500;
const INSTANCES_MAX = 2_000;
/** Entries that one statement reads. */
const ENTRIES_PER_SLICE = 5_000;

/** Number of waiting rows, and since when the oldest of those counted has waited. */
export type Waiting = { readonly count: number; readonly oldestAtMs: number | null };

/** The figures an operator watches, as far as the store knows them. */
export type StoreFigures = {
  /** Credits: those to be sent, those for players whom the wallet has not seen yet, and those an operator holds back. */
  readonly credits: { readonly due: Waiting; readonly unknownPlayer: Waiting; readonly held: Waiting };
  readonly cancels: Waiting;
  readonly deliveries: Waiting;
  readonly deadDeliveries: Waiting;
  readonly outbox: Waiting;
  readonly pots: readonly PotFigure[];
  /** True if there are more pots than listed. */
  readonly hasMorePots: boolean;
};

export type PotFigure = {
  readonly instanceId: string;
  readonly gameCode: string;
  readonly potId: string;
  readonly currency: string;
  readonly value: Micros;
};

const isKnown = sql`exists (select 1 from ${walletPlayers} where ${walletPlayers.brandPath} = ${payouts.brandPath} and ${walletPlayers.playerId} = ${payouts.playerId})`;

const oldestOf = (at: SQL | SQL.Aliased) => ({
  count: sql<number>`count(*)`,
  oldestAtMs: sql<number | null>`min(${at})`,
});

const credits = statement((db) => {
  const some = db
    .select({ atMs: sql`${payouts.wonAtMs}`.as('at_ms'), known: sql`${isKnown}`.as('known') })
    .from(payouts)
    .where(isState(payouts.state, 'due'))
    .limit(WAITING_COUNTED_MAX)
    .as('some');
  return db
    .select({ known: sql<number>`${some.known}`, ...oldestOf(some.atMs) })
    .from(some)
    .groupBy(({ known }) => known);
});
const heldCredits = statement((db) => {
  const some = db
    .select({
      atMs: sql`${payouts.wonAtMs}`.as('at_ms'),
      // One that was refused no longer waits for anyone.
      state: sql`iif(${payouts.refusedAtMs} is null, ${payouts.state}, '')`.as('state'),
    })
    .from(payouts)
    .where(sql`${payouts.state} in ('held', 'due')`)
    .orderBy(asc(payouts.wonAtMs))
    .limit(WAITING_COUNTED_MAX)
    .as('some');
  return db.select(oldestOf(some.atMs)).from(some).where(sql`${some.state} = 'held'`);
});
const cancels = statement((db) => {
  const some = db
    .select({ atMs: sql`${contributionIntents.createdAtMs}`.as('at_ms') })
    .from(contributionIntents)
    .where(and(isState(contributionIntents.state, 'cancelling'), isNotNull(contributionIntents.nextAttemptAtMs)))
    .limit(WAITING_COUNTED_MAX)
    .as('some');
  return db.select(oldestOf(some.atMs)).from(some);
});
const deliveriesIn = (state: 'pending' | 'dead') =>
  statement((db) => {
    const some = db
      .select({ atMs: sql`${deliveries.createdAtMs}`.as('at_ms') })
      .from(deliveries)
      .where(isState(deliveries.state, state))
      .limit(WAITING_COUNTED_MAX)
      .as('some');
    return db.select(oldestOf(some.atMs)).from(some);
  });
const pendingDeliveries = deliveriesIn('pending');
const deadDeliveries = deliveriesIn('dead');
const unpublished = statement((db) => {
  const some = db
    .select({ atMs: sql`${outbox.createdAtMs}`.as('at_ms') })
    .from(outbox)
    .where(isNull(outbox.deliveredAtMs))
    .orderBy(asc(outbox.id))
    .limit(WAITING_COUNTED_MAX)
    .as('some');
  return db.select(oldestOf(some.atMs)).from(some);
});
const running = statement((db) => {
  const newest = db
    .select({
      id: instances.id,
      gameCode: instances.gameCode,
      currency: instances.currency,
      state: instances.state,
    })
    .from(instances)
    .orderBy(sql`rowid desc`)
    .limit(INSTANCES_MAX)
    .as('newest');
  return db
    .select({
      instanceId: newest.id,
      gameCode: newest.gameCode,
      potId: pots.id,
      currency: newest.currency,
      seedValue: pots.seedValue,
      contributedAmount: pots.contributedAmount,
    })
    .from(newest)
    .innerJoin(pots, eq(pots.instanceId, newest.id))
    .where(and(ne(newest.state, 'Terminated'), eq(pots.enabled, true)))
    .limit(POTS_MAX + 1);
});

const NONE: Waiting = { count: 0, oldestAtMs: null };

export const readFigures = async (tx: Tx): Promise<StoreFigures> => {
  const listed = await tx.all(running);
  return {
    ...(await readWaiting(tx)),
    pots: listed.slice(0, POTS_MAX).map(({ seedValue, contributedAmount, ...pot }) => ({
      ...pot,
      value: seedValue + contributedAmount,
    })),
    hasMorePots: listed.length > POTS_MAX,
  };
};

/** Counts the work that waits for a wallet, a receiver or the relay. */
export const readWaiting = async (tx: Tx): Promise<Omit<StoreFigures, 'pots' | 'hasMorePots'>> => {
  const due = await tx.all(credits);
  return {
    credits: {
      due: due.find(({ known }) => known === 1) ?? NONE,
      unknownPlayer: due.find(({ known }) => known === 0) ?? NONE,
      held: (await tx.get(heldCredits)) ?? NONE,
    },
    cancels: (await tx.get(cancels)) ?? NONE,
    deliveries: (await tx.get(pendingDeliveries)) ?? NONE,
    deadDeliveries: (await tx.get(deadDeliveries)) ?? NONE,
    outbox: (await tx.get(unpublished)) ?? NONE,
  };
};

/** Entries of one kind in one currency. The amount is in millionths, and approximate beyond 2^53. */
export type Booked = {
  readonly kind: string;
  readonly currency: string;
  readonly count: number;
  readonly amountMicros: number;
};

const lastEntry = statement((db) =>
  db.select({ id: sql<number | null>`max(${ledgerEntries.id})` }).from(ledgerEntries),
);
const bookedBetween = statement((db) =>
  db
    .select({
      kind: ledgerEntries.kind,
      currency: instances.currency,
      count: sql<number>`count(distinct ${ledgerEntries.id})`,
      amountMicros: sql<number>`total(abs(${ledgerPostings.amount}))`,
    })
    .from(ledgerEntries)
    .innerJoin(instances, eq(instances.id, ledgerEntries.instanceId))
    .innerJoin(ledgerPostings, eq(ledgerPostings.entryId, ledgerEntries.id))
    .where(
      and(
        gt(ledgerEntries.id, sql.placeholder('after')),
        lte(ledgerEntries.id, sql.placeholder('through')),
        or(
          and(
            eq(ledgerEntries.kind, 'contribution'),
            inArray(ledgerPostings.account, ['playerPaid', 'operatorPaid', 'bonusPaid']),
          ),
          and(eq(ledgerEntries.kind, 'win'), eq(ledgerPostings.account, 'withheld')),
        ),
      ),
    )
    .groupBy(ledgerEntries.kind, instances.currency),
);

/** The id of the newest ledger entry; 0 if there is none. */
export const findLastEntryId = async (tx: Tx): Promise<number> => (await tx.get(lastEntry))?.id ?? 0;

/** The contributions and wins that were booked after an entry, and the entry up to which they were read. */
export const listBooked = async (tx: Tx, afterId: number): Promise<{ booked: Booked[]; lastId: number }> => {
  const booked: Booked[] = [];
  const lastId = await findLastEntryId(tx);
  for (let after = afterId; after < lastId; after += ENTRIES_PER_SLICE) {
    const through = Math.min(after + ENTRIES_PER_SLICE, lastId);
    booked.push(...(await tx.all(bookedBetween, { after, through })));
    await tx.pause();
  }
  return { booked, lastId };
};
