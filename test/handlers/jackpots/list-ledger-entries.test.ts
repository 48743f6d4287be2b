import * as assert from 'uvu/assert';
import { adjusting } from '../../support/adjusting.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

type Query = Readonly<Record<string, string | number>>;
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

suite('handlers/jackpots/list-ledger-entries', (test) => {
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
