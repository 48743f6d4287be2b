import { and, count, eq, gt, or } from 'drizzle-orm';
import { contributions, payouts, wins } from '../schema.ts';
import type { Tx } from '../tx.ts';
import { exactSum } from './exact-sum.ts';
import { balanceKey, type Tally } from './tally.ts';

/**
 * That no row is without an entry: every entry was found to have its row, and there are as many rows as entries. The sums tell as well when
 * two entries are about one row.
 */
export const compareCounts = async (tx: Tx, instanceId: string, tally: Tally): Promise<string | undefined> => {
  const booked = await tx.get((db) =>
    db
      .select({
        n: count(),
        player: exactSum(contributions.playerPaid),
        operator: exactSum(contributions.operatorPaid),
      })
      .from(contributions)
      .where(
        and(
          eq(contributions.instanceId, instanceId),
          eq(contributions.state, 'booked'),
          // One that does not qualify books nothing; but then nothing may have been debited either.
          or(gt(contributions.booked, 0n), gt(contributions.debit, 0n)),
        ),
      ),
  );
  const won = await tx.get((db) => db.select({ n: count() }).from(wins).where(eq(wins.instanceId, instanceId)));
  const owed = await tx.all((db) =>
    db
      .select({ state: payouts.state, n: count(), amount: exactSum(payouts.amount) })
      .from(payouts)
      .where(eq(payouts.instanceId, instanceId))
      .groupBy(payouts.state),
  );
  const due = owed.find(({ state }) => state === 'due');
  const paid = owed.find(({ state }) => state === 'paid');
  const entries = (kind: string): number => tally.kinds.get(kind) ?? 0;
  const balance = (account: string): bigint => tally.balances.get(balanceKey('', account)) ?? 0n;
  const pairs: [what: string, rows: number | bigint, ledger: number | bigint][] = [
    ['the number of booked contributions', booked?.n ?? 0, entries('contribution')],
    ['the number of wins', won?.n ?? 0, entries('win')],
    ['the number of payouts', (due?.n ?? 0) + (paid?.n ?? 0), entries('win')],
    ['the number of paid payouts', paid?.n ?? 0, entries('payment')],
    ['what players paid', booked?.player ?? 0n, -balance('playerPaid')],
    ['what the operator paid', booked?.operator ?? 0n, -balance('operatorPaid')],
    ['what is due for wins', due?.amount ?? 0n, balance('withheld')],
    ['what was paid for wins', paid?.amount ?? 0n, balance('paid')],
  ];
  const wrong = pairs.find(([, rows, ledger]) => rows !== ledger);
  return wrong && `${wrong[0]} is ${wrong[1]}; the ledger makes ${wrong[2]}`;
};
