import * as assert from 'uvu/assert';
import { routes } from '../../generated/server/operations.gen.ts';
import { buildWorld, requests, type World } from '../support/every-operation.ts';
import { operations } from '../support/schema.ts';
import { type Client, type OperationId, type Parts, withServer } from '../support/server.ts';
import { threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { contents, select } from '../support/tables.ts';
import { outcome, withJackpot } from '../support/with-jackpot.ts';

const VERSIONED = operations
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'If-Match'))
  .map(({ operationId }) => operationId as OperationId);

/** An operator's decisions about templates and instances, and the holdings of each instance's pots, by id. */
const standing = (data: string): Map<unknown, { readonly version: number; readonly decided: string; pots: string }> =>
  new Map(
    select(
      data,
      `select id, version, json_array(owner_id, name, published, document) decided, '' pots from templates union all
       select id, version, json_array(owner_id, name, description, state, rules, starts_at_ms, ends_at_ms, recurrence,
           (select json_group_array(linked_id) from instance_links where instance_id = instances.id)),
         (select json_group_array(json_array(pots.id, enabled, seed_value, contributed_amount, contributed_seed, surplus_seed))
          from pots where instance_id = instances.id) from instances`,
    ).map(({ id, version, decided, pots }) => [
      id,
      { version: Number(version), decided: String(decided), pots: String(pots) },
    ]),
  );

/** Requests of which each changes something, in an order in which it can. */
const changesOf = (world: World): ReadonlyMap<OperationId, Parts> => {
  const { id: _id, ...draft } = threePots({ name: 'Three pots or more' });
  const withdrawn = { body: { owner_id: 'northstar', template_id: 'three-pots', publish: false } };
  const good = {
    ...requests(world),
    updateTemplate: { path: { template_id: 'draft' }, body: draft },
    publishTemplate: withdrawn,
  };
  const last: readonly OperationId[] = ['publishTemplate', 'resumeInstance', 'terminateInstance', 'transferPots'];
  // A player's page changes what is the player's.
  const writes = routes
    .filter(({ mode, pending, security }) => !pending && mode !== 'read' && security !== 'player')
    .map(({ operationId }) => operationId);
  writes.sort((a, b) => last.indexOf(a) - last.indexOf(b));
  return new Map(writes.map((operationId) => [operationId, good[operationId]]));
};

const isContribution = (operationId: OperationId): boolean => {
  const permission = routes.find((route) => route.operationId === operationId)?.permission;
  return typeof permission === 'object' && permission?.resource === 'contributions';
};

const get = async (client: Client, instance_id: string) => client.call('getInstance', { path: { instance_id } });

