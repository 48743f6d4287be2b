import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '../../db/engine/store.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { replies } from '../../generated/built/server/replies.gen.mjs';
import { routes } from '../../generated/server/operations.gen.ts';
import type { Logger } from '../../server/base/log.ts';
import { Keys } from '../../server/keys/keys.ts';
import { createAdministratorWith } from '../../server/login/administrator.ts';
import type { RandomGenerator } from '../../server/random/generator.ts';
import { type Config, readConfig } from '../../server/settings/config.ts';
import { migrations } from '../../server/start/assets.ts';
import { type DataFolder, openDataFolder } from '../../server/start/data-folder.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import { type Running, STOP_LIMITS } from '../../server/start/start.ts';
import { checkReply } from './contract.ts';
import { DRAINS_AT_ONCE } from './drains-at-once.ts';
import { databaseOfFolder, isOnPostgres, openedEngineStore } from './engine-store.ts';
import { fixedKeys, writeFixedKey } from './fixed-keys.ts';
import { lightHash } from './light-hash.ts';
import { checkPointers } from './pointers.ts';
import { start } from './start.ts';

export type OperationId = (typeof routes)[number]['operationId'];

/** The parts of a request; `token: null` sends none, a string replaces the administrator's. */
export type Parts = {
  readonly path?: Readonly<Record<string, string>>;
  /** A list is sent as a repeated key. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Sent unchanged in place of a JSON body. */
  readonly raw?: string;
  readonly token?: string | null;
};

// biome-ignore lint/suspicious/noExplicitAny: every reply is checked against its own schema before a test reads it.
export type Reply = { readonly status: number; readonly headers: Headers; readonly body: any };

export const ADMINISTRATOR = { username: 'root', password: 'correct horse battery' };

/** The query of a request. */
export const searchOf = (query: NonNullable<Parts['query']>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)]),
    ),
  );

/** Calls operations of a running platform; checks every reply against the spec. */
export class Client {
  readonly url: string;
  /** The platform's data folder, if it is local. */
  readonly data: string;
  #token: string | undefined;

  constructor(url: string, data = '') {
    this.url = url;
    this.data = data;
  }

  async login(credentials = ADMINISTRATOR): Promise<string> {
    const reply = await this.call('login', { body: credentials, token: null });
    if (reply.status !== 200) throw new Error(`cannot log in: ${JSON.stringify(reply.body)}`);
    this.#token = reply.body.token;
    return reply.body.token;
  }

  async call(operationId: OperationId, parts: Parts = {}): Promise<Reply> {
    const route = routes.find((known) => known.operationId === operationId);
    if (route === undefined) throw new Error(`there is no operation ${operationId}`);
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(parts.path?.[name] ?? ''));
    const query = searchOf(parts.query ?? {});
    const token = parts.token === undefined ? this.#token : parts.token;
    const content = parts.raw ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
    const response = await fetch(`${this.url}${path}${query.size > 0 ? `?${query}` : ''}`, {
      method: route.method.toUpperCase(),
      redirect: 'manual',
      headers: {
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null || token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...parts.headers,
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const text = await response.text();
    checkReply(replies, operationId, { status: response.status, headers: response.headers, text });
    const body = text === '' ? undefined : JSON.parse(text);
    if (response.status >= 400) checkPointers(operationId, body.code, body.errors, { ...parts, body: content });
    return { status: response.status, headers: response.headers, body };
  }
}

/** A temporary folder, removed afterwards. */
export const withFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/**
 * Runs work against its own platform in this process, served over HTTP, with the administrator logged in. `prepare` changes the store
 * before the platform starts, for what no operation can do yet, such as creating other accounts.
 */
export const withServer = (
  work: (client: Client, data: string) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
  prepare?: (store: Store) => Promise<void>,
): Promise<void> =>
  withFolder(async (data) => {
    await prepareFolder(data);
    if (prepare !== undefined) await inStore(data, prepare);
    const config = readConfig({ port: '0', data }, { PITBOSS_LOG_LEVEL: 'silent', ...environment });
    const running = await startOnEngine(
      config,
      { ...STOP_LIMITS, connections: DRAINS_AT_ONCE },
      undefined,
      undefined,
      undefined,
      true,
    );
    try {
      const client = new Client(running.url, data);
      await client.login();
      await work(client, data);
    } finally {
      await running.stop();
    }
  });

/** Fills a data folder with the administrator alone. */
export const prepareFolder = async (data: string): Promise<void> => {
  writeFixedKey(data);
  if (isOnPostgres) await databaseOfFolder(data, prepareEmptyStore);
  else {
    emptyStore ??= makeEmptyStore();
    writeFileSync(storeFile(data), await emptyStore);
  }
};

/** A store that holds only the administrator. It is made once and copied, because migrations and a real hash take longer than a test. */
let emptyStore: Promise<Buffer> | undefined;

const makeEmptyStore = (): Promise<Buffer> =>
  withFolder(async (data) => {
    await inStore(data, prepareEmptyStore);
    return readFileSync(storeFile(data));
  });

const prepareEmptyStore = async (store: Store): Promise<void> => {
  await createAdministratorWith({ store, keys: fixedKeys }, ADMINISTRATOR, Date.now());
  const passwordHash = lightHash(ADMINISTRATOR.password);
  await store.write((tx) => tx.run((db) => db.update(accounts).set({ passwordHash })));
};

/**
 * Starts the platform on the engine that the run is for.
 * @param opened is given the store before it is used.
 */
export const startOnEngine = (
  config: Config,
  limits = STOP_LIMITS,
  log?: Logger,
  opened = (_: Store) => {},
  generator?: RandomGenerator,
  isKnown = false,
): Promise<Running> => {
  const open = isOnPostgres ? openOnPostgres : isKnown ? openKnownFolder : openDataFolder;
  return start(
    config,
    undefined,
    limits,
    async (...how) => {
      const folder = await open(...how);
      opened(folder.store);
      return folder;
    },
    log,
    generator,
  );
};

/** A folder that was filled here needs no inspection, which would be a third of a test's start. */
const openKnownFolder: typeof openDataFolder = (folder, fatal, readerLost, committed) =>
  openDataFolder(folder, fatal, readerLost, committed, true);

/** A data folder whose rows are in PostgreSQL, which its server shares with any others. */
const openOnPostgres = async (data: string): Promise<DataFolder> => {
  const store = await openedEngineStore({ file: storeFile(data), migrations: migrations() });
  return { store, keys: new Keys(data), close: () => store.close() };
};

const inStore = async (data: string, work: (store: Store) => Promise<void>): Promise<void> => {
  const open = isOnPostgres ? openOnPostgres : openDataFolder;
  const folder = await open(data, (error) => {
    throw error;
  });
  try {
    await work(folder.store);
  } finally {
    await folder.close();
  }
};
