import * as assert from 'uvu/assert';
import { keepTotals } from '../../../platform/reports/keep-totals.ts';
import { START_MS, withArchive } from '../../platform/archive/archived.ts';
import { account, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { onSqlite } from '../../support/on-sqlite.ts';
import { type Client, withServer } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, changeIn } from '../../support/tables.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

suite('listReconciliations', (test) => {
  const month = new Date().toISOString().slice(0, 7);
  const list = (client: Client, query: object = { month }) =>
    client.call('listReconciliations', { query: { ...query } });

  const inFiles = onSqlite(test, 'archives are files');

  test('answers opening and closing balances of a month and what moved between them', () =>
    withJackpot(async (client, { id }) => {
      for (let round = 0; round < 3; round += 1) await client.call('contributeToInstance', { body: contribution(id) });
      await win(client, id, 'minor', 'luna', 'p-1');
      const [{ opening, closing, ...row }] = (await list(client)).body;
      assert.equal(
        [row.month, row.instance_id, row.owner_id, row.currency, row.balances, row.differences],
        [month, id, 'northstar', 'EUR', true, []],
      );
      assert.equal(new Set(Object.values(opening)), new Set(['0']));
      // The vector of the money model, with the win not paid yet.
      assert.equal(closing, {
        ...{ pots: '555.75', seeds: '0.75', overflow: '0', house: '-4.13', withheld: '5.63', diverting: '0' },
        total: '558',
      });
      assert.equal(
        [row.initial_seeds, row.operator_paid, row.won, row.paid, row.withheld, row.contributions, row.wins],
        ['555', '3', '5.63', '0', '5.63', 3, 1],
      );
      assert.equal((await list(client, { month: '2020-01' })).body, [], 'there was no instance then');
      assert.equal((await list(client, { month, currency: 'USD' })).body, []);
      assert.equal((await list(client, { month, instance_id: id })).body.length, 1);
      assert.is(outcome(await list(client, {})), '400 validation_failed');
    }));

  test('names what does not balance: a balance, a payment and a kept total that were changed by other means', () =>
    withJackpot(async (client, { id }, data) => {
      await win(client, id, 'minor', 'luna', 'p-1');
      const differences = async () => (await list(client)).body[0].differences;
      assert.equal(await differences(), []);
      change(data, 'update instances set house = house + 1 where id = ?', id);
      assert.equal(await differences(), [{ code: 'house', expected: '-5', found: '-4.999999' }]);
      change(data, 'update instances set house = house - 1 where id = ?', id);
      change(data, "update payouts set amount = amount - 1 where state = 'due'");
      assert.equal(
        (await differences()).map(({ code }: { code: string }) => code),
        ['movements', 'closing', 'withheld'],
      );
    }));

  inFiles('each month opens as the one before it closed, whatever is kept or archived', () =>
    withArchive(async ({ platform, clock, operators, contribute, archive }) => {
      const read = async (month: string) =>
        (
          (await platform.call('listReconciliations', { query: { month, instance_id: operators } })).body as object[]
        )[0];
      const months = ['2026-01', '2026-02', '2026-03'];
      for (const [n] of months.entries()) {
        clock.nowMs = Math.max(Date.UTC(2026, n, 15), START_MS);
        for (let round = 0; round <= n; round += 1) await contribute(operators, `${n}-${round}`);
      }
      const readAll = async () => (await Promise.all(months.map(read))) as Record<string, object | number | boolean>[];
      const before = await readAll();
      assert.equal(
        before.map(({ contributions, balances }) => [contributions, balances]),
        [
          [1, true],
          [2, true],
          [3, true],
        ],
      );
      assert.equal([before[1]?.opening, before[2]?.opening], [before[0]?.closing, before[1]?.closing]);
      await keepTotals(platform.store);
      clock.nowMs += 1;
      await archive();
      assert.equal(await readAll(), before);
      changeIn(
        platform.file,
        "update day_totals set micros = micros + 1 where account = 'operatorPaid' and day = (select min(day) from day_totals where account = 'operatorPaid')",
      );
      assert.equal(
        (await readAll()).map(({ balances }) => balances),
        [false, false, false],
      );
    }),
  );

  test('an instance of another owner is not listed', async () => {
    const stranger = account({ type: 'SuperUser', organisationId: 'southstar' });
    const brand = account({ type: 'SuperUser', unitId: 'luna' });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await openJackpot(client);
        for (const caller of [stranger, brand])
          assert.equal(
            (await client.call('listReconciliations', { query: { month }, token: await tokenFor(data, caller) })).body,
            [],
          );
      },
      {},
      saveAccounts(stranger, brand),
    );
  });
});
