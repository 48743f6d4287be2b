import * as assert from 'uvu/assert';
import { keepTotals } from '../../../platform/reports/keep-totals.ts';
import { START_MS, withArchive } from '../../platform/archive/archived.ts';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { adjusting } from '../../support/adjusting.ts';
import { onSqlite } from '../../support/on-sqlite.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change } from '../../support/tables.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

type Query = Readonly<Record<string, string | number>>;
type Total = Readonly<Record<string, string | number>>;

const list = (client: Client, query: Query = {}): Promise<Reply> => client.call('listDayTotals', { query });

/** The fields that are not 0, without what they are about. */
const moved = ({ day: _day, instance_id: _id, currency: _currency, ...fields }: Total): Total =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== 0 && value !== '0'));

const DAY_MS = 86_400_000;

suite('handlers/jackpots/list-day-totals', (test) => {
  const inFiles = onSqlite(test, 'archives are files');

  test('answers what each brand moved in an instance on a day, and what was no player’s', () =>
    withJackpot(async (client, { id }) => {
      for (let round = 0; round < 3; round += 1) await client.call('contributeToInstance', { body: contribution(id) });
      await win(client, id, 'minor', 'luna', 'p-1');
      const [{ transaction_id }] = (await client.call('listWins')).body;
      await client.call('settleWins', { body: { transaction_ids: [transaction_id], reason: 'By hand.' } });
      await adjusting('setPotSurplusSeed')(client, id, 25, { pot_id: 'mega', reason: 'A boost.' });
      const { body, headers } = await list(client);
      assert.is(headers.get('x-total-count'), '2');
      assert.equal(
        [body[0].day, body[0].instance_id, body[0].currency],
        [new Date().toISOString().slice(0, 10), id, 'EUR'],
      );
      assert.equal(body.map(moved), [
        // The remainder in the vector of the money model, and the cost of the reseed: 0.27 from its seed, 4.73 from the house.
        { pots: '560', seeds: '24.73', house: '-4.73', initial_seeds: '555', adjusted: '25' },
        {
          brand_id: 'northstar:luna',
          ...{ contributions: 3, wins: 1, operator_paid: '3', won: '5.63', settled: '5.63' },
          ...{ pots: '-4.25', seeds: '1.02', house: '0.6' },
        },
      ]);
    }));

  test('each filter by itself, and pages', () =>
    withJackpot(async (client, { id }) => {
      await client.call('contributeToInstance', { body: contribution(id) });
      const today = new Date().toISOString().slice(0, 10);
      const count = async (query: Query): Promise<number> => (await list(client, query)).body.length;
      assert.is(await count({ instance_id: id, currency: 'EUR', day_from: today, day_to: today, brand_id: '' }), 2);
      assert.is(await count({ brand_id: 'northstar:luna' }), 1);
      assert.is(await count({ brand_id: 'northstar:nova' }), 0);
      assert.is(await count({ instance_id: 'another' }), 0);
      assert.is(await count({ currency: 'USD' }), 0);
      assert.is(await count({ day_from: '2999-01-01' }), 0);
      assert.is(await count({ day_to: '1999-12-31' }), 0);
      assert.equal((await list(client, { limit: 1, page: 1 })).body[0].brand_id, 'northstar:luna');
      assert.is((await list(client, { limit: 0 })).headers.get('x-total-count'), '2');
      for (const day of ['2026-13-01', '2027-02-29', '2026-04-31', '2100-02-29'])
        for (const name of ['day_from', 'day_to']) {
          const reply = await list(client, { [name]: day });
          const [fault] = reply.body.errors ?? [];
          assert.equal([outcome(reply), fault?.pointer], ['400 validation_failed', `/query/${name}`], day);
          if (day === '2027-02-29') assert.is(fault.detail, 'Must be a day that exists, such as 2026-03-14.');
        }
      assert.is(outcome(await list(client, { day_from: '2028-02-29' })), '200');
    }));

  inFiles('kept and archived totals are the same as before, and keeping them again adds nothing', () =>
    withArchive(async ({ platform, clock, operators, players, contribute, archive, faults, query }) => {
      const read = async () => (await platform.call('listDayTotals', { query: { sort_direction: 1 } })).body as Total[];
      for (let day = 0; day < 3; day += 1) {
        clock.nowMs = START_MS + day * DAY_MS;
        for (const id of [operators, players]) await contribute(id, `${id}-${day}`);
      }
      const before = await read();
      assert.equal(
        before.map(({ day, brand_id = '', contributions }) => `${day} ${brand_id} ${contributions}`),
        [
          ...['2026-01-01  0', '2026-01-01 northstar:luna 1', '2026-01-01  0', '2026-01-01 northstar:luna 1'],
          ...['2026-01-02 northstar:luna 1', '2026-01-02 northstar:luna 1'],
          ...['2026-01-03 northstar:luna 1', '2026-01-03 northstar:luna 1'],
        ],
      );
      const paid = before.filter(({ instance_id }) => instance_id === players).map(({ player_paid }) => player_paid);
      assert.equal(paid, ['0', '0.5', '0.5', '0.5']);
      assert.equal(query('select * from day_totals'), []);
      assert.equal(await keepTotals(platform.store), []);
      assert.equal(await read(), before);
      const kept = query('select * from day_totals order by 1, 2, 3, 4, 5');
      assert.ok(kept.length > 20);
      assert.equal(await keepTotals(platform.store), []);
      assert.equal(query('select * from day_totals order by 1, 2, 3, 4, 5'), kept);
      clock.nowMs += 1;
      await archive();
      assert.equal(await read(), before);
      assert.equal(await faults(), []);
      await contribute(operators, 'another');
      assert.equal((await read()).length, before.length);
    }),
  );

  inFiles('what was archived before totals were kept is read from its files', () =>
    withArchive(async ({ platform, clock, operators, contribute, archive, faults }) => {
      for (let n = 0; n < 5; n += 1) await contribute(operators, `k-${n}`);
      const read = async () => (await platform.call('listDayTotals', { query: {} })).body;
      const before = await read();
      clock.nowMs += 1;
      await archive();
      await contribute(operators, 'k-1');
      assert.equal(await read(), before);
      assert.equal(await keepTotals(platform.store), []);
      assert.equal(await read(), before);
      assert.equal(await faults(), []);
    }),
  );

  test('503 while more entries are not summed up than a report may add, with how many and how long that takes', () =>
    withJackpot(async (client, { id }, data) => {
      const behind = (entries: number): void =>
        change(data, `update instances set ledger_seq = ledger_seq + ${entries} where id = ?`, id);
      behind(400_000);
      const month = new Date().toISOString().slice(0, 7);
      for (const reply of [await list(client), await client.call('listReconciliations', { query: { month } })]) {
        assert.is(outcome(reply), '503 unavailable');
        assert.is(reply.headers.get('retry-after'), '9');
        assert.match(reply.body.detail, /^400001 ledger entries are not summed up yet/);
      }
      // Of other instances.
      assert.is(outcome(await list(client, { instance_id: 'another' })), '200');
      behind(-400_000);
      assert.is(outcome(await list(client)), '200');
    }));

  test('a brand sees its own totals, the owner of the instance all of them, and another operator none', async () => {
    const brand = account({ type: 'User', unitId: 'nova', permissions: EVERY_PERMISSION });
    const owner = account({ type: 'User', permissions: EVERY_PERMISSION });
    const stranger = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
        const { id } = await openJackpot(client);
        for (const brand_id of ['northstar:luna', 'northstar:nova'])
          await client.call('contributeToInstance', { body: contribution(id, { brand_id }) });
        const seen = async (caller: typeof brand): Promise<string[]> =>
          (await client.call('listDayTotals', { token: await tokenFor(data, caller) })).body.map(
            ({ brand_id }: { brand_id?: string }) => brand_id ?? 'none',
          );
        assert.equal(await seen(brand), ['northstar:nova']);
        assert.equal(await seen(owner), ['none', 'northstar:luna', 'northstar:nova']);
        assert.equal(await seen(stranger), []);
      },
      {},
      saveAccounts(brand, owner, stranger),
    );
  });
});
