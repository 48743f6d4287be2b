import { openPostgres } from '../../db/engine/postgres/open-postgres.ts';
import { isStoreFailure } from '../../db/engine/store-error.ts';
import { WATCHED_TABLES } from '../../db/tables/servers.ts';
import type { Wallet } from '../../platform/unit/operator-wallet.ts';
import { queueEvents } from '../../server/delivery/queue-events.ts';
import { guardedSend } from '../../server/http/outgoing.ts';
import { Peers } from '../../server/peers/peers.ts';
import { migrations } from '../../server/start/assets.ts';
import { Background } from '../../server/start/background.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import { Chance } from '../simulation/chance.ts';
import { FaultyWallet } from '../simulation/faulty-wallet.ts';
import { errorLog } from '../support/error-log.ts';
import { by } from '../support/paying-players.ts';
import { type InProcessPlatform, type InProcessReply, openPlatform } from '../support/platform.ts';
import { succeed } from '../support/published.ts';
import { seededDraw } from '../support/seeded-draw.ts';
import { instantiation } from '../support/story.ts';
import { asking, openWork } from './books.ts';
import type { Told } from './callers.ts';
import { type Action, SeededProxy } from './seeded-proxy.ts';
import { VirtualTime } from './virtual-time.ts';

/** The result of a schedule: what callers saw, what is wrong with it, and what happened in which order. */
export type Played = {
  readonly told: Told;
  readonly faults: readonly string[];
  readonly instances: readonly string[];
  readonly wallet: FaultyWallet;
  readonly trace: readonly string[];
};

/** A database with the templates `sure` and `three-pots` of northstar, and a folder with keys. */
export type Place = { readonly url: string; readonly folder: string };

type Order = { readonly key: string; readonly body: object };
type Server = {
  readonly platform: InProcessPlatform;
  readonly background: Background;
  /** Resolves when it dies. */
  readonly died: PromiseWithResolvers<void>;
  isDead: boolean;
};

const PLAYERS = 6;
const AT_ONCE = 8;
const REPEAT_MS = 700;
/** By then everything is settled, however often it had failed before. */
const REST_MS = 15 * 60 * 1000;
const STARTED_AT_MS = 1_800_000_000_000;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Two or three servers in this process take contributions while their connections and their wallet fail as a seed says, and one of them may
 * die. Then all is well again, what was not acknowledged is repeated under its key, and they settle everything and stop.
 * @param run names the instances, keys and players of this one. It changes nothing else.
 */
