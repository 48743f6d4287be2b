import { templateFaults } from '../../domain/jackpot/template-faults.ts';
import type { NewJackpotTemplate, PotTemplate } from '../../generated/server/types.gen.ts';
import { type FieldFault, refuse } from '../reply.ts';
import type { Services } from '../services.ts';
import { jackpotRules } from '../wire/jackpot-rules.ts';

/** Why a template cannot be published, if so, with a pointer to each fault. */
export const refuseUnrunnable = (template: NewJackpotTemplate, { isCallable }: Pick<Services, 'isCallable'>) => {
  const { jackpot_type, raffle_rules, pots } = template;
  const errors = [
    ...pairFaults('/raffle_rules', {
      isNeeded: jackpot_type === 'Raffle',
      by: 'jackpot_type Raffle',
      rules: raffle_rules,
    }),
    ...pots.flatMap((pot, index) => potFaults(pot, `/pots/${index}`, isCallable)),
    ...templateFaults(jackpotRules(template)),
  ];
  return errors.length > 0 ? refuse('template_invalid', { errors }) : undefined;
};

const potFaults = (
  { payout_rules, payout_ruleset, diversion_rules }: PotTemplate,
  at: string,
  isCallable: Services['isCallable'],
): FieldFault[] => {
  const faults = pairFaults(`${at}/payout_ruleset`, {
    isNeeded: payout_rules === 'Community',
    by: 'payout_rules Community',
    rules: payout_ruleset,
  });
  if (diversion_rules !== undefined && !isCallable(diversion_rules.target.External.endpoint))
    faults.push({
      pointer: `${at}/diversion_rules/target/External/endpoint`,
      detail: 'this must be an https address of a public host',
    });
  return faults;
};

/** Rules that are missing where a choice needs them, or that do nothing without it. */
const pairFaults = (
  pointer: string,
  { isNeeded, by, rules }: { readonly isNeeded: boolean; readonly by: string; readonly rules: object | undefined },
): FieldFault[] => {
  if (isNeeded === (rules !== undefined)) return [];
  return [{ pointer, detail: isNeeded ? `${by} needs these rules` : `these rules do nothing without ${by}` }];
};
