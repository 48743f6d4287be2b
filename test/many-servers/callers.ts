import { setTimeout as sleep } from 'node:timers/promises';
import { by } from '../support/paying-players.ts';
import { ADMINISTRATOR, Client } from '../support/server.ts';

/** The replies to callers. */
export type Told = {
  /** The contributions that were acknowledged: by key, the id that the reply named; no id when the reply only said that it counts. */
  readonly acknowledged: Map<string, string | undefined>;
  /** Keys whose contribution was acknowledged under two ids. */
  readonly doubled: string[];
  /** The number of times each reply came. */
  readonly replies: Map<string, number>;
};

export type Callers = { readonly told: Told; stop(): Promise<void> };

/** A caller never gives up: it repeats a contribution until a reply says that it counts. */
const PAUSE_MS = 60;
const PLAYERS = 12;

/** Callers that contribute one after another at the address of the proxy. */
export const startCallers = (url: string, instances: readonly string[], count: number): Callers => {
  const told: Told = { acknowledged: new Map(), doubled: [], replies: new Map() };
  let isStopping = false;
  let number = 0;
  let login: Promise<string> | undefined;
  const tokenOf = async (): Promise<string> => {
    login ??= new Client(url).login(ADMINISTRATOR);
    return login.catch((error: unknown) => {
      login = undefined;
      throw error;
    });
  };
  const count1 = (what: string): void => void told.replies.set(what, (told.replies.get(what) ?? 0) + 1);

  const once = async (key: string, body: object): Promise<boolean> => {
    const token = await tokenOf();
    const client = new Client(url);
    const { status, headers, body: problem } = await client.call('contributeToInstance', { body, token });
    count1(status < 400 ? String(status) : `${status} ${problem.code}`);
    if (status === 401) login = undefined;
    if (status !== 200 && status !== 204) return false;
    const id = status === 200 ? (headers.get('contribution-id') ?? '') : undefined;
    const before = told.acknowledged.get(key);
    if (before !== undefined && id !== undefined && before !== id) told.doubled.push(key);
    told.acknowledged.set(key, id ?? before);
    return true;
  };

  const call = async (): Promise<void> => {
    while (!isStopping) {
      number += 1;
      const key = `key-${number}`;
      const body = by(instances[number % instances.length] ?? '', `p-${number % PLAYERS}`, { idempotency_key: key });
      for (;;) {
        const done = await once(key, body).catch((error: unknown) => {
          // Client throws for replies that the spec does not declare; fetch, when there is no reply.
          count1(error instanceof TypeError ? 'no reply' : String(error).slice(0, 200));
          return false;
        });
        if (done) break;
        await sleep(PAUSE_MS * (1 + Math.random()));
      }
      // Now and then again under the same key, which another server answers.
      if (number % 10 === 0) await once(key, body).catch(() => false);
      await sleep(PAUSE_MS * Math.random());
    }
  };
  const calling = Array.from({ length: count }, call);
  return {
    told,
    stop: async () => {
      isStopping = true;
      await Promise.all(calling);
    },
  };
};
