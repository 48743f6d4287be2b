import type { JackpotRules, PotRules, WagerCriteria } from '../../../domain/jackpot/rules.ts';
import {
  ceilingOf,
  exactShare,
  flush,
  potNamed,
  type SimpleInstance,
  type SimplePot,
  wholeShare,
  worthOf,
} from './ledger.ts';
import {
  atMost,
  down,
  downToCoin,
  least,
  max,
  min,
  minus,
  over,
  plus,
  type Ratio,
  ratio,
  times,
  up,
  upToCoin,
} from './rational.ts';

/** A wager in a currency K, with J per K, and the player's preference in K. */
export type Wager = {
  readonly player: string;
  readonly W: bigint;
  readonly K: string;
  readonly rate: Ratio;
  readonly preference?: bigint;
  readonly bonus?: SimpleBonus;
  /** The rest of the player's payments in K, in 10⁻¹² of it, if the rules carry it. */
  readonly carried?: bigint;
  readonly atMs: number;
};

/** A bonus in its own currency, with J per unit: one spin of a wager, or a budget. */
export type SimpleBonus = { readonly spin?: bigint; readonly left: bigint; readonly rate: Ratio };

/** The booked amounts, with the input of the draws. */
export type Booking = {
  /** The debit, in K. */
  readonly d: bigint;
  readonly B: bigint;
  /** The used part of the bonus, in its currency. */
  readonly used?: bigint;
  /** G′ */
  readonly base: bigint;
  readonly inPots: readonly string[];
  /** By pot: v before, and what was added to it. */
  readonly rises: ReadonlyMap<string, { readonly before: bigint; readonly added: bigint }>;
};

/** An amount in J, which pots are in, and what is charged. */
type Plan = { readonly G: Ratio; readonly C: Ratio; readonly inPots: readonly string[] };
type Paid = { readonly d: bigint; readonly Co: bigint; readonly Cp: bigint };

/** Steps 2 to 5: the requested amount, which pots are in, who pays, and the shares. Undefined when nothing is booked. */
export const book = (rules: JackpotRules, instance: SimpleInstance, wager: Wager): Booking | undefined => {
  const planOf = (G: Ratio): Plan => planFor(rules, instance, wager, G);
  const plain = planOf(requested(rules, wager));
  const owed = plain.inPots.length === 0 ? undefined : payment(rules, plain.C, wager);
  if (owed === undefined) return undefined;
  const free = owed.d === 0n || wager.bonus === undefined ? undefined : payByBonus(rules, wager.bonus, plain, planOf);
  const { G, C, inPots } = free?.plan ?? plain;
  const { d, Co, Cp, Cb, used } = free ?? { ...owed, Cb: 0n, used: undefined };
  const B = Co + Cp + Cb;
  instance.Co += Co;
  instance.Cp += Cp;
  instance.Cb += Cb;
  const base = down(over(times(G, ratio(B)), C));

  let left = B;
  const take = (share: bigint): bigint => {
    const taken = min(share, left);
    left -= taken;
    return taken;
  };
  instance.H += take(wholeShare(rules.house, base));
  const rises = new Map<string, { before: bigint; added: bigint }>();
  for (const pot of rules.pots) {
    if (!inPots.includes(pot.id)) continue;
    const held = potNamed(instance, pot.id);
    const before = worthOf(held);
    receive(pot, held, take(wholeShare(pot.contribution, base)));
    rises.set(pot.id, { before, added: worthOf(held) - before });
  }
  instance.H += left;
  for (const pot of rules.pots) if (inPots.includes(pot.id)) flush(pot, potNamed(instance, pot.id), instance);
  instance.booked.push({ player: wager.player, currency: wager.K, atMs: wager.atMs, B, pots: inPots });
  return { d, B, base, inPots, rises, ...(used === undefined ? {} : { used }) };
};

const planFor = (rules: JackpotRules, instance: SimpleInstance, wager: Wager, G: Ratio): Plan => {
  const W = times(ratio(wager.W), wager.rate);
  const admits = ({ minBaseWager, minContribution }: WagerCriteria) =>
    atMost(ratio(minBaseWager), W) && atMost(ratio(minContribution), G);
  const inPots = rules.pots
    .filter((pot) => admits(rules.criteria) && admits(pot.criteria) && potNamed(instance, pot.id).enabled)
    .map((pot) => pot.id);
  return { G, inPots, C: charge(rules, G, inPots) };
};

const PICOS = 1_000_000n;

/** The part of a wager that its player owes, in 10⁻¹² of K, and what is carried behind its debit. Undefined if it changes nothing. */
export const carryOn = (
  rules: JackpotRules,
  instance: SimpleInstance,
  wager: Wager,
): { readonly before: bigint; readonly owed: bigint; readonly after: bigint } | undefined => {
  const { C, inPots } = planFor(rules, instance, wager, requested(rules, wager));
  const theirs = operatorsPart(rules, C);
  if (inPots.length === 0 || atMost(C, theirs)) return undefined;
  const { carried: before = 0n, K, rate } = wager;
  const owed = down(times(over(minus(C, ratio(down(theirs))), rate), ratio(PICOS)));
  return { before, owed, after: before + owed - wholeCoins(before + owed, K, rate) * PICOS };
};

