import * as assert from 'uvu/assert';
import { changeAccount } from '../../../db/accounts/accounts.ts';
import { saveSecondFactor } from '../../../db/accounts/second-factors.ts';
import { changeOrganisation } from '../../../db/operators/organisations.ts';
import { type Approval, approvals } from '../../../db/tables/approvals.ts';
import type { ApprovalRequest, AuditEvent, LedgerEntry } from '../../../generated/server/types.gen.ts';
import type { Caller } from '../../../platform/unit/handler.ts';
import { newAccount } from '../../support/new-account.ts';
import { type InProcessReply, SYSTEM } from '../../support/platform.ts';
import { succeed } from '../../support/published.ts';
import {
  ANNA,
  BORIS,
  GINA,
  type Guarded,
  OF_GINA,
  staff,
  THRESHOLDS,
  withSecondAccount,
} from '../../support/second-account.ts';
import { contribution, instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { SAME_POTS } from '../../support/transferring.ts';

suite('listApprovalRequests', (test) => {
  const fails = async (work: Promise<unknown>, why: RegExp): Promise<void> => {
    const error = await work.then(
      () => 'nothing',
      (thrown: unknown) => thrown,
    );
    assert.match(error instanceof Error ? `${error.message} ${error.cause}` : String(error), why);
  };

  test('each filter leaves out what does not match, and the newest can come first', () =>
    withSecondAccount(async ({ ask, approve, clock, instanceId, list, owe }) => {
      const owed = await owe('mega');
      const correct = (adjustment: number) => ({
        instance_id: instanceId,
        pot_id: 'major',
        adjustment,
        reason: 'Agreed.',
      });
      const asked: string[] = [];
      for (const ask_ of [
        () => ask('releaseWins', ANNA, { transaction_ids: [owed] }),
        () => ask('setPotCurrentValue', ANNA, correct(500)),
        () => ask('setPotSurplusSeed', BORIS, correct(500)),
      ]) {
        asked.push(await ask_());
        clock.nowMs += 1_000;
      }
      await approve(asked[1] ?? '', BORIS);
      const found = async (query: object, caller = ANNA) =>
        (await list(query, caller)).map(({ id }) => asked.indexOf(id));
      assert.equal(await found({}), [0, 1, 2]);
      assert.equal(await found({ sort_direction: -1, limit: 2 }), [2, 1]);
      assert.equal(await found({ sort_field: 'expires_on', page: 1, limit: 2 }), [2]);
      assert.equal(await found({ state: 'Pending' }), [0, 2]);
      assert.equal(await found({ state: 'Approved' }), [1]);
      assert.equal(await found({ state: 'Pending', operation: 'setPotSurplusSeed' }), [2]);
      assert.equal(await found({ target_id: instanceId }), [1, 2]);
      assert.equal(await found({ target_id: owed, operation: '' }), [0]);
      const ofLuna = staff('lena', ['northstar:luna'], 'Read approvals');
      assert.equal(await found({}, ofLuna), [0], 'only what belongs to the brand');
    }));

  test('a request and its decision never change in the store, and nothing is removed', () =>
    withSecondAccount(async ({ platform, ask, instanceId }) => {
      const body = { instance_id: instanceId, pot_id: 'mega', adjustment: 9_000, reason: 'Agreed.' };
      await ask('setPotCurrentValue', ANNA, body);
      const change = (set: Partial<Approval>) =>
        platform.store.write((tx) => tx.run((db) => db.update(approvals).set(set)));
      await fails(change({ request: {} }), /what was asked never changes/);
      await fails(change({ requestedBy: 'boris' }), /what was asked never changes/);
      const removed = platform.store.write((tx) => tx.run((db) => db.delete(approvals)));
      await fails(removed, /are kept/);
      await change({ state: 'withdrawn' });
      await fails(change({ state: 'approved' }), /stays as it is/);
    }));
});

suite('approveRequest', (test) => {
  const DAY_MS = 86_400_000;
  const reason = 'Agreed with the operator.';
  const told = ({ status, code }: InProcessReply): string =>
    code === undefined ? String(status) : `${status} ${code}`;

  const correct = (instance_id: string, adjustment: number, more: object = {}) => ({
    ...{ instance_id, pot_id: 'mega', adjustment, reason },
    ...more,
  });

  const entriesOf = async ({ platform, instanceId }: Guarded, kind: string): Promise<readonly LedgerEntry[]> =>
    (await succeed(platform, 'listLedgerEntries', {
      path: { instance_id: instanceId },
      query: { kind, after_seq: 0, page: 0, limit: 500, sort_direction: 1 },
    })) as readonly LedgerEntry[];

  /** The events about a target, oldest first, as `actor action`. */
  const trailOf = async ({ platform }: Guarded, target_id: string): Promise<readonly AuditEvent[]> =>
    (await succeed(platform, 'listAuditEvents', {
      query: { target_id, page: 0, limit: 500, sort_field: 'timestamp', sort_direction: 1 },
    })) as readonly AuditEvent[];

  const staffed = (accountId: string) =>
    staff(accountId, ['northstar'], 'Execute winners', 'Execute instances', 'Execute approvals');

  test('a release above the threshold waits, moves nothing, and is done by the approval of another account', () =>
    withSecondAccount(async (guarded) => {
      const { platform, call, approve, list, owe, stateOf, instanceId } = guarded;
      const [small, large] = [await owe('major'), await owe('mega')];
      const body = { transaction_ids: [small, large] };
      const released = await call('releaseWins', ANNA, { body });
      assert.equal(released.body, {
        succeeded: [small],
        failed: [{ transaction_id: large, code: 'awaiting_approval' }],
      });
      assert.equal([await stateOf(small), await stateOf(large)], ['Due', 'Held']);
      const [{ id, ...asked } = { id: '' }] = await list({ state: 'Pending' });
      const { timestamp } = asked as { timestamp: number };
      assert.equal(asked, {
        operation: 'releaseWins',
        owner_id: 'northstar:luna',
        target_id: large,
        ...{ amount: 500.1, currency: 'EUR', state: 'Pending', request: { transaction_ids: [large] } },
        summary: 'Credits a win of 500.1 EUR to the player p-1 of northstar:luna at the wallet.',
        ...{ instance_id: instanceId, pot_id: 'mega', brand_id: 'northstar:luna', player_id: 'p-1' },
        requested_by: { account_id: 'anna', username: 'anna' },
        ...{ timestamp, expires_on: timestamp + 7 * DAY_MS },
      });
      assert.is(told(await approve(id, ANNA)), '403 own_approval_request');
      assert.is(await stateOf(large), 'Held');
      const approved = (await approve(id, BORIS)).body as { state: string; decided_by: object };
      assert.equal([approved.state, approved.decided_by], ['Approved', { account_id: 'boris', username: 'boris' }]);
      assert.is(await stateOf(large), 'Due');
      await platform.settle();
      assert.equal([await stateOf(small), await stateOf(large)], ['Paid', 'Paid']);
      assert.equal(
        (await entriesOf(guarded, 'payment')).map(({ actor, approved_by }) => [actor, approved_by]),
        [
          ['pitboss', undefined],
          ['pitboss', 'boris'],
        ],
      );
      assert.equal(
        (await trailOf(guarded, large)).map(({ actor, action, detail }) => [actor?.username, action, detail]),
        [
          ['anna', 'releaseWins', { approval_request: id }],
          ['boris', 'approveRequest', { approval_request: id, operation: 'releaseWins', requested_by: 'anna' }],
        ],
      );
      assert.is((await trailOf(guarded, id)).length, 1);
      assert.is(told(await approve(id, BORIS)), '200', 'the reply may have been lost');
      assert.is(told(await approve(id, staffed('carla'))), '409 approval_request_decided');
    }));

  test('a settlement names both accounts in the ledger: who asked, and who approved it', () =>
    withSecondAccount(async (guarded) => {
      const { ask, approve, owe, stateOf } = guarded;
      const owed = await owe('mega');
      const id = await ask('settleWins', ANNA, { transaction_ids: [owed], reason });
      assert.is(await stateOf(owed), 'Held');
      assert.is(told(await approve(id, BORIS)), '200');
      assert.is(await stateOf(owed), 'Settled');
      const [entry] = await entriesOf(guarded, 'settlement');
      assert.equal(
        [entry?.actor, entry?.approved_by, entry?.operation, entry?.reason],
        ['anna', 'boris', 'settleWins', reason],
      );
    }));

  test('a correction waits for its difference, not its target, and is done exactly as requested', () =>
    withSecondAccount(async (guarded) => {
      const { platform, call, ask, approve, mega, instanceId } = guarded;
      assert.is(told(await call('setPotCurrentValue', ANNA, { body: correct(instanceId, 600.1) })), '200');
      const id = await ask('setPotCurrentValue', ANNA, correct(instanceId, 701));
      const seed = await ask('setPotSurplusSeed', ANNA, correct(instanceId, 100.000001));
      assert.equal([await mega(), await mega('surplus_seed')], [600.1, 0]);
      const again = await call('setPotCurrentValue', BORIS, { body: correct(instanceId, 701) });
      assert.equal([again.status, (again.body as { id: string }).id], [202, id], 'the same waits only once');
      await succeed(platform, 'contributeToInstance', { body: contribution(instanceId) });
      assert.is(told(await approve(id, BORIS)), '200', 'a contribution is no change');
      assert.is(await mega(), 701);
      const adjustments = await entriesOf(guarded, 'adjustment');
      assert.equal(
        adjustments.map(({ actor, approved_by, operation }) => [actor, approved_by, operation]),
        [
          ['anna', undefined, 'setPotCurrentValue'],
          ['anna', 'boris', 'setPotCurrentValue'],
        ],
      );
      const [, , done] = await trailOf(guarded, instanceId).then((events) => events.slice(-3));
      assert.equal(done?.changes, [{ pointer: '/pots/mega/current_value', before: 600.2, after: 701 }]);
      const refused = await approve(seed, BORIS);
      assert.is(told(refused), '409 approval_not_possible', 'the other correction changed the instance');
      assert.match(String(refused.detail), /changed/);
      assert.is(await mega('surplus_seed'), 0);
      assert.is(told(await call('setPotContributedSeed', ANNA, { body: correct(instanceId, 200) })), '202');
    }));

  test('a request whose subject has changed since is not approved: released, refused, won, terminated', () =>
    withSecondAccount(async ({ platform, call, ask, approve, owe, instanceId, stateOf }) => {
      const [first, second] = [await owe('mega'), await owe('mega')];
      const release = await ask('releaseWins', ANNA, { transaction_ids: [first] });
      const settle = await ask('settleWins', ANNA, { transaction_ids: [first], reason });
      assert.is(told(await approve(settle, BORIS)), '200');
      const late = await approve(release, BORIS);
      assert.equal([told(late), await stateOf(first)], ['409 approval_not_possible', 'Settled']);
      assert.match(String(late.detail), /is Settled now/);
      const other = await ask('releaseWins', ANNA, { transaction_ids: [second] });
      await succeed(platform, 'refuseWins', { body: { transaction_ids: [second], reason } });
      assert.match(String((await approve(other, BORIS)).detail), /is Refused now/);
      const renewed = await ask('releaseWins', ANNA, { transaction_ids: [second] });
      assert.is(told(await approve(renewed, BORIS)), '200', 'asked again, for what it is now');
      assert.is(told(await approve(other, BORIS)), '409 approval_request_decided');
      const correction = await ask('setPotCurrentValue', ANNA, correct(instanceId, 1000));
      await owe('mega');
      assert.match(String((await approve(correction, BORIS)).detail), /the pot was won/);
      const lowered = await ask('setPotCurrentValue', ANNA, correct(instanceId, 0));
      await succeed(platform, 'terminateInstance', { path: { instance_id: instanceId }, body: { reason } });
      assert.is(told(await approve(lowered, BORIS)), '409 approval_not_possible');
      assert.is(told(await call('setPotCurrentValue', ANNA, { body: correct(instanceId, 450) })), '200');
    }));

  test('B27 a transfer waits for all that it moves, and ends the source once it is approved', () =>
    withSecondAccount(async ({ platform, call, ask, approve, list, instanceId }) => {
      await succeed(platform, 'createTemplate', { body: threePots({ id: 'twin' }) });
      await succeed(platform, 'publishTemplate', { body: { owner_id: 'northstar', template_id: 'twin' } });
      const twin = instantiation({ template_id: 'twin', instance_game_code: 'twin' });
      const { id: targetId } = (await succeed(platform, 'instantiateTemplate', { body: twin })) as { id: string };
      const body = {
        ...{ source_instance_id: instanceId, target_instance_id: targetId, user_id: 'anna' },
        ...{ transfer_optins: true, pot_rules: SAME_POTS, reason },
      };
      const id = await ask('transferPots', ANNA, body);
      assert.is((await list())[0]?.amount, 555.8);
      const statusOf = async (instance_id: string) =>
        ((await succeed(platform, 'getInstance', { path: { instance_id }, query: {} })) as { status: string }).status;
      assert.is(await statusOf(instanceId), 'Active');
      assert.is(told(await approve(id, BORIS)), '200');
      assert.is(await statusOf(instanceId), 'Terminated');
      for (const [instance_id, kind] of [
        [instanceId, 'transfer_out'],
        [targetId, 'transfer_in'],
      ] as const) {
        const query = { kind, after_seq: 0, page: 0, limit: 50, sort_direction: 1 };
        const entries = await succeed(platform, 'listLedgerEntries', { path: { instance_id }, query });
        assert.equal(
          (entries as LedgerEntry[]).map(({ actor, approved_by }) => [actor, approved_by]),
          [['anna', 'boris']],
        );
      }
      assert.is(told(await call('transferPots', BORIS, { body })), '403 permission_denied');
    }));

  test('the threshold is no way round: once it is set, no account alone changes the settings', () =>
    withSecondAccount(async ({ call, ask, approve, mega, instanceId }) => {
      const path = { operator_id: 'northstar' };
      const settings = async () => (await call('getOperatorSettings', ANNA, { path })).body;
      for (const body of [
        { ...THRESHOLDS, approval_threshold: { EUR: 1_000_000 } },
        { ...THRESHOLDS, approval_threshold: {} },
        { ...THRESHOLDS, approval_threshold: { SEK: 1 } },
        { ...THRESHOLDS, announce_free: true },
        { ...THRESHOLDS, contribution_events: true },
        { review_threshold: {} },
      ])
        assert.is(told(await call('setOperatorSettings', ANNA, { path, body })), '202');
      assert.equal(await settings(), THRESHOLDS);
      assert.is(told(await call('setOperatorSettings', ANNA, { path, body: THRESHOLDS })), '200', 'nothing changes');
      const raised = { review_threshold: { EUR: 20 }, approval_threshold: { EUR: 1_000 } };
      const [first, second] = [
        await ask('setOperatorSettings', ANNA, raised),
        await ask('setOperatorSettings', ANNA, { ...raised, review_threshold: {} }),
      ];
      assert.is(told(await approve(first, ANNA)), '403 own_approval_request');
      assert.is(told(await approve(first, BORIS)), '200');
      assert.equal(await settings(), raised);
      assert.match(String((await approve(second, BORIS)).detail), /settings were changed/);
      assert.is(told(await call('setPotCurrentValue', ANNA, { body: correct(instanceId, 1400) })), '200');
      assert.is(await mega(), 1400);
    }));

  test('an approval needs its own permission, that of the operation, and access; what has expired is over', () =>
    withSecondAccount(async ({ call, ask, approve, list, clock, owe, stateOf }) => {
      const owed = await owe('mega');
      const id = await ask('releaseWins', ANNA, { transaction_ids: [owed] });
      const winners = ['Execute winners', 'Execute approvals', 'Read approvals'];
      assert.is(told(await approve(id, staff('dora', ['northstar'], 'Execute approvals'))), '403 permission_denied');
      assert.is(told(await approve(id, staff('emil', ['southstar'], ...winners))), '404 approval_request_not_found');
      assert.is(told(await approve('another', BORIS)), '404 approval_request_not_found');
      assert.equal(await list({}, staff('emil', ['southstar'], ...winners)), []);
      clock.nowMs += 7 * DAY_MS;
      assert.is(told(await approve(id, staff('fred', ['northstar'], ...winners))), '409 approval_request_decided');
      assert.equal((await list({ state: 'Expired' })).length, 1);
      assert.equal(await list({ state: 'Pending' }), []);
      const body = { transaction_ids: [owed] };
      assert.is(
        told(await call('rejectRequest', ANNA, { path: { approval_request_id: id }, body: { reason } })),
        '409 approval_request_decided',
      );
      await call('releaseWins', ANNA, { body });
      const [renewed] = await list({ state: 'Pending' });
      assert.is.not(renewed?.id, id);
      assert.is(told(await approve(renewed?.id ?? '', staff('fred', ['northstar'], ...winners))), '200');
      assert.is(await stateOf(owed), 'Due');
    }));

  test('nothing is done in the name of an account that was disabled, or lost the permission or the access, since it asked', () =>
    withSecondAccount(async ({ platform, ask, approve, call, owe, stateOf }) => {
      const owed = await owe('mega');
      const id = await ask('releaseWins', GINA, { transaction_ids: [owed] });
      const change = (of: string, changes: Parameters<typeof changeAccount>[2]) =>
        platform.store.write((tx) => changeAccount(tx, of, changes));
      const of = (resource_id: string) => [
        { system_id: 'pitboss', permissions: [{ resource_id, permission: 'Execute' }] },
      ];
      const losses: [changes: Parameters<typeof changeAccount>[2], why: RegExp][] = [
        [{ enabled: false }, /gina, which asked, is disabled\. Reject/],
        [{ permissions: of('instances') }, /gina, which asked, has lost the permission or the access for it\. Reject/],
        [{ permissions: [] }, /has lost/],
        [{ organisationId: 'pitboss' }, /has lost/],
      ];
      for (const [changes, why] of losses) {
        await change('gina', changes);
        const refused = await approve(id, BORIS);
        assert.is(told(refused), '409 approval_not_possible', JSON.stringify(changes));
        assert.match(String(refused.detail), why);
        assert.is(await stateOf(owed), 'Held');
        await change('gina', { enabled: true, permissions: OF_GINA, organisationId: 'northstar' });
      }
      await platform.store.write((tx) => changeOrganisation(tx, 'northstar', { enabled: false }));
      assert.match(String((await approve(id, BORIS)).detail), /is disabled/);
      await platform.store.write((tx) => changeOrganisation(tx, 'northstar', { enabled: true }));
      const rejected = { path: { approval_request_id: id }, body: { reason } };
      await change('gina', { enabled: false });
      assert.is(told(await call('rejectRequest', BORIS, rejected)), '200', 'so that it does not stand in the way');
      assert.is(told(await approve(await ask('releaseWins', ANNA, { transaction_ids: [owed] }), BORIS)), '200');
    }));

  test('two approvals at once, and an approval next to a release, do it once', () =>
    withSecondAccount(async (guarded) => {
      const { platform, call, ask, approve, instanceId, mega, owe, stateOf } = guarded;
      const id = await ask('setPotCurrentValue', ANNA, correct(instanceId, 900));
      const both = await Promise.all([approve(id, BORIS), approve(id, staffed('carla')), approve(id, BORIS)]);
      assert.equal(both.map(told).sort(), ['200', '200', '409 approval_request_decided']);
      assert.equal([await mega(), (await entriesOf(guarded, 'adjustment')).length], [900, 1]);
      const owed = await owe('mega');
      const release = await ask('releaseWins', ANNA, { transaction_ids: [owed] });
      const settle = await ask('settleWins', ANNA, { transaction_ids: [owed], reason });
      const raced = await Promise.all([approve(settle, BORIS), approve(release, BORIS), platform.settle()]);
      assert.equal(
        raced.slice(0, 2).map((reply) => told(reply as InProcessReply)),
        ['200', '409 approval_not_possible'],
      );
      assert.is(await stateOf(owed), 'Settled');
      const headers = { 'idempotency-key': 'k-1' };
      const waits = await call('setPotCurrentValue', ANNA, { body: correct(instanceId, 1), headers });
      const replayed = await call('setPotCurrentValue', ANNA, { body: correct(instanceId, 1), headers });
      assert.equal([waits.status, replayed.status, replayed.body], [202, 202, waits.body]);
      const another = { path: { approval_request_id: release }, headers };
      assert.is(told(await call('approveRequest', ANNA, another)), '422 idempotency_key_reused');
    }));

  test('an account that the one that asked has created, or given credentials, within 30 days cannot approve', () =>
    withSecondAccount(async (guarded) => {
      const { platform, clock, approve, instanceId } = guarded;
      const create = async (username: string, by: Caller): Promise<Caller> => {
        const body = newAccount({ account_type: 'System', username, org_unit: { org_id: 'pitboss' } });
        const created = await platform.call('createAccount', { body }, by);
        return { ...SYSTEM, accountId: (created.body as { id: string }).id, username };
      };
      const ask = (value: number) => guarded.ask('setPotCurrentValue', ANNA, correct(instanceId, value));
      const [own, other] = [await create('puppet', ANNA), await create('other', BORIS)];
      const through = await create('through', own);
      const id = await ask(2_400);
      const refused = await approve(id, own);
      assert.is(told(refused), '403 approver_not_independent');
      assert.match(refused.detail ?? '', /anna, which asked, has created your account/);
      assert.is(told(await approve(id, through)), '403 approver_not_independent');
      for (const change of [{ password: 'another-long-password' }, { contacts: { email: 'anna@mail.example' } }]) {
        assert.is((await platform.call('updateAccount', { body: { id: 'boris', ...change } }, ANNA)).status, 200);
        assert.is(told(await approve(id, BORIS)), '403 approver_not_independent');
        clock.nowMs += 31 * DAY_MS;
      }
      const factor = { secret: '', confirmedAtMs: 1, lastStep: 0, failures: 0, recoveryHashes: [] };
      await platform.store.write((tx) => saveSecondFactor(tx, { accountId: 'boris', ...factor }));
      const removed = await platform.call('removeAccountSecondFactor', { path: { account_id: 'boris' } }, ANNA);
      assert.is(removed.status, 200);
      assert.is(told(await approve(await ask(2_900), BORIS)), '403 approver_not_independent');
      clock.nowMs += 31 * DAY_MS;
      const later = await ask(3_400);
      assert.is(told(await approve(later, own)), '200', 'after 30 days');
      assert.is(told(await approve(await ask(4_400), other)), '200', 'another has created it');
    }));
});

suite('rejectRequest', (test) => {
  const reason = 'The launch value is 600.';

  const rejectBy = async (
    { call }: Guarded,
    id: string,
    caller: typeof ANNA,
  ): Promise<ApprovalRequest & { code?: string }> => {
    const reply = await call('rejectRequest', caller, { path: { approval_request_id: id }, body: { reason } });
    return { ...(reply.body as ApprovalRequest), ...(reply.code === undefined ? {} : { code: reply.code }) };
  };

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
