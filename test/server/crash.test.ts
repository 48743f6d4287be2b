// A long proof: it kills a process at every step.

import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { create } from '../support/destinations.ts';
import { bonusAward } from '../support/freespins.ts';
import { atDebit, contributeToTarget, idsOf, linked, openBeside, openLinked, SOURCE } from '../support/linking.ts';
import { by, paidByPlayers, until } from '../support/paying-players.ts';
import { runProgram, withPrograms } from '../support/process.ts';
import { Receiver } from '../support/receiver.ts';
import { ADMINISTRATOR, Client, type OperationId, type Reply, withFolder } from '../support/server.ts';
import { type Stage, withStage } from '../support/stage.ts';
import { registerOwners, toTarget } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import type { WalletCall } from '../support/wallet-proxy.ts';
import { calledBack, results } from '../support/with-callbacks.ts';
import { outcome } from '../support/with-jackpot.ts';

suite('server/crash', (test) => {
  /** Cuts of the chain: the call to the wallet, before or after the wallet has acted, and whether a repetition finds it booked. */
  const CUTS: readonly [kind: WalletCall['kind'], when: 'before' | 'after', booked: boolean][] = [
    ['authenticate', 'before', false],
    ['authenticate', 'after', false],
    ['debit', 'before', false],
    ['debit', 'after', false],
    ['cancel', 'before', false],
    ['cancel', 'after', false],
    ['credit', 'before', true],
    ['credit', 'after', true],
  ];

  /** The win of a contribution less its cost to the player. */
  const WON_LESS_PAID = 9.5;

  /** Sends a contribution until the platform takes it or says that it had taken it. */
  const insist = async (
    stage: Stage,
    body: object,
    operation: OperationId = 'contributeToInstance',
  ): Promise<number> => {
    let status = 0;
    await until(async () => {
      status = (await stage.client.call(operation, { body })).status;
      return status === 200 || status === 204;
    }, true);
    return status;
  };

  /** The player's gain or loss by the platform's books. */
  const movedIn = (data: string, player: string): number => {
    const [row] = select(
      data,
      `select coalesce((select sum(pay) from payouts where state = 'paid' and player_id = '${player}'), 0)
        - coalesce((select sum(debit) from contributions where state = 'booked' and player_id = '${player}'), 0) as moved`,
    );
    return Number(row?.moved) / 1e6;
  };

  /** The euros that the player's bonus has paid. */
  const usesOf = (data: string, player: string): number =>
    Number(select(data, `select used from player_bonuses where player_id = '${player}'`)[0]?.used) / 1e6;

  for (const [kind, when, booked] of CUTS)
    test(`kill -9 at the ${kind}, ${when} the wallet acted, leaves a contribution with its debit or neither (C6)`, () =>
      withStage(async (stage) => {
        const { wallet, id } = stage;
        let killed = false;
        wallet.proxy.decide = async (call) => {
          // A cancel is only sent when the outcome of the debit is unknown.
          if (kind === 'cancel' && call.kind === 'debit') return { status: 500, body: {} };
          if (call.kind !== kind) return 'pass';
          if (when === 'before') {
            await stage.kill();
            killed = true;
          }
          return when === 'before' ? 'drop before' : 'drop after';
        };
        const body = by(id, 'p-1', { idempotency_key: 'k-1' });
        const answered = stage.client.call('contributeToInstance', { body }).catch(() => undefined);
        if (when === 'after') {
          await until(() => wallet.proxy.calls.some((call) => call.kind === kind), true);
          await stage.kill();
          killed = true;
        }
        await until(() => killed, true);
        await answered;
        wallet.proxy.decide = () => 'pass';
        await stage.restart();
        if (booked) {
          await until(() => wallet.moved('p-1'), WON_LESS_PAID);
          assert.is(await insist(stage, body), 204);
        } else {
          await until(() => wallet.moved('p-1'), 0);
          assert.is(await insist(stage, body), 200);
        }
        await until(() => wallet.moved('p-1'), WON_LESS_PAID);
        const { body: instance } = await stage.client.call('getInstance', { path: { instance_id: id } });
        assert.equal([instance.total_contributions, instance.pots[0].instance_count], [1, 2]);
        await stage.prove();
      }));

  test('kill -9 again and again under load loses nothing acknowledged and does nothing twice (C6 C13)', () =>
    withStage(async (stage) => {
      const { wallet, id } = stage;
      const PLAYERS = 8;
      // A night's worth is 200.
      const ROUNDS = Number(process.env.PITBOSS_TEST_KILLS ?? 4);
      // The first players have bonuses, which pay some of theirs.
      const SPINS = 15;
      const free = ['p-0', 'p-1', 'p-2', 'p-3'];
      const award = bonusAward({
        players: free,
        bonus: { type: 'Fixed', currency: 'EUR', count: SPINS, amount: '1' },
        available_for: [{ provider_id: 'pitboss', game_ids: [] }],
      });
      assert.is((await stage.client.call('awardBonus', { body: award })).status, 200);
      // Each contribution to the first jackpot also goes to one whose operator pays half until its budget is used up.
      const BUDGET = 20;
      const { contribution_rules: rules, ...jackpot } = paidByPlayers('shared');
      const operator_budget = { amount: BUDGET, per: 'Total', then: 'PlayerPays' };
      const contribution_rules = { ...rules, operator_contribution_percentage: '0.5', operator_budget };
      const template = { ...jackpot, contribution_rules };
      const shared = await openBeside(stage.client, template);
      // And to one that takes a third of a cent of each, so that fractions are carried.
      const PICOS = 3_300_000_000n;
      const fine = { ...rules, contribution_type: { Percentage: 0.00033 }, carry_fractions: true };
      const carrying = { ...paidByPlayers('carried'), contribution_rules: fine };
      const carried = await openBeside(stage.client, carrying);
      const links = { path: { instance_id: id }, body: { instance_ids: [shared, carried] } };
      assert.is((await stage.client.call('setLinks', links)).status, 200);
      let total = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const acknowledged = new Set<string>();
        const sent = new Map<string, object>();
        let killed = false;
        const play = async (player: number): Promise<void> => {
          for (let n = 0; !killed; n += 1) {
            const key = `${round}-${player}-${n}`;
            const playing = { id: `p-${player}`, token: `session-p-${player}`, country: 'MT', brand_id: 'luna' };
            const options = linked({ idempotency_key: key });
            const body = toTarget({ id, type: 'instance' }, { player: playing, ...options });
            sent.set(key, body);
            const reply = await contributeToTarget(stage.client, body).catch(() => undefined);
            if (reply?.status === 200) acknowledged.add(key);
          }
        };
        const players = Array.from({ length: PLAYERS }, (_, player) => play(player));
        const enough = 30 + 7 * (round % 4);
        await until(() => acknowledged.size >= enough, true);
        killed = true;
        await stage.kill();
        await Promise.all(players);
        await stage.restart();
        for (const [key, body] of sent) {
          const status = await insist(stage, body, 'contributeToTarget');
          if (acknowledged.has(key)) assert.is(status, 204, `${key} was acknowledged and is missing`);
        }
        total += sent.size;
      }
      for (let player = 0; player < PLAYERS; player += 1) {
        const name = `p-${player}`;
        // A win may still be on its way to the wallet.
        await until(() => Math.round((wallet.moved(name) - movedIn(stage.data, name)) * 100), 0);
      }
      const { body: won } = await stage.client.call('getInstance', { path: { instance_id: id } });
      assert.is(won.total_contributions, total);
      const spins = free.map((player_id) => usesOf(stage.data, player_id));
      assert.equal(
        spins,
        free.map(() => SPINS),
      );
      const { body: budgeted } = await stage.client.call('getInstance', { path: { instance_id: shared } });
      const { used, reserved } = budgeted.operator_budget;
      assert.ok(Number(used) > 0 && Number(used) <= BUDGET, `${used} of the budget is used`);
      assert.is(reserved, '0');
      const fractions = select(
        stage.data,
        `select count(*) as wagers, sum(debit) as debited,
           (select picos from carried_fractions one where one.player_id = each.player_id) as picos
         from contributions each where state = 'booked' and instance_id = '${carried}' group by player_id`,
      );
      assert.is(fractions.length, PLAYERS);
      for (const { wagers, debited, picos } of fractions)
        assert.is(BigInt(`${picos}`) + BigInt(`${debited}`) * 1_000_000n, BigInt(`${wagers}`) * PICOS);
      assert.equal(select(stage.data, 'select * from carry_reservations'), []);
      await stage.prove();
    }));
});

