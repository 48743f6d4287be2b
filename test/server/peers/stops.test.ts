// A long proof: it starts PostgreSQL, programs and a proxy.
import { randomUUID } from 'node:crypto';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { until } from '../../support/paying-players.ts';
import { type Program, withPrograms } from '../../support/process.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { withEmptyDatabase } from '../../support/with-empty-database.ts';

const LOOK_MS = 100;
/** Several looks of the proxy. */
const STOP_DELAY = '2s';

/** A proxy as operators use them: it sends requests in turn to the servers that say they are ready, and repeats none. */
class RoundRobin {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #servers = new Map<string, boolean>();
  readonly #server: Server;
  readonly #timer: NodeJS.Timeout;
  #turn = 0;

  constructor() {
    this.#server = createServer((from, to) => {
      const ready = [...this.#servers].filter(([, isReady]) => isReady).map(([url]) => url);
      this.#turn += 1;
      const url = ready[this.#turn % Math.max(1, ready.length)];
      if (url === undefined) return to.writeHead(502).end();
      const { method = 'GET', headers } = from;
      const sent = request(`${url}${from.url}`, { method, headers, agent: this.#agent }, (answer) => {
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = answer.headers;
        to.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(to);
      });
      sent.on('error', () => (to.headersSent ? to.destroy() : to.writeHead(502).end()));
      from.pipe(sent);
      return undefined;
    });
    this.#timer = setInterval(() => {
      for (const url of this.#servers.keys()) void this.#look(url);
    }, LOOK_MS);
  }

  async #look(url: string): Promise<void> {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (this.#servers.has(url)) this.#servers.set(url, isReady);
  }

  async add(url: string): Promise<void> {
    this.#servers.set(url, false);
    await until(() => this.#servers.get(url), true);
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#agent.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

suite('server/peers/stops', (test) => {
  test('servers behind a proxy are replaced one by one, and no request is lost or counted twice', () =>
    withEmptyDatabase((database) =>
      withFolder((folder) =>
        withPrograms(async (start) => {
          const serve = () =>
            start(['serve', '--port', '0', '--data', join(folder, 'data')], {
              PITBOSS_DATABASE: database,
              PITBOSS_STOP_DELAY: STOP_DELAY,
              PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
              PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
            });
          const proxy = new RoundRobin();
          const url = await proxy.listen();
          try {
            const programs: Program[] = [await serve(), await serve()];
            for (const program of programs) await proxy.add(program.url);
            const client = new Client(url);
            await client.login();
            await registerOwners(client);
            const { id } = await openJackpot(client, threePots());
            let isOver = false;
            const answers: number[] = [];
            const play = async (player: string): Promise<void> => {
              while (!isOver) {
                const body = contribution(id, { player_id: player, idempotency_key: randomUUID() });
                const { status } = await client.call('contributeToInstance', { body });
                answers.push(status);
              }
            };
            const playing = ['p-1', 'p-2', 'p-3', 'p-4'].map(play);
            for (const old of [...programs]) {
              await sleep(500);
              const next = await serve();
              await proxy.add(next.url);
              assert.is(await old.end('SIGTERM'), 0);
            }
            await sleep(500);
            isOver = true;
            await Promise.all(playing);
            assert.ok(answers.length > 20, `${answers.length} answers`);
            assert.equal(new Set(answers), new Set([200]));
            const instance = (await client.call('getInstance', { path: { instance_id: id } })).body;
            assert.is(instance.status, 'Active');
            const listed = await client.call('listContributions', { query: { instance_id: id, limit: 1 } });
            assert.is(Number(listed.headers.get('x-total-count')), answers.length);
          } finally {
            proxy.stop();
          }
        }),
      ),
    ));
});
