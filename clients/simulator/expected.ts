import { type JackpotRules, lapses, type PotRules } from '../../domain/jackpot/rules.ts';
import { computeShare } from '../../domain/jackpot/share-out.ts';
import { findTimeTrigger } from '../../domain/jackpot/window.ts';
import { type Fraction, fraction } from '../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, type Micros, numberFromMicros } from '../../domain/money/micros.ts';
import { chanceOf, isRamped, wheelOf } from './chance-of.ts';
import type { FormulaTerms } from './formula-terms.ts';
import { hasHolders } from './has-holders.ts';
import { geometricLife, type Life, periodLife, type RisingLife, risingLife, windowLife } from './life.ts';
import { shareOfLostHits } from './lost-hits.ts';
import { meanRounds } from './mean-rounds.ts';
import type { Plan } from './plan.ts';
import { residueOf } from './residue-of.ts';
import { waitOf } from './wait-of.ts';

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

/** The share of a pot's hits, or of an amount, that may be missing without a difference that a simulation shows. */
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
  const rounds = meanRounds(plan);
  const taken = rounds.reduce((sum, { weight, quote }) => sum + weight * numberFromMicros(quote.booked), 0);
  let toPots = 0;
  const isEnding =
    rules.pots.some(({ maxInstantiationCount = 0 }) => maxInstantiationCount > 0) ||
    (rules.carriesFractions === true && groups.some(({ wagers, free }) => free !== undefined && wagers.length > 1));
  const all = rules.pots.map((pot) => {
    const called = 1 / (triggers.get(pot.id) ?? Number.POSITIVE_INFINITY);
    const seen = rounds.map(({ weight, group, quote: { inPots, base, exactBase = fraction(base), qualifies } }) => {
      const isIn = inPots.includes(pot.id);
      const gain = isIn ? computeShare(pot.contribution, base) : 0n;
      const chance = (isIn ? chanceOf(rules, pot, exactBase, inPots) : 0) + (qualifies ? called : 0);
      return { weight, group, isIn, gain, saves: savingOf(pot, gain), chance };
    });
    const mean = (of: (each: (typeof seen)[number]) => number): number =>
      seen.reduce((sum, each) => sum + each.weight * of(each), 0);
    const gain = mean((each) => numberFromMicros(each.gain));
    toPots += gain;
    const seed = numberFromMicros(pot.minReseed);
    const saves = mean((each) => numberFromMicros(each.saves));
    return {
      ...{ rules, pot, roundsPerHour, gain, seed, saves, isDrawn: hasHolders(plan), isEnding, isCalled: called > 0 },
      part: mean(({ isIn }) => (isIn ? 1 : 0)),
      chance: mean((each) => each.chance),
      isAlike: isAlike(seen),
      isAlikeInPot: isAlike(seen.filter(({ isIn, chance }) => isIn || chance > 0)),
      residue: residueOf(pot, seen),
      waits: waitOf(pot, seen),
      slow: pot.fundStrategy === 'CollectToMinReseed' && saves > 0 ? seed / saves : Number.POSITIVE_INFINITY,
    };
  });
  const rivals = all.map(({ pot, chance, isCalled, seed, gain, saves, slow }) => ({
    // The selector does not decide about calls: each wins its pot.
    ...{ chance: isCalled ? 0 : chance, rise: gain - saves },
    least: isPlain(pot) && pot.reseedStrategy !== 'Available' ? seed : 0,
    most: isPlain(pot) && (pot.reseedStrategy === 'Available' || startsAlike({ pot, saves, slow })) ? seed : 1e15,
    isByChance: pot.triggers.every(({ kind }) => lapses(kind)) && !isRamped(pot),
  }));
  const pots = all.map((terms, at) => {
    const lost = rules.raffle === undefined ? shareOfLostHits(rivals, at, rules.selector) : 0;
    // A wheel is not drawn before each of its levels can be won.
    const levels = wheelOf(rules, terms.pot)?.pots ?? [];
    const waits = Math.max(terms.waits, ...all.filter(({ pot }) => levels.includes(pot.id)).map((each) => each.waits));
    return expectedOfPot({ ...terms, waits, isAlone: lost <= LOST_MAX }, taken);
  });
  return { contributed: taken, toPots, pots };
};

