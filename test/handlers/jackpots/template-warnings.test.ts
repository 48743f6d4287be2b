import * as assert from 'uvu/assert';
import type { Client } from '../../support/server.ts';
import { raffle, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const [minor, major, mega] = threePots().pots;

const minorWith = (changes: object, more: object = {}) =>
  threePots({ pots: [{ ...minor, ...changes }, major, mega], ...more });

const seeds = (changes: object) => ({ seed_strategy: { ...minor?.seed_strategy, ...changes } });

const warningsOf = async (client: Client, template: object): Promise<string[]> => {
  const { status, body } = await client.call('checkTemplate', { body: template });
  assert.equal([status, body.publishable], [200, true], JSON.stringify(body));
  return body.warnings.map(
    ({ code, pointer, detail }: Record<'code' | 'pointer' | 'detail', string>) => `${code} ${pointer}: ${detail}`,
  );
};

/** Nothing reaches the house, and the pot minor saves nothing for its seed of 5. */
const ruinous = (changes: object = {}) =>
  threePots({
    house_hold_contribution: { Percentage: 0 },
    pots: [
      { ...minor, contribution: { Percentage: 0.5 }, ...seeds({ fund_strategy: 'None' }), ...changes },
      major,
      mega,
    ],
  });

suite('checkTemplate, warnings', (test) => {
  test('there is nothing to warn of in the usual jackpot and raffle', () =>
    withJackpot(async (client) =>
      assert.equal([await warningsOf(client, threePots()), await warningsOf(client, raffle())], [[], []]),
    ));

  test('names allowed brands that do not exist or are of another operator, in the same words', () =>
    withJackpot(async (client) => {
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      await client.call('saveBrands', { path: { operator_id: 'southstar' }, body: [{ id: 'sol', name: 'Sol' }] });
      const allowed_brands = ['northstar:luna', 'northstar:nope', 'southstar:sol'];
      const rules = { ...threePots().contribution_rules, allowed_brands };
      const says = (at: number, brand: string) =>
        `brand_never_admitted /contribution_rules/allowed_brands/${at}: the operator has no brand ${brand}, so none of its players can play`;
      assert.equal(await warningsOf(client, threePots({ contribution_rules: rules })), [
        says(1, 'northstar:nope'),
        says(2, 'southstar:sol'),
      ]);
    }));

  test('names a pot that starts at its hit_by, and none that starts below', () =>
    withJackpot(async (client) => {
      const hitBy = (hit_by: number) => minorWith({ pot_types: [{ MustHitBy: { hit_by } }] });
      assert.equal(await warningsOf(client, hitBy(5)), [
        'wins_at_once /pots/0/pot_types/0/MustHitBy/hit_by: the pot starts with 5 EUR and is won by 5 EUR, so the next contribution wins it each time',
      ]);
      assert.equal(await warningsOf(client, hitBy(5.01)), []);
    }));

  test('names shares and prizes that are always below the minor unit', () =>
    withJackpot(async (client) => {
      const shared = (max_pot_value: number) =>
        minorWith({
          max_pot_value,
          ...seeds({ initial_seed_value: 0.5, min_reseed_value: 0.5 }),
          payout_rules: 'Community',
          payout_ruleset: {
            ...{ main_winner_percentage: 0.99, admin_fee: 0 },
            payout_rules: [{ payout_percentage: 0.01, rule: { HighestLifetimeContributor: {} } }],
          },
        });
      assert.equal(await warningsOf(client, shared(0.99)), [
        'share_never_paid /pots/0/payout_ruleset/payout_rules/0/payout_percentage: a pot that pays 0.99 EUR at most leaves 0.0099 EUR for this, and less than 0.01 EUR is never paid',
      ]);
      assert.equal(await warningsOf(client, shared(1)), []);
      const { raffle_rules, pots } = raffle();
      const tiny = raffle({
        pots: pots.map((pot) => ({ ...pot, max_pot_value: 100 })),
        raffle_rules: {
          ...raffle_rules,
          prize_distribution: [{ prize_percentage: '0.5', number_of_winners: 5001 }],
        },
      });
      assert.equal((await warningsOf(client, tiny)).length, 1);
    }));

  test('names a seed that nothing pays for, and not one that savings, the house or a last win take care of', () =>
    withJackpot(async (client) => {
      const says =
        'seed_never_saved /pots/0/seed_strategy/min_reseed_value: each win needs 5 EUR for the next seed; contributions save nothing for it and leave nothing to the house, so';
      assert.equal(await warningsOf(client, ruinous()), [`${says} its deficit grows by that with each win`]);
      assert.equal(await warningsOf(client, ruinous({ win_constraints: [{ AllowedSeedDeficit: '12' }] })), [
        `${says} it cannot be won any more once that would pass a deficit of 12 EUR`,
      ]);
      for (const changes of [
        seeds({ fund_strategy: 'CollectToMinReseed' }),
        seeds({ fund_strategy: 'None', reseed_strategy: 'Available' }),
        { max_instantiation_count: 1 },
        { contribution: { Percentage: 0.49 } },
        { is_progressive: false },
      ])
        assert.equal(await warningsOf(client, ruinous(changes)), [], JSON.stringify(changes));
    }));

  test('B43 publishing goes on as before and names the codes; with accept_warnings false it is refused with the sentences', () =>
    withJackpot(async (client) => {
      await client.call('createTemplate', { body: { ...ruinous(), id: 'ruinous' } });
      const publish = (changes: object) =>
        client.call('publishTemplate', { body: { owner_id: 'northstar', template_id: 'ruinous', ...changes } });
      const refused = await publish({ accept_warnings: false });
      assert.is(outcome(refused), '422 warnings_not_accepted');
      assert.match(refused.body.errors[0].detail, /^each win needs 5 EUR for the next seed/);
      assert.is(refused.body.errors[0].pointer, '/pots/0/seed_strategy/min_reseed_value');
      const { body } = await client.call('getTemplate', { path: { template_id: 'ruinous' } });
      assert.is(body.published, false);
      const done = await publish({});
      assert.equal(
        [done.status, done.body, done.headers.get('template-warnings')],
        [200, undefined, 'seed_never_saved'],
      );
    }));
});
