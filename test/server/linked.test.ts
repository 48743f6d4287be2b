import * as assert from 'uvu/assert';
import { atDebit, contributeToTarget, idsOf, linked, openLinked, SOURCE } from '../support/linking.ts';
import { until } from '../support/paying-players.ts';
import type { Reply } from '../support/server.ts';
import { toTarget } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import type { Fault } from '../support/wallet-proxy.ts';
import { calledBack, results, withCallbacks } from '../support/with-callbacks.ts';
import { outcome } from '../support/with-jackpot.ts';

const instances = ({ body }: Pick<Reply, 'body'>): string[] =>
  body.map(({ instance_id }: { instance_id: string }) => instance_id);
const states = (data: string) => select(data, 'select state from contributions order by id').map(({ state }) => state);
const KEY = { idempotency_key: 'k-1' };

const refusal = (code: string): Fault => ({
  before: true,
  status: 422,
  body: { type: `/problems/${code}`, title: 'x', status: 422, detail: 'x', instance: '/x', code },
});

suite('server/linked', (test) => {
  test('C13 debits the player for each contribution under a different id, in the category of the vertical', () =>
    withCallbacks(async ({ client, wallet, id }) => {
      const all = await openLinked(client, id, 3);
      const reply = await contributeToTarget(client, toTarget(SOURCE, linked({ vertical_id: 'casino' })));
      assert.equal(instances(reply), all);
      const debits = wallet.proxy.calls.filter(({ kind }) => kind === 'debit');
      assert.equal(
        debits.map(({ transactionId, body }) => [transactionId, body.category, body.gameround_id]),
        idsOf(reply).map((contributionId) => [`${contributionId}:debit`, 'casino', 'round-1']),
      );
      assert.is(wallet.moved('p-1'), -3);
    }));

  test('C13 goes on after a linked contribution that the wallet refuses, which is left out', () =>
    withCallbacks(async ({ client, wallet, id }) => {
      const [, , last] = await openLinked(client, id, 3);
      wallet.proxy.decide = atDebit(2, () => refusal('limit_exceeded'));
      const reply = await contributeToTarget(client, toTarget(SOURCE, linked(KEY)));
      assert.equal(instances(reply), [id, last]);
      assert.is(wallet.moved('p-1'), -2);
      const again = await contributeToTarget(client, toTarget(SOURCE, linked(KEY)));
      assert.equal([again.status, idsOf(again)], [204, idsOf(reply)]);
    }));

  test('C13 stops at a linked contribution at which the wallet fails, and takes its debit back', () =>
    withCallbacks(async ({ client, wallet, id, data }) => {
      const [, second] = await openLinked(client, id, 4);
      wallet.proxy.decide = atDebit(3, () => 'drop after');
      const reply = await contributeToTarget(client, toTarget(SOURCE, linked()));
      assert.equal(instances(reply), [id, second]);
      await until(() => wallet.moved('p-1'), -2);
      await until(() => states(data), ['booked', 'booked', 'cancelled']);
    }));

  test('C13 books nothing at all when the wallet refuses the contribution to the target, and frees its key', () =>
    withCallbacks(async ({ client, wallet, id, data }) => {
      await openLinked(client, id, 3);
      const refused = [
        ['insufficient_funds', '422 insufficient_funds'],
        ['limit_exceeded', '422 limit_exceeded'],
        ['player_unknown', '422 wallet_refused_player'],
        ['session_expired', '422 wallet_refused_session'],
      ] as const;
      for (const [code, expected] of refused) {
        wallet.proxy.decide = atDebit(1, () => refusal(code));
        assert.is(outcome(await contributeToTarget(client, toTarget(SOURCE, linked(KEY)))), expected);
      }
      wallet.proxy.decide = atDebit(1, () => 'drop after');
      assert.is(outcome(await contributeToTarget(client, toTarget(SOURCE, linked(KEY)))), '502 wallet_failed');
      await until(() => wallet.moved('p-1'), 0);
      wallet.proxy.decide = () => 'pass';
      await until(() => select(data, "select * from idempotency_keys where key = 'k-1'").length, 0);
      assert.is(outcome(await contributeToTarget(client, toTarget(SOURCE, linked(KEY)))), '200');
      assert.is(wallet.moved('p-1'), -3);
    }));

  test('C13 answers idempotency_key_in_flight while linked contributions are under way', () =>
    withCallbacks(async ({ client, wallet, id }) => {
      await openLinked(client, id, 2);
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      wallet.proxy.decide = atDebit(2, () => held.then(() => 'pass' as const));
      const first = contributeToTarget(client, toTarget(SOURCE, linked(KEY)));
      await until(() => wallet.proxy.calls.filter(({ kind }) => kind === 'debit').length, 2);
      const meanwhile = await contributeToTarget(client, toTarget(SOURCE, linked(KEY)));
      release();
      assert.is(outcome(meanwhile), '409 idempotency_key_in_flight');
      const again = await contributeToTarget(client, toTarget(SOURCE, linked(KEY)));
      assert.ok(again.status === 409 || again.status === 204);
      const reply = await first;
      assert.is(idsOf(reply).length, 2);
      const last = await contributeToTarget(client, toTarget(SOURCE, linked(KEY)));
      assert.equal([last.status, idsOf(last)], [204, idsOf(reply)]);
    }));

  test('C13 sends the list of results to a callback, and names the linked ones to a repetition', () =>
    withCallbacks(async ({ client, receiver, wallet, id, data }) => {
      const all = await openLinked(client, id, 3);
      const body = toTarget(SOURCE, { ...linked({ ...KEY, ...calledBack(receiver) }), metadata: { table: 7 } });
      const reply = await contributeToTarget(client, body);
      assert.equal([reply.status, reply.body, idsOf(reply).length], [200, undefined, 1]);
      await receiver.arrived(1);
      const [result] = results(receiver);
      assert.equal(instances({ body: result }), all);
      assert.ok(result.every(({ metadata }: { metadata: { table: number } }) => metadata.table === 7));
      assert.is(receiver.received[0]?.headers['webhook-id'], idsOf(reply)[0]);
      assert.is(wallet.moved('p-1'), -3);
      // A repetition while the first one is still under way asks for nothing more.
      await until(() => select(data, "select id from deliveries where state = 'pending'").length, 0);
      const again = await contributeToTarget(client, body);
      assert.equal([again.status, idsOf(again).length, idsOf(again)[0]], [204, 3, idsOf(reply)[0]]);
      for (const [index, contribution_id] of idsOf(again).entries()) {
        const { body: read } = await client.call('getContribution', { path: { contribution_id } });
        assert.equal({ ...read, contribution_id, idempotency_key: 'k-1' }, result[index]);
      }
      await receiver.arrived(2);
      assert.equal(results(receiver)[1], result);
    }));

  test('C13 a callback lists what was booked, and getContribution names the linked one that failed', () =>
    withCallbacks(async ({ client, receiver, wallet, id, data }) => {
      const [, failed, last] = await openLinked(client, id, 3);
      wallet.proxy.decide = atDebit(2, () => refusal('insufficient_funds'));
      const reply = await contributeToTarget(client, toTarget(SOURCE, linked(calledBack(receiver))));
      await receiver.arrived(1);
      assert.equal(instances({ body: results(receiver)[0] }), [id, last]);
      const [contribution_id = ''] = idsOf(reply);
      const { body } = await client.call('getContribution', { path: { contribution_id } });
      assert.equal(body.linked_failures, [{ instance_id: failed, code: 'insufficient_funds' }]);
      const told = select(data, "select data from outbox where event_type = 'LinkedContributionFailed'");
      assert.equal(
        told.map((event) => JSON.parse(String(event.data)).instance_id),
        [failed],
      );
    }));

  test('C13 sends a list of one to a callback that asks for no linked ones, and the problem of the target', () =>
    withCallbacks(async ({ client, receiver, wallet, id }) => {
      await openLinked(client, id, 2);
      const body = toTarget({ id, type: 'instance' }, { options: calledBack(receiver), metadata: [7] });
      await contributeToTarget(client, body);
      await receiver.arrived(1);
      assert.equal(instances({ body: results(receiver)[0] }), [id]);
      wallet.proxy.decide = atDebit(1, () => refusal('insufficient_funds'));
      await contributeToTarget(client, body);
      await receiver.arrived(2);
      const { code, metadata, instance } = results(receiver)[1];
      assert.equal([code, metadata, instance], ['insufficient_funds', [7], '/operator/target-contributions']);
    }));

  test('C13 sends a list with a win to a callback for wins only, and none without', () =>
    withCallbacks(async ({ client, receiver, id, data }) => {
      const [, other = ''] = await openLinked(client, id, 2);
      const winsAlone = calledBack(receiver, { win_result_only: true });
      await contributeToTarget(client, toTarget({ id: other, type: 'instance' }, { options: winsAlone }));
      await until(() => select(data, 'select * from callback_jobs').length, 0);
      assert.equal(receiver.received, []);
      await contributeToTarget(client, toTarget(SOURCE, linked(winsAlone)));
      await receiver.arrived(1);
      const [result] = results(receiver);
      assert.equal(
        result.map(({ win_amount }: { win_amount: number }) => win_amount),
        [10.5, 0],
      );
    }, true));

  test('C13 with each sends every result by itself under the id of its contribution, and the same again to a repetition', () =>
    withCallbacks(async ({ client, receiver, id, data }) => {
      const all = await openLinked(client, id, 3);
      const options = linked({ ...KEY, ...calledBack(receiver, { each: true }) });
      const body = toTarget(SOURCE, { ...options, metadata: { table: 7 } });
      await contributeToTarget(client, body);
      await receiver.arrived(3);
      await until(() => select(data, "select id from deliveries where state = 'pending'").length, 0);
      const ids = idsOf(await contributeToTarget(client, body));
      await receiver.arrived(6);
      const sent = receiver.received.map(({ headers, body: text }) => {
        const { contribution_id, instance_id, metadata } = JSON.parse(text);
        return [headers['webhook-id'], contribution_id, instance_id, metadata.table];
      });
      const expected = all.map((instance, place) => [ids[place], ids[place], instance, 7]).sort();
      assert.equal([sent.slice(0, 3).sort(), sent.slice(3).sort()], [expected, expected]);
    }));

  test('C13 with each and win_result_only sends the wins alone, and the problem of the target as always', () =>
    withCallbacks(async ({ client, receiver, wallet, id }) => {
      await openLinked(client, id, 2);
      const body = toTarget(SOURCE, linked(calledBack(receiver, { each: true, win_result_only: true })));
      await contributeToTarget(client, body);
      await receiver.arrived(1);
      wallet.proxy.decide = atDebit(1, () => refusal('insufficient_funds'));
      await contributeToTarget(client, body);
      await receiver.arrived(2);
      const [won, refused] = results(receiver);
      assert.equal([won.win_amount, won.instance_id, refused.code], [10.5, id, 'insufficient_funds']);
    }, true));
});