const savingOf = ({ fundStrategy, seedContribution }: PotRules, gain: Micros): Micros =>
  fundStrategy === 'None' ? 0n : computeShare(seedContribution, gain);

const isAlike = (seen: readonly { readonly gain: Micros; readonly chance: number }[]): boolean =>
  seen.every((each) => each.gain === seen[0]?.gain && each.chance === seen[0]?.chance);

/** The terms of the rounds that are in the pot, if it is won by these alone, so that others make its lives longer and change nothing else. */
const ofRoundsInPot = (terms: FormulaTerms): FormulaTerms => {
  const { rules, pot, part, gain, saves, chance, slow, isAlikeInPot } = terms;
  if (rules.raffle !== undefined || findTimeTrigger(pot) !== undefined || part === 0 || !isAlikeInPot)
    return { ...terms, part: 1 };
  return {
    ...terms,
    ...{ gain: gain / part, saves: saves / part, chance: chance / part, slow: slow * part, isAlike: true },
  };
};

const expectedOfPot = (all: FormulaTerms, taken: number): Expected => {
  const collects = { rise: all.gain - all.saves, saves: all.saves };
  const terms = ofRoundsInPot(all);
  const { rules, pot, gain, residue } = terms;
  const life = gain > 0 ? lifeOf({ ...terms, part: all.part }) : undefined;
  if (life === undefined) return collects;
  const every = life.mean / terms.part;
  if (terms.waits > LOST_MAX * every) return collects;
  const money = isPlain(pot) && terms.isAlone ? moneyOf(terms, life) : undefined;
  if (money === undefined) return { ...collects, every };
  const { saved, start, added, short } = money;
  const meanValue = isRising(life) ? start + life.meanRisen : start + gain * life.mean - saved;
  const percentiles = percentilesOf(terms, life);
  // The mean of what rounding leaves is known only of lives that are alike, and whose values are far apart.
  const prizes = rules.raffle?.tiers.reduce((sum, { winners }) => sum + winners, 0) ?? 1;
  const isFar = (gain - terms.saves) * life.mean > 5 * residue.most;
  const isMixed = isFar && terms.isAlike && life.percentile !== undefined && rules.raffle === undefined;
  const isRough = !isMixed && prizes * residue.most > LOST_MAX * meanValue;
  return {
    ...collects,
    every,
    meanValue,
    savedPerLife: saved,
    ...(isRough
      ? {}
      : {
          addedPerWin: added,
          returned: (paidShareOf(rules) * meanValue - residue.mean) / every / taken,
        }),
    ...(short === undefined ? {} : { short }),
    ...(percentiles === undefined ? {} : { percentiles }),
  };
};

/** Reports whether nothing but contributions, wins and seeds moves the pot's money, and no maximum cuts its value off. */
const isPlain = ({ progressive, payout, diversion, ceiling }: PotRules): boolean =>
  progressive && payout === undefined && diversion === undefined && ceiling >= AMOUNT_MAX_MICROS;

const paidShareOf = ({ raffle }: JackpotRules): number =>
  raffle === undefined ? 1 : raffle.tiers.reduce((sum, { percentage }) => sum + numberOf(percentage), 0);

/** Reports whether every life starts with the seed of the rules. */
const startsAlike = ({ pot, slow, saves }: Pick<FormulaTerms, 'pot' | 'slow' | 'saves'>): boolean =>
  pot.reseedStrategy === 'MinReseed' || (pot.reseedStrategy === 'Full' && (saves === 0 || Number.isFinite(slow)));

const lifeOf = (terms: FormulaTerms): Life | RisingLife | undefined => {
  const { rules, pot, roundsPerHour, part, gain, chance, isCalled, isAlike, isAlone, isDrawn, seed, saves, slow } =
    terms;
  if (rules.raffle !== undefined) {
    const { durationMs } = rules.raffle;
    return isDrawn && !terms.isEnding && durationMs !== undefined
      ? periodLife((durationMs / HOUR_MS) * roundsPerHour)
      : undefined;
  }
  if (pot.allowedSeedDeficit !== undefined || terms.isEnding) return undefined;
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
  // Some windows without a round in the pot have no win.
  return window < 1 || (1 - part) ** Math.floor(window) > LOST_MAX ? undefined : windowLife(window);
};

