import * as assert from 'uvu/assert';
import type { SharedAccess } from '../../../db/engine/shared-access.ts';
import type { Runnable } from '../../../db/engine/statement.ts';
import type { Store } from '../../../db/engine/store.ts';
import { unavailable } from '../../../db/engine/store-error.ts';
import { giveLeaseBack, takeLease } from '../../../db/servers/leases.ts';
import { HeldDuties } from '../../../server/peers/held-duties.ts';
import { errorLog } from '../../support/error-log.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { suite } from '../../support/suite.ts';

type Row = { name: string; holder: string | null; epoch: number };

/** One lease, and a database that can be made to lose answers. */
const withLease = () => {
  const rows: Row[] = [];
  let lose: 'answers' | 'questions' | undefined;
  const ask: SharedAccess['ask'] = async (runnable, given = {}) => {
    const params = { name: String(given.name), holder: String(given.holder), epoch: Number(given.epoch) };
    if (lose === 'questions') throw unavailable(new Error('away'));
    let changes = 0;
    const row = rows.find(({ name }) => name === params.name);
    const asked: Runnable = runnable;
    if (asked === takeLease) {
      if (row === undefined) rows.push({ name: params.name, holder: params.holder, epoch: 1 });
      else if (row.epoch === params.epoch) Object.assign(row, { holder: params.holder, epoch: row.epoch + 1 });
      changes = row === undefined || row.holder === params.holder ? 1 : 0;
    } else if (asked === giveLeaseBack && row?.holder === params.holder && row.epoch === params.epoch) {
      row.holder = null;
      changes = 1;
    }
    if (lose === 'answers') throw unavailable(new Error('away'));
    return { rows: [], changes };
  };
  const duties = new HeldDuties({} as Store, { ask }, () => 'one', errorLog());
  return { rows, duties, lose: (what: typeof lose) => (lose = what) };
};

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

suite('server/peers/held-duties', (test) => {
  test('a lease whose taking was not answered is taken again', async () => {
    expectErrors(/could not be changed, trying again/);
    const { rows, duties, lose } = withLease();
    lose('answers');
    await duties.take(
      'settlement',
      () => () => {},
      [],
      () => true,
    );
    lose(undefined);
    assert.is(rows[0]?.holder, 'one', 'as the database has it');
    for (let look = 0; look < 3; look += 1) {
      duties.compare(
        rows.map((row) => ({ ...row })),
        (id) => id === 'one',
      );
      await turn();
    }
    assert.is(duties.has('settlement'), true);
  });

  test('a duty whose beginning failed in an outage is begun again', async () => {
    expectErrors(/could not be changed, trying again/);
    const { rows, duties, lose } = withLease();
    let begun = 0;
    await duties.take(
      'settlement',
      () => {
        begun += 1;
        if (begun > 1) return () => {};
        lose('questions');
        throw unavailable(new Error('away'));
      },
      [],
      () => true,
    );
    lose(undefined);
    for (let look = 0; look < 3; look += 1) {
      duties.compare(
        rows.map((row) => ({ ...row })),
        (id) => id === 'one',
      );
      await turn();
    }
    assert.is(begun, 2);
    assert.is(duties.has('settlement'), true);
  });
});
