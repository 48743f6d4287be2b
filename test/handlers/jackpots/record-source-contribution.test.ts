import * as assert from 'uvu/assert';
import { leadTo, testRecording } from '../../support/recording.ts';
import { contribution } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { eventTypes } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const bySource = (changes: object = {}) => {
  const { instance_id: _, ...body } = contribution('', { source_id: 'comet-rush', ...changes });
  return body;
};

suite('handlers/jackpots/record-source-contribution', (test) => {
  test('B34: a contribution is booked where its source leads to, and answered without a body', () =>
    withJackpot(async (client, { id }, data) => {
      await leadTo(client, id);
      const reply = await client.call('recordSourceContribution', { body: bySource() });
      assert.equal([reply.status, reply.body], [200, undefined]);
      const path = { contribution_id: reply.headers.get('contribution-id') ?? '' };
      const { body } = await client.call('getContribution', { path });
      assert.equal([body.instance_id, body.contribution_amount], [id, 1]);
      assert.equal(eventTypes(data), []);
    }));

  testRecording(test, {
    operation: 'recordSourceContribution',
    label: 'B34',
    bodyOf: async (client, id) => {
      await leadTo(client, id);
      return bySource();
    },
    namesInstance: false,
  });

  test('B34: an unknown source is no_jackpot_for_source, a callback needs its host, two keys must be equal', () =>
    withJackpot(async (client, { id }) => {
      await leadTo(client, id);
      const refusals: [expected: string, changes: object][] = [
        ['404 no_jackpot_for_source', { source_id: 'elsewhere' }],
        ['422 callback_host_not_registered', { callback: { web_hook: 'https://elsewhere.example/' } }],
        ['422 idempotency_keys_differ', { idempotency_key: 'k-1' }],
      ];
      for (const [expected, changes] of refusals) {
        const headers: Record<string, string> = 'idempotency_key' in changes ? { 'idempotency-key': 'k-2' } : {};
        const reply = await client.call('recordSourceContribution', { body: bySource(changes), headers });
        assert.is(outcome(reply), expected);
      }
    }));
});
