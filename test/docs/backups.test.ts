// A long proof: it runs a platform, a standby and their backups, each a program.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readWalletList } from '../../cli/read-wallet-list.ts';
import { startReferenceWallet } from '../../clients/reference-wallet/process/reference-wallet.ts';
import { readReferenceWalletConfig } from '../../clients/reference-wallet/process/reference-wallet-config.ts';
import { run, watching } from '../cli/program.ts';
import { DRAINS_AT_ONCE } from '../support/drains-at-once.ts';
import { by, paidByPlayers, until } from '../support/paying-players.ts';
import { ADMINISTRATOR, Client, withFolder } from '../support/server.ts';
import { openJackpot, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { verifyFolder } from '../support/verify-folder.ts';
import { walletList } from '../support/wallet-list.ts';
import { outcome } from '../support/with-jackpot.ts';
import { blocksFor } from './blocks.ts';
import { type Command, commandsIn, wordsFor } from './guide.ts';

const blocks = blocksFor('docs/guides/backups.md', import.meta.filename);

const commandsOf = (section: string): Command[] => commandsIn(blocks.take(section, 'sh'));

const startWallet = (data: string, secret: string, port = '0') =>
  startReferenceWallet(
    readReferenceWalletConfig({ port, data }, { PITBOSS_WALLET_SECRET: secret, PITBOSS_LOG_LEVEL: 'silent' }),
    undefined,
    DRAINS_AT_ONCE,
  );

suite('docs/backups', (test) => {
  test('the guide works: backups, a standby that takes over from a server that still runs, a comparison, and the way back', () =>
    withFolder(async (cwd) => {
      const [byHand, kept] = commandsOf('By hand');
      const [serving] = commandsOf('While serving');
      const [restoring] = commandsOf('Restore');
      const [naming, comparing, settling, none] = commandsOf('Compare the wallet');
      const [standby, servingStandby] = commandsOf('A standby');
      if (!byHand || !kept || !serving || !restoring || !naming || !comparing || !settling || !none) throw new Error();
      if (!standby || !servingStandby) throw new Error('the guide has a standby');
      /** Runs a command as the guide has it. */
      const done = async (command: Command, flags: Readonly<Record<string, string>> = {}): Promise<string> => {
        const { status, stdout, stderr } = await run(wordsFor(command, flags), {
          cwd,
          environment: command.environment,
        });
        assert.is(status, 0, `${command.line}: ${stdout}${stderr}`);
        return stdout;
      };
      let wallet = await startWallet(join(cwd, 'wallet'), 'the-secret-of-both');
      const environment = {
        ...{ PITBOSS_WALLET_URL: wallet.url, PITBOSS_LOG_LEVEL: 'warn' },
        ...{ PITBOSS_ADMIN_USERNAME: ADMINISTRATOR.username, PITBOSS_ADMIN_PASSWORD: ADMINISTRATOR.password },
      };
      const serve = <Result>(
        command: Command,
        more: Readonly<Record<string, string>>,
        work: (client: Client, stop: () => Promise<number | null>, stderr: () => string) => Promise<Result>,
      ): Promise<Result> =>
        watching(
          wordsFor(command, { '--port': '0' }),
          async (program) => {
            const [url = ''] = await program.printed(/http:[^\s,]+/);
            const client = new Client(url);
            await client.login();
            const stop = async () => {
              program.send('SIGTERM');
              return (await program.ended).status;
            };
            return work(client, stop, program.stderr);
          },
          { cwd, environment: { ...environment, ...command.environment, ...more } },
        );
      const on = { '--data': './standby-data' };
      try {
        await serve(serving, { PITBOSS_WALLET_SECRET: 'the-secret-of-both' }, async (client) => {
          await registerOwners(client);
          const { id } = await openJackpot(client, paidByPlayers('sure', true));
          const contribute = async (to: Client, player: string) =>
            outcome(await to.call('contributeToInstance', { body: by(id, player) }));
          // The scheduled one has come by itself.
          await until(
            () => readdirSync(cwd).includes('backups') && readdirSync(join(cwd, 'backups')).length === 1,
            true,
          );
          assert.is(await contribute(client, 'p-1'), '200');
          await done(byHand);
          await done(kept);
          assert.is(await contribute(client, 'p-2'), '200');
          // The first machine cannot be reached, so the wallet gets a new secret.
          const { port } = new URL(wallet.url);
          await wallet.stop();
          wallet = await startWallet(join(cwd, 'wallet'), 'the-new-secret', port);
          assert.is(await contribute(client, 'p-3'), '422 wallet_refused_platform');
          writeFileSync(join(cwd, 'new-secret'), 'the-new-secret\n');
          assert.match(await done(standby), /On hold for northstar: /);
          await serve(servingStandby, {}, async (second, stop, stderr) => {
            assert.is(await contribute(second, 'p-1'), '503 wallet_on_hold');
            assert.match(stderr(), /"operator_id":"northstar",.*no payments and no contributions that players pay/);
            assert.is(await stop(), 0);
          });
          assert.match(await done(naming, on), /^northstar is on hold .* get its wallet's transactions from /);
          writeFileSync(join(cwd, 'wallet.csv'), walletList(join(cwd, 'wallet')));
          assert.match(
            await done(comparing, on),
            /1 to cancel, 0 to book as paid, 1 to look at\.\n.*\nNothing was changed/,
          );
          assert.match(await done(settling, on), /Settled, and lifted the hold of northstar/);
          await serve(servingStandby, {}, async (second, stop) => {
            for (const player of ['p-1', 'p-2', 'p-3']) assert.is(await contribute(second, player), '200');
            assert.is(await contribute(client, 'p-3'), '422 wallet_refused_platform');
            assert.is(await stop(), 0);
          });
        });
        // The first machine was killed; its folder takes a backup as well, and what it held is kept.
        assert.match(await done(restoring), /\nThe earlier content of the folder is in data\/before-restore-/);
        assert.is(await done(none), 'Lifted the hold of northstar.\n');
        for (const data of ['data', 'standby-data', 'copy']) {
          const { status, stdout } = await verifyFolder(join(cwd, data));
          assert.is(status, 0, stdout);
        }
      } finally {
        await wallet.stop();
      }
    }));

  test('the list that it shows can be read', () =>
    withFolder(async (folder) => {
      const file = join(folder, 'wallet.csv');
      writeFileSync(file, blocks.one('Compare the wallet', 'csv'));
      assert.equal(
        readWalletList(file).map(({ kind, playerId, amount }) => [kind, playerId, amount]),
        [
          ['debit', 'p-1001', 500_000n],
          ['cancel', 'p-1001', 0n],
          ['credit', 'p-1002', 12_340_000n],
        ],
      );
    }));

  test('every block has been run', () => {
    assert.equal(blocks.left(), []);
  });
});
