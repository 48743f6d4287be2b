import { type JackpotRules, lapses, type PotRules } from '../../domain/jackpot/rules.ts';
import { computeShare } from '../../domain/jackpot/share-out.ts';
import { findTimeTrigger } from '../../domain/jackpot/window.ts';
import { type Fraction, fraction } from '../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, numberFromMicros } from '../../domain/money/micros.ts';
import { earnTickets, NO_TICKETS } from '../../domain/raffle/earn-tickets.ts';
import { chanceOf, isRamped, wheelOf } from './chance-of.ts';
import { quoteRound, roundKinds } from './crowd.ts';
import { geometricLife, type Life, periodLife, type RisingLife, risingLife, windowLife } from './life.ts';
import { shareOfLostHits } from './lost-hits.ts';
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
  /** True if other pots take next to no hit away. */
  readonly isAlone: boolean;
  /** True if every prize of a drawing finds a holder. */
  readonly isDrawn: boolean;
  readonly seed: number;
  /** The amount set aside for the next seed while the pot collects. */
  readonly saves: number;
  /** Rounds until the next seed is saved, after which nothing more is. */
  readonly slow: number;
};

/** The share of a pot's hits that others may take away without a difference that a simulation shows. */
const LOST_MAX = 0.001;

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
  const isDrawn = hasHolders(plan);
  const all = rules.pots.map((pot) => {
    const every = triggers.get(pot.id);
    const called = every === undefined ? 0 : 1 / every;
    const seen = rounds.map(({ weight, quote: { inPots, base, exactBase = fraction(base), qualifies } }) => {
      const call = qualifies ? called : 0;
      return inPots.includes(pot.id)
        ? {
            weight,
            gain: numberFromMicros(computeShare(pot.contribution, base)),
            chance: chanceOf(rules, pot, exactBase) + call,
          }
        : { weight, gain: 0, chance: call };
    });
    const gain = seen.reduce((sum, each) => sum + each.weight * each.gain, 0);
    toPots += gain;
    const seed = numberFromMicros(pot.minReseed);
    const saves = savingOf(pot, gain);
    return {
      ...{ rules, pot, roundsPerHour, gain, seed, saves, isDrawn, isCalled: called > 0 },
      chance: seen.reduce((sum, each) => sum + each.weight * each.chance, 0),
      isAlike: seen.every((each) => each.gain === seen[0]?.gain && each.chance === seen[0]?.chance),
      slow: pot.fundStrategy === 'CollectToMinReseed' && saves > 0 ? seed / saves : Number.POSITIVE_INFINITY,
    };
  });
  const rivals = all.map(({ pot, chance, isCalled, seed, gain, saves }) => ({
    // The selector does not decide about calls: each wins its pot.
    ...{ chance: isCalled ? 0 : chance, seed, rise: gain - saves },
    isByChance: pot.triggers.every(({ kind }) => lapses(kind)) && !isRamped(pot),
  }));
  const pots = all.map((terms, at) => {
    const lost = rules.raffle === undefined ? shareOfLostHits(rivals, at, rules.selector) : 0;
    return expectedOfPot({ ...terms, isAlone: lost <= LOST_MAX }, taken);
  });
  return { contributed: taken, toPots, pots };
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
  const money = isPlain(pot) && terms.isAlone ? moneyOf(terms, life) : undefined;
  if (money === undefined) return { ...collects, every };
  const { saved, start, added, short } = money;
  const meanValue = isRising(life) ? start + life.meanRisen : start + gain * every - saved;
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

