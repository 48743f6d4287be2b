import type { JackpotRules, PotRules, Share } from '../../../domain/jackpot/rules.ts';
import { down, least, min, type Ratio, ratio, times } from './rational.ts';

/** A pot by the names of the money model: its value in two parts, contributed seed, surplus seed, overflow. */
export type SimplePot = {
  readonly id: string;
  seed: bigint;
  contributed: bigint;
  cs: bigint;
  ss: bigint;
  of: bigint;
  enabled: boolean;
  due: boolean;
  count: number;
};

/** A booked contribution, as far as the rules about players need it. */
export type Booked = {
  readonly player: string;
  readonly currency: string;
  readonly atMs: number;
  readonly B: bigint;
  readonly pots: readonly string[];
};

/** All accounts of one instance, every flow positive, and everything booked so far. Changed in place. */
export type SimpleInstance = {
  readonly pots: SimplePot[];
  H: bigint;
  L: bigint;
  Q: bigint;
  S0: bigint;
  Cp: bigint;
  Co: bigint;
  /** Paid by bonuses. */
  Cb: bigint;
  A: bigint;
  Tin: bigint;
  P: bigint;
  X: bigint;
  Tout: bigint;
  readonly booked: Booked[];
  /** By pot, how many contributions had been booked when it was last won, and until when its windows of time are settled. */
  readonly wonAfter: Map<string, number>;
  readonly settledUntilMs: Map<string, number>;
  readonly wonAtMs: Map<string, number>;
};

const CEILING = 8_000_000_000_000_000n;

export const open = (rules: JackpotRules): SimpleInstance => {
  const pots = rules.pots.map(
    (pot): SimplePot => ({
      id: pot.id,
      seed: pot.initialSeed,
      contributed: 0n,
      cs: 0n,
      ss: 0n,
      of: 0n,
      enabled: true,
      due: false,
      count: 1,
    }),
  );
  const S0 = pots.reduce((sum, pot) => sum + pot.seed, 0n);
  const nothing = { H: 0n, L: 0n, Q: 0n, Cp: 0n, Co: 0n, Cb: 0n, A: 0n, Tin: 0n, P: 0n, X: 0n, Tout: 0n };
  return { pots, ...nothing, S0, booked: [], wonAfter: new Map(), settledUntilMs: new Map(), wonAtMs: new Map() };
};

export const worthOf = (pot: SimplePot): bigint => pot.seed + pot.contributed;

export const potNamed = (instance: SimpleInstance, id: string): SimplePot => {
  const pot = instance.pots.find((candidate) => candidate.id === id);
  if (pot === undefined) throw new Error(`no pot ${id}`);
  return pot;
};

export const ceilingOf = (pot: PotRules): bigint =>
  pot.triggers.reduce(
    (ceiling, trigger) => (trigger.kind === 'MustHitBy' ? min(ceiling, trigger.hitBy) : ceiling),
    min(pot.ceiling, CEILING),
  );

/** A share before rounding; a fixed one is never more than its base. */
export const exactShare = (share: Share, base: Ratio): Ratio =>
  'fixed' in share
    ? least(ratio(share.fixed), base)
    : times(ratio(share.percentage.numerator, share.percentage.denominator), base);

export const wholeShare = (share: Share, base: bigint): bigint => down(exactShare(share, ratio(base)));

/** At the threshold the whole overflow goes to the external account. */
export const flush = (rules: PotRules, pot: SimplePot, instance: SimpleInstance): void => {
  if (rules.diversion === undefined || pot.of < rules.diversion.flushThreshold) return;
  instance.Q += pot.of;
  pot.of = 0n;
};

/** The money that the instance holds, less incoming, plus outgoing: 0 after every step. */
export const imbalanceOf = (instance: SimpleInstance): bigint => {
  const inPots = instance.pots.reduce((sum, pot) => sum + worthOf(pot) + pot.cs + pot.ss + pot.of, 0n);
  const { H, L, Q, S0, Cp, Co, Cb, A, Tin, P, X, Tout } = instance;
  return inPots + H + L + Q - (S0 + Cp + Co + Cb + A + Tin - P - X - Tout);
};
