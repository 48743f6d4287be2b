import type { DrawingFacts, PassedFacts, PassedWindowFacts, UndrawnFacts, WinFacts } from '../../../db/ledger/facts.ts';
import type { LedgerEntry } from '../../../db/ledger/ledger.ts';
import type { ShareFacts } from '../../../db/tables/wins.ts';
import { floorTimes, fraction, multiply } from '../../../domain/money/fraction.ts';
import { lesser, type Micros } from '../../../domain/money/micros.ts';
import { minorUnitMicros } from '../../../domain/money/minor-unit.ts';
import { canBeWon } from './arming.ts';
import {
  findPot,
  findTerms,
  flushable,
  isInLastLife,
  movesIntoHouse,
  type Next,
  type Owed,
  type PotBook,
  planSeed,
  type RulesBook,
  worthOf,
} from './book.ts';
import { creditFor, type Money, moneyOf, prizeFor } from './credit.ts';
import type { Difference } from './draws.ts';
import { differenceInMoves, type Move } from './moves.ts';
import { withoutBarred } from './players.ts';
import { readDecisions } from './read-facts.ts';
import { judgeSharing } from './sharing.ts';
import type { PotTerms, Terms } from './terms.ts';
import { faultInLimit, faultInPassed, noteWin } from './win-limit.ts';
import { findWaiting, settleIn } from './windows.ts';

type Judged = readonly Difference[];

const says = (text: string | undefined, weight: Difference['weight'] = 'fault'): Judged =>
  text === undefined ? [] : [{ says: text, weight }];

/** A win: the winner's part, the house's fee, the community's shares, and what is left of them for the next life. */
export const judgeWin = (
  terms: Terms,
  book: RulesBook,
  entry: LedgerEntry,
  facts: WinFacts,
  shares: readonly ShareFacts[],
  owed: Owed | undefined,
): Judged => {
  const pot = findTerms(terms, facts.pot);
  const held = findPot(book, facts.pot);
  const value = worthOf(held);
  const found: Difference[] = owed === undefined ? [...judgeCause(terms, book, pot, held, entry, facts)] : [];
  const money = owed === undefined ? moneyOf(facts.currency, entry.rate) : moneyOf(owed.currency, owed.rate);
  const main = creditFor(floorTimes(value, pot.main), money, terms.currency);
  const { seq } = entry;
  if (owed !== undefined && (owed.brand !== facts.brand || owed.player !== facts.player))
    found.push({ says: `entry ${seq} pays ${facts.player} of ${facts.brand}; ${owed.player} of ${owed.brand} won` });
  if (facts.pay !== String(main.pay) || facts.currency !== main.currency)
    found.push({
      says: `entry ${seq} pays ${facts.pay} ${facts.currency} for the pot ${pot.id}, worth ${value}; the rules give ${main.pay} ${main.currency}`,
    });
  const community = shares.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const fee = floorTimes(value, pot.fee);
  const moves: Move[] = [
    [pot.id, 'seedValue', -held.seedValue],
    [pot.id, 'contributedAmount', -held.contributedAmount],
    ['', 'withheld', main.amount + community],
    ...movesIntoHouse(book, fee),
    [pot.id, 'surplusSeed', value - fee - main.amount - community],
  ];
  found.push(...says(differenceInMoves(entry, entry.lines, moves)));
  const atMs = entry.atMs;
  if (owed === undefined) found.push(...faultInLimit(terms, book, facts, atMs));
  noteWin(terms, book, facts, atMs);
  found.push(...faultInPassed(terms, book, [...(facts.passed ?? []), ...(facts.barred ?? [])], atMs));
  if (pot.sharing.length > 0) {
    const { brand, player, window, sharing, barred } = facts;
    // A window may be drawn before its end, by stake, or after it.
    const wonAtMs = Math.min(window?.endMs ?? entry.atMs, entry.atMs);
    const decisions = readDecisions(entry);
    const win = { pot, life: held.life, value, winner: { brand, player }, wonAtMs, decisions, shares, sharing };
    const fault =
      book.players === undefined
        ? { says: 'the players before the checkpoint are not known', weight: 'unknown' as const }
        : judgeSharing(terms, withoutBarred(book.players, barred), win);
    if (fault !== undefined) found.push({ ...fault, says: `entry ${seq}, a win: ${fault.says}` });
  } else if (shares.length > 0)
    found.push({
      says: `entry ${seq} pays ${shares.length} players besides the winner; the pot ${pot.id} is not shared`,
    });
  endLife(terms, book, pot, held, entry.atMs);
  return found;
};

