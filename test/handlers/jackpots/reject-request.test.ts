import * as assert from 'uvu/assert';
import type { ApprovalRequest, AuditEvent } from '../../../generated/server/types.gen.ts';
import { succeed } from '../../support/published.ts';
import { ANNA, BORIS, type Guarded, withSecondAccount } from '../../support/second-account.ts';
import { suite } from '../../support/suite.ts';

const reason = 'The launch value is 600.';

const rejectBy = async (
  { call }: Guarded,
  id: string,
  caller: typeof ANNA,
): Promise<ApprovalRequest & { code?: string }> => {
  const reply = await call('rejectRequest', caller, { path: { approval_request_id: id }, body: { reason } });
  return { ...(reply.body as ApprovalRequest), ...(reply.code === undefined ? {} : { code: reply.code }) };
};

suite('handlers/jackpots/reject-request', (test) => {
  test('another account rejects, the one that asked withdraws, and neither can be approved any more', () =>
    withSecondAccount(async (guarded) => {
      const { platform, ask, approve, instanceId, mega, list } = guarded;
      const body = { instance_id: instanceId, pot_id: 'mega', adjustment: 6000, reason: 'A launch value.' };
      const first = await ask('setPotCurrentValue', ANNA, body);
      const rejected = await rejectBy(guarded, first, BORIS);
      assert.equal(
        [rejected.state, rejected.decided_by?.account_id, rejected.decide_reason],
        ['Rejected', 'boris', reason],
      );
      assert.is((await rejectBy(guarded, first, BORIS)).state, 'Rejected', 'the reply may have been lost');
      assert.is((await rejectBy(guarded, first, ANNA)).code, 'approval_request_decided');
      assert.is((await approve(first, BORIS)).code, 'approval_request_decided');
      const again = { path: { approval_request_id: first }, body: { reason }, headers: { 'idempotency-key': 'k-1' } };
      assert.is((await guarded.call('rejectRequest', BORIS, again)).status, 200);
      const other = { ...again, body: { reason: 'Another one.' } };
      assert.is((await guarded.call('rejectRequest', BORIS, other)).code, 'idempotency_key_reused');
      const second = await ask('setPotCurrentValue', ANNA, body);
      assert.is((await rejectBy(guarded, second, ANNA)).state, 'Withdrawn');
      assert.is((await approve(second, BORIS)).code, 'approval_request_decided');
      assert.is((await rejectBy(guarded, 'another', BORIS)).code, 'approval_request_not_found');
      assert.is(await mega(), 500.1);
      assert.equal(
        (await list()).map(({ id, state }) => [id, state]),
        [
          [first, 'Rejected'],
          [second, 'Withdrawn'],
        ],
      );
      const query = { target_id: first, page: 0, limit: 50, sort_field: 'timestamp', sort_direction: 1 };
      const events = (await succeed(platform, 'listAuditEvents', { query })) as readonly AuditEvent[];
      assert.equal(
        events.map(({ actor, action, target, detail }) => [actor?.username, action, target.resource, detail]),
        [['boris', 'rejectRequest', 'approvals', { reason, operation: 'setPotCurrentValue', requested_by: 'anna' }]],
      );
    }));
});
