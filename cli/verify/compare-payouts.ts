import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import type { Seal } from '../../db/ledger/ledger.ts';
import { payouts, winShares, wins } from '../../db/tables/wins.ts';
import { addMark, payoutMark, toShareFacts } from './payout-mark.ts';
import { PAYOUT, type PayoutRecord } from './read-records.ts';
import type { Tally } from './tally.ts';

const ROWS_PER_READ = 500;

/**
 * Checks that exactly the payouts that the ledger leaves open are unpaid, for the same amounts: none was paid twice in place of another,
 * and none has changed since its win.
 */
export const comparePayouts = async (
  tx: Tx,
  seal: Seal,
  instanceId: string,
  tally: Tally,
): Promise<string | undefined> => {
  let open = 0n;
  for await (const row of readPayouts(tx, instanceId)) {
    if (row.state === 'paid' || row.state === 'settled') continue;
    if (row.paidAtMs !== null || row.settledBy !== null || row.settleReason !== null)
      return `the payout ${row.id} is ${row.state}, but has a time of payment or settlement`;
    if (!isRefusalWhole(row)) return `the payout ${row.id} lacks a part of its refusal`;
    open = addMark(open, payoutMark(seal, row.win, toShareFacts(row)));
  }
  for await (const { winId, shares } of readShares(tx, instanceId))
    for (const share of shares) open = addMark(open, payoutMark(seal, winId, share));
  return open === tally.open ? undefined : 'the unpaid payouts are not those that the ledger leaves open';
};

/** A refusal has a time, an account and a reason. It moves nothing, so the ledger does not have it. */
const isRefusalWhole = ({ refusedAtMs, refusedBy, refuseReason }: PayoutRecord): boolean =>
  [refusedAtMs, refusedBy, refuseReason].every((part) => part === null) ||
  [refusedAtMs, refusedBy, refuseReason].every((part) => part !== null);

type Row = PayoutRecord & { readonly rowid: number };

const readPage = (tx: Tx, instanceId: string, behind: SQL | undefined): Promise<Row[]> =>
  tx.all((db) =>
    db
      .select({ ...PAYOUT, rowid: sql<number>`rowid` })
      .from(payouts)
      .where(and(eq(payouts.instanceId, instanceId), behind))
      .orderBy(asc(payouts.wonAtMs), sql`rowid`)
      .limit(ROWS_PER_READ),
  );

/** In index order, which ends with the payout number: one millisecond can have as many payouts as a drawing has prizes. */
const readPayouts = async function* (tx: Tx, instanceId: string): AsyncGenerator<PayoutRecord> {
  let rows = await readPage(tx, instanceId, undefined);
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1) ?? last) {
    yield* rows;
    const { wonAtMs, rowid } = last;
    rows = await readPage(tx, instanceId, and(eq(payouts.wonAtMs, wonAtMs), sql`rowid > ${rowid}`));
    if (rows.length > 0) continue;
    rows = await readPage(tx, instanceId, gt(payouts.wonAtMs, wonAtMs));
    if (rows.length === 0) return;
  }
};

const readShares = async function* (tx: Tx, instanceId: string): AsyncGenerator<typeof winShares.$inferSelect> {
  let last: { readonly winId: string; readonly firstNumber: number } = { winId: '', firstNumber: 0 };
  for (;;) {
    const [chunk] = await tx.all((db) =>
      db
        .select()
        .from(winShares)
        .where(
          and(
            sql`(${winShares.winId}, ${winShares.firstNumber}) > (${last.winId}, ${last.firstNumber})`,
            sql`exists (select 1 from ${wins} where ${wins.id} = ${winShares.winId} and ${wins.instanceId} = ${instanceId})`,
          ),
        )
        .orderBy(asc(winShares.winId), asc(winShares.firstNumber))
        .limit(1),
    );
    if (chunk === undefined) return;
    yield chunk;
    last = chunk;
  }
};
