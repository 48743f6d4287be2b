import type { Fault } from '../fault.ts';
import { add, divide, type Fraction, fraction, isEqual, isLess, ONE, ZERO } from '../money/fraction.ts';
import { type JackpotRules, MAX_PAYEES, type PotRules, type PrizeTier, type RaffleRules } from './rules.ts';

const HUNDRED = fraction(100n);

/** Empty for a fraction from 0 to 1. For a larger number, the detail suggests the fraction that was probably meant. */
export const percentageFaults = (value: Fraction, at: Fault['at']): Fault[] => {
  if (!isLess(value, ZERO) && !isLess(ONE, value)) return [];
  const percent = isLess(ONE, value) && !isLess(HUNDRED, value) ? value : fraction(30n);
  const hint = `for ${numberOf(percent)} % write ${numberOf(divide(percent, HUNDRED))}`;
  return [{ at, detail: `a percentage is a fraction from 0 to 1: ${hint}` }];
};

const numberOf = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator);

const MAX_TIERS = 100;

/** The reasons a raffle cannot be published, in addition to those that apply to every template. */
export const raffleFaults = (rules: JackpotRules, raffle: RaffleRules): Fault[] => [
  ...rulesFaults(raffle),
  ...raffle.tiers.flatMap(tierFaults),
  ...winnersFaults(rules, raffle),
  ...rules.pots.flatMap(potFaults),
];

const prizeOf = (index: number): Fault['at'] => ['raffle', 'tiers', index, 'percentage'];

const rulesFaults = ({ costPerTicket, durationMs, tiers }: RaffleRules): Fault[] => {
  const faults: Fault[] = [];
  if (costPerTicket <= 0n) faults.push({ at: ['raffle', 'costPerTicket'], detail: 'a ticket must cost more than 0' });
  if (durationMs !== undefined && (!Number.isSafeInteger(durationMs) || durationMs <= 0))
    faults.push({ at: ['raffle', 'durationMs'], detail: 'a drawing period must be longer than 0' });
  if (tiers.length === 0 || tiers.length > MAX_TIERS)
    faults.push({ at: ['raffle', 'tiers'], detail: `a raffle has 1 to ${MAX_TIERS} tiers of prizes` });
  const invalid = tiers.flatMap(({ percentage }, index) => percentageFaults(percentage, prizeOf(index)));
  if (invalid.length > 0) return [...faults, ...invalid];
  let sum = ZERO;
  for (const [index, { percentage }] of tiers.entries()) {
    sum = add(sum, percentage);
    if (!isLess(ONE, sum)) continue;
    const detail = 'the tiers up to this one pay more than the whole pot';
    faults.push({ at: prizeOf(index), detail });
    break;
  }
  return faults;
};

const tierFaults = ({ percentage, winners }: PrizeTier, index: number): Fault[] => {
  const faults: Fault[] = [];
  if (isEqual(percentage, ZERO)) faults.push({ at: prizeOf(index), detail: 'a tier must pay more than 0' });
  if (!Number.isInteger(winners) || winners < 1 || winners > MAX_PAYEES)
    faults.push({ at: ['raffle', 'tiers', index, 'winners'], detail: `a tier has 1 to ${MAX_PAYEES} winners` });
  return faults;
};

/** A drawing covers all pots in one unit of work. */
const winnersFaults = ({ pots }: JackpotRules, { tiers }: RaffleRules): Fault[] => {
  const prizes = pots.length * tiers.reduce((sum, { winners }) => sum + winners, 0);
  // A tier that is too large by itself is already reported.
  if (prizes <= MAX_PAYEES || tiers.some(({ winners }) => winners > MAX_PAYEES)) return [];
  const detail = `a drawing has at most ${MAX_PAYEES} winners over all tiers and pots`;
  return [{ at: ['raffle', 'tiers'], detail }];
};

/** Only the drawing wins a raffle's pot, and nothing may prevent the drawing. */
const potFaults = (pot: PotRules, index: number): Fault[] => {
  const at = ['pots', index];
  const faults: Fault[] = [];
  if (pot.triggers.length > 0)
    faults.push({ at: [...at, 'triggers'], detail: 'a raffle draws its pots, so they cannot have pot types' });
  if (pot.externalTrigger)
    faults.push({
      at: [...at, 'externalTrigger'],
      detail: 'the pots of a raffle can only be won with tickets',
    });
  if (pot.payout !== undefined)
    faults.push({ at: [...at, 'payout'], detail: 'remove this: the prize distribution decides who wins a raffle' });
  if (pot.allowedSeedDeficit !== undefined)
    faults.push({
      at: [...at, 'allowedSeedDeficit'],
      detail: 'a raffle cannot have AllowedSeedDeficit, which could prevent a drawing',
    });
  return faults;
};
