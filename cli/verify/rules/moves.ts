import type { LedgerEntry, LedgerLine } from '../../../db/ledger/ledger.ts';
import type { Micros } from '../../../domain/money/micros.ts';
import { accountName } from './read-facts.ts';

/** A movement that the rules give; the pot is empty for the instance's own accounts. */
export type Move = readonly [potId: string, account: string, amount: Micros];

/** The first account that an entry moves by another amount than the rules give, as a sentence. */
export const differenceInMoves = (
  { seq, kind }: Pick<LedgerEntry, 'seq' | 'kind'>,
  lines: readonly LedgerLine[],
  moves: readonly Move[],
): string | undefined => {
  let at = 0;
  let isSame = true;
  for (const [potId, account, amount] of moves) {
    if (amount === 0n) continue;
    const line = lines[at];
    at += 1;
    if (line === undefined || line.potId !== potId || line.account !== account || line.amount !== amount) {
      isSame = false;
      break;
    }
  }
  if (isSame && at === lines.length) return undefined;
  // In another order, as earlier versions may have it: by account.
  for (const [potId, account] of [...moves, ...lines.map((line) => [line.potId, line.account] as const)]) {
    const of = (all: readonly Move[]): bigint =>
      all.reduce((sum, move) => (move[0] === potId && move[1] === account ? sum + move[2] : sum), 0n);
    const given = of(moves);
    const booked = of(lines.map((line): Move => [line.potId, line.account, line.amount]));
    if (given !== booked)
      return `entry ${seq}, a ${kind}, moves ${accountName({ potId, account })} by ${booked}; the rules give ${given}`;
  }
  return undefined;
};
