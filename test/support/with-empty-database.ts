import { randomUUID } from 'node:crypto';
import { PostgresSession } from '../../db/engine/postgres/postgres-session.ts';
import { onPostgres } from './on-postgres.ts';

/** Works with a new empty database, as `PITBOSS_DATABASE` names it, and drops it afterwards. */
export const withEmptyDatabase = (work: (url: string) => Promise<void>): Promise<void> =>
  onPostgres(async () => {
    const at = (database: string): string =>
      `postgres://postgres@/${database}?host=${process.env.PITBOSS_TEST_POSTGRES}`;
    const name = `s_${randomUUID().replaceAll('-', '')}`;
    const session = await PostgresSession.open({ url: at('postgres') });
    try {
      await session.query(`create database ${name}`);
      await work(at(name));
    } finally {
      await session.query(`drop database if exists ${name} with (force)`);
      await session.close();
    }
  });
