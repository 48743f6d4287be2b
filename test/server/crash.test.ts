// A long proof: it kills a process at every step.
import * as assert from 'uvu/assert';
import { by, until } from '../support/paying-players.ts';
import { type Stage, withStage } from '../support/stage.ts';
import { suite } from '../support/suite.ts';
import type { WalletCall } from '../support/wallet-proxy.ts';

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
const insist = async (stage: Stage, body: object): Promise<number> => {
  let status = 0;
  await until(async () => {
    status = (await stage.client.call('contributeToInstance', { body })).status;
    return status === 200 || status === 204;
  }, true);
  return status;
};

suite('server/crash', (test) => {
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

  test('kill -9 again and again under load loses nothing acknowledged and does nothing twice (C6)', () =>
    withStage(async (stage) => {
      const { wallet, id } = stage;
      const PLAYERS = 8;
      const ROUNDS = 4;
      const acknowledged = new Set<string>();
      const sent = new Map<string, object>();
      for (let round = 0; round < ROUNDS; round += 1) {
        let killed = false;
        const play = async (player: number): Promise<void> => {
          for (let n = 0; !killed; n += 1) {
            const key = `${round}-${player}-${n}`;
            const body = by(id, `p-${player}`, { idempotency_key: key });
            sent.set(key, body);
            const reply = await stage.client.call('contributeToInstance', { body }).catch(() => undefined);
            if (reply?.status === 200) acknowledged.add(key);
          }
        };
        const players = Array.from({ length: PLAYERS }, (_, player) => play(player));
        const enough = acknowledged.size + 30 + 7 * round;
        await until(() => acknowledged.size >= enough, true);
        killed = true;
        await stage.kill();
        await Promise.all(players);
        await stage.restart();
        for (const [key, body] of sent) {
          const status = await insist(stage, body);
          if (acknowledged.has(key)) assert.is(status, 204, `${key} was acknowledged and is missing`);
          acknowledged.add(key);
        }
      }
      for (let player = 0; player < PLAYERS; player += 1) {
        const contributions = [...sent.keys()].filter((key) => key.split('-')[1] === String(player)).length;
        await until(() => wallet.moved(`p-${player}`), contributions * WON_LESS_PAID);
      }
      const { body: instance } = await stage.client.call('getInstance', { path: { instance_id: id } });
      assert.is(instance.total_contributions, sent.size);
      await stage.prove();
    }));
});
