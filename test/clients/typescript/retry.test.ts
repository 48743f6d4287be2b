import * as assert from 'uvu/assert';
import { ApiError } from '../../../clients/typescript/src/api-error.ts';
import { ConnectionError } from '../../../clients/typescript/src/generated/runtime/connection-error.gen.ts';
import { retryDelayMs } from '../../../clients/typescript/src/retry.ts';
import { suite } from '../../support/suite.ts';

const from = { operationId: 'o', idempotencyKey: 'k' };
const refusal = (status: number, code: string, retryAfterMs?: number): ApiError =>
  Object.assign(
    new ApiError({ ...from, status, headers: new Headers(), body: { code, title: '', detail: '', request_id: 'r' } }),
    { retryAfterMs },
  );
const noReply = new ConnectionError('', { ...from, reason: 'network' });
const limits = { retries: 3, inFlightMs: 10_000 };

/** Failures and milliseconds waited so far, the draw, and the expected delay. */
const cases: [ApiError | ConnectionError, number, number, number, number | undefined][] = [
  [noReply, 0, 0, 0, 125],
  [noReply, 0, 0, 1, 250],
  [noReply, 1, 0, 0, 250],
  [noReply, 2, 0, 0, 500],
  [noReply, 3, 0, 0, undefined],
  [refusal(500, 'internal_error'), 0, 0, 0, 125],
  [refusal(502, 'wallet_failed'), 0, 0, 0, 125],
  [refusal(502, 'unexpected_reply'), 0, 0, 0, 125],
  [refusal(408, 'request_timeout'), 0, 0, 0, 125],
  [refusal(503, 'unavailable', 2_000), 0, 0, 0, 2_000],
  [refusal(503, 'unavailable', 2_000), 0, 0, 0.5, 2_125],
  [refusal(503, 'unavailable', 2_000), 3, 0, 0, undefined],
  [refusal(429, 'too_many_requests', 10_000), 0, 0, 0, 10_000],
  [refusal(429, 'too_many_requests', 10_001), 0, 0, 0, undefined],
  [refusal(501, 'not_implemented'), 0, 0, 0, undefined],
  [refusal(400, 'validation_failed'), 0, 0, 0, undefined],
  [refusal(409, 'template_not_published'), 0, 0, 0, undefined],
  [refusal(422, 'wallet_refused'), 0, 0, 0, undefined],
  [refusal(422, 'wallet_refused_platform'), 0, 0, 0, undefined],
  [refusal(409, 'idempotency_key_in_flight'), 3, 0, 0, 125],
  [refusal(409, 'idempotency_key_in_flight'), 0, 500, 0, 250],
  [refusal(409, 'idempotency_key_in_flight'), 0, 9_000, 0, 1_000],
  [refusal(409, 'idempotency_key_in_flight'), 0, 9_001, 0, undefined],
  [refusal(409, 'contribution_in_flight', 1_000), 0, 9_000, 0, 1_000],
];

suite('clients/typescript/retry', (test) => {
  for (const [error, failures, inFlightWaitedMs, random, expected] of cases) {
    const what = error instanceof ApiError ? `${error.code} ${error.retryAfterMs ?? ''}` : 'no reply';
    test(`${what} after ${failures} failures and ${inFlightWaitedMs} ms, draw ${random}: ${expected}`, () => {
      assert.is(retryDelayMs(error, { failures, inFlightWaitedMs }, limits, random), expected);
    });
  }

  test('never waits longer than five seconds on its own', () => {
    assert.is(retryDelayMs(noReply, { failures: 30, inFlightWaitedMs: 0 }, { retries: 99, inFlightMs: 0 }, 1), 5_000);
  });
});
