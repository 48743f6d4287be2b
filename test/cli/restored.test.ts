// A long proof: it starts PostgreSQL.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { by, paidByPlayers, startWalletSide, until } from '../support/paying-players.ts';
import { FROM_SOURCE, type Program, withPrograms } from '../support/process.ts';
import { withRestorable } from '../support/restorable.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { instantiation, openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { walletList } from '../support/wallet-list.ts';
import { run, sentenceOf } from './program.ts';

const paidByOperator = (id: string) => ({
  ...paidByPlayers(id),
  contribution_rules: { contribution_type: { Fixed: 1 }, operator_contribution_percentage: '1' },
});

/** Of a process that ends by itself: the signal changes nothing. */
const statusOf = (server: Program) => server.end('SIGCONT');

suite('cli/restored', (test) => {
  test('a database that goes back under its servers ends them, and their next start puts the wallets on hold; what was lost is given back once', () =>
    withRestorable((database) =>
      withFolder((folder) =>
        withPrograms(async (start) => {
          const wallet = await startWalletSide(join(folder, 'wallet'));
          try {
            const withoutWallet = {
              PITBOSS_DATABASE: database.url,
              PITBOSS_LOG_LEVEL: 'warn',
              PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
              PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
            };
            const environment = { ...wallet.environment, ...withoutWallet };
            const folderOf = (name: string) => join(folder, name);
            const serve = (name: string, how: Record<string, string> = environment) =>
              start(['serve', '--port', '0', '--data', folderOf(name)], how);
            const pitboss = (...words: string[]) =>
              run([...words, '--data', folderOf('one')], { program: FROM_SOURCE, environment });
            const one = await serve('one');
            for (const name of ['other', 'new']) {
              mkdirSync(folderOf(name));
              cpSync(join(folderOf('one'), 'keys'), join(folderOf(name), 'keys'), { recursive: true });
            }
            const other = await serve('other');
            const [client, late] = [new Client(one.url), new Client(other.url)];
            await client.login();
            await registerOwners(client);
            const { id } = await openJackpot(client, paidByPlayers('sure', true));
            const game = instantiation({ instance_game_code: 'sponsored' });
            const sponsored = (await openJackpot(client, paidByOperator('sponsored'), game)).id;
            wallet.proxy.decide = ({ kind }) => (kind === 'credit' ? { before: true, status: 500, body: {} } : 'pass');
            assert.is((await client.call('contributeToInstance', { body: by(id, 'p-1') })).status, 200);
            await database.keep();
            // The lost timeline: p-1 is paid, p-2 contributes and wins, and the administrator logs in.
            wallet.proxy.decide = () => 'pass';
            await until(async () => (await late.call('login', { body: ADMINISTRATOR, token: null })).status, 200);
            await late.login();
            const wins = await late.call('listWins', { query: { instance_id: id } });
            await late.call('releaseWins', { body: { transaction_ids: [wins.body[0].transaction_id] } });
            await until(() => wallet.moved('p-1'), 9.5);
            const lost = by(id, 'p-2', { idempotency_key: 'round-2' });
            assert.is((await late.call('contributeToInstance', { body: lost })).status, 200);
            await until(() => wallet.moved('p-2'), 9.5);
            const { body: former } = await late.call('login', { body: ADMINISTRATOR, token: null });
            const list = join(folder, 'list.csv');
            writeFileSync(list, walletList(join(folder, 'wallet')));
            wallet.proxy.calls.splice(0);
            await database.restore();
            for (const server of [other, one]) {
              assert.is(await statusOf(server), 1, server.output());
              assert.match(server.output(), /the database has gone back in time: stopping/);
            }
            // One with an empty folder does not know, until another one does: it would send what is due.
            const unaware = await serve('new', withoutWallet);
            const again = await serve('other');
            assert.match(again.output(), /lacks transactions that this server has seen: .* On hold: northstar/);
            assert.is(await statusOf(unaware), 1, unaware.output());
            assert.match(unaware.output(), /the database is not as it was when this started: stopping/);
            const servers = [again, await serve('new')];
            for (const { url } of servers) {
              const at = new Client(url);
              assert.is((await at.call('getOwnAccount', { token: former.token })).status, 401);
              const old = { token: former.refresh_token };
              assert.is((await at.call('exchangeToken', { body: old, token: null })).status, 401);
              await at.login();
              const held = await at.call('contributeToInstance', { body: by(id, 'p-3') });
              assert.equal([held.status, held.body.code], [503, 'wallet_on_hold']);
              assert.is((await at.call('contributeToInstance', { body: by(sponsored, 'p-3') })).status, 200);
            }
            assert.equal(
              wallet.proxy.calls.filter(({ kind }) => kind !== 'authenticate'),
              [],
            );
            assert.match(sentenceOf(await pitboss('reconcile', '--none')), /Servers use the database/);
            for (const server of servers) assert.is(await server.end('SIGTERM'), 0, server.output());
            const settled = await pitboss('reconcile', '--wallet-list', list, '--settle');
            assert.is(settled.status, 0, settled.stderr);
            assert.match(settled.stdout, /PAID .*\n {8}credit \S+:0, 10\.5 EUR, p-1, /);
            assert.match(settled.stdout, /CANCEL .*\n {8}debit \S+:debit, 1 EUR, p-2, /);
            assert.match(settled.stdout, /Settled, and lifted the hold of northstar\./);
            // It has seen what is lost, and that this is settled.
            const last = await serve('one');
            assert.not.match(last.output(), /lacks transactions/);
            await until(() => wallet.moved('p-2'), 10.5);
            assert.is(wallet.moved('p-1'), 9.5);
            const verified = await pitboss('verify');
            assert.is(verified.status, 0, verified.stdout + verified.stderr);
            const at = new Client(last.url);
            await at.login();
            assert.is((await at.call('contributeToInstance', { body: by(id, 'p-4') })).status, 200);
            // By hand, as after a restore with new folders.
            const since = new Date(Date.now() - 3_600_000).toISOString();
            const said = await pitboss('restored', '--since', since);
            assert.is(said.status, 0, said.stderr);
            assert.match(said.stdout, new RegExp(`with everything up to ${since}\\.`));
            assert.match(said.stdout, /On hold for northstar: payments/);
            assert.is(await statusOf(last), 1, last.output());
            assert.match((await pitboss('reconcile')).stdout, /^northstar is on hold since/);
            const end = await serve('one');
            const there = new Client(end.url);
            await there.login();
            assert.is((await there.call('contributeToInstance', { body: by(id, 'p-5') })).status, 503);
            assert.is(await end.end('SIGTERM'), 0, end.output());
          } finally {
            await wallet.stop();
          }
        }),
      ),
    ));

  test('it is for databases', () =>
    withFolder(async (data) => {
      const refused = await run(['restored', '--data', data], { program: FROM_SOURCE, environment: {} });
      assert.is(refused.status, 1);
      assert.match(
        sentenceOf(refused),
        /This is for a store in a database\. Restore a data folder with pitboss restore\./,
      );
    }));
});
