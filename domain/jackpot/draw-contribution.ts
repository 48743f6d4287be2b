import type { Draw } from '../draw.ts';
import { type Fraction, ONE } from '../money/fraction.ts';
import { greater, type Micros } from '../money/micros.ts';
import { isArmed } from './arming.ts';
import { Draft } from './draft.ts';
import { recordingDraw } from './draws.ts';
import type { Drawn, PotDecision } from './entry.ts';
import type { Hits, WinContext } from './outcome.ts';
import type { Quote } from './quote.ts';
import { oddsNow } from './ramp.ts';
import { computeShortfall, flush } from './reseed.ts';
import {
  findWheel,
  isByStake,
  type JackpotRules,
  lapses,
  type PotRules,
  type PotTrigger,
  type WheelTrigger,
  type WinSelector,
} from './rules.ts';
import { type Rise, shareOut } from './share-out.ts';
import { type JackpotState, type PotState, potValue } from './state.ts';
import { lastContributionIn, noteContribution, openWindow, requireTime } from './window.ts';

/** The ids of the pots to pay, among those that hit, in template order. Ties go to the first pot. */
export const selectHits = (selector: WinSelector, decisions: readonly PotDecision[], draft: Draft): string[] => {
  const hits = [...new Set(decisions.filter((decision) => decision.hit).map((decision) => decision.pot))];
  if (hits.length < 2) return hits;
  // A wheel draws the levels behind it too.
  const place = (id: string) => draft.state.pots.findIndex((pot) => pot.id === id);
  hits.sort((a, b) => place(a) - place(b));
  if (selector === 'None') return hits;
  const worth = (id: string) => potValue(draft.pot(id));
  const isBetter = (id: string, best: string) =>
    selector === 'Highest' ? worth(id) > worth(best) : worth(id) < worth(best);
  return [hits.reduce((best, id) => (isBetter(id, best) ? id : best))];
};

/**
 * Books a quoted contribution and draws the pots it is in. A quote that does not qualify changes nothing. Throws an Error when the quote
 * does not match the rules or the pots that are enabled now.
 * Throws AmountOutOfRange before anything is drawn when the booking leaves the platform's range; a pot whose win would do so is not armed.
 */
export const drawContribution = (rules: JackpotRules, state: JackpotState, quote: Quote, context: WinContext): Hits => {
  if (!quote.qualifies) return { state, entries: [], hits: [] };
  const draft = new Draft(state);
  for (const id of quote.inPots)
    if (!draft.pot(id).enabled) throw new Error(`the quote includes the pot ${id}, which is disabled`);

  const decisions: PotDecision[] = [];
  const rises = shareOut(rules, draft, quote, decisions);
  for (const pot of rules.pots) if (rises.has(pot.id)) flush(pot, draft);

  const drawn = drawTriggers(rules, draft, quote, rises, context);
  for (const pot of rules.pots) if (rises.has(pot.id)) noteContribution(rules, pot, draft, context.atMs);
  const selected = selectHits(rules.selector, drawn, draft);
  for (const decision of drawn) {
    const isPaid = decision.hit && selected.includes(decision.pot);
    decisions.push(isPaid ? { ...decision, selected: true } : decision);
    if (decision.hit && !isPaid && !lapses(decision.trigger)) draft.pot(decision.pot).due = true;
  }
  const byStake = selected.filter((id) => isByStake(requirePot(rules, id)));
  const paid = byStake.length === 0 ? selected : selected.filter((id) => !byStake.includes(id));
  const hits = paid.map((potId) => ({ potId, decisions: [] }));
  return { state: draft.state, entries: draft.entries, hits, ...(byStake.length === 0 ? {} : { byStake }) };
};

type TriggerOf<Kind extends PotTrigger['kind']> = Extract<PotTrigger, { kind: Kind }>;

/**
 * Draws every trigger of every pot that the contribution is in, in template order; pots that are not armed are not drawn.
 * With selector None all hits are paid, so each hit counts against the house, and the player's limit, before the next pot is checked.
 */
export const drawTriggers = (
  rules: JackpotRules,
  draft: Draft,
  { base, exactBase }: Pick<Quote, 'base' | 'exactBase'>,
  rises: ReadonlyMap<string, Rise>,
  given: WinContext,
): PotDecision[] => {
  const decisions: PotDecision[] = [];
  let taken = 0n;
  let winsLeft = given.winsLeft ?? Number.POSITIVE_INFINITY;
  for (const pot of rules.pots) {
    const rise = rises.get(pot.id);
    if (rise === undefined || pot.triggers.length === 0) continue;
    // The winner's currency is unknown before the draw, so arming uses the jackpot's.
    const context = isByStake(pot) ? { ...given, winnerCurrency: rules.currency, rate: ONE } : given;
    const armed =
      winsLeft > 0 &&
      isArmed(pot, draft, context, rules.currency, taken) &&
      isWheelArmed(pot, rises, rules, draft, context, taken);
    let hitPot: string | undefined;
    for (const trigger of pot.triggers) {
      const draws: Drawn[] = [];
      const draw = recordingDraw(context.draw, draws);
      const hit = armed
        ? drawTrigger(trigger, { rules, pot: draft.pot(pot.id), base, exactBase, rise, draw, atMs: context.atMs })
        : undefined;
      decisions.push({
        pot: hit ?? pot.id,
        trigger: trigger.kind,
        armed,
        draws,
        hit: hit !== undefined,
        selected: false,
      });
      hitPot ??= hit;
    }
    if (hitPot !== undefined && rules.selector === 'None') {
      taken += computeShortfall(requirePot(rules, hitPot), draft.pot(hitPot));
      winsLeft -= 1;
    }
  }
  return decisions;
};

