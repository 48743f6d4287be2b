// A long proof: it looks at the console in Chromium with one permission at a time.
import * as assert from 'uvu/assert';
import { SCREENS } from '../../console/rooms/screens.ts';
import { routes } from '../../generated/server/operations.gen.ts';
import { granted, newAccount } from '../support/new-account.ts';
import { suite } from '../support/suite.ts';
import { withCasino } from './casino.ts';
import { withVisitor } from './visitor.ts';

/** Every permission that some operation wants. */
const GRANTS = [
  ...new Set(
    routes.flatMap(({ permission }) =>
      permission === null || typeof permission === 'string' ? [] : [`${permission.resource} ${permission.permission}`],
    ),
  ),
].sort();

/** The operations that a person's account may call with one permission. */
const allowedWith = (grant: string): ReadonlySet<string> =>
  new Set(
    routes
      .filter(({ security, accounts, permission }) => {
        if (security !== 'account' || (accounts !== null && !(accounts as readonly string[]).includes('User')))
          return false;
        if (permission === null || typeof permission === 'string') return true;
        return `${permission.resource} ${permission.permission}` === grant;
      })
      .map(({ operationId }) => operationId),
  );

suite('console/permissions', (test) => {
  test('with one permission alone, the navigation has what it opens, and nothing else; other addresses say so', () =>
    withCasino(async (casino) => {
      const { client } = casino;
      const found: string[] = [];
      const password = newAccount().password;
      for (const [number, grant] of GRANTS.entries()) {
        const username = `person-${number}`;
        const body = newAccount({ username, permissions: granted(grant) });
        const created = await client.call('createAccount', { body });
        assert.is(created.status, 200, JSON.stringify(created.body));
      }
      await withVisitor(casino.url, async ({ page, open, logIn, faults }) => {
        for (const [number, grant] of GRANTS.entries()) {
          const allowed = allowedWith(grant);
          await open('/me');
          await logIn({ username: `person-${number}`, password });
          await page.locator('main h1').waitFor();
          const links = await page.locator('#navigation section a').allTextContents();
          const expected = SCREENS.filter(({ group }) => group !== undefined)
            .filter(({ needs }) => needs.length === 0 || needs.some((operation) => allowed.has(operation)))
            .map(({ title }) => title);
          if (links.toSorted().join() !== expected.toSorted().join())
            found.push(`${grant}: ${links.join()} instead of ${expected.join()}`);
          const closed = SCREENS.find(
            ({ path, needs }) => !path.includes(':') && needs.length > 0 && !needs.some((each) => allowed.has(each)),
          );
          if (closed !== undefined) {
            await open(closed.path);
            const said = await page.locator('main').textContent();
            if (!said?.includes('may not see this screen')) found.push(`${grant}: ${closed.path} says ${said}`);
          }
          await page.getByRole('button', { name: 'Log out' }).click();
          await page.getByLabel('Username').waitFor();
        }
        assert.equal([...found, ...faults], []);
      });
    }));

  test('a button that the account may not use is absent, and a User sees live values by asking', () =>
    withCasino(async ({ client, url, jackpotId }) => {
      const permissions = granted('instances Read', 'winners Read');
      await client.call('createAccount', { body: newAccount({ permissions }) });
      await withVisitor(url, async ({ page, open, logIn, faults }) => {
        await open('/wins');
        await logIn(newAccount());
        await page.getByText('No pot was won yet.').waitFor();
        assert.is(await page.getByText('Every few seconds').count(), 1);
        await open('/');
        const row = page.getByRole('row', { name: /Three pots/ });
        await row.getByText('5.63').waitFor();
        const body = { instance_id: jackpotId, pot_id: 'minor', adjustment: 6.63, reason: 'A correction.' };
        await client.call('setPotCurrentValue', { body });
        await row.getByText('6.63').waitFor();
        assert.is(await page.getByRole('button', { name: /Correct|Pause|Release|Settle/ }).count(), 0);
        assert.equal(faults, []);
      });
    }));

  test('text of callers stays text', () =>
    withCasino(({ url, jackpotId }) =>
      withVisitor(url, async ({ page, open, logIn, faults }) => {
        await open(`/jackpots/${jackpotId}`);
        await logIn();
        await page.getByText('<img src=x').first().waitFor();
        assert.is(await page.locator('main img').count(), 0);
        assert.is.not(await page.title(), '1');
        assert.equal(faults, []);
      }),
    ));
});
