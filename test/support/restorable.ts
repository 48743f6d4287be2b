import { randomUUID } from 'node:crypto';
import { PostgresSession } from '../../db/engine/postgres/postgres-session.ts';
import { onPostgres } from './on-postgres.ts';

/** An empty database that can be restored to what it was. */
export type Restorable = {
  readonly url: string;
  /** Keeps what is in it, while no one uses it. */
  keep(): Promise<void>;
  /** Makes it what it was when it was kept, for all who use it. */
  restore(): Promise<void>;
  /** Ends all connections to it, and nothing else. */
  cut(): Promise<void>;
};

export const withRestorable = (work: (database: Restorable) => Promise<void>): Promise<void> =>
  onPostgres(async () => {
    const at = (name: string) => `postgres://postgres@/${name}?host=${process.env.PITBOSS_TEST_POSTGRES}`;
    const session = await PostgresSession.open({ url: at('postgres') });
    const name = `r_${randomUUID().replaceAll('-', '')}`;
    const kept = `${name}_kept`;
    const end = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';
    try {
      await session.query(`create database ${name}`);
      await work({
        url: at(name),
        cut: async () => void (await session.query(end, [name])),
        keep: async () => {
          // A server that looks for the others uses it twice a second; without new connections, it is free for the moment that this takes.
          await session.query(`alter database ${name} allow_connections false`);
          await session.query(end, [name]);
          await session.query(`create database ${kept} template ${name}`);
          await session.query(`alter database ${name} allow_connections true`);
        },
        restore: async () => {
          await session.query(`alter database ${name} allow_connections false`);
          await session.query(`drop database ${name} with (force)`);
          await session.query(`create database ${name} template ${kept}`);
        },
      });
    } finally {
      for (const each of [name, kept]) await session.query(`drop database if exists ${each} with (force)`);
      await session.close();
    }
  });
