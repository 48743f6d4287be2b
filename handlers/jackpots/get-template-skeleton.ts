import { covers } from '../../domain/account/access.ts';
import { brandPathOf } from '../../domain/account/brand-path-of.ts';
import type { Caller, PlatformHandler } from '../handler.ts';
import { contributionRulesToWire } from '../wire/contribution-rules.ts';
import { potTemplateToWire } from '../wire/pot-template.ts';

/** B41. It passes publishing as it is, in whatever currency: nothing in it but its amounts depends on one. */
export const getTemplateSkeleton: PlatformHandler<'getTemplateSkeleton'> = async (_, { caller, services, newId }) => ({
  status: 200,
  body: {
    id: newId(),
    name: 'New jackpot',
    owner_id: ownerFor(caller),
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
  },
});

/** An account that does not reach its organisation as a whole reaches the brand that its unit stands for. */
const ownerFor = ({ access, organisationId, unitId }: Caller): string =>
  covers(access, organisationId) ? organisationId : brandPathOf(organisationId, unitId);
