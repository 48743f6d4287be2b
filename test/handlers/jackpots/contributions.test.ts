import * as assert from 'uvu/assert';
import { withArchive } from '../../platform/archive/archived.ts';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { testBarring } from '../../support/barring.ts';
import { onSqlite } from '../../support/on-sqlite.ts';
import { by } from '../../support/paying-players.ts';
import { leadTo, testRecording } from '../../support/recording.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { calledBack, results, withCallbacks } from '../../support/with-callbacks.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

suite('listContributions', (test) => {
  type Query = Readonly<Record<string, string | number>>;
  const list = (client: Client, query: Query = {}): Promise<Reply> => client.call('listContributions', { query });

  /** The game rounds of a list, in its order. */
  const rounds = async (client: Client, query: Query = {}): Promise<string[]> =>
    (await list(client, query)).body.map(({ gameround_id }: { gameround_id: string }) => gameround_id);

  /** A contribution each: its game round, which is its key too, by a player. */
  const contribute = async (client: Client, id: string, ...given: readonly (readonly [string, string])[]) => {
    for (const [gameround_id, player_id] of given) {
      // Contributions of one millisecond have no order.
      for (const atMs = Date.now(); Date.now() === atMs; ) await new Promise(setImmediate);
      await client.call('contributeToInstance', {
        body: contribution(id, {
          gameround_id,
          idempotency_key: gameround_id,
          player_id,
          token: `session-${player_id}`,
        }),
      });
    }
  };

  /** Four rounds; the contributions of `r-2` and `r-3` also have separate rows, as if the wallet had debited them. */
  const play = async (client: Client, id: string, data: string): Promise<void> => {
    await contribute(client, id, ['r-1', 'p-1'], ['r-2', 'p-2'], ['r-3', 'p-1'], ['r-4', 'p-"4']);
    for (const [round, state] of [
      ['r-2', 'cancelled'],
      ['r-3', 'open'],
    ] as const)
      insertAs(data, round, state);
  };

  /** A contribution like this one, in a state that it only has during a call to a wallet; its entry is no longer its only record. */
  const insertAs = (data: string, round: string, state: string): void => {
    const [booked] = select(data, 'select * from contributions where gameround_id = ?', round);
    const row = { ...booked, id: `${booked?.id}x`, state, gameround_id: `${round}-${state}`, key: null } as Record<
      string,
      string | number | null
    >;
    const names = Object.keys(row);
    change(
      data,
      `insert into contribution_intents (${names.join()}) values (${names.map(() => '?').join()})`,
      ...Object.values(row),
    );
  };

  const EVERY_ROUND = ['r-4', 'r-3-open', 'r-3', 'r-2-cancelled', 'r-2', 'r-1'];

  const inFiles = onSqlite(test, 'archives are files');

  test('answers contributions, the newest first, with who paid what and what was won', () =>
    withJackpot(async (client, { id }, data) => {
      await play(client, id, data);
      assert.equal(await rounds(client), EVERY_ROUND);
      const { body, headers } = await list(client, { gameround_id: 'r-1' });
      assert.is(headers.get('x-total-count'), '1');
      const [{ contribution_id, timestamp, ...rest }] = body;
      const read = await client.call('getContribution', { path: { contribution_id } });
      assert.equal([read.body.gameround_id, read.body.timestamp], ['r-1', timestamp]);
      assert.equal(rest, {
        instance_id: id,
        state: 'Booked',
        brand_id: 'northstar:luna',
        player_id: 'p-1',
        source_id: 'tri-star',
        gameround_id: 'r-1',
        idempotency_key: 'r-1',
        wager_amount: 10,
        contribution_currency: 'EUR',
        debit_amount: 0,
        jackpot_currency: 'EUR',
        player_paid: 0,
        operator_paid: 1,
        tickets_awarded: 0,
        wins: [],
      });
    }));

  test("the player's wins with it are there, by pot", () =>
    withJackpot(async (client, { id }, data) => {
      await contribute(client, id, ['r-1', 'p-1'], ['r-2', 'p-1']);
      const winner = { brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'tri-star' };
      await client.call('triggerWin', { body: { instance_id: id, pot_id: 'minor', ...winner } });
      change(data, "update wins set contribution_id = (select id from contributions where gameround_id = 'r-1')");
      const [{ transaction_id }] = (await client.call('listWins')).body;
      const [second, first] = (await list(client)).body;
      assert.equal(first.wins, [{ transaction_id, win_pot_id: 'minor', win_amount: 5.42, state: 'Due' }]);
      assert.equal(second.wins, []);
    }));

  test('each filter by itself, and several at once', () =>
    withJackpot(async (client, { id }, data) => {
      await play(client, id, data);
      assert.equal(await rounds(client, { player_id: 'p-1' }), ['r-3-open', 'r-3', 'r-1']);
      assert.equal(await rounds(client, { player_id: 'p-"4' }), ['r-4'], 'which JSON spells otherwise');
      assert.equal(await rounds(client, { gameround_id: 'r-2' }), ['r-2']);
      assert.equal(await rounds(client, { gameround_id: 'r' }), []);
      assert.equal(await rounds(client, { state: 'Booked' }), ['r-4', 'r-3', 'r-2', 'r-1']);
      assert.equal(await rounds(client, { state: 'Open' }), ['r-3-open']);
      assert.equal(await rounds(client, { state: 'Cancelled', player_id: 'p-1' }), []);
      assert.equal(await rounds(client, { instance_id: id, brand_id: 'northstar:luna', player_id: '' }), EVERY_ROUND);
      assert.equal(await rounds(client, { brand_id: 'northstar:nova' }), []);
      assert.equal(await rounds(client, { instance_id: 'another' }), []);
      assert.equal(await rounds(client, { source_id: 'tri-star', player_id: 'p-2' }), ['r-2-cancelled', 'r-2']);
      assert.equal(await rounds(client, { source_id: 'another' }), []);
      assert.is(outcome(await list(client, { state: 'Lost' })), '400 validation_failed');
    }));

  test('a time has its first moment and not its last', () =>
    withJackpot(async (client, { id }) => {
      await contribute(client, id, ['r-1', 'p-1']);
      const [{ timestamp }] = (await list(client)).body;
      assert.equal(await rounds(client, { timestamp_from: timestamp, timestamp_to: timestamp + 1 }), ['r-1']);
      assert.equal(await rounds(client, { timestamp_from: timestamp + 1 }), []);
      assert.equal(await rounds(client, { timestamp_to: timestamp }), []);
      assert.equal(await rounds(client, { timestamp_from: timestamp, idempotency_key: 'r-1' }), ['r-1']);
      assert.equal(await rounds(client, { timestamp_to: timestamp, idempotency_key: 'r-1' }), []);
    }));

  test('pages, in both directions and behind an id', () =>
    withJackpot(async (client, { id }, data) => {
      await play(client, id, data);
      const first = await list(client, { limit: 2 });
      assert.is(first.headers.get('x-total-count'), '6');
      assert.match(first.headers.get('link') ?? '', /[?&]page=1[^>]*>; rel="next"/);
      assert.equal(await rounds(client, { limit: 2, page: 1 }), EVERY_ROUND.slice(2, 4));
      assert.equal(await rounds(client, { sort_direction: 1, limit: 2, page: 2 }), ['r-3-open', 'r-4']);
      const after_id = first.body[1].contribution_id;
      assert.equal(await rounds(client, { after_id }), EVERY_ROUND.slice(2));
      assert.equal(await rounds(client, { after_id, sort_direction: 1 }), ['r-4']);
      assert.equal((await list(client, { limit: 0 })).body, []);
    }));

  test('a key finds its contribution, with the other filters', () =>
    withJackpot(async (client, { id }, data) => {
      await play(client, id, data);
      assert.equal(await rounds(client, { idempotency_key: 'r-2' }), ['r-2']);
      assert.equal(await rounds(client, { idempotency_key: 'r-2', brand_id: 'northstar:luna', state: 'Booked' }), [
        'r-2',
      ]);
      assert.equal(await rounds(client, { idempotency_key: 'r-2', player_id: 'p-1' }), []);
      assert.equal(await rounds(client, { idempotency_key: 'r-2', brand_id: 'northstar:nova' }), []);
      assert.equal(await rounds(client, { idempotency_key: 'r' }), []);
      const { headers } = await list(client, { idempotency_key: 'r-2', page: 1 });
      assert.is(headers.get('x-total-count'), '1');
    }));

  inFiles('a key finds an archived contribution too, which other filters do not', () =>
    withArchive(async ({ platform, clock, operators, contribute: contributeTo, archive }) => {
      await contributeTo(operators, 'k-1', { gameround_id: 'r-1' });
      const read = async (query: Query) => (await platform.call('listContributions', { query })).body;
      const before = await read({ idempotency_key: 'k-1' });
      assert.is((before as readonly object[]).length, 1);
      clock.nowMs += 1;
      await archive();
      assert.equal(await read({ gameround_id: 'r-1' }), []);
      assert.equal(await read({ idempotency_key: 'k-1' }), before);
      assert.equal(await read({ idempotency_key: 'k-2' }), []);
    }),
  );

  test('contributions to brands outside of the access are not listed, by any filter', async () => {
    const brand = account({ type: 'User', unitId: 'nova', permissions: EVERY_PERMISSION });
    const stranger = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
        const { id } = await openJackpot(client);
        await contribute(client, id, ['r-1', 'p-1']);
        const ofNova = { brand_id: 'northstar:nova', gameround_id: 'r-2', idempotency_key: 'r-2' };
        await client.call('contributeToInstance', { body: contribution(id, ofNova) });
        const seen = async (caller: typeof brand, query: Query): Promise<string[]> => {
          const { body } = await client.call('listContributions', { query, token: await tokenFor(data, caller) });
          return body.map(({ gameround_id }: { gameround_id: string }) => gameround_id);
        };
        const queries: readonly Query[] = [{}, { instance_id: id }, { player_id: 'p-1' }];
        for (const query of queries)
          assert.equal([await seen(brand, query), await seen(stranger, query)], [['r-2'], []]);
        assert.equal(await seen(brand, { idempotency_key: 'r-1' }), []);
        assert.equal(await seen(brand, { idempotency_key: 'r-2' }), ['r-2']);
        assert.equal(await seen(stranger, { idempotency_key: 'r-2' }), []);
      },
      {},
      saveAccounts(brand, stranger),
    );
  });

  test('many are read in slices, each once', () =>
    withJackpot(async (client, { id }, data) => {
      await contribute(client, id, ['r-0', 'p-1']);
      const [row] = select(data, 'select * from contributions') as Record<string, string | number | null>[];
      const names = Object.keys(row ?? {}).filter((name) => name !== 'id');
      change(
        data,
        `insert into contribution_intents (id, ${names}) with recursive n(i) as (select 1 union all select i + 1 from n where i < 20500)
          select 'c-' || (100000 + i), ${names} from contributions, n`,
      );
      change(data, "update contribution_intents set player_id = 'p-7' where id like 'c-%77'");
      const found = await list(client, { player_id: 'p-7', limit: 500 });
      assert.equal(
        found.body.map(({ contribution_id }: { contribution_id: string }) => contribution_id),
        Array.from({ length: 205 }, (_, n) => `c-${120_477 - n * 100}`),
      );
      assert.equal([found.headers.get('x-total-count'), found.headers.get('x-total-count-bound')], ['205', null]);
      const all = await list(client, { limit: 1 });
      assert.equal([all.headers.get('x-total-count'), all.headers.get('x-total-count-bound')], ['10000', 'at-least']);
    }));
});

