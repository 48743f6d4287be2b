import * as assert from 'uvu/assert';
import { account, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { createSource, openAnother, pointers } from '../../support/leading.ts';
import { contributeToTarget, linked, openBeside } from '../../support/linking.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { instantiation, openJackpot, registerOwners, threePots, toTarget } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { contents, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const link = (client: Client, from: string, instance_ids: readonly string[], parts: object = {}) =>
  client.call('setLinks', { path: { instance_id: from }, body: { instance_ids }, ...parts });

const linksOf = async (client: Client, instance_id: string, parts: object = {}): Promise<string[]> =>
  (await client.call('getLinks', { path: { instance_id }, ...parts })).body.instance_ids;

const reached = ({ body }: Reply): string[] => body.map(({ instance_id }: { instance_id: string }) => instance_id);

const contribute = (client: Client, id: string, changes: object = {}) =>
  contributeToTarget(client, toTarget({ id, type: 'instance' }, { ...linked(), ...changes }));

suite('setLinks', (test) => {
  test('with links from A to B and from B to C, A reaches A and B, and nothing without permission to', () =>
    withJackpot(async (client, { id: a }) => {
      const [b, c] = [await openAnother(client, 'b'), await openAnother(client, 'c')];
      assert.equal([outcome(await link(client, a, [b])), outcome(await link(client, b, [c]))], ['200', '200']);
      assert.equal(reached(await contribute(client, a)), [a, b]);
      assert.equal(reached(await contribute(client, b)), [b, c]);
      assert.equal(reached(await contribute(client, c)), [c], 'a link has one direction');
      assert.equal(reached(await contribute(client, a, { options: {} })), [a]);
    }));

  test('the target comes first, then those of its source, then links in their order, each once and at most 20', () =>
    withJackpot(async (client, { id: a }) => {
      const others: string[] = [];
      for (let n = 0; n < 22; n++) others.push(await openAnother(client, `other-${n}`));
      await createSource(client, 'tri-star', ...others.slice(0, 3), a);
      const links = [others[21] ?? '', others[1] ?? '', ...others.slice(3, 20)];
      await link(client, a, links);
      const rest = links.filter((id) => id !== others[1]);
      assert.equal(reached(await contribute(client, a)), [a, ...others.slice(0, 3), ...rest].slice(0, 21));
      await createSource(client, 'all', ...others.slice(0, 20));
      await link(client, others[0] ?? '', [a, others[20] ?? '']);
      const bySource = await contributeToTarget(client, toTarget({ id: 'all', type: 'source' }, linked()));
      assert.equal(reached(bySource), [...others.slice(0, 20), a], 'those of the source, the link of the target last');
    }));

  test('a linked instance that refuses the player is left out, and opt_linked covers links', () =>
    withJackpot(async (client, { id: a }) => {
      const rules = { ...threePots().contribution_rules, opt_in_required: true };
      const b = await openBeside(client, threePots({ id: 'members', contribution_rules: rules }));
      const ended = await openAnother(client, 'ended');
      await link(client, a, [ended, b]);
      await client.call('terminateInstance', { path: { instance_id: ended }, body: { reason: 'over' } });
      assert.equal(reached(await contribute(client, a)), [a]);
      const { body } = await client.call('setTargetOptIn', {
        body: {
          ...{ target: { id: a, type: 'instance' }, operator_id: 'northstar', opt_in: true, opt_linked: true },
          player: { id: 'p-1', country: 'MT', brand_id: 'luna' },
        },
      });
      assert.equal(body, { success: [a, b], failed: [] });
      assert.equal(reached(await contribute(client, a)), [a, b]);
    }));

  test('refuses itself and instances of others or of nobody with link_invalid, and says which', () =>
    withJackpot(async (client, { id: a }, data) => {
      const b = await openAnother(client, 'b');
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      const theirs = await openJackpot(
        client,
        threePots({ id: 'theirs', owner_id: 'southstar' }),
        instantiation({ template_owner_id: 'southstar', instance_owner_id: 'southstar' }),
      );
      const before = contents(data);
      const refused = await link(client, a, [b, a, theirs.id, 'nothing']);
      assert.is(outcome(refused), '422 link_invalid');
      assert.equal(pointers(refused), ['/instance_ids/1', '/instance_ids/2', '/instance_ids/3']);
      assert.is(outcome(await link(client, a, [b, b])), '400 validation_failed');
      assert.is(outcome(await link(client, 'x', [b])), '404 instance_not_found');
      assert.is(outcome(await link(client, a, [b], { headers: { 'if-match': '"7"' } })), '412 precondition_failed');
      assert.equal(contents(data), before);
    }));

  test('a jackpot of a brand is linked only to jackpots that take this brand', () =>
    withJackpot(async (client) => {
      const open = async (id: string, changes: object, owner = 'northstar') =>
        (
          await openJackpot(
            client,
            threePots({ id, ...changes }),
            instantiation({ instance_owner_id: owner, instance_game_code: id }),
          )
        ).id;
      const ofBrand = (brand: string) => ({
        contribution_rules: { ...threePots().contribution_rules, allowed_brands: [brand] },
      });
      await client.call('saveBrands', {
        path: { operator_id: 'northstar' },
        body: [{ id: 'sol', name: 'Sol' }],
      });
      const luna = await open('luna-1', {}, 'northstar:luna');
      const forLuna = await open('for-luna', ofBrand('northstar:luna'));
      const forSol = await open('for-sol', ofBrand('northstar:sol'));
      const refused = await link(client, luna, [forLuna, forSol]);
      assert.equal([outcome(refused), pointers(refused)], ['422 link_invalid', ['/instance_ids/1']]);
      assert.is(outcome(await link(client, luna, [forLuna])), '200');
    }));

  test('raises the version and is audited with both lists, unless the links are as requested', () =>
    withJackpot(async (client, { id: a }, data) => {
      const b = await openAnother(client, 'b');
      const etags = [];
      for (const links of [[b], [b], []]) etags.push((await link(client, a, links)).headers.get('etag'));
      assert.equal(etags, ['"2"', '"2"', '"3"']);
      const events = select(data, "select * from audit_events where action = 'setLinks' order by seq");
      const change = (before: string[], after: string[]) => [{ pointer: '/instance_ids', before, after }];
      assert.equal(
        events.map(({ target_id, changes }) => [target_id, JSON.parse(String(changes))]),
        [
          [a, change([], [b])],
          [a, []],
          [a, change([b], [])],
        ],
      );
    }));

  test('needs Execute on instances and access to the owner', () => {
    const allowed = (permission: string, unitId = '') =>
      account({
        ...{ type: 'Service', id: `${permission}${unitId}`, unitId },
        permissions: [{ system_id: 'pitboss', permissions: [{ resource_id: 'instances', permission }] }],
      });
    const [updates, executes, ofBrand] = [allowed('Update'), allowed('Execute'), allowed('Execute', 'luna')];
    return withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id: a } = await openJackpot(client);
        const b = await openAnother(client, 'b');
        const as = async (caller: typeof updates) =>
          outcome(await link(client, a, [b], { token: await tokenFor(data, caller) }));
        assert.is(await as(updates), '403 permission_denied');
        assert.is(await as(ofBrand), '403 permission_denied');
        assert.is(await as(executes), '200');
      },
      {},
      saveAccounts(updates, executes, ofBrand),
    );
  });

  test('answers a repeated key as the first time, and another list under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id: a }) => {
      const b = await openAnother(client, 'b');
      const parts = { headers: { 'idempotency-key': 'k-1' } };
      await link(client, a, [b], parts);
      await link(client, a, []);
      const again = await link(client, a, [b], parts);
      assert.equal([again.headers.get('idempotent-replayed'), await linksOf(client, a)], ['true', []]);
      assert.is(outcome(await link(client, a, [], parts)), '422 idempotency_key_reused');
    }));

  test('B42 links_from: the new instance is reached from those, behind their links, and each is audited', () =>
    withJackpot(async (client, { id: a }, data) => {
      const b = await openAnother(client, 'b');
      await link(client, a, [b]);
      const c = await openAnother(client, 'c', { linked_from: [a, b] });
      assert.equal([await linksOf(client, a), await linksOf(client, b), await linksOf(client, c)], [[b, c], [c], []]);
      assert.equal(reached(await contribute(client, a)), [a, b, c]);
      const operation = "action = 'instantiateTemplate' and resource = 'instances'";
      const audited = select(data, `select target_id from audit_events where ${operation} order by seq`);
      assert.equal(
        audited
          .slice(-3)
          .map(({ target_id }) => target_id)
          .sort(),
        [a, b, c].sort(),
      );
    }));

  test('B42 linked_from needs Execute on instances too', () => {
    const creator = account({
      type: 'Service',
      permissions: [{ system_id: 'pitboss', permissions: [{ resource_id: 'templates', permission: 'Execute' }] }],
    });
    return withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id: a } = await openJackpot(client);
        const token = await tokenFor(data, creator);
        const as = async (changes: object) =>
          outcome(
            await client.call('instantiateTemplate', {
              body: instantiation({ instance_game_code: 'b', ...changes }),
              token,
            }),
          );
        assert.is(await as({ linked_from: [a] }), '403 permission_denied');
        assert.is(await as({}), '200');
      },
      {},
      saveAccounts(creator),
    );
  });
});

suite('getLinks', (test) => {
  test('lists the links in order, without those that the caller may not see', () => {
    const reader = account({
      ...{ type: 'Service', unitId: 'luna' },
      permissions: [{ system_id: 'pitboss', permissions: [{ resource_id: 'instances', permission: 'Read' }] }],
    });
    return withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id: a } = await openJackpot(client);
        const rules = { ...threePots().contribution_rules, allowed_brands: ['northstar:sol'] };
        const hidden = await openBeside(client, threePots({ id: 'hidden', contribution_rules: rules }));
        const b = await openAnother(client, 'b');
        await link(client, a, [hidden, b]);
        assert.equal(await linksOf(client, a), [hidden, b]);
        const token = await tokenFor(data, reader);
        assert.equal(await linksOf(client, a, { token }), [b]);
        const refused = await client.call('getLinks', { path: { instance_id: hidden }, token });
        assert.is(outcome(refused), '404 instance_not_found');
      },
      {},
      saveAccounts(reader),
    );
  });
});