export const play = async ({ url, folder }: Place, seed: number, run: string): Promise<Played> => {
  const [time, chance, draw] = [new VirtualTime(), new Chance(seed), seededDraw(seed + 1)];
  const proxy = new SeededProxy(new URL(url.replace('@/', '@x/')).searchParams.get('host') ?? '', chance, time);
  const wallet = new FaultyWallet('northstar', new Chance(seed + 2), () => 'EUR');
  const told: Told = { acknowledged: new Map(), doubled: [], replies: new Map() };
  const faults: string[] = [];
  const servers: Server[] = [];
  const living = (): Server[] => servers.filter(({ isDead }) => !isDead);
  let ids = 0;

  /** Starts a server, as server/start/start.ts does, without HTTP. */
  const join = async (): Promise<Server> => {
    const through = url.replace(/host=[^&]*/, `host=${await proxy.listen()}`);
    // Without the limits that PostgreSQL keeps by the clock of its machine.
    const limits = { idleMs: 0, lockMs: 0 };
    const store = await openPostgres({ url: through, migrations: migrations(), watched: WATCHED_TABLES, limits });
    const clock = (): number => STARTED_AT_MS + time.nowMs;
    const log = errorLog();
    const peers = await Peers.join({ store, shared: store.shared, version: '0', schemaTag: '', log, clock });
    const background = new Background(peers);
    // One that is dead calls no wallet.
    const seen = new Proxy<Wallet>(wallet, {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return (...given: unknown[]) => {
          proxy.hear();
          return server.isDead ? new Promise(() => {}) : method.apply(target, given).finally(proxy.hear);
        };
      },
    });
    const platform = openPlatform({
      ...{ store, clock, draw, walletOf: () => seen, wakers: background.wakers },
      // In the order in which they are made. As those of server-ids.ts, they end with the server's.
      newId: () => `01980000-0000-7000-8${String(++ids).padStart(7, '0').replace(/^.../, '$&-')}${peers.id}`,
      services: { inProgress: peers.inProgress },
      beside: { file: storeFile(folder) },
    });
    const server: Server = { platform, background, died: Promise.withResolvers(), isDead: false };
    const { built, services, issueOneTimePassword } = platform;
    const how = { mails: false, secrets: services.secrets, issueOneTimePassword };
    await background.startPublishing({
      ...{ store, built, log, mail: undefined, send: guardedSend([]), publish: () => {} },
      publishedTo: Number.MAX_SAFE_INTEGER,
      queue: (tx, events, from) => queueEvents(tx, events, from, how, clock()),
    });
    await background.startSettling({ store, built, log });
    return server;
  };

  const open = async (id: string): Promise<string> => {
    const named = { template_id: id, instance_name: `${id} ${run}`, instance_game_code: `${id}-${run}` };
    const [{ platform }] = servers as [Server];
    const body = await succeed(platform, 'instantiateTemplate', { body: instantiation(named) });
    return (body as { readonly id: string }).id;
  };

  /** Calls a server that lives. @returns undefined if there is no answer. */
  const call = async (...asked: Parameters<InProcessPlatform['call']>): Promise<InProcessReply | undefined> => {
    const { platform, died } = chance.one(living());
    const failed = (error: unknown): undefined => {
      if (!isStoreFailure(error)) faults.push(`${asked[0]} threw ${error instanceof Error ? error.stack : error}`);
    };
    const answered = (await Promise.race([platform.call(...asked).catch(failed), died.promise])) ?? undefined;
    // Some answers are lost on their way to the caller.
    const reply = !proxy.isCalm && chance.happens(0.1) ? undefined : answered;
    const said = String(reply?.code ?? reply?.status ?? 'no reply');
    told.replies.set(said, (told.replies.get(said) ?? 0) + 1);
    return reply;
  };

  /** @returns true once it is acknowledged. */
  const contribute = async ({ key, body }: Order): Promise<boolean> => {
    const { status = 0, headers } = (await call('contributeToInstance', { body })) ?? {};
    if (status !== 200 && status !== 204) return false;
    const [id, before] = [headers?.['contribution-id'], told.acknowledged.get(key)];
    if (before !== undefined && id !== undefined && before !== id) told.doubled.push(key);
    told.acknowledged.set(key, id ?? before);
    return true;
  };

  const doubtful = () => wallet.calls.filter((each) => each.call === 'credit' && each.told !== 'done');
  /** Settles a credit by other means, which the wallet may have. */
  const settle = async (): Promise<unknown> => {
    const transaction_ids = [chance.one(doubtful()).id];
    return call('settleWins', { body: { transaction_ids, reason: 'Paid in cash.' } });
  };

  /** Places all orders while everything fails, some of them on several servers. */
  const fail = (orders: readonly Order[]): Promise<void> => {
    const calls = orders.flatMap((order) => (chance.happens(0.4) ? [order, order] : [order]));
    const ended = Promise.withResolvers<void>();
    let running = 0;
    const begin = (what: string, work: () => Promise<unknown>): Action => {
      const end = (): void => {
        running -= 1;
        if (running === 0 && calls.length === 0) ended.resolve();
      };
      return () => {
        proxy.trace.push(what);
        running += 1;
        work().then(end, ended.reject);
      };
    };
    const next = begin('call', async () => contribute(calls.shift() as Order));
    const settles = begin('settle', settle);
    const release = begin('wallet', async () => wallet.release(0.5));
    // Nothing else happens until PostgreSQL has ended its connections: one of them may have the lock.
    const dies = (): Promise<void> => {
      proxy.trace.push('dies');
      const server = servers[2] as Server;
      server.isDead = true;
      server.died.resolve();
      return proxy.kill(2);
    };
    proxy.others = () => [
      ...(calls.length > 0 && running < AT_ONCE ? [next] : []),
      ...(wallet.hanging > 0 ? [release] : []),
      ...(living().length > 2 && chance.happens(0.004) ? [dies] : []),
      ...(chance.happens(0.005) && doubtful().length > 0 ? [settles] : []),
    ];
    [wallet.isCalm, proxy.isCalm] = [false, false];
    return ended.promise;
  };

  const heal = (): void => {
    proxy.others = () => [];
    proxy.heal();
    wallet.isCalm = true;
    wallet.release(1);
    for (const { background } of living())
      for (const kind of ['credit', 'cancel'] as const) background.health.walletIsBack('northstar', kind);
  };

  /** Reports whether anything is left to settle, of the dead server, or of a chain that has ended. */
  const isAtRest = async (): Promise<boolean> =>
    (await openWork(url)) === 0 &&
    asking(url, async (ask) => {
      const [row] = await ask(`select (select count(*) from servers) as servers, (select count(*) from claims)
        + (select count(*) from idempotency_keys where state = 'running') as begun`);
      return Number(row?.servers) === living().length && Number(row?.begun) === 0;
    });

  const playAll = async (): Promise<Played> => {
    wallet.isCalm = true;
    for (let left = chance.between(2, 3); left > 0; left -= 1) servers.push(await proxy.until(join()));
    const instances = await proxy.until(Promise.all(['sure', 'three-pots'].map(open)));
    const orders = Array.from({ length: chance.between(20, 30) }, (_, at): Order => {
      // None is part of another one, since a server may look for a key in the text of an entry.
      const key = `key-${run}-${String(at).padStart(3, '0')}`;
      const player = `p-${run}-${chance.below(PLAYERS)}`;
      return { key, body: by(chance.one(instances), player, { idempotency_key: key }) };
    });
    await proxy.until(fail(orders));
    heal();
    const wait = (ms: number): Promise<void> => {
      if (time.nowMs > REST_MS) throw new Error(`it does not come to rest: ${JSON.stringify([...told.replies])}`);
      return sleep(ms);
    };
    const repeat = async (order: Order): Promise<void> => {
      while (!told.acknowledged.has(order.key) && !(await contribute(order))) await wait(REPEAT_MS);
    };
    await proxy.until(Promise.all(orders.map(repeat)));
    while (!(await isAtRest())) await proxy.until(wait(1000));
    for (const { background, platform } of living()) await proxy.until(background.stop().then(() => platform.close()));
    const held = '(select holder from leases where holder is not null union all select id from servers) as held';
    const [left] = await asking(url, (ask) => ask(`select count(*) as held from ${held}`));
    if (Number(left?.held) > 0) faults.push('a server that has stopped is still one, or has a duty');
    return { told, faults, instances, wallet, trace: proxy.trace };
  };
  return time.during(playAll).finally(() => proxy.close());
};
