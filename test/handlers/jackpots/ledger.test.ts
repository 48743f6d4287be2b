import * as assert from 'uvu/assert';
import { keepTotals } from '../../../platform/reports/keep-totals.ts';
import { START_MS, withArchive } from '../../platform/archive/archived.ts';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { adjusting } from '../../support/adjusting.ts';
import { onSqlite } from '../../support/on-sqlite.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, select } from '../../support/tables.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

type Query = Readonly<Record<string, string | number>>;

suite('listLedgerEntries', (test) => {
  type Entry = { readonly seq: number; readonly kind: string };

  const list = (client: Client, instance_id: string, query: Query = {}): Promise<Reply> =>
    client.call('listLedgerEntries', { path: { instance_id }, query });

  /** The rows of a list, as `seq kind`. */
  const told = async (client: Client, id: string, query: Query = {}): Promise<string[]> =>
    (await list(client, id, query)).body.map(({ seq, kind }: Entry) => `${seq} ${kind}`);

  /** Seeds, two contributions, a win with its reseed, and an adjustment of the pot mega. */
  const play = async (client: Client, id: string): Promise<void> => {
    for (let round = 0; round < 2; round += 1) await client.call('contributeToInstance', { body: contribution(id) });
    const winner = { brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'tri-star' };
    await client.call('triggerWin', { body: { instance_id: id, pot_id: 'minor', ...winner } });
    await adjusting('setPotSurplusSeed')(client, id, 25, { pot_id: 'mega', reason: 'A boost.' });
  };

  const ALL = ['1 seed', '2 contribution', '3 contribution', '4 win', '5 reseed', '6 adjustment'];

  test('answers each movement with its postings, in the order in which they were booked', () =>
    withJackpot(async (client, { id }, data) => {
      await play(client, id);
      assert.equal(await told(client, id), ALL);
      const { body, headers } = await list(client, id);
      assert.is(headers.get('x-total-count'), '6');
      const actor = select(data, "select id from accounts where username = 'root'")[0]?.id;
      assert.equal(body[5], {
        seq: 6,
        kind: 'adjustment',
        timestamp: body[5].timestamp,
        actor,
        operation: 'setPotSurplusSeed',
        reference: id,
        reason: 'A boost.',
        postings: [
          { account: 'adjusted', amount: -25 },
          { pot_id: 'mega', account: 'surplus_seed', amount: 25, balance_after: 25 },
        ],
      });
      const { timestamp: _at, reference, postings, ...rest } = body[1];
      assert.equal(rest, { seq: 2, kind: 'contribution', actor, operation: 'contributeToInstance' });
      assert.is((await client.call('getContribution', { path: { contribution_id: reference } })).status, 200);
      assert.equal(postings.slice(0, 2), [
        { account: 'operator_paid', amount: -1 },
        { pot_id: 'minor', account: 'contributed_seed', amount: 0.09, balance_after: 0.09 },
      ]);
    }));

  test('a conversion has its exact rate, and what was not converted has none', () =>
    withServer(
      async (client) => {
        await registerOwners(client);
        const { id } = await openJackpot(client);
        for (const currency of ['EUR', 'USD'])
          await client.call('contributeToInstance', { body: contribution(id, { currency }) });
        const { body } = await list(client, id);
        assert.equal(
          body.map(({ rate }: { rate?: string }) => rate),
          [undefined, undefined, '4/5'],
        );
      },
      { PITBOSS_MULTIPLIERS: 'USD=1.25' },
    ));

  test('an entry has what was drawn, and one for which nothing was decided has none', () =>
    withJackpot(
      async (client, { id }) => {
        await play(client, id);
        const { body } = await list(client, id);
        assert.is(body[0].decisions, undefined);
        const [{ draws, ...decision }, ...others] = body[1].decisions;
        assert.equal(others, []);
        assert.equal(decision, { pot_id: 'minor', trigger: 'HitRate', armed: true, hit: false, selected: false });
        const [{ range, outcome: drawn }] = draws;
        assert.is(range, '1000000000');
        assert.ok(BigInt(drawn) < BigInt(range));
        const external = body.find(({ kind }: Entry) => kind === 'win').decisions[0];
        assert.equal([external.pot_id, external.trigger, external.draws], ['minor', 'External', []]);
      },
      threePots({
        contribution_rules: { ...threePots().contribution_rules, max_contribution: '10' },
        pots: threePots().pots.map((pot) =>
          pot.id === 'minor'
            ? { ...pot, pot_types: [{ HitRate: { max_magic_number: 1_000_000_000, cost_per_attempt: 1 } }] }
            : pot,
        ),
      }),
    ));

  test('the postings of each account sum to its balance, and those of each entry to zero', () =>
    withJackpot(async (client, { id }) => {
      await play(client, id);
      const sums = new Map<string, number>();
      for (const { postings } of (await list(client, id)).body) {
        let total = 0;
        for (const { pot_id, account, amount } of postings) {
          const micros = Math.round(amount * 1e6);
          total += micros;
          sums.set(`${pot_id}.${account}`, (sums.get(`${pot_id}.${account}`) ?? 0) + micros);
        }
        assert.is(total, 0);
      }
      const { pots } = (await client.call('getInstance', { path: { instance_id: id } })).body;
      for (const pot of pots)
        for (const account of ['seed_value', 'contributed_amount', 'contributed_seed', 'surplus_seed'])
          assert.is(sums.get(`${pot.id}.${account}`) ?? 0, Math.round(pot[account] * 1e6), `${pot.id}.${account}`);
    }));

  test('each filter leaves out what does not match, and an empty one nothing', () =>
    withJackpot(async (client, { id }) => {
      await play(client, id);
      await openJackpot(client, threePots({ id: 'other' }), {
        ...{ template_owner_id: 'northstar', instance_owner_id: 'northstar', instance_name: 'Other' },
      });
      const entries = (await list(client, id)).body;
      assert.equal(await told(client, id, { after_seq: 4 }), ALL.slice(4));
      assert.equal(await told(client, id, { kind: 'contribution' }), ALL.slice(1, 3));
      assert.equal(await told(client, id, { kind: 'unheard_of' }), []);
      assert.equal(await told(client, id, { pot_id: 'mega' }), [...ALL.slice(0, 3), '6 adjustment']);
      assert.equal(await told(client, id, { pot_id: 'tiny' }), []);
      assert.equal(await told(client, id, { kind: '', pot_id: '' }), ALL);
      const from = entries[3].timestamp;
      const since = entries.filter(({ timestamp }: { timestamp: number }) => timestamp >= from).length;
      assert.equal(await told(client, id, { timestamp_from: from }), ALL.slice(6 - since));
      assert.equal(await told(client, id, { timestamp_to: from }), ALL.slice(0, 6 - since));
      const filtered = await list(client, id, { kind: 'contribution', pot_id: 'mega', limit: 1 });
      assert.is(filtered.headers.get('x-total-count'), '2');
    }));

  test('a reference finds what was booked for it, in this ledger alone', () =>
    withJackpot(async (client, { id }) => {
      await play(client, id);
      const other = await openJackpot(client, threePots({ id: 'other' }), {
        ...{ template_owner_id: 'northstar', instance_owner_id: 'northstar', instance_name: 'Other' },
      });
      const references = (await list(client, id)).body.map(({ reference }: { reference: string }) => reference);
      const [seed, first, second, win, reseed, adjustment] = references;
      assert.equal([seed, adjustment, reseed], [id, id, win]);
      for (const [reference, expected] of [
        [first, ALL.slice(1, 2)],
        [second, ALL.slice(2, 3)],
        [win, ALL.slice(3, 5)],
        [id, [ALL[0], ALL[5]]],
        ['', ALL],
        ['unheard-of', []],
      ])
        assert.equal(await told(client, id, { reference }), expected, reference);
      for (const reference of [first, win]) assert.equal(await told(client, other.id, { reference }), []);
      assert.equal(await told(client, id, { reference: win, kind: 'win' }), ALL.slice(3, 4));
      assert.equal(await told(client, id, { reference: win, after_seq: 3, sort_direction: -1 }), ['5 reseed', '4 win']);
      assert.equal(await told(client, id, { reference: first, after_seq: 2 }), []);
      const page = await list(client, id, { reference: win, limit: 1, page: 1 });
      assert.equal([page.headers.get('x-total-count'), page.body[0].kind], ['2', 'reseed']);
    }));

  test('pages run in either direction, each with its neighbours', () =>
    withJackpot(async (client, { id }) => {
      await play(client, id);
      assert.equal(await told(client, id, { limit: 2, page: 1 }), ALL.slice(2, 4));
      assert.equal(await told(client, id, { limit: 2, sort_direction: -1 }), [ALL[5], ALL[4]]);
      const { headers } = await list(client, id, { limit: 2, page: 1, kind: '' });
      assert.match(headers.get('link') ?? '', new RegExp(`</instances/${id}/ledger\\?[^>]*page=2[^>]*>; rel="next"`));
      assert.equal(await told(client, id, { page: 9 }), []);
    }));

  test('an unknown instance is refused with instance_not_found', () =>
    withJackpot(async (client) => assert.is(outcome(await list(client, 'x')), '404 instance_not_found')));
});

