import { eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { statement } from '../../../db/engine/statement.ts';
import { openedEngineStore } from '../../support/engine-store.ts';
import { suite } from '../../support/suite.ts';

const notes = sqliteTable('notes', { id: integer('id').primaryKey(), text: text('text').notNull() });
const insert = statement((db) => db.insert(notes).values({ id: sql.placeholder('id'), text: sql.placeholder('text') }));
const list = statement((db) => db.select().from(notes).orderBy(notes.id));
const find = statement((db) =>
  db
    .select({ id: notes.id })
    .from(notes)
    .where(eq(notes.text, sql.placeholder('text'))),
);

const TEXTS = ['\0', 'a\0b', '\ue000', '\ue000\ue001', '\0\ue000\0\ue001', '"\\{}\0', '\u{1f98a}', "'"];

suite('db/engine/texts', (test) => {
  test('a text is kept and found as it is, whatever characters it has', async () => {
    const tables = 'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;';
    const store = await openedEngineStore({ migrations: [{ tag: '0000_notes', sql: tables }] });
    try {
      // Units that share a transaction, whose statements may be sent as one.
      await Promise.all(TEXTS.map((words, id) => store.write((tx) => tx.run(insert, { id, text: words }))));
      const kept = await store.read((tx) => tx.all(list));
      assert.equal(
        kept.map((row) => row.text),
        TEXTS,
      );
      const found = await Promise.all(TEXTS.map((words) => store.write((tx) => tx.all(find, { text: words }))));
      assert.equal(
        found,
        TEXTS.map((_, id) => [{ id }]),
      );
    } finally {
      await store.close();
    }
  });
});
