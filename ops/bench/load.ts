// Sends contributions over keep-alive connections, one request at a time on each, for a given time. A socket and a few string searches cost
// less than an HTTP client, so the load generator is faster than the fastest server. Any status other than 200 ends the bench.
import { connect, type Socket } from 'node:net';
import { createHistogram } from 'node:perf_hooks';
import { bodyOf, KEY_DIGITS, keyOf, PATH, PLAYERS, playerOf } from './workload.ts';

/** A request other than a contribution; `{key}` and `{player}` in its body differ from request to request. */
export type Asked = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string };

export type Load = {
  readonly url: string;
  readonly token: string;
  readonly instanceId: string;
  /** Instances that requests go to in turn, in place of the one. */
  readonly instanceIds?: readonly string[];
  /** Servers that connections go to in turn, in place of the one. */
  readonly urls?: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** Unique per load on a server, since idempotency keys are used once. */
  readonly keyPrefix: string;
  /** The number of the first key, in the order of `keyOf`; absent: keys are in ascending order. */
  readonly from?: number;
  /** The distance between the numbers of the players, to spread them over those of a filled store; 1 by default. */
  readonly playerStep?: number;
  /** By default a contribution to the instance. */
  readonly asked?: Asked;
};

export type Loaded = {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failure: string | undefined;
};

const HEAD_END = '\r\n\r\n';

const run = (load: Load): Promise<Loaded> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(load.url);
    const latency = createHistogram();
    let requests = 0;
    let sent = 0;
    let open = load.connections;
    let failure: string | undefined;
    const startedAt = performance.now();
    const endsAt = startedAt + load.seconds * 1000;

    // Requests differ only in the key and the player, which are of one length: divide the text there once, then join the pieces per request.
    const { method, path, body } = load.asked ?? {
      ...{ method: 'POST', path: PATH, body: bodyOf('{instance}', '{key}', '{player}') },
    };
    const instances = load.instanceIds ?? [load.instanceId];
    const filled = (text: string, key: string, player: string): string =>
      text
        .replaceAll('{key}', key)
        .replaceAll('{player}', player)
        .replaceAll('{instance}', instances[0] ?? '');
    const sampleKey = `${load.keyPrefix}${'#'.repeat(KEY_DIGITS)}`;
    const head = [
      `${method} ${path} HTTP/1.1`,
      `host: ${hostname}:${port}`,
      `authorization: Bearer ${load.token}`,
      ...(body === undefined
        ? []
        : [
            'content-type: application/json',
            `content-length: ${Buffer.byteLength(filled(body, sampleKey, playerOf(0)))}`,
          ]),
    ];
    const pieces = `${head.join('\r\n')}${HEAD_END}${body ?? ''}`.split(/(\{key\}|\{player\}|\{instance\})/);
    const next = (): string => {
      sent += 1;
      const number = load.from === undefined ? String(sent).padStart(KEY_DIGITS, '0') : keyOf(load.from + sent);
      const key = `${load.keyPrefix}${number}`;
      const player = playerOf((sent % PLAYERS) * (load.playerStep ?? 1));
      let text = '';
      const instance = instances[sent % instances.length] ?? '';
      const filling: Readonly<Record<string, string>> = { '{key}': key, '{player}': player, '{instance}': instance };
      for (const piece of pieces) text += filling[piece] ?? piece;
      return text;
    };

    const ended = (): void => {
      open -= 1;
      if (open > 0) return;
      const seconds = (performance.now() - startedAt) / 1000;
      resolve({
        requests,
        perSecond: requests / seconds,
        p50Ms: latency.percentile(50) / 1e6,
        p99Ms: latency.percentile(99) / 1e6,
        failure,
      });
    };

    const urls = (load.urls ?? [load.url]).map((url) => new URL(url));
    const start = (number: number): Socket => {
      const { hostname, port } = urls[number % urls.length] as URL;
      let reply = '';
      let sentAt = 0;
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      socket.setEncoding('latin1');
      const send = (): void => {
        sentAt = performance.now();
        socket.write(next(), 'latin1');
      };
      socket.on('connect', send);
      socket.on('data', (part: string) => {
        reply += part;
        const headEnd = reply.indexOf(HEAD_END);
        if (headEnd < 0) return;
        const length = lengthOf(reply, headEnd);
        if (!reply.startsWith('HTTP/1.1 200 ') || length === undefined) {
          failure ??= `unexpected reply:\n${reply}`;
          socket.destroy();
          return;
        }
        if (reply.length < headEnd + HEAD_END.length + length) return;
        reply = '';
        latency.record(Math.max(1, Math.round((performance.now() - sentAt) * 1e6)));
        requests += 1;
        if (failure === undefined && performance.now() < endsAt) send();
        else socket.end();
      });
      socket.on('error', (error) => {
        failure ??= error.message;
      });
      socket.on('close', () => {
        // The server closed the connection before it answered.
        if (performance.now() < endsAt) failure ??= 'a connection was closed early';
        ended();
      });
      return socket;
    };
    for (let index = 0; index < load.connections; index += 1) start(index);
  });

const LENGTH = /\r\ncontent-length: (\d+)/i;

const lengthOf = (reply: string, headEnd: number): number | undefined => {
  const length = LENGTH.exec(reply.slice(0, headEnd))?.[1];
  return length === undefined ? undefined : Number(length);
};

process.on('message', async (load) => process.send?.(await run(load as Load)));
process.on('disconnect', () => process.exit(0));
