import * as assert from 'uvu/assert';
import { destination } from '../../support/destinations.ts';
import type { Frame, Listener } from '../../support/listener.ts';
import { raffle } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { changeIn, selectFrom } from '../../support/tables.ts';
import { robot, type Scripted, type SocketWorld, sessionOf, withSockets } from '../../support/with-sockets.ts';

/** One pot of 100, half of it for everyone else who is active. */
const sharedPot = {
  house_hold_contribution: { Percentage: 0 },
  pots: [
    {
      id: 'minor',
      contribution: { Percentage: 1 },
      seed_contribution: { Percentage: 0 },
      seed_strategy: {
        initial_seed_value: 97,
        min_reseed_value: 10,
        fund_strategy: 'CollectToMinReseed',
        reseed_strategy: 'Full',
      },
      supports_external_trigger: true,
      payout_rules: 'Community',
      payout_ruleset: {
        main_winner_percentage: 0.5,
        admin_fee: 0,
        payout_rules: [
          {
            payout_percentage: 0.5,
            rule: { ActivePlayers: { period_before_win: 3_600_000, max_number_of_payouts: 2 } },
          },
        ],
      },
    },
  ],
};

suite('server/sockets/player-socket', (test) => {
  const MINUTE_MS = 60_000;
  const isUpdate = ({ event_type }: Frame): boolean => event_type === 'JackpotUpdate';
  const isTimeout: Scripted = { outcome: 'uncertain', why: 'timeout', detail: 'no reply' };
  const refused = (code: string, ofPlatform = false): Scripted => ({ outcome: 'refused', code, ofPlatform });

  test('F4 sends the own private events and all wins of the jackpots that admit the player, other players masked', () =>
    withSockets(async (world) => {
      const id = await world.openJackpot('northstar', 'shared');
      const foreign = await world.openJackpot('southstar', 'foreign');
      const sols = await world.openJackpot('northstar:sol', 'sols');
      const listener = await world.connect(world.playerUrl('session-p-1001'), '*');
      const [first] = await listener.next();
      assert.equal([first.event_type, first.data.id], ['JackpotUpdate', id]);
      // The same id at another brand is another player.
      await world.optIn(id, 'northstar:sol', 'p-1001');
      await world.optIn(id, 'northstar:luna', 'p-1002');
      await world.optIn(id, 'northstar:luna', 'p-1001');
      await world.win(foreign, 'southstar:mare', 'p-1001');
      await world.win(sols, 'northstar:sol', 'p-2001');
      await world.win(id, 'northstar:luna', 'p-1002');
      await world.win(id, 'northstar:sol', 'p-1001');
      await world.win(id, 'northstar:luna', 'short');
      await world.win(id, 'northstar:luna', 'p-1001');
      const frames = await listener.until(
        ({ event_type, player_id }) => event_type === 'WinEvent' && player_id === 'p-1001',
      );
      assert.equal(
        frames
          .filter((frame) => !isUpdate(frame))
          .map(({ event_type, brand_id, player_id, data }) => [event_type, brand_id, player_id, data.player_id]),
        [
          ['OptInEvent', 'northstar:luna', 'p-1001', 'p-1001'],
          ['WinEvent', 'northstar:luna', '***02', '***02'],
          ['WinEvent', 'northstar:sol', '***01', '***01'],
          ['WinEvent', 'northstar:luna', '***', '***'],
          ['WinEvent', 'northstar:luna', 'p-1001', 'p-1001'],
        ],
      );
      assert.equal([...new Set(listener.frames.filter(isUpdate).map(({ data }) => data.id))], [id]);
      assert.not.match(JSON.stringify(listener.frames), /p-1002|p-2001|short/);
    }));

  test('F4 leaves out of the win of another player what identifies it to the wallet, and nothing else', () =>
    withSockets(async (world) => {
      const id = await world.openJackpot('northstar', 'sure', {
        contribution_rules: {
          contribution_type: { Fixed: 1 },
          max_contribution: '1',
          operator_contribution_percentage: '1',
        },
        pots: [
          {
            id: 'sure',
            contribution: { Percentage: 0.5 },
            seed_contribution: { Percentage: 0 },
            seed_strategy: {
              initial_seed_value: 10,
              min_reseed_value: 10,
              fund_strategy: 'None',
              reseed_strategy: 'MinReseed',
            },
            pot_types: [{ HitRate: { max_magic_number: 1, cost_per_attempt: 0.5 } }],
          },
        ],
      });
      const raffled = await world.openJackpot('northstar', 'raffled', raffle({ id: 'raffled' }));
      const listener = await world.connect(world.playerUrl('session-p-1001'), '*');
      await listener.next(2);
      await world.call('contributeToInstance', {
        body: {
          instance_id: id,
          token: 'session-p-1002',
          brand_id: 'northstar:luna',
          player_id: 'p-1002',
          player_country: 'MT',
          gameround_id: 'round-1',
          base_wager: 10,
          currency: 'EUR',
          event_metadata: { nickname: 'Ada' },
        },
      });
      await world.contribute(raffled, 'northstar:luna', 'p-1002');
      await world.contribute(raffled, 'northstar:luna', 'p-1001');
      await world.advance(7 * 24 * 60 * MINUTE_MS);
      await world.platform.keepTime();
      const frames = await listener.until(
        ({ event_type, player_id }) => event_type === 'RaffleWinEvent' && player_id === 'p-1001',
      );
      const rows = selectFrom(
        world.platform.file,
        "select data from outbox where event_type in ('WinEvent', 'RaffleWinEvent') order by id",
      );
      const full = rows.map(({ data }) => JSON.parse(String(data)));
      const [win] = frames.filter(({ event_type }) => event_type === 'WinEvent');
      const { contribution_id, gameround_id, win_withheld, seed_deficit, ...seen } = full[0];
      assert.equal([win_withheld, seed_deficit], [false, 10]);
      assert.is(gameround_id, 'round-1');
      assert.ok(contribution_id);
      assert.equal(win.data, { ...seen, player_id: '***02' });
      assert.equal(win.data.event_metadata, { nickname: 'Ada' });
      for (const frame of frames.filter(({ event_type }) => event_type === 'RaffleWinEvent')) {
        const { transaction_id, ...prize } = full.find(
          ({ tier, player_id }) => tier === frame.data.tier && player_id.endsWith(frame.data.player_id.slice(-2)),
        );
        const isOwn = frame.player_id === 'p-1001';
        assert.equal(frame.data, isOwn ? { ...prize, transaction_id } : { ...prize, player_id: '***02' });
      }
    }));

  test('F3, F4 and webhooks show the community of a win to players masked, and to a brand only its own players', () =>
    withSockets(async (world) => {
      const [brand, operator] = [robot({ unitId: 'luna' }), robot()];
      await world.save(brand, operator);
      for (const owner_id of ['northstar', 'northstar:luna'])
        await world.call('createDestination', { body: destination({ owner_id, events: ['WinEvent'] }) });
      const id = await world.openJackpot('northstar', 'shared', sharedPot);
      for (const [player, of] of [
        ['p-0001', 'luna'],
        ['p-0002', 'luna'],
        ['p-0003', 'sol'],
      ] as const)
        await world.contribute(id, `northstar:${of}`, player);
      const all = await world.connect(await world.serviceUrl(operator), 'JackpotUpdate', 'WinEvent');
      const limited = await world.connect(await world.serviceUrl(brand), 'JackpotUpdate', 'WinEvent');
      const winner = await world.connect(world.playerUrl('session-p-0001'), 'JackpotUpdate', 'WinEvent');
      const other = await world.connect(world.playerUrl('session-p-0002'), 'JackpotUpdate', 'WinEvent');
      // Its first jackpot shows that a client is admitted, which takes longer than to read its subscription.
      for (const listener of [all, limited, winner, other]) await listener.next();
      await world.win(id, 'northstar:luna', 'p-0001');
      const dataIn = async (listener: Listener) =>
        (await listener.until(({ event_type }) => event_type === 'WinEvent')).at(-1)?.data;
      const payees = ({ community_winners }: Frame['data']): string[] =>
        community_winners
          .map((payee: Frame['data']) => `${payee.brand_id} ${payee.player_id} ${payee.win_amount}`)
          .sort();
      const [luna, sol] = ['northstar:luna p-0002 25', 'northstar:sol p-0003 25'];
      const full = await dataIn(all);
      assert.equal([payees(full), full.community_winner_count, full.player_id], [[luna, sol], 2, 'p-0001']);
      const ofBrand = await dataIn(limited);
      assert.equal([payees(ofBrand), ofBrand.community_winner_count], [[luna], 2]);
      const masked = ['northstar:luna ***02 25', 'northstar:sol ***03 25'];
      const own = await dataIn(winner);
      assert.equal(
        [payees(own), own.player_id, own.win_withheld, own.seed_deficit],
        [masked, 'p-0001', false, undefined],
      );
      const seen = await dataIn(other);
      assert.equal(
        [payees(seen), seen.player_id, seen.win_withheld, seen.seed_deficit],
        [masked, '***01', undefined, undefined],
      );
      const sent = () =>
        selectFrom(world.platform.file, "select owner_id, body from deliveries where kind = 'event' order by owner_id");
      while (sent().length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
      assert.equal(
        sent().map(({ owner_id, body }) => [owner_id, payees(JSON.parse(String(body)).data)]),
        [
          ['northstar', [luna, sol]],
          ['northstar:luna', [luna]],
        ],
      );
    }));

  test('F4 shows only jackpots that admit the country that the wallet gives, and all when it gives none', () =>
    withSockets(async (world) => {
      const rules = (country_filters: object) => ({
        contribution_rules: { contribution_type: { Fixed: 1 }, operator_contribution_percentage: '1', country_filters },
      });
      const everywhere = await world.openJackpot('northstar', 'everywhere');
      const malta = await world.openJackpot('northstar', 'malta', rules({ white_list: ['MT'] }));
      const elsewhere = await world.openJackpot('northstar', 'elsewhere', rules({ black_list: ['MT'] }));
      world.wallet.answer = (token) => sessionOf(token, token === 'session-maltese' ? { country: 'MT' } : {});
      const maltese = await world.connect(world.playerUrl('session-maltese'), '*');
      const stateless = await world.connect(world.playerUrl('session-stateless'), '*');
      assert.equal(
        (await maltese.next(2)).map(({ data }) => data.id),
        [everywhere, malta].sort(),
      );
      assert.equal(
        (await stateless.next(3)).map(({ data }) => data.id),
        [everywhere, malta, elsewhere].sort(),
      );
      await world.win(elsewhere, 'northstar:luna', 'p-2001');
      await world.win(malta, 'northstar:luna', 'p-2002');
      const isLast = ({ player_id }: Frame): boolean => player_id === '***02';
      const wins = (frames: readonly Frame[]) =>
        frames.filter((frame) => !isUpdate(frame)).map(({ player_id }) => player_id);
      assert.equal(wins(await maltese.until(isLast)), ['***02']);
      assert.equal(wins(await stateless.until(isLast)), ['***01', '***02']);
    }));

  test('F4 takes a brand id or a brand path, and a subscription before the wallet has answered', () =>
    withSockets(async (world) => {
      const id = await world.openJackpot('northstar', 'a');
      for (const brand of ['luna', 'northstar:luna', 'northstar%3Aluna']) {
        const [frame] = await (await world.connect(world.playerUrl('session-p-1', brand), 'JackpotUpdate')).next();
        assert.is(frame.data.id, id, brand);
      }
      assert.equal(world.wallet.asked[0], { token: 'session-p-1', revalidate: false });
    }));

  test('F4 asks the wallet again when the clock was set back, and then every 10 minutes', () =>
    withSockets(async (world) => {
      await world.openJackpot('northstar', 'a');
      const listener = await world.connect(world.playerUrl('session-p-1'), '*');
      await listener.next();
      const asked = () => world.wallet.asked.filter(({ revalidate }) => revalidate).length;
      await world.advance(-60 * MINUTE_MS);
      assert.is(asked(), 1);
      await world.advance(10 * MINUTE_MS - 1);
      assert.is(asked(), 1);
      await world.advance(1);
      assert.is(asked(), 2);
    }));

  test('F4 asks the wallet again every 10 minutes, and closes only for a session that it refuses', () =>
    withSockets(async (world) => {
      await world.openJackpot('northstar', 'a');
      const listener = await world.connect(world.playerUrl('session-p-1'), '*');
      await listener.next();
      await world.advance(10 * MINUTE_MS - 1);
      assert.is(world.wallet.asked.length, 1);
      await listener.settled();
      world.wallet.answer = () => isTimeout;
      await world.advance(1);
      assert.equal(world.wallet.asked[1], { token: 'session-p-1', revalidate: true });
      await listener.settled();
      await world.advance(MINUTE_MS);
      await listener.settled();
      assert.is(world.wallet.asked.length, 3, 'a wallet that does not answer is asked again');
      world.wallet.answer = () => refused('session_expired');
      await world.advance(MINUTE_MS);
      assert.equal(await listener.closed, { code: 4401, reason: 'The wallet does not accept the session.' });

      world.wallet.answer = (token) => sessionOf(token);
      const other = await world.connect(world.playerUrl('session-p-2'), '*');
      await other.next();
      world.wallet.answer = () => sessionOf('session-p-3');
      await world.advance(10 * MINUTE_MS);
      assert.is((await other.closed).code, 4401);
    }));

  const endings: [what: string, answer: Scripted, brand: string, code: number][] = [
    ['a session that has expired', refused('session_expired'), 'luna', 4401],
    ['a player whom the wallet does not know', refused('player_unknown'), 'luna', 4401],
    ['a session in another currency', sessionOf('session-p-1', { currency: 'SEK' }), 'luna', 4401],
    ["another brand's session", sessionOf('session-p-1', { brandId: 'sol' }), 'luna', 4403],
    ["another operator's session", sessionOf('session-p-1', { operatorId: 'southstar' }), 'luna', 4403],
    ['an unknown brand', sessionOf('session-p-1'), 'terra', 4403],
    ['a brand of another operator', sessionOf('session-p-1'), 'southstar:mare', 4403],
    ['a path with too many parts', sessionOf('session-p-1'), 'northstar:luna:x', 4403],
    ['a wallet that is silent', isTimeout, 'luna', 1013],
    ['a wallet that refuses for another reason', refused('status 403'), 'luna', 4403],
    ['a wallet that has another secret', refused('token_invalid', true), 'luna', 1013],
  ];
  test('F4 closes with the code that says who has to do something', () =>
    withSockets(async (world) => {
      for (const [what, said, brand, code] of endings) {
        world.wallet.answer = () => said;
        const closed = await (await world.connect(world.playerUrl('session-p-1', brand), '*')).closed;
        assert.is(closed.code, code, `${what}: ${closed.reason}`);
        assert.not.match(closed.reason, /session-p-1/);
      }
      world.wallet.answer = (token) => sessionOf(token);
      const walletless = await world.connect(`${world.url}/events/southstar/mare?token=t&currency=EUR`, '*');
      assert.equal(await walletless.closed, { code: 4403, reason: 'The operator has no wallet.' });
      changeIn(world.platform.file, "update brands set enabled = 0 where id = 'luna'");
      assert.is((await (await world.connect(world.playerUrl('session-p-1'), '*')).closed).code, 4403);
      const late = await world.connect(world.playerUrl('session-p-1', 'sol'));
      world.wallet.answer = (token) => sessionOf(token, { brandId: 'sol' });
      await world.advance(30_000);
      assert.ok([4403, 4408].includes((await late.closed).code));
      for (const query of ['token=t', 'currency=EUR', 'token=t&currency=eur', 'token=t&currency=EUR&x=1'])
        assert.is(
          (await (await world.connect(`${world.url}/events/northstar/luna?${query}`)).closed).code,
          4400,
          query,
        );
    }));

  test('F4 closes 4408 for a player who never subscribes', () =>
    withSockets(async (world) => {
      const listener = await world.connect(world.playerUrl('session-p-1'));
      await world.advance(30_000);
      assert.is((await listener.closed).code, 4408);
    }));

  test('F4 hands no token of an account to a wallet', () =>
    withSockets(async (world) => {
      const accounts = await world.token(robot());
      const listener = await world.connect(world.playerUrl(accounts), '*');
      assert.equal(await listener.closed, { code: 4401, reason: 'This is not a session token of a wallet.' });
      assert.equal(world.wallet.asked, []);
    }));

  test('F4 asks the wallet no more for an address whose sessions it has refused a hundred times', () =>
    withSockets(async (world) => {
      world.wallet.answer = () => refused('session_expired');
      for (let times = 0; times < 100; times += 1)
        assert.is((await (await world.connect(world.playerUrl(`guess-${times}`))).closed).code, 4401);
      const { length } = world.wallet.asked;
      assert.is((await (await world.connect(world.playerUrl('guess-100'))).closed).code, 1013);
      assert.is(world.wallet.asked.length, length);
    }));

  test('F4 lets the credits of a player go out whom the wallet has authenticated for the first time', () =>
    withSockets(async (world) => {
      await world.openJackpot('northstar', 'a');
      await (await world.connect(world.playerUrl('session-p-1'), '*')).next();
      assert.equal(
        selectFrom(world.platform.file, 'select brand_path, player_id from wallet_players').map((row) => ({ ...row })),
        [{ brand_path: 'northstar:luna', player_id: 'p-1' }],
      );
    }));
});

suite('server/sockets/jackpot-updates', (test) => {
  /** A client that watches everything from the first look on. */
  const watching = async (world: SocketWorld, ...events: readonly string[]): Promise<Listener> => {
    const service = robot({ type: 'System' });
    await world.save(service);
    return world.connect(await world.serviceUrl(service), 'JackpotUpdate', ...events);
  };

  /** The content of the frames since the last time, as `id status minor`. */
  const since = async (listener: Listener, seen: { frames: number }): Promise<string[]> => {
    await listener.settled();
    const frames = listener.frames.slice(seen.frames);
    seen.frames = listener.frames.length;
    return frames.map(({ data }: Frame) => `${data.id} ${data.status} ${data.pots[0].current_value}`);
  };

  test('F3 shows every jackpot that is Active or Paused at once and every 3 seconds', () =>
    withSockets(async (world) => {
      const [first, second] = [await world.openJackpot('northstar', 'a'), await world.openJackpot('southstar', 'b')];
      const ended = await world.openJackpot('northstar', 'c');
      await world.call('pauseInstance', { path: { instance_id: second }, body: { reason: 'maintenance' } });
      await world.call('terminateInstance', { path: { instance_id: ended }, body: { reason: 'over' } });
      const pending = { timestamp_start: world.now() + 60_000 };
      await world.call('instantiateTemplate', {
        body: {
          template_owner_id: 'northstar',
          template_id: 'a',
          instance_owner_id: 'northstar',
          instance_name: 'later',
          instance_game_code: 'later',
          schedule: pending,
        },
      });
      const listener = await watching(world);
      const expected = [`${first} Active 5`, `${second} Paused 5`].sort();
      assert.equal(
        (await listener.next(2)).map(({ timestamp }) => timestamp),
        [world.now(), world.now()],
      );
      const seen = { frames: 0 };
      assert.equal(await since(listener, seen), expected);
      await world.advance(2_999);
      assert.equal(await since(listener, seen), []);
      await world.advance(1);
      assert.equal(await since(listener, seen), expected);
      await world.advance(3_000);
      assert.equal(await since(listener, seen), expected);
    }));

  test('F3 shows a change within a second, many changes at once as one, and nothing that has not changed', () =>
    withSockets(async (world) => {
      const [first, second] = [await world.openJackpot('northstar', 'a'), await world.openJackpot('northstar', 'b')];
      const listener = await watching(world);
      await listener.next(2);
      const seen = { frames: 2 };
      for (let times = 0; times < 20; times += 1) await world.contribute(first, 'northstar:luna', 'p-1');
      await world.advance(250);
      await world.advance(250);
      assert.equal(await since(listener, seen), [`${first} Active 9.2`]);
      // So many changes that each look finds one: two a second are shown.
      for (let times = 0; times < 6; times += 1) {
        await world.contribute(second, 'northstar:luna', 'p-1');
        await world.advance(250);
      }
      const updates = await since(listener, seen);
      assert.equal(
        updates.filter((update) => update.startsWith(second)),
        ['5.42', '5.84', '6.26'].map((value) => `${second} Active ${value}`),
      );
      // An unchanged jackpot is shown only together with all others.
      await world.call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
      await world.advance(500);
      assert.equal(await since(listener, seen), []);
    }));

  test('F3 shows a jackpot that is opened, led to by a source, won, and once more when it ends', () =>
    withSockets(async (world) => {
      const listener = await watching(world, 'WinEvent');
      const id = await world.openJackpot('northstar', 'a');
      await listener.settled();
      await world.advance(500);
      const [opened] = await listener.next();
      assert.equal([opened.data.id, opened.data.allowed_sources], [id, []]);
      const source = { owner_id: 'northstar', source_id: 'comet-rush', source_name: 'Comet Rush' };
      await world.call('createSources', { body: [source] });
      await world.call('assignSources', {
        body: { owner_id: 'northstar', source_id: ['comet-rush'], instance_id: id },
      });
      await world.advance(500);
      assert.equal((await listener.next())[0].data.allowed_sources, ['comet-rush']);
      await world.win(id, 'northstar:luna', 'p-1');
      const [win] = await listener.next();
      assert.is(win.event_type, 'WinEvent');
      await world.advance(500);
      assert.is((await listener.next())[0].data.id, id);
      await world.call('terminateInstance', { path: { instance_id: id }, body: { reason: 'over' } });
      await world.advance(500);
      assert.is((await listener.next())[0].data.status, 'Terminated');
      const seen = { frames: listener.frames.length };
      await world.advance(3_000);
      assert.equal(await since(listener, seen), []);
    }));

  test('F3 shows a jackpot that begins or ends by its schedule within a second, although nothing is written', () =>
    withSockets(async (world) => {
      const listener = await watching(world);
      const id = await world.openJackpot('northstar', 'a');
      changeIn(
        world.platform.file,
        'update instances set starts_at_ms = ?, ends_at_ms = ? where id = ?',
        world.now() + 10_100,
        world.now() + 20_200,
        id,
      );
      await listener.settled();
      const seen = { frames: 0 };
      const steps: string[] = [];
      for (let ms = 0; ms < 21_000; ms += 250) {
        await world.advance(250);
        for (const update of await since(listener, seen)) steps.push(`${ms + 250} ${update.split(' ')[1]}`);
      }
      const active = steps.filter((step) => step.endsWith('Active'));
      const [began = '', ended = ''] = [active[0], steps.at(-1)];
      assert.ok(Number.parseInt(began, 10) >= 10_100 && Number.parseInt(began, 10) <= 11_100, began);
      assert.match(ended, 'Terminated');
      assert.ok(Number.parseInt(ended, 10) >= 20_200 && Number.parseInt(ended, 10) <= 21_200, ended);
      assert.is(steps.length, active.length + 1);
    }));

  test('F3 and C2 go on showing when the clock is set back', () =>
    withSockets(async (world) => {
      const id = await world.openJackpot('northstar', 'a');
      const listener = await watching(world);
      await listener.next();
      const seen = { frames: 1 };
      await world.advance(-3_600_000);
      assert.equal(await since(listener, seen), [`${id} Active 5`]);
    }));
});
