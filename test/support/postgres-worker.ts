// Asks PostgreSQL while the thread that asks waits, for tests that look into a store in the middle of synchronous code.
import { type MessagePort, workerData } from 'node:worker_threads';
import pg from 'pg';

type Asked = { readonly url: string; readonly text: string; readonly values: readonly unknown[] };

const { signal, port } = workerData as { readonly signal: Int32Array; readonly port: MessagePort };
const clients = new Map<string, pg.Client>();

const clientOf = async (url: string): Promise<pg.Client> => {
  const known = clients.get(url);
  if (known !== undefined) return known;
  const client = new pg.Client({ connectionString: url, statement_timeout: 20_000 });
  client.on('error', () => clients.delete(url));
  await client.connect();
  clients.set(url, client);
  return client;
};

const EXACT = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];
for (const type of EXACT) pg.types.setTypeParser(type, Number);
pg.types.setTypeParser(pg.types.builtins.BOOL, (text) => Number(text === 't'));
pg.types.setTypeParser(pg.types.builtins.JSON, String);

port.on('message', async ({ url, text, values }: Asked) => {
  try {
    const { rows, rowCount } = await (await clientOf(url)).query(text, [...values]);
    port.postMessage({ rows, changes: rowCount });
  } catch (error) {
    port.postMessage({ error: error instanceof Error ? error.message : String(error) });
  }
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});
