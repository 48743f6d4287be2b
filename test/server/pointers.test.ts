import * as assert from 'uvu/assert';
import { buildWorld, requests } from '../support/every-operation.ts';
import { type OperationId, type Parts, withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';

const NONE = 'nothing-here';
const ORION = 'northstar:orion';
const REUSED = { headers: { 'idempotency-key': 'k-1' } };

/** A change to a request that is accepted, the refusal, and its place. */
const REFUSED: readonly [OperationId, changes: Pick<Parts, 'path' | 'query' | 'body' | 'headers'>, verdict: string][] =
  [
    ['getInstance', { path: { instance_id: NONE } }, 'instance_not_found /path/instance_id'],
    ['listWinners', { query: { instance_id: NONE } }, 'instance_not_found /query/instance_id'],
    ['updateInstance', { body: { instance_id: NONE } }, 'instance_not_found /instance_id'],
    ['setPotCurrentValue', { body: { pot_id: NONE } }, 'pot_not_found /pot_id'],
    ['triggerWin', { body: { brand_id: ORION } }, 'brand_not_found /brand_id'],
    ['triggerWin', { body: { pot_id: NONE } }, 'pot_not_found /pot_id'],
    ['transferPots', { body: { target_instance_id: NONE } }, 'instance_not_found /target_instance_id'],
    ['assignSegment', { body: { segment_id: NONE } }, 'segment_not_found /segment_id'],
    ['assignSources', { body: { source_id: ['comet-rush', NONE] } }, 'source_not_found /source_id/1'],
    ['setSourcePriorities', { body: { segment_id: NONE } }, 'source_not_found /segment_id'],
    ['setSourcePriorities', { body: { brand_id: ORION } }, 'owner_not_found /brand_id'],
    ['updateTemplate', { body: { id: NONE } }, 'template_id_mismatch /id'],
    ['updateTemplate', { path: { template_id: 'three-pots' } }, 'template_locked /path/template_id'],
    ['previewTemplate', { query: { template_id: NONE } }, 'template_not_found /query/template_id'],
    ['instantiateTemplate', { body: { template_id: 'draft' } }, 'template_not_published /template_id'],
    ['instantiateTemplate', { body: { instance_owner_id: ORION } }, 'owner_not_found /instance_owner_id'],
    ['getSourceJackpot', { query: { source_id: NONE } }, 'no_jackpot_for_source /query/source_id'],
    ['setOptIn', { body: { brand_id: ORION } }, 'brand_not_found /brand_id'],
    ['recordInstanceContribution', { body: { currency: 'XAU' } }, 'currency_not_configured /currency'],
    ['contributeByGame', { body: { game_code: NONE } }, 'source_not_found /game_code'],
    [
      'contributeToInstance',
      { body: { idempotency_key: 'k-2' }, ...REUSED },
      'idempotency_keys_differ /header/idempotency-key',
    ],
    ['contributeToTarget', { body: { target: { id: NONE, type: 'source' } } }, 'no_jackpot_for_source /target/id'],
    [
      'contributeToTarget',
      { body: { base_wager: { currency: 'XAU', value: 10 } } },
      'currency_not_configured /base_wager/currency',
    ],
    [
      'contributeToTarget',
      { body: { options: { callback: { web_hook: 'ftp://hooks.northstar.example' } } } },
      'callback_host_not_registered /options/callback/web_hook',
    ],
    ['awardFreespins', { body: { instance_id: NONE, request_id: 'r-1' } }, 'freespin_instance_not_found /instance_id'],
    ['updateAccount', { body: { id: NONE } }, 'account_not_found /id'],
    ['createAccount', { body: { username: 'root' } }, 'username_taken /username'],
    ['createOrganisation', { body: { parent_id: NONE } }, 'organisation_not_found /parent_id'],
    ['updateOrganisation', { body: { parent_id: NONE } }, 'organisation_not_found /parent_id'],
  ];

suite('server/pointers', (test) => {
  test('a refusal points to the field that it is about, wherever the request has it', () =>
    withServer(async (client) => {
      const goods = requests(await buildWorld(client));
      await client.call('updateInstance', { ...goods.updateInstance, ...REUSED });
      const found: string[] = [];
      for (const [operationId, changes] of REFUSED) {
        const { path, query, body, ...good } = goods[operationId];
        const { headers } = changes;
        const reply = await client.call(operationId, {
          ...good,
          path: { ...path, ...changes.path },
          query: { ...query, ...changes.query },
          body: body && { ...body, ...Object(changes.body) },
          ...(headers && { headers }),
        });
        const [fault] = reply.body?.errors ?? [];
        found.push(`${operationId}: ${reply.body?.code} ${fault?.pointer}`);
      }
      assert.equal(
        found,
        REFUSED.map(([operationId, , verdict]) => `${operationId}: ${verdict}`),
      );
      const { body } = await client.call('updateInstance', {
        body: { ...Object(goods.updateInstance.body), name: 'Another' },
        ...REUSED,
      });
      assert.is(`${body.code} ${body.errors[0].pointer}`, 'idempotency_key_reused /header/idempotency-key');
    }));
});