/** A win without a contribution's hit: from outside, or the drawing of a window. Either needs an armed pot. */
const judgeCause = (
  terms: Terms,
  book: RulesBook,
  pot: PotTerms,
  held: PotBook,
  entry: LedgerEntry,
  { currency, window }: WinFacts,
): Judged => {
  const where = `entry ${entry.seq} is a win of the pot ${pot.id}`;
  const money: Money = window === undefined ? moneyOf(currency, entry.rate) : moneyOf(terms.currency, null);
  const unarmed: Judged = canBeWon(terms, { pot, held }, book, money)
    ? []
    : [{ says: `${where}, which was not armed by the rules and balances`, weight: 'doubt' }];
  if (window === undefined)
    return pot.isTriggeredOutside ? unarmed : [{ says: `${where}, which has no trigger from outside` }];
  return [...says(faultInWindow(terms, pot, held, window, where), 'doubt'), ...unarmed];
};

const faultInWindow = (
  terms: Terms,
  pot: PotTerms,
  held: PotBook,
  window: { readonly startMs: number; readonly endMs: number },
  where: string,
): string | undefined => {
  const waiting = pot.time && findWaiting(terms, pot.time, held);
  if (waiting?.startMs === window.startMs && waiting.endMs === window.endMs) return undefined;
  const given =
    waiting === undefined ? 'no window waits' : `the one from ${waiting.startMs} until ${waiting.endMs} waits`;
  return `${where} for the window from ${window.startMs} until ${window.endMs}; by the rules ${given}`;
};

/** A window that ends without a win, because its pot is not armed in the jackpot's money. */
export const judgePassing = (terms: Terms, book: RulesBook, entry: LedgerEntry, facts: PassedWindowFacts): Judged => {
  const pot = findTerms(terms, facts.pot);
  const held = findPot(book, facts.pot);
  const where = `entry ${entry.seq} passes over the pot ${pot.id}`;
  const armed = canBeWon(terms, { pot, held }, book, moneyOf(terms.currency, null));
  const found: Difference[] = [
    ...says(faultInWindow(terms, pot, held, facts.window, where), 'doubt'),
    ...faultInPassed(terms, book, facts.passed, entry.atMs),
    ...(armed !== (facts.passed !== undefined)
      ? [
          {
            says: `${where}, which was ${armed ? '' : 'not '}armed by the rules and balances`,
            weight: 'doubt' as const,
          },
        ]
      : []),
    ...says(differenceInMoves(entry, entry.lines, [])),
  ];
  if (pot.time !== undefined) settleIn(terms, pot.time, held, entry.atMs);
  held.due = false;
  return found;
};

/** The prizes of a raffle's pot that are worth a minor unit of the jackpot's currency, each for one winner. */
const listPrizes = ({ raffle, currency }: Terms, value: Micros) =>
  (raffle?.tiers ?? [])
    .map(({ part, winners }, index) => ({
      tier: index + 1,
      winners,
      share: floorTimes(value, multiply(part, fraction(1n, BigInt(winners)))),
    }))
    .filter(({ share }) => share >= minorUnitMicros(currency));

/** The drawing of a raffle's pot. @param isLast no period follows, so the pot is not seeded again. */
export const judgeDrawing = (
  terms: Terms,
  book: RulesBook,
  entry: LedgerEntry,
  facts: DrawingFacts,
  { shares, passed }: { readonly shares: readonly ShareFacts[]; readonly passed: readonly PassedFacts[] },
  isLast: boolean,
): Judged => {
  const pot = findTerms(terms, facts.pot);
  const held = findPot(book, facts.pot);
  const value = worthOf(held);
  const where = `entry ${entry.seq}, the drawing of the pot ${pot.id}`;
  const found: Difference[] = [...faultInPassed(terms, book, passed, entry.atMs)];
  const armed = canBeWon(
    terms,
    { pot: isLast ? finalLife(pot, held) : pot, held },
    book,
    moneyOf(terms.currency, null),
  );
  if (!armed) found.push({ says: `${where}: it was not armed by the rules and balances`, weight: 'doubt' });
  const prizes = listPrizes(terms, value);
  const holders = facts.holders - (facts.passed?.length ?? 0);
  const due = prizes.flatMap((prize) => Array.from({ length: Math.min(prize.winners, holders) }, () => prize));
  let amount = 0n;
  for (const [index, share] of shares.entries()) {
    const prize = due[index];
    const tier = share.prize?.tier ?? facts.picks[index]?.tier;
    if (prize === undefined || prize.tier !== tier) {
      found.push({
        says: `${where}: pick ${index + 1} is of tier ${tier}; the rules give ${prize?.tier ?? 'no more'}`,
      });
      break;
    }
    const winner = { brand: share.brand, player: share.player };
    found.push(...faultInLimit(terms, book, winner, entry.atMs));
    noteWin(terms, book, winner, entry.atMs);
    const credit = prizeFor(prize.share, moneyOf(share.currency, share.rate), terms.currency);
    amount += BigInt(share.amount);
    if (
      share.pay === String(credit.pay) &&
      share.amount === String(credit.amount) &&
      share.currency === credit.currency
    )
      continue;
    found.push({
      says: `${where}: prize ${index + 1} is ${share.pay} ${share.currency}; the rules give ${credit.pay} ${credit.currency}`,
    });
    break;
  }
  const given = Math.min(due.length, holders);
  if (found.length === 0 && given !== shares.length)
    found.push({
      says: `${where}: ${shares.length} prizes were drawn; the rules give ${given} for ${holders} players`,
    });
  const moves: Move[] = [
    [pot.id, 'seedValue', -held.seedValue],
    [pot.id, 'contributedAmount', -held.contributedAmount],
    ['', 'withheld', amount],
    [pot.id, 'surplusSeed', value - amount],
  ];
  if (found.length === 0) found.push(...says(differenceInMoves(entry, entry.lines, moves)));
  endLife(terms, book, isLast ? finalLife(pot, held) : pot, held, entry.atMs);
  return found;
};

