import { openConnection } from './open.ts';
import type { ConnectionOptions } from './open-client.ts';
import type { ReaderProgram } from './reader-worker.ts';
import { Readers } from './readers.ts';
import type { Store } from './store.ts';
import type { Tx } from './tx.ts';

/** As long as a timer can wait: a proof takes its time. */
const LIMIT_MS = 2 ** 31 - 1;

/**
 * Opens one state of a store, that of the first read, while another process may be writing to it. All reads see it. They run on a thread,
 * and one that fails harms no other.
 */
export const openSnapshot = (
  options: Omit<ConnectionOptions, 'readonly' | 'synchronous'>,
  program: ReaderProgram,
): Pick<Store, 'read' | 'close'> => {
  const { file, busyTimeoutMs } = options;
  const connection = openConnection({ ...options, readonly: true });
  const readers = new Readers({ ...program, limitMs: LIMIT_MS }, { file, busyTimeoutMs }, connection, new Map());
  const closed = Promise.withResolvers<void>();
  const begun = new Promise<Tx>((resolve, reject) => {
    const held = readers.read((tx) => {
      resolve(tx);
      return closed.promise;
    });
    held.catch(reject);
  });
  return {
    read: async (work) => work(await begun),
    close: async () => {
      closed.resolve();
      await readers.close();
      connection.client.close();
    },
  };
};
