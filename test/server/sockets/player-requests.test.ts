import * as assert from 'uvu/assert';
import type { Frame, Listener } from '../../support/listener.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { raffle } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { changeIn, selectFrom } from '../../support/tables.ts';
import { robot, type SocketWorld, sessionOf, withSockets } from '../../support/with-sockets.ts';

suite('server/sockets/player-requests', (test) => {
  const ME = { player_id: 'p-1', brand_id: 'northstar:luna' };
  const isReply = ({ msg_type }: Frame): boolean => msg_type === 'Message' || msg_type === 'Error';

  const optIn = (instance_id: string, changes: object = {}) => ({
    PlayerOptInRequest: { ...ME, instance_id, player_country: 'MT', opt_in: true, ...changes },
  });
  const optInTo = (target: object, changes: object = {}) => ({
    PlayerOptInRequestV2: {
      ...{ target, operator_id: 'northstar', opt_in: true },
      player: { id: 'p-1', brand_id: 'luna', country: 'MT' },
      ...changes,
    },
  });
  const jackpotOf = (source_id: string, changes: object = {}) => ({
    PlayerJackpotRequest: { ...ME, source_id, country_code: 'MT', ...changes },
  });

  /** A player's socket that is subscribed to nothing but what is named. */
  const player = async (world: SocketWorld, ...events: readonly string[]): Promise<Listener> => {
    const listener = await world.connect(world.playerUrl('session-p-1'));
    listener.subscribe(...events);
    return listener;
  };

  const ask = async (listener: Listener, message: unknown): Promise<Frame> => {
    listener.send(message);
    return (await listener.until(isReply)).at(-1);
  };

  const withSource = async (world: SocketWorld, instance_id: string, source_id = 'comet-rush'): Promise<void> => {
    await world.call('createSources', { body: [{ owner_id: 'northstar', source_id, source_name: source_id }] });
    await world.call('assignSources', { body: { owner_id: 'northstar', source_id: [source_id], instance_id } });
  };

  const statusIn = async (world: SocketWorld, instance_id: string): Promise<boolean> => {
    const rows = selectFrom(
      world.platform.file,
      "select opted_in from participations where player_id = 'p-1' and instance_id = ?",
      instance_id,
    );
    return Number(rows[0]?.opted_in ?? 0) === 1;
  };

  test('F4 opts the player in and out with the same event as over HTTP, and without asking the wallet again', () =>
    withSockets(async (world) => {
      const id = await world.openJackpot('northstar', 'a');
      const listener = await player(world, 'OptInEvent');
      listener.send(optIn(id, { request_id: 'r-1', contribution_value: '1.5' }));
      const frames = [...(await listener.next(2))];
      const reply = frames.find(isReply);
      const event = frames.find((frame) => !isReply(frame));
      assert.equal(reply, { msg_type: 'Message', msg_name: 'PlayerOptInResponse', request_id: 'r-1', data: {} });
      assert.equal(
        [
          event.msg_type,
          event.msg_name,
          event.event_type,
          event.data.opted_in,
          event.data.preferred_contribution_value,
        ],
        ['Event', 'OptInEvent', 'OptInEvent', true, 1.5],
      );
      assert.ok(await statusIn(world, id));
      // Repeated, also as the very same text, it is answered and changes nothing.
      for (const _ of [1, 2])
        assert.is(
          (await ask(listener, optIn(id, { request_id: 'r-1', contribution_value: '1.5' }))).msg_type,
          'Message',
        );
      assert.is((await ask(listener, optIn(id, { opt_in: false }))).request_id, undefined);
      const [out] = (await listener.until(({ event_type }) => event_type === 'OptInEvent')).slice(-1);
      assert.is(out.data.opted_in, false);
      assert.not(await statusIn(world, id));
      assert.is(selectFrom(world.platform.file, "select id from outbox where event_type = 'OptInEvent'").length, 2);
      assert.is(world.wallet.asked.length, 1);
    }));

  test('F4 opts the player in to the jackpot of a source and those linked to it, without an audit event', () =>
    withSockets(async (world) => {
      const [first, second] = [await world.openJackpot('northstar', 'a'), await world.openJackpot('northstar', 'b')];
      await withSource(world, first);
      await world.call('setLinks', { path: { instance_id: first }, body: { instance_ids: [second] } });
      const listener = await player(world);
      const audited = selectFrom(world.platform.file, 'select id from audit_events').length;
      const reply = await ask(
        listener,
        optInTo({ type: 'source', id: 'comet-rush' }, { opt_linked: true, request_id: 'x' }),
      );
      assert.equal(reply, {
        ...{ msg_type: 'Message', msg_name: 'PlayerOptInResponseV2', request_id: 'x' },
        data: { success: [first, second], failed: [] },
      });
      assert.ok((await statusIn(world, first)) && (await statusIn(world, second)));
      const out = await ask(listener, optInTo({ type: 'instance', id: second }, { opt_in: false }));
      assert.equal(out.data, { success: [second], failed: [] });
      assert.ok((await statusIn(world, first)) && !(await statusIn(world, second)));
      assert.is(selectFrom(world.platform.file, 'select id from audit_events').length, audited);
    }));

  test('F4 gets the jackpot of a source, by the country and segments of the session if the request names none', () =>
    withSockets(async (world) => {
      const rules = (country_filters: object) => ({
        contribution_rules: { contribution_type: { Fixed: 1 }, operator_contribution_percentage: '1', country_filters },
      });
      const id = await world.openJackpot('northstar', 'a', rules({ white_list: ['MT'] }));
      await withSource(world, id);
      const listener = await player(world);
      await ask(listener, optIn(id));
      const reply = await ask(listener, jackpotOf('comet-rush', { request_id: 'r-3' }));
      assert.equal([reply.msg_name, reply.request_id, reply.data.id], ['PlayerJackpotResponse', 'r-3', id]);
      assert.is(reply.data.optin_status.opted_in, true);
      const refused = await ask(listener, jackpotOf('comet-rush', { country_code: 'SE' }));
      assert.equal([refused.msg_type, refused.data.code], ['Error', 'no_jackpot_for_source']);
      world.wallet.answer = (token) => sessionOf(token, { country: 'SE' });
      const swede = await world.connect(world.playerUrl('session-p-1'));
      const unnamed = await ask(swede, jackpotOf('comet-rush', { country_code: undefined }));
      assert.is(unnamed.data.code, 'no_jackpot_for_source');
    }));

  test('F4 gets the own tickets, of all raffles or of one', () =>
    withSockets(async (world) => {
      const first = await world.openJackpot('northstar', 'one', raffle({ id: 'one' }));
      const second = await world.openJackpot('northstar', 'two', raffle({ id: 'two' }));
      for (const id of [first, second])
        for (const who of ['p-1', 'p-2']) await world.contribute(id, 'northstar:luna', who);
      const listener = await player(world);
      const all = await ask(listener, { PlayerRaffleTicketsRequest: { request_id: 't' } });
      assert.equal([all.msg_name, all.request_id], ['PlayerRaffleTicketsResponse', 't']);
      assert.equal(
        all.data.map(({ instance_id, player_id }: Frame) => [instance_id, player_id]).sort(),
        [
          [first, 'p-1'],
          [second, 'p-1'],
        ].sort(),
      );
      const one = await ask(listener, { PlayerRaffleTicketsRequest: { instance_id: second } });
      assert.equal(
        one.data.map(({ instance_id, ticket_count }: Frame) => [instance_id, ticket_count > 0]),
        [[second, true]],
      );
      const none = await ask(listener, { PlayerRaffleTicketsRequest: { instance_id: 'no-such-raffle' } });
      assert.equal([none.msg_type, none.data.code], ['Error', 'instance_not_found']);
    }));

  test('F4 answers a request of another player, brand or operator with a problem, and the socket stays open', () =>
    withSockets(async (world) => {
      const id = await world.openJackpot('northstar', 'a');
      const ended = await world.openJackpot('northstar', 'b');
      await withSource(world, id);
      await world.call('terminateInstance', { path: { instance_id: ended }, body: { reason: 'over' } });
      const listener = await player(world);
      const someone = { id: 'p-2', brand_id: 'luna', country: 'MT' };
      const refused: [message: object, code: string, pointer?: string][] = [
        [optIn(id, { player_id: 'p-2' }), 'player_token_mismatch'],
        [optIn(id, { brand_id: 'northstar:sol' }), 'player_token_mismatch'],
        [optIn(id, { brand_id: 'southstar:mare' }), 'player_token_mismatch'],
        [jackpotOf('comet-rush', { player_id: 'p-2' }), 'player_token_mismatch'],
        [jackpotOf('comet-rush', { brand_id: 'northstar:sol' }), 'player_token_mismatch'],
        [optInTo({ type: 'instance', id }, { player: someone }), 'player_token_mismatch'],
        [
          optInTo({ type: 'instance', id }, { player: { ...someone, id: 'p-1', brand_id: 'sol' } }),
          'player_token_mismatch',
        ],
        [optInTo({ type: 'instance', id }, { operator_id: 'southstar' }), 'player_token_mismatch'],
        [optIn(ended), 'instance_terminated', '/instance_id'],
        [optInTo({ type: 'instance', id: ended }), 'instance_terminated', '/target/id'],
        [optIn('no-such-jackpot'), 'instance_not_found', '/instance_id'],
        [jackpotOf('no-such-game'), 'no_jackpot_for_source', '/source_id'],
        [optIn(id, { opt_in: 'yes' }), 'validation_failed', '/opt_in'],
        [optIn(id, { surprise: 1 }), 'validation_failed', '/surprise'],
        [jackpotOf('comet-rush', { brand_id: undefined }), 'validation_failed', '/brand_id'],
        [{ PlayerRaffleTicketsRequest: { instance_id: '' } }, 'validation_failed', '/instance_id'],
      ];
      for (const [message, code, pointer] of refused) {
        await world.advance(1_000);
        const reply = await ask(listener, message);
        const what = JSON.stringify(message);
        assert.equal([reply.msg_type, reply.data.code], ['Error', code], what);
        assert.is(reply.msg_name, `${Object.keys(message)[0]}`.replace('Request', 'Response'), what);
        assert.is(reply.data.instance, '/events/northstar/luna');
        if (pointer !== undefined) assert.is(reply.data.errors[0].pointer, pointer, what);
      }
      assert.not(await statusIn(world, id));
      assert.is(listener.socket.readyState, listener.socket.OPEN);
    }));

  test('F4 closes 4400 for a message that is no request, and F3 for every request', () =>
    withSockets(async (world) => {
      const service = robot();
      await world.save(service);
      const id = await world.openJackpot('northstar', 'a');
      const url = world.playerUrl('session-p-1');
      for (const [address, message] of [
        [url, { PlayerWinRequest: {} }],
        [url, { PlayerOptInRequest: {}, PlayerJackpotRequest: {} }],
        [url, { PlayerOptInRequest: 'yes' }],
        [url, { ...optIn(id), request_id: 'beside' }],
        [await world.serviceUrl(service), optIn(id)],
      ] as const) {
        const listener = await world.connect(address);
        listener.send(message);
        assert.is((await listener.closed).code, 4400, JSON.stringify(message));
      }
    }));

  test('F4 refuses more than 10 requests a second, and closes a socket that goes on', () =>
    withSockets(async (world) => {
      const id = await world.openJackpot('northstar', 'a');
      const listener = await player(world);
      await ask(listener, optIn(id));
      await world.advance(1_000);
      // Many more than 60 messages in 10 seconds, if they keep to the limit.
      for (let second = 0; second < 9; second += 1) {
        for (let count = 0; count < 10; count += 1)
          assert.is(
            (await ask(listener, { PlayerRaffleTicketsRequest: {} })).msg_type,
            'Message',
            `${second} ${count}`,
          );
        const late = await ask(listener, optIn(id, { opt_in: false, request_id: 'late' }));
        assert.equal([late.msg_type, late.request_id, late.data.code], ['Error', 'late', 'too_many_requests']);
        await world.advance(1_000);
      }
      assert.ok(await statusIn(world, id));
      for (let count = 0; count < 100; count += 1) listener.send({ PlayerRaffleTicketsRequest: {} });
      while (listener.socket.readyState === listener.socket.OPEN) await new Promise((resolve) => setImmediate(resolve));
      await world.advance(1_000);
      assert.is((await listener.closed).code, 4429);
    }));

  test('F4 answers requests that came before the wallet had answered, and nothing to a client that it does not admit', () =>
    withSockets(async (world) => {
      const id = await world.openJackpot('northstar', 'a');
      const early = await world.connect(world.playerUrl('session-p-1'));
      assert.is((await ask(early, optIn(id))).msg_type, 'Message');
      // A request is a first message too.
      await world.advance(31_000);
      assert.is(early.socket.readyState, early.socket.OPEN);
      world.wallet.answer = () => ({ outcome: 'refused', code: 'session_expired', ofPlatform: false });
      const refused = await world.connect(world.playerUrl('session-p-9'));
      refused.send(optIn(id, { player_id: 'p-9' }));
      assert.is((await refused.closed).code, 4401);
      assert.equal(refused.frames, []);
    }));

  test('F4 answers in the order of the requests', () =>
    withSockets(async (world) => {
      const id = await world.openJackpot('northstar', 'a');
      const listener = await player(world);
      const ids = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
      for (const request_id of ids)
        listener.send(
          Number(request_id) % 2 === 0 ? optIn(id, { request_id }) : { PlayerRaffleTicketsRequest: { request_id } },
        );
      assert.equal(
        (await listener.next(10)).map(({ request_id }) => request_id),
        ids,
      );
    }));

  test('F4 answers a failure of the platform with internal_error, and goes on', () =>
    withSockets(async (world) => {
      expectErrors(/request failed/);
      const id = await world.openJackpot('northstar', 'a');
      const listener = await player(world);
      await ask(listener, optIn(id));
      changeIn(world.platform.file, "update instances set rules = '{}' where id = ?", id);
      await withSource(world, id);
      const reply = await ask(listener, jackpotOf('comet-rush'));
      assert.equal([reply.msg_type, reply.data.code], ['Error', 'internal_error']);
      assert.is((await ask(listener, { PlayerRaffleTicketsRequest: {} })).msg_type, 'Message');
    }));
});