suite('recordInstanceContribution', (test) => {
  const [minor] = threePots().pots;

  test('B33: a contribution is booked and answered without a body; its id leads to its result', () =>
    withJackpot(
      async (client, { id }, data) => {
        const body = contribution(id, { metadata: { table: 7 }, idempotency_key: 'k-1' });
        const reply = await client.call('recordInstanceContribution', { body });
        assert.equal([reply.status, reply.body, reply.headers.get('idempotency-key')], [200, undefined, 'k-1']);
        const path = { contribution_id: reply.headers.get('contribution-id') ?? '' };
        const { body: result } = await client.call('getContribution', { path });
        assert.equal([result.instance_id, result.contribution_amount, result.win_pot_id], [id, 1, 'minor']);
        assert.equal(result.metadata, { table: 7 });
        assert.equal(eventTypes(data), ['WinEvent']);
        const ledger = await client.call('listLedgerEntries', { path: { instance_id: id } });
        assert.ok(ledger.body.some((entry: { operation: string }) => entry.operation === 'recordInstanceContribution'));
      },
      threePots({ pots: [{ ...minor, pot_types: [{ MustHitBy: { hit_by: 5.1 } }] }] }),
    ));

  testBarring(test, 'B33', 'recordInstanceContribution', (_client, id) => contribution(id), true);

  testRecording(test, {
    operation: 'recordInstanceContribution',
    label: 'B33',
    bodyOf: async (_client, id) => contribution(id),
    namesInstance: true,
  });

  test('B33: another operator’s instance and an unknown one are instance_not_found, two keys that differ are refused', () =>
    withJackpot(async (client) => {
      const body = contribution('nowhere');
      assert.is(outcome(await client.call('recordInstanceContribution', { body })), '404 instance_not_found');
      const keyed = { body: { ...body, idempotency_key: 'k-1' }, headers: { 'idempotency-key': 'k-2' } };
      assert.is(outcome(await client.call('recordInstanceContribution', keyed)), '422 idempotency_keys_differ');
    }));

  test('B33: with a callback the result is sent to it, if its host is registered', () =>
    withCallbacks(async ({ client, receiver, wallet, id }) => {
      const elsewhere = by(id, 'p-1', { callback: { web_hook: 'https://elsewhere.example/' } });
      assert.is(
        outcome(await client.call('recordInstanceContribution', { body: elsewhere })),
        '422 callback_host_not_registered',
      );
      const body = by(id, 'p-1', calledBack(receiver));
      assert.is(outcome(await client.call('recordInstanceContribution', { body })), '200');
      await receiver.arrived(1);
      assert.is(results(receiver)[0].contribution_amount, 1);
      wallet.proxy.decide = ({ kind }) => (kind === 'debit' ? 'drop before' : 'pass');
      await client.call('recordInstanceContribution', { body });
      await receiver.arrived(2);
      const { code, instance } = results(receiver)[1];
      assert.equal([code, instance], ['wallet_failed', '/instances/contributions']);
    }));
});

