// One tenant's flood: a number of requests at a time, over and over until it is stopped. It is a separate process with the lowest
// priority, so that it takes no processor time from the server.
import { Agent, request } from 'node:http';
import { constants, setPriority } from 'node:os';

/** `{n}` in a path or body is a number that is not used twice; `{bulk}` stands for a thousand segments with such numbers. */
export type Flood = {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly atOnce: number;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly accept?: string;
  readonly body?: string;
};

setPriority(constants.priority.PRIORITY_LOW);

const BULK = 1_000;
/** Other numbers than those of any flood before. */
let number = process.pid * 10_000_000;
let isOn = false;
let running: Promise<unknown> = Promise.resolve();
const answered = new Map<number, number>();

const filled = (text: string): string =>
  text
    .replaceAll('{bulk}', () =>
      JSON.stringify(
        Array.from({ length: BULK }, () => {
          return { owner_id: 'rival', id: `segment-${++number}`, priority: 1 };
        }),
      ),
    )
    .replaceAll('{n}', () => String(++number));

const send = ({ url, method, path, accept, body }: Flood, token: string, agent: Agent): Promise<number> =>
  new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(accept !== undefined && { accept }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const sent = request(url + filled(path), { method, agent, headers }, (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body === undefined ? undefined : filled(body));
  });

const flood = async (asked: Flood): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: asked.atOnce });
  await Promise.all(
    Array.from({ length: asked.atOnce }, async (_, each) => {
      const token = asked.tokens[each % asked.tokens.length] ?? '';
      while (isOn) {
        const status = await send(asked, token, agent);
        answered.set(status, (answered.get(status) ?? 0) + 1);
        // A refused request is sent again, but not as fast as the loop allows.
        if (status >= 400 || status === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }),
  );
  agent.destroy();
};

process.on('message', async (asked: Flood | 'stop') => {
  if (asked !== 'stop') {
    isOn = true;
    answered.clear();
    running = flood(asked);
    process.send?.('floods');
    return;
  }
  isOn = false;
  await running;
  process.send?.([...answered].map(([status, count]) => `${count} × ${status}`).join(', '));
});
process.on('disconnect', () => process.exit(0));
