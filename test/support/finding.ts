import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from './accounts.ts';
import { unknownStatus } from './in-force.ts';
import { createSegment, createSource } from './leading.ts';
import { LUNA, openOther, optIn, statusesOf, withBrands } from './opting-in.ts';
import type { Client, Parts, Reply } from './server.ts';
import { contribution } from './story.ts';
import type { Test } from './suite.ts';
import { change } from './tables.ts';
import { outcome } from './with-jackpot.ts';

/** An operation that finds the jackpot of a source. */
type Finding = {
  /** The requirement that its test titles start with. */
  readonly label: string;
  readonly operation: 'getSourceJackpot' | 'getOperatorJackpot';
  /** Converts a player's segments to the form that the operation takes. */
  readonly segmentsOf: (names: readonly string[]) => string | readonly string[];
};

const pause = (data: string, ...ids: readonly string[]): void => {
  for (const id of ids) change(data, "update instances set state = 'Paused' where id = ?", id);
};

/** Tests shared by all of them: the jackpot found, and the refusals. */
export const testFinding = (test: Test, { label, operation, segmentsOf }: Finding): void => {
  const ask = (client: Client, query: Parts['query'] = {}, more: Parts = {}): Promise<Reply> =>
    client.call(operation, {
      ...more,
      query: { source_id: 'comet-rush', brand_id: LUNA, player_id: 'p-1', country_code: 'MT', ...query },
    });

  test(`${label} answers the status of a player who has one, opted in or not`, () =>
    withBrands(async (client, id) => {
      await createSource(client, 'comet-rush', id);
      await client.call('contributeToInstance', { body: contribution(id) });
      const { opted_in, contribution_count, ...only } = (await ask(client)).body.optin_status;
      assert.equal([opted_in, contribution_count], [false, 1], 'has only contributed');
      assert.equal([only.preferred_contribution_value, only.preferred_contribution_currency], [0, '']);
      for (const opt_in of [false, true]) {
        await optIn(client, id, { opt_in });
        const [status] = await statusesOf(client);
        assert.is(status.opted_in, opt_in);
        assert.equal((await ask(client)).body.optin_status, status);
      }
      assert.equal((await ask(client, { player_id: 'p-2' })).body.optin_status, unknownStatus(id, 'p-2'));
    }));

  test(`${label} answers the instance that takes a contribution now, else the first that would but for its status`, () =>
    withBrands(async (client, first, data) => {
      const [second, third] = [await openOther(client, 'second'), await openOther(client, 'third')];
      await createSource(client, 'comet-rush', first, second, third);
      const found = async () => (await ask(client)).body.id;
      assert.is(await found(), first);
      pause(data, first);
      assert.is(await found(), second);
      pause(data, second, third);
      assert.is(await found(), first);
      change(data, "update instances set state = 'Active', starts_at_ms = 4102444800000 where id = ?", first);
      const { id, status } = (await ask(client)).body;
      assert.equal([id, status], [first, 'Pending']);
      change(data, "update instances set state = 'Terminated' where id = ?", first);
      assert.is(await found(), second);
      change(data, 'update instances set ends_at_ms = 1');
      assert.is(outcome(await ask(client)), '404 no_jackpot_for_source');
    }));

  test(`${label} passes over an instance outside of its hours, unless it is the first of none that takes contributions`, () =>
    withBrands(async (client, first, data) => {
      const second = await openOther(client, 'second');
      await createSource(client, 'comet-rush', first, second);
      const hour = (new Date().getUTCHours() + 12) % 24;
      const hours = [
        [
          { hour, minute: 0, sec: 0 },
          { hour, minute: 59, sec: 59 },
        ],
      ];
      const rule = JSON.stringify([{ frequency: { Daily: { hours } }, interval: 1 }]);
      change(data, 'update instances set recurrence = ? where id = ?', rule, first);
      assert.is((await ask(client)).body.id, second);
      pause(data, second);
      const { id, status } = (await ask(client)).body;
      assert.equal([id, status], [first, 'Active']);
    }));

  test(`${label} follows the segments that are named`, () =>
    withBrands(async (client, first) => {
      const [second, third] = [await openOther(client, 'second'), await openOther(client, 'third')];
      await createSource(client, 'comet-rush', first, second, third);
      await createSegment(client, 'vip', third);
      await createSegment(client, 'gold', second);
      const found = async (...segments: string[]) => (await ask(client, { segments: segmentsOf(segments) })).body.id;
      assert.equal([await found(), await found('vip'), await found('gold')], [first, third, second]);
      assert.is(await found('nobody', 'vip'), third);
    }));

  test(`${label} leaves out what is for other brands, and for other countries`, () =>
    withBrands(async (client) => {
      const nova = await openOther(client, 'nova', { allowed_brands: ['northstar:nova'] });
      const abroad = await openOther(client, 'abroad', { country_filters: { white_list: ['SE'] } });
      await createSource(client, 'comet-rush', nova, abroad);
      assert.is((await ask(client, { country_code: 'SE-AB' })).body.id, abroad);
      assert.is(outcome(await ask(client)), '404 no_jackpot_for_source');
    }));

  test(`${label} refuses brand_not_found, and with no_jackpot_for_source what leads nowhere and who is disabled`, () =>
    withBrands(async (client, id, data) => {
      await createSource(client, 'comet-rush', id);
      assert.is(outcome(await ask(client, { brand_id: 'northstar:nobody' })), '404 brand_not_found');
      assert.is(outcome(await ask(client, { source_id: 'x' })), '404 no_jackpot_for_source');
      assert.is(outcome(await ask(client, { brand_id: 'southstar:sol' })), '404 no_jackpot_for_source');
      change(data, "update brands set enabled = 0 where id = 'luna'");
      assert.is(outcome(await ask(client)), '404 no_jackpot_for_source');
      change(data, "update brands set enabled = 1 where id = 'luna'");
      change(data, "update operators set enabled = 0 where id = 'northstar'");
      assert.is(outcome(await ask(client)), '404 no_jackpot_for_source');
    }));

  test(`${label} refuses a brand out of reach with permission_denied`, async () => {
    const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withBrands(async (client, id, data) => {
      await createSource(client, 'comet-rush', id);
      const token = await tokenFor(data, brand);
      assert.is((await ask(client, {}, { token })).status, 200);
      for (const brand_id of ['northstar:nova', 'northstar:nobody'])
        assert.is(outcome(await ask(client, { brand_id }, { token })), '403 permission_denied');
    }, saveAccounts(brand));
  });
};
