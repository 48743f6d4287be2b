import * as assert from 'uvu/assert';
import { inWords, textIn, verdict, withHolder } from '../../support/holder.ts';
import { newAccount } from '../../support/new-account.ts';
import { suite } from '../../support/suite.ts';

suite('handlers/accounts/end-own-sessions', (test) => {
  test('ends sessions with all their tokens, also the own one, and no other', () =>
    withHolder(async ({ platform: { call, identify }, login, exchange, trail }) => {
      const [one, own, other] = [await login(), await login(), await login()];
      const sidOf = async (reply: typeof one): Promise<string> => (await identify(textIn(reply, 'token')))?.sid ?? '';
      const caller = await identify(textIn(own, 'token'));
      const session_ids = [await sidOf(one), await sidOf(own), await sidOf(one), 'unknown'];
      const { body } = await call('endOwnSessions', { body: { session_ids } }, caller);
      assert.equal(body, { ended: session_ids.slice(0, 2) });
      for (const reply of [one, own]) {
        assert.is(await identify(textIn(reply, 'token')), undefined);
        assert.is(verdict(await exchange(textIn(reply, 'refresh_token'))), '401 exchange_token_invalid');
      }
      assert.is(verdict(await exchange(textIn(other, 'refresh_token'))), '200');
      assert.ok((await trail()).map(inWords).includes('ada endOwnSessions ada of northstar done'));
      assert.equal((await call('endOwnSessions', { body: { session_ids } }, caller)).body, { ended: [] });
    }));

  test("another account's session is left alone", () =>
    withHolder(async ({ platform: { call, identify }, login, caller }) => {
      const own = await login();
      const { sid = '' } = (await identify(textIn(own, 'token'))) ?? {};
      const body = newAccount();
      await call('createAccount', { body });
      const { username, password } = body;
      const grace = await identify(textIn(await call('login', { body: { username, password } }), 'token'));
      assert.is(grace?.username, username);
      assert.equal((await call('endOwnSessions', { body: { session_ids: [sid] } }, grace)).body, { ended: [] });
      assert.is((await identify(textIn(own, 'token')))?.accountId, caller.accountId);
    }));
});
