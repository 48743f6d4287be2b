import * as assert from 'uvu/assert';
import { parseQuery } from '../../../server/http/receive.ts';
import { suite } from '../../support/suite.ts';

suite('server/http/parse-query', (test) => {
  test('a repeated parameter is a list, and an empty one is absent', () => {
    assert.equal(parseQuery(''), {});
    assert.equal(parseQuery('a=1&b=&c=x%20y&a=2&a=3'), { a: ['1', '2', '3'], c: 'x y' });
  });

  test('a name that objects have is a parameter like any other', () => {
    assert.equal(Object.keys(parseQuery('__proto__=1&constructor=2')), ['__proto__', 'constructor']);
  });

  test('thousands of one parameter are a list of them all', () => {
    assert.is(parseQuery('a=1&'.repeat(100_000)).a?.length, 100_000);
  });
});
