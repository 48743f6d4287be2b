import * as assert from 'uvu/assert';
import { emit, listPendingEvents, listPendingResets } from '../../../db/events/outbox.ts';
import { deliveries } from '../../../db/tables/deliveries.ts';
import type { OutboxEvent } from '../../../db/tables/events.ts';
import { queueEvents } from '../../../server/delivery/queue-events.ts';
import { type Queue, Relay } from '../../../server/delivery/relay.ts';
import { ResetRounds } from '../../../server/delivery/reset-rounds.ts';
import { errorLog } from '../../support/error-log.ts';
import { type Holder, USERNAME, withHolder } from '../../support/holder.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { until } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';

const LONG_MS = 2 ** 30;
const other = {
  ...{ instanceId: 'i', eventType: 'WinEvent', operatorId: 'northstar', brandId: 'northstar:luna', playerId: 'p-1' },
  ...{ data: {}, createdAtMs: 0 },
};

/** The holder's store, what requests leave in it, and the work after them. */
const scene = ({ platform }: Holder) => {
  const { store, services, issueOneTimePassword } = platform;
  const { secrets } = services;
  const queue: Queue = (tx, events, from) =>
    queueEvents(tx, events, from, { mails: true, secrets, issueOneTimePassword }, 1);
  return {
    store,
    queue,
    request: (username: string) => platform.call('requestPasswordReset', { body: { username } }),
    waiting: () => store.read(async (tx) => (await listPendingResets(tx, 10)).length),
    mails: () => store.read(async (tx) => (await tx.all((db) => db.select().from(deliveries))).length),
  };
};

suite('server/delivery/reset-rounds', (test) => {
  test('A4 a request waits for a round, whose moment it does not decide, and other events do not wait for it', () =>
    withHolder(async (holder) => {
      const { store, queue, request, waiting, mails } = scene(holder);
      let drawn = 0;
      const rounds = new ResetRounds(store, queue, errorLog(), () => {
        drawn += 1;
        return LONG_MS;
      });
      const published: string[] = [];
      const relay = new Relay(
        store,
        [({ eventType }: OutboxEvent) => void published.push(eventType)],
        queue,
        errorLog(),
      );
      await request(USERNAME);
      await request('nobody');
      await store.write((tx) => emit(tx, other));
      await until(async () => (await store.read((tx) => listPendingEvents(tx, 10))).length, 0);
      assert.equal([published, await waiting(), await mails(), drawn], [['WinEvent'], 2, 0, 1]);
      await rounds.stop();
      await relay.stop();
    }));

  test('A4 a request that was acknowledged is issued by the server that starts next, and one that fails is tried again', () =>
    withHolder(async (holder) => {
      const { store, queue, request, waiting, mails } = scene(holder);
      const before = new ResetRounds(store, queue, errorLog(), () => LONG_MS);
      await request(USERNAME);
      await before.stop();
      assert.equal([await waiting(), await mails()], [1, 0]);
      expectErrors(/issuing one-time passwords failed, trying again/);
      let tries = 0;
      const failing: Queue = (...given) => {
        tries += 1;
        if (tries === 1) throw new Error('no room');
        return queue(...given);
      };
      const after = new ResetRounds(store, failing, errorLog(), () => 0);
      await until(async () => [await waiting(), await mails(), tries], [0, 1, 2]);
      await request('nobody');
      await until(async () => [await waiting(), await mails(), tries], [0, 1, 3]);
      await after.stop();
    }));
});
