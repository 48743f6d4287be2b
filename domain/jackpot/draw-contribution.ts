import type { Draw } from '../draw.ts';
import type { Fraction } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';
import { isArmed } from './arming.ts';
import { Draft } from './draft.ts';
import { recordingDraw } from './draws.ts';
import type { Drawn, PotDecision } from './entry.ts';
import type { Hits, WinContext } from './outcome.ts';
import type { Quote } from './quote.ts';
import { computeShortfall, flush } from './reseed.ts';
import { type JackpotRules, lapses, type PotTrigger, type WinSelector } from './rules.ts';
import { type Rise, shareOut } from './share-out.ts';
import { type JackpotState, type PotState, potValue } from './state.ts';
import { lastContributionIn, noteContribution, openWindow, requireTime } from './window.ts';

/** The ids of the pots to pay, among those that hit, in template order. Ties go to the first pot. */
export const selectHits = (selector: WinSelector, decisions: readonly PotDecision[], draft: Draft): string[] => {
  const hits = [...new Set(decisions.filter((decision) => decision.hit).map((decision) => decision.pot))];
  if (selector === 'None' || hits.length < 2) return hits;
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
  return { state: draft.state, entries: draft.entries, hits: selected.map((potId) => ({ potId, decisions: [] })) };
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
  context: WinContext,
): PotDecision[] => {
  const decisions: PotDecision[] = [];
  let taken = 0n;
  let winsLeft = context.winsLeft ?? Number.POSITIVE_INFINITY;
  for (const pot of rules.pots) {
    const rise = rises.get(pot.id);
    if (rise === undefined || pot.triggers.length === 0) continue;
    const armed = winsLeft > 0 && isArmed(pot, draft, context, rules.currency, taken);
    let potHit = false;
    for (const trigger of pot.triggers) {
      const draws: Drawn[] = [];
      const draw = recordingDraw(context.draw, draws);
      const hit =
        armed &&
        drawTrigger(trigger, { rules, pot: draft.pot(pot.id), base, exactBase, rise, draw, atMs: context.atMs });
      decisions.push({ pot: pot.id, trigger: trigger.kind, armed, draws, hit, selected: false });
      potHit ||= hit;
    }
    if (potHit && rules.selector === 'None') {
      taken += computeShortfall(pot, draft.pot(pot.id));
      winsLeft -= 1;
    }
  }
  return decisions;
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

const drawTrigger = (trigger: PotTrigger, attempt: Attempt): boolean => {
  switch (trigger.kind) {
    case 'HitRate':
      return drawHitRate(trigger, attempt);
    case 'MustHitBy':
      return drawMustHitBy(trigger, attempt);
    case 'Time':
      return drawTime(trigger, attempt);
  }
};

/** One attempt per whole cost, plus one with the probability of the remainder. Each hits 1 in N; the first hit ends the loop. */
const drawHitRate = (
  { maxMagicNumber, costPerAttempt }: TriggerOf<'HitRate'>,
  { base, exactBase, draw }: Attempt,
): boolean => {
  const whole = exactBase?.numerator ?? base;
  const cost = exactBase === undefined ? costPerAttempt : costPerAttempt * exactBase.denominator;
  const part = whole % cost;
  const extra = part > 0n && draw(cost) < part ? 1 : 0;
  const attempts = Number(whole / cost) + extra;
  for (let attempt = 0; attempt < attempts; attempt += 1) if (draw(maxMagicNumber) === 0n) return true;
  return false;
};

/** The chance is `added` over the distance that was left to hitBy, which makes the value at the hit uniform. */
const drawMustHitBy = ({ hitBy }: TriggerOf<'MustHitBy'>, { pot, rise, draw }: Attempt): boolean => {
  const { before, added } = rise;
  if (pot.due || before >= hitBy) return true;
  return added > 0n && draw(hitBy - before) < added;
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
