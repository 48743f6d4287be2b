import { type ContributionFacts, potsIn } from '../../../db/ledger/facts.ts';
import type { LedgerEntry, LedgerLine } from '../../../db/ledger/ledger.ts';
import { floorTimes, fraction, fractionFromText } from '../../../domain/money/fraction.ts';
import { greater, lesser, type Micros } from '../../../domain/money/micros.ts';
import { computeBonusCharge } from './bonus-charge.ts';
import { findPot, movesIntoHouse, type Next, type Owed, type PotBook, post, type RulesBook, worthOf } from './book.ts';
import { judgeBudget } from './budget.ts';
import { carriedInto, judgeOwed } from './carry.ts';
import { type Charge, type Charges, mayWish } from './charge.ts';
import { moneyOf } from './credit.ts';
import { type Difference, judgeDraws } from './draws.ts';
import { differenceInMoves, type Move } from './moves.ts';
import { notePlayer } from './players.ts';
import { bookedBy, isByOdds, readDecisions, readFacts, type SealedDecision } from './read-facts.ts';
import type { PotTerms, ShareTerms, Terms } from './terms.ts';
import { faultInLimit, winsLeftTo } from './win-limit.ts';
import { noteIn } from './windows.ts';

/** A contribution: what it comes to, who pays, which pots are in, each share, each draw, and what follows from its hits. Adds it to the book. */
export const judgeContribution = (
  terms: Terms,
  charges: Charges,
  book: RulesBook,
  entry: LedgerEntry,
): readonly Difference[] => {
  const { seq, atMs, lines } = entry;
  const rate = entry.rate ?? '1/1';
  const facts = readFacts<ContributionFacts>(entry);
  const { brand, player, wager, currency, wish, bonus } = facts;
  const found: Difference[] = [];
  if (wish !== undefined && !mayWish(terms, fractionFromText(wish), { currency, rate }))
    found.push({ says: `the rules do not let a player choose to contribute ${wish}` });
  if (bonus !== undefined && entry.rulesVersion < FIRST_WITH_BONUSES)
    found.push({ says: `version ${entry.rulesVersion} of the rules lets no bonus pay` });
  const isUncovered = facts.budget?.exhausted === true;
  const into = book.carry && carriedInto(book.carry, entry, facts);
  const asked = { wager, currency, rate, wish, carried: into?.before };
  if (into !== undefined) found.push(...judgeOwed(terms, book, { ...asked, isUncovered }, into));
  const charge =
    bonus === undefined ? charges.find({ ...asked, isUncovered }, book) : computeBonusCharge(terms, asked, bonus, book);
  const fault = charge === undefined ? 'the rules book nothing for it' : faultInCharge(charge, lines, facts);
  // Versions before 0.16.0 did not record the player's preference, which only fixed contributions know.
  if (fault !== undefined) found.push({ says: fault, weight: terms.fixed === undefined ? 'fault' : 'doubt' });
  const isCharged = charge !== undefined && fault === undefined;
  const difference = isCharged ? differenceInMoves(entry, lines, movesOf(terms, book, charge)) : undefined;
  if (difference !== undefined) found.push({ says: difference });
  const overspent = judgeBudget(terms, book, entry, facts);
  if (overspent !== undefined) found.push(overspent);
  post(book, lines);
  const said = potsIn(facts, lines);
  const pots = isCharged ? charge.pots : terms.pots.filter(({ id }) => said.includes(id));
  const decisions = readDecisions(entry);
  const base = isCharged ? (charge.exact ?? fraction(charge.base)) : undefined;
  const attempt = { pots, base, money: moneyOf(currency, rate), atMs, lines };
  const winsLeft = winsLeftTo(terms, book, { brand, player }, atMs);
  if (winsLeft <= 0) found.push(...faultInLimit(terms, book, { brand, player }, atMs));
  found.push(...judgeDraws(terms, book, { ...attempt, winsLeft }, decisions));
  for (const { id, flushFrom } of pots) if (flushFrom !== undefined) book.next.push({ kind: 'flush', pot: id });
  book.next.push(...winsOf(terms, decisions, { brand, player, currency, rate }));
  noteHits(terms, book, pots, decisions, atMs);
  notePlayer(terms, book, facts, { seq, atMs, booked: bookedBy(lines) });
  return found;
};

/** The first version of the rules by which a bonus may pay. */
const FIRST_WITH_BONUSES = 2;

