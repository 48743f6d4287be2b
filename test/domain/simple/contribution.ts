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
  upToCoin,
} from './rational.ts';

/** A wager in a currency K, with J per K, and the player's preference in K. */
export type Wager = {
  readonly player: string;
  readonly W: bigint;
  readonly K: string;
  readonly rate: Ratio;
  readonly preference?: bigint;
  readonly atMs: number;
};

/** The booked amounts, with the input of the draws. */
export type Booking = {
  /** The debit, in K. */
  readonly d: bigint;
  readonly B: bigint;
  /** G′ */
  readonly base: bigint;
  readonly inPots: readonly string[];
  /** By pot: v before, and what was added to it. */
  readonly rises: ReadonlyMap<string, { readonly before: bigint; readonly added: bigint }>;
};

/** Steps 2 to 5: the requested amount, which pots are in, who pays, and the shares. Undefined when nothing is booked. */
export const book = (rules: JackpotRules, instance: SimpleInstance, wager: Wager): Booking | undefined => {
  const W = times(ratio(wager.W), wager.rate);
  const G = requested(rules, wager, W);
  const admits = ({ minBaseWager, minContribution }: WagerCriteria) =>
    atMost(ratio(minBaseWager), W) && atMost(ratio(minContribution), G);
  const inPots = rules.pots
    .filter((pot) => admits(rules.criteria) && admits(pot.criteria) && potNamed(instance, pot.id).enabled)
    .map((pot) => pot.id);
  if (inPots.length === 0) return undefined;

  const C = charge(rules, G, inPots);
  const paid = payment(rules, C, wager);
  if (paid === undefined) return undefined;
  const B = paid.Co + paid.Cp;
  instance.Co += paid.Co;
  instance.Cp += paid.Cp;
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
  return { d: paid.d, B, base, inPots, rises };
};

const requested = (rules: JackpotRules, wager: Wager, W: Ratio): Ratio => {
  const { contribution, maxContribution } = rules;
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

const payment = (
  rules: JackpotRules,
  C: Ratio,
  { K, rate }: Wager,
): { d: bigint; Co: bigint; Cp: bigint } | undefined => {
  const o = ratio(rules.operatorPercentage.numerator, rules.operatorPercentage.denominator);
  const isFixed = 'fixed' in rules.contribution;
  const theirs = times(o, 'fixed' in rules.contribution ? least(C, ratio(rules.contribution.fixed)) : C);
  const Co = down(theirs);
  // The fraction of a micro that the operator's rounding drops is not charged to the player.
  if (atMost(C, theirs)) return Co === 0n ? undefined : { d: 0n, Co, Cp: 0n };
  const owed = over(minus(C, ratio(Co)), rate);
  const d = isFixed ? upToCoin(owed, K) : downToCoin(owed, K);
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
