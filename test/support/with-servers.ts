import { join } from 'node:path';
import type { Store } from '../../db/engine/store.ts';
import { type Config, readConfig } from '../../server/settings/config.ts';
import { configuredDatabase } from '../../server/start/configured-database.ts';
import { openDatabase } from '../../server/start/database.ts';
import { type Running, STOP_LIMITS } from '../../server/start/start.ts';
import { DRAINS_AT_ONCE } from './drains-at-once.ts';
import { Client, withFolder } from './server.ts';
import { start } from './start.ts';
import { registerOwners } from './story.ts';
import { withEmptyDatabase } from './with-empty-database.ts';

/** A server of this process on the shared database. */
export type Served = { readonly running: Running; readonly client: Client };

export type Together = {
  readonly servers: readonly Served[];
  /** The database, for tests that look at it directly. */
  readonly database: string;
  readonly config: Config;
  /** The administrator's. */
  readonly login: { readonly username: string; readonly password: string };
  /** Starts another one. */
  join(): Promise<Served>;
};

/**
 * Servers in this process that share one database and a folder with keys, with northstar and luna, and the administrator logged in
 * on each.
 * @param opened is given the store of each before it is used.
 */
export const withServers = (
  count: number,
  work: (together: Together) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
  opened: (store: Store) => void = () => {},
): Promise<void> =>
  withEmptyDatabase((database) =>
    withFolder(async (folder) => {
      const config = readConfig(
        { port: '0', data: join(folder, 'data') },
        { PITBOSS_DATABASE: database, PITBOSS_LOG_LEVEL: 'silent', ...environment },
      );
      const logins: Together['login'][] = [];
      const started: Running[] = [];
      const startOne = async (): Promise<Served> => {
        const limits = { ...STOP_LIMITS, connections: DRAINS_AT_ONCE };
        const running = await start(
          config,
          (login) => logins.push(login),
          limits,
          async (...how) => {
            const folder = await openDatabase(configuredDatabase(config) ?? { url: database }, ...how);
            opened(folder.store);
            return folder;
          },
        );
        started.push(running);
        const client = new Client(running.url);
        await client.login(logins[0]);
        return { running, client };
      };
      try {
        const servers: Served[] = [];
        for (let at = 0; at < count; at += 1) servers.push(await startOne());
        const [login] = logins;
        const first = servers[0]?.client;
        if (login === undefined || first === undefined) throw new Error('no server has made the administrator');
        await registerOwners(first);
        await work({ servers, database, config, login, join: startOne });
      } finally {
        await Promise.all(started.map((server) => server.stop()));
      }
    }),
  );
