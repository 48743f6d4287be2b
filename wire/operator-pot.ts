import type { OperatorPot, PayoutRuleset, Pot } from '../generated/server/types.gen.ts';

const ALL_FOR_THE_WINNER: PayoutRuleset = { main_winner_percentage: 1, admin_fee: 0, payout_rules: [] };

/** A pot as shown to the operator: always with its payout rules, never with its diversion rules. */
export const operatorPotToWire = ({
  payout_rules: _kind,
  payout_ruleset = ALL_FOR_THE_WINNER,
  diversion_rules: _diversion,
  ...pot
}: Pot): OperatorPot => ({ ...pot, payout_ruleset });
