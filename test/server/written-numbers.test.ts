import * as assert from 'uvu/assert';
import { create } from '../support/destinations.ts';
import { Listener } from '../support/listener.ts';
import { by, until } from '../support/paying-players.ts';
import type { Client } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import { type CallbackScene, calledBack, withCallbacks } from '../support/with-callbacks.ts';

/** Numbers that JavaScript reads as others, or writes in another way; and some in texts, which are texts. */
const WRITTEN =
  '{"n":[9007199254740993,1.10,1e400,-0,0.1234567890123456789,1E2,0.0000001,-1e999999,7],"rawJSON":"9007199254740993","t":": 1.10"}';
const LAST = WRITTEN.replace('0993,', '0992,');

/** Sends a contribution whose fields of the caller's are given as text, and returns the text of the reply. */
const contribute = async (client: Client, id: string, metadata: string, changes: object = {}) => {
  const body = JSON.stringify(by(id, 'p-1', { ...changes, metadata: 0, event_metadata: 0 })).replaceAll(
    /"((?:event_)?metadata)":0/g,
    `"$1": ${metadata}`,
  );
  return raw(client, '/operator/contributions/instance', { method: 'POST', body });
};

const raw = async (client: Client, path: string, init: RequestInit = {}, accept = 'application/json') => {
  const headers = { authorization: `Bearer ${await client.login()}`, 'content-type': 'application/json', accept };
  const response = await fetch(`${client.url}${path}`, { ...init, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** The text of a field. */
const fieldOf = (name: string, text: string): string | undefined =>
  new RegExp(`"${name}":(\\{.*?": 1.10"\\})`).exec(text)?.[1];

/** Connects a player, and collects the texts of frames. */
const framesOf = async ({ client }: CallbackScene): Promise<{ texts: string[]; listener: Listener }> => {
  const url = `${client.url}/events/northstar/luna?token=session-p-1&currency=EUR`;
  const texts: string[] = [];
  const listener = await Listener.open(url, { events: ['*'] });
  listener.socket.on('message', (bytes) => texts.push(String(bytes)));
  return { texts, listener };
};

suite('server/written-numbers', (test) => {
  test("C6 the numbers in a caller's metadata keep their digits in the reply, the result, the list, webhooks and sockets", () =>
    withCallbacks(async (scene) => {
      const { client, receiver, id } = scene;
      await create(client, { url: receiver.url, events: ['WinEvent'] });
      const { texts, listener } = await framesOf(scene);
      try {
        const { status, headers, text } = await contribute(client, id, WRITTEN);
        assert.is(status, 200);
        assert.is(fieldOf('metadata', text), WRITTEN);
        await receiver.arrived(1);
        assert.is(fieldOf('event_metadata', receiver.received[0]?.body ?? ''), WRITTEN);
        await until(() => texts.some((each) => each.includes('WinEvent')), true);
        assert.ok(texts.some((each) => fieldOf('event_metadata', each) === WRITTEN));
        const read = await raw(client, `/operator/contributions/${headers.get('contribution-id')}`);
        assert.is(fieldOf('metadata', read.text), WRITTEN);
      } finally {
        listener.close();
      }
    }, true));

  test('C6 the numbers in metadata keep their digits in a callback', () =>
    withCallbacks(async ({ client, receiver, id }) => {
      assert.is((await contribute(client, id, WRITTEN, calledBack(receiver))).status, 200);
      await receiver.arrived(1);
      assert.is(fieldOf('metadata', receiver.received[0]?.body ?? ''), WRITTEN);
    }));

  test('C6 so many numbers that reading them again and again would take long are refused', () =>
    withCallbacks(async ({ client, id, data }) => {
      const send = async (number: string, count: number) => {
        const { status, text } = await contribute(client, id, `[${Array(count).fill(number)}]`);
        return status === 200 ? 200 : [status, JSON.parse(text).code, JSON.parse(text).errors[0].pointer];
      };
      assert.equal(await send('1.0', 10_001), [400, 'malformed_body', '/metadata']);
      assert.is(await send('1.0', 10_000), 200);
      assert.is(await send('1', 20_000), 200);
      assert.is(select(data, 'select * from contributions').length, 2);
    }));

  test('C6 under one key, another number is another request, and another spelling of the number is not', () =>
    withCallbacks(async ({ client, id, data }) => {
      const send = async (metadata: string) => {
        const { status, text } = await contribute(client, id, metadata, { idempotency_key: 'k-1' });
        return status === 422 ? JSON.parse(text).code : status;
      };
      assert.is(await send(WRITTEN), 200);
      assert.is(await send(LAST), 'idempotency_key_reused');
      assert.is(await send(WRITTEN.replace('1e400', '1e401')), 'idempotency_key_reused');
      const [numbers] = /\[.*\]/.exec(WRITTEN) ?? [];
      assert.is(await send(`{ "t" : ": 1.10", "rawJSON" : "9007199254740993", "n" : ${numbers} }`), 204);
      assert.is(await send(WRITTEN.replace('1.10', '1.1').replace('1e400', '10E+399').replace('-0', '0')), 204);
      assert.is(select(data, 'select * from contributions').length, 1);
    }));
});
