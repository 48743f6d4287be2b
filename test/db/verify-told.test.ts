import * as assert from 'uvu/assert';
import { withTold } from '../support/played.ts';
import { suite } from '../support/suite.ts';
import { verifyStore } from '../support/verifying.ts';

suite('db/verify-told', (test) => {
  test('everything that a ledger can tell follows from it', () =>
    withTold(async (file, keys) => {
      const { verdicts, faults } = await verifyStore(file, keys);
      assert.equal(faults, []);
      assert.equal(
        verdicts.map(({ entries }) => entries),
        [],
      );
    }));
});
