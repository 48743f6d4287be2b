// A long proof: it kills a process at every step.
import * as assert from 'uvu/assert';
import { create } from '../support/destinations.ts';
import { atDebit, contributeToTarget, idsOf, linked, openLinked, SOURCE } from '../support/linking.ts';
import { until } from '../support/paying-players.ts';
import { Receiver } from '../support/receiver.ts';
import type { Reply } from '../support/server.ts';
import { withStage } from '../support/stage.ts';
import { toTarget } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { calledBack, results } from '../support/with-callbacks.ts';
import { outcome } from '../support/with-jackpot.ts';

const instances = ({ body }: Pick<Reply, 'body'>): string[] =>
  body.map(({ instance_id }: { instance_id: string }) => instance_id);
const states = (data: string) => select(data, 'select state from contributions order by id').map(({ state }) => state);
const KEY = { idempotency_key: 'k-1' };

/** The target's pot is won by every contribution. */
const WON_BY_ONE = 10.5;

suite('server/linked, killed', (test) => {
  for (const when of ['before', 'after'] as const)
    for (const isLater of [false, true])
      test(`C13: kill -9 at a linked debit, ${when} the wallet acted, ${isLater ? 'of a callback ' : ''}leaves what was booked, and closes the key`, () =>
        killed(when, isLater));
});
/** Kills the server at a debit of the linked chain, whose result may go to a callback. */
const killed = (when: 'before' | 'after', isLater: boolean): Promise<void> =>
  withStage(
    async (stage) => {
      const { wallet, id, data } = stage;
      const receiver = await Receiver.start();
      try {
        await create(stage.client, { url: receiver.url, events: [] });
        const all = await openLinked(stage.client, id, 4);
        const held = new Promise<unknown>((resolve) => {
          wallet.proxy.hung = resolve;
        });
        wallet.proxy.decide = atDebit(3, () => `hang ${when}`);
        const body = toTarget(SOURCE, linked({ ...KEY, ...(isLater ? calledBack(receiver) : {}) }));
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
          await receiver.arrived(1);
          assert.equal(instances({ body: results(receiver)[0] }), all.slice(0, 2));
        }
        await stage.prove();
        // Each repetition has the result sent again, once it is there.
        assert.is(
          new Set(receiver.received.map(({ headers, body: told }) => `${headers['webhook-id']} ${told}`)).size,
          isLater ? 1 : 0,
        );
      } finally {
        await receiver.stop();
      }
    },
    // Long enough that only the kill ends the wallet's silence.
    { PITBOSS_OUTGOING_HOSTS: '127.0.0.1', PITBOSS_WALLET_TIMEOUT_MS: '60000' },
  );
