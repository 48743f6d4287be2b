import {
  type CarryFacts,
  type ContributionFacts,
  type DrawingFacts,
  isOnlyRecord,
  type PassedWindowFacts,
  type UndrawnFacts,
  type WinFacts,
} from '../../db/ledger/facts.ts';
import type { LedgerLine } from '../../db/ledger/ledger.ts';
import { checkBonusUse } from './check-bonus-use.ts';
import { checkDrawing, checkUndrawn } from './check-drawing.ts';
import { checkPayment } from './check-payment.ts';
import { checkWin } from './check-win.ts';
import { checkPassing } from './check-window.ts';
import type { EntryRow } from './read-records.ts';
import { firstDifference, missing, readFacts, readRate, sumAccounts } from './rules/read-facts.ts';
import type { Walk } from './tally.ts';

/**
 * Compares an entry with the rows it is about, and with its draws. The seal has been checked, so the entry is authentic; the rows may have
 * been changed since.
 */
export const checkRecord = async (
  walk: Walk,
  entry: EntryRow,
  lines: readonly LedgerLine[],
): Promise<string | undefined> => {
  switch (entry.kind) {
    case 'contribution':
      return checkContribution(walk, entry, lines) ?? checkBonusUse(walk, entry, readFacts<ContributionFacts>(entry));
    case 'carry':
      return checkCarry(walk, entry);
    case 'win':
      return checkWin(walk, entry, lines, readFacts<WinFacts>(entry));
    case 'draw': {
      const facts = readFacts<DrawingFacts | UndrawnFacts | PassedWindowFacts>(entry);
      if ('notDrawn' in facts) return checkUndrawn(walk, entry, lines, facts);
      return 'window' in facts ? checkPassing(walk, entry, facts) : checkDrawing(walk, entry, lines, facts);
    }
    case 'payment':
    case 'settlement':
      return checkPayment(walk, entry, lines);
    default:
      return undefined;
  }
};

/** The row of a wager may be in another archive than the entry. */
const checkCarry = ({ records }: Walk, entry: EntryRow): string | undefined => {
  const row = records.contributions.get(entry.reference ?? '');
  if (row === undefined) return undefined;
  const { brand, player, currency, wager, debit = '0' } = readFacts<CarryFacts>(entry);
  return firstDifference(`the contribution ${row.id}`, [
    ['instance', row.instanceId, entry.instanceId],
    ['brand', row.brand, brand],
    ['player', row.player, player],
    ['currency', row.currency, currency],
    ['wager', row.wager, wager === undefined ? row.wager : BigInt(wager)],
    ['debit', row.debit, BigInt(debit)],
    ['rate', row.rate, entry.rate],
  ]);
};

const checkContribution = ({ records }: Walk, entry: EntryRow, lines: readonly LedgerLine[]): string | undefined => {
  const row = records.contributions.get(entry.reference ?? '');
  const facts = readFacts<ContributionFacts>(entry);
  const playerPaid = -sumAccounts(lines, 'playerPaid');
  const operatorPaid = -sumAccounts(lines, 'operatorPaid');
  if (isOnlyRecord(facts)) {
    if (row !== undefined)
      return `entry ${entry.seq} is the only record of the contribution ${row.id}, which has another`;
    return playerPaid === 0n && facts.debit === undefined
      ? undefined
      : `entry ${entry.seq} books ${playerPaid} as playerPaid for a debit of ${facts.debit}, of which there is no record`;
  }
  if (row === undefined) return missing(entry, 'contribution');
  const difference = firstDifference(`the contribution ${row.id}`, [
    ['instance', row.instanceId, entry.instanceId],
    ['state', row.state, 'booked'],
    ['brand', row.brand, facts.brand],
    ['player', row.player, facts.player],
    ['currency', row.currency, facts.currency],
    ['wager', row.wager, BigInt(facts.wager)],
    ['debit', row.debit, BigInt(facts.debit ?? 0)],
    ['rate', row.rate, entry.rate],
    ['idempotency key', row.key, entry.idempotencyKey],
    ['playerPaid', row.playerPaid, playerPaid],
    ['operatorPaid', row.operatorPaid, operatorPaid],
    ['booked', row.booked, playerPaid + operatorPaid],
  ]);
  if (difference !== undefined) return difference;
  // Converts the player's payment with separate arithmetic.
  const rate = readRate(entry.rate);
  if (rate === undefined) return `entry ${entry.seq} has no rate: ${entry.rate}`;
  const right = (row.debit * rate.n) / rate.d;
  return right === playerPaid
    ? undefined
    : `entry ${entry.seq} books ${playerPaid} as playerPaid; the rate ${entry.rate} gives ${right}`;
};
