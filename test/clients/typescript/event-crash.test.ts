// A long proof: it kills the platform again and again, and waits for connections that have gone silent.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { serviceSocket } from '../../../clients/typescript/src/generated/event-client.gen.ts';
import { openEvents } from '../../../clients/typescript/src/generated/runtime/open-events.gen.ts';
import { channelOptions } from '../../../clients/typescript/src/subscription.ts';
import { until } from '../../support/paying-players.ts';
import { withPrograms } from '../../support/process.ts';
import { ADMINISTRATOR, Client, withFolder } from '../../support/server.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { select } from '../../support/tables.ts';

/** A network between clients and the platform: it can break, or freeze without a word to either side. */
const startNetwork = async () => {
  let port = 0;
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.pipe(other);
      one.on('error', () => {});
      one.once('close', () => {
        // Received data is passed on first: a close code is the last thing that a server sends.
        other.destroySoon();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (url: string) => {
      port = Number(new URL(url).port);
    },
    break: () => {
      for (const [near] of pairs) near.destroy();
    },
    freeze: () => {
      for (const [near, far] of pairs) {
        near.unpipe();
        far.unpipe();
        near.pause();
        far.pause();
      }
    },
    stop: async () => {
      for (const [near] of pairs) near.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const FAULTS = ['kill', 'break', 'freeze', 'restart', 'kill', 'freeze', 'break', 'kill', 'kill'] as const;
const EVENTS_BETWEEN = 15;

suite('clients/typescript/event-crash', (test) => {
  test('F3 kills, restarts, breaks and frozen connections in a stream of events: each arrives once and in order', () =>
    withFolder((folder) =>
      withPrograms(async (start) => {
        const network = await startNetwork();
        const data = join(folder, 'data');
        const serve = async () => {
          const program = await start(['serve', '--port', '0', '--data', data], {
            PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
            PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
          });
          network.leadTo(program.url);
          return program;
        };
        let program = await serve();
        const setUp = new Client(program.url, data);
        await setUp.login();
        await registerOwners(setUp);
        const { id } = await openJackpot(setUp);
        const token = await setUp.login();

        let isDone = false;
        let tried = 0;
        /** Opts players in, one after the other. A request without a reply may or may not have taken effect. */
        const writing = (async () => {
          while (!isDone) {
            const body = { instance_id: id, brand_id: 'northstar:luna', opt_ins: [`p-${tried++}`], opt_outs: [] };
            await new Client(program.url).call('saveOptIns', { body, token }).catch(() => {});
          }
        })();

        const got: string[] = [];
        const endings: string[] = [];
        let connections = 0;
        const open = (since: string) =>
          openEvents(
            serviceSocket,
            {
              ...channelOptions({
                events: ['OptInEvent'],
                since,
                onEvent: ({ player_id }) => got.push(player_id),
                onGap: () => got.push('gap'),
                onConnect: () => {
                  connections += 1;
                },
                onDisconnect: ({ code, reason }) => endings.push(`${code} ${reason}`),
              }),
              address: `${network.url.replace('http', 'ws')}/events/service?token=${token}`,
              silenceMs: 1_500,
            },
            {
              pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms / 50)),
              random: Math.random,
              clock: Date.now,
              timer: (ms, callback) => {
                const timer = setTimeout(callback, ms);
                return () => clearTimeout(timer);
              },
            },
          );
        let events = open('now');
        await until(() => got.length > 0, true);
        for (const fault of FAULTS) {
          const before = got.length;
          await until(() => got.length >= before + EVENTS_BETWEEN, true);
          const connected = connections;
          if (fault === 'break') network.break();
          else if (fault === 'freeze') network.freeze();
          else {
            await program.end(fault === 'kill' ? 'SIGKILL' : 'SIGTERM');
            program = await serve();
          }
          // Events that have arrived are still being handled after their connection has ended, so they do not show that there is another.
          await until(() => connections > connected, true);
        }
        // The client is a process too: another one goes on where it stopped.
        await until(() => events.position !== undefined, true);
        events.close();
        await events.ended;
        events = open(events.position ?? '');
        const before = got.length;
        await until(() => got.length >= before + EVENTS_BETWEEN, true);
        isDone = true;
        await writing;
        const committed = select(data, "select player_id from outbox where event_type = 'OptInEvent' order by id").map(
          (row) => String(row.player_id),
        );
        await until(() => got.at(-1), committed.at(-1));
        assert.equal(got, committed.slice(committed.indexOf(got[0] ?? '')));
        assert.ok(
          endings.some((ending) => ending.includes('Nothing arrived within')),
          endings.join('\n'),
        );
        assert.ok(
          endings.some((ending) => ending.startsWith('1001')),
          endings.join('\n'),
        );
        events.close();
        await events.ended;
        await network.stop();
      }),
    ));
});
