import * as assert from 'uvu/assert';
import { account } from '../../support/accounts.ts';
import { configured } from '../../support/external-login.ts';
import { granted } from '../../support/new-account.ts';
import type { Client, Reply } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';
import { withTree } from '../../support/with-tree.ts';

const OWNERS = {
  alpha: 'group',
  beta: 'northstar',
  Gamma: 'northstar:luna',
  delta: 'northstar-eu',
  epsilon: 'southstar',
};

const permissions = granted('oauth_providers Read');
const reader = account({ type: 'User', permissions });
const bound = account({ type: 'User', permissions, orgBound: true });
const ofBrand = account({ type: 'User', permissions, unitId: 'luna' });

const createAll = async (client: Client): Promise<void> => {
  for (const [id, owner] of Object.entries(OWNERS))
    await client.call('createOauthProvider', { body: configured('https://id.northstar.example', { id, owner }) });
};

const ids = ({ body }: Reply): string[] => body.map(({ id }: { id: string }) => id);

suite('handlers/accounts/list-oauth-providers', (test) => {
  test('A12 answers the providers whose owner the caller reaches, never with their secret', () =>
    withTree([reader, bound, ofBrand], async (as, client) => {
      await createAll(client);
      const all = await client.call('listOauthProviders');
      assert.equal(ids(all), ['Gamma', 'alpha', 'beta', 'delta', 'epsilon']);
      for (const provider of all.body) assert.not('client_secret' in provider);
      assert.equal(ids(await as(reader)('listOauthProviders')), ['Gamma', 'beta', 'delta']);
      assert.equal(ids(await as(bound)('listOauthProviders')), ['Gamma', 'beta']);
      assert.equal(ids(await as(ofBrand)('listOauthProviders')), ['Gamma']);
    }));

  test('A12 searches by part of the id regardless of case', () =>
    withTree([], async (_as, client) => {
      await createAll(client);
      const search = async (text: string) => ids(await client.call('listOauthProviders', { query: { search: text } }));
      assert.equal(await search('TA'), ['beta', 'delta']);
      assert.equal(await search('gamma'), ['Gamma']);
      assert.equal(await search('%'), []);
      assert.equal(await search('_'), []);
      assert.is((await search('')).length, 5);
    }));

  test('A12 sorts and pages, with the total and links to the neighbours', () =>
    withTree([], async (_as, client) => {
      await createAll(client);
      const query = { sort_field: 'owner', sort_direction: -1, limit: 2, page: 1 };
      const reply = await client.call('listOauthProviders', { query });
      assert.equal(ids(reply), ['delta', 'beta']);
      assert.is(reply.headers.get('x-total-count'), '5');
      assert.match(reply.headers.get('link') ?? '', /<\/oauth\/providers\?[^>]*page=2[^>]*>; rel="next"/);
      const byTime = await client.call('listOauthProviders', { query: { sort_field: 'created' } });
      assert.equal(
        byTime.body.map(({ created }: { created: number }) => created),
        byTime.body.map(({ created }: { created: number }) => created).sort(),
      );
    }));
});
