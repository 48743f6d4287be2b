import * as assert from 'uvu/assert';
import {
  awarded,
  bonusAward,
  budgetUse,
  freespinAward,
  freespinUse,
  leftOf,
  withFreespins,
} from '../support/freespins.ts';
import { type InProcessPlatform, openPlatform, SYSTEM } from '../support/platform.ts';
import type { Client } from '../support/server.ts';
import { contribution, instantiation, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { eventTypes, select, selectFrom } from '../support/tables.ts';
import { SAME_POTS } from '../support/transferring.ts';
import { outcome, withOwners } from '../support/with-jackpot.ts';

suite('server/transfer-race', (test) => {
  type Entry = { readonly id: number; readonly kind: string; readonly reference: string };

  const open = async (platform: InProcessPlatform, id: string): Promise<string> => {
    await platform.call('createTemplate', { body: threePots({ id }) });
    await platform.call('publishTemplate', { body: { owner_id: 'northstar', template_id: id } });
    const body = instantiation({ template_id: id, instance_game_code: id });
    return ((await platform.call('instantiateTemplate', { body })).body as { id: string }).id;
  };

  const entriesOf = ({ file }: InProcessPlatform, instanceId: string): Entry[] =>
    selectFrom(
      file,
      'select id, kind, reference from ledger_entries where instance_id = ? order by seq',
      instanceId,
    ).map(({ id, kind, reference }) => ({ id: Number(id), kind: String(kind), reference: String(reference) }));

  /** The amounts that an entry moved, by account: `minor contributedAmount` of a pot, `house` of the instance. */
  const moved = ({ file }: InProcessPlatform, { id }: Entry): ReadonlyMap<string, number> =>
    new Map(
      selectFrom(file, 'select pot_id, account, amount from ledger_postings where entry_id = ?', id).map(
        ({ pot_id, account, amount }) => [`${pot_id} ${account}`.trim(), Number(amount)],
      ),
    );

  const STOCKS = ['seedValue', 'contributedAmount', 'contributedSeed', 'surplusSeed', 'overflow'];

  /** The net change of the pot minor over a stretch of a ledger. */
  const minorBy = (platform: InProcessPlatform, entries: readonly Entry[]): number =>
    entries.reduce((sum, entry) => {
      const postings = moved(platform, entry);
      return STOCKS.reduce((all, account) => all + (postings.get(`minor ${account}`) ?? 0), sum);
    }, 0);

  for (const place of [0, 3, 20, 39])
    test(`B27 a transfer among forty contributions and wins has one place in both ledgers (sent as number ${place})`, async () => {
      const platform = openPlatform({ draw: () => 0n, clock: () => Date.UTC(2026, 0, 1) });
      try {
        await platform.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
        await platform.call('saveBrands', {
          path: { operator_id: 'northstar' },
          body: [{ id: 'luna', name: 'Luna' }],
        });
        const office = { owner_id: 'northstar', source_id: 'office', source_name: 'Office' };
        await platform.call('createSources', { body: [office] });
        const [source, target] = [await open(platform, 'one'), await open(platform, 'two')];
        const transfer = () =>
          platform.call('transferPots', {
            body: {
              source_instance_id: source,
              target_instance_id: target,
              user_id: SYSTEM.accountId,
              transfer_optins: true,
              pot_rules: SAME_POTS,
              reason: 'A race.',
            },
          });
        const winner = { pot_id: 'minor', brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'office' };
        const play = (n: number) => {
          const instance = n % 2 === 0 ? source : target;
          return n % 5 === 4
            ? platform.call('triggerWin', { body: { ...winner, instance_id: instance } })
            : platform.call('contributeToInstance', { body: contribution(instance) });
        };
        const calls = Array.from({ length: 40 }, (_, n) => () => play(n));
        calls.splice(place, 0, transfer);
        const replies = await Promise.all(calls.map((call) => call()));
        assert.is(replies[place]?.code, undefined);
        const codes = new Set(replies.map(({ code }) => code));
        codes.delete(undefined);
        assert.ok([...codes].every((code) => code === 'instance_terminated'));

        const [left, right] = [entriesOf(platform, source), entriesOf(platform, target)];
        const out = left.findIndex(({ kind }) => kind === 'transfer_out');
        const into = right.findIndex(({ kind }) => kind === 'transfer_in');
        assert.ok(out > 0 && into > 0);
        assert.is(left[out]?.reference, right[into]?.reference);
        // The source gets no further entry, and everything that was accepted is in one of the ledgers, once.
        assert.is(out, left.length - 1);
        const accepted = replies.filter(({ code }) => code === undefined).length - 1;
        const booked = [...left, ...right].filter(({ kind }) => kind === 'contribution' || kind === 'win').length;
        assert.is(booked, accepted);
        // The source gave what its entries before had made, and the target has it from then on.
        const given = minorBy(platform, left.slice(0, out));
        assert.is(minorBy(platform, left), 0);
        assert.is(minorBy(platform, right.slice(into, into + 1)), given);
        const [outEntry, intoEntry] = [left[out], right[into]];
        assert.ok(outEntry && intoEntry);
        const total = moved(platform, outEntry).get('transferredOut');
        assert.is(moved(platform, intoEntry).get('transferredIn'), -(total ?? 0));
        const net = selectFrom(
          platform.file,
          "select sum(amount) as net from ledger_postings where account in ('transferredIn', 'transferredOut')",
        );
        assert.equal(net, [{ net: 0 }]);
      } finally {
        await platform.close();
      }
    });
});

suite('server/freespin-race', (test) => {
  const P1 = { operator_id: 'northstar', brand_id: 'luna', player_id: 'p-1' };

  const statesOf = async (client: Client) => {
    const { body } = await client.call('listPlayerBonuses', { query: P1 });
    return body.map((bonus: object) => leftOf({ status: 200, headers: new Headers(), body: bonus }));
  };

  /** Counts each outcome. */
  const tally = (outcomes: readonly string[]): Record<string, number> =>
    Object.fromEntries([...Map.groupBy(outcomes, (each) => each)].map(([each, all]) => [each, all.length]));

  test('of forty reports of one spin at once, twenty are taken and one of them is the last', () =>
    withFreespins(async (client, { id }, data) => {
      const bonus = await awarded(client, id);
      const replies = await Promise.all(
        Array.from({ length: 40 }, () => client.call('reportFreespinUse', { body: freespinUse(bonus.id) })),
      );
      assert.equal(tally(replies.map(outcome)), { 200: 20, '409 bonus_not_available': 20 });
      const taken = replies.filter(({ status }) => status === 200).map((reply) => leftOf(reply)[1]);
      assert.equal(
        taken.toSorted((a, b) => Number(a) - Number(b)),
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
      assert.equal(await statesOf(client), [['Consumed', 20, '0']]);
      assert.equal(tally(eventTypes(data).map(String)), {
        ...{ PlayerBonusAdded: 1, PlayerBonusUpdated: 19, PlayerBonusConsumed: 1 },
      });
    }));

  test('two reports that only one of can be paid never take more than there is', () =>
    withOwners(async (client) => {
      const [bonus] = (await client.call('awardBonus', { body: bonusAward() })).body;
      const replies = await Promise.all(
        ['3', '3', '3'].map((amount) => client.call('reportFreespinUse', { body: budgetUse(bonus.id, amount) })),
      );
      assert.equal(tally(replies.map(outcome)), { 200: 1, '422 bonus_exceeded': 2 });
      assert.equal(await statesOf(client), [['Available', 0, '2']]);
    }));

  test('one report sent ten times at once is taken once, and every reply is the same', () =>
    withFreespins(async (client, { id }, data) => {
      const bonus = await awarded(client, id);
      const body = freespinUse(bonus.id, { count: 3 });
      const replies = await Promise.all(Array.from({ length: 10 }, () => client.call('reportFreespinUse', { body })));
      assert.is(new Set(replies.map((reply) => JSON.stringify(reply.body))).size, 1);
      assert.equal(await statesOf(client), [['Available', 3, '3.4']]);
      assert.is(select(data, 'select * from freespin_uses').length, 1);
    }));

  test('D2 one award sent ten times at once gives each player one bonus', () =>
    withFreespins(async (client, { id }, data) => {
      const players = Array.from({ length: 900 }, (_, index) => `p-${index}`);
      const body = freespinAward(id, { players });
      const replies = await Promise.all(Array.from({ length: 10 }, () => client.call('awardFreespins', { body })));
      const outcomes = tally(replies.map(outcome));
      assert.is((outcomes[200] ?? 0) + (outcomes['409 idempotency_key_in_flight'] ?? 0), 10);
      const whole = replies.filter(({ status }) => status === 200).map((reply) => JSON.stringify(reply.body));
      assert.is(new Set(whole).size, 1);
      assert.equal(select(data, 'select count(*) n, count(distinct player_id) p from player_bonuses'), [
        { n: 900, p: 900 },
      ]);
    }));
});