const finalLife = (pot: PotTerms, { life }: PotBook): PotTerms => ({ ...pot, lives: life });

/** The reason why the rules do not draw a pot at the end of a period with so many tickets; undefined if they do. */
export const findUndrawnReason = (
  terms: Terms,
  book: RulesBook,
  id: string,
  { tickets, isLast }: { readonly tickets: number; readonly isLast: boolean },
): 'pot_disabled' | UndrawnFacts['notDrawn'] | undefined => {
  const pot = findTerms(terms, id);
  const held = findPot(book, id);
  if (!held.enabled) return 'pot_disabled';
  if (tickets === 0) return 'no_tickets';
  if (listPrizes(terms, worthOf(held)).length === 0) return 'prizes_too_small';
  const rules = isLast ? finalLife(pot, held) : pot;
  return canBeWon(terms, { pot: rules, held }, book, moneyOf(terms.currency, null)) ? undefined : 'amount_out_of_range';
};

/** A drawing that pays nothing: for the reason that the rules give. */
export const judgeUndrawn = (
  terms: Terms,
  book: RulesBook,
  { seq, atMs }: LedgerEntry,
  { pot, tickets: all, notDrawn, barred }: UndrawnFacts,
  isLast: boolean,
): Judged => {
  const tickets = barred === undefined ? all : 0;
  const reason = findUndrawnReason(terms, book, pot, { tickets, isLast }) ?? 'a drawing';
  const wrong = faultInPassed(terms, book, barred, atMs);
  return [
    ...wrong,
    ...says(
      reason === notDrawn
        ? undefined
        : `entry ${seq} does not draw the pot ${pot} because of ${notDrawn}; the rules give ${reason}`,
      'doubt',
    ),
  ];
};

/** The pot's next life begins with a reseed, or it was the last. */
const endLife = (terms: Terms, book: RulesBook, pot: PotTerms, held: PotBook, atMs: number): void => {
  held.due = false;
  if (pot.time !== undefined) settleIn(terms, pot.time, held, atMs);
  if (pot.triggers.some((way) => way.kind === 'HitRate' && way.ramp?.by === 'Time')) held.wonAtMs = atMs;
  if (isInLastLife(pot, held)) {
    held.enabled = false;
    return;
  }
  held.life += 1;
  const next: Next[] = [
    { kind: 'reseed', pot: pot.id },
    { kind: 'flush', pot: pot.id },
  ];
  book.next.unshift(...next);
};

/** The next life's seed, from each source in its order. */
export const judgeReseed = (terms: Terms, book: RulesBook, entry: LedgerEntry, id: string): Judged => {
  const pot = findTerms(terms, id);
  const held = findPot(book, id);
  const plan = planSeed(pot, held);
  const seed = lesser(plan.target, pot.ceiling);
  return says(
    differenceInMoves(entry, entry.lines, [
      [id, 'seedValue', seed],
      [id, 'contributedSeed', -plan.contributedSeed],
      [id, 'overflow', plan.target - seed - plan.overflow],
      [id, 'surplusSeed', -plan.surplusSeed],
      ['', 'house', -plan.house],
    ]),
  );
};

/** The whole overflow leaves once it has reached its threshold. */
export const judgeFlush = (terms: Terms, book: RulesBook, entry: LedgerEntry, id: string): Judged => {
  const overflow = flushable(findTerms(terms, id), findPot(book, id));
  return says(
    differenceInMoves(entry, entry.lines, [
      [id, 'overflow', -overflow],
      ['', 'diverting', overflow],
    ]),
  );
};
