import { type DrawingFacts, type PassedFacts, ticketsDigest, type UndrawnFacts } from '../../db/ledger/facts.ts';
import type { LedgerLine } from '../../db/ledger/ledger.ts';
import { checkShares, type PrizeDrawn } from './check-shares.ts';
import { checkRest } from './check-win.ts';
import { faultInExclusions } from './compare-exclusions.ts';
import { compareTickets, holdingKey, undrawnPot } from './compare-tickets.ts';
import type { EntryRow } from './read-records.ts';
import { PrizeDrum } from './rules/prize-drum.ts';
import { firstDifference, missing, readDecisions, sumAccounts } from './rules/read-facts.ts';
import { type HeldTickets, requirePot, totalPotValue, type Walk } from './tally.ts';

/** Repeats the drawing of one raffle pot: the same tickets and picks, so the same winners in the same order. */
export const checkDrawing = async (
  walk: Walk,
  entry: EntryRow,
  lines: readonly LedgerLine[],
  facts: DrawingFacts,
): Promise<string | undefined> => {
  const row = walk.records.wins.get(entry.reference ?? '');
  if (row === undefined) return missing(entry, 'win');
  const difference =
    firstDifference(`the win ${row.id}`, [
      ['id', row.id, facts.win],
      ['instance', row.instanceId, entry.instanceId],
      ['pot', row.pot, facts.pot],
      ['instance_count', row.instanceCount, facts.instanceCount],
      ['contribution', row.contribution, null],
      ['brand', row.brand, ''],
      ['player', row.player, ''],
      ['value', row.value, BigInt(facts.value)],
      ['time', row.atMs, entry.atMs],
    ]) ??
    firstDifference(`the drawing in entry ${entry.seq}`, [
      ['value', BigInt(facts.value), -sumAccounts(lines, 'seedValue', 'contributedAmount')],
      ['the amount of the prizes', BigInt(facts.shares.amount), sumAccounts(lines, 'withheld')],
    ]) ??
    checkRest(walk, entry, lines, facts) ??
    (await closePeriods(walk, entry, facts));
  if (difference !== undefined) return difference;
  const drawn = await drawAgain(walk, entry, facts);
  return typeof drawn === 'string' ? drawn : checkShares(walk, entry, facts.win, 0, facts.shares, drawn);
};

/** A pot whose drawing pays nothing keeps its value, and its tickets are as recorded. The rules decide why. */
export const checkUndrawn = async (
  walk: Walk,
  entry: EntryRow,
  lines: readonly LedgerLine[],
  facts: UndrawnFacts,
): Promise<string | undefined> => {
  const { tally } = walk;
  const { enabled, instanceCount } = requirePot(tally, facts.pot);
  const [decision, ...more] = readDecisions(entry);
  const isIdle = decision?.trigger === 'Raffle' && decision.pot === facts.pot && !decision.armed && more.length === 0;
  return (
    firstDifference(`the pot ${facts.pot}, which entry ${entry.seq} does not draw,`, [
      ['the decision', isIdle, true],
      ['the number of postings', lines.length, 0],
      ['enabled', true, enabled],
      ['instance_count', facts.instanceCount, instanceCount],
      ['value', BigInt(facts.value), totalPotValue(tally, facts.pot)],
    ]) ??
    (await closePeriods(walk, entry, facts)) ??
    differenceInTickets(`the drawing in entry ${entry.seq}`, facts, holdersOf(walk, facts.period)) ??
    (await faultInBarred(walk, entry, facts))
  );
};

/** A pot that is not drawn because none of the holders may win names them all. */
const faultInBarred = async (walk: Walk, entry: EntryRow, facts: UndrawnFacts): Promise<string | undefined> => {
  const { barred } = facts;
  if (barred === undefined) return undefined;
  const named = new Set(barred.map(([brand, player]) => holdingKey(brand, player)));
  const left = holdersOf(walk, facts.period).find(
    ({ brandPath, playerId }) => !named.has(holdingKey(brandPath, playerId)),
  );
  return left === undefined
    ? faultInExclusions(walk, entry, barred)
    : `entry ${entry.seq} draws nothing, although ${left.playerId} of ${left.brandPath} may win`;
};

