import type { Draw } from '../draw.ts';
import type { Micros } from '../money/micros.ts';
import { isArmed, NOTHING_TAKEN, take } from './arming.ts';
import type { Draft } from './draft.ts';
import type { Drawn, PotDecision } from './entry.ts';
import type { WinContext } from './outcome.ts';
import type { JackpotRules, PotTrigger } from './rules.ts';
import type { Rise } from './share-out.ts';
import type { PotState } from './state.ts';

type TriggerOf<Kind extends PotTrigger['kind']> = Extract<PotTrigger, { kind: Kind }>;

/**
 * Draws every trigger of every pot that the contribution is in, in template order; a pot that is not armed is not drawn.
 * Where all hits are paid (selector None), each hit counts against the house before the next pot is asked.
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
    const armed = isArmed(pot, draft, context, taken);
    let potHit = false;
    for (const trigger of pot.triggers) {
      const draws: Drawn[] = [];
      const draw = recording(context.draw, draws);
      const hit = armed && drawTrigger(trigger, draft.pot(pot.id), base, rise, draw);
      decisions.push({ pot: pot.id, trigger: trigger.kind, armed, draws, hit, selected: false });
      potHit ||= hit;
    }
    if (potHit && rules.selector === 'None') taken = take(pot, draft, taken);
  }
  return decisions;
};

const drawTrigger = (trigger: PotTrigger, pot: PotState, base: Micros, rise: Rise, draw: Draw): boolean =>
  trigger.kind === 'HitRate' ? drawHitRate(trigger, base, draw) : drawMustHitBy(trigger, pot.due, rise, draw);

/** One attempt per whole cost, and one more with the probability of the part that is left; each hits 1 in N, the first hit ends it. */
const drawHitRate = ({ maxMagicNumber, costPerAttempt }: TriggerOf<'HitRate'>, base: Micros, draw: Draw): boolean => {
  const part = base % costPerAttempt;
  const extra = part > 0n && draw(costPerAttempt) < part ? 1 : 0;
  const attempts = Number(base / costPerAttempt) + extra;
  for (let attempt = 0; attempt < attempts; attempt += 1) if (draw(maxMagicNumber) === 0n) return true;
  return false;
};

/** Of the way that was left to hitBy, this contribution went `added`: that is its chance, so the value at the hit is uniform. */
const drawMustHitBy = (
  { hitBy }: TriggerOf<'MustHitBy'>,
  due: boolean,
  { before, added }: Rise,
  draw: Draw,
): boolean => {
  if (due || before >= hitBy) return true;
  return added > 0n && draw(hitBy - before) < added;
};

const recording =
  (draw: Draw, draws: Drawn[]): Draw =>
  (range) => {
    const outcome = draw(range);
    if (outcome < 0n || outcome >= range) throw new Error(`a draw below ${range} gave ${outcome}`);
    draws.push({ range, outcome });
    return outcome;
  };
