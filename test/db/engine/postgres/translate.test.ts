import { sql } from 'drizzle-orm';
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { openConnection } from '../../../../db/engine/open.ts';
import { Questions } from '../../../../db/engine/postgres/questions.ts';
import { type Names, translate } from '../../../../db/engine/postgres/translate.ts';
import { statement } from '../../../../db/engine/statement.ts';
import { suite } from '../../../support/suite.ts';

suite('db/engine/postgres/translate', (test) => {
  const names: Names = {
    rowIds: new Map([['outbox', 'id']]),
    nullable: new Map([
      ['wins', new Set(['note'])],
      ['outbox', new Set<string>()],
    ]),
  };

  const CASES: readonly (readonly [what: string, sqlite: string, postgres: string])[] = [
    [
      'values',
      'select "a" from "t" where "b" = ? and "c" = \'?\' limit ?',
      'select "a" from "t" where "b" = $1 and "c" = \'?\' limit $2',
    ],
    [
      'values that SQLite would plan for',
      'select "a" from "t" where "b" = (select ?)',
      'select "a" from "t" where "b" = $1',
    ],
    [
      'a value that only NULL is compared with',
      'select 1 where (? is null or "a" = ?)',
      'select 1 where ($1::text is null or "a" = $2)',
    ],
    [
      'what an INSERT leaves out',
      'insert into "t" ("a", "b") values (null, ?)',
      'insert into "t" ("a", "b") values (default, $1)',
    ],
    [
      'a conflict',
      'insert into "t" ("a") values (?) on conflict ("t"."a") do nothing',
      'insert into "t" ("a") values ($1) on conflict ("a") do nothing',
    ],
    [
      'a part of JSON',
      'select "t"."facts" ->> \'brand\', record ->> 0, x ->> \'$[11].brand\'',
      "select sqlite.json_at(\"t\".\"facts\", '{brand}'), sqlite.json_at(record, '{0}'), sqlite.json_at(x, '{11,brand}')",
    ],
    [
      'the parts of JSON',
      'select value from json_each("t"."record", \'$[12]\')',
      'select value from sqlite.json_each("t"."record", \'{12}\')',
    ],
    [
      'a number in JSON',
      'select sum(p.value ->> 2), coalesce(p.value ->> 2, 0)',
      "select sum((sqlite.json_at(p.value, '{2}'))::numeric), coalesce((sqlite.json_at(p.value, '{2}'))::bigint, 0)",
    ],
    [
      'a list as JSON',
      'select json_group_array("t"."a" order by "a")',
      'select coalesce(json_agg("t"."a" order by "a")::text, \'[]\')',
    ],
    [
      'a list of some',
      'select json_group_array(id order by id desc) filter (where hit = 1) from "t"',
      'select coalesce((json_agg(id order by id desc) filter (where hit = 1))::text, \'[]\') from "t"',
    ],
    [
      'an object as JSON',
      'select json_group_object("a" || \' \', json_array("b", "c"))',
      'select json_object_agg("a" || \' \', json_build_array("b", "c"))::text',
    ],
    ['rows of JSON', "select 1 from jsonb_each(?, '$[12]') p", "select 1 from sqlite.json_each($1, '{12}') p"],
    [
      'a row from a query',
      'insert into "t" select "a", null, null from "u"',
      'insert into "t" select "a", null, null from "u"',
    ],
    [
      'one of two values',
      'select iif("a" = \'held\' and "b" is null, iif(?, 1, 2), max("a", 0))',
      'select case when "a" = \'held\' and "b" is null then case when $1 then 1 else 2 end else greatest("a", 0) end',
    ],
    [
      'the lesser of two',
      'select min("a", ?), min("a"), max("a", 1)',
      'select least("a", $1), min("a"), greatest("a", 1)',
    ],
    ['a cast', 'select cast("a" as integer)', 'select cast("a" as bigint)'],
    [
      'an order with NULL',
      'select 1 from "wins" order by "wins"."note" desc, "wins"."at" limit ?',
      'select 1 from "wins" order by "wins"."note" desc nulls last, "wins"."at" limit $1',
    ],
    [
      'an order within a list',
      'select json_group_array("id" order by "note" asc) from "wins"',
      'select coalesce(json_agg("id" order by "note" asc nulls first)::text, \'[]\') from "wins"',
    ],
    [
      'the row of a table with a key of its own',
      'select rowid as _row, * from "wins"',
      'select "rowid" as _row, * from "wins"',
    ],
    [
      'the row of a table whose key it is',
      'select rowid as _row, * from "outbox" order by rowid desc',
      'select "id" as _row, * from "outbox" order by "id" desc',
    ],
    ['the row of a named table', 'select "outbox".rowid, "wins".rowid', 'select "outbox"."id", "wins"."rowid"'],
    [
      'a subquery without a name',
      'select count(*) from (select 1 from "t" where "a" = ?) where true',
      'select count(*) from (select 1 from "t" where "a" = $1) as "_1" where true',
    ],
    [
      'a subquery with a name',
      'select 1 from (select 1) as "x" left join (select 2) "y" on true',
      'select 1 from (select 1) as "x" left join (select 2) "y" on true',
    ],
  ];

  for (const [what, sqlite, postgres] of CASES)
    test(`translates ${what}`, () => assert.is(translate(sqlite, names), postgres));
});

suite('db/engine/postgres/questions', (test) => {
  const rows = sqliteTable('rows', { id: integer('id').primaryKey() });
  const list = statement((db) => db.select().from(rows));

  test('a statement that is defined once keeps its name, however many others run', () => {
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
