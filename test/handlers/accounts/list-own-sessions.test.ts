import * as assert from 'uvu/assert';
import { PASSWORD, textIn, withHolder } from '../../support/holder.ts';
import { suite } from '../../support/suite.ts';

type Session = Readonly<Record<string, string | number | boolean>>;
const DAY_MS = 86_400_000;

suite('handlers/accounts/list-own-sessions', (test) => {
  test('answers the sessions of the account, and which is the own one', () =>
    withHolder(async ({ platform: { call, identify }, login, exchange, pass }) => {
      const first = await login();
      pass(1_000);
      const own = await identify(textIn(await login(), 'token'));
      // The account was stored with a login that hardly ever ends.
      const list = async () => ((await call('listOwnSessions', {}, own)).body as Session[]).slice(1);
      const [latest, oldest] = await list();
      assert.equal([latest?.session_id, latest?.current, latest?.last_refreshed], [own?.sid, true, undefined]);
      assert.equal([oldest?.current, Number(latest?.expires_on) - Number(oldest?.expires_on)], [false, 1_000]);
      pass(1_000);
      await exchange(textIn(first, 'refresh_token'));
      const [, refreshed, ...others] = await list();
      assert.equal([refreshed?.session_id, others.length], [oldest?.session_id, 0]);
      // It ends so many days after it began, however often it is refreshed.
      assert.is(refreshed?.expires_on, oldest?.expires_on);
      assert.ok(Number(refreshed?.last_refreshed) > 0);
      assert.not.match(JSON.stringify(await list()), new RegExp(textIn(first, 'refresh_token')));
    }));

  test('what has expired, or ended with the password, is not listed', () =>
    withHolder(async ({ platform: { call, identify }, login, pass }) => {
      await login();
      pass(400 * DAY_MS);
      const reply = await login();
      const own = await identify(textIn(reply, 'token'));
      assert.is(((await call('listOwnSessions', {}, own)).body as Session[]).length, 2);
      await call('changePassword', { body: { current: PASSWORD, password: 'blue-anchor-seventeen' } }, own);
      const again = await identify(textIn(await login('blue-anchor-seventeen'), 'token'));
      const listed = (await call('listOwnSessions', {}, again)).body as Session[];
      assert.equal(
        listed.map(({ current }) => current),
        [true],
      );
    }));
});
