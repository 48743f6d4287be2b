// Measures what hanging receivers cost another operator's messages: see README.md.
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { queueDelivery } from '../../db/deliveries/deliveries.ts';
import { createDestination } from '../../db/deliveries/destinations.ts';
import { openStore } from '../../db/engine/store.ts';
import { toHost } from '../../domain/to-host.ts';
import { createLog } from '../../server/base/log.ts';
import { Deliverer } from '../../server/delivery/deliverer.ts';
import { guardedSend } from '../../server/http/outgoing.ts';
import { Keys } from '../../server/keys/keys.ts';
import { createSecretBox } from '../../server/keys/secret-box.ts';
import { migrations } from '../../server/start/assets.ts';
import { median } from './table.ts';

const { values } = parseArgs({
  options: {
    /** The number of destinations that hang, and of operators that share them. */
    hanging: { type: 'string', default: '1500' },
    operators: { type: 'string', default: '3' },
    messages: { type: 'string', default: '100' },
    /** Messages of a burst, all to one destination. */
    burst: { type: 'string', default: '40' },
  },
});
const [hanging, operators, messages] = [Number(values.hanging), Number(values.operators), Number(values.messages)];
const burst = Number(values.burst);
const PAUSE_MS = 50;

const root = join(import.meta.dirname, '../..');
mkdirSync(join(root, 'dist'), { recursive: true });
const folder = mkdtempSync(join(root, 'dist/deliveries-'));
const arrivals = new Map<string, (atMs: number) => void>();
/** Answers at once, except at `/hang`. */
const receiver = createServer((request, response) => {
  request.resume();
  if (request.url?.startsWith('/hang')) return;
  arrivals.get(String(request.headers['webhook-id']))?.(performance.now());
  response.writeHead(204).end();
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;

const store = openStore({ file: join(folder, 'bench.db'), migrations: migrations() });
const secrets = createSecretBox(randomBytes(32));
const deliverer = new Deliverer({
  ...{ store, keys: new Keys(folder) },
  secrets,
  send: guardedSend([host]),
  mail: undefined,
  acknowledgeDiversion: () => Promise.resolve(),
  log: createLog('silent'),
  clock: Date.now,
});

const register = async (id: string, ownerId: string, path: string): Promise<void> => {
  const url = `http://${host}${path}`;
  const secret = secrets.seal(`whsec_${randomBytes(24).toString('base64')}`);
  const made = { createdAtMs: Date.now(), updatedAtMs: Date.now() };
  const state = { enabled: true, disabledReason: null, previousSecret: null, previousSecretUntilMs: null };
  const destination = { id, ownerId, url, host: toHost(url), events: ['*'], secret, ...state, ...made };
  await store.write((tx) => createDestination(tx, destination));
};

const send = (id: string, ownerId: string, destinationId: string): Promise<void> =>
  store.write((tx) =>
    queueDelivery(tx, {
      ...{ id, kind: 'event', lane: `event:${destinationId}`, ownerId, destinationId, address: '' },
      ...{ eventType: 'WinEvent', body: '{"n":1}', createdAtMs: Date.now(), secretUntilMs: null, persistent: false },
    }),
  );

const measure = async (name: string): Promise<void> => {
  const took: number[] = [];
  for (let n = 0; n < messages; n += 1) {
    const id = `${name}-${n}`;
    const arrived = new Promise<number>((resolve) => arrivals.set(id, resolve));
    const sentAt = performance.now();
    await send(id, 'quick', `quick-${n % 10}`);
    took.push((await arrived) - sentAt);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  process.stdout.write(
    `${name.padEnd(40)} p50 ${median(took).toFixed(1)} ms, longest ${Math.max(...took).toFixed(1)} ms\n`,
  );
};

/** @returns how long it takes until all of a burst has arrived. */
const measureBurst = async (name: string): Promise<number> => {
  const took: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const ids = Array.from({ length: burst }, (_, n) => `${name}-burst-${round}-${n}`);
    const arrived = ids.map((id) => new Promise<number>((resolve) => arrivals.set(id, resolve)));
    const sentAt = performance.now();
    await Promise.all(ids.map((id) => send(id, 'quick', 'quick-0')));
    took.push(Math.max(...(await Promise.all(arrived))) - sentAt);
  }
  process.stdout.write(
    `${`${name}, burst of ${burst}`.padEnd(40)} p50 ${median(took).toFixed(0)} ms, longest ${Math.max(...took).toFixed(0)} ms\n`,
  );
  return median(took);
};

try {
  for (let n = 0; n < 10; n += 1) await register(`quick-${n}`, 'quick', `/quick-${n}`);
  await measure('quiet');
  const quiet = await measureBurst('quiet');
  for (let n = 0; n < hanging; n += 1) {
    const ownerId = `hanging-${n % operators}`;
    await register(`hanging-${n}`, ownerId, `/hang/${n}`);
    for (let m = 0; m < 3; m += 1) await send(`hang-${n}-${m}`, ownerId, `hanging-${n}`);
  }
  const title = `${hanging} hang, of ${operators} operators`;
  await measure(title);
  process.stdout.write(`${((await measureBurst(title)) / quiet).toFixed(1)} times as long as a quiet burst\n`);
} finally {
  receiver.closeAllConnections();
  receiver.close();
  await deliverer.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}
