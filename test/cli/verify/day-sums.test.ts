import * as assert from 'uvu/assert';
import { keepTotals } from '../../../platform/reports/keep-totals.ts';
import { withArchive } from '../../platform/archive/archived.ts';
import { suite } from '../../support/suite.ts';
import { changeIn } from '../../support/tables.ts';
import { verifyStore } from '../../support/verifying.ts';

suite('cli/verify/day-sums', (test) => {
  test('a kept total that was changed is named, and by a later run that reads only newer entries at least noticed', () =>
    withArchive(async ({ platform, operators, contribute }) => {
      const { file, keys, store } = platform;
      await contribute(operators, 'k-1');
      const first = await verifyStore(file, keys);
      const known = new Map(first.verdicts.map(({ instanceId, tally }) => [instanceId, tally]));
      await keepTotals(store);
      await contribute(operators, 'k-2');
      await keepTotals(store);
      for (const from of [undefined, known]) assert.equal((await verifyStore(file, keys, from)).faults, []);
      const where = "account = 'operatorPaid' and kind = 'contribution'";
      changeIn(file, `update day_totals set micros = micros + 1 where ${where}`);
      const [named] = (await verifyStore(file, keys)).faults;
      assert.match(
        named ?? '',
        /the total of a day \[\d+,"northstar:luna","contribution","operatorPaid"\] is -1999999; the ledger says -2000000/,
      );
      assert.equal((await verifyStore(file, keys, known)).faults, ['the totals of days do not follow from the ledger']);
      changeIn(file, `delete from day_totals where ${where}`);
      assert.match((await verifyStore(file, keys)).faults.join(), /is 0; the ledger says -2000000/);
    }));

  test('totals that were not kept yet, or not kept up to a checkpoint, are no difference', () =>
    withArchive(async ({ platform, operators, contribute }) => {
      const { file, keys } = platform;
      await contribute(operators, 'k-1');
      const { verdicts, faults } = await verifyStore(file, keys);
      assert.equal(faults, []);
      const known = new Map(verdicts.map(({ instanceId, tally }) => [instanceId, tally]));
      await contribute(operators, 'k-2');
      assert.equal((await verifyStore(file, keys, known)).faults, []);
      changeIn(file, 'insert into totalled_entries select id, 99 from instances');
      assert.match((await verifyStore(file, keys)).faults.join(), /have entries up to 99; the ledger ends with 3/);
    }));
});