suite('listDayTotals', (test) => {
  type Total = Readonly<Record<string, string | number>>;
  const list = (client: Client, query: Query = {}): Promise<Reply> => client.call('listDayTotals', { query });

  /** The fields that are not 0, without what they are about. */
  const moved = ({ day: _day, instance_id: _id, currency: _currency, ...fields }: Total): Total =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== 0 && value !== '0'));

  const DAY_MS = 86_400_000;

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

  inFiles('entries archived before totals were kept are read from their files', () =>
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

suite('listWinTotals', (test) => {
  type Query = Readonly<Record<string, string | number | boolean>>;
  type Total = { readonly currency: string; readonly state: string; readonly count: number; readonly amount: string };

  /** The rows of a list, as `currency state count amount`. */
  const told = async (client: Client, query: Query = {}): Promise<string[]> =>
    (await client.call('listWinTotals', { query })).body.map(
      ({ currency, state, count, amount }: Total) => `${currency} ${state} ${count} ${amount}`,
    );

  test('answers count and amount by currency and state, for each filter of the list', () =>
    withJackpot(async (client, { id }) => {
      await client.call('setOperatorSettings', {
        path: { operator_id: 'northstar' },
        body: { review_threshold: { EUR: 50 } },
      });
      assert.equal(await told(client), []);
      await win(client, id, 'minor', 'luna', 'p-1');
      await win(client, id, 'mega', 'luna', 'p-2');
      await win(client, id, 'major', 'luna', 'p-1');
      assert.equal(await told(client), ['EUR Due 2 55', 'EUR Held 1 500']);
      assert.equal(await told(client, { state: 'Held' }), ['EUR Held 1 500']);
      assert.equal(await told(client, { player_id: 'p-1', brand_id: 'northstar:luna' }), ['EUR Due 2 55']);
      assert.equal(await told(client, { withheld: false }), []);
      assert.equal(await told(client, { instance_id: 'another' }), []);
      const [{ timestamp, transaction_id }] = (await client.call('listWins')).body;
      assert.equal(await told(client, { timestamp_from: timestamp + 3_600_000 }), []);
      await client.call('settleWins', { body: { transaction_ids: [transaction_id], reason: 'By hand.' } });
      assert.equal(await told(client), ['EUR Due 1 50', 'EUR Held 1 500', 'EUR Settled 1 5']);
      assert.is(outcome(await client.call('listWinTotals', { query: { state: 'Lost' } })), '400 validation_failed');
    }));

  test('many are added up in slices, beyond what one amount may be', () =>
    withJackpot(async (client, { id }, data) => {
      await win(client, id, 'minor', 'luna', 'p-1');
      const others =
        'win_id, number, instance_id, operator_id, brand_path, player_id, pay_currency, pay, rate, state, in_flight, attempts, next_attempt_at_ms, won_at_ms';
      change(
        data,
        `insert into payouts (transaction_id, amount, ${others}) with recursive n(i) as (select 1 union all select i + 1 from n where i < 12500)
          select 'x-' || i, 8000000000000000, ${others} from payouts, n`,
      );
      assert.equal(await told(client), ['EUR Due 12501 100000000000005']);
    }));

  test('payees of brands outside of the access are not counted', async () => {
    const brand = account({ type: 'User', unitId: 'nova', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
        const { id } = await openJackpot(client);
        await win(client, id, 'minor', 'luna', 'p-1');
        await win(client, id, 'major', 'nova', 'p-1');
        const { body } = await client.call('listWinTotals', { token: await tokenFor(data, brand) });
        assert.equal(body, [{ currency: 'EUR', state: 'Due', count: 1, amount: '50' }]);
      },
      {},
      saveAccounts(brand),
    );
  });
});
