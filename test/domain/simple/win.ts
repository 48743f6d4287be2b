import type { JackpotRules, PotRules, PotTrigger, WheelTrigger } from '../../../domain/jackpot/rules.ts';
import type { Booking } from './contribution.ts';
import { ceilingOf, flush, potNamed, type SimpleInstance, type SimplePot, worthOf } from './ledger.ts';
import { down, downToCoin, max, min, over, type Ratio, ratio, times, up } from './rational.ts';
import { hasHitInWindow, settleWindow } from './window.ts';

export type Draw = (n: bigint) => bigint;

/** A payee with a currency, and J per unit of it. */
export type Winner = { readonly player: string; readonly currency: string; readonly rate: Ratio };

/** One credit of a win, in the payee's currency and as P in J. */
export type SimpleCredit = {
  readonly player: string;
  readonly currency: string;
  readonly pay: bigint;
  readonly P: bigint;
};
export type SimpleWin = { readonly pot: string; readonly V: bigint; readonly credits: readonly SimpleCredit[] };

/** The payees of each community rule, in order. */
export type Sharers = (pot: PotRules) => readonly (readonly Winner[])[];
const NO_SHARERS: Sharers = () => [];

const isLast = (rules: PotRules, pot: SimplePot): boolean =>
  (rules.maxInstantiationCount ?? 0) > 0 && pot.count >= (rules.maxInstantiationCount ?? 0);

const reseedTarget = (rules: PotRules, pot: SimplePot): bigint => {
  if (rules.reseedStrategy === 'Full') return max(rules.minReseed, pot.cs);
  if (rules.reseedStrategy === 'MinReseed') return rules.minReseed;
  return min(rules.minReseed, pot.cs + pot.ss);
};

const shortfallOf = (rules: PotRules, pot: SimplePot): bigint =>
  isLast(rules, pot)
    ? 0n
    : max(0n, reseedTarget(rules, pot) - pot.cs - pot.ss - (rules.diversion === undefined ? pot.of : 0n));

/**
 * Reports whether a win now would pay a coin and leave no deeper deficit than allowed.
 * @param H the house less what earlier hits take.
 */
export const isArmed = (rules: PotRules, pot: SimplePot, H: bigint, winner: Winner): boolean => {
  if (!pot.enabled) return false;
  const main = rules.payout === undefined ? worthOf(pot) : part(worthOf(pot), rules.payout.main);
  if (downToCoin(over(ratio(main), winner.rate), winner.currency) === 0n) return false;
  const shortfall = shortfallOf(rules, pot);
  if (shortfall === 0n || rules.allowedSeedDeficit === undefined) return true;
  return max(0n, -(H - shortfall)) <= rules.allowedSeedDeficit;
};

const part = (V: bigint, fraction: { readonly numerator: bigint; readonly denominator: bigint }): bigint =>
  down(ratio(V * fraction.numerator, fraction.denominator));

/** Step 6: draws, selects, pays and reseeds. */
export const drawWins = (
  rules: JackpotRules,
  instance: SimpleInstance,
  booking: Booking,
  winner: Winner,
  { draw, atMs }: { readonly draw: Draw; readonly atMs: number },
  sharers: Sharers = NO_SHARERS,
): SimpleWin[] => {
  const hits: { pot: PotRules; stays: boolean }[] = [];
  let H = instance.H;
  for (const pot of rules.pots) {
    const rise = booking.rises.get(pot.id);
    const held = potNamed(instance, pot.id);
    if (rise === undefined || !isArmed(pot, held, H, winner)) continue;
    const [wheel] = pot.triggers.filter((trigger) => trigger.kind === 'Wheel');
    if (wheel !== undefined) {
      const level = spin(rules, wheel, instance, booking, H, winner, draw);
      if (level === undefined) continue;
      hits.push({ pot: level, stays: false });
      if (rules.selector === 'None') H -= shortfallOf(level, potNamed(instance, level.id));
      continue;
    }
    const drawn = pot.triggers.filter((trigger) =>
      trigger.kind === 'Time' || trigger.kind === 'Wheel'
        ? trigger.kind === 'Time' && hasHitInWindow(rules, trigger, instance, pot.id, draw)
        : hasHit(
            trigger,
            held,
            booking.base,
            rise,
            draw,
            atMs - (instance.wonAtMs.get(pot.id) ?? rules.startsAtMs ?? 0),
          ),
    );
    if (drawn.length === 0) continue;
    hits.push({ pot, stays: drawn.some(({ kind }) => kind !== 'HitRate') });
    if (rules.selector === 'None') H -= shortfallOf(pot, held);
  }
  hits.sort((a, b) => rules.pots.indexOf(a.pot) - rules.pots.indexOf(b.pot));
  const paid = rules.selector === 'None' ? hits : hits.slice(0, 1);
  if (rules.selector !== 'None')
    for (const hit of hits) {
      const [best] = paid;
      if (best === undefined) break;
      const [value, least] = [hit, best].map(({ pot }) => worthOf(potNamed(instance, pot.id)));
      if (value === undefined || least === undefined) break;
      if (rules.selector === 'Lowest' ? value < least : value > least) paid[0] = hit;
    }
  for (const hit of hits) if (!paid.includes(hit) && hit.stays) potNamed(instance, hit.pot.id).due = true;
  return rules.pots
    .filter((pot) => paid.some((hit) => hit.pot === pot))
    .map((pot) => payAndReseed(rules, pot, instance, winner, atMs, sharers));
};