suite('recordSourceContribution', (test) => {
  const bySource = (changes: object = {}) => {
    const { instance_id: _, ...body } = contribution('', { source_id: 'comet-rush', ...changes });
    return body;
  };

  test('B34: a contribution is booked where its source leads to, and answered without a body', () =>
    withJackpot(async (client, { id }, data) => {
      await leadTo(client, id);
      const reply = await client.call('recordSourceContribution', { body: bySource() });
      assert.equal([reply.status, reply.body], [200, undefined]);
      const path = { contribution_id: reply.headers.get('contribution-id') ?? '' };
      const { body } = await client.call('getContribution', { path });
      assert.equal([body.instance_id, body.contribution_amount], [id, 1]);
      assert.equal(eventTypes(data), []);
    }));

  testBarring(test, 'B34', 'recordSourceContribution', async (client, id) => {
    await leadTo(client, id);
    return bySource();
  });

  testRecording(test, {
    operation: 'recordSourceContribution',
    label: 'B34',
    bodyOf: async (client, id) => {
      await leadTo(client, id);
      return bySource();
    },
    namesInstance: false,
  });

  test('B34: an unknown source is no_jackpot_for_source, a callback needs its host, two keys must be equal', () =>
    withJackpot(async (client, { id }) => {
      await leadTo(client, id);
      const refusals: [expected: string, changes: object][] = [
        ['404 no_jackpot_for_source', { source_id: 'elsewhere' }],
        ['422 callback_host_not_registered', { callback: { web_hook: 'https://elsewhere.example/' } }],
        ['422 idempotency_keys_differ', { idempotency_key: 'k-1' }],
      ];
      for (const [expected, changes] of refusals) {
        const headers: Record<string, string> = 'idempotency_key' in changes ? { 'idempotency-key': 'k-2' } : {};
        const reply = await client.call('recordSourceContribution', { body: bySource(changes), headers });
        assert.is(outcome(reply), expected);
      }
    }));
});