/** The savings of a life, the start of the next one, and the house's addition to that, on average. */
type Money = { readonly saved: number; readonly start: number; readonly added: number; readonly short?: number };

/**
 * Savings of `CollectAlways` beyond a seed of `MinReseed` or `Available` stay for later ones, so in the long run the house adds only what
 * is not saved on average.
 */
const moneyOf = (terms: FormulaTerms, life: Life): Money | undefined => {
  const money = withResidue(terms, life, withoutOverflow(terms, life));
  if (money === undefined || !isRising(life)) return money;
  // The last rise may exceed the amount of a pot that must hit; the excess goes to the next seed before the house adds anything.
  const { rounds, chance, above } = life.longest;
  const { seed, saves, slow } = terms;
  const missing = seed - saves * Math.min(rounds, slow);
  const { short, ...amounts } = { ...money, added: Math.max(0, money.added - chance * above) };
  const isOff = above > 0 && missing <= above && chance > SHORT_OFF_MAX;
  return short === undefined || isOff ? amounts : { ...amounts, short };
};

/** The rest that rounding leaves of a win goes to the next seed before the house adds anything. */
const withResidue = (terms: FormulaTerms, { mean: life }: Life, money: Money | undefined): Money | undefined => {
  const { rules, pot, seed, saves } = terms;
  const residue = terms.residue.mean;
  if (money === undefined || residue === 0 || rules.raffle !== undefined) return money;
  const { start, added, short, ...rest } = money;
  if (pot.reseedStrategy === 'Available') return { ...money, start: Math.max(start, Math.min(seed, start + residue)) };
  const all = { ...rest, start, added: Math.max(0, added - residue) };
  // The rests of all lives since one was short are there for the next that would be.
  const isOff = short !== undefined && saves > 0 && residue / short / saves / life > SHORT_OFF_MAX;
  return short === undefined || isOff ? all : { ...all, short };
};

/** The largest error in the share of wins that are short: what is left of the amount above goes to a later seed. */
const SHORT_OFF_MAX = 0.001;

const isRising = (life: Life): life is RisingLife => 'longest' in life;

const withoutOverflow = (terms: FormulaTerms, life: Life): Money | undefined => {
  const { rules, pot, seed, saves, slow, isAlike, gain } = terms;
  if (rules.raffle !== undefined) return raffleMoney(terms, life);
  const isFixed = pot.reseedStrategy !== 'Available';
  if (saves === 0)
    return { saved: 0, start: isFixed ? seed : 0, added: isFixed ? seed : 0, short: isFixed && seed > 0 ? 1 : 0 };
  const all = saves * life.mean;
  const always = pot.fundStrategy === 'CollectAlways';
  if (always && pot.reseedStrategy === 'MinReseed') return { saved: all, start: seed, added: Math.max(0, seed - all) };
  if (always && !isFixed) return { saved: all, start: Math.min(seed, all), added: 0, short: 0 };
  if (!isAlike || gain === 0 || life.isRough) return undefined;
  const upToSeed = saves * life.meanUpTo(always ? seed / saves : slow);
  if (!isFixed) return { saved: upToSeed, start: upToSeed, added: 0, short: 0 };
  const short = life.chanceBelow(seed / saves);
  return always
    ? { saved: all, start: seed + all - upToSeed, added: seed - upToSeed, short }
    : { saved: upToSeed, start: seed, added: seed - upToSeed, short };
};

/** The part that a raffle does not pay out goes towards the next seed as well. */
const raffleMoney = ({ rules, pot, gain, seed, saves, slow }: FormulaTerms, life: Life): Money | undefined => {
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
const percentilesOf = (terms: FormulaTerms, life: Life): readonly number[] | undefined => {
  const { pot, gain, isAlike, seed, saves, slow } = terms;
  const { percentile } = life;
  if (percentile === undefined || !isAlike || !startsAlike(terms)) return undefined;
  const hitBy = pot.triggers.find((trigger) => trigger.kind === 'MustHitBy')?.hitBy ?? AMOUNT_MAX_MICROS;
  return PERCENTILES.map((share) => {
    const rounds = percentile(share);
    return Math.min(seed + gain * rounds - saves * Math.min(rounds, slow), numberFromMicros(hitBy));
  });
};
