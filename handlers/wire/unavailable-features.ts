import type { NewJackpotTemplate } from '../../generated/server/types.gen.ts';
import type { FieldFault } from '../reply.ts';

const NOT_YET = 'This release cannot run this; leave it out.';

/** What a template may say and this release cannot run, with a pointer to each. */
export const unavailableFeatures = (template: NewJackpotTemplate): FieldFault[] => {
  const found: [pointer: string, present: boolean][] = [
    ['/contribution_rules/opt_in_required', template.contribution_rules.opt_in_required === true],
    ['/jackpot_type', template.jackpot_type === 'Raffle'],
    ['/raffle_rules', template.raffle_rules !== undefined],
    ...template.pots.flatMap((pot, index): [string, boolean][] => [
      [`/pots/${index}/payout_rules`, pot.payout_rules === 'Community'],
      [`/pots/${index}/payout_ruleset`, pot.payout_ruleset !== undefined],
      [`/pots/${index}/diversion_rules`, pot.diversion_rules !== undefined],
      ...(pot.pot_types ?? []).map((type, position): [string, boolean] => [
        `/pots/${index}/pot_types/${position}`,
        'TimeFixed' in type,
      ]),
    ]),
  ];
  return found.filter(([, present]) => present).map(([pointer]) => ({ pointer, detail: NOT_YET }));
};
