import { Webhook } from 'standardwebhooks';
import * as assert from 'uvu/assert';
import {
  memoryIds,
  nodeListener,
  onCallback,
  onDiversion,
  onWebhook,
  type Receiver,
  type VerifyOptions,
  verifyWebhook,
  WebhookError,
} from '../../../clients/typescript/src/pitboss.ts';
import { create, newSecret, withReceiver } from '../../support/destinations.ts';
import { by } from '../../support/paying-players.ts';
import { suite } from '../../support/suite.ts';
import { calledBack, withCallbacks } from '../../support/with-callbacks.ts';
import { adapters, serving } from './serving.ts';

const SECRET = newSecret();
const MINUTE_MS = 60_000;

const winEvent = (changes: object = {}) => ({
  source: 'pitboss',
  event_type: 'WinEvent',
  operator_id: 'northstar',
  brand_id: 'northstar:luna',
  player_id: 'p-1',
  seq: 7,
  timestamp: 1,
  data: { win_id: 'w-1', win_amount: 5.63 },
  ...changes,
});

type Sending = { readonly id?: string; readonly atMs?: number; readonly secrets?: readonly string[] };

/** A message as the platform sends it, signed by another implementation. */
const message = (content: unknown, { id = 'm-1', atMs = Date.now(), secrets = [SECRET] }: Sending = {}) => {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const at = new Date(atMs);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(atMs / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
  return { body, headers };
};

const codeOf = async (
  { body, headers }: { body: string; headers: Record<string, string> },
  options: Partial<VerifyOptions> = {},
): Promise<string> => {
  try {
    const { event } = await verifyWebhook(body, headers, { secret: SECRET, ...options });
    return event.event_type;
  } catch (error) {
    if (error instanceof WebhookError) return error.code;
    throw error;
  }
};

const post = async (url: string, { body, headers }: ReturnType<typeof message>): Promise<number> =>
  (await fetch(url, { method: 'POST', headers, body })).status;

const silent = { onError: () => {} };

suite('clients/typescript/webhooks', (test) => {
  test('verifies the vector of Standard Webhooks', async () => {
    const headers = {
      'Webhook-Id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'Webhook-Timestamp': '1614265330',
      'Webhook-Signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    };
    const options = { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', now: () => 1_614_265_330_000 };
    // The message is authentic, and no event of the platform.
    assert.is(await codeOf({ body: '{"test": 2432232314}', headers }, options), 'unexpected');
    assert.is(await codeOf({ body: '{"test": 2432232315}', headers }, options), 'signature_invalid');
  });

  test('returns the typed event, its id and when it was sent, from every form of body and headers', async () => {
    const atMs = Math.floor(Date.now() / 1000) * 1000;
    const { body, headers } = message(winEvent(), { atMs });
    const bytes = new TextEncoder().encode(body);
    for (const form of [body, bytes, bytes.buffer, Buffer.from(body)])
      for (const held of [headers, new Headers(headers), { ...headers, 'webhook-id': ['m-1'] }]) {
        const verified = await verifyWebhook(form, held, { secret: SECRET });
        assert.equal([verified.id, verified.sentAtMs, verified.repeated], ['m-1', atMs, false]);
        assert.is(verified.event.event_type === 'WinEvent' && verified.event.data.win_amount, 5.63);
      }
  });

  test('accepts either secret while one replaces the other, on both sides', async () => {
    const next = newSecret();
    assert.is(await codeOf(message(winEvent(), { secrets: [next, SECRET] })), 'WinEvent');
    assert.is(await codeOf(message(winEvent(), { secrets: [next] }), { secret: [SECRET, next] }), 'WinEvent');
    assert.is(await codeOf(message(winEvent(), { secrets: [next] })), 'signature_invalid');
  });

  test('refuses a message that is not authentic, or not from now', async () => {
    const right = message(winEvent());
    const headed = (changes: Record<string, string>) => ({ ...right, headers: { ...right.headers, ...changes } });
    const minutesAway = (minutes: number) => message(winEvent(), { atMs: Date.now() + minutes * MINUTE_MS });
    const cases: [why: string, sent: Parameters<typeof codeOf>[0], code: string][] = [
      ['no id', headed({ 'webhook-id': '' }), 'unsigned'],
      ['no timestamp', headed({ 'webhook-timestamp': '' }), 'unsigned'],
      ['no signature', headed({ 'webhook-signature': '' }), 'unsigned'],
      ['a timestamp that is none', headed({ 'webhook-timestamp': '1e9' }), 'unsigned'],
      ['another id', headed({ 'webhook-id': 'm-2' }), 'signature_invalid'],
      ['a signature of another version', headed({ 'webhook-signature': 'v2,AAAA' }), 'signature_invalid'],
      ['a signature that is not base64', headed({ 'webhook-signature': 'v1,%' }), 'signature_invalid'],
      ['an empty signature', headed({ 'webhook-signature': 'v1,' }), 'signature_invalid'],
      ['another byte', { ...right, body: `${right.body} ` }, 'signature_invalid'],
      ['six minutes old', minutesAway(-6), 'too_old'],
      ['in six minutes', minutesAway(6), 'too_new'],
      ['four minutes old', minutesAway(-4), 'WinEvent'],
      ['in four minutes', minutesAway(4), 'WinEvent'],
      ['no JSON', message('{'), 'malformed'],
      ['no event', message([]), 'unexpected'],
    ];
    for (const [why, sent, code] of cases) assert.is(await codeOf(sent), code, why);
    assert.is(await codeOf(minutesAway(-4), { toleranceMs: MINUTE_MS }), 'too_old');
    assert.is(await codeOf(minutesAway(-60), { now: () => Date.now() - 60 * MINUTE_MS }), 'WinEvent');
  });

  test('recognises a repeat, once the first was handled', async () => {
    const ids = memoryIds();
    const { body, headers } = message(winEvent());
    const first = await verifyWebhook(body, headers, { secret: SECRET, ids });
    const again = await verifyWebhook(body, headers, { secret: SECRET, ids });
    await first.done();
    const after = await verifyWebhook(body, headers, { secret: SECRET, ids });
    assert.equal([first.repeated, again.repeated, after.repeated], [false, false, true]);
  });

  test('ids in memory are bounded: the oldest is forgotten first', () => {
    const ids = memoryIds(2);
    for (const id of ['a', 'b', 'a', 'c']) ids.add(id);
    assert.equal(
      ['a', 'b', 'c'].map((id) => ids.has(id)),
      [true, false, true],
    );
  });

  test('refuses a secret that cannot be one before the first message', () => {
    for (const secret of ['', [], ['whsec_AAAA', ''], 'whsec_!', 'whsec_'])
      assert.throws(() => onWebhook({}, { secret }), TypeError);
  });

  test('every adapter hands the raw body over: the event is handled once, and what is not authentic never', async () => {
    for (const [name, serve] of Object.entries(adapters)) {
      const handled: string[] = [];
      const receiver = onWebhook(
        {
          WinEvent: ({ data, player_id }, { id }) => handled.push(`${id} ${player_id} ${data.win_amount}`),
          other: ({ event_type }) => handled.push(event_type),
        },
        { secret: SECRET, bodyBytesMax: 1000, ...silent },
      );
      await serve(receiver, async (url) => {
        const sent = message(winEvent());
        const statuses = [
          await post(`${url}/hooks?a=b`, sent),
          await post(url, sent),
          await post(url, { ...sent, body: `${sent.body} ` }),
          await post(url, message(winEvent({ event_type: 'WinSettled' }), { id: 'm-2' })),
          await post(url, message(winEvent({ event_type: 'Later' }), { id: 'm-3' })),
          await post(url, message('{', { id: 'm-4' })),
          await post(url, message('"no event"', { id: 'm-5' })),
          await post(url, message(winEvent({ data: 'x'.repeat(1000) }), { id: 'm-6' })),
          (await fetch(url)).status,
        ];
        assert.equal(statuses, [204, 204, 401, 204, 204, 400, 400, 413, 405], name);
        assert.equal(handled, ['m-1 p-1 5.63', 'WinSettled', 'Later'], name);
      });
    }
  });

  test('an event without a function is acknowledged', () =>
    adapters['node:http']?.(onWebhook({}, { secret: SECRET }), async (url) => {
      assert.is(await post(url, message(winEvent())), 204);
    }));

  test('a message whose handler fails is not acknowledged, and handled when it comes again', async () => {
    const errors: unknown[] = [];
    let calls = 0;
    const receiver = onWebhook(
      {
        WinEvent: async () => {
          calls += 1;
          if (calls === 1) throw new Error('the database is down');
        },
      },
      { secret: SECRET, onError: (error) => errors.push(String(error)) },
    );
    await adapters['node:http']?.(receiver, async (url) => {
      const sent = message(winEvent());
      assert.equal([await post(url, sent), await post(url, sent), await post(url, sent)], [500, 204, 204]);
    });
    assert.is(calls, 2);
    assert.equal(errors, ['Error: the database is down']);
  });

  test('copies that arrive together are handled once', async () => {
    let calls = 0;
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const receiver = onWebhook(
      {
        WinEvent: () => {
          calls += 1;
          return finished;
        },
      },
      { secret: SECRET },
    );
    const { body, headers } = message(winEvent());
    const copy = () => receiver.handle({ method: 'POST', url: '/', headers, body: new TextEncoder().encode(body) });
    const copies = [copy(), copy(), copy()];
    setTimeout(finish, 20);
    assert.equal(
      (await Promise.all(copies)).map(({ status }) => status),
      [204, 204, 204],
    );
    assert.is(calls, 1);
  });

  test('a store of your own remembers across restarts', async () => {
    const table = new Set<string>();
    const ids = { has: async (id: string) => table.has(id), add: async (id: string) => table.add(id) };
    const handled: string[] = [];
    const start = (): Receiver => onWebhook({ WinEvent: (_, { id }) => handled.push(id) }, { secret: SECRET, ids });
    for (const receiver of [start(), start()])
      await adapters['node:http']?.(receiver, async (url) => {
        assert.is(await post(url, message(winEvent())), 204);
      });
    assert.equal(handled, ['m-1']);
  });

  test('a body that a parser has read before is a clear error', async () => {
    let caught: unknown;
    const listener = nodeListener(onWebhook({}, { secret: SECRET }));
    await serving(
      async (request, response) => {
        for await (const _ of request);
        await listener(request, response).catch((error: unknown) => {
          caught = error;
          response.writeHead(500).end();
        });
      },
      async (url) => {
        assert.is(await post(url, message(winEvent())), 500);
      },
    );
    assert.match(String(caught), /before the body parser/);
  });

  test('the results of contributions are distinguished by their form', async () => {
    const handled: unknown[] = [];
    const result = (id: string) => ({ contribution_id: id, instance_id: 'i', win_amount: 1 });
    const one = onCallback(
      {
        ContributionResult: ({ contribution_id }) => handled.push(contribution_id),
        ContributionRefused: ({ code }) => handled.push(code),
      },
      { secret: SECRET, ...silent },
    );
    const all = onCallback(
      {
        ContributionResult: () => assert.unreachable(),
        ContributionRefused: () => assert.unreachable(),
        ContributionResults: (results) => handled.push(results.length),
      },
      { secret: SECRET },
    );
    await adapters['node:http']?.(one, async (url) => {
      assert.is(await post(url, message(result('c-1'), { id: 'c-1' })), 204);
      assert.is(await post(url, message([result('c-2'), result('c-3')], { id: 'c-2' })), 204);
      assert.is(await post(url, message({ code: 'insufficient_funds', contribution_id: 'c-4' }, { id: 'c-4' })), 204);
      assert.is(await post(url, message({}, { id: 'c-5' })), 400);
    });
    await adapters['node:http']?.(all, async (url) => {
      assert.is(await post(url, message([result('c-6'), result('c-7')])), 204);
    });
    assert.equal(handled, ['c-1', 'c-2', 'c-3', 'insufficient_funds', 2]);
  });

  test('a diversion is handed over once', async () => {
    const taken: unknown[] = [];
    const receiver = onDiversion(({ diversion_id, amount }) => taken.push([diversion_id, amount]), {
      secret: SECRET,
      ...silent,
    });
    await adapters['node:http']?.(receiver, async (url) => {
      const sent = message({ diversion_id: 'd-1', amount: 12.5 });
      assert.equal([await post(url, sent), await post(url, sent)], [204, 204]);
      assert.is(await post(url, message({ amount: 12.5 }, { id: 'd-2' })), 400);
    });
    assert.equal(taken, [['d-1', 12.5]]);
  });

  test('understands the results that the platform sends, of a contribution that was booked and of one that was refused', () =>
    withCallbacks(async ({ client, receiver, secret, id, wallet }) => {
      const heard: unknown[] = [];
      const callbacks = onCallback(
        {
          ContributionResult: ({ contribution_amount, metadata }) => heard.push([contribution_amount, metadata]),
          ContributionRefused: ({ code, metadata }) => heard.push([code, metadata]),
        },
        { secret },
      );
      const contribute = (metadata: object) =>
        client.call('contributeToInstance', { body: by(id, 'p-1', { ...calledBack(receiver), metadata }) });
      await contribute({ round: 1 });
      await receiver.arrived(1);
      const problem = { type: '/problems/insufficient_funds', title: 'x', status: 422, detail: 'x', instance: '/x' };
      const body = { ...problem, code: 'insufficient_funds', request_id: 'r-1' };
      wallet.proxy.decide = ({ kind }) => (kind === 'debit' ? { before: true, status: 422, body } : 'pass');
      await contribute({ round: 2 });
      await receiver.arrived(2);
      for (const { headers, body } of receiver.received) {
        const { status } = await callbacks.handle({ method: 'POST', url: '/hook', headers, body });
        assert.is(status, 204);
      }
      assert.equal(heard, [
        [1, { round: 1 }],
        ['insufficient_funds', { round: 2 }],
      ]);
    }));

  test('understands the platform itself, during a rotation too', () =>
    withReceiver(async ({ client, win }) => {
      const [secret, next] = [newSecret(), newSecret()];
      const won: string[] = [];
      let arrived = (): void => {};
      const receiver = onWebhook(
        {
          WinEvent: ({ player_id, data }) => {
            won.push(`${player_id} ${data.win_pot_id}`);
            arrived();
          },
        },
        { secret },
      );
      await serving(nodeListener(receiver), async (url) => {
        const { body } = await create(client, { url, secret });
        for (const rotate of [false, true]) {
          if (rotate)
            await client.call('updateDestination', { path: { destination_id: body.id }, body: { secret: next } });
          const coming = new Promise<void>((resolve) => {
            arrived = resolve;
          });
          await win();
          await coming;
        }
      });
      assert.equal(won, ['p-1 minor', 'p-1 minor']);
    }));
});
