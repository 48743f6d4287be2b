import type { JackpotRules, PotRules } from '../../domain/jackpot/rules.ts';
import { computeShare } from '../../domain/jackpot/share-out.ts';
import { findTimeTrigger } from '../../domain/jackpot/window.ts';
import type { Fraction } from '../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, numberFromMicros } from '../../domain/money/micros.ts';
import { quoteRound, roundKinds } from './crowd.ts';
import { geometricLife, type Life, periodLife, risingLife, windowLife } from './life.ts';
import type { Plan } from './plan.ts';

/**
 * Results of the formulas for a pot, taken by itself and in the long run. Figures without a formula are left out: nothing here is
 * simulated, and nothing is guessed.
 */
export type Expected = {
  /** The amounts that a round adds to its value and sets aside for the next seed, until that is saved. */
  readonly rise?: number;
  readonly saves?: number;
  /** Rounds from one hit to the next. */
  readonly every?: number;
  readonly meanValue?: number;
  readonly savedPerLife?: number;
  /** The amount that the house adds to a new seed. */
  readonly addedPerWin?: number;
  /** The share 0..1 of wins whose next seed is not saved in full. */
  readonly short?: number;
  /** Paid to players, as a share 0..1 of all that is contributed. */
  readonly returned?: number;
  readonly percentiles?: readonly number[];
};

export const PERCENTILES = [0.05, 0.25, 0.5, 0.75, 0.95, 0.99] as const;

const HOUR_MS = 3_600_000;

const numberOf = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator);

/** A pot as formulas see it: amounts are means of a round, in units. */
type Terms = {
  readonly rules: JackpotRules;
  readonly pot: PotRules;
  readonly roundsPerHour: number;
  /** The amount that the pot gets. */
  readonly gain: number;
  /** The chance of a hit by HitRate, or of a call. */
  readonly chance: number;
  /** True if calls win it too. */
  readonly isCalled: boolean;
  /** True if all rounds are of one size. If not, only what grows in proportion has a formula. */
  readonly isAlike: boolean;
  readonly seed: number;
  /** The amount set aside for the next seed while the pot collects. */
  readonly saves: number;
  /** Rounds until the next seed is saved, after which nothing more is. */
  readonly slow: number;
};

/** Results of the formulas for a jackpot. */
export type ExpectedJackpot = {
  /** The contribution of a round, in units, and the part of it that the pots get. */
  readonly contributed: number;
  readonly toPots: number;
  readonly pots: readonly Expected[];
};

export const computeExpected = (plan: Plan): ExpectedJackpot => {
  const { rules, groups, roundsPerHour, triggers } = plan;
  const ids = rules.pots.map(({ id }) => id);
  const rounds = roundKinds(groups).flatMap((kind) => {
    const group = groups[kind.group];
    return group === undefined ? [] : [{ weight: kind.share, quote: quoteRound(rules, group, kind, ids) }];
  });
  const taken = rounds.reduce((sum, { weight, quote }) => sum + weight * numberFromMicros(quote.booked), 0);
  let toPots = 0;
  const pots = rules.pots.map((pot) => {
    const every = triggers.get(pot.id);
    const called = every === undefined ? 0 : 1 / every;
    const seen = rounds.map(({ weight, quote: { inPots, base, qualifies } }) => {
      const call = qualifies ? called : 0;
      return inPots.includes(pot.id)
        ? { weight, gain: numberFromMicros(computeShare(pot.contribution, base)), chance: chanceOf(pot, base) + call }
        : { weight, gain: 0, chance: call };
    });
    const gain = seen.reduce((sum, each) => sum + each.weight * each.gain, 0);
    toPots += gain;
    const seed = numberFromMicros(pot.minReseed);
    const saves = savingOf(pot, gain);
    return expectedOfPot(
      {
        ...{ rules, pot, roundsPerHour, gain, seed, saves, isCalled: called > 0 },
        chance: seen.reduce((sum, each) => sum + each.weight * each.chance, 0),
        isAlike: seen.every((each) => each.gain === seen[0]?.gain && each.chance === seen[0]?.chance),
        slow: pot.fundStrategy === 'CollectToMinReseed' && saves > 0 ? seed / saves : Number.POSITIVE_INFINITY,
      },
      taken,
    );
  });
  return { contributed: taken, toPots, pots };
};

const chanceOf = ({ triggers }: PotRules, base: bigint): number => {
  let miss = 1;
  for (const trigger of triggers) {
    if (trigger.kind !== 'HitRate') continue;
    const one = 1 / Number(trigger.maxMagicNumber);
    const more = Number(base % trigger.costPerAttempt) / Number(trigger.costPerAttempt);
    miss *= (1 - one) ** Number(base / trigger.costPerAttempt) * (1 - more * one);
  }
  return 1 - miss;
};

const savingOf = ({ fundStrategy, seedContribution }: PotRules, gain: number): number => {
  if (fundStrategy === 'None') return 0;
  if ('fixed' in seedContribution) return Math.min(gain, numberFromMicros(seedContribution.fixed));
  return gain * numberOf(seedContribution.percentage);
};

