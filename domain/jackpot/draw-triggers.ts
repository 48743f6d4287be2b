import type { Draw } from '../draw.ts';
import type { Micros } from '../money/micros.ts';
import { isArmed, NOTHING_TAKEN, take } from './arming.ts';
import type { Draft } from './draft.ts';
import { recordingDraw } from './draws.ts';
import type { Drawn, PotDecision } from './entry.ts';
import type { WinContext } from './outcome.ts';
import type { JackpotRules, PotTrigger } from './rules.ts';
import type { Rise } from './share-out.ts';
import type { PotState } from './state.ts';
import { lastContributionIn, openWindow, requireTime } from './window.ts';

type TriggerOf<Kind extends PotTrigger['kind']> = Extract<PotTrigger, { kind: Kind }>;

/**
 * Draws every trigger of every pot that the contribution is in, in template order; pots that are not armed are not drawn.
 * With selector None all hits are paid, so each hit counts against the house before the next pot is checked.
 */
export const drawTriggers = (
  rules: JackpotRules,
  draft: Draft,
  base: Micros,
  rises: ReadonlyMap<string, Rise>,
  context: WinContext,
): PotDecision[] => {
  const decisions: PotDecision[] = [];
  let taken = NOTHING_TAKEN;
  for (const pot of rules.pots) {
    const rise = rises.get(pot.id);
    if (rise === undefined || pot.triggers.length === 0) continue;
    const armed = isArmed(pot, draft, context, rules.currency, taken);
    let potHit = false;
    for (const trigger of pot.triggers) {
      const draws: Drawn[] = [];
      const draw = recordingDraw(context.draw, draws);
      const hit =
        armed && drawTrigger(trigger, { rules, pot: draft.pot(pot.id), base, rise, draw, atMs: context.atMs });
      decisions.push({ pot: pot.id, trigger: trigger.kind, armed, draws, hit, selected: false });
      potHit ||= hit;
    }
    if (potHit && rules.selector === 'None') taken = take(pot, draft, taken);
  }
  return decisions;
};

/** One contribution at one pot, with what a draw needs. */
type Attempt = {
  readonly rules: JackpotRules;
  readonly pot: PotState;
  readonly base: Micros;
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
const drawHitRate = ({ maxMagicNumber, costPerAttempt }: TriggerOf<'HitRate'>, { base, draw }: Attempt): boolean => {
  const part = base % costPerAttempt;
  const extra = part > 0n && draw(costPerAttempt) < part ? 1 : 0;
  const attempts = Number(base / costPerAttempt) + extra;
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