const faultInCharge = (charge: Charge, lines: readonly LedgerLine[], facts: ContributionFacts): string | undefined => {
  const paid = (account: string): Micros =>
    -lines.reduce((sum, line) => (line.account === account ? sum + line.amount : sum), 0n);
  const debit = facts.debit ?? '0';
  if (debit !== String(charge.debit)) return `it debits ${debit} ${facts.currency}; the rules give ${charge.debit}`;
  for (const [account, given] of [
    ['playerPaid', charge.byPlayer],
    ['operatorPaid', charge.byOperator],
    ['bonusPaid', charge.byBonus],
  ] as const)
    if (paid(account) !== given) return `it books ${paid(account)} as ${account}; the rules give ${given}`;
  const { used = '0', paid: byBonus = '0' } = facts.bonus ?? {};
  if (used !== String(charge.used ?? 0n) || byBonus !== String(charge.byBonus))
    return `it uses ${used} of a bonus for ${byBonus}; the rules give ${charge.used ?? 0n} for ${charge.byBonus}`;
  const [said, given] = [potsIn(facts, lines).join(', '), charge.pots.map(({ id }) => id).join(', ')];
  return said === given ? undefined : `it is in the pots ${said}; the rules give ${given}`;
};

const wholePortion = (portion: ShareTerms, amount: Micros): Micros =>
  'part' in portion ? floorTimes(amount, portion.part) : lesser(portion.fixed, amount);

/** The house takes its share first, then each pot in template order, and the house what is left. */
const movesOf = ({ house }: Terms, book: RulesBook, charge: Charge): readonly Move[] => {
  const moves: Move[] = [
    ['', 'playerPaid', -charge.byPlayer],
    ['', 'operatorPaid', -charge.byOperator],
    ['', 'bonusPaid', -charge.byBonus],
  ];
  let left = charge.booked;
  const claim = (portion: ShareTerms): Micros => {
    const share = lesser(wholePortion(portion, charge.base), left);
    left -= share;
    return share;
  };
  const ofHouse = claim(house);
  for (const pot of charge.pots) moves.push(...splitShare(pot, findPot(book, pot.id), claim(pot.share)));
  moves.push(...movesIntoHouse(book, ofHouse + left));
  return moves;
};

/** A pot's share goes to its next seed, then to its value up to the ceiling, then to the overflow. */
const splitShare = (terms: PotTerms, pot: PotBook, share: Micros): readonly Move[] => {
  const wanted = terms.fund === 'None' ? 0n : wholePortion(terms.seedShare, share);
  const seed =
    terms.fund === 'CollectToMinReseed' ? lesser(wanted, greater(0n, terms.minReseed - pot.contributedSeed)) : wanted;
  const rest = share - seed;
  const rise = terms.isProgressive ? lesser(rest, terms.ceiling - worthOf(pot)) : 0n;
  return [
    [pot.id, 'contributedSeed', seed],
    [pot.id, 'contributedAmount', rise],
    [pot.id, 'surplusSeed', terms.isProgressive ? 0n : rest],
    [pot.id, 'overflow', terms.isProgressive ? rest - rise : 0n],
  ];
};

/** The wins of a contribution, in template order, the ones drawn by stake last. */
const winsOf = ({ pots }: Terms, decisions: readonly SealedDecision[], owed: Owed): readonly Next[] => {
  const won = pots.filter(({ id }) => decisions.some(({ pot, selected }) => selected && pot === id));
  const [drawn, direct] = [true, false].map((byStake) =>
    won.filter(({ time }) => (time?.isByStake ?? false) === byStake),
  );
  return [
    ...(direct ?? []).map(({ id }) => ({ kind: 'win' as const, pot: id, owed })),
    ...(drawn ?? []).map(({ id }) => ({ kind: 'stake' as const, pot: id })),
  ];
};

/** The next contribution's chance at a window begins here; a hit that the selector passed over stays due, unless it was one by odds. */
const noteHits = (
  terms: Terms,
  book: RulesBook,
  pots: readonly PotTerms[],
  decisions: readonly SealedDecision[],
  atMs: number,
): void => {
  for (const { id, time } of pots) if (time !== undefined) noteIn(terms, time, findPot(book, id), atMs);
  const paid = new Set(decisions.filter(({ selected }) => selected).map(({ pot }) => pot));
  for (const { pot, trigger, hit } of decisions)
    if (hit && !paid.has(pot) && !isByOdds(trigger)) findPot(book, pot).due = true;
};