const expectedOfPot = (terms: Terms, taken: number): Expected => {
  const { rules, pot, gain, saves } = terms;
  const collects = { rise: gain - saves, saves };
  const life = gain > 0 ? lifeOf(terms) : undefined;
  if (life === undefined) return collects;
  const every = life.mean;
  const money = isPlain(pot) ? moneyOf(terms, life) : undefined;
  if (money === undefined) return { ...collects, every };
  const { saved, start, added, short } = money;
  const meanValue = start + gain * every - saved;
  const percentiles = percentilesOf(terms, life);
  return {
    ...collects,
    every,
    meanValue,
    savedPerLife: saved,
    addedPerWin: added,
    returned: (paidShareOf(rules) * meanValue) / every / taken,
    ...(short === undefined ? {} : { short }),
    ...(percentiles === undefined ? {} : { percentiles }),
  };
};

/** Reports whether nothing but contributions, wins and seeds moves the pot's money, and no maximum cuts its value off. */
const isPlain = ({ progressive, payout, diversion, maxInstantiationCount = 0, ceiling }: PotRules): boolean =>
  progressive &&
  payout === undefined &&
  diversion === undefined &&
  maxInstantiationCount === 0 &&
  ceiling >= AMOUNT_MAX_MICROS;

const paidShareOf = ({ raffle }: JackpotRules): number =>
  raffle === undefined ? 1 : raffle.tiers.reduce((sum, { percentage }) => sum + numberOf(percentage), 0);

/** Reports whether every life starts with the seed of the rules. */
const startsAlike = ({ pot, slow, saves }: Terms): boolean =>
  pot.reseedStrategy === 'MinReseed' || (pot.reseedStrategy === 'Full' && (saves === 0 || Number.isFinite(slow)));

const lifeOf = (terms: Terms): Life | undefined => {
  const { rules, pot, roundsPerHour, gain, chance, isCalled, isAlike, seed, saves, slow } = terms;
  if (rules.raffle !== undefined) return periodLife((rules.raffle.durationMs / HOUR_MS) * roundsPerHour);
  if (pot.allowedSeedDeficit !== undefined) return undefined;
  const [trigger, ...others] = pot.triggers;
  if (isCalled && trigger !== undefined) return undefined;
  if (pot.triggers.every(({ kind }) => kind === 'HitRate')) return chance > 0 ? geometricLife(chance) : undefined;
  if (trigger === undefined || others.length > 0) return undefined;
  if (trigger.kind === 'MustHitBy') {
    const distance = numberFromMicros(trigger.hitBy) - seed;
    return isAlike && startsAlike(terms) && distance > 0 && gain > saves
      ? risingLife(distance, gain - saves, slow, gain)
      : undefined;
  }
  const period = findTimeTrigger(pot)?.periodMs;
  return period === undefined ? undefined : windowLife((period / HOUR_MS) * roundsPerHour);
};

/** The savings of a life, the start of the next one, and the house's addition to that, on average. */
type Money = { readonly saved: number; readonly start: number; readonly added: number; readonly short?: number };

/**
 * Savings of `CollectAlways` beyond a seed of `MinReseed` or `Available` stay for later ones, so in the long run the house adds only what
 * is not saved on average.
 */
const moneyOf = (terms: Terms, life: Life): Money | undefined => {
  const { rules, pot, seed, saves, slow, isAlike, gain } = terms;
  if (rules.raffle !== undefined) return raffleMoney(terms, life);
  const isFixed = pot.reseedStrategy !== 'Available';
  if (saves === 0)
    return { saved: 0, start: isFixed ? seed : 0, added: isFixed ? seed : 0, short: isFixed && seed > 0 ? 1 : 0 };
  const all = saves * life.mean;
  const always = pot.fundStrategy === 'CollectAlways';
  if (always && pot.reseedStrategy === 'MinReseed') return { saved: all, start: seed, added: Math.max(0, seed - all) };
  if (always && !isFixed) return { saved: all, start: Math.min(seed, all), added: 0, short: 0 };
  if (!isAlike || gain === 0) return undefined;
  const upToSeed = saves * life.meanUpTo(always ? seed / saves : slow);
  if (!isFixed) return { saved: upToSeed, start: upToSeed, added: 0, short: 0 };
  const short = life.chanceBelow(seed / saves);
  return always
    ? { saved: all, start: seed + all - upToSeed, added: seed - upToSeed, short }
    : { saved: upToSeed, start: seed, added: seed - upToSeed, short };
};

/** The part that a raffle does not pay out goes towards the next seed as well. */
const raffleMoney = ({ rules, pot, gain, seed, saves, slow }: Terms, life: Life): Money | undefined => {
  if (pot.reseedStrategy === 'Full' && !Number.isFinite(slow)) return undefined;
  const paid = paidShareOf(rules);
  const saved = saves * Math.min(life.mean, slow);
  const risen = gain * life.mean - saved;
  if (pot.reseedStrategy === 'Available')
    return { saved, start: Math.min(seed, (saved + (1 - paid) * risen) / paid), added: 0, short: 0 };
  const added = Math.max(0, seed - saved - (1 - paid) * (seed + risen));
  return { saved, start: seed, added, short: added > 0 ? 1 : 0 };
};

/** Of the values that are won; only where a life's length says what it is worth. */
const percentilesOf = (terms: Terms, life: Life): readonly number[] | undefined => {
  const { pot, gain, isAlike, seed, saves, slow } = terms;
  const { percentile } = life;
  if (percentile === undefined || !isAlike || !startsAlike(terms)) return undefined;
  const hitBy = pot.triggers.find((trigger) => trigger.kind === 'MustHitBy')?.hitBy ?? AMOUNT_MAX_MICROS;
  return PERCENTILES.map((share) => {
    const rounds = percentile(share);
    return Math.min(seed + gain * rounds - saves * Math.min(rounds, slow), numberFromMicros(hitBy));
  });
};
