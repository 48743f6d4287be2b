import { randomUUID } from 'node:crypto';
import { Session } from '../../db/engine/postgres/session.ts';
import { onPostgres } from './on-postgres.ts';

/** An empty database of its own, as `PITBOSS_DATABASE` names it, that is dropped afterwards. */
export const withEmptyDatabase = (work: (url: string) => Promise<void>): Promise<void> =>
  onPostgres(async () => {
    const at = (database: string): string =>
      `postgres://postgres@/${database}?host=${process.env.PITBOSS_TEST_POSTGRES}`;
    const name = `s_${randomUUID().replaceAll('-', '')}`;
    const session = await Session.open({ url: at('postgres') });
    try {
      await session.query(`create database ${name}`);
      await work(at(name));
    } finally {
      await session.query(`drop database if exists ${name} with (force)`);
      await session.close();
    }
  });
