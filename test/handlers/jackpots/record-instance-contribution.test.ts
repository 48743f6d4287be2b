import * as assert from 'uvu/assert';
import { by } from '../../support/paying-players.ts';
import { testRecording } from '../../support/recording.ts';
import { contribution, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { eventTypes } from '../../support/tables.ts';
import { calledBack, results, withCallbacks } from '../../support/with-callbacks.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const [minor] = threePots().pots;

suite('handlers/jackpots/record-instance-contribution', (test) => {
  test('B33: a contribution is booked and answered without a body; its id leads to its result', () =>
    withJackpot(
      async (client, { id }, data) => {
        const body = contribution(id, { metadata: { table: 7 }, idempotency_key: 'k-1' });
        const reply = await client.call('recordInstanceContribution', { body });
        assert.equal([reply.status, reply.body, reply.headers.get('idempotency-key')], [200, undefined, 'k-1']);
        const path = { contribution_id: reply.headers.get('contribution-id') ?? '' };
        const { body: result } = await client.call('getContribution', { path });
        assert.equal([result.instance_id, result.contribution_amount, result.win_pot_id], [id, 1, 'minor']);
        assert.equal(result.metadata, { table: 7 });
        assert.equal(eventTypes(data), ['WinEvent']);
        const ledger = await client.call('listLedgerEntries', { path: { instance_id: id } });
        assert.ok(ledger.body.some((entry: { operation: string }) => entry.operation === 'recordInstanceContribution'));
      },
      threePots({ pots: [{ ...minor, pot_types: [{ MustHitBy: { hit_by: 5.1 } }] }] }),
    ));

  testRecording(test, {
    operation: 'recordInstanceContribution',
    label: 'B33',
    bodyOf: async (_client, id) => contribution(id),
    namesInstance: true,
  });

  test('B33: another operator’s instance and an unknown one are instance_not_found, two keys that differ are refused', () =>
    withJackpot(async (client) => {
      const body = contribution('nowhere');
      assert.is(outcome(await client.call('recordInstanceContribution', { body })), '404 instance_not_found');
      const keyed = { body: { ...body, idempotency_key: 'k-1' }, headers: { 'idempotency-key': 'k-2' } };
      assert.is(outcome(await client.call('recordInstanceContribution', keyed)), '422 idempotency_keys_differ');
    }));

  test('B33: with a callback the result is sent to it, if its host is registered', () =>
    withCallbacks(async ({ client, receiver, wallet, id }) => {
      const elsewhere = by(id, 'p-1', { callback: { web_hook: 'https://elsewhere.example/' } });
      assert.is(
        outcome(await client.call('recordInstanceContribution', { body: elsewhere })),
        '422 callback_host_not_registered',
      );
      const body = by(id, 'p-1', calledBack(receiver));
      assert.is(outcome(await client.call('recordInstanceContribution', { body })), '200');
      await receiver.arrived(1);
      assert.is(results(receiver)[0].contribution_amount, 1);
      wallet.proxy.decide = ({ kind }) => (kind === 'debit' ? 'drop before' : 'pass');
      await client.call('recordInstanceContribution', { body });
      await receiver.arrived(2);
      const { code, instance } = results(receiver)[1];
      assert.equal([code, instance], ['wallet_failed', '/instances/contributions']);
    }));
});
