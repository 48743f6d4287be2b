import {
  type AdjustmentFacts,
  type ArchiveFacts,
  type ContributionFacts,
  type DiversionFacts,
  type DrawingFacts,
  isOnlyRecord,
  type PassedWindowFacts,
  potsIn,
  type SeedFacts,
  type SweepFacts,
  type UndrawnFacts,
  type WinFacts,
} from '../../db/ledger/facts.ts';
import type { LedgerLine } from '../../db/ledger/ledger.ts';
import { AMOUNT_MAX_MICROS, lesser } from '../../domain/money/micros.ts';
import { MAX_TICKETS } from '../../domain/raffle/earn-tickets.ts';
import { checkTransfer } from './check-transfer.ts';
import { holdingKey } from './compare-tickets.ts';
import type { EntryRow } from './read-records.ts';
import { FIRST_WITHOUT_BOUND } from './rules/arming.ts';
import { bookedBy, firstDifference, readFacts, readRate, sumAccounts } from './rules/read-facts.ts';
import { findBalance, newPotTally, requirePot, type Tally, type Walk } from './tally.ts';

/** Adds an entry that is valid by itself. Returns what does not follow from the earlier entries. */
export const tallyEntry = async (
  walk: Walk,
  entry: EntryRow,
  lines: readonly LedgerLine[],
): Promise<string | undefined> => {
  const { tally } = walk;
  tally.seq = entry.seq;
  tally.kinds.set(entry.kind, (tally.kinds.get(entry.kind) ?? 0) + 1);
  const { reseeding } = tally;
  tally.reseeding = undefined;
  switch (entry.kind) {
    case 'seed':
      tally.seed = readFacts<SeedFacts>(entry);
      for (const id of tally.seed.pots) tally.pots.set(id, newPotTally());
      return undefined;
    case 'contribution':
      return tallyContribution(walk, entry, lines);
    case 'win':
      return tallyLife(tally, entry, readFacts<WinFacts>(entry));
    case 'draw': {
      const facts = readFacts<DrawingFacts | UndrawnFacts | PassedWindowFacts>(entry);
      return 'window' in facts || 'notDrawn' in facts ? undefined : tallyLife(tally, entry, facts);
    }
    case 'reseed':
      return lines.every(({ potId }) => potId === '' || potId === reseeding)
        ? undefined
        : `entry ${entry.seq} reseeds a pot that was not just won`;
    case 'flush':
    case 'diversion':
      return tallyDiversion(tally, entry, lines);
    case 'archive':
      tally.archives = [...(tally.archives ?? []), readFacts<ArchiveFacts>(entry)];
      return undefined;
    case 'adjustment':
      return checkAdjustment(tally, entry, lines);
    case 'transfer_out':
    case 'transfer_in':
      return checkTransfer(walk, entry, lines);
    default:
      return undefined;
  }
};

const tallyContribution = (
  { tally, records }: Walk,
  entry: EntryRow,
  lines: readonly LedgerLine[],
): string | undefined => {
  const facts = readFacts<ContributionFacts>(entry);
  const booked = bookedBy(lines);
  for (const id of potsIn(facts, lines)) {
    const pot = requirePot(tally, id);
    pot.contributions += 1;
    pot.lastAtMs = Math.max(pot.lastAtMs, entry.atMs);
  }
  for (const pot of tally.pots.values()) if (pot.enabled) pot.bookedInLife += booked;
  if (isOnlyRecord(facts)) {
    const { count = 0, operatorPaid = 0n } = tally.atOnce ?? {};
    tally.atOnce = { count: count + 1, operatorPaid: operatorPaid - sumAccounts(lines, 'operatorPaid') };
  }
  const awarded = isOnlyRecord(facts)
    ? (facts.tickets?.awarded ?? 0)
    : records.contributions.get(entry.reference ?? '')?.ticketsAwarded;
  return facts.tickets === undefined && awarded === 0 ? undefined : tallyTickets(tally, entry, facts, booked, awarded);
};

/** Tickets follow from the amount the player has accumulated in the period, divided by the cost. */
const tallyTickets = (
  tally: Tally,
  { seq, reference, rate: rateText, rulesVersion }: EntryRow,
  { brand, player, wager, tickets: said }: ContributionFacts,
  booked: bigint,
  awarded: number | undefined,
): string | undefined => {
  const raffle = tally.seed?.raffle;
  const rate = readRate(rateText);
  if (said === undefined || raffle === undefined || rate === undefined)
    return `entry ${seq} earns tickets, but the jackpot is not a raffle`;
  if (said.period <= tally.drawnPeriod)
    return `entry ${seq} earns tickets for the period ${said.period}, which was already drawn`;
  const holdings = tally.periods.get(said.period) ?? new Map();
  tally.periods.set(said.period, holdings);
  const key = holdingKey(brand, player);
  const spent = raffle.source === 'Contribution' ? booked : (BigInt(wager) * rate.n) / rate.d;
  const before = holdings.get(key);
  const sum = (before?.accumulated ?? 0n) + spent;
  const accumulated = rulesVersion < FIRST_WITHOUT_BOUND ? lesser(sum, AMOUNT_MAX_MICROS) : sum;
  const tickets = Number(lesser(accumulated / BigInt(raffle.cost), BigInt(MAX_TICKETS)));
  // The clock was set back, so determine again what the pots could pay at the end.
  tally.unpayable?.delete(said.period);
  holdings.set(key, { brandPath: brand, playerId: player, accumulated, tickets });
  if (said.accumulated !== String(accumulated) || said.tickets !== tickets)
    return `entry ${seq} gives ${player} of ${brand} ${said.tickets} tickets for ${said.accumulated}; the earlier entries and its amount give ${tickets} for ${accumulated}`;
  return firstDifference(`the contribution ${reference}`, [
    ['tickets_awarded', awarded, tickets - (before?.tickets ?? 0)],
  ]);
};

