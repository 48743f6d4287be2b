import { createHash } from 'node:crypto';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../db/engine/tx.ts';
import { type SharesFacts, shareLine } from '../../db/ledger/facts.ts';
import { payouts, type ShareFacts, winShares } from '../../db/tables/wins.ts';
import { addMark, payoutMark, toShareFacts } from './payout-mark.ts';
import { type EntryRow, PAYOUT, type PayoutRecord } from './read-records.ts';
import { firstDifference, valueInJackpotCurrency } from './rules/read-facts.ts';
import type { Walk } from './tally.ts';

/** The winner of a raffle's prize, according to the draw. */
export type PrizeDrawn = Pick<ShareFacts, 'brand' | 'player'> & { readonly prize: NonNullable<ShareFacts['prize']> };

const ROWS_PER_READ = 500;

type Payee = { readonly share: ShareFacts; readonly row?: PayoutRecord };

/** The payees of a win from a number on: those with a payout, then those waiting for one. */
const readPayees = async function* (tx: Tx, win: string, from: number): AsyncGenerator<Payee> {
  let last = from - 1;
  for (;;) {
    const rows = await tx.all((db) =>
      db
        .select(PAYOUT)
        .from(payouts)
        .where(and(eq(payouts.winId, win), gt(payouts.number, last)))
        .orderBy(asc(payouts.number), asc(payouts.transactionId))
        .limit(ROWS_PER_READ),
    );
    for (const row of rows) yield { share: toShareFacts(row), row };
    last = rows.at(-1)?.number ?? last;
    if (rows.length < ROWS_PER_READ) break;
  }
  for (;;) {
    const [chunk] = await tx.all((db) =>
      db
        .select()
        .from(winShares)
        .where(and(eq(winShares.winId, win), gt(winShares.firstNumber, last)))
        .orderBy(asc(winShares.firstNumber))
        .limit(1),
    );
    if (chunk === undefined) return;
    for (const share of chunk.shares) yield { share };
    last = chunk.shares.at(-1)?.number ?? chunk.firstNumber;
  }
};

/** Compares the other payees of a win, or all winners of a drawing, with their sealed summary. */
export const checkShares = async (
  walk: Walk,
  entry: EntryRow,
  win: string,
  from: number,
  sealed: SharesFacts,
  prizes?: readonly PrizeDrawn[],
): Promise<string | undefined> => {
  const { tx, proof, tally, days } = walk;
  const shares: ShareFacts[] = [];
  const hash = createHash('sha256');
  let count = 0;
  let amount = 0n;
  for await (const { share, row } of readPayees(tx, win, from)) {
    const number = from + count;
    const name = `the payout ${win}:${share.number}`;
    if (share.number !== number) return `the payout ${win}:${number} is missing; the next one is ${share.number}`;
    const drawn = prizes?.[count];
    const difference =
      (row &&
        firstDifference(name, [
          ['transaction', row.id, `${win}:${number}`],
          ['instance', row.instanceId, entry.instanceId],
          ['operator', row.operatorId, row.brand.split(':')[0]],
          ['time', row.wonAtMs, entry.atMs],
        ])) ??
      firstDifference(name, [
        ['amount', BigInt(share.amount), valueInJackpotCurrency(BigInt(share.pay), share.rate)],
        ['brand', share.brand, drawn?.brand ?? share.brand],
        ['player', share.player, drawn?.player ?? share.player],
        // A payout does not record its prize; a payee who is still waiting does.
        ['prize', prizeText(row === undefined ? share.prize : drawn?.prize), prizeText(drawn?.prize)],
      ]);
    if (difference !== undefined) return difference;
    hash.update(`${shareLine({ ...share, ...(drawn && { prize: drawn.prize }) })}\n`);
    amount += BigInt(share.amount);
    count += 1;
    shares.push(drawn === undefined ? share : { ...share, prize: drawn.prize });
    days.add(entry, share.brand, 'withheld', BigInt(share.amount));
    tally.open = addMark(tally.open, payoutMark(proof.mark, win, share));
  }
  tally.owed += count;
  walk.shares = shares;
  return firstDifference(`the payees of the win ${win}`, [
    ['the number', count, sealed.count],
    ['the amount', amount, BigInt(sealed.amount)],
    ['the digest', hash.digest('hex'), sealed.digest],
  ]);
};

const prizeText = (prize: ShareFacts['prize']): string =>
  prize === undefined ? 'none' : `${prize.tier} for ${prize.tickets} from ${prize.startsAtMs} until ${prize.endsAtMs}`;