suite('server/award-crash', (test) => {
  const PLAYERS = Array.from({ length: 10_000 }, (_, index) => `p-${index}`);

  /** The number of bonuses, of their players, and of their events. */
  const given = (data: string): unknown[] => [
    ...select(data, 'select count(*) bonuses, count(distinct player_id) players from player_bonuses').flatMap(
      Object.values,
    ),
    ...select(data, "select count(*) from outbox where event_type = 'PlayerBonusAdded'").flatMap(Object.values),
  ];

  /** Waits until the first bonuses are given, and no longer. */
  const begun = async (data: string): Promise<void> => {
    while (select(data, 'select id from player_bonuses limit 1').length === 0)
      await new Promise((resolve) => setImmediate(resolve));
  };

  test('D3: after kill -9 in the middle of an award to 10,000 players everybody has one bonus, and the same request says so', () =>
    withFolder((folder) =>
      withPrograms(async (start) => {
        const data = join(folder, 'platform');
        const environment = {
          PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
          PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
          PITBOSS_LOG_LEVEL: 'warn',
        };
        const serve = () => start(['serve', '--port', '0', '--data', data], environment);
        const killed = await serve();
        const before = new Client(killed.url);
        await before.login();
        await registerOwners(before);
        const body = bonusAward({ request_id: 'everybody', players: PLAYERS });
        const answered = before.call('awardBonus', { body }).catch(() => undefined);
        await begun(data);
        await killed.end('SIGKILL');
        assert.is(await answered, undefined);
        const [bonuses, players, told] = given(data);
        assert.ok(Number(bonuses) < PLAYERS.length, 'the award was cut');
        assert.equal([players, told], [bonuses, bonuses]);
        const cut = await runProgram(['verify', '--data', data]);
        assert.is(cut.status, 0, cut.stdout);

        const restarted = await serve();
        const after = new Client(restarted.url);
        await after.login();
        await until(() => given(data), [10_000, 10_000, 10_000]);
        const again = await after.call('awardBonus', { body });
        assert.equal([outcome(again), again.headers.get('idempotent-replayed')], ['200', 'true']);
        assert.equal(
          again.body.map(({ player_id }: { player_id: string }) => player_id),
          PLAYERS,
        );
        assert.equal(given(data), [10_000, 10_000, 10_000]);
        await restarted.end('SIGTERM');
        const whole = await runProgram(['verify', '--data', data]);
        assert.is(whole.status, 0, whole.stdout);
      }),
    ));
});

