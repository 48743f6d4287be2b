import * as assert from 'uvu/assert';
import { StoreError } from '../../../db/engine/store-error.ts';
import { toRefusedReply } from '../../../server/http/to-refused-reply.ts';
import { suite } from '../../support/suite.ts';

const REQUEST = { id: 'r-1', method: 'GET', path: '/instances' };

/** The problem that an error is answered with, and the level and the text of its log line. */
const replyTo = (error: unknown): readonly unknown[] => {
  const logged: unknown[] = [];
  const at = (level: string) => (_: object, text: string) => void logged.push(level, text);
  const log = { error: at('error'), warn: at('warn') } as Parameters<typeof toRefusedReply>[2];
  return [toRefusedReply(error, REQUEST, log).problem, ...logged];
};

suite('server/http/to-refused-reply', (test) => {
  test('a request that a stop ends gets unavailable, which is no error of the platform', () => {
    assert.equal(replyTo(new StoreError('store_closed', 'The store is closed.')), [
      'unavailable',
      'warn',
      'the platform stopped before the request ended',
    ]);
  });

  test('a store that fails or is busy gets unavailable, and anything else internal_error', () => {
    assert.equal(replyTo(new StoreError('store_unavailable', 'full')), ['unavailable', 'error', 'the store failed']);
    assert.equal(replyTo(new StoreError('store_busy', 'long')), ['unavailable', 'warn', 'a long read was given up']);
    assert.equal(replyTo(new Error('a fault')), ['internal_error', 'error', 'request failed']);
    assert.equal(replyTo(new URIError('%')), ['route_not_found']);
  });
});