suite('contributeByGame', (test) => {
  const byGame = (instanceId: string, changes: object = {}) =>
    contribution(instanceId, { provider_id: 'aurora', game_code: 'comet-rush', ...changes });

  const createSource = (client: Client, owner_id: string, source_id: string) =>
    client.call('createSources', { body: [{ owner_id, source_id, source_name: source_id }] });

  test("B35: a game contributes to the instance that it names, regardless of its source's assignments", () =>
    withJackpot(async (client, { id }, data) => {
      await createSource(client, 'northstar:luna', 'comet-rush');
      const { status, headers, body } = await client.call('contributeByGame', {
        body: byGame(id, { gameround_id: 'round-1', metadata: { table: 7 } }),
      });
      const { timestamp, ...rest } = body;
      assert.equal(rest, {
        instance_id: id,
        gameround_id: 'round-1',
        win_amount: 0,
        win_pot_id: '',
        tickets_awarded: 0,
        win_withheld: false,
        contribution_currency: 'EUR',
        contribution_amount: 1,
        metadata: { table: 7 },
      });
      assert.ok(status === 200 && timestamp > 1_700_000_000_000);
      const path = { contribution_id: headers.get('contribution-id') ?? '' };
      assert.equal((await client.call('getContribution', { path })).body, body);
      assert.equal(eventTypes(data), []);
    }));

  test("B35: the provider's source takes precedence over the game's, and the brand's before its operator's", () =>
    withJackpot(async (client, { id }, data) => {
      const sources: [owner: string, id: string][] = [
        ['northstar', 'comet-rush'],
        ['northstar:luna', 'comet-rush'],
        ['northstar', 'aurora:comet-rush'],
        ['northstar:luna', 'aurora:comet-rush'],
      ];
      for (const [owner, source] of sources) {
        await createSource(client, owner, source);
        assert.is(outcome(await client.call('contributeByGame', { body: byGame(id) })), '200');
      }
      assert.equal(
        select(data, 'select source_id from contributions order by id').map((row) => row.source_id),
        ['comet-rush', 'comet-rush', 'aurora:comet-rush', 'aurora:comet-rush'],
      );
    }));

  testBarring(
    test,
    'B35',
    'contributeByGame',
    async (client, id) => {
      await createSource(client, 'northstar:luna', 'aurora:comet-rush');
      return byGame(id);
    },
    true,
  );

  testRecording(test, {
    operation: 'contributeByGame',
    label: 'B35',
    bodyOf: async (client, id) => {
      await createSource(client, 'northstar:luna', 'aurora:comet-rush');
      return byGame(id);
    },
    namesInstance: true,
  });

  test('B35: a game without a source is source_not_found, but a known key answers first; an unknown instance is instance_not_found', () =>
    withJackpot(async (client, { id }, data) => {
      await createSource(client, 'northstar:luna', 'comet-rush');
      const keyed = { body: byGame(id), headers: { 'idempotency-key': 'k-1' } };
      assert.is(outcome(await client.call('contributeByGame', keyed)), '200');
      assert.is(outcome(await client.call('contributeByGame', { body: byGame('nowhere') })), '404 instance_not_found');
      await client.call('deleteSources', { body: [{ owner_id: 'northstar:luna', source_id: 'comet-rush' }] });
      const before = contents(data);
      assert.is(outcome(await client.call('contributeByGame', { body: byGame(id) })), '404 source_not_found');
      assert.equal(contents(data), before);
      assert.is(outcome(await client.call('contributeByGame', keyed)), '204');
    }));
});
