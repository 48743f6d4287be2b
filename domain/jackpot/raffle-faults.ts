import type { Fault } from '../fault.ts';
import { add, isEqual, isLess, ONE, ZERO } from '../money/fraction.ts';
import { percentageFaults } from './percentage-faults.ts';
import type { PrizeTier, RaffleRules } from './raffle-rules.ts';
import { type JackpotRules, MAX_PAYEES, type PotRules } from './rules.ts';

const MAX_TIERS = 100;

/** Everything that keeps a raffle from being published, beside what keeps any template from it. */
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
  if (!Number.isSafeInteger(durationMs) || durationMs <= 0)
    faults.push({ at: ['raffle', 'durationMs'], detail: 'a drawing period must have a length' });
  if (tiers.length === 0 || tiers.length > MAX_TIERS)
    faults.push({ at: ['raffle', 'tiers'], detail: `a raffle has 1 to ${MAX_TIERS} tiers of prizes` });
  const alone = tiers.flatMap(({ percentage }, index) => percentageFaults(percentage, prizeOf(index)));
  if (alone.length > 0) return [...faults, ...alone];
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

/** A drawing is one unit of work for all pots. */
const winnersFaults = ({ pots }: JackpotRules, { tiers }: RaffleRules): Fault[] => {
  const prizes = pots.length * tiers.reduce((sum, { winners }) => sum + winners, 0);
  // A tier that is too large by itself is told of already.
  if (prizes <= MAX_PAYEES || tiers.some(({ winners }) => winners > MAX_PAYEES)) return [];
  const detail = `a drawing has at most ${MAX_PAYEES} winners, of all tiers and pots together`;
  return [{ at: ['raffle', 'tiers'], detail }];
};

/** Nothing but the drawing wins a raffle's pot, and nothing holds the drawing back. */
const potFaults = (pot: PotRules, index: number): Fault[] => {
  const at = ['pots', index];
  const faults: Fault[] = [];
  if (pot.triggers.length > 0)
    faults.push({ at: [...at, 'triggers'], detail: 'the pots of a raffle are drawn; they take no pot types' });
  if (pot.externalTrigger)
    faults.push({
      at: [...at, 'externalTrigger'],
      detail: 'the pots of a raffle are won by tickets only',
    });
  if (pot.payout !== undefined)
    faults.push({ at: [...at, 'payout'], detail: 'the prize distribution says who wins a raffle: remove this' });
  if (pot.allowedSeedDeficit !== undefined)
    faults.push({
      at: [...at, 'allowedSeedDeficit'],
      detail: 'AllowedSeedDeficit could hold back a drawing; it does not go with a raffle',
    });
  return faults;
};
