import * as assert from 'uvu/assert';
import { queryOf } from '../../../server/http/query-of.ts';
import { suite } from '../../support/suite.ts';

suite('server/http/query-of', (test) => {
  test('a repeated parameter is a list, and an empty one is absent', () => {
    assert.equal(queryOf(''), {});
    assert.equal(queryOf('a=1&b=&c=x%20y&a=2&a=3'), { a: ['1', '2', '3'], c: 'x y' });
  });

  test('a name that objects have is a parameter like any other', () => {
    assert.equal(Object.keys(queryOf('__proto__=1&constructor=2')), ['__proto__', 'constructor']);
  });

  test('thousands of one parameter are a list of them all', () => {
    assert.is(queryOf('a=1&'.repeat(100_000)).a?.length, 100_000);
  });
});
