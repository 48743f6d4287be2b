// A long proof: it kills a process at every step.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { by, startWalletSide, until, type WalletSide } from '../support/paying-players.ts';
import { type Program, runProgram, withPrograms } from '../support/process.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { sharedByActive } from '../support/shared-wins.ts';
import { openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { select } from '../support/tables.ts';
import type { Fault } from '../support/wallet-proxy.ts';

const PLAYERS = ['p-1', 'p-2', 'p-3', 'p-4'];

/** The platform as a process on its own folder, next to the reference wallet; its players share what one of them wins. */
type Stage = {
  readonly wallet: WalletSide;
  readonly data: string;
  /** p-1 wins; the reply may never come. */
  win(): Promise<void>;
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Proves that everyone has exactly what they are owed and was notified once, and that every balance follows from the ledger. */
  prove(): Promise<void>;
};

const withStage = (work: (stage: Stage) => Promise<void>, timeoutMs = 5000): Promise<void> =>
  withFolder((folder) =>
    withPrograms(async (start) => {
      const wallet = await startWalletSide(join(folder, 'wallet'), timeoutMs);
      const data = join(folder, 'platform');
      const environment = {
        ...wallet.environment,
        PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username,
        PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password,
        PITBOSS_LOG_LEVEL: 'error',
      };
      const serve = (): Promise<Program> => start(['serve', '--port', '0', '--data', data], environment);
      try {
        let program = await serve();
        let client = new Client(program.url);
        await client.login();
        await registerOwners(client);
        const { id } = await openJackpot(client, sharedByActive);
        for (const player of PLAYERS) await client.call('contributeToInstance', { body: by(id, player) });
        await work({
          wallet,
          data,
          win: async () => {
            const body = {
              instance_id: id,
              pot_id: 'pot',
              brand_id: 'northstar:luna',
              player_id: 'p-1',
              source_id: 'tri-star',
            };
            await client.call('triggerWin', { body }).catch(() => undefined);
          },
          kill: async () => {
            await program.end('SIGKILL');
          },
          restart: async () => {
            program = await serve();
            client = new Client(program.url);
            await client.login();
          },
          prove: async () => {
            const states = () => select(data, 'select distinct state from payouts').map(({ state }) => state);
            await until(states, ['paid']);
            const owed = select(data, 'select player_id, sum(pay) / 1000000.0 as pay from payouts group by player_id');
            assert.is(owed.length, PLAYERS.length);
            for (const { player_id, pay } of owed)
              assert.is(wallet.moved(String(player_id)).toFixed(2), Number(pay).toFixed(2), String(player_id));
            const count = (text: string) => Number(select(data, `select count(*) as n from ${text}`)[0]?.n);
            const payouts = count('payouts');
            assert.is(count("outbox where event_type = 'WinSettled'"), payouts);
            assert.is(count("ledger_entries where kind = 'payment'"), payouts);
            const verified = await runProgram(['verify', '--data', data]);
            assert.is(verified.status, 0, verified.stdout);
          },
        });
      } finally {
        await wallet.stop();
      }
    }),
  );

/** Every fault of a batch after which the platform knows either nothing or that no player was paid. */
const FAULTS: readonly [name: string, fault: Fault][] = [
  ['refused', { before: true, status: 400, body: {} }],
  ['not implemented', { before: true, status: 404, body: {} }],
  ['answered 409 after it acted', { status: 409, body: {} }],
  ['answered 500 before it acted', { before: true, status: 500, body: {} }],
  ['answered 500 after it acted', { status: 500, body: {} }],
  ['answered with a wrong body after it acted', { status: 200, body: { balance: 1 } }],
  [
    'answered with other totals after it acted',
    { status: 200, body: { total_amount: 1, total_jackpot_amount: 1, errors: [] } },
  ],
  [
    'answered with strangers after it acted',
    {
      status: 200,
      body: { total_amount: 1, total_jackpot_amount: 1, errors: [{ player_id: 'x', code: 'x', msg: 'x' }] },
    },
  ],
  ['silent before it acted', 'hang before'],
  ['silent after it acted', 'hang after'],
  ['broke off before it acted', 'drop before'],
  ['broke off after it acted', 'drop after'],
  ['repeated on the way', 'twice'],
];

suite('server/batches', (test) => {
  test('E4 pays every player exactly once, after any fault of the first batch of a win', () =>
    withStage(async ({ wallet, win, prove }) => {
      const faults = [...FAULTS];
      wallet.proxy.decide = ({ kind, transactionId }) =>
        kind === 'batch' && transactionId.endsWith(':b0') ? (faults.shift()?.[1] ?? 'pass') : 'pass';
      for (const _ of FAULTS) await win();
      await prove();
      assert.equal(faults, []);
      const batches = wallet.proxy.calls.filter(({ kind }) => kind === 'batch');
      assert.is(new Set(batches.map(({ transactionId }) => transactionId)).size, batches.length);
    }, 3000));

  for (const when of ['before', 'after'] as const)
    test(`kill -9 at a batch, ${when} the wallet acted, leads to another batch with the same transactions`, () =>
      withStage(async ({ wallet, win, kill, restart, prove }) => {
        const batches = () => wallet.proxy.calls.filter(({ kind }) => kind === 'batch');
        wallet.proxy.decide = ({ kind }) => (kind === 'batch' ? `hang ${when}` : 'pass');
        const won = win();
        await until(() => batches().length, 1);
        if (when === 'after') await until(() => wallet.moved('p-4') > 0, true);
        await kill();
        await won;
        wallet.proxy.decide = () => 'pass';
        await restart();
        await prove();
        const [first, again] = batches();
        assert.is(batches().length, 2);
        assert.equal(
          [first, again].map((batch) => batch?.transactionId.split(':')[1]),
          ['b0', 'b1'],
        );
        assert.is(first?.transactions.length, PLAYERS.length);
        assert.equal(again?.transactions, first?.transactions);
      }));

  test('repeated kill -9 while wins are paid loses no payment and makes none twice', () =>
    withStage(async ({ wallet, win, kill, restart, prove }) => {
      let calls = 0;
      wallet.proxy.decide = () => {
        calls += 1;
        return 'pass';
      };
      for (let round = 0; round < 4; round += 1) {
        const wins = [win(), win(), win()];
        const enough = calls + 1 + (round % 3);
        await until(() => calls >= enough, true);
        await kill();
        await Promise.all(wins);
        await restart();
      }
      await prove();
    }));
});