const lifeOf = (terms: Terms): Life | RisingLife | undefined => {
  const { rules, pot, roundsPerHour, gain, chance, isCalled, isAlike, isAlone, isDrawn, seed, saves, slow } = terms;
  if (rules.raffle !== undefined) {
    const { durationMs } = rules.raffle;
    return isDrawn && durationMs !== undefined ? periodLife((durationMs / HOUR_MS) * roundsPerHour) : undefined;
  }
  if (pot.allowedSeedDeficit !== undefined) return undefined;
  const [trigger, ...others] = pot.triggers;
  if (isCalled && trigger !== undefined) return undefined;
  // Odds that rise have no formula, nor has a wheel that waits for the house.
  const spun = wheelOf(rules, pot);
  const isHeld = spun?.wheel.levels.some(({ potId }) =>
    rules.pots.some(({ id, allowedSeedDeficit }) => id === potId && allowedSeedDeficit !== undefined),
  );
  if (isRamped(pot) || isHeld) return undefined;
  if (pot.triggers.every(({ kind }) => lapses(kind))) return chance > 0 ? geometricLife(chance) : undefined;
  // A hit of these that another pot takes away stays due.
  if (trigger === undefined || others.length > 0 || !isAlone) return undefined;
  if (trigger.kind === 'MustHitBy') {
    const distance = numberFromMicros(trigger.hitBy) - seed;
    // Up to the seed, the amount from which it can hit changes nothing.
    const isUniform = (trigger.hitFrom ?? 0n) <= pot.minReseed && trigger.weight !== 2;
    return isUniform && isAlike && startsAlike(terms) && distance > 0 && gain > saves
      ? risingLife(distance, gain - saves, slow, gain)
      : undefined;
  }
  // By months, and by the clocks of a time zone, windows differ in length.
  const { periodMs = 0, timeZone = undefined } = findTimeTrigger(pot) ?? {};
  const window = timeZone === undefined ? (periodMs / HOUR_MS) * roundsPerHour : 0;
  // Some windows without a round have no win.
  return window < 1 ? undefined : windowLife(window);
};

/** Standard deviations that the holders of tickets may lack at worst: one drawing in some ten thousand millions lacks more. */
const DEVIATIONS_MAX = 6;

/** Reports whether so many players hold tickets in each period that every prize finds one. */
const hasHolders = ({ rules, groups, roundsPerHour }: Plan): boolean => {
  const { raffle } = rules;
  if (raffle === undefined) return false;
  const rounds = ((raffle.durationMs ?? 0) / HOUR_MS) * roundsPerHour;
  const ids = rules.pots.map(({ id }) => id);
  const earning = groups.map(() => 0);
  for (const kind of roundKinds(groups)) {
    const group = groups[kind.group];
    if (group === undefined) continue;
    const wager = { amount: kind.wager, rate: group.rate };
    const { tickets } = earnTickets(raffle, NO_TICKETS, quoteRound(rules, group, kind, ids), wager);
    // Players who need several rounds for a ticket are left out, so the estimate is low.
    if (tickets > 0) earning[kind.group] = (earning[kind.group] ?? 0) + kind.share;
  }
  let [holders, variance] = [0, 0];
  for (const [at, { players }] of groups.entries()) {
    const without = Math.exp((-rounds * (earning[at] ?? 0)) / players);
    holders += players * (1 - without);
    variance += players * without * (1 - without);
  }
  const prizes = raffle.tiers.reduce((sum, { winners }) => sum + winners, 0);
  return holders - DEVIATIONS_MAX * Math.sqrt(variance) >= prizes;
};

/** The savings of a life, the start of the next one, and the house's addition to that, on average. */
type Money = { readonly saved: number; readonly start: number; readonly added: number; readonly short?: number };

/**
 * Savings of `CollectAlways` beyond a seed of `MinReseed` or `Available` stay for later ones, so in the long run the house adds only what
 * is not saved on average.
 */
const moneyOf = (terms: Terms, life: Life): Money | undefined => {
  const money = withoutOverflow(terms, life);
  if (money === undefined || !isRising(life)) return money;
  // The last rise may exceed the amount of a pot that must hit; the excess goes to the next seed before the house adds anything.
  const { rounds, chance, above } = life.longest;
  const { seed, saves, slow } = terms;
  const missing = seed - saves * Math.min(rounds, slow);
  const { short, ...amounts } = { ...money, added: Math.max(0, money.added - chance * above) };
  const isOff = above > 0 && missing <= above && chance > SHORT_OFF_MAX;
  return short === undefined || isOff ? amounts : { ...amounts, short };
};

/** The largest error in the share of wins that are short: what is left of the amount above goes to a later seed. */
const SHORT_OFF_MAX = 0.001;

const isRising = (life: Life): life is RisingLife => 'longest' in life;

const withoutOverflow = (terms: Terms, life: Life): Money | undefined => {
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
