import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { changeJson, contents, eventTypes } from '../../support/tables.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';

const MULTIPLIERS = { PITBOSS_MULTIPLIERS: 'USD=1.08,SEK=11.25,JPY=162.5,KWD=0.3333' };

const preview = (client: Client, changes: object = {}, more: object = {}): Promise<Reply> =>
  client.call('previewTemplate', {
    query: { template_id: 'three-pots' },
    body: threePots({ id: undefined, ...changes }),
    ...more,
  });

/** Runs work where the currencies are known and the template is stored. */
const withTemplate = (work: (client: Client, data: string) => Promise<void>, environment = {}): Promise<void> =>
  withServer(
    async (client, data) => {
      await registerOwners(client);
      await client.call('createTemplate', { body: threePots() });
      await work(client, data);
    },
    { ...MULTIPLIERS, ...environment },
  );

suite('handlers/jackpots/preview-template', (test) => {
  test('B44 answers the contribution of the body in each currency, rounded up to its minor unit', () =>
    withTemplate(async (client, data) => {
      const before = contents(data);
      assert.equal((await preview(client, { id: 'three-pots' })).body, [
        { currency: 'EUR', value: 1 },
        { currency: 'JPY', value: 163 },
        { currency: 'KWD', value: 0.334 },
        { currency: 'SEK', value: 11.25 },
        { currency: 'USD', value: 1.08 },
      ]);
      assert.equal(contents(data), before, 'nothing is stored');
      assert.equal(eventTypes(data), []);
    }));

  test("B44 converts from the jackpot's currency, and answers only that currency without a multiplier", () =>
    withTemplate(async (client) => {
      const rules = { contribution_type: { Fixed: 10.8 } };
      const { body } = await preview(client, { currency: 'USD', contribution_rules: rules });
      assert.equal(body.slice(0, 2), [
        { currency: 'EUR', value: 10 },
        { currency: 'JPY', value: 1625 },
      ]);
      const unknown = await preview(client, { currency: 'GBP', contribution_rules: rules });
      assert.equal(unknown.body, [{ currency: 'GBP', value: 10.8 }]);
    }));

  test("B44 refuses a currency that ISO 4217 does not list with currency_unknown, unless it is the template's", () =>
    withTemplate(async (client, data) => {
      const reply = await preview(client, { currency: 'ZZZ' });
      assert.equal([outcome(reply), reply.body.errors[0].pointer], ['422 currency_unknown', '/currency']);
      changeJson(data, 'templates', 'document', (document) => Object.assign(document, { currency: 'ZZZ' }));
      assert.is(outcome(await preview(client, { currency: 'ZZZ' })), '200');
    }));

  test("B44 converts with the brand's own multipliers for what a brand owns, and with the defaults for its operator", () =>
    withTemplate(async (client) => {
      await client.call('setBrandCurrencies', {
        path: { brand_id: 'northstar:luna' },
        body: { base_currency: 'EUR', multipliers: { SEK: 12 } },
      });
      assert.equal((await preview(client, { owner_id: 'northstar:luna' })).body, [
        { currency: 'EUR', value: 1 },
        { currency: 'SEK', value: 12 },
      ]);
      assert.is((await preview(client)).body.length, 5);
    }));

  test('B44 answers the most that a share of the wager can be, and nothing without a maximum', () =>
    withTemplate(async (client) => {
      const contribution_type = { Percentage: 0.01 };
      const capped = await preview(client, { contribution_rules: { contribution_type, max_contribution: '2.001' } });
      assert.equal(capped.body[0], { currency: 'EUR', value: 2.01 });
      assert.equal((await preview(client, { contribution_rules: { contribution_type } })).body, []);
      const fixed = { contribution_type: { Fixed: 5 }, max_contribution: '2' };
      assert.equal((await preview(client, { contribution_rules: fixed })).body[0], { currency: 'EUR', value: 2 });
    }));

  test('B44 takes a body that could not be published', () =>
    withTemplate(async (client) => {
      const draft = { house_hold_contribution: { Percentage: 1 }, jackpot_type: 'Raffle' };
      assert.is(outcome(await preview(client, draft)), '200');
    }));

  test('B44 refuses an amount beyond all amounts in some currency with amount_out_of_range', () =>
    withTemplate(async (client) => {
      const rules = { contribution_type: { Fixed: 100_000_000 } };
      const reply = await preview(client, { contribution_rules: rules });
      assert.is(outcome(reply), '422 amount_out_of_range');
      assert.match(
        reply.body.detail,
        /^Amount too large: a contribution in \w{3} would be \d+, beyond ±8,000,000,000 units\. [A-Z]/,
      );
    }));

  test('B44 refuses what does not exist with template_not_found and owner_not_found', () =>
    withOwners(async (client) => {
      assert.is(outcome(await preview(client)), '404 template_not_found');
      await client.call('createTemplate', { body: threePots() });
      assert.is(outcome(await preview(client, { owner_id: 'southstar' })), '404 owner_not_found');
    }));

  test('B44 refuses another id in the body with template_id_mismatch', () =>
    withTemplate(async (client) => assert.is(outcome(await preview(client, { id: 'x' })), '422 template_id_mismatch')));

  test('B44 shows nothing of a template outside of the access', async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('createTemplate', { body: threePots() });
        const token = await tokenFor(data, brand);
        assert.is(outcome(await preview(client, {}, { token })), '403 permission_denied');
        const own = { owner_id: 'northstar:luna' };
        assert.is(outcome(await preview(client, own, { token })), '404 template_not_found');
      },
      {},
      saveAccounts(brand),
    );
  });
});
