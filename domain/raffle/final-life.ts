import type { PotRules } from '../jackpot/rules.ts';
import type { PotState } from '../jackpot/state.ts';

/** The rules of a pot in a raffle's last period: its next seed could never be won, so the pot is disabled as after its last life. */
export const finalLife = (rules: PotRules, { instanceCount }: PotState): PotRules => ({
  ...rules,
  maxInstantiationCount: instanceCount,
});
