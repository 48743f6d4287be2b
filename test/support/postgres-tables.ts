import { join } from 'node:path';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { migrate } from '../../db/engine/migrate.ts';
import { openConnection } from '../../db/engine/open.ts';
import { PostgresSchema } from '../../db/engine/postgres/postgres-schema.ts';
import { type Names, translate } from '../../db/engine/postgres/translate.ts';
import { migrations } from '../../server/start/assets.ts';

type Row = Readonly<Record<string, unknown>>;
type Answer = { readonly rows: Row[]; readonly changes: number } | { readonly error: string };

let names: Names | undefined;

const namesOfSchema = (): Names => {
  const { client } = openConnection({ file: ':memory:' });
  migrate(client, migrations());
  const { rowIds, nullable } = new PostgresSchema(client);
  client.close();
  return { rowIds, nullable };
};

let ask: ((question: object) => Answer) | undefined;

const startAsking = (): ((question: object) => Answer) => {
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(join(import.meta.dirname, 'postgres-worker.ts'), {
    workerData: { signal, port: port2 },
    transferList: [port2],
  });
  worker.unref();
  let number = 0;
  return (question) => {
    number += 1;
    Atomics.store(signal, 0, 0);
    port1.postMessage({ ...question, number });
    // An answer that came too late for its own question is not taken for the next one's.
    while (Atomics.wait(signal, 0, 0, 30_000) !== 'timed-out') {
      Atomics.store(signal, 0, 0);
      for (let told = receiveMessageOnPort(port1); told !== undefined; told = receiveMessageOnPort(port1))
        if (told.message.number === number) return told.message.answer;
    }
    throw new Error('PostgreSQL did not answer');
  };
};

/**
 * Runs a statement in SQLite's dialect while this thread waits.
 * @param isExact whether integers come as bigints.
 */
export const askPostgres = (
  url: string,
  statement: string,
  values: readonly unknown[],
  isExact = false,
): { readonly rows: Row[]; readonly changes: number } => {
  names ??= namesOfSchema();
  return answerTo({ url, text: translate(statement, names), values, isExact }, statement);
};

/** The same for statements in PostgreSQL's dialect. */
export const tellPostgres = (url: string, script: string): void => {
  answerTo({ url, text: script, values: [], isExact: false }, script);
};

const answerTo = (question: object, asked: string): Exclude<Answer, { readonly error: string }> => {
  ask ??= startAsking();
  const answer = ask(question);
  if ('error' in answer) throw new Error(`${answer.error}: ${asked}`);
  return answer;
};
