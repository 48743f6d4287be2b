import * as assert from 'uvu/assert';
import { refuse } from '../../../platform/unit/reply.ts';
import { withPointer } from '../../../server/http/with-pointer.ts';
import { suite } from '../../support/suite.ts';

const ID = 'tri-star';

suite('server/http/with-pointer', (test) => {
  const refusal = refuse('instance_not_found', { detail: 'There is no instance tri-star.' });
  const requests: [where: string, parts: object, pointer: string][] = [
    [
      'its path',
      { path: { instance_id: ID }, query: { instance_id: ID }, body: { instance_id: ID } },
      '/path/instance_id',
    ],
    ['its query', { path: {}, query: { instance_id: ID }, body: { instance_id: ID } }, '/query/instance_id'],
    ['its body', { path: {}, query: {}, body: { instance_id: ID } }, '/instance_id'],
    ['an object of its body', { path: {}, query: {}, body: { target: { id: ID } } }, '/target/id'],
  ];
  for (const [where, parts, pointer] of requests)
    test(`a refusal points to the field where the request has it: in ${where}`, () => {
      assert.equal(withPointer(refusal, parts).errors, [{ pointer, detail: 'There is no instance tri-star.' }]);
    });

  test('a refusal points to the first of the names that the request has, in a header last', () => {
    const reused = refuse('idempotency_key_reused');
    const headers = { 'idempotency-key': 'k-1' };
    const detail = 'Use a new key for each new request.';
    assert.equal(withPointer(reused, { headers, body: {} }).errors, [{ pointer: '/header/idempotency-key', detail }]);
    assert.equal(withPointer(reused, { headers, body: { idempotency_key: 'k-1' } }).errors, [
      { pointer: '/idempotency_key', detail },
    ]);
  });

  test('a refusal that says itself where, one that is about no field, and one without its field stay as they are', () => {
    const own = refuse('instance_not_found', {
      errors: [{ pointer: '/source_instance_id', detail: 'There is none.' }],
    });
    const parts = { body: { instance_id: ID } };
    assert.is(withPointer(own, parts), own);
    const denied = refuse('permission_denied');
    assert.is(withPointer(denied, parts), denied);
    for (const body of [
      undefined,
      null,
      [],
      'instance_id',
      { target: ID },
      { target: null },
      Object.create(parts.body),
    ])
      assert.is(withPointer(refusal, { body }), refusal);
  });
});
