import type { WinFacts } from '../../db/ledger/facts.ts';
import type { LedgerLine } from '../../db/ledger/ledger.ts';
import { checkShares } from './check-shares.ts';
import { checkDrawnWindow } from './check-window.ts';
import { addMark, payoutMark, toShareFacts } from './payout-mark.ts';
import type { EntryRow } from './read-records.ts';
import { firstDifference, missing, sumAccounts, valueInJackpotCurrency } from './rules/read-facts.ts';
import { totalPotValue, type Walk } from './tally.ts';

/** Compares a win with its row and payouts, and the amount owed with their sum. */
export const checkWin = async (
  walk: Walk,
  entry: EntryRow,
  lines: readonly LedgerLine[],
  facts: WinFacts,
): Promise<string | undefined> => {
  const { records, proof, tally } = walk;
  const row = records.wins.get(entry.reference ?? '');
  if (row === undefined) return missing(entry, 'win');
  const payout = records.payouts.get(facts.transaction);
  if (payout === undefined) return missing(entry, 'payout', facts.transaction);
  const amount = sumAccounts(lines, 'withheld') - BigInt(facts.shares?.amount ?? 0);
  const difference =
    firstDifference(`the win ${row.id}`, [
      ['id', row.id, facts.win],
      ['instance', row.instanceId, entry.instanceId],
      ['pot', row.pot, facts.pot],
      ['instance_count', row.instanceCount, facts.instanceCount],
      ['contribution', row.contribution, facts.contribution],
      ['brand', row.brand, facts.brand],
      ['player', row.player, facts.player],
      ['value', row.value, -sumAccounts(lines, 'seedValue', 'contributedAmount')],
      ['time', row.atMs, entry.atMs],
    ]) ??
    firstDifference(`the payout ${payout.id}`, [
      ['win', payout.win, facts.win],
      ['number', payout.number, 0],
      ['instance', payout.instanceId, entry.instanceId],
      ['operator', payout.operatorId, facts.brand.split(':')[0]],
      ['brand', payout.brand, facts.brand],
      ['player', payout.player, facts.player],
      ['amount', payout.amount, amount],
      ['pay', payout.pay, BigInt(facts.pay)],
      ['currency', payout.currency, facts.currency],
      ['rate', payout.rate, entry.rate],
      ['time', payout.wonAtMs, entry.atMs],
    ]) ??
    checkRest(walk, entry, lines, facts);
  if (difference !== undefined) return difference;
  const right = valueInJackpotCurrency(payout.pay, payout.rate);
  if (right !== amount)
    return `entry ${entry.seq} books ${amount} as the amount; the rate ${entry.rate} gives ${right}`;
  tally.owed += 1;
  walk.days.add(entry, facts.brand, 'withheld', amount);
  tally.open = addMark(tally.open, payoutMark(proof.mark, facts.win, toShareFacts(payout)));
  return (
    (facts.shares && (await checkShares(walk, entry, facts.win, 1, facts.shares))) ??
    checkDrawnWindow(walk, entry, facts)
  );
};

/** A win takes the pot's whole value; the house takes its fee, and what is not owed to anyone stays with the pot. */
export const checkRest = (
  { tally }: Walk,
  { seq, kind }: EntryRow,
  lines: readonly LedgerLine[],
  { pot }: Pick<WinFacts, 'pot'>,
): string | undefined => {
  const left = totalPotValue(tally, pot);
  if (left !== 0n) return `entry ${seq}, a ${kind}, leaves the pot ${pot} with ${left}`;
  const taken = lines.find(({ account, amount }) => (account === 'house' || account === 'surplusSeed') && amount < 0n);
  return taken && `entry ${seq}, a ${kind}, takes ${-taken.amount} from ${taken.account}`;
};