/** A wheel is drawn only if each of its levels could be won. True for pots without one. */
const isWheelArmed = (
  pot: PotRules,
  rises: ReadonlyMap<string, Rise>,
  rules: JackpotRules,
  draft: Draft,
  context: WinContext,
  taken: Micros,
): boolean =>
  findWheel(pot)?.levels.every(
    ({ potId }) => rises.has(potId) && isArmed(requirePot(rules, potId), draft, context, rules.currency, taken),
  ) ?? true;

const requirePot = ({ pots }: JackpotRules, id: string): PotRules => {
  for (const pot of pots) if (pot.id === id) return pot;
  throw new Error(`the jackpot has no pot ${id}`);
};

/** One contribution at one pot, with what a draw needs. */
type Attempt = {
  readonly rules: JackpotRules;
  readonly pot: PotState;
  readonly base: Micros;
  readonly exactBase: Fraction | undefined;
  readonly rise: Rise;
  readonly draw: Draw;
  readonly atMs: number | undefined;
};

/** Returns the id of the pot that hit. */
const drawTrigger = (trigger: PotTrigger, attempt: Attempt): string | undefined => {
  switch (trigger.kind) {
    case 'HitRate':
      return drawHitRate(trigger, attempt) ? attempt.pot.id : undefined;
    case 'MustHitBy':
      return drawMustHitBy(trigger, attempt) ? attempt.pot.id : undefined;
    case 'Wheel':
      return drawAttempts(trigger, trigger.maxMagicNumber, attempt) ? drawLevel(trigger, attempt) : undefined;
    case 'Time':
      return drawTime(trigger, attempt) ? attempt.pot.id : undefined;
  }
};

const drawHitRate = (trigger: TriggerOf<'HitRate'>, attempt: Attempt): boolean =>
  drawAttempts(trigger, oddsNow(trigger, attempt.rules, attempt.pot, attempt.rise.before, attempt.atMs), attempt);

/** One attempt per whole cost, plus one with the probability of the remainder. Each hits 1 in N; the first hit ends the loop. */
const drawAttempts = (
  { costPerAttempt }: { readonly costPerAttempt: Micros },
  odds: bigint,
  { base, exactBase, draw }: Attempt,
): boolean => {
  const whole = exactBase?.numerator ?? base;
  const cost = exactBase === undefined ? costPerAttempt : costPerAttempt * exactBase.denominator;
  const part = whole % cost;
  const extra = part > 0n && draw(cost) < part ? 1 : 0;
  const attempts = Number(whole / cost) + extra;
  for (let attempt = 0; attempt < attempts; attempt += 1) if (draw(odds) === 0n) return true;
  return false;
};

/** Weights are laid end to end in their order, and a point is drawn on them. */
const drawLevel = ({ levels }: WheelTrigger, { pot, draw }: Attempt): string => {
  let point = draw(levels.reduce((sum, { weight }) => sum + weight, 0n));
  for (const { potId, weight } of levels) {
    if (point < weight) return potId;
    point -= weight;
  }
  throw new Error(`the wheel of the pot ${pot.id} has no level at its point`);
};

/**
 * The chance is `added` over the distance that was left to hitBy, which makes the value at the hit uniform. Nothing is drawn below
 * hitFrom. With weight 2, distances from hitFrom count as their squares.
 */
const drawMustHitBy = (
  { hitBy, hitFrom = 0n, weight = 1 }: TriggerOf<'MustHitBy'>,
  { pot, rise, draw }: Attempt,
): boolean => {
  const { before, added } = rise;
  if (pot.due || before >= hitBy) return true;
  const weighed = (value: Micros): bigint => greater(value - hitFrom, 0n) ** BigInt(weight);
  const passed = weighed(before);
  const gained = weighed(before + added) - passed;
  return gained > 0n && draw(weighed(hitBy) - passed) < gained;
};

/**
 * The chance is the time since the previous contribution over the time that was left in the window, which makes the moment of the hit
 * uniform. It is 0 for two contributions in one millisecond and after the clock was set back.
 */
const drawTime = (trigger: TriggerOf<'Time'>, { rules, pot, draw, atMs }: Attempt): boolean => {
  const now = requireTime(atMs);
  const window = openWindow(rules, trigger, pot, now);
  if (window === undefined) return false;
  if (pot.due) return true;
  const before = lastContributionIn(window, pot);
  return now > before && draw(BigInt(window.endMs - before)) < BigInt(now - before);
};
