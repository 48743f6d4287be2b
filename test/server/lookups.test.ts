// On SQLite alone: it reads the statements of SQLite.
import Database from 'better-sqlite3';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { type Lookup, Lookups } from '../../db/engine/lookups.ts';
import { findBrandEnabledState } from '../../db/operators.ts';
import * as schema from '../../db/schema.ts';
import { textIn, withHolder } from '../support/holder.ts';
import { contribution } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { withJackpot } from '../support/with-jackpot.ts';

const TABLES = new Set(Object.values(schema).flatMap((table) => (is(table, SQLiteTable) ? [getTableName(table)] : [])));

/** The tables that each lookup reads during work, next to those that it declares. */
const readDuring = async (work: () => Promise<unknown>) => {
  const found = new Map<Lookup<never, unknown>, Set<string>>();
  let reading: Set<string> | undefined;
  const { prepare } = Database.prototype;
  const { read } = Lookups.prototype;
  Database.prototype.prepare = function (this: Database.Database, text: string) {
    for (const [, table = ''] of text.matchAll(/(?:from|join) "?(\w+)"?/g)) if (TABLES.has(table)) reading?.add(table);
    return Reflect.apply(prepare, this, [text]);
  } as typeof prepare;
  Lookups.prototype.read = function (this: Lookups, lookup, key, ask) {
    return Reflect.apply(read, this, [
      lookup,
      key,
      async () => {
        reading = found.get(lookup) ?? new Set();
        found.set(lookup, reading);
        const answer = await ask();
        reading = undefined;
        return answer;
      },
    ]) as ReturnType<typeof ask>;
  };
  try {
    await work();
  } finally {
    Object.assign(Database.prototype, { prepare });
    Object.assign(Lookups.prototype, { read });
  }
  return [...found].map(([{ tables }, names]) => ({ declared: [...tables].sort(), read: [...names].sort() }));
};

suite('server/lookups', (test) => {
  test('every table that a lookup reads is one of its own', async () => {
    const lookups = await readDuring(() =>
      withHolder(
        async ({ platform: { store, identify }, login }) => {
          await identify(textIn(await login(), 'token'));
          await store.read((tx) => findBrandEnabledState(tx, 'northstar:luna'));
        },
        { unitId: 'luna' },
      ),
    );
    assert.equal(
      lookups.map(({ read }) => read),
      lookups.map(({ declared }) => declared),
    );
    assert.is(lookups.length, 2);
  });

  test('nor does an instance, a player or a source follow from another table', async () => {
    const lookups = await readDuring(() =>
      withJackpot(async (client, { id }) => {
        assert.is((await client.call('getTicker', { query: { instance_id: id } })).status, 200);
        assert.is((await client.call('contributeToInstance', { body: contribution(id) })).status, 200);
      }),
    );
    for (const tables of [['instances', 'pots'], ['participations'], ['source_jackpots']])
      assert.equal(
        lookups.find(({ declared }) => declared.join() === tables.join()),
        { declared: tables, read: tables },
      );
  });
});
