import { sql } from 'drizzle-orm';
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { openConnection } from '../../../../db/engine/open.ts';
import { Questions } from '../../../../db/engine/postgres/questions.ts';
import { statement } from '../../../../db/engine/statement.ts';
import { suite } from '../../../support/suite.ts';

const rows = sqliteTable('rows', { id: integer('id').primaryKey() });
const list = statement((db) => db.select().from(rows));

suite('db/engine/postgres/questions', (test) => {
  test('a statement that is defined once keeps its name, however many others are asked', () => {
    const connection = openConnection({ file: ':memory:' });
    connection.client.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY NOT NULL) STRICT');
    const questions = new Questions(connection, { rowIds: new Map([['rows', 'id']]), nullable: new Map() });
    const { name } = questions.of(list, undefined, 'all');
    for (let at = 1; at <= 2_001; at += 1)
      questions.of(
        (db) =>
          db
            .select()
            .from(rows)
            .where(sql.raw(`id > ${at}`)),
        undefined,
        'all',
      );
    assert.is(questions.of(list, undefined, 'all').name, name);
    connection.client.close();
  });
});
