// Asks PostgreSQL while the thread that asks waits, for tests that look into a store in the middle of synchronous code.
import { type MessagePort, workerData } from 'node:worker_threads';
import pg from 'pg';

type Asked = {
  /** Of the question, which its answer has too. */
  readonly number: number;
  readonly url: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** True if integers come as bigints. */
  readonly isExact: boolean;
};

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

const { INT2, INT4, INT8, NUMERIC, BOOL, JSON: JSON_TYPE } = pg.types.builtins;
for (const type of [INT8, NUMERIC]) pg.types.setTypeParser(type, Number);
pg.types.setTypeParser(BOOL, (text) => Number(text === 't'));
pg.types.setTypeParser(JSON_TYPE, String);

const EXACT: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  ...[INT2, INT4, INT8, NUMERIC].map((type) => [type, BigInt] as const),
  [BOOL, (text) => BigInt(text === 't')],
]);
const exactTypes = { getTypeParser: (type: number) => EXACT.get(type) ?? String };

port.on('message', async ({ number, url, text, values, isExact }: Asked) => {
  try {
    const asked = { text, values: [...values], ...(isExact ? { types: exactTypes } : {}) };
    const { rows, rowCount } = await (await clientOf(url)).query(asked);
    port.postMessage({ number, answer: { rows, changes: rowCount } });
  } catch (error) {
    port.postMessage({ number, answer: { error: error instanceof Error ? error.message : String(error) } });
  }
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
});
