// A long proof: a second person decides in Chromium.
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as assert from 'uvu/assert';
import { bonusAward, freespinAward, freespinInstance, freespinTemplate } from '../support/freespins.ts';
import { newAccount } from '../support/new-account.ts';
import { until } from '../support/paying-players.ts';
import { contribution, instantiation, openJackpot, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { openTwin, SAME_POTS } from '../support/transferring.ts';
import { type Casino, holdWin, withCasino } from './casino.ts';
import { withVisitor } from './visitor.ts';

/** Another account of the operator asks for something. */
const asking = async ({ client }: Casino) => {
  const anna = newAccount({
    username: 'anna@northstar.example',
    password: 'green-harbour-twenty-one',
    account_type: 'SuperUser',
  });
  const made = await client.call('createAccount', { body: anna });
  assert.is(made.status, 200, JSON.stringify(made.body));
  const { username, password } = anna;
  const { body } = await client.call('login', { body: { username, password }, token: null });
  const ask = async (operation: Parameters<Casino['client']['call']>[0], parts: object) => {
    const { status, body: answer } = await client.call(operation, { ...parts, token: body.token });
    assert.ok(status < 300, JSON.stringify(answer));
    return answer;
  };
  return { ask, id: made.body.id };
};

const PLAYER = {
  id: 'p-1',
  token: 'session-p-1',
  currency: 'EUR',
  balance: 100,
  operator_id: 'northstar',
  brand_id: 'luna',
};

/** Knows the player, and fails at everything else, so that it is not known whether the player has paid. */
const withFailingWallet = async (work: (url: string) => Promise<void>): Promise<void> => {
  const server = createServer(({ url }, response) => {
    if (url === '/wallet/authenticate') response.end(JSON.stringify(PLAYER));
    else response.writeHead(500).end();
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
};

suite('console/approval', (test) => {
  test('the second person reads the request in words, with its author, time, reason, and the state before and after', () =>
    withFailingWallet((wallet) =>
      withCasino(
        async (casino) => {
          const { client, jackpotId } = casino;
          const { ask, id: user_id } = await asking(casino);
          const path = { operator_id: 'northstar' };
          const { body: settings } = await client.call('getOperatorSettings', { path });
          const transaction = await holdWin(casino);
          const mega = { instance_id: jackpotId, pot_id: 'mega' };
          const correction = { ...mega, adjustment: 900, reason: 'A correction.' };
          for (const operation of ['setPotCurrentValue', 'setPotContributedSeed', 'setPotSurplusSeed'] as const)
            await ask(operation, { body: correction });
          const player = { brand_id: 'northstar:luna', player_id: 'p-7', source_id: 'tri-star' };
          await ask('triggerWin', { body: { ...mega, ...player } });
          const target_instance_id = await openTwin(client);
          const transfer = { source_instance_id: jackpotId, target_instance_id, user_id, transfer_optins: true };
          await ask('transferPots', { body: { ...transfer, pot_rules: SAME_POTS, reason: 'A new game.' } });
          const players = Array.from({ length: 120 }, (_, index) => `p-${index}`);
          const bonus = { currency: 'EUR', amount: '0.5', type: 'Fixed', count: 10 };
          const award = bonusAward({ players, bonus, bonus_name: 'Harvest' });
          await ask('awardBonus', { body: award });
          const template = await client.call('createFreespinTemplate', { body: freespinTemplate() });
          const made = await client.call('createFreespinInstance', { body: freespinInstance(template.body.id) });
          const spins = freespinAward(made.body.id, { players });
          await ask('awardFreespins', { body: spins });
          const limits = { ...settings, approval_threshold: { EUR: 0 } };
          const { id: approval_request_id } = await ask('setOperatorSettings', { path, body: limits });
          await withVisitor(casino.url, async ({ page, open, logIn, faults }) => {
            await open('/approvals');
            await logIn();
            const dialog = page.getByRole('dialog');
            /** Opens the request of a row, and finds the words in its dialog. */
            const opened = async (
              title: string,
              target: string,
              words: readonly (string | RegExp)[],
              picture: string,
            ): Promise<void> => {
              const row = page.getByRole('row', { name: target }).filter({ hasText: title });
              await row.getByRole('button', { name: /^Approve/ }).click();
              const said = title.charAt(0).toLowerCase() + title.slice(1);
              await dialog.getByRole('heading', { name: `Approve: ${said}` }).waitFor();
              await dialog.locator('[aria-busy="false"]').first().waitFor();
              for (const each of ['anna@northstar.example', ...words]) await dialog.getByText(each).first().waitFor();
              mkdirSync('dist/screens/approval', { recursive: true });
              await page.screenshot({ path: `dist/screens/approval/${picture}.png` });
              await page.keyboard.press('Escape');
              await dialog.waitFor({ state: 'detached' });
            };
            const sets = ['A correction.', 'Three pots', 'mega', 'Before', 'After', /^900/];
            await opened('Set a pot’s value', jackpotId, [...sets, /^500\.30/], 'value');
            await opened('Set a collected seed', jackpotId, sets, 'collected-seed');
            await opened('Set a surplus seed', jackpotId, sets, 'surplus-seed');
            const won = 'The pot is won with what it holds then';
            await opened('Trigger a win', jackpotId, [won, 'p-7', 'mega', 'Before', /^500\.30/], 'trigger');
            const moved = ['A new game.', 'From', 'To', 'Three pots', 'Twin star', 'holds its money', 'Yes'];
            await opened('Transfer all pots', jackpotId, moved, 'transfer');
            const given = ['120: p-0, p-1', 'and 20 more', 'northstar:luna', 'one more bonus'];
            await opened('Award freespins', award.request_id, [...given, /^10 ×/, 'Harvest', /^600/], 'bonus');
            await opened('Award freespins', spins.request_id, [...given, /^20 ×/, 'Twenty spins', /^480/], 'freespins');
            await opened('Change settings', 'northstar', ['Before', 'After', '100'], 'settings');
            // From here on, each payment needs a second account.
            const { status } = await client.call('approveRequest', { path: { approval_request_id } });
            assert.is(status, 200);
            await ask('releaseWins', { body: { transaction_ids: [transaction] } });
            await ask('settleWins', { body: { transaction_ids: [transaction], reason: 'Paid by hand.' } });
            const paid = threePots({ id: 'paid', contribution_rules: { contribution_type: { Fixed: 2 } } });
            const names = { instance_name: 'Paid', instance_game_code: 'paid' };
            const { id } = await openJackpot(client, paid, instantiation(names));
            await client.call('contributeToInstance', { body: contribution(id) });
            const { body: cancels } = await client.call('listPendingCancels', {});
            const [{ transaction_id: debit }] = cancels;
            const returned = { reason: 'The wallet lost it.', reference: 'ticket 4711' };
            // Until the cancel that is being sent has failed, it is in flight.
            await until(async () => {
              const { failed } = await ask('settleCancels', { body: { transaction_ids: [debit], ...returned } });
              return failed[0].code;
            }, 'awaiting_approval');
            await page.reload();
            const win = ['p-1', 'northstar:luna', 'Three pots', 'minor, round 1', 'Before', 'Held', /5\.63/];
            await opened('Release a win', transaction, [...win, 'called until it has paid'], 'release');
            await opened('Settle a win', transaction, [...win, 'Paid by hand.', 'no credit is sent'], 'settle');
            const back = [
              'The wallet lost it.',
              'ticket 4711',
              'being cancelled',
              'Failed attempts',
              'no cancel is sent any more',
            ];
            await opened('Settle a debit', debit, [...back, 'p-1', /^2\.00/], 'debit');
            assert.equal(faults, []);
          });
        },
        { PITBOSS_WALLET_URL: wallet, PITBOSS_WALLET_SECRET: 'a-secret-of-both-sides' },
      ),
    ));
});
