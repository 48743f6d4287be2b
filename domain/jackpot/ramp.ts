import { greater, lesser, type Micros } from '../money/micros.ts';
import type { Draft } from './draft.ts';
import type { JackpotRules, PotRules, PotTrigger } from './rules.ts';
import type { PotState } from './state.ts';
import { NOT_BEGUN, requireTime } from './window.ts';

type HitRate = Extract<PotTrigger, { kind: 'HitRate' }>;

/**
 * The number N of which one attempt wins 1 in N now.
 * @param before the pot's value before the contribution.
 */
export const oddsNow = (
  { maxMagicNumber, ramp }: HitRate,
  { startsAtMs }: JackpotRules,
  { timing }: PotState,
  before: Micros,
  atMs: number | undefined,
): bigint => {
  if (ramp === undefined) return maxMagicNumber;
  const { by, from, to } = ramp;
  const measure = by === 'Value' ? before : BigInt(requireTime(atMs) - (timing?.wonAtMs ?? requireTime(startsAtMs)));
  const held = lesser(greater(measure, from), to);
  return maxMagicNumber - ((maxMagicNumber - ramp.maxMagicNumber) * (held - from)) / (to - from);
};

/** Notes the time of a win of any kind, where odds rise with the time since then. */
export const noteWinTime = ({ id, triggers }: PotRules, draft: Draft, atMs: number | undefined): void => {
  if (!triggers.some((trigger) => trigger.kind === 'HitRate' && trigger.ramp?.by === 'Time')) return;
  const pot = draft.pot(id);
  pot.timing = { ...(pot.timing ?? NOT_BEGUN), wonAtMs: requireTime(atMs) };
};
