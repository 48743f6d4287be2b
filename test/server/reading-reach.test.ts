import * as assert from 'uvu/assert';
import { routes } from '../../generated/server/operations.gen.ts';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../support/accounts.ts';
import { NOTHING, plainReads, requests } from '../support/every-operation.ts';
import { openPlatform, SYSTEM } from '../support/platform.ts';
import { type Client, type OperationId, type Parts, withServer } from '../support/server.ts';
import { contribution, instantiation, openJackpot, raffle, threePots, winnersOf } from '../support/story.ts';
import { suite } from '../support/suite.ts';

suite('server/reading', (test) => {
  test('B44 C14 C16 what only reads waits for no write, though it is sent with a body', async () => {
    const asked = routes.filter(({ mode, method }) => mode === 'read' && method !== 'get');
    assert.equal(asked.map(({ operationId }) => operationId).sort(), [
      'checkTemplate',
      'listTargetPotWinners',
      'listTargetWinners',
      'previewAward',
      'previewTemplate',
    ]);
    const platform = openPlatform({ draw: () => 0n, clock: () => 0 });
    try {
      const good = requests(NOTHING);
      const before = { ...platform.store.stats };
      for (const { operationId } of asked) await platform.call(operationId, good[operationId]);
      assert.is(platform.store.stats.reads, before.reads + asked.length);
      assert.is(platform.store.stats.writes, before.writes);
    } finally {
      await platform.close();
    }
  });

  test('the store knows for whom it reads: the account, or the network of a caller without one', async () => {
    const platform = openPlatform({ draw: () => 0n, clock: () => 0 });
    const { store } = platform;
    const read = store.read.bind(store);
    const seen: unknown[] = [];
    store.read = (work, requester) => {
      seen.push(requester?.account);
      return read(work, requester);
    };
    try {
      await platform.call('listInstances');
      await platform.call('getTicker', { query: { instance_id: 'x' } }, { ...SYSTEM, accountId: 'nobody' });
      assert.equal(seen, [SYSTEM.accountId, '127.0.0']);
    } finally {
      await platform.close();
    }
  });
});

