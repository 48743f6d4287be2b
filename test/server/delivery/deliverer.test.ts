import { Webhook } from 'standardwebhooks';
import * as assert from 'uvu/assert';
import { replayDelivery } from '../../../db/deliveries/deliveries.ts';
import { findDestination, updateDestination } from '../../../db/deliveries/destinations.ts';
import type { SendMail } from '../../../server/delivery/mail.ts';
import type { SendOutgoing } from '../../../server/http/outgoing.ts';
import { until } from '../../support/paying-players.ts';
import { Receiver } from '../../support/receiver.ts';
import { suite } from '../../support/suite.ts';
import {
  box,
  type DelivererWorld,
  HOUR_MS,
  MINUTE_MS,
  START_MS,
  secretOf,
  withDeliverer,
} from '../../support/with-deliverer.ts';

suite('server/delivery/deliverer', (test) => {
  test('a message arrives once, signed with every secret that counts as a Standard Webhook', async () => {
    const receiver = await Receiver.start();
    await withDeliverer([receiver], async ({ destination, deliver, advance, find }) => {
      const [secret, previous] = [secretOf(), secretOf()];
      const destinationId = await destination({
        url: receiver.url,
        secret: box.seal(secret),
        previousSecret: box.seal(previous),
        previousSecretUntilMs: START_MS + HOUR_MS,
      });
      const id = await deliver({ destinationId, body: '{"sum":1.10}' });
      await advance(0);
      await advance(HOUR_MS - 1);
      await deliver({ destinationId });
      await advance(0);
      await advance(1);
      await deliver({ destinationId });
      await advance(0);
      assert.is(receiver.received.length, 3);
      assert.is(receiver.received[0]?.body, '{"sum":1.10}');
      assert.is(receiver.received[0]?.headers['webhook-id'], id);
      for (const [at, secrets] of [[secret, previous], [secret, previous], [secret]].entries()) {
        const received = receiver.received[at];
        assert.ok(received);
        const { headers, body } = received;
        const timestamp = new Date(Number(headers['webhook-timestamp']) * 1000);
        const expected = secrets.map((each) => new Webhook(each).sign(String(headers['webhook-id']), timestamp, body));
        assert.is(headers['webhook-signature'], expected.join(' '), `message ${at}`);
      }
      assert.is((await find(id))?.state, 'delivered');
    });
  });

  test('a failed message is repeated after 5 s, 5 min, 30 min, 2 h, 5 h and 10 h, and is then a dead letter', async () => {
    const receiver = await Receiver.start(() => 500);
    await withDeliverer([receiver], async ({ destination, deliver, advance, find, store }) => {
      const destinationId = await destination({ url: receiver.url });
      const id = await deliver({ destinationId });
      await advance(0);
      let attempts = 1;
      for (const delayMs of [5000, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS]) {
        assert.is(receiver.received.length, attempts);
        await advance(delayMs - 1);
        assert.is(receiver.received.length, attempts, 'not before its time');
        await advance(1);
        attempts += 1;
      }
      await advance(100 * HOUR_MS);
      assert.is(receiver.received.length, 7);
      assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])), new Set([id]));
      const dead = await find(id);
      assert.is(dead?.state, 'dead');
      assert.is(dead?.lastStatus, 500);
      receiver.behaviour = () => 200;
      await store.write((tx) => replayDelivery(tx, id, 0));
      await advance(1);
      assert.is((await find(id))?.state, 'delivered');
      assert.is((await find(id))?.attempts, 1, 'counted from the start');
    });
  });

  test('a callback that is acknowledged while the next one is read is not sent again', async () => {
    const acknowledged = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const hasBegun = Promise.withResolvers<void>();
    const sent: string[] = [];
    let first: string | undefined;
    const send: SendOutgoing = async ({ headers }) => {
      const id = headers['webhook-id'] ?? '';
      sent.push(id);
      if (id === first) await acknowledged.promise;
      return { status: 204, headers: {}, text: '' };
    };
    const beforeAnswer = async (read: unknown): Promise<void> => {
      const isBoth = Array.isArray(read) && read.length === 2 && read[0].id === first;
      if (!isBoth) return;
      hasBegun.resolve();
      await held.promise;
    };
    const work = async ({ destination, deliver, find, wake, advance }: DelivererWorld) => {
      await destination({ url: 'https://games.example/hook' });
      const callback = { kind: 'callback', lane: 'callback:games', address: 'https://games.example/won' } as const;
      first = await deliver(callback);
      wake();
      await until(() => sent.length, 1);
      const second = await deliver(callback);
      await hasBegun.promise;
      acknowledged.resolve();
      await until(async () => (await find(first ?? ''))?.state, 'delivered');
      held.resolve();
      await advance(0);
      assert.equal(sent, [first, second]);
    };
    await withDeliverer([], work, undefined, undefined, send, beforeAnswer);
  });

  test('a restart forgets nothing, and an attempt that was broken off is repeated under the same id', async () => {
    let answers = false;
    const receiver = await Receiver.start(() => (answers ? 204 : 503));
    await withDeliverer([receiver], async ({ destination, deliver, advance, find, restart }) => {
      const destinationId = await destination({ url: receiver.url });
      const id = await deliver({ destinationId });
      await advance(0);
      answers = true;
      await restart();
      assert.is(receiver.received.length, 1, 'it waits as long as it would have');
      await advance(5000);
      assert.is((await find(id))?.state, 'delivered');
    });
  });

  test('a dead destination delays no other', async () => {
    const dead = await Receiver.start(() => 'silence');
    const live = await Receiver.start();
    await withDeliverer([dead, live], async ({ destination, deliver, advance, find }) => {
      const deadId = await destination({ url: dead.url });
      const liveId = await destination({ url: live.url });
      for (let n = 0; n < 50; n += 1) await deliver({ destinationId: deadId });
      const ids: string[] = [];
      for (let n = 0; n < 20; n += 1) ids.push(await deliver({ destinationId: liveId, body: JSON.stringify({ n }) }));
      void advance(0);
      await live.arrived(20);
      assert.equal(
        live.received.map(({ body }) => JSON.parse(body).n),
        Array.from({ length: 20 }, (_, n) => n),
        'in order',
      );
      assert.is(dead.received.length, 1, 'one at a time');
      await dead.stop();
      for (const id of ids.slice(0, 19)) assert.is((await find(id))?.state, 'delivered');
    });
  });

  test('410 disables the destination and makes dead letters of what waits for it, which can be replayed once it is enabled', async () => {
    const receiver = await Receiver.start(() => 410);
    await withDeliverer([receiver], async ({ destination, deliver, advance, find, store }) => {
      const destinationId = await destination({ url: receiver.url });
      const first = await deliver({ destinationId });
      const second = await deliver({ destinationId });
      await advance(0);
      await advance(HOUR_MS);
      assert.is(receiver.received.length, 1);
      const disabled = await store.read((tx) => findDestination(tx, destinationId));
      assert.equal([disabled?.enabled, disabled?.disabledReason], [false, 'gone']);
      assert.is((await find(first))?.state, 'dead');
      assert.is((await find(second))?.state, 'dead');
      receiver.behaviour = () => 200;
      await store.write((tx) => updateDestination(tx, destinationId, { enabled: true, disabledReason: null }));
      for (const id of [first, second]) await store.write((tx) => replayDelivery(tx, id, 0));
      await advance(1);
      await advance(1);
      assert.is((await find(second))?.state, 'delivered');
    });
  });

  test('a message that money waits for ignores 410 and is repeated every 10 h until it is acknowledged', async () => {
    const receiver = await Receiver.start(() => 410);
    await withDeliverer([receiver], async ({ destination, deliver, advance, find }) => {
      await destination({ url: receiver.url });
      const id = await deliver({ kind: 'diversion', lane: 'diversion', address: receiver.url, persistent: true });
      await advance(0);
      for (let n = 0; n < 20; n += 1) await advance(10 * HOUR_MS);
      assert.ok(receiver.received.length > 15);
      assert.is((await find(id))?.state, 'pending');
      receiver.behaviour = () => 204;
      await advance(10 * HOUR_MS);
      assert.is((await find(id))?.state, 'delivered');
    });
  });

  test('a message that was queued or failed while the clock ran ahead is sent when the clock was set back', async () => {
    const receiver = await Receiver.start(() => 500);
    await withDeliverer([receiver], async ({ destination, deliver, advance, find }) => {
      await destination({ url: receiver.url });
      await advance(400 * 24 * HOUR_MS);
      const id = await deliver({ kind: 'diversion', lane: 'diversion', address: receiver.url, persistent: true });
      await advance(0);
      assert.is((await find(id))?.attempts, 1);
      receiver.behaviour = () => 204;
      await advance(-400 * 24 * HOUR_MS);
      assert.is((await find(id))?.state, 'delivered');
    });
  });

  test('a message that failed while the clock ran ahead is sent after a restart with the right clock', async () => {
    const receiver = await Receiver.start(() => 500);
    await withDeliverer([receiver], async ({ destination, deliver, advance, find, restart }) => {
      await destination({ url: receiver.url });
      await advance(400 * 24 * HOUR_MS);
      const id = await deliver({ kind: 'diversion', lane: 'diversion', address: receiver.url, persistent: true });
      await advance(0);
      receiver.behaviour = () => 204;
      await restart(-400 * 24 * HOUR_MS);
      assert.is((await find(id))?.state, 'delivered');
    });
  });

  test('a redirect is a failure and is not followed', async () => {
    const receiver = await Receiver.start(() => 302);
    await withDeliverer([receiver], async ({ destination, deliver, advance, find }) => {
      const id = await deliver({ destinationId: await destination({ url: receiver.url }) });
      await advance(0);
      const tried = await find(id);
      assert.is(tried?.lastStatus, 302);
      assert.is(tried?.state, 'pending');
    });
  });

  test('an address that is not public is never connected to', async () => {
    const receiver = await Receiver.start();
    await withDeliverer([], async ({ destination, deliver, advance, find }) => {
      for (const url of [
        receiver.url,
        `https://${receiver.host}/`,
        `https://localhost:${new URL(receiver.url).port}/`,
      ]) {
        const id = await deliver({ destinationId: await destination({ url }) });
        await advance(0);
        assert.match((await find(id))?.lastError ?? '', /not public|must be https/, url);
      }
    });
    assert.is(receiver.received.length, 0);
    await receiver.stop();
  });

  test('a message with a secret is erased when it has arrived, and unsent when its time has passed', async () => {
    const receiver = await Receiver.start();
    await withDeliverer([receiver], async ({ destination, deliver, advance, find }) => {
      const destinationId = await destination({ url: receiver.url });
      const secretUntilMs = START_MS + 10 * MINUTE_MS;
      const arrived = await deliver({ destinationId, secretUntilMs, body: box.seal('{"otp":1}') });
      await advance(0);
      assert.is(await find(arrived), undefined);
      receiver.behaviour = () => 500;
      const late = await deliver({ destinationId, secretUntilMs, body: box.seal('{"otp":1}') });
      await advance(0);
      assert.is((await find(late))?.state, 'pending');
      await advance(10 * MINUTE_MS);
      assert.is(await find(late), undefined);
      assert.is(receiver.received.length, 2);
    });
  });

  test('mail is sent by the mail server and repeated like everything else', async () => {
    const sent: string[] = [];
    const mail: SendMail = async ({ to, text }) => {
      sent.push(`${to} ${text}`);
      if (sent.length === 1) throw new Error('421 try again');
    };
    await withDeliverer(
      [],
      async ({ deliver, advance, find }) => {
        const id = await deliver({ kind: 'mail', lane: 'mail', address: 'ada@example.com', body: 'Subject\ntext' });
        await advance(0);
        assert.is((await find(id))?.lastError, '421 try again');
        await advance(5000);
        assert.equal(sent, ['ada@example.com Subject\ntext', 'ada@example.com Subject\ntext']);
        assert.is((await find(id))?.state, 'delivered');
      },
      mail,
    );
  });
});
