import type { ContributionToInstance, JackpotInstance, Pitboss } from '../../../clients/typescript/src/pitboss.ts';

/** An operator with a brand and an instance of a jackpot with one pot, to which the operator pays one euro per contribution. */
export const openJackpot = async (pitboss: Pitboss): Promise<JackpotInstance> => {
  await pitboss.saveOperators({ body: [{ id: 'northstar', name: 'Northstar' }] });
  await pitboss.saveBrands({ path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
  await pitboss.createTemplate({
    body: {
      id: 'one',
      name: 'One',
      owner_id: 'northstar',
      currency: 'EUR',
      contribution_rules: { contribution_type: { Fixed: 1 }, operator_contribution_percentage: '1' },
      house_hold_contribution: { Percentage: 0.1 },
      pots: [
        {
          id: 'minor',
          contribution: { Percentage: 0.5 },
          seed_contribution: { Percentage: 0.4 },
          seed_strategy: {
            initial_seed_value: 5,
            min_reseed_value: 5,
            fund_strategy: 'CollectToMinReseed',
            reseed_strategy: 'Full',
          },
          is_progressive: true,
          supports_external_trigger: true,
        },
      ],
    },
  });
  await pitboss.publishTemplate({ body: { owner_id: 'northstar', template_id: 'one' } });
  const { body: instance } = await pitboss.instantiateTemplate({
    body: {
      template_owner_id: 'northstar',
      template_id: 'one',
      instance_owner_id: 'northstar',
      instance_name: 'One',
    },
  });
  if ('requested_by' in instance) throw new Error('the opening waits for a second account');
  return instance;
};

export const contributionTo = (instance: JackpotInstance): ContributionToInstance => ({
  instance_id: instance.id,
  token: 'session-p-1001',
  brand_id: 'northstar:luna',
  player_id: 'p-1001',
  player_country: 'MT',
  base_wager: 10,
  currency: 'EUR',
  metadata: { table: 7 },
});