suite('server/reading-reach', (test) => {
  const service = (organisationId: string, unitId = '') =>
    account({ type: 'Service', id: unitId || organisationId, organisationId, unitId, permissions: EVERY_PERMISSION });

  /** The callers, the jackpots that they see, the players, and the sources and segments by owner and id with their jackpots. */
  const CALLERS = {
    northstar: {
      jackpots: ['shared', 'draw', 'for-luna', 'for-nova', 'of-luna', 'of-nova'],
      owned: ['shared', 'draw', 'for-luna', 'for-nova', 'of-luna', 'of-nova'],
      players: ['p-luna', 'p-nova'],
      leading: [
        'northstar/hall: shared for-luna for-nova',
        'northstar/nook: for-nova',
        'luna/den: shared',
        'nova/den: shared',
      ],
    },
    luna: {
      jackpots: ['shared', 'draw', 'for-luna', 'of-luna'],
      owned: ['of-luna'],
      players: ['p-luna'],
      leading: ['northstar/hall: shared for-luna', 'luna/den: shared'],
    },
    nova: {
      jackpots: ['shared', 'draw', 'for-nova', 'of-nova'],
      owned: ['of-nova'],
      players: ['p-nova'],
      leading: ['northstar/hall: shared for-nova', 'northstar/nook: for-nova', 'nova/den: shared'],
    },
    southstar: { jackpots: ['foreign'], owned: ['foreign'], players: [], leading: ['southstar/den: foreign'] },
  } as const;

  type Name = keyof typeof CALLERS;
  const JACKPOTS = [...CALLERS.northstar.jackpots, 'foreign'];
  const PLAYERS = ['p-luna', 'p-nova'];
  const brandOf = (playerId: string): string => playerId.replace('p-', 'northstar:');

  /** The jackpots by name; `draw` is a raffle. */
  type World = ReadonlyMap<string, string>;

  const build = async (client: Client): Promise<World> => {
    for (const [id, brands] of [
      ['northstar', ['luna', 'nova']],
      ['southstar', ['sol']],
    ] as const) {
      await client.call('saveOperators', { body: [{ id, name: id }] });
      await client.call('saveBrands', {
        path: { operator_id: id },
        body: brands.map((brand) => ({ id: brand, name: brand })),
      });
    }
    const world = new Map<string, string>();
    const open = async (name: string, owner_id: string, allowed_brands: readonly string[] = []): Promise<void> => {
      const template = name === 'draw' ? raffle() : threePots();
      const rules = { ...template.contribution_rules, allowed_brands };
      const named = {
        template_owner_id: owner_id,
        instance_owner_id: owner_id,
        instance_name: name,
        instance_game_code: name,
      };
      const opened = await openJackpot(
        client,
        { ...template, id: name, owner_id, contribution_rules: rules },
        instantiation(named),
      );
      world.set(name, opened.id);
    };
    await open('shared', 'northstar');
    await open('draw', 'northstar');
    await open('for-luna', 'northstar', ['northstar:luna']);
    await open('for-nova', 'northstar', ['northstar:nova']);
    await open('of-luna', 'northstar:luna');
    await open('of-nova', 'northstar:nova');
    await open('foreign', 'southstar');
    await lead(client, world);
    for (const player_id of PLAYERS) await play(client, world, player_id);
    return world;
  };

  /** Sources and segments that lead somewhere, the same of both. */
  const lead = async (client: Client, world: World): Promise<void> => {
    const leading = [
      ['northstar', 'hall', ['shared', 'for-luna', 'for-nova']],
      ['northstar', 'nook', ['for-nova']],
      ['northstar:luna', 'den', ['shared']],
      ['northstar:nova', 'den', ['shared']],
      ['southstar', 'den', ['foreign']],
    ] as const;
    const items = leading.map(([owner_id, id, to]) => ({
      owner_id,
      id,
      jackpots: to.map((name, priority) => ({ priority, owner_id, instance_id: world.get(name) })),
    }));
    const sources = items.map(({ id, ...rest }) => ({ ...rest, source_id: id, source_name: id }));
    for (const [operationId, body] of [
      ['createSources', sources],
      ['createSegments', items.map((item) => ({ ...item, priority: 0 }))],
    ] as const)
      assert.equal((await client.call(operationId, { body })).body.failed, [], operationId);
  };

  const play = async (client: Client, world: World, player_id: string): Promise<void> => {
    const brand_id = brandOf(player_id);
    for (const name of ['shared', 'draw']) {
      const instance_id = String(world.get(name));
      const body = contribution(instance_id, { brand_id, player_id, token: `session-${player_id}` });
      assert.is((await client.call('contributeToInstance', { body })).status, 200);
      const optIns = { instance_id, brand_id, opt_ins: [player_id], opt_outs: [] };
      assert.is((await client.call('saveOptIns', { body: optIns })).status, 200);
    }
    const won = { instance_id: world.get('shared'), pot_id: 'minor', brand_id, player_id, source_id: 'den' };
    assert.is((await client.call('triggerWin', { body: won })).status, 200);
  };

  /** Reads of one jackpot; an account that may look at it but does not own it is refused those in `FOR_OWNERS`. */
  const OF_ONE: Readonly<Partial<Record<OperationId, (id: string, playerId: string) => Parts>>> = {
    getInstance: (instance_id) => ({ path: { instance_id } }),
    getLinks: (instance_id) => ({ path: { instance_id } }),
    listLedgerEntries: (instance_id) => ({ path: { instance_id } }),
    getPotHistory: (instance_id) => ({ path: { instance_id } }),
    listInstanceOptIns: (instance_id) => ({ path: { instance_id } }),
    listRaffleTickets: (instance_id) => ({ path: { instance_id } }),
    listOperatorRaffleTickets: (instance_id) => ({ path: { instance_id } }),
    listPlayerInstanceTickets: (instance_id, player_id) => ({
      path: { instance_id, player_id },
      query: { brand_id: brandOf(player_id) },
    }),
    listOperatorPlayerInstanceTickets: (instance_id, player_id) => ({
      path: { instance_id, player_id },
      query: { brand_id: brandOf(player_id) },
    }),
    listWinners: (instance_id) => ({ query: { instance_id } }),
    listWinnersByPot: (instance_id) => ({ query: { instance_id } }),
  };

  /** The reads that name players, and the jackpot for which they do. */
  const SHOWS_PLAYERS: Readonly<Partial<Record<OperationId, string>>> = {
    listInstanceOptIns: 'shared',
    listRaffleTickets: 'draw',
    listOperatorRaffleTickets: 'draw',
    listWinners: 'shared',
    listWinnersByPot: 'shared',
  };

  const FOR_OWNERS: readonly OperationId[] = ['listLedgerEntries'];

  /** Reads by player, by brand or without parameters: an account gets no more than its share, or is refused. */
  const OF_SEVERAL: Readonly<Partial<Record<OperationId, (world: World, playerId: string) => readonly Parts[]>>> = {
    ...Object.fromEntries(plainReads.map((operationId) => [operationId, () => [{}]])),
    listTargetWinners: (world, playerId) => targets(world, playerId),
    listTargetPotWinners: (world, playerId) => targets(world, playerId),
    listPlayerOptIns: (_, player_id) => [{ query: { player_id, brand_id: brandOf(player_id) } }],
    listPlayerRaffleTickets: (_, player_id) => [{ query: { player_id, brand_id: brandOf(player_id) } }],
    listOperatorPlayerTickets: (_, player_id) => [{ query: { player_id, brand_id: brandOf(player_id) } }],
    listReconciliations: () => [{ query: { month: new Date().toISOString().slice(0, 7) } }],
    getOperatorJackpot: (_, playerId) => [atSource(playerId)],
    getSourceJackpot: (_, playerId) => [atSource(playerId)],
  };

  const targets = (world: World, id: string): Parts[] =>
    [...world.values()].map((target) => ({
      body: winnersOf(
        { id: target, type: 'instance' },
        { player: { brand_id: id.slice(2), id, country: 'MT', segments: [] } },
      ),
    }));

  const atSource = (player_id: string): Parts => ({
    query: { source_id: 'den', player_id, brand_id: brandOf(player_id), country_code: 'MT' },
  });

  /** Reads that show no jackpot and no player: their results are tested with each operation. */
  const OF_NOTHING: readonly OperationId[] = [
    'getOperator',
    'getOperatorSettings',
    'getTemplate',
    'previewTemplate',
    'checkTemplate',
    'compareTemplates',
    'getBrandCurrencies',
    'listBrandCurrencyChanges',
    'listPlayerBonuses',
    'listBonuses',
    'previewAward',
    'listBonusUses',
    'getBonusTotals',
    'getContribution',
    'getDelivery',
  ];

  /** Public reads. */
  const PUBLIC: readonly OperationId[] = ['listPublicSources', 'listPublicCurrencies', 'getTicker'];

  const read = routes.filter(({ mode }) => mode === 'read').map(({ operationId }) => operationId);

  const walk = (work: (client: Client, world: World, callers: ReadonlyMap<Name, string>) => Promise<void>) => {
    const accounts = new Map([
      ['northstar', service('northstar')],
      ['luna', service('northstar', 'luna')],
      ['nova', service('northstar', 'nova')],
      ['southstar', service('southstar')],
    ] as const);
    return withServer(
      async (client, data) => {
        const world = await build(client);
        const tokens = new Map<Name, string>();
        for (const [name, each] of accounts) tokens.set(name, await tokenFor(data, each));
        await work(client, world, tokens);
      },
      {},
      saveAccounts(...accounts.values()),
    );
  };

  /** The names that a reply should not contain. */
  const told = (body: unknown, all: readonly string[], seen: readonly string[]): string[] =>
    all.filter((name) => !seen.includes(name) && JSON.stringify(body ?? null).includes(name));

  type Listed = {
    readonly owner_id: string;
    readonly id?: string;
    readonly source_id?: string;
    readonly jackpots: { instance_id: string }[];
  };

  /** Sources or segments, each as `owner/id: where it leads`. */
  const linesOf = (listed: readonly Listed[], nameOf: ReadonlyMap<string, string>): string[] =>
    listed
      .map(({ owner_id, id, source_id, jackpots }) => {
        const to = jackpots.map(({ instance_id }) => nameOf.get(instance_id)).join(' ');
        return `${owner_id.replace('northstar:', '')}/${source_id ?? id}: ${to}`;
      })
      .sort();

  test('every operation that reads is walked below, or shows no jackpot', () => {
    const known = [...Object.keys(OF_ONE), ...Object.keys(OF_SEVERAL), ...OF_NOTHING, ...PUBLIC];
    assert.equal(
      read.filter((operationId) => !known.includes(operationId)),
      [],
    );
    assert.equal(
      known.filter((operationId) => !read.some((each) => each === operationId)),
      [],
    );
  });

  test('to read a jackpot, and of it the own players, takes no more than that a brand may play it; to audit it takes its owner', () =>
    walk(async (client, world, callers) => {
      for (const [operationId, partsOf] of Object.entries(OF_ONE) as [
        OperationId,
        NonNullable<(typeof OF_ONE)['login']>,
      ][])
        for (const name of JACKPOTS)
          for (const playerId of PLAYERS) {
            const parts = partsOf(String(world.get(name)), playerId);
            for (const [caller, token] of callers) {
              const { jackpots, owned, players } = CALLERS[caller];
              const [isSeen, isOwned] = [jackpots, owned].map((list) => (list as readonly string[]).includes(name));
              const allowed = FOR_OWNERS.includes(operationId) && isSeen && !isOwned ? 403 : 200;
              const { status, body } = await client.call(operationId, { ...parts, token });
              const message = `${operationId} of ${name} by ${caller}`;
              assert.is(status, isSeen ? allowed : 404, message);
              if (status === 200) assert.equal(told(body, PLAYERS, players), [], message);
              if (SHOWS_PLAYERS[operationId] === name && isSeen)
                assert.equal(told(body, PLAYERS, []), players, message);
            }
            assert.is((await client.call(operationId, { ...parts, token: null })).status, 401);
          }
    }));

  test('a list names no jackpot and no player that the account may not see', () =>
    walk(async (client, world, callers) => {
      for (const [operationId, partsOf] of Object.entries(OF_SEVERAL) as [
        OperationId,
        NonNullable<(typeof OF_SEVERAL)['login']>,
      ][])
        for (const playerId of PLAYERS)
          for (const parts of partsOf(world, playerId)) {
            for (const [caller, token] of callers) {
              const { jackpots, players } = CALLERS[caller];
              const { status, body } = await client.call(operationId, { ...parts, token });
              if (status !== 200) assert.ok([403, 404].includes(status), `${operationId} by ${caller}: ${status}`);
              else {
                const seen = jackpots.map((name) => String(world.get(name)));
                assert.equal(told(body, [...world.values()], seen), [], `${operationId} by ${caller}`);
                assert.equal(told(body, PLAYERS, players), [], `${operationId} by ${caller}`);
              }
            }
            assert.is((await client.call(operationId, { ...parts, token: null })).status, 401);
          }
    }));

  test('B19, B13, C12 and B7 list what a brand plays and what leads it there', () =>
    walk(async (client, world, callers) => {
      const nameOf = new Map([...world].map(([name, id]) => [id, name]));
      for (const [caller, token] of callers) {
        const { jackpots, leading } = CALLERS[caller];
        const { body } = await client.call('listInstances', { token });
        assert.equal(
          body.map(({ name }: { name: string }) => name),
          jackpots,
          caller,
        );
        for (const operationId of ['listSources', 'listOperatorSources', 'listSegments'] as const)
          assert.equal(
            linesOf((await client.call(operationId, { token })).body, nameOf),
            leading.toSorted(),
            operationId,
          );
      }
    }));

  test("F7 and C12 list for a brand only its own sources, and those of its operator's that lead it somewhere", () =>
    walk(async (client, world, callers) => {
      const nameOf = new Map([...world].map(([name, id]) => [id, name]));
      for (const [owner_id, caller] of [
        ['northstar', 'northstar'],
        ['northstar:luna', 'luna'],
        ['northstar:nova', 'nova'],
      ] as const) {
        const expected = CALLERS[caller].leading.toSorted();
        const found = await client.call('listPublicSources', { query: { owner_id }, token: null });
        assert.equal(linesOf(found.body, nameOf), expected, owner_id);
        for (const token of [callers.get('northstar'), callers.get(caller)]) {
          const listed = await client.call('listOperatorSources', { query: { owner_id }, ...(token && { token }) });
          assert.equal(linesOf(listed.body, nameOf), expected, owner_id);
        }
      }
      const byOther = await client.call('listOperatorSources', {
        query: { owner_id: 'northstar:luna' },
        token: callers.get('nova') ?? null,
      });
      assert.equal(linesOf(byOther.body, nameOf), ['northstar/hall: shared'], 'as far as both see it');
    }));

  test('to see a jackpot is not to change it: what belongs to its owner is refused to the account of a brand', () =>
    walk(async (client, world, callers) => {
      const instance_id = String(world.get('shared'));
      const reason = 'The licence is being checked.';
      const adjusted = { instance_id, pot_id: 'minor', adjustment: 10, reason };
      const changes: [OperationId, Parts][] = [
        ['updateInstance', { body: { instance_id, name: 'Ours' } }],
        ['pauseInstance', { path: { instance_id }, body: { reason } }],
        ['resumeInstance', { path: { instance_id }, body: { reason } }],
        ['terminateInstance', { path: { instance_id }, body: { reason } }],
        ...(['setPotCurrentValue', 'setPotContributedSeed', 'setPotSurplusSeed'] as const).map(
          (operationId): [OperationId, Parts] => [operationId, { body: adjusted }],
        ),
        ['sweepHouse', { body: { instance_id, reason } }],
      ];
      const before = (await client.call('getInstance', { path: { instance_id } })).body;
      for (const [operationId, parts] of changes) {
        const { status, body } = await client.call(operationId, { ...parts, token: callers.get('luna') ?? null });
        assert.equal([status, body.code], [403, 'permission_denied'], operationId);
      }
      assert.equal((await client.call('getInstance', { path: { instance_id } })).body, before);
    }));
});
