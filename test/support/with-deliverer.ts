import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import { findDelivery, type NewDelivery, queueDelivery } from '../../db/deliveries/deliveries.ts';
import { createDestination } from '../../db/deliveries/destinations.ts';
import { openStore, type Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { Delivery, Destination } from '../../db/tables/deliveries.ts';
import { toHost } from '../../domain/to-host.ts';
import { Deliverer } from '../../server/delivery/deliverer.ts';
import type { AttemptParts } from '../../server/delivery/delivery-attempt.ts';
import type { SendMail } from '../../server/delivery/mail.ts';
import { guardedSend, type SendOutgoing } from '../../server/http/outgoing.ts';
import { createSecretBox } from '../../server/keys/secret-box.ts';
import { migrations } from '../../server/start/assets.ts';
import { errorLog } from './error-log.ts';
import { fixedKeys } from './fixed-keys.ts';
import type { Receiver } from './receiver.ts';
import { withFolder } from './server.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** The start of a deliverer's clock. */
export const START_MS = Date.UTC(2027, 0, 1);
export const box = createSecretBox(randomBytes(32));
export const secretOf = () => `whsec_${randomBytes(24).toString('base64')}`;

export type DelivererWorld = {
  readonly store: Store;
  /** The number of rows and lists that the deliverer has read from its store. */
  queries(): number;
  /** Moves the clock and runs the deliverer; resolves when everything due was attempted. */
  advance(ms: number): Promise<void>;
  /** Runs the deliverer without waiting for what it starts. */
  wake(): void;
  deliver(delivery: Partial<NewDelivery>): Promise<string>;
  destination(changes: Partial<Destination> & Pick<Destination, 'url'>): Promise<string>;
  find(id: string): Promise<Delivery | undefined>;
  /** Adds messages as a handler does, then runs the deliverer. */
  tell(lanes: Parameters<Deliverer['wakeAfterCommit']>[0], unit: (tx: Tx) => Promise<void>): Promise<void>;
  /** Stops the deliverer as a shutdown does and starts another on the same store, with the clock moved meanwhile. */
  restart(ms?: number): Promise<void>;
};

/** An event for a destination, with changes. */
export const message = (delivery: Partial<NewDelivery>): NewDelivery => ({
  id: randomUUIDv7(),
  kind: 'event',
  lane: `event:${delivery.destinationId}`,
  ownerId: 'northstar',
  destinationId: null,
  address: '',
  eventType: 'WinEvent',
  body: '{"n":1}',
  createdAtMs: START_MS,
  secretUntilMs: null,
  persistent: false,
  ...delivery,
});

/** A deliverer on its own store, with a clock that the test controls. */
export const withDeliverer = (
  hosts: readonly Receiver[],
  work: (world: DelivererWorld) => Promise<void>,
  mail?: SendMail,
  acknowledge: AttemptParts['acknowledgeDiversion'] = () => Promise.resolve(),
  send: SendOutgoing = guardedSend(hosts.map(({ host }) => host)),
  /** Called with what was read, before the deliverer gets it: as long as it takes, as from a store elsewhere. */
  beforeAnswer: (read: unknown) => Promise<void> = () => Promise.resolve(),
) =>
  withFolder(async (folder) => {
    const store = openStore({
      file: join(folder, 'test.db'),
      migrations: migrations(),
      fatal: (error) => {
        throw error;
      },
    });
    let now = START_MS;
    let queries = 0;
    const counted = countQueries(store, () => {
      queries += 1;
    });
    const parts = {
      store: {
        ...counted,
        read: <T>(...given: Parameters<Store['read']>) =>
          (counted.read(...given) as Promise<T>).then((read) => beforeAnswer(read).then(() => read)),
      },
      keys: fixedKeys,
      secrets: box,
      send,
      mail,
      acknowledgeDiversion: acknowledge,
      log: errorLog(),
      clock: () => now,
    };
    let deliverer = new Deliverer(parts);
    try {
      await work({
        store,
        queries: () => queries,
        advance: async (ms) => {
          now += ms;
          deliverer.wake();
          await deliverer.settled();
        },
        wake: () => deliverer.wake(),
        deliver: async (delivery) => {
          const queued = message({ createdAtMs: now, ...delivery });
          await store.write((tx) => queueDelivery(tx, queued));
          return queued.id;
        },
        destination: async (changes) => {
          const id = randomUUIDv7();
          await store.write((tx) =>
            createDestination(tx, {
              id,
              ownerId: 'northstar',
              host: toHost(changes.url),
              events: ['*'],
              enabled: true,
              disabledReason: null,
              secret: box.seal(secretOf()),
              previousSecret: null,
              previousSecretUntilMs: null,
              createdAtMs: now,
              updatedAtMs: now,
              ...changes,
            }),
          );
          return id;
        },
        find: (id) => store.read((tx) => findDelivery(tx, id)),
        tell: async (lanes, unit) => {
          await store.write((tx) => {
            deliverer.wakeAfterCommit(lanes);
            return unit(tx);
          });
          await deliverer.settled();
        },
        restart: async (ms = 0) => {
          await deliverer.stop();
          now += ms;
          deliverer = new Deliverer(parts);
          await deliverer.settled();
        },
      });
    } finally {
      await deliverer.stop();
      await store.close();
      for (const receiver of hosts) await receiver.stop();
    }
  });

/** The same store, which says so before it reads a row or a list. */
const countQueries = (store: Store, count: () => void): Store => ({
  migrated: store.migrated,
  stats: store.stats,
  turns: store.turns,
  longReads: store.longReads,
  read: (work) =>
    store.read((tx) =>
      work({
        get: (...given) => {
          count();
          return tx.get(...given);
        },
        all: (...given) => {
          count();
          return tx.all(...given);
        },
        run: (...given) => tx.run(...given),
        defer: (writes) => tx.defer(writes),
        deferRow: (...given) => tx.deferRow(...given),
        recall: (key) => tx.recall(key),
        keep: (...given) => tx.keep(...given),
        pause: () => tx.pause(),
        aside: (aside) => tx.aside(aside),
        rowsAtOnce: tx.rowsAtOnce,
        sorter: (directions) => tx.sorter(directions),
        notify: (topic) => tx.notify(topic),
        memory: tx.memory,
        lookUp: (...given) => tx.lookUp(...given),
      }),
    ),
  write: (work) => store.write(work),
  known: (...given) => store.known(...given),
  onCommit: (wake) => store.onCommit(wake),
  close: () => store.close(),
});