suite('server/versions', (test) => {
  test('every operation that changes a template or an instance raises its version by one, answers it as ETag and takes If-Match; no other does', () =>
    withServer(async (client, data) => {
      const changes = changesOf(await buildWorld(client));
      for (const [operationId, parts] of changes) {
        const before = standing(data);
        const { status, headers } = await client.call(operationId, parts);
        assert.ok(status < 400, `${operationId}: ${status}`);
        const after = standing(data);
        const changed = [...before].filter(([id, was]) => {
          const is = after.get(id);
          return was.decided !== is?.decided || (was.pots !== is.pots && !isContribution(operationId));
        });
        const raised = [...before].filter(([id, { version }]) => after.get(id)?.version === version + 1);
        assert.equal(
          changed.map(([id]) => id),
          raised.map(([id]) => id),
          operationId,
        );
        assert.is(raised.length > 0, VERSIONED.includes(operationId), operationId);
        const tags = raised.map(([id]) => `"${after.get(id)?.version}"`);
        if (raised.length > 0) assert.ok(tags.includes(String(headers.get('etag'))), operationId);
        const others = [...before].filter(
          ([id, { version }]) => ![version, version + 1].includes(Number(after.get(id)?.version)),
        );
        assert.equal(others, [], operationId);
      }
      const comparing = routes.filter(({ problems }) => problems.some((code) => code === 'precondition_failed'));
      assert.equal(
        comparing.map(({ operationId }) => operationId),
        VERSIONED,
      );
    }));

  test('each of them refuses another version, changes the current one, and answers a repetition before it compares', () =>
    withServer(async (client, data) => {
      const changes = changesOf(await buildWorld(client));
      for (const [operationId, parts] of changes) {
        if (!VERSIONED.includes(operationId)) continue;
        const { templates, instances, pots, ledger_entries } = contents(data);
        const before = { templates, instances, pots, ledger_entries };
        const send = (tag: string) =>
          client.call(operationId, { ...parts, headers: { 'if-match': tag, 'idempotency-key': `k-${operationId}` } });
        const stale = await send('"999"');
        assert.equal(
          [stale.status, stale.body.code, stale.body.errors[0].pointer],
          [412, 'precondition_failed', '/header/if-match'],
          operationId,
        );
        const now = contents(data);
        for (const [table, was] of Object.entries(before)) assert.is(now[table], was, `${operationId}: ${table}`);
        const current = /\d+/.exec(stale.body.detail)?.[0];
        const done = await send(`"998", W/"1", "${current}"`);
        assert.is(done.status, 200, operationId);
        assert.is(done.headers.get('etag'), `"${Number(current) + 1}"`, operationId);
        const again = await send(`"${current}"`);
        assert.equal(
          [again.status, again.headers.get('etag'), again.headers.get('idempotent-replayed'), again.body],
          [200, done.headers.get('etag'), 'true', done.body],
          operationId,
        );
        assert.is(
          outcome(await client.call(operationId, { ...parts, headers: { 'if-match': `"${current}"` } })),
          '412 precondition_failed',
          operationId,
        );
      }
    }));

  test('a tag is compared strongly: * takes any version, a weak tag none, and what is no tag is refused', () =>
    withJackpot(async (client, { id }) => {
      const rename = async (tag: string) =>
        outcome(
          await client.call('updateInstance', {
            body: { instance_id: id, name: `n ${tag.replace('\t', ' ')}` },
            headers: { 'if-match': tag },
          }),
        );
      assert.is(await rename('*'), '200');
      assert.is(await rename('W/"2"'), '412 precondition_failed');
      assert.is(await rename('"a,b" ,\t"2"'), '200');
      assert.is(await rename('"02"'), '412 precondition_failed');
      for (const wrong of ['3', '"3', "'3'", '"3" "4"', '*, "3"', 'w/"3"'])
        assert.is(await rename(wrong), '400 validation_failed', wrong);
      assert.is(await rename('"3"'), '200');
    }));

  test('existing resources are compared; a missing one, or one out of reach, is not found', () =>
    withJackpot(async (client) => {
      const headers = { 'if-match': '"7"' };
      const missing = await client.call('pauseInstance', {
        path: { instance_id: 'x' },
        body: { reason: 'r' },
        headers,
      });
      assert.is(outcome(missing), '404 instance_not_found');
    }));

  test('a read answers the version as ETag and is never 304, since balances move without it', () =>
    withJackpot(async (client, { id }) => {
      const read = await get(client, id);
      assert.is(read.headers.get('etag'), `"${read.body.version}"`);
      const headers = { 'if-none-match': `"${read.body.version}", *` };
      const again = await client.call('getInstance', { path: { instance_id: id }, headers });
      assert.equal([again.status, again.body], [200, read.body]);
      const template = await client.call('getTemplate', { path: { template_id: 'three-pots' }, headers });
      assert.equal([template.status, template.headers.get('etag')], [200, `"${template.body.version}"`]);
    }));

  test('a page of an allowed origin may send If-Match and read ETag', () =>
    withJackpot(async (client, { id }) => {
      const origin = 'https://backoffice.northstar.example';
      await client.call('setCorsOrigins', { body: { cors_origin_list: [{ pattern: origin, match_mode: 'Exact' }] } });
      const asked = { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'if-match' };
      const preflight = await fetch(`${client.url}/instances`, { method: 'OPTIONS', headers: asked });
      assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /if-match/i);
      const read = await client.call('getInstance', { path: { instance_id: id }, headers: { origin } });
      assert.match(read.headers.get('access-control-expose-headers') ?? '', /\bETag\b/);
    }));
});
