import { and, count, eq, gt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { entryParts } from '../../db/ledger/ledger.ts';
import { exactSum, isState } from '../../db/tables/columns.ts';
import { contributionIntents } from '../../db/tables/contributions.ts';
import { ledgerEntries } from '../../db/tables/ledger.ts';
import { payouts, winShares, wins } from '../../db/tables/wins.ts';
import type { ArchivedTotals } from './compare-archived.ts';
import { findBalance, type Tally } from './tally.ts';

/**
 * Checks that every row has an entry: every entry was matched to its row, and there are as many rows as entries. The sums also reveal two
 * entries for one row.
 */
export const compareCounts = async (
  tx: Tx,
  instanceId: string,
  tally: Tally,
  archived: ArchivedTotals['booked'],
): Promise<string | undefined> => {
  const booked = await tx.get((db) =>
    db
      .select({
        n: count(),
        player: exactSum(contributionIntents.playerPaid),
        operator: exactSum(contributionIntents.operatorPaid),
      })
      .from(contributionIntents)
      .where(
        and(
          eq(contributionIntents.instanceId, instanceId),
          eq(contributionIntents.state, 'booked'),
          // A contribution that does not qualify books nothing, but it must not have debited anything either.
          or(gt(contributionIntents.booked, 0n), gt(contributionIntents.debit, 0n)),
        ),
      ),
  );
  const doubled = await tx.get((db) =>
    db
      .select({ id: contributionIntents.id })
      .from(contributionIntents)
      .innerJoin(
        ledgerEntries,
        and(isState(ledgerEntries.kind, 'contribution'), eq(ledgerEntries.reference, contributionIntents.id)),
      )
      .where(and(eq(contributionIntents.instanceId, instanceId), sql`${entryParts.facts} ->> 'source' is not null`))
      .limit(1),
  );
  if (doubled !== undefined) return `the contribution ${doubled.id} has a row, and an entry that is its only record`;
  const won = await tx.get((db) => db.select({ n: count() }).from(wins).where(eq(wins.instanceId, instanceId)));
  const written = await tx.all((db) =>
    db
      .select({ state: payouts.state, n: count(), amount: exactSum(payouts.amount) })
      .from(payouts)
      .where(eq(payouts.instanceId, instanceId))
      .groupBy(payouts.state),
  );
  const waiting = await readWaiting(tx, instanceId);
  const rows = (...states: string[]): number =>
    written.reduce((sum, { state, n }) => (states.includes(state) ? sum + n : sum), 0);
  const amounts = (...states: string[]): bigint =>
    written.reduce((sum, { state, amount }) => (states.includes(state) ? sum + (amount ?? 0n) : sum), 0n);
  const entries = (kind: string): number => tally.kinds.get(kind) ?? 0;
  const balance = (account: string): bigint => findBalance(tally, '', account);
  const pairs: [what: string, rows: number | bigint, ledger: number | bigint][] = [
    [
      'the number of booked contributions',
      (booked?.n ?? 0) + archived.n,
      entries('contribution') - (tally.atOnce?.count ?? 0),
    ],
    ['the number of wins', won?.n ?? 0, tally.wins],
    ['the number of payouts', rows('held', 'due', 'paid', 'settled') + waiting.n, tally.owed],
    ['the number of paid payouts', rows('paid'), entries('payment')],
    ['the number of settled payouts', rows('settled'), entries('settlement')],
    ['what players paid', (booked?.player ?? 0n) + archived.player, -balance('playerPaid')],
    [
      'what the operator paid',
      (booked?.operator ?? 0n) + archived.operator + (tally.atOnce?.operatorPaid ?? 0n),
      -balance('operatorPaid'),
    ],
    ['what is due for wins', amounts('held', 'due') + waiting.amount, balance('withheld')],
    ['what was paid for wins', amounts('paid', 'settled'), balance('paid')],
  ];
  const wrong = pairs.find(([, stored, ledger]) => stored !== ledger);
  return wrong && `${wrong[0]} is ${wrong[1]}; the ledger says ${wrong[2]}`;
};

/** Payees without a payout yet. */
const readWaiting = async (tx: Tx, instanceId: string): Promise<{ readonly n: number; readonly amount: bigint }> => {
  const found = await tx.get((db) =>
    db
      .select({
        n: sql<number>`count(*)`,
        units: sql<number | null>`sum(cast(share.value ->> 'amount' as integer) / 1000000)`,
        micros: sql<number | null>`sum(cast(share.value ->> 'amount' as integer) % 1000000)`,
      })
      .from(sql`${winShares} join ${wins} on ${wins.id} = ${winShares.winId}, json_each(${winShares.shares}) share`)
      .where(eq(wins.instanceId, instanceId)),
  );
  return {
    n: found?.n ?? 0,
    amount: BigInt(found?.units ?? 0) * 1_000_000n + BigInt(found?.micros ?? 0),
  };
};
