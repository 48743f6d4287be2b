import type { Tx } from '../../db/engine/tx.ts';
import { findFirstOperator, findOwnerEnabledState } from '../../db/operators/operators.ts';
import { covers, visibleOwners } from '../../domain/account/access.ts';
import { toBrandPath } from '../../domain/account/to-brand-path.ts';
import type { Caller, PlatformHandler } from '../../platform/unit/handler.ts';
import { contributionRulesToWire, potTemplateToWire } from '../../wire/template.ts';

/** B41. A template that can be published unchanged in any currency: only its amounts depend on one. */
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
 * The operator or brand of the account's organisation or unit, else the first operator that it has access to, so that the template can be
 * stored unchanged. If there is none, the organisation's id.
 */
const ownerFor = async (tx: Tx, { access, organisationId, unitId }: Caller): Promise<string> => {
  // An account without access to its whole organisation has access to the brand of its unit.
  const own = covers(access, organisationId) ? organisationId : toBrandPath(organisationId, unitId);
  if ((await findOwnerEnabledState(tx, own)) !== undefined) return own;
  return (await findFirstOperator(tx, visibleOwners(access))) ?? own;
};
