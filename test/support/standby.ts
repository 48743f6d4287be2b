import { rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { until } from './paying-players.ts';
import { type Installed, initialized, type Served, withInstalled } from './postgres.ts';

/** A primary and its synchronous standby, which change places. */
export type Pair = {
  /** The address of a database, with both machines in it. */
  url(database: string): string;
  /** The address of a database on the machine that is the primary now. */
  primaryUrl(database: string): string;
  /** The address of a database on the standby. */
  standbyUrl(database: string): string;
  /** Asks the primary. */
  ask(text: string, database?: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Ends the primary as a crash of its machine does. */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary. It waits for no standby until there is one again. */
  promote(): Promise<void>;
  /** Makes a standby of what the primary has now, in place of the one that was killed or promoted. */
  rebuild(): Promise<void>;
  /** Ends the standby, so that each commit waits for another one. */
  killStandby(): Promise<void>;
  /** The standby gets nothing more from the primary, which waits for none any more. */
  cutOff(): Promise<void>;
};

type Member = { readonly data: string; readonly port: number; server: Served | undefined };

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Files that a copy of a running server must leave out. */
const NOT_COPIED = ['postmaster.pid', 'pg_wal', 'pg_replslot'];

/** Runs work on a primary with a synchronous standby, both on loopback. */
export const withPair = (work: (pair: Pair) => Promise<void>): Promise<void> =>
  withInstalled(async (installed) => {
    const members = await Promise.all(
      ['one', 'other'].map(async (name) => ({
        data: join(installed.folder, name),
        port: await freePort(),
        server: undefined,
      })),
    );
    const pair = new StandbyPair(installed, members as [Member, Member]);
    try {
      await pair.begin();
      await work(pair);
    } finally {
      await pair.stop();
    }
  });

class StandbyPair implements Pair {
  readonly #installed: Installed;
  #primary: Member;
  #standby: Member;

  constructor(installed: Installed, [primary, standby]: readonly [Member, Member]) {
    this.#installed = installed;
    this.#primary = primary;
    this.#standby = standby;
  }

  async begin(): Promise<void> {
    await initialized(this.#installed, 'one');
    await this.#serve(this.#primary);
    await this.rebuild();
  }

  async stop(): Promise<void> {
    for (const { server } of [this.#standby, this.#primary]) await server?.stop();
  }

  url(database: string): string {
    const hosts = [this.#primary, this.#standby].map(({ port }) => `127.0.0.1:${port}`).sort();
    return `postgres://postgres@${hosts.join(',')}/${database}`;
  }

  primaryUrl(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#primary.port}/${database}`;
  }

  standbyUrl(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#standby.port}/${database}`;
  }

  async ask(text: string, database = 'postgres'): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const host = { host: '127.0.0.1', port: this.#primary.port };
    const client = new pg.Client({ ...host, user: 'postgres', database });
    client.on('error', () => {});
    await client.connect();
    try {
      const { rows } = await client.query(text);
      return rows;
    } finally {
      await client.end();
    }
  }

  async killPrimary(): Promise<void> {
    await this.#primary.server?.kill();
    this.#primary.server = undefined;
  }

  async killStandby(): Promise<void> {
    await this.#standby.server?.kill();
    this.#standby.server = undefined;
  }

  async cutOff(): Promise<void> {
    await this.ask("alter system set synchronous_standby_names = ''");
    await this.ask('select pg_reload_conf()');
    await this.#standby.server?.stop();
    await this.#serve(this.#standby);
  }

  async promote(): Promise<void> {
    [this.#primary, this.#standby] = [this.#standby, this.#primary];
    await this.ask("alter system set synchronous_standby_names = ''");
    await this.ask('select pg_promote(true, 60)');
  }

  async rebuild(): Promise<void> {
    const [primary, standby] = [this.#primary, this.#standby];
    rmSync(standby.data, { recursive: true, force: true });
    // Does the work of pg_basebackup, which is missing from the server's package.
    const host = { host: '127.0.0.1', port: primary.port };
    const client = new pg.Client({ ...host, user: 'postgres', database: 'postgres' });
    await client.connect();
    try {
      await client.query("select pg_backup_start('standby', true)");
      await this.#installed.copy(primary.data, standby.data);
      const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
      for (const name of NOT_COPIED) rmSync(join(standby.data, name), { recursive: true, force: true });
      for (const name of ['pg_wal', 'pg_replslot']) this.#installed.owned(join(basenameOf(standby.data), name));
      this.#installed.write(join(standby.data, 'backup_label'), rows[0].labelfile);
      this.#installed.write(join(standby.data, 'standby.signal'), '');
    } finally {
      await client.end();
    }
    await this.#serve(standby, primary);
    await this.ask("alter system set synchronous_standby_names = '*'");
    await this.ask('select pg_reload_conf()');
    await until(async () => (await this.ask('select sync_state from pg_stat_replication'))[0]?.sync_state, 'sync');
  }

  async #serve(member: Member, primary?: Member): Promise<void> {
    const from = primary === undefined ? '' : `host=127.0.0.1 port=${primary.port} user=postgres`;
    member.server = await this.#installed.serve(member.data, [
      'listen_addresses=127.0.0.1',
      `port=${member.port}`,
      'unix_socket_directories=',
      // Keeps the log that is written while a standby is being made.
      'wal_keep_size=1GB',
      `primary_conninfo=${from}`,
    ]);
  }
}

const basenameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