/** Each win or drawing starts the pot's next life or ends its last. */
const tallyLife = (
  tally: Tally,
  { seq, kind }: EntryRow,
  { pot: id, instanceCount, nextInstanceCount, ...facts }: WinFacts | DrawingFacts,
): string | undefined => {
  const pot = requirePot(tally, id);
  if (!pot.enabled || pot.instanceCount !== instanceCount)
    return `entry ${seq} is a ${kind} of the pot ${id} at instance_count ${instanceCount}; by the earlier entries it is ${pot.instanceCount}${pot.enabled ? '' : ', its last'}`;
  const lives = nextInstanceCount - instanceCount;
  if (lives !== 0 && lives !== 1) return `entry ${seq} takes the pot ${id} to instance_count ${nextInstanceCount}`;
  pot.enabled = lives === 1;
  pot.instanceCount = nextInstanceCount;
  pot.due = false;
  pot.bookedInLife = 0n;
  pot.wonEarly ||= !('window' in facts);
  tally.wins += 1;
  if (pot.enabled) tally.reseeding = id;
  return undefined;
};

/** Each flush is acknowledged once, under its own id. */
const tallyDiversion = ({ flushes }: Tally, entry: EntryRow, lines: readonly LedgerLine[]): string | undefined => {
  const { diversion, pot, amount: said } = readFacts<DiversionFacts>(entry);
  const says = `entry ${entry.seq}, a ${entry.kind} of ${diversion}`;
  const amount = BigInt(said);
  const moved = entry.kind === 'flush' ? sumAccounts(lines, 'diverting') : sumAccounts(lines, 'diverted');
  if (entry.reference !== diversion) return `${says}, is about ${entry.reference}`;
  if (moved !== amount || amount <= 0n) return `${says}, says ${amount} and moves ${moved}`;
  const flushed = flushes.get(diversion);
  if (entry.kind === 'flush') {
    flushes.set(diversion, { pot, amount });
    return flushed && `${says}, repeats an earlier one`;
  }
  flushes.delete(diversion);
  return flushed?.pot === pot && flushed.amount === amount
    ? undefined
    : `${says}, acknowledges ${amount} of the pot ${pot}; ${flushed === undefined ? 'it was not flushed' : `${flushed.amount} of the pot ${flushed.pot} was flushed`}`;
};

/** A sweep leaves the floor in the house, was approved by a second account, and has a reason. */
const checkSweep = (
  tally: Tally,
  { seq, reason }: EntryRow,
  lines: readonly LedgerLine[],
  { sweep, floor, approvedBy }: SweepFacts,
): string | undefined => {
  const says = `entry ${seq} sweeps ${sweep}`;
  const left = findBalance(tally, '', 'house');
  if (sumAccounts(lines, 'swept') !== BigInt(sweep) || BigInt(sweep) <= 0n)
    return `${says} and moves ${sumAccounts(lines, 'swept')}`;
  if (left < 0n || left < BigInt(floor)) return `${says}, leaves ${left} in the house, and its floor is ${floor}`;
  if (approvedBy === undefined) return `${says}, which no second account approved`;
  return reason === null ? `${says} without a reason` : undefined;
};

/** An adjustment moves only the balance it sets, leaves it at its target, and has a reason. */
const checkAdjustment = (tally: Tally, entry: EntryRow, lines: readonly LedgerLine[]): string | undefined => {
  const facts = readFacts<AdjustmentFacts | SweepFacts>(entry);
  if ('sweep' in facts) return checkSweep(tally, entry, lines, facts);
  const { pot, what, target, boost } = facts;
  const accounts: readonly string[] = what === 'currentValue' ? ['seedValue', 'contributedAmount'] : [what];
  const says = `entry ${entry.seq} sets ${what} of pot ${pot} to ${target}`;
  const stray = lines.find(({ potId, account }) =>
    potId === '' ? account !== 'adjusted' : potId !== pot || !accounts.includes(account),
  );
  if (stray !== undefined) return `${says} and moves ${stray.account} of ${stray.potId || 'the instance'}`;
  const left = accounts.reduce((sum, account) => sum + findBalance(tally, pot, account), 0n);
  if (String(left) !== target) return `${says} but leaves it at ${left}`;
  const moved = lines.reduce((sum, { potId, amount }) => (potId === pot ? sum + amount : sum), 0n);
  if (boost !== undefined && (String(moved) !== boost || moved <= 0n))
    return `${says} by ${moved}, as a boost of ${boost}`;
  return entry.reason === null ? `${says} without a reason` : undefined;
};
