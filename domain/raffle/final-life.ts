import type { PotRules } from '../jackpot/rules.ts';
import type { PotState } from '../jackpot/state.ts';

/** The rules of a pot in a raffle's last period: nobody could win its next seed any more, so it is disabled like a pot out of lives. */
export const finalLife = (rules: PotRules, { instanceCount }: PotState): PotRules => ({
  ...rules,
  maxInstantiationCount: instanceCount,
});
