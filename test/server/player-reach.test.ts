import * as assert from 'uvu/assert';
import { routes } from '../../generated/server/operations.gen.ts';
import { bonusAward } from '../support/freespins.ts';
import { withBrands } from '../support/opting-in.ts';
import { startWalletSide } from '../support/paying-players.ts';
import { type Client, type OperationId, type Parts, type Reply, withFolder } from '../support/server.ts';
import { community, contribution, instantiation, openJackpot, raffle, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { outcome } from '../support/with-jackpot.ts';

suite('server/player-reach', (test) => {
  type Player = { readonly id: string; readonly brand: string };

  /** Two players of a brand, one of another brand of the operator, and one of another operator. */
  const ALMA: Player = { id: 'p-alma', brand: 'northstar:luna' };
  const BERT: Player = { id: 'p-bert', brand: 'northstar:luna' };
  const CARA: Player = { id: 'p-cara', brand: 'northstar:nova' };
  const DORA: Player = { id: 'p-dora', brand: 'southstar:sol' };
  const EVERYONE = [ALMA, BERT, CARA, DORA];

  const operatorOf = ({ brand }: Player): string => brand.replace(/:.*/, '');
  const tokenOf = ({ id }: Player): string => `session-${id}`;
  const roundOf = ({ id }: Player): string => `round-of-${id}`;
  const queryOf = ({ id, brand }: Player) => ({ brand_id: brand, player_id: id });

  /** The jackpots of an operator; `pots` shares its wins. */
  type Jackpots = { readonly pots: string; readonly raffle: string };
  /** Of each player: the jackpots, and the ids that no other player may see. */
  type World = {
    readonly client: Client;
    readonly jackpots: ReadonlyMap<Player, Jackpots>;
    readonly marks: ReadonlyMap<Player, readonly string[]>;
  };

  const openJackpots = async (client: Client, operator: string, brands: readonly string[]): Promise<Jackpots> => {
    const [minor, ...more] = threePots().pots;
    const publish = { winners: 'Masked', leaders: 'Masked' };
    const path = { operator_id: operator };
    await client.call('setOperatorSettings', { path, body: { review_threshold: {}, publish } });
    const open = async (template: object, code: string): Promise<string> => {
      const owners = { template_owner_id: operator, instance_owner_id: operator, instance_game_code: code };
      return (await openJackpot(client, { ...template, owner_id: operator }, instantiation(owners))).id;
    };
    const shared = threePots({ id: `pots-${operator}`, pots: [{ ...minor, ...community() }, ...more] });
    const pots = await open(shared, `pots-${operator}`);
    const tickets = await open(raffle({ id: `raffle-${operator}` }), `raffle-${operator}`);
    for (const brand of brands) {
      const owned = { owner_id: brand, source_id: `game-of-${operator}`, source_name: 'A game' };
      const jackpots = [{ priority: 0, owner_id: brand, instance_id: pots }];
      await client.call('createSources', { body: [{ ...owned, jackpots }] });
    }
    return { pots, raffle: tickets };
  };

  /** A player does all that leaves a record; the win of each is shared among the others who have played. */
  const play = async (client: Client, player: Player, { pots, raffle: tickets }: Jackpots): Promise<void> => {
    const own = { ...queryOf(player), token: tokenOf(player), gameround_id: roundOf(player), base_wager: 25 };
    const succeed = async (operation: OperationId, parts: Parts): Promise<void> => {
      const reply = await client.call(operation, parts);
      if (reply.status !== 200) throw new Error(`${operation}: ${JSON.stringify(reply.body)}`);
    };
    for (const id of [pots, tickets]) await succeed('contributeToInstance', { body: contribution(id, own) });
    const opted = { ...queryOf(player), instance_id: pots, player_country: 'MT', opt_in: true };
    await succeed('setOptIn', { body: { ...opted, contribution_value: '1' } });
    const [operator_id = '', brand_id = ''] = player.brand.split(':');
    await succeed('awardBonus', { body: bonusAward({ operator_id, brand_id, players: [player.id] }) });
    const won = { instance_id: pots, pot_id: 'minor', source_id: `game-of-${operator_id}` };
    await succeed('triggerWin', { body: { ...queryOf(player), ...won } });
  };

  /** The ids by which a player would be recognised: of the player, the round, the bonus and each payment. */
  const marksOf = async (client: Client, player: Player): Promise<string[]> => {
    const listed = async (operation: OperationId, query: object): Promise<Record<string, string>[]> =>
      (await client.call(operation, { query: { ...queryOf(player), ...query } })).body;
    const bonuses = await listed('listPlayerBonuses', { operator_id: operatorOf(player) });
    const payments = await listed('listWins', {});
    return [
      ...[player.id, roundOf(player)],
      ...bonuses.map(({ id = '' }) => id),
      ...payments.map(({ transaction_id = '' }) => transaction_id),
    ];
  };

  const withWorld = (work: (world: World) => Promise<void>): Promise<void> =>
    withFolder(async (folder) => {
      const wallet = await startWalletSide(folder);
      try {
        await withBrands(
          async (client) => {
            const northern = await openJackpots(client, 'northstar', [ALMA.brand, CARA.brand]);
            const southern = await openJackpots(client, 'southstar', [DORA.brand]);
            const jackpots = new Map(EVERYONE.map((player) => [player, player === DORA ? southern : northern]));
            for (const [player, each] of jackpots) await play(client, player, each);
            const marks = new Map<Player, readonly string[]>();
            for (const player of EVERYONE) marks.set(player, await marksOf(client, player));
            await work({ client, jackpots, marks });
          },
          undefined,
          wallet.environment,
        );
      } finally {
        await wallet.stop();
      }
    });

  const jackpotsOf = ({ jackpots }: World, player: Player): Jackpots => {
    const found = jackpots.get(player);
    assert.ok(found);
    return found;
  };

  /** The marks of other players in a reply, its headers included. */
  const othersIn = ({ marks }: World, { body, headers }: Reply, player?: Player): string[] => {
    const text = JSON.stringify([body ?? null, ...headers]);
    return EVERYONE.filter((each) => each !== player).flatMap((each) =>
      (marks.get(each) ?? []).filter((mark) => text.includes(mark)),
    );
  };

  type Walk = {
    /** The request for what a player has. */
    readonly parts: (player: Player, jackpots: Jackpots) => Parts;
    /** A request for something of another operator, and the reply: it does not exist. */
    readonly foreign: (player: Player, jackpots: Jackpots) => Parts;
    readonly absent: string;
    /** How many records a player has, by their marks: not each record names its player. Absent if it is no list. */
    readonly records?: (marks: readonly string[]) => number;
  };

  const one = (): number => 1;
  const list = (of: keyof Jackpots, records: Walk['records'] = one): Walk => ({
    parts: (player) => ({ query: queryOf(player) }),
    foreign: (player, jackpots) => ({ query: { ...queryOf(player), instance_id: jackpots[of] } }),
    absent: '200 []',
    records,
  });
  const game = (player: Player, operator: string): Parts => ({
    query: { ...queryOf(player), source_id: `game-of-${operator}`, country_code: 'MT' },
  });
  const wish = (player: Player, { pots }: Jackpots): Parts => ({
    body: { ...queryOf(player), instance_id: pots, player_country: 'MT', opt_in: true },
  });

  /** The operations with a player's token. */
  const OF_PLAYERS: Readonly<Partial<Record<OperationId, Walk>>> = {
    getPlayerJackpot: {
      parts: (player) => game(player, operatorOf(player)),
      foreign: (player) => game(player, player === DORA ? 'northstar' : 'southstar'),
      absent: '404 no_jackpot_for_source',
    },
    setPlayerOptIn: { parts: wish, foreign: wish, absent: '404 instance_not_found' },
    listMyBonuses: {
      ...list('pots'),
      // No filter names something of another operator.
      foreign: (player) => ({ query: { ...queryOf(player), status: 'Expired' } }),
    },
    listMyOptIns: list('pots'),
    listMyTickets: list('raffle'),
    listMyWins: list('pots', (marks) => marks.filter((mark) => /:\d+$/.test(mark)).length),
  };

  /** The operations that need no token, as the visitors of a brand ask. */
  const OF_VISITORS: Readonly<Partial<Record<OperationId, Walk['parts']>>> = {
    getHealth: () => ({}),
    getReadiness: () => ({}),
    getTicker: (_, { pots }) => ({ query: { instance_id: pots } }),
    listLeaders: ({ brand }, { pots }) => ({ query: { brand_id: brand, instance_id: pots } }),
    listLobbyJackpots: ({ brand }) => ({ query: { brand_id: brand } }),
    listPublicCurrencies: ({ brand }) => ({ query: { brand_id: brand } }),
    listPublicSources: ({ brand }) => ({ query: { owner_id: brand } }),
    listRecentWinners: ({ brand }) => ({ query: { brand_id: brand } }),
  };

  const ofSection = routes.filter(({ section }) => section === 'frontend');
  const named = (security: string): string[] =>
    ofSection.flatMap((route) => (route.security === security ? [route.operationId] : [])).sort();

  test('each operation of the section is walked below', () => {
    assert.equal(named('player'), Object.keys(OF_PLAYERS).sort());
    assert.equal(named('none'), Object.keys(OF_VISITORS).sort());
  });

  test("a player gets their own records, and no reply has another player's id, round, bonus or payment", () =>
    withWorld(async (world) => {
      for (const [operation, { parts, records }] of Object.entries(OF_PLAYERS) as [OperationId, Walk][])
        for (const player of EVERYONE) {
          const asked = parts(player, jackpotsOf(world, player));
          const reply = await world.client.call(operation, { ...asked, token: tokenOf(player) });
          const at = `${operation} ${player.id}`;
          assert.is(reply.status, 200, `${at} ${JSON.stringify(reply.body)}`);
          assert.equal(othersIn(world, reply, player), [], at);
          if (records !== undefined) assert.is(reply.body.length, records(world.marks.get(player) ?? []), at);
        }
      const won = await world.client.call('listMyWins', { query: queryOf(ALMA), token: tokenOf(ALMA) });
      assert.equal(new Set(won.body.map(({ is_share }: { is_share: boolean }) => is_share)), new Set([true, false]));
    }));

  test("a player's token opens nothing of another player, of a brand or an operator that is not theirs", () =>
    withWorld(async (world) => {
      const pairs: readonly [Player, Player][] = [
        ...([BERT, CARA, DORA] as const).map((other): [Player, Player] => [ALMA, other]),
        ...([BERT, CARA, DORA] as const).map((other): [Player, Player] => [other, ALMA]),
      ];
      for (const [operation, { parts }] of Object.entries(OF_PLAYERS) as [OperationId, Walk][]) {
        const attempts: [token: Player, asked: Player][] = [
          ...pairs,
          // The player's own id, as if it were of another brand or operator.
          ...[CARA, DORA].map(({ brand }): [Player, Player] => [ALMA, { ...ALMA, brand }]),
        ];
        for (const [player, asked] of attempts) {
          const jackpots = jackpotsOf(world, EVERYONE.find(({ brand }) => brand === asked.brand) ?? player);
          const reply = await world.client.call(operation, { ...parts(asked, jackpots), token: tokenOf(player) });
          const at = `${operation} of ${asked.id} in ${asked.brand} by ${player.id}`;
          const isOfBrand = player.brand === asked.brand;
          assert.is(outcome(reply), isOfBrand ? '422 player_token_mismatch' : '422 wallet_refused_player', at);
          // The request's own id may stand in its refusal, such as in the path.
          assert.equal(othersIn(world, reply, asked), [], at);
        }
      }
    }));

  test('a jackpot or game of another operator does not exist for a player', () =>
    withWorld(async (world) => {
      for (const [operation, { foreign, absent }] of Object.entries(OF_PLAYERS) as [OperationId, Walk][])
        for (const [player, other] of [
          [ALMA, DORA],
          [DORA, ALMA],
        ] as const) {
          const asked = foreign(player, jackpotsOf(world, other));
          const reply = await world.client.call(operation, { ...asked, token: tokenOf(player) });
          const shown = Array.isArray(reply.body) ? `200 ${JSON.stringify(reply.body)}` : outcome(reply);
          assert.is(shown, absent, `${operation} ${player.id}`);
        }
    }));

  test('without a token, with that of an account, or with one that the wallet does not know, there is nothing', () =>
    withWorld(async (world) => {
      const account = await world.client.login();
      for (const [operation, { parts }] of Object.entries(OF_PLAYERS) as [OperationId, Walk][])
        for (const [token, expected] of [
          [null, '401 token_missing'],
          [account, '401 token_invalid'],
          ['unknown', '401 session_expired'],
        ] as const) {
          const asked = parts(ALMA, jackpotsOf(world, ALMA));
          const reply = await world.client.call(operation, { ...asked, token });
          assert.is(outcome(reply), expected, operation);
          assert.equal(othersIn(world, reply), [], operation);
        }
    }));

  test('visitors see no player, with a token or without, and a token changes nothing', () =>
    withWorld(async (world) => {
      for (const [operation, parts] of Object.entries(OF_VISITORS) as [OperationId, Walk['parts']][])
        for (const player of [ALMA, CARA, DORA]) {
          const asked = parts(player, jackpotsOf(world, player));
          const [anonymous, known] = [
            await world.client.call(operation, { ...asked, token: null }),
            await world.client.call(operation, { ...asked, token: tokenOf(player) }),
          ];
          const at = `${operation} ${player.brand}`;
          assert.is(anonymous.status, 200, at);
          // An empty list would show nothing anyway.
          if (Array.isArray(anonymous.body)) assert.ok(anonymous.body.length > 0, at);
          assert.equal([...othersIn(world, anonymous), ...othersIn(world, known)], [], at);
          assert.equal(known.body, anonymous.body, at);
        }
    }));

  test("no player's token is one of an account", () =>
    withWorld(async ({ client }) => {
      for (const { operationId, method, security } of ofSection) {
        if (security !== 'account') continue;
        const body = method === 'get' ? undefined : { cors_origin_list: [] };
        const reply = await client.call(operationId, { body, token: tokenOf(ALMA) });
        assert.is(outcome(reply), '401 token_invalid', operationId);
      }
    }));
});
