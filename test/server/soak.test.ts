// A long proof: it works on one platform for 90 seconds, or as long as PITBOSS_SOAK_SECONDS says.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { routes } from '../../generated/server/operations.gen.ts';
import { create } from '../support/destinations.ts';
import { isOnPostgres } from '../support/engine-store.ts';
import { NOTHING, requests } from '../support/every-operation.ts';
import { Listener } from '../support/listener.ts';
import { by, paidByPlayers, startWalletSide } from '../support/paying-players.ts';
import { FROM_SOURCE, runProgram, withPrograms } from '../support/process.ts';
import { Receiver } from '../support/receiver.ts';
import { ADMINISTRATOR, Client, type OperationId, withFolder } from '../support/server.ts';
import { openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';

const SECONDS = Number(process.env.PITBOSS_SOAK_SECONDS ?? 90);
/** Enough that all of it overlaps, and little enough that an hour of it is an ordinary day. */
const PACE_MS = 20;
const CONTRIBUTORS = 4;
const READERS = 2;
const MEGABYTE = 1_048_576;
/** The program, which sweeps its heap every two seconds: what is left then is in use. */
const SWEEP = 'data:text/javascript,setInterval(() => globalThis.gc(), 2000).unref();';
const [NODE = '', ...OF_NODE] = FROM_SOURCE;
const SWEPT = [NODE, '--expose-gc', '--import', SWEEP, ...OF_NODE];

/** Metrics that may grow by a share and a little: caches fill up. */
const FLAT = [
  { name: 'nodejs_heap_size_used_bytes', of: 'least', share: 0.25, more: 20 * MEGABYTE },
  { name: 'process_resident_memory_bytes', of: 'middle', share: 0.25, more: 64 * MEGABYTE },
  { name: 'process_open_fds', of: 'middle', share: 0, more: 12 },
] as const;

type Sample = Readonly<Record<string, number>>;

/** A port that is free now. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const sampleOf = (text: string): Sample =>
  Object.fromEntries(
    FLAT.map(({ name }) => [name, Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)]),
  );

/** The metrics that grew from the first sixth after the warm-up, a third, to the last sixth. */
const grownIn = (samples: readonly Sample[]): readonly string[] => {
  const sixth = Math.floor(samples.length / 6);
  return FLAT.flatMap(({ name, of, share, more }) => {
    const [before = Number.NaN, after = Number.NaN] = [samples.slice(2 * sixth, 3 * sixth), samples.slice(-sixth)].map(
      (part) => {
        const values = part.map((sample) => sample[name] ?? Number.NaN).toSorted((a, b) => a - b);
        return values[of === 'least' ? 0 : Math.floor(values.length / 2)];
      },
    );
    return after <= before * (1 + share) + more ? [] : [`${name}: from ${before} to ${after}`];
  });
};

suite('server/soak', (test) => {
  test('under all kinds of work at once no error is logged, memory and handles stay flat, and the ledger proves', () =>
    withFolder(async (folder) => {
      const data = join(folder, 'data');
      const wallet = await startWalletSide(join(folder, 'wallet'));
      const receiver = await Receiver.start();
      const metrics = `127.0.0.1:${await freePort()}`;
      const copies = {
        PITBOSS_REPLICATE_TO: join(folder, 'replica'),
        ...{ PITBOSS_BACKUP_EVERY: '20s', PITBOSS_BACKUP_TO: join(folder, 'backups'), PITBOSS_BACKUP_KEEP: '2' },
      };
      try {
        await withPrograms(async (start) => {
          const program = await start(
            ['serve', '--port', '0', '--data', data],
            {
              ...wallet.environment,
              ...(isOnPostgres ? {} : copies),
              PITBOSS_OUTGOING_HOSTS: '127.0.0.1',
              PITBOSS_METRICS: metrics,
              PITBOSS_LOG_LEVEL: 'warn',
              PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
              PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
            },
            SWEPT,
          );
          const client = new Client(program.url);
          const token = await client.login();
          await registerOwners(client);
          await create(client, { url: receiver.url });
          const { id } = await openJackpot(client, paidByPlayers('sure', true));
          const asked = requests({ ...NOTHING, instanceId: id });
          const reads = routes.filter(({ mode, security }) => mode === 'read' && security === 'account');
          const endsAt = performance.now() + SECONDS * 1000;
          const unfit: string[] = [];
          const done = new Map<string, number>();
          const samples: Sample[] = [];
          const expect = (what: string, status: number): void => {
            done.set(what, (done.get(what) ?? 0) + 1);
            // A machine under load may be late, which is 503.
            if (status === 500) unfit.push(`${what}: ${status}`);
          };
          const during = async (paceMs: number, work: (turn: number) => Promise<void>): Promise<void> => {
            for (let turn = 0; performance.now() < endsAt; turn += 1) {
              await work(turn);
              await sleep(paceMs);
            }
          };
          const contribute = (worker: number) =>
            during(PACE_MS, async (turn) => {
              const body = by(id, `p-${(turn * CONTRIBUTORS + worker) % 100}`);
              expect('contribute', (await client.call('contributeToInstance', { body })).status);
            });
          const read = (worker: number) =>
            during(PACE_MS, async (turn) => {
              const { operationId } = reads[(turn * READERS + worker) % reads.length] ?? { operationId: 'listWins' };
              expect(operationId, (await client.call(operationId as OperationId, asked[operationId])).status);
            });
          const watch = () =>
            during(1000, async () => {
              const socket = await Listener.open(`${program.url}/events/service?token=${await client.login()}`, {
                events: ['*'],
              });
              await socket.next();
              socket.close();
              const ready = await fetch(`${program.url}/readyz`);
              expect('readyz', ready.status);
              await ready.text();
            });
          const scrape = () =>
            during(1000, async (turn) => {
              samples.push(sampleOf(await (await fetch(`http://${metrics}/metrics`)).text()));
              if (turn % 60 === 59) console.log(`${turn + 1} s`, samples.at(-1));
            });
          const held = await Listener.open(`${program.url}/events/service?token=${token}`, { events: ['*'] });
          const workers = [...Array(CONTRIBUTORS).keys()].map(contribute);
          await Promise.all([...workers, ...[...Array(READERS).keys()].map(read), watch(), scrape()]);
          held.close();
          console.log(
            `done in ${SECONDS} s`,
            Object.fromEntries(done),
            `webhooks ${receiver.received.length}`,
            samples.at(-1),
          );
          assert.equal(unfit, []);
          assert.ok(receiver.received.length > 0);
          assert.is(await program.end('SIGTERM'), 0);
          assert.equal(
            program
              .output()
              .split('\n')
              .filter((line) => /^\{"level":[56]0|a check of readiness failed/.test(line)),
            [],
          );
          assert.equal(grownIn(samples), []);
          const verified = await runProgram(['verify', '--data', data]);
          assert.is(verified.status, 0, verified.stdout);
        });
      } finally {
        await receiver.stop();
        await wallet.stop();
      }
    }));
});