/** Periods are drawn in order, each pot once, after the period has ended. Earlier periods are compared with their rows and dropped. */
const closePeriods = async (
  { tx, instanceId, tally }: Walk,
  { seq, atMs }: EntryRow,
  { pot: potId, period }: Pick<DrawingFacts, 'pot' | 'period'>,
): Promise<string | undefined> => {
  const pot = requirePot(tally, potId);
  const says = `entry ${seq} draws the pot ${potId} for the period ${period.index}`;
  if (period.startsAtMs >= period.endsAtMs || period.endsAtMs > atMs) return `${says}, which has not ended`;
  if (period.index <= pot.drawnPeriod || period.index < tally.drawnPeriod) return `${says}, which was already drawn`;
  const forgotten = undrawnPot(tally, period.index);
  if (forgotten !== undefined) return `${says}; ${forgotten}`;
  pot.drawnPeriod = period.index;
  tally.drawnPeriod = period.index;
  for (const [index, holdings] of tally.periods) {
    if (index >= period.index) continue;
    const difference = await compareTickets(tx, instanceId, index, holdings);
    if (difference !== undefined) return difference;
    tally.ticketRows += holdings.size;
    tally.periods.delete(index);
    tally.unpayable?.delete(index);
  }
  return undefined;
};

const byBrandAndPlayer = (a: HeldTickets, b: HeldTickets): number =>
  a.brandPath === b.brandPath ? (a.playerId < b.playerId ? -1 : 1) : a.brandPath < b.brandPath ? -1 : 1;

/** The ticket holders of a period, according to earlier entries. */
const holdersOf = ({ tally }: Walk, { index }: DrawingFacts['period']): readonly HeldTickets[] =>
  [...(tally.periods.get(index)?.values() ?? [])].filter(({ tickets }) => tickets > 0).sort(byBrandAndPlayer);

const differenceInTickets = (
  what: string,
  facts: Pick<DrawingFacts, 'tickets' | 'holders' | 'intervals'>,
  holders: readonly HeldTickets[],
): string | undefined =>
  firstDifference(what, [
    ['tickets', facts.tickets, holders.reduce((sum, { tickets }) => sum + tickets, 0)],
    ['holders', facts.holders, holders.length],
    ['intervals', facts.intervals, ticketsDigest(holders)],
  ]);

/** The winners of the prizes; a sentence when they differ from the entry. */
const drawAgain = async (walk: Walk, entry: EntryRow, facts: DrawingFacts): Promise<string | readonly PrizeDrawn[]> => {
  const holders = holdersOf(walk, facts.period);
  const what = `the drawing in entry ${entry.seq}`;
  const [decision, ...more] = readDecisions(entry);
  const draws = decision?.trigger === 'Raffle' && decision.pot === facts.pot && more.length === 0 ? decision.draws : [];
  const difference =
    differenceInTickets(what, facts, holders) ??
    firstDifference(what, [['the number of picks', facts.picks.length + (facts.passed?.length ?? 0), draws.length]]);
  if (difference !== undefined) return difference;
  const { startsAtMs, endsAtMs } = facts.period;
  const drum = new PrizeDrum(holders.map(({ tickets }) => tickets));
  const prizes: PrizeDrawn[] = [];
  const passed: PassedFacts[] = [];
  for (const [index, { range, outcome }] of draws.entries()) {
    const pick = `${what}, pick ${index + 1}`;
    if (range !== String(drum.left)) return `${pick}, is among ${range} tickets; ${drum.left} are left`;
    const { ticket, holder: at } = drum.pick(Number(outcome));
    const holder = holders[at];
    const over = facts.passed?.[passed.length];
    if (over?.ticket === ticket && holder !== undefined) {
      passed.push([holder.brandPath, holder.playerId, over.reason]);
      if (over.tier < (prizes.at(-1)?.prize.tier ?? 1)) return `${pick}, is of tier ${over.tier}, which is over`;
      continue;
    }
    const { tier = 0, ticket: said } = facts.picks[prizes.length] ?? {};
    if (ticket !== said || holder === undefined)
      return `${pick}, is recorded as ticket ${said}; ${outcome} is ${ticket}`;
    if (tier < (prizes.at(-1)?.prize.tier ?? 1))
      return `${pick}, is of tier ${tier}, which is before the previous pick's`;
    const { brandPath: brand, playerId: player, tickets } = holder;
    prizes.push({ brand, player, prize: { tier, tickets, startsAtMs, endsAtMs } });
  }
  walk.passed = passed;
  return (await faultInExclusions(walk, entry, passed)) ?? prizes;
};
