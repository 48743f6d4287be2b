import * as assert from 'uvu/assert';
import { belongsTo } from '../../../domain/account/access.ts';
import { suite } from '../../support/suite.ts';

const LINEAGE = ['northstar', 'holding'];

suite('domain/account/belongs-to', (test) => {
  for (const [owner, unitId, expected] of [
    ['northstar', '', true],
    ['northstar', 'casino', true],
    ['holding', 'casino', true],
    ['north', '', false],
    ['southstar', '', false],
    ['northstar:casino', 'casino', true],
    ['northstar:casino', 'sports', false],
    ['northstar:casino', '', false],
    ['holding:casino', 'casino', false],
  ] as const)
    test(`an account in ${LINEAGE.join(' under ')}${unitId && `, unit ${unitId},`} ${expected ? 'stands' : 'does not stand'} under ${owner}`, () =>
      assert.is(belongsTo(owner, LINEAGE, unitId), expected));
});
