import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from './accounts.ts';
import { type OptInOperation, openOther, optInEvents, wishOf, withBrands } from './opting-in.ts';
import type { Client, Reply } from './server.ts';
import { change, contents } from './tables.ts';
import { outcome } from './with-jackpot.ts';

/** A player cannot opt in to something that does not exist for them: instance, brand, and the expected result. */
export const refusesUnknown = (operation: OptInOperation): Promise<void> =>
  withBrands(async (client, id, data) => {
    const before = contents(data);
    const ask = async (changes: object) =>
      outcome(await client.call(operation, { body: wishOf(operation, id, changes) }));
    for (const opt_in of [true, false]) {
      assert.is(await ask({ opt_in, brand_id: 'northstar:sol' }), '404 brand_not_found');
      assert.is(await ask({ opt_in, brand_id: 'southstar:luna' }), '404 brand_not_found');
      assert.is(await ask({ opt_in, instance_id: 'x' }), '404 instance_not_found');
      assert.is(await ask({ opt_in, brand_id: 'southstar:sol' }), '404 instance_not_found');
    }
    assert.equal(contents(data), before);
  });

const NOT_NOW: readonly (readonly [statement: string, expected: string])[] = [
  ["update brands set enabled = 0 where id = 'luna'", '422 owner_disabled'],
  ["update operators set enabled = 0 where id = 'northstar'", '422 owner_disabled'],
  ["update instances set state = 'Terminated'", '422 instance_terminated'],
  ['update instances set ends_at_ms = 1', '422 instance_terminated'],
];

/** A player who is not admitted cannot opt in but can opt out, which sends an event. */
export const refusesUnadmitted = async (operation: OptInOperation): Promise<void> => {
  for (const [statement, expected] of NOT_NOW)
    await withBrands(async (client, id, data) => {
      await client.call(operation, { body: wishOf(operation, id) });
      change(data, statement);
      const before = contents(data);
      assert.is(outcome(await client.call(operation, { body: wishOf(operation, id) })), expected, statement);
      assert.equal(contents(data), before);
      assert.is(
        (await client.call(operation, { body: wishOf(operation, id, { opt_in: false }) })).status,
        200,
        statement,
      );
      assert.equal(optInEvents(data).at(-1), ['p-1', false, null]);
    });
};

const ofOwner = (owner_id: string) => ({ owner_id, players: ['p-1'], reason: 'A test.' });

/** An owner excludes p-1. */
export const excludePlayer = (client: Client, owner: string): Promise<Reply> =>
  client.call('excludePlayers', { body: ofOwner(owner) });

export const readmitPlayer = (client: Client, owner: string): Promise<Reply> =>
  client.call('readmitPlayers', { body: ofOwner(owner) });

/** Players whom an owner excludes; brands and countries that the rules exclude. */
export const refusesExcluded = (operation: OptInOperation): Promise<void> =>
  withBrands(async (client, _id, data) => {
    const nova = await openOther(client, 'nova', { allowed_brands: ['northstar:nova'] });
    const abroad = await openOther(client, 'abroad', { country_filters: { black_list: ['SE'], white_list: [] } });
    const ask = async (id: string, changes: object = {}) =>
      outcome(await client.call(operation, { body: wishOf(operation, id, changes) }));
    const before = contents(data);
    assert.is(await ask(nova), '422 brand_excluded');
    assert.is(await ask(abroad, { player_country: 'SE' }), '422 country_excluded');
    assert.is(await ask(abroad, { player_country: 'SE-AB' }), '422 country_excluded');
    assert.equal(contents(data), before);
    assert.is(await ask(nova, { brand_id: 'northstar:nova' }), '200');
    assert.is(await ask(abroad), '200');
    assert.is(await ask(nova, { opt_in: false }), '200');
    assert.is(await ask(abroad, { player_country: 'SE', opt_in: false }), '200');
    for (const owner_id of ['northstar:luna', 'northstar']) {
      await excludePlayer(client, owner_id);
      assert.is(await ask(nova), '422 player_excluded');
      assert.is(await ask(abroad, { opt_in: false }), '200');
      assert.is(await ask(abroad, { player_id: 'p-2' }), '200');
      await readmitPlayer(client, owner_id);
      assert.is(await ask(abroad), '200');
    }
  });

/** A jackpot whose players choose 1.00 EUR or more, in steps of 0.50 EUR. */
export const openStepped = (client: Client): Promise<string> =>
  openOther(client, 'stepped', { contribution_by_currency: { EUR: { default: '1', maximum: '3', step: '0.5' } } });

/** A choice between two steps is refused. */
export const refusesBetweenSteps = (operation: OptInOperation): Promise<void> =>
  withBrands(async (client, _id, data) => {
    const id = await openStepped(client);
    const choose = (value: number) => {
      const isTarget = operation === 'setTargetOptIn';
      const chosen = isTarget ? { contribution_preference: { value, currency: 'EUR' } } : { contribution_value: value };
      return client.call(operation, { body: { ...wishOf(operation, id), ...chosen } });
    };
    const before = contents(data);
    assert.is(outcome(await choose(1.25)), '422 preference_out_of_range');
    assert.equal(contents(data), before);
    assert.is((await choose(1.5)).status, 200);
  });

/** An account of one brand cannot reach the players of another. */
export const refusesUnreached = (operation: OptInOperation): Promise<void> => {
  const brand = account({ type: 'Service', unitId: 'luna', permissions: EVERY_PERMISSION });
  return withBrands(async (client, id, data) => {
    const token = await tokenFor(data, brand);
    for (const brand_id of ['northstar:nova', 'southstar:sol', 'northstar:nobody']) {
      const refused = await client.call(operation, { body: wishOf(operation, id, { brand_id }), token });
      assert.is(outcome(refused), '403 permission_denied', brand_id);
    }
    assert.is((await client.call(operation, { body: wishOf(operation, id), token })).status, 200);
  }, saveAccounts(brand));
};

/** One key acts once. */
export const repeats = (operation: OptInOperation): Promise<void> =>
  withBrands(async (client, id, data) => {
    const headers = { 'idempotency-key': 'k-1' };
    const first = await client.call(operation, { body: wishOf(operation, id), headers });
    await client.call(operation, { body: wishOf(operation, id, { opt_in: false }) });
    const before = contents(data);
    const again = await client.call(operation, { body: wishOf(operation, id), headers });
    assert.equal([again.status, again.body], [200, first.body]);
    assert.is(again.headers.get('idempotent-replayed'), 'true');
    const other = await client.call(operation, { body: wishOf(operation, id, { player_id: 'p-2' }), headers });
    assert.is(outcome(other), '422 idempotency_key_reused');
    assert.equal(contents(data), before);
  });