/** The coins in 10⁻¹² of K that are worth something in J. */
const wholeCoins = (picos: bigint, K: string, rate: Ratio): bigint => {
  const coins = max(0n, downToCoin(ratio(picos, PICOS), K));
  return down(times(ratio(coins), rate)) === 0n ? 0n : coins;
};

const requested = (rules: JackpotRules, wager: Wager): Ratio => {
  const { contribution, maxContribution } = rules;
  const W = times(ratio(wager.W), wager.rate);
  const cap = (G: Ratio) => (maxContribution === undefined ? G : least(G, ratio(maxContribution)));
  if ('percentage' in contribution) return cap(exactShare(contribution, W));
  if (wager.preference === undefined) return cap(ratio(contribution.fixed));
  const x = times(ratio(wager.preference), wager.rate);
  const isMore = !atMost(x, ratio(contribution.fixed));
  const isAllowed = maxContribution === undefined || atMost(x, ratio(maxContribution));
  return cap(isMore && isAllowed ? x : ratio(contribution.fixed));
};

/** The requested amount less the shares of the pots that are out, each share at most what is left. */
const charge = (rules: JackpotRules, G: Ratio, inPots: readonly string[]): Ratio => {
  let left = minus(G, least(exactShare(rules.house, G), G));
  let out = ratio(0n);
  for (const pot of rules.pots) {
    const share = least(exactShare(pot.contribution, G), left);
    left = minus(left, share);
    if (!inPots.includes(pot.id)) out = plus(out, share);
  }
  return minus(G, out);
};

const operatorsPart = (
  { operatorPercentage: { numerator, denominator }, contribution }: JackpotRules,
  C: Ratio,
): Ratio => times(ratio(numerator, denominator), 'fixed' in contribution ? least(C, ratio(contribution.fixed)) : C);

/** A bonus in place of the player: undefined where it cannot. Lowers a request only where every share is a percentage. */
const payByBonus = (
  rules: JackpotRules,
  { spin, left, rate }: SimpleBonus,
  plain: Plan,
  planOf: (G: Ratio) => Plan,
): (Paid & { readonly plan: Plan; readonly Cb: bigint; readonly used: bigint }) | undefined => {
  const pays = (plan: Plan, Co: bigint, spent?: bigint) => {
    const Cb = down(plan.C) - Co;
    const used = spent ?? min(left, up(over(ratio(Cb), rate)));
    return Cb <= 0n ? undefined : { plan, d: 0n, Cp: 0n, Co, Cb, used };
  };
  if (spin !== undefined) {
    const plan = planOf(times(ratio(spin), rate));
    const isAbove = rules.maxContribution !== undefined && !atMost(plan.G, ratio(rules.maxContribution));
    if (isAbove || !('fixed' in rules.contribution) || left < spin || plan.inPots.length === 0) return undefined;
    return pays(plan, down(operatorsPart(rules, plan.C)), spin);
  }
  const r = down(times(ratio(left), rate));
  let Co = down(operatorsPart(rules, plain.C));
  if (atMost(minus(plain.C, ratio(Co)), ratio(r))) return pays(plain, Co);
  // The operator's part belongs to a charge that it and the rest make up.
  while (!atMost(ratio(Co), operatorsPart(rules, ratio(r + Co)))) Co -= 1n;
  const plan = planOf(over(times(plain.G, ratio(r + Co)), plain.C));
  return plan.inPots.length < plain.inPots.length ? undefined : pays(plan, Co);
};

const payment = (rules: JackpotRules, C: Ratio, { K, rate, carried }: Wager): Paid | undefined => {
  const isFixed = 'fixed' in rules.contribution;
  const theirs = operatorsPart(rules, C);
  const Co = down(theirs);
  // The fraction of a micro that the operator's rounding drops is not charged to the player.
  if (atMost(C, theirs)) return Co === 0n ? undefined : { d: 0n, Co, Cp: 0n };
  const owed = over(minus(C, ratio(Co)), rate);
  const exact = carried === undefined ? owed : over(ratio(carried + down(times(owed, ratio(PICOS)))), ratio(PICOS));
  const d = isFixed ? upToCoin(exact, K) : max(0n, downToCoin(exact, K));
  const Cp = down(times(ratio(d), rate));
  return Cp === 0n ? undefined : { d, Co, Cp };
};

const receive = (rules: PotRules, pot: SimplePot, a: bigint): void => {
  const seed =
    rules.fundStrategy === 'None'
      ? 0n
      : rules.fundStrategy === 'CollectAlways'
        ? wholeShare(rules.seedContribution, a)
        : min(wholeShare(rules.seedContribution, a), max(0n, rules.minReseed - pot.cs));
  pot.cs += seed;
  const rest = a - seed;
  if (!rules.progressive) {
    pot.ss += rest;
    return;
  }
  const room = ceilingOf(rules) - worthOf(pot);
  pot.contributed += min(rest, room);
  pot.of += rest - min(rest, room);
};
