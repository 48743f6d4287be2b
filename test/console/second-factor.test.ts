// A long proof: it runs the console in Chromium.
import { Secret, TOTP } from 'otpauth';
import * as assert from 'uvu/assert';
import { newAccount } from '../support/new-account.ts';
import { suite } from '../support/suite.ts';
import { axeFaults } from './axe-faults.ts';
import { withCasino } from './casino.ts';
import { withVisitor } from './visitor.ts';

const PERSON = newAccount({ username: 'grace', org_unit: { org_id: 'northstar' } });

suite('console/second-factor', (test) => {
  test('a person whose organisation requires it sets it up, logs in with a code, and an administrator removes it', () =>
    withCasino(async ({ url, client }) => {
      const { body: account } = await client.call('createAccount', { body: PERSON });
      const required = { path: { org_id: 'northstar' }, body: { second_factor_required: true } };
      assert.is((await client.call('updateOrganisation', required)).status, 200);
      let recoveryCode = '';
      await withVisitor(url, async ({ page, open, logIn, faults }) => {
        await open('/jackpots');
        await logIn(PERSON);
        await page.getByText('Your organisation requires a second factor.').waitFor();
        assert.is(await page.getByRole('link', { name: 'Jackpots' }).count(), 0);
        await page.getByRole('button', { name: 'Set up' }).click();
        await page.getByRole('button', { name: 'Show the secret' }).click();
        const link = await page.getByRole('link', { name: 'open it there' }).getAttribute('href');
        const shown = (await page.locator('dd .code').first().textContent()) ?? '';
        assert.match(link ?? '', `secret=${shown.replaceAll(' ', '')}`);
        assert.equal(await axeFaults(page), []);
        const totp = new TOTP({ secret: Secret.fromBase32(shown.replaceAll(' ', '')) });
        await page.getByRole('button', { name: 'Confirm with a code' }).click();
        await page.getByRole('dialog').getByLabel('Code').fill('000000');
        await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
        await page.getByText('second_factor_code_wrong').waitFor();
        await page.getByRole('dialog').getByLabel('Code').fill(totp.generate());
        await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
        const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
        await codes.first().waitFor();
        assert.is(await codes.count(), 10);
        recoveryCode = (await codes.first().textContent()) ?? '';
        assert.equal(await axeFaults(page), []);
        assert.equal(faults, []);
      });
      await withVisitor(url, async ({ page, open, faults }) => {
        await open('/');
        await page.getByLabel('Username').fill(PERSON.username);
        await page.getByLabel('Password', { exact: true }).fill(PERSON.password);
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
        const code = page.getByLabel('Code of your authenticator, or a recovery code');
        await code.fill('000000');
        assert.equal(await axeFaults(page), []);
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
        await page.getByText('second_factor_invalid').waitFor();
        await code.fill(recoveryCode);
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
        await page.locator('#navigation').waitFor({ state: 'attached' });
        assert.equal(faults, []);
      });
      await withVisitor(url, async ({ page, open, logIn, faults }) => {
        await open(`/accounts/${account.id}`);
        await logIn();
        await page.getByRole('button', { name: 'Remove its second factor' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Remove its second factor' }).click();
        await page.getByText('Removed the second factor of grace.').waitFor();
        assert.equal(faults, []);
      });
      const { username, password } = PERSON;
      assert.is((await client.call('login', { body: { username, password }, token: null })).status, 200);
    }));
});
