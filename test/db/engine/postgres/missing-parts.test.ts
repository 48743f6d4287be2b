// A long proof: it starts PostgreSQL.
import * as assert from 'uvu/assert';
import { openPostgres } from '../../../../db/engine/postgres/open-postgres.ts';
import { PostgresSession } from '../../../../db/engine/postgres/postgres-session.ts';
import { WATCHED_TABLES } from '../../../../db/tables/servers.ts';
import { migrations } from '../../../../server/start/assets.ts';
import { suite } from '../../../support/suite.ts';
import { withEmptyDatabase } from '../../../support/with-empty-database.ts';

/** A change, what is missing after it, and what undoes it. */
const CASES: readonly (readonly [change: string, missing: string, undo: string])[] = [
  ['alter view contributions rename to x', 'the view contributions', 'alter view x rename to contributions'],
  ['alter index accounts_place rename to x', 'the index accounts_place', 'alter index x rename to accounts_place'],
  [
    'alter trigger approvals_stay on approvals rename to x',
    'the trigger approvals_stay of approvals',
    'alter trigger x on approvals rename to approvals_stay',
  ],
  [
    'alter table approvals disable trigger approvals_stay_whole',
    'the trigger approvals_stay_whole of approvals',
    'alter table approvals enable trigger approvals_stay_whole',
  ],
  [
    'drop trigger operators_changed on operators',
    'the trigger operators_changed of operators',
    'create trigger operators_changed after insert or update or delete or truncate on operators for each statement execute function store_changed()',
  ],
  [
    'alter table store_marks drop constraint store_marks_pkey',
    'the primary key (server) of store_marks',
    'alter table store_marks add primary key (server)',
  ],
  [
    'alter table award_portions drop constraint award_portions_award_id_fkey',
    'the foreign key (award_id) of award_portions',
    'alter table award_portions add foreign key (award_id) references bonus_awards (id)',
  ],
  [
    'alter function sqlite.instr(text, text) rename to x',
    'the function sqlite.instr(text, text)',
    'alter function sqlite.x(text, text) rename to instr',
  ],
  [
    'alter function store_changed rename to x',
    'the function store_changed()',
    'alter function x rename to store_changed',
  ],
  // Its keys, indexes and triggers are not named besides.
  ['alter table approvals rename to x', 'the table approvals', 'alter table x rename to approvals'],
];

suite('db/engine/postgres/missing-parts', (test) => {
  test('each part that is missing is named, also one that is switched off; what others have added is not', () =>
    withEmptyDatabase(async (url) => {
      const known = migrations();
      const store = await openPostgres({ url, migrations: known, watched: WATCHED_TABLES });
      const session = await PostgresSession.open({ url });
      try {
        const missing = () => store.shared.missing();
        await session.script(
          'create table theirs (id bigint primary key); create view of_theirs as select * from theirs',
        );
        assert.is(await missing(), undefined);
        for (const [change, expected, undo] of CASES) {
          await session.script(change);
          assert.is(await missing(), expected);
          await session.script(undo);
          assert.is(await missing(), undefined, undo);
        }
        await session.script('drop schema sqlite cascade');
        assert.match((await missing()) ?? '', /^(?:the \w+ .*, ){4}the \w+ .*, and \d+ more$/);
      } finally {
        await session.close();
        await store.close();
      }
    }));
});
