import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import * as assert from 'uvu/assert';
import { replayDelivery } from '../../../db/deliveries/deliveries.ts';
import { deleteDestination, findDestination, updateDestination } from '../../../db/deliveries/destinations.ts';
import { makeDiversionsDue } from '../../../db/deliveries/stranded-deliveries.ts';
import { deliveries } from '../../../db/tables/deliveries.ts';
import { createMail } from '../../../server/delivery/mail.ts';
import { startMailbox } from '../../support/mailbox.ts';
import { Receiver } from '../../support/receiver.ts';
import { suite } from '../../support/suite.ts';
import { box, HOUR_MS, MINUTE_MS, START_MS, withDeliverer } from '../../support/with-deliverer.ts';

/** A receiver whose 2xx never ends. */
const startEndless = async (): Promise<{ readonly host: string; readonly url: string; stop(): Promise<void> }> => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200).write('x'.repeat(100_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { host, url: `http://${host}/`, stop };
};

const disabled = { enabled: false, disabledReason: 'account' as const };
const callback = { kind: 'callback' as const, lane: 'callback', ownerId: 'northstar:luna' };
const diversion = { ...callback, kind: 'diversion' as const, lane: 'diversion', persistent: true };

suite('server/delivery/delivery-attempt', (test) => {
  test('a 2xx acknowledges with any body, complete or not', async () => {
    const endless = await startEndless();
    const receiver = { host: endless.host, stop: endless.stop } as Receiver;
    await withDeliverer([receiver], async ({ destination, deliver, advance, find }) => {
      const id = await deliver({ destinationId: await destination({ url: endless.url }) });
      await advance(0);
      assert.equal([(await find(id))?.state, (await find(id))?.lastStatus], ['delivered', 200]);
    });
  });

  test("a callback is signed by the brand's destination of its host before the operator's, the oldest first", async () => {
    const receiver = await Receiver.start();
    await withDeliverer([receiver], async ({ destination, deliver, advance, find, store }) => {
      const url = (path: string) => `http://${receiver.host}/${path}`;
      const operators = await destination({ url: url('operator'), createdAtMs: 1 });
      const newer = await destination({ url: url('newer'), ownerId: 'northstar:luna', createdAtMs: 3 });
      const older = await destination({ url: url('older'), ownerId: 'northstar:luna', createdAtMs: 2 });
      await destination({ url: url('other'), ownerId: 'northstar:sol', createdAtMs: 0 });
      const receivers: (string | null | undefined)[] = [];
      for (const disable of [older, newer, operators, undefined]) {
        const id = await deliver({ ...callback, address: url('callback') });
        await advance(0);
        receivers.push((await find(id))?.destinationId);
        if (disable !== undefined) await store.write((tx) => updateDestination(tx, disable, disabled));
        else assert.equal([(await find(id))?.state, (await find(id))?.attempts], ['dead', 0]);
      }
      assert.equal(receivers, [older, newer, operators, null]);
      assert.equal(
        receiver.received.map(({ path }) => path),
        ['/callback', '/callback', '/callback'],
      );
    });
  });

  test('a diversion to an unregistered host waits, uncounted, until it is registered', async () => {
    const receiver = await Receiver.start();
    await withDeliverer([receiver], async ({ destination, deliver, advance, find, tell }) => {
      const id = await deliver({ ...diversion, address: receiver.url });
      for (let hour = 0; hour < 30; hour += 1) await advance(HOUR_MS);
      const waiting = await find(id);
      assert.equal([waiting?.state, waiting?.attempts, waiting?.destinationId], ['pending', 0, null]);
      const destinationId = await destination({ url: receiver.url });
      await tell('all', (tx) => makeDiversionsDue(tx, 'northstar', START_MS, 10));
      const sent = await find(id);
      assert.equal([sent?.state, sent?.attempts, sent?.destinationId], ['delivered', 1, destinationId]);
    });
  });

  test('410 to an address that was changed meanwhile is a failure like others', async () => {
    const old = await Receiver.start();
    const current = await Receiver.start();
    await withDeliverer([old, current], async ({ destination, deliver, advance, find, store }) => {
      const destinationId = await destination({ url: old.url });
      old.behaviour = async () => {
        await store.write((tx) =>
          updateDestination(tx, destinationId, { url: current.url, updatedAtMs: START_MS + 1 }),
        );
        return 410;
      };
      const id = await deliver({ destinationId });
      await advance(0);
      assert.ok((await store.read((tx) => findDestination(tx, destinationId)))?.enabled);
      assert.is((await find(id))?.state, 'pending');
      await advance(5000);
      assert.equal([(await find(id))?.state, (await find(id))?.address], ['delivered', current.url]);
    });
  });

  test('deliveries that a crash left waiting for disabled and deleted destinations end at start, however many there are', async () => {
    const receiver = await Receiver.start(() => 500);
    await withDeliverer([receiver], async ({ destination, deliver, advance, find, store, restart }) => {
      const ids: Record<string, string[]> = {};
      const destinations = [
        await destination({ url: `${receiver.url}/1` }),
        await destination({ url: `${receiver.url}/2` }),
      ] as const;
      for (const destinationId of destinations) {
        ids[destinationId] = [];
        for (let n = 0; n < 600; n += 1) ids[destinationId].push(await deliver({ destinationId }));
      }
      const secret = await deliver({ destinationId: destinations[0], secretUntilMs: START_MS + HOUR_MS });
      const called = await deliver({ ...callback, destinationId: destinations[1], address: receiver.url });
      await advance(0);
      const sent = receiver.received.length;
      await store.write((tx) => updateDestination(tx, destinations[0], disabled));
      await store.write((tx) => deleteDestination(tx, destinations[1]));
      await restart();
      for (const id of ids[destinations[0]] ?? []) assert.is((await find(id))?.state, 'dead');
      for (const id of ids[destinations[1]] ?? []) assert.is(await find(id), undefined);
      assert.is(await find(secret), undefined, 'a secret has no dead letter');
      assert.is((await find(called))?.state, 'dead');
      assert.is(receiver.received.length, sent);
    });
  });

  test('a secret is erased when it expires, although the next attempt would be later', async () => {
    const receiver = await Receiver.start(() => 500);
    await withDeliverer([receiver], async ({ destination, deliver, advance, find }) => {
      const destinationId = await destination({ url: receiver.url });
      const id = await deliver({ destinationId, secretUntilMs: START_MS + 10 * MINUTE_MS, body: box.seal('{}') });
      await advance(0);
      await advance(5000);
      await advance(5 * MINUTE_MS);
      assert.is(receiver.received.length, 3);
      await advance(4 * MINUTE_MS);
      assert.is((await find(id))?.state, 'pending');
      await advance(55_000);
      assert.is(await find(id), undefined);
      assert.is(receiver.received.length, 3);
    });
  });

  test('a replay is tried at once, although the receiver has failed a moment ago', async () => {
    const receiver = await Receiver.start(() => 500);
    await withDeliverer([receiver], async ({ destination, deliver, advance, find, tell }) => {
      const destinationId = await destination({ url: receiver.url });
      const id = await deliver({ destinationId });
      await advance(0);
      receiver.behaviour = () => 200;
      await tell([`event:${destinationId}`], (tx) => replayDelivery(tx, id, START_MS));
      assert.equal([(await find(id))?.state, (await find(id))?.attempts], ['delivered', 2]);
    });
  });

  test('a failure that arrives after the message was replayed does not count against the replay', async () => {
    const receiver = await Receiver.start();
    await withDeliverer([receiver], async ({ destination, deliver, advance, find, store }) => {
      const destinationId = await destination({ url: receiver.url });
      const id = await deliver({ destinationId });
      receiver.behaviour = () => 500;
      for (let day = 0; day < 6; day += 1) await advance(24 * HOUR_MS);
      assert.is((await find(id))?.attempts, 6);
      receiver.behaviour = async () => {
        // Given up and replayed while its last attempt is under way.
        if (receiver.received.length > 7) return 200;
        await store.write(async (tx) => {
          await tx.run((db) => db.update(deliveries).set({ state: 'dead' }).where(eq(deliveries.id, id)));
          await replayDelivery(tx, id, START_MS);
        });
        return 500;
      };
      await advance(24 * HOUR_MS);
      await advance(5 * MINUTE_MS);
      assert.equal([(await find(id))?.state, (await find(id))?.attempts], ['delivered', 1]);
    });
  });

  test('without a mail server, a mail waits for a day, uncounted, and is then erased', () =>
    withDeliverer([], async ({ deliver, advance, find }) => {
      const id = await deliver({ kind: 'mail', lane: 'mail', address: 'ada@example.com', body: 'Subject\ntext' });
      for (let hour = 0; hour < 24; hour += 1) {
        await advance(hour === 0 ? 0 : HOUR_MS);
        const { state, attempts, lastError } = (await find(id)) ?? {};
        assert.equal([state, attempts, lastError], ['pending', 0, 'No mail server is configured.']);
      }
      await advance(HOUR_MS);
      assert.is(await find(id), undefined);
    }));

  test("a mail server's words are kept nowhere: they may repeat what was sent", async () => {
    const mail = createMail({ url: 'smtp://127.0.0.1:1', from: 'pitboss@example.com' });
    await withDeliverer(
      [],
      async ({ deliver, advance, find }) => {
        const id = await deliver({ kind: 'mail', lane: 'mail', address: 'ada@example.com', body: 'Subject\n12345678' });
        await advance(0);
        assert.match((await find(id))?.lastError ?? '', /^The mail server cannot be used \(E[A-Z]+\)\.$/);
      },
      mail,
    );
  });

  test('each attempt sends a mail with the same Message-ID and Date, and no mail of another platform has that id', async () => {
    const mailbox = await startMailbox();
    const mail = createMail({ url: mailbox.url, from: 'Pitboss <pitboss@casino.example>' });
    const queued = {
      id: '7.mail',
      kind: 'mail',
      lane: 'mail',
      address: 'ada@example.com',
      body: 'Subject\nText',
    } as const;
    const send = (createdAtMs: number) =>
      withDeliverer(
        [],
        async ({ deliver, advance, find }) => {
          await deliver({ ...queued, createdAtMs });
          mailbox.refuses = true;
          await advance(0);
          mailbox.refuses = false;
          await advance(MINUTE_MS);
          assert.equal([(await find(queued.id))?.state, (await find(queued.id))?.attempts], ['delivered', 2]);
        },
        mail,
      );
    try {
      await send(START_MS - MINUTE_MS);
      await send(START_MS);
    } finally {
      await mailbox.stop();
    }
    const header = (name: string) =>
      mailbox.mails.map((text) => new RegExp(`^${name}: (.*)\r$`, 'm').exec(text)?.[1] ?? '');
    assert.equal(header('Auto-Submitted'), Array(4).fill('auto-generated'));
    const [before, now] = ['Thu, 31 Dec 2026 23:59:00 +0000', 'Fri, 01 Jan 2027 00:00:00 +0000'];
    assert.equal(header('Date'), [before, before, now, now]);
    const [first = '', again, other = '', otherAgain] = header('Message-ID');
    assert.match(first, /^<[0-9a-f]{32}@casino\.example>$/);
    assert.equal([again, otherAgain], [first, other]);
    assert.is.not(first, other);
  });
});
