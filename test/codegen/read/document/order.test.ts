import * as assert from 'uvu/assert';
import { byRoute } from '../../../../codegen/read/document/order.ts';
import { suite } from '../../../support/suite.ts';

const sorted = (...routes: string[]) =>
  routes
    .map((route) => route.split(' '))
    .map(([method = '', path = '']) => ({ method, path }))
    .sort(byRoute)
    .map(({ method, path }) => `${method} ${path}`);

suite('codegen/read/document/order', (test) => {
  test('a literal segment comes before a parameter', () => {
    assert.equal(sorted('get /a/{id}', 'get /a/new'), ['get /a/new', 'get /a/{id}']);
  });

  test('the first segment that differs decides', () => {
    assert.equal(sorted('get /{a}/x', 'get /a/{b}', 'get /a/x'), ['get /a/x', 'get /a/{b}', 'get /{a}/x']);
  });

  test('parameter names matter less than the segments after them', () => {
    assert.equal(sorted('get /a/{b}/{c}', 'get /a/{z}/x'), ['get /a/{z}/x', 'get /a/{b}/{c}']);
  });

  test('a segment that mixes both comes in between, the one with more literals first', () => {
    assert.equal(sorted('get /c/{both}', 'get /c/{a}...{b}', 'get /c/{a}.{b}', 'get /c/new'), [
      'get /c/new',
      'get /c/{a}...{b}',
      'get /c/{a}.{b}',
      'get /c/{both}',
    ]);
    assert.equal(sorted('get /{a}.json/{x}', 'get /{b}.json/new'), ['get /{b}.json/new', 'get /{a}.json/{x}']);
  });

  test('methods of one path are sorted', () => {
    assert.equal(sorted('post /a', 'get /a'), ['get /a', 'post /a']);
  });
});
