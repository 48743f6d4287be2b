import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { backup } from '../../cli/backup.ts';
import { CommandError } from '../../cli/command.ts';
import { reconcile } from '../../cli/reconcile.ts';
import { restore } from '../../cli/restore.ts';
import { readConfig } from '../../server/settings/config.ts';
import { STOP_LIMITS } from '../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../support/drains-at-once.ts';
import { by, paidByPlayers, startWalletSide, until, type WalletSide } from '../support/paying-players.ts';
import { printed } from '../support/printed.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { start } from '../support/start.ts';
import { instantiation, openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { change, select } from '../support/tables.ts';
import { verifyFolder } from '../support/verify-folder.ts';
import { walletList } from '../support/wallet-list.ts';

type Drill = {
  readonly folder: string;
  readonly data: string;
  readonly wallet: WalletSide;
  /** Serves while the work runs. */
  serving<Result>(work: (client: Client) => Promise<Result>): Promise<Result>;
  /** Runs `pitboss reconcile` on the folder. A refusal is its sentence. */
  reconciling(...words: string[]): Promise<{ readonly status: number | string; readonly stdout: string }>;
};

const drilling = (work: (drill: Drill) => Promise<void>): Promise<void> =>
  withFolder(async (folder) => {
    const data = join(folder, 'data');
    const wallet = await startWalletSide(join(folder, 'wallet'));
    const environment = {
      ...{ ...wallet.environment, PITBOSS_LOG_LEVEL: 'silent' },
      ...{ PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username, PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password },
    };
    const serving: Drill['serving'] = async (serve) => {
      const config = readConfig({ port: '0', data }, environment);
      const running = await start(config, undefined, { ...STOP_LIMITS, connections: DRAINS_AT_ONCE });
      try {
        const client = new Client(running.url, data);
        await client.login();
        return await serve(client);
      } finally {
        await running.stop();
      }
    };
    const reconciling = (...words: string[]) =>
      printed(() => reconcile(['--data', data, ...words], '').catch(sentenceOf));
    try {
      await work({ folder, data, wallet, serving, reconciling });
    } finally {
      await wallet.stop();
    }
  });

const sentenceOf = (error: unknown): string => {
  if (!(error instanceof CommandError)) throw error;
  return error.message;
};

/** Contributions that the operator pays win nothing, so that only players' money is at stake. */
const paidByOperator = (id: string) => ({
  ...paidByPlayers(id),
  contribution_rules: { contribution_type: { Fixed: 1 }, operator_contribution_percentage: '1' },
});

suite('cli/reconcile', (test) => {
  test('a restore: what the wallet did after the backup is found, given back or booked, and nothing moves twice', () =>
    drilling(async ({ folder, data, wallet, serving, reconciling }) => {
      const copy = join(folder, 'copy');
      const { id, sponsored, former } = await serving(async (client) => {
        await registerOwners(client);
        const { id } = await openJackpot(client, paidByPlayers('sure', true));
        const other = instantiation({ instance_game_code: 'sponsored' });
        const sponsored = (await openJackpot(client, paidByOperator('sponsored'), other)).id;
        // Of p-1 the wallet takes the debit, and no credit until after the backup.
        wallet.proxy.decide = ({ kind }) => (kind === 'credit' ? { before: true, status: 500, body: {} } : 'pass');
        assert.is((await client.call('contributeToInstance', { body: by(id, 'p-1') })).status, 200);
        await printed(() => backup(['--data', data, '--to', copy], ''));
        // The lost timeline: p-1 is paid, p-2 contributes and wins, and the administrator logs in.
        wallet.proxy.decide = () => 'pass';
        const owed = (await client.call('listWins', { query: { instance_id: id } })).body[0].transaction_id;
        await client.call('releaseWins', { body: { transaction_ids: [owed] } });
        await until(() => wallet.moved('p-1'), 9.5);
        const lost = by(id, 'p-2', { idempotency_key: 'round-2' });
        assert.is((await client.call('contributeToInstance', { body: lost })).status, 200);
        assert.is(wallet.moved('p-2'), 9.5);
        const { body } = await client.call('login', { body: ADMINISTRATOR, token: null });
        return { id, sponsored, former: body };
      });
      const list = join(folder, 'list.csv');
      writeFileSync(list, walletList(join(folder, 'wallet')));
      const restored = await printed(() => restore(['--from', copy, '--data', data], ''));
      assert.match(restored.stdout, /On hold for northstar: payments/);
      wallet.proxy.calls.splice(0);
      await serving(async (client) => {
        // No token from before counts.
        assert.is((await client.call('getOwnAccount', { token: former.token })).status, 401);
        const old = { token: former.refresh_token };
        assert.is((await client.call('exchangeToken', { body: old, token: null })).status, 401);
        const held = await client.call('contributeToInstance', { body: by(id, 'p-3') });
        assert.equal([held.status, held.body.code], [503, 'wallet_on_hold']);
        const free = await client.call('contributeToInstance', { body: by(sponsored, 'p-3') });
        assert.is(free.status, 200);
        const busy = await reconciling('--none').catch((error: Error) => error);
        assert.match(String(busy), /in use by another process/);
      });
      assert.equal(
        wallet.proxy.calls.filter(({ kind }) => kind !== 'authenticate'),
        [],
      );
      assert.match((await reconciling()).stdout, /^northstar is on hold since the restore of \S+: get its wallet's/);
      const dry = await reconciling('--wallet-list', list);
      assert.match(dry.stdout, /PAID .*\n {8}credit \S+:0, 10\.5 EUR, p-1, /);
      assert.match(dry.stdout, /CANCEL .*\n {8}debit \S+:debit, 1 EUR, p-2, /);
      assert.match(dry.stdout, /LOOK .*\n {8}credit \S+:0, 10\.5 EUR, p-2, /);
      assert.match(
        dry.stdout,
        /northstar: 4 in the list, 1 agree, 1 to cancel, 1 to book as paid, 1 to look at\.\nThe backup has /,
      );
      assert.match(dry.stdout, /everything up to \S+Z; the list goes from \S+Z to \S+Z\.\n/);
      assert.match(dry.stdout, /Nothing was changed\./);
      assert.match((await reconciling()).stdout, /is on hold/);
      const settled = await reconciling('--wallet-list', list, '--settle');
      assert.match(settled.stdout, /Settled, and lifted the hold of northstar\./);
      assert.match(
        (await reconciling()).stdout,
        /^No operator is on hold\.\ndebit \S+, 1 EUR, p-2 of northstar, \S+: being cancelled\ncredit .* p-2 .*: noted\n$/,
      );
      const between = await verifyFolder(data);
      assert.is(between.status, 0, between.stdout);
      assert.match(between.stdout, /\n {5}lost in a restore, being cancelled: 1 \(1 EUR\)\n/);
      await serving(async (client) => {
        // The debit comes back; what p-2 won stays, since it is the operator's decision.
        await until(() => wallet.moved('p-2'), 10.5);
        await until(
          () => select(data, 'select state from lost_transactions order by kind desc'),
          [{ state: 'cancelled' }, { state: 'noted' }],
        );
        assert.is(wallet.moved('p-1'), 9.5);
        // The key of the lost contribution is new to the store, and the lost debit is not paid twice.
        const again = await client.call('contributeToInstance', {
          body: by(id, 'p-2', { idempotency_key: 'round-2' }),
        });
        assert.is(again.status, 200);
        await until(() => wallet.moved('p-2'), 20);
        const { body } = await client.call('listAuditEvents', { query: { action: 'reconcileWallet' } });
        assert.is(body.length, 3);
      });
      const proven = await verifyFolder(data);
      assert.is(proven.status, 0, proven.stdout);
      assert.is(wallet.moved('p-3'), 0);
    }));

  test('a list that contradicts the store or is not complete is refused, and changes nothing', () =>
    drilling(async ({ folder, data, serving, reconciling }) => {
      const copy = join(folder, 'copy');
      await serving(async (client) => {
        await registerOwners(client);
        const { id } = await openJackpot(client, paidByPlayers('paid'));
        assert.is((await client.call('contributeToInstance', { body: by(id, 'p-1') })).status, 200);
        await printed(() => backup(['--data', data, '--to', copy], ''));
      });
      await printed(() => restore(['--from', copy, '--data', data], ''));
      const file = join(folder, 'list');
      const settling = (text: string, ...more: string[]) => {
        writeFileSync(file, text);
        return reconciling('--wallet-list', file, '--settle', ...more);
      };
      const header = 'id,kind,player,amount,currency,time\n';
      const whole = walletList(join(folder, 'wallet'));
      assert.match(String((await settling(header)).status), /has no transactions\. .* say --none/);
      const inCents = await settling(whole.replace(',1,EUR', ',100,EUR'));
      assert.match(inCents.stdout, /REFUSED is 100 EUR of p-1 in the list and 1 EUR of p-1 in the store/);
      assert.match(String(inCents.status), /contradicts the store/);
      const foreign = `${header}00000000-0000-7000-8000-000000000000:debit,debit,p-1,1,EUR,2026-01-01T00:00:00Z\n`;
      assert.match((await settling(foreign)).stdout, /before the backup, and yet the store does not know it/);
      // The store's contribution is later than the list's first record, and not in it.
      const other = `${header}bet-1,debit,p-1,5,EUR,2026-01-01T00:00:00Z\n`;
      const incomplete = await settling(other);
      assert.match(incomplete.stdout, /MISSING .*\n {8}\S+:debit\n.*; 1 are not of this platform/s);
      assert.match(String(incomplete.status), /The list lacks 1 .* add --accept-missing/);
      assert.match((await reconciling()).stdout, /is on hold/);
      assert.match((await settling(other, '--accept-missing')).stdout, /lifted the hold/);
      assert.match(String((await settling(whole)).status), /No operator is on hold\./);
      assert.equal(select(data, 'select * from lost_transactions'), []);
    }));

  test('--none lifts the hold, and words that make no sense are refused', () =>
    drilling(async ({ folder, data, serving, reconciling }) => {
      await serving(async (client) => {
        await registerOwners(client);
        await client.call('saveOperators', { body: [{ id: 'eaststar', name: 'Eaststar' }] });
        const { id } = await openJackpot(client, paidByPlayers('paid'));
        assert.is((await client.call('contributeToInstance', { body: by(id, 'p-1') })).status, 200);
      });
      const northstars = join(folder, 'list.csv');
      const lostDebit = 'ffffffff-ffff-7fff-8000-000000000000:debit,debit,p-2,1,EUR,2026-01-01T00:00:00Z';
      writeFileSync(northstars, `${walletList(join(folder, 'wallet'))}\n${lostDebit}\n`);
      await printed(() => backup(['--data', data, '--into', join(folder, 'copies')], ''));
      await printed(() => restore(['--data', data, '--from', join(folder, 'copies')], ''));
      const refused: readonly (readonly [words: string[], sentence: RegExp])[] = [
        [['--none'], /On hold are eaststar, northstar: choose one with --operator/],
        [['--none', '--operator', 'weststar'], /weststar is not on hold/],
        [['--none', '--settle'], /--none says that the wallet has moved nothing/],
        [['--settle'], /--settle needs --wallet-list/],
        [['--wallet-list', 'nowhere', '--operator', 'eaststar'], /Cannot read the list nowhere/],
        [
          ['--wallet-list', northstars, '--operator', 'eaststar', '--settle'],
          /also has transactions of northstar, .* add --shared; otherwise give the list of eaststar's wallet/,
        ],
      ];
      for (const [words, sentence] of refused) assert.match(String((await reconciling(...words)).status), sentence);
      assert.equal(select(data, 'select * from lost_transactions'), []);
      const shared = ['--wallet-list', northstars, '--shared', '--accept-missing'];
      assert.match(
        (await reconciling(...shared, '--operator', 'eaststar')).stdout,
        /1 to cancel, .* 1 are not of this/,
      );
      assert.is((await reconciling('--none', '--operator', 'eaststar')).stdout, 'Lifted the hold of eaststar.\n');
      assert.match((await reconciling()).stdout, /^northstar is on hold .*\n$/);
      assert.is((await reconciling('--none')).status, 0);
      // A second restore holds again, from the time of its backup on.
      await printed(() => restore(['--data', data, '--from', join(folder, 'copies')], ''));
      assert.match((await reconciling()).stdout, /eaststar is on hold .*\nnorthstar is on hold/);
      assert.ok(existsSync(join(data, 'pitboss.db')));
      assert.is(readdirSync(data).filter((name) => name.startsWith('before-restore-')).length, 2);
      change(data, 'update wallet_holds set since_ms = 300005');
      await printed(() => backup(['--data', data, '--to', join(folder, 'held')], ''));
      await printed(() => restore(['--data', data, '--from', join(folder, 'held')], ''));
      // Still unknown since the first backup.
      assert.match((await reconciling()).stdout, /from 1970-01-01T00:00:00\.005Z on/);
    }));
});
