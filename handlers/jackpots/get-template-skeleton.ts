import type { Tx } from '../../db/engine/tx.ts';
import { findFirstOperator, findOwnerEnabledState } from '../../db/operators.ts';
import { covers, visibleOwners } from '../../domain/account/access.ts';
import { brandPathOf } from '../../domain/account/brand-path-of.ts';
import type { Caller, PlatformHandler } from '../../platform/unit/handler.ts';
import { contributionRulesToWire } from '../../wire/contribution-rules.ts';
import { potTemplateToWire } from '../../wire/pot-template.ts';

/** B41. It passes publishing as it is, in whatever currency: nothing in it but its amounts depends on one. */
export const getTemplateSkeleton: PlatformHandler<'getTemplateSkeleton'> = async (
  _,
  { tx, caller, services, newId },
) => ({
  status: 200,
  body: {
    id: newId(),
    name: 'New jackpot',
    owner_id: await ownerFor(tx, caller),
    currency: services.currencies.base,
    contribution_rules: contributionRulesToWire({
      contribution_type: { Fixed: 1 },
      operator_contribution_percentage: '1',
    }),
    house_hold_contribution: { Percentage: 0.1 },
    jackpot_type: 'Jackpot',
    pots: [
      potTemplateToWire({
        id: 'main',
        contribution: { Percentage: 0.9 },
        seed_contribution: { Percentage: 0.3 },
        seed_strategy: {
          initial_seed_value: 100,
          min_reseed_value: 100,
          fund_strategy: 'CollectToMinReseed',
          reseed_strategy: 'Full',
        },
        supports_external_trigger: true,
      }),
    ],
    win_selector_strategy: 'Highest',
    reference_count: 0,
    published: false,
    version: 1,
  },
});

/**
 * The operator or brand that the account's organisation or unit stands for, else the first operator that the account reaches, so that the
 * template can be stored as it is. Without any operator there is no owner to name, and the organisation is answered.
 */
const ownerFor = async (tx: Tx, { access, organisationId, unitId }: Caller): Promise<string> => {
  // An account that does not reach its organisation as a whole reaches the brand that its unit stands for.
  const own = covers(access, organisationId) ? organisationId : brandPathOf(organisationId, unitId);
  if ((await findOwnerEnabledState(tx, own)) !== undefined) return own;
  return (await findFirstOperator(tx, visibleOwners(access))) ?? own;
};
