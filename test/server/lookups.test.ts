import { AsyncLocalStorage } from 'node:async_hooks';
import Database from 'better-sqlite3';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { type Lookup, Lookups } from '../../db/engine/lookups.ts';
import { PostgresUnit } from '../../db/engine/postgres/postgres-unit.ts';
import { Questions } from '../../db/engine/postgres/questions.ts';
import { findBrandEnabledState } from '../../db/operators/operators.ts';
import * as schema from '../../db/schema.ts';
import { organisations } from '../../db/tables/operators.ts';
import { textIn, withHolder } from '../support/holder.ts';
import { contribution } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { withJackpot } from '../support/with-jackpot.ts';

const TABLES = new Set(Object.values(schema).flatMap((table) => (is(table, SQLiteTable) ? [getTableName(table)] : [])));

/** The tables that each lookup reads during work, next to those that it declares. */
const readDuring = async (work: () => Promise<unknown>) => {
  const found = new Map<Lookup<never, unknown>, Set<string>>();
  const reading = new AsyncLocalStorage<Set<string>>();
  const note = (text: string): void => {
    for (const [, table = ''] of text.matchAll(/(?:from|join) "?(\w+)"?/g))
      if (TABLES.has(table)) reading.getStore()?.add(table);
  };
  const noting = <Value>(lookup: Lookup<never, unknown>, ask: () => Value): (() => Value) => {
    const tables = found.get(lookup) ?? new Set();
    found.set(lookup, tables);
    return () => reading.run(tables, ask);
  };
  const { prepare } = Database.prototype;
  const { read } = Lookups.prototype;
  const { lookUp } = PostgresUnit.prototype;
  const { of } = Questions.prototype;
  Database.prototype.prepare = function (this: Database.Database, text: string) {
    note(text);
    return Reflect.apply(prepare, this, [text]);
  } as typeof prepare;
  Lookups.prototype.read = function (this: Lookups, lookup, key, ask) {
    return Reflect.apply(read, this, [lookup, key, noting(lookup, ask)]) as ReturnType<typeof ask>;
  };
  PostgresUnit.prototype.lookUp = function (this: PostgresUnit, lookup, key, ask) {
    return Reflect.apply(lookUp, this, [lookup, key, noting(lookup, ask)]) as ReturnType<typeof ask>;
  };
  Questions.prototype.of = function (this: Questions, ...words) {
    const question = Reflect.apply(of, this, words);
    note(question.text);
    return question;
  };
  try {
    await work();
  } finally {
    Object.assign(Database.prototype, { prepare });
    Object.assign(Lookups.prototype, { read });
    Object.assign(PostgresUnit.prototype, { lookUp });
    Object.assign(Questions.prototype, { of });
  }
  return [...found].map(([{ tables }, names]) => ({ declared: [...tables].sort(), read: [...names].sort() }));
};

suite('server/lookups', (test) => {
  test('every table that a lookup reads is one that it names', async () => {
    const lookups = await readDuring(() =>
      withHolder(
        async ({ platform: { store, identify }, login }) => {
          // An organisation that requires a second factor asks for it at each call.
          await store.write((tx) => tx.run((db) => db.update(organisations).set({ secondFactorRequired: true })));
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