suite('server/linked, killed', (test) => {
  const instances = ({ body }: Pick<Reply, 'body'>): string[] =>
    body.map(({ instance_id }: { instance_id: string }) => instance_id);

  const states = (data: string) =>
    select(data, 'select state from contributions order by id').map(({ state }) => state);
  const KEY = { idempotency_key: 'k-1' };

  /** The target's pot is won by every contribution. */
  const WON_BY_ONE = 10.5;

  /** Kills the server at a debit of the linked chain, whose result may go to a callback. */
  const killed = (when: 'before' | 'after', isLater: boolean): Promise<void> =>
    withStage(
      async (stage) => {
        const { wallet, id, data } = stage;
        const each = when === 'after';
        const receiver = await Receiver.start();
        try {
          await create(stage.client, { url: receiver.url, events: [] });
          const all = await openLinked(stage.client, id, 4);
          const held = new Promise<unknown>((resolve) => {
            wallet.proxy.hung = resolve;
          });
          wallet.proxy.decide = atDebit(3, () => `hang ${when}`);
          const body = toTarget(SOURCE, linked({ ...KEY, ...(isLater ? calledBack(receiver, { each }) : {}) }));
          const answered = contributeToTarget(stage.client, body).catch(() => undefined);
          await held;
          await stage.kill();
          await answered;
          wallet.proxy.decide = () => 'pass';
          await stage.restart();
          // The key is in flight until the cancel of the third debit is acknowledged.
          await until(async () => outcome(await contributeToTarget(stage.client, body)), '204');
          await until(() => states(data), ['booked', 'booked', 'cancelled']);
          assert.is(idsOf(await contributeToTarget(stage.client, body)).length, 2);
          await until(() => wallet.moved('p-1'), WON_BY_ONE - 2);
          if (isLater) {
            await receiver.arrived(each ? 2 : 1);
            const sent = results(receiver).flat();
            assert.equal([...new Set(instances({ body: sent }))].sort(), all.slice(0, 2).sort());
          }
          await stage.prove();
          // Each repetition has the result sent again, once it is there.
          assert.is(
            new Set(receiver.received.map(({ headers, body: told }) => `${headers['webhook-id']} ${told}`)).size,
            isLater ? (each ? 2 : 1) : 0,
          );
        } finally {
          await receiver.stop();
        }
      },
      // Long enough that only the kill ends the wallet's silence.
      { PITBOSS_OUTGOING_HOSTS: '127.0.0.1', PITBOSS_WALLET_TIMEOUT_MS: '60000' },
    );

  for (const when of ['before', 'after'] as const)
    for (const isLater of [false, true])
      test(`C13: kill -9 at a linked debit, ${when} the wallet acted, ${isLater ? 'of a callback ' : ''}leaves what was booked, and closes the key`, () =>
        killed(when, isLater));
});
