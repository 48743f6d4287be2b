import { AMOUNT_MAX_MICROS, lesser, type Micros } from '../money/micros.ts';
import type { PotRules } from './rules.ts';
import type { JackpotState, PotBalances, PotState } from './state.ts';

/** What the pot pays, and what players see as its current value. */
export const potValue = (pot: PotBalances): Micros => pot.seedValue + pot.contributedAmount;

/** The maximum value of the pot. A MustHitBy pot never exceeds its amount. */
export const ceilingOf = (rules: PotRules): Micros =>
  rules.triggers.reduce(
    (ceiling, trigger) => (trigger.kind === 'MustHitBy' ? lesser(trigger.hitBy, ceiling) : ceiling),
    lesser(rules.ceiling, AMOUNT_MAX_MICROS),
  );

/** The ids of the pots that can still be funded and won, for `quote`. */
export const enabledPots = (state: JackpotState): string[] =>
  state.pots.filter((pot) => pot.enabled).map((pot) => pot.id);

/** Whether the pot is in its last life, after which a win disables it. */
export const isLastLife = (rules: PotRules, pot: PotState): boolean => {
  const { maxInstantiationCount: lives = 0 } = rules;
  return lives > 0 && pot.instanceCount >= lives;
};