/** One draw for all levels of a wheel, each of which must be armed; a second one picks the level. */
const spin = (
  rules: JackpotRules,
  { levels, maxMagicNumber, costPerAttempt: k }: WheelTrigger,
  instance: SimpleInstance,
  { rises, base }: Booking,
  H: bigint,
  winner: Winner,
  draw: Draw,
): PotRules | undefined => {
  const pots = levels.flatMap(({ potId }) => rules.pots.filter(({ id }) => id === potId));
  if (!pots.every((pot) => rises.has(pot.id) && isArmed(pot, potNamed(instance, pot.id), H, winner))) return undefined;
  let attempts = base / k;
  if (base % k > 0n && draw(k) < base % k) attempts += 1n;
  for (; attempts > 0n; attempts -= 1n) {
    if (draw(maxMagicNumber) !== 0n) continue;
    const tickets = levels.flatMap(({ weight }, at) => Array.from({ length: Number(weight) }, () => at));
    return pots[tickets[Number(draw(BigInt(tickets.length)))] ?? -1];
  }
  return undefined;
};

const hasHit = (
  trigger: Exclude<PotTrigger, { kind: 'Time' | 'Wheel' }>,
  pot: SimplePot,
  base: bigint,
  { before, added }: { readonly before: bigint; readonly added: bigint },
  draw: Draw,
  sinceWinMs: number,
): boolean => {
  if (trigger.kind === 'MustHitBy') {
    if (pot.due || before >= trigger.hitBy) return true;
    const least = trigger.hitFrom ?? 0n;
    const [a, b, R] = [before - least, before + added - least, trigger.hitBy - least].map((x) => max(0n, x));
    if (a === undefined || b === undefined || R === undefined || b <= a) return false;
    return trigger.weight === 2 ? draw(R * R - a * a) < b * b - a * a : draw(R - a) < b - a;
  }
  const k = trigger.costPerAttempt;
  let N = trigger.maxMagicNumber;
  if (trigger.ramp !== undefined) {
    const { by, from, to, maxMagicNumber: M } = trigger.ramp;
    const x = max(from, min(to, by === 'Value' ? before : BigInt(sinceWinMs)));
    N -= down(ratio((N - M) * (x - from), to - from));
  }
  let attempts = base / k;
  if (base % k > 0n && draw(k) < base % k) attempts += 1n;
  for (let attempt = 0n; attempt < attempts; attempt += 1n) if (draw(N) === 0n) return true;
  return false;
};

/** An externally triggered win; undefined when the pot is not armed. */
export const winFromOutside = (
  rules: JackpotRules,
  instance: SimpleInstance,
  id: string,
  winner: Winner,
  atMs: number,
  sharers: Sharers = NO_SHARERS,
): SimpleWin | undefined => {
  const pot = rules.pots.find((candidate) => candidate.id === id);
  if (pot === undefined || !pot.externalTrigger) return undefined;
  if (!isArmed(pot, potNamed(instance, id), instance.H, winner)) return undefined;
  return payAndReseed(rules, pot, instance, winner, atMs, sharers);
};

export const payAndReseed = (
  jackpot: JackpotRules,
  rules: PotRules,
  instance: SimpleInstance,
  winner: Winner,
  atMs: number,
  sharers: Sharers = NO_SHARERS,
): SimpleWin => {
  const pot = potNamed(instance, rules.id);
  settleWindow(jackpot, rules, instance, atMs);
  const V = worthOf(pot);
  pot.seed = 0n;
  pot.contributed = 0n;
  pot.due = false;
  let left = V;
  if (rules.payout !== undefined) {
    const fee = part(V, rules.payout.fee);
    instance.H += fee;
    left -= fee;
  }
  const credits: SimpleCredit[] = [];
  const pay = (share: bigint, payee: Winner): void => {
    const credit = creditOf(share, payee);
    if (credit.pay > 0n) credits.push(credit);
    instance.L += credit.P;
    left -= credit.P;
  };
  pay(rules.payout === undefined ? V : part(V, rules.payout.main), winner);
  const groups = sharers(rules);
  for (const [index, { share }] of (rules.payout?.community ?? []).entries()) {
    const group = groups[index] ?? [];
    for (const payee of group) pay(down(ratio(part(V, share), BigInt(group.length))), payee);
  }
  pot.ss += left;
  instance.wonAfter.set(pot.id, instance.booked.length);
  instance.wonAtMs.set(pot.id, atMs);
  reseed(rules, pot, instance);
  return { pot: rules.id, V, credits };
};

/** Whole coins of the payee's currency, and what they are worth in J, rounded up. */
export const creditOf = (share: bigint, { player, currency, rate }: Winner): SimpleCredit => {
  const pay = downToCoin(over(ratio(share), rate), currency);
  return { player, currency, pay, P: up(times(ratio(pay), rate)) };
};

export const reseed = (rules: PotRules, pot: SimplePot, instance: SimpleInstance): void => {
  if (isLast(rules, pot)) {
    pot.enabled = false;
    return;
  }
  const target = reseedTarget(rules, pot);
  let missing = target;
  const from = (available: bigint): bigint => {
    const taken = min(available, missing);
    missing -= taken;
    return taken;
  };
  pot.cs -= from(pot.cs);
  if (rules.diversion === undefined) pot.of -= from(pot.of);
  pot.ss -= from(pot.ss);
  instance.H -= missing;
  pot.seed = min(target, ceilingOf(rules));
  pot.of += target - pot.seed;
  pot.count += 1;
  flush(rules, pot, instance);
};

/** A credit was acknowledged or paid outside the platform. */
export const acknowledge = (instance: SimpleInstance, P: bigint): void => {
  instance.L -= P;
  instance.P += P;
};
