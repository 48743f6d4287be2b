import * as assert from 'uvu/assert';
import { knowCurrencies } from '../../../db/servers/declared-currencies.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { type Client, withServer } from '../../support/server.ts';
import { contribution, instantiation, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { verifyFolder } from '../../support/verify-folder.ts';

const CURRENCIES = {
  PITBOSS_CURRENCIES: 'SC=2,POINTS=0,USDT=6,KVND=3',
  PITBOSS_MULTIPLIERS: 'SC=1,POINTS=150,USDT=1.1',
};

/** A jackpot in sweeps coins, of which every contribution wins. */
const inCoins = (client: Client) =>
  openJackpot(
    client,
    threePots({
      currency: 'SC',
      pots: threePots().pots.slice(0, 1),
      contribution_rules: { contribution_type: { Fixed: 0.25 }, operator_contribution_percentage: '1' },
    }),
    instantiation(),
  );

suite('currencies that the configuration declares', (test) => {
  test('are jackpots’ and players’, and are paid in their own smallest units', () =>
    withServer(async (client, data) => {
      await registerOwners(client);
      const { id } = await inCoins(client);
      for (const [currency, player_id] of [
        ['SC', 'p-1'],
        ['POINTS', 'p-2'],
        ['USDT', 'p-3'],
      ]) {
        const body = contribution(id, { currency, player_id, token: `session-${player_id}`, base_wager: 100 });
        const { status } = await client.call('contributeToInstance', { body });
        assert.is(status, 200, `${currency}`);
        const winner = { brand_id: 'northstar:luna', player_id, source_id: 'tri-star' };
        await client.call('triggerWin', { body: { instance_id: id, pot_id: 'minor', ...winner } });
      }
      // Each pot is worth 5 SC and its part of 0.25 SC: whole points, and micros of a stable coin.
      const shares = select(
        data,
        'select pay_currency as currency, pay from payouts order by won_at_ms, transaction_id',
      );
      assert.equal(
        shares.map(({ currency, pay }) => [currency, Number(pay) % (currency === 'POINTS' ? 1_000_000 : 1)]),
        [
          ['SC', 0],
          ['POINTS', 0],
          ['USDT', 0],
        ],
      );
      assert.ok(
        shares.some(({ currency, pay }) => currency === 'USDT' && Number(pay) % 10_000 !== 0),
        'six decimals',
      );
      const brands = await client.call('listBrandCurrencies');
      assert.equal(brands.body[0]?.decimals, { KVND: 3, POINTS: 0, SC: 2, USDT: 6 });
      assert.is((await verifyFolder(data)).status, 0);
    }, CURRENCIES));

  test('are refused where they are not declared, in templates and in contributions', () =>
    withServer(async (client) => {
      await registerOwners(client);
      const { status, body } = await client.call('createTemplate', { body: threePots({ currency: 'GEMS' }) });
      const published = await client.call('publishTemplate', {
        body: { owner_id: 'northstar', template_id: body.id ?? 'three-pots' },
      });
      assert.equal([status === 200 ? published.body.code : body.code], ['currency_unknown']);
      const { id } = await openJackpot(client, threePots({ id: 'other' }), instantiation({ template_id: 'other' }));
      const refused = await client.call('contributeToInstance', { body: contribution(id, { currency: 'GEMS' }) });
      assert.is(refused.body.code, 'currency_not_configured');
    }));

  test('keep their decimals: the store knows them, also where the configuration no longer has them', () =>
    withServer(async (_client, data) => {
      assert.equal(
        select(data, 'select code, decimals from declared_currencies order by code').map(({ code, decimals }) => [
          code,
          Number(decimals),
        ]),
        [
          ['KVND', 3],
          ['POINTS', 0],
          ['SC', 2],
          ['USDT', 6],
        ],
      );
      const row = { code: 'SC', decimals: 3 };
      await knowCurrencies({ all: async () => [row] } as never).then(
        () => assert.unreachable('other decimals'),
        (error) =>
          assert.match(String(error), 'SC was declared with 2 decimals, and now with 3; they can never change.'),
      );
    }, CURRENCIES));

  test('a configuration says what is wrong with them', () => {
    for (const [given, told] of [
      ['GC', 'must look like GC=2,POINTS=0, with 0 to 6 decimals; “GC” does not.'],
      ['GC=7', 'with 0 to 6 decimals'],
      ['EUR=2', 'must not hold EUR: its decimals are in ISO 4217.'],
      ['gc=2', 'codes of 2 to 10 capital letters'],
      ['ABCDEFGHIJK=2', 'codes of 2 to 10 capital letters'],
    ] as const)
      assert.throws(() => readConfig({ data: 'x' }, { PITBOSS_CURRENCIES: given }), told);
    assert.throws(
      () => readConfig({ data: 'x' }, { PITBOSS_MULTIPLIERS: 'GEMS=3' }),
      'GEMS is no ISO 4217 code: declare it in PITBOSS_CURRENCIES, such as GEMS=2.',
    );
  });
});
