import * as assert from 'uvu/assert';
import type { Client, Reply } from '../../support/server.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { outcome, withJackpot, withOwners } from '../../support/with-jackpot.ts';

const named = { owner_id: 'northstar', template_id: 'three-pots' };
const publish = (client: Client, changes: object = {}, headers: Record<string, string> = {}): Promise<Reply> =>
  client.call('publishTemplate', { body: { ...named, ...changes }, headers });
const isPublished = async (client: Client): Promise<boolean> =>
  (await client.call('getTemplate', { path: { template_id: 'three-pots' } })).body.published;

const pots = threePots().pots;
const withPot = (changes: object) => threePots({ pots: [{ ...pots[0], ...changes }, ...pots.slice(1)] });

/** Publishes a template and answers the code and the places of its faults. */
const faultsOf = async (client: Client, template: object): Promise<unknown[]> => {
  const { body } = await client.call('createTemplate', { body: { ...template, id: undefined } });
  const reply = await publish(client, { template_id: body.id });
  return [reply.body?.code, ...(reply.body?.errors ?? []).map(({ pointer }: { pointer: string }) => pointer)];
};

suite('handlers/jackpots/publish-template', (test) => {
  test('B43 publishes, also without publish, and withdraws', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots() });
      assert.is(outcome(await publish(client)), '200');
      assert.is(await isPublished(client), true);
      assert.is(outcome(await publish(client, { publish: true })), '200');
      assert.is(outcome(await publish(client, { publish: false })), '200');
      assert.is(await isPublished(client), false);
    }));

  test('B43 leaves instances running when their template is withdrawn', () =>
    withJackpot(async (client, { id }) => {
      await publish(client, { publish: false });
      assert.is((await client.call('getInstance', { path: { instance_id: id } })).body.status, 'Active');
      assert.is(
        outcome(await client.call('instantiateTemplate', { body: instantiation() })),
        '409 template_not_published',
      );
    }));

  test('B43 refuses an unknown template, and one of another owner, with template_not_found', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots() });
      assert.is(outcome(await publish(client, { template_id: 'x' })), '404 template_not_found');
      assert.is(outcome(await publish(client, { owner_id: 'northstar:luna' })), '404 template_not_found');
    }));

  test('B43 refuses rules that cannot run with template_invalid, and points at each fault', () =>
    withOwners(async (client) => {
      const cases: [template: object, ...pointers: string[]][] = [
        [threePots({ house_hold_contribution: { Percentage: 0.3 } }), '/pots/2/contribution'],
        [withPot({ id: 'major' }), '/pots/1/id'],
        [
          withPot({ max_pot_value: '4' }),
          '/pots/0/seed_strategy/initial_seed_value',
          '/pots/0/seed_strategy/min_reseed_value',
        ],
        [
          withPot({ pot_types: [{ MustHitBy: { hit_by: 100 } }], win_constraints: [{ AllowedSeedDeficit: '1' }] }),
          '/pots/0/win_constraints',
        ],
        [withPot({ max_pot_value: '99', pot_types: [{ MustHitBy: { hit_by: 100 } }] }), '/pots/0/max_pot_value'],
        [
          withPot({ pot_types: [{ HitRate: { max_magic_number: 10, cost_per_attempt: 1 } }] }),
          '/contribution_rules/max_contribution',
        ],
      ];
      for (const [template, ...pointers] of cases)
        assert.equal(await faultsOf(client, template), ['template_invalid', ...pointers]);
    }));

  test('B43 refuses what this release cannot run with feature_not_available, and points at each', () =>
    withOwners(async (client) => {
      const rules = { ...threePots().contribution_rules, opt_in_required: true };
      const cases: [template: object, ...pointers: string[]][] = [
        [threePots({ jackpot_type: 'Raffle' }), '/jackpot_type'],
        [threePots({ contribution_rules: rules }), '/contribution_rules/opt_in_required'],
        [withPot({ payout_rules: 'Community' }), '/pots/0/payout_rules'],
      ];
      for (const [template, ...pointers] of cases)
        assert.equal(await faultsOf(client, template), ['feature_not_available', ...pointers]);
    }));

  test('B43 withdraws a template whatever its rules are', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots({ jackpot_type: 'Raffle' }) });
      assert.is(outcome(await publish(client, { publish: false })), '200');
    }));

  test('B43 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withOwners(async (client) => {
      await client.call('createTemplate', { body: threePots() });
      const headers = { 'idempotency-key': 'k-1' };
      await publish(client, {}, headers);
      await publish(client, { publish: false });
      const again = await publish(client, {}, headers);
      assert.equal([again.status, again.headers.get('idempotent-replayed')], [200, 'true']);
      assert.is(await isPublished(client), false, 'nothing was done again');
      assert.is(outcome(await publish(client, { publish: false }, headers)), '422 idempotency_key_reused');
    }));
});
